"""The graph of a match: the expected lead after every turn beside what the seat's own cards brought, with the moment on
screen as a line that can be dragged. Where no lead is known yet, bars tell what every turn laid down.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import pairwise
from typing import Final

import pygame
from msgspec import Struct
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.ui.core.kit import Kit
from game.ui.core.paint import svg
from game.ui.core.targets import Target, target
from game.ui.core.theme import (
    CHART_LEVEL,
    CHART_LINE,
    CHART_OTHERS,
    CREAM,
    DIM,
    GOLD,
    LINE_LIGHT,
    LOSS,
    PANEL,
    ROW,
    TEAM_COLOURS,
    VEIL,
    WHITE,
    WINE,
)
from game.ui.moments.film import Film
from game.ui.widgets import Widget
from game.words import looking_back as words
from game.words.grammar import signed

DISC: Final = "M50 6A44 44 0 1 1 49.9 6Z"
"""The field where others did better, with more than two teams."""
FIELD: Final = 0.42
LEAST_DOT, MOST_DOT, POINTS_A_PIXEL = 15, 28, 40
"""Design pixels of a rose disc, at least and at most, and how many points make it a pixel larger."""
STEPS: Final = (100, 200, 500, 1000, 2000, 5000, 10_000, 20_000)
MOST_LINES: Final = 5
BESIDE_A_LEAD: Final = 0.4
"""The part of the height that the bars have where they stand in one picture with the lead."""
BAR_WIDE: Final = 12
"""Design pixels that a bar is wide, at most."""
STRIPE: Final = 5
"""Design pixels of a stripe in the bars of the team after the own one; twice as many for the next, and so on."""
GAP: Final = 3
"""Design pixels between two stripes."""
STILL_TO_COME: Final = 0.38
"""How much of its colour the bar of a turn has that is still to come."""


class LeadSpot(Struct, frozen=True):
    """The lead at a moment as it was expected in the end, and what the seat's own cards had brought by then."""

    moment: int
    expected: float
    cards: float


class GivenSpot(Struct, frozen=True):
    """Points given away at a moment."""

    moment: int
    points: float


class GraphModel(Struct, frozen=True):
    """What the graph shows, for one team; empty `lead` where it is not known. `experts` holds what might have come,
    from a moment on.
    """

    team: int
    label: str
    lead: tuple[LeadSpot, ...] = ()
    given: tuple[GivenSpot, ...] = ()
    experts: tuple[LeadSpot, ...] = ()
    told: str = ""
    """The same as sentences."""


class RoundHeading(Struct, frozen=True):
    """What stands above the field of a round: its name, and its totals where there are some and they have room."""

    round: int
    name: str
    points: str
    place: Rect
    room: int
    """Real pixels that it may take."""


class LeadGraph(Widget):
    """Rounds as alternating fields; a click or a drag goes to a moment, Left and Right are the scene's."""

    role = "slider"
    reach = 0

    def __init__(self, id: str, film: Film, on_go: Callable[[int], None]) -> None:
        super().__init__(id, words.GRAPH)
        self._film = film
        self._on_go = on_go
        self.model = GraphModel(0, words.GRAPH)
        self.moment = 0
        self.plot = Rect(0, 0, 0, 0)
        self.is_dragged = False
        self._kit: Kit | None = None
        self._rounds = _round_bounds(film)
        self._scale = _scale(self.model)
        self._lines: tuple[object, str] = ((), "")
        self._still: tuple[object, Surface] | None = None
        self._headings: tuple[object, list[RoundHeading]] = ((), [])
        self._drawn_at: int | None = None  # the moment that was drawn last
        self._bars: tuple[object, list[tuple[int, Rect, Color, Color]], list[Rect]] = ((), [], [])

    @property
    def value(self) -> str:
        """How far ahead the team was after each round."""
        return self.model.told

    @property
    def captures(self) -> bool:
        """While the line is dragged."""
        return self.is_dragged

    def show(self, model: GraphModel) -> None:
        """Other figures."""
        before, self.model, self.label, self.changed = self.model, model, model.label, True
        if (model.team, model.lead, model.experts) != (before.team, before.lead, before.experts):
            self._scale, self._lines, self._still = _scale(model), ((), ""), None
        if self._kit is not None:
            self.fit_into(self._kit, self.rect)

    # ---- where things lie

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Room for the rounds' names above, for the numbers at the left."""
        self.rect, self._kit = rect, kit
        u = kit.theme.u
        head = kit.text.line(21, "strong") + u(14)
        axis = max((kit.text.width(_number(v), 19, "number") for v in self._marks()), default=0) + u(18)
        foot = max(u(14), kit.text.line(19, "number") // 2)
        self.plot = Rect(rect.x + axis, rect.y + head, rect.w - axis - u(24), max(8, rect.h - head - foot))

    def along(self, moment: float) -> int:
        """Where a moment stands, in real pixels."""
        return self.plot.left + round(self.plot.w * moment / max(1, len(self._film) - 1))

    def _marks(self) -> range:
        low, high, step = self._scale
        return range(low, high + 1, step) if self.model.lead else range(0)

    def _up(self, value: float) -> int:
        low, high, _ = self._scale
        return self.plot.bottom - round(self.plot.h * (value - low) / (high - low))

    # ---- pointer

    def mouse(self, event: Event) -> bool:
        """Pressed and dragged it follows the pointer."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.is_dragged = True
        elif event.type == pygame.MOUSEMOTION and not (self.is_dragged and event.buttons[0]):
            self.is_dragged = False  # the button came up where the window could not see it
            return False
        elif event.type == pygame.MOUSEBUTTONUP:
            self.is_dragged = False
            self.changed = True
            return True
        share = (event.pos[0] - self.plot.left) / max(1, self.plot.w)
        self._on_go(min(len(self._film) - 1, max(0, round(share * (len(self._film) - 1)))))
        return True

    def let_go(self) -> None:
        """The pointer is elsewhere."""
        self.is_dragged = False

    def targets(self) -> list[Target]:
        """All of it, by its name."""
        label = f"{self.label}: {self.value}" if self.value else self.label
        return [target(self.id, label, self.rect, self.enabled)]

    # ---- picture

    def look(self) -> Hashable:
        """All but the moment, which moves alone."""
        return self.model

    def _round_at(self, moment: int) -> int:
        last = len(self._film) - 1
        there = (number for number, start, end in self._rounds if start <= moment < end or moment == end == last)
        return next(there, 0)

    def moved_places(self, kit: Kit) -> list[Rect]:
        """Where the moment was when this was asked last, and where it is, with the bars between that change colour, and
        the names of rounds where another one is golden.
        """
        before, self._drawn_at = self._drawn_at, self.moment
        if before is None or before == self.moment:
            return []
        side = max(16, kit.theme.u(26)) + 4
        places = [
            Rect(self.along(moment) - side // 2, self.rect.y, side, self.rect.h) for moment in (before, self.moment)
        ]
        first = self.model.lead[-1].moment if self.model.lead else -1
        if max(before, self.moment) >= first:
            places = [places[0].union(places[1]).inflate(2 * kit.theme.u(BAR_WIDE), 0)]
        if self._round_at(before) != self._round_at(self.moment):
            places.append(Rect(self.rect.x, self.rect.y, self.rect.w, self.plot.top - self.rect.y))
        return [place.clip(self.rect) for place in places]

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Fields, lines, discs, and the moment."""
        self._draw_still(kit, surface)
        self._draw_headings(kit, surface)
        self._draw_bars(kit, surface)
        self._draw_given(kit, surface)
        self._draw_now(kit, surface)

    def _draw_still(self, kit: Kit, surface: Surface) -> None:
        """What stays the same while the moment moves is copied with its ground, which never changes."""
        key = (kit.theme, tuple(self.rect))
        if self._still is not None and self._still[0] == key:
            surface.blit(self._still[1], self.rect)
            return
        self._draw_rounds(kit, surface)
        if self.model.lead:
            self._draw_marks(kit, surface)
            self._draw_lines(kit, surface)
        if surface.get_clip().contains(self.rect):
            self._still = (key, surface.subsurface(self.rect).copy())

    def _field(self, kit: Kit, start: int, end: int) -> Rect:
        u, left, right = kit.theme.u, self.along(start), self.along(end)
        return Rect(left, self.rect.y + u(2), max(1, right - left), self.plot.bottom - self.rect.y + u(6))

    def _draw_rounds(self, kit: Kit, surface: Surface) -> None:
        for number, start, end in self._rounds:
            if number % 2:
                kit.paint.panel(surface, self._field(kit, start, end), ROW, 0.6, None, 8)

    def _draw_headings(self, kit: Kit, surface: Surface) -> None:
        u, text, clip = kit.theme.u, kit.text, surface.get_clip()
        y = self.rect.y + text.line(21, "strong") // 2 + u(6)
        key = (kit.theme, tuple(self.rect), self.plot.left)
        if self._headings[0] != key:
            self._headings = (key, list(self._headings_of(kit)))
        round_now = self._round_at(self.moment)
        for heading in self._headings[1]:
            if clip.colliderect(heading.place):
                ink = GOLD if heading.round == round_now else CREAM
                name = text.draw(surface, heading.name, (heading.place.left, y), 21, ink, "strong", room=heading.room)
                if heading.points:
                    at = (name.right + u(12), y)
                    text.draw(surface, heading.points, at, 20, DIM, "number", room=heading.room)

    def _headings_of(self, kit: Kit) -> Iterator[RoundHeading]:
        """In the longest form that has room; none where even the number has none."""
        u, text = kit.theme.u, kit.text
        high = self.plot.top - self.rect.y
        for number, start, end in self._rounds:
            field = self._field(kit, start, end)
            sums = next((words.totals(score.totals) for score in self._film.scores if score.round == number), "")
            room = field.w - u(12)
            forms = ((words.round_(number), sums), (words.round_(number), ""), (str(number), ""))
            for name, points in forms:
                wide = text.width(name, 21, "strong")
                whole = wide + (u(12) + text.width(points, 20, "number") if points else 0)
                if whole <= room:
                    place = Rect(field.centerx - whole // 2, self.rect.y, whole, high)
                    yield RoundHeading(number, name, points, place, room)
                    break

    def _draw_marks(self, kit: Kit, surface: Surface) -> None:
        u = kit.theme.u
        least = kit.text.line(19, "number")
        last: int | None = None
        for value in self._marks():
            y = self._up(value)
            surface.fill(
                kit.theme.ink(LINE_LIGHT if value else CHART_LEVEL),
                Rect(self.plot.left, y, self.plot.w, 1 if value else 2),
            )
            if last is None or last - y >= least or not value:
                at = (self.plot.left - u(12), y)
                if last is None or last - y >= least:
                    kit.text.draw(surface, _number(value), at, 19, DIM, "number", "right")
                    last = y

    def _draw_lines(self, kit: Kit, surface: Surface) -> None:
        pad = max(6, kit.theme.u(10))
        frame = self.plot.inflate(2 * pad, 2 * pad)
        k = max(0.75, kit.theme.k)
        if self._lines[0] != (frame.size, k):  # the same until there are other figures, or another window
            self._lines = ((frame.size, k), self._lines_body(frame, k))
        body = self._lines[1]
        surface.blit(kit.paint.once(("lead", frame.size, body), lambda: svg(frame.size, body)), frame.topleft)

    def _lines_body(self, frame: Rect, k: float) -> str:
        def spots(values: Sequence[tuple[int, float]]) -> list[tuple[int, int]]:
            return [(self.along(moment) - frame.left, self._up(value) - frame.top) for moment, value in values]

        lead = spots([(spot.moment, spot.expected) for spot in self.model.lead])
        cards = spots([(spot.moment, spot.cards) for spot in self.model.lead])
        experts = spots([(spot.moment, spot.expected) for spot in self.model.experts])
        theirs = TEAM_COLOURS[(self.model.team + 1) % 2] if len(self._film.header.teams) == 2 else CHART_OTHERS
        return _lines_body(lead, cards, experts, TEAM_COLOURS[self.model.team], theirs, k)

    def _draw_bars(self, kit: Kit, surface: Surface) -> None:
        """What every turn laid down, for the part of the match whose lead is not known."""
        if not self.model.lead:
            surface.fill(kit.theme.ink(LINE_LIGHT), Rect(self.plot.left, self.plot.bottom, self.plot.w, 1))
        first = self.model.lead[-1].moment if self.model.lead else -1
        key = (first, tuple(self.plot), kit.theme, self.model.team)
        if self._bars[0] != key:
            bars = list(self._bars_from(kit, first))
            self._bars = (key, bars, [place for _, place, _, _ in bars])
        _, bars, places = self._bars
        for n in surface.get_clip().collidelistall(places):
            start, place, past, still_to_come = bars[n]
            surface.fill(past if start < self.moment else still_to_come, place)

    def _bars_from(self, kit: Kit, first: int) -> Iterator[tuple[int, Rect, Color, Color]]:
        """Of each turn from a moment on: when it began, its bar, or its stripes, their colour once it is past and
        before.
        """
        turns = [turn for turn in self._film.turns if turn.start >= first and turn.points]
        most = max((turn.points for turn in turns), default=0)
        base, share = self.plot.bottom, BESIDE_A_LEAD if self.model.lead else 0.9
        teams = max(1, len(self._film.header.teams))
        for turn in turns:
            tall = max(2, round((self.plot.h - 6) * share * turn.points / most))
            left, right = self.along(turn.start), self.along(turn.end)
            ink = Color(TEAM_COLOURS[turn.team])
            bar = Rect(left, base - tall, max(1, min(right - left - 1, kit.theme.u(BAR_WIDE))), tall)
            for place in striped(kit, bar, (turn.team - self.model.team) % teams):
                yield turn.start, place, ink, Color(PANEL).lerp(ink, STILL_TO_COME)

    def _draw_given(self, kit: Kit, surface: Surface) -> None:
        for given in self.model.given:
            side = max(11, kit.theme.u(min(MOST_DOT, LEAST_DOT + given.points / POINTS_A_PIXEL)))
            at = (self.along(given.moment), self._height_at(given.moment))
            disc = kit.paint.path(DISC, side, LOSS, rim=WINE)
            surface.blit(disc, (at[0] - side // 2, at[1] - side // 2))

    def _height_at(self, moment: int) -> int:
        """Where the line of the lead is at a moment; without one low in the plot."""
        lead = self.model.lead
        before = bisect_right(lead, moment, key=lambda spot: spot.moment) - 1
        after = bisect_left(lead, moment, key=lambda spot: spot.moment)
        if not lead:
            return self.plot.bottom - self.plot.h // 6
        if before < 0 or after == len(lead):
            return self._up(lead[0 if before < 0 else -1].expected)
        left, right = lead[before], lead[after]
        share = (moment - left.moment) / max(1, right.moment - left.moment)
        return self._up(left.expected + share * (right.expected - left.expected))

    def _draw_now(self, kit: Kit, surface: Surface) -> None:
        x = self.along(self.moment)
        wide = max(2, kit.theme.u(3))
        surface.fill(WHITE, Rect(x - wide // 2, self.plot.top - 4, wide, self.plot.h + 8))
        side = max(16, kit.theme.u(26))
        knob = kit.paint.path(DISC, side, WHITE, rim=VEIL)
        surface.blit(knob, (x - side // 2, self._height_at(self.moment) - side // 2))


def striped(kit: Kit, bar: Rect, team: int) -> list[Rect]:
    """A bar as it is filled: that of the own team, 0, whole, those of the others in stripes that do not stand on the
    ground, the longer the further from it they play; so no team is told by its colour alone.
    """
    if not team:
        return [bar]
    stripe, gap = max(2, kit.theme.u(STRIPE)) * team, max(2, kit.theme.u(GAP))
    tops = range(bar.bottom - gap - stripe, bar.top - stripe, -(stripe + gap))
    stripes = [Rect(bar.x, max(top, bar.top), bar.w, min(stripe, top + stripe - bar.top)) for top in tops]
    return stripes or [Rect(bar.x, bar.top, bar.w, min(2, bar.h))]


def _scale(model: GraphModel) -> tuple[int, int, int]:
    """Lowest and highest number, and the step between two lines."""
    spots = (*model.lead, *model.experts)
    values = [0.0, *(spot.expected for spot in spots), *(spot.cards for spot in model.lead)]
    low, high = min(values), max(values)
    for step in STEPS:
        bottom, top = int(low // step * step), int(-(-high // step) * step)
        if (top - bottom) // step < MOST_LINES:
            break
    return bottom, max(top, bottom + step), step


def _number(value: int) -> str:
    return signed(value) if value else "0"


def _round_bounds(film: Film) -> tuple[tuple[int, int, int], ...]:
    """Each round with its first moment and that of the next; the last one ends with the match."""
    starts = [n for n, shot in enumerate(film.shots) if shot.starts_round] or [0]
    ends = [*starts[1:], len(film) - 1]
    return tuple((film.round_at(start), start, end) for start, end in zip(starts, ends, strict=True))


def _lines_body(
    lead: Sequence[tuple[int, int]],
    cards: Sequence[tuple[int, int]],
    experts: Sequence[tuple[int, int]],
    mine: str,
    theirs: str,
    k: float,
) -> str:
    """Both lines with the field between them as SVG: in the own colour where the team did better than its cards."""
    fields = {mine: "", theirs: ""}
    for colour, shape in _fields(lead, cards, mine, theirs):
        fields[colour] += "M" + "L".join(f"{x} {y}" for x, y in shape) + "Z"
    areas = "".join(
        f'<path d="{path}" fill="{colour}" fill-opacity="{FIELD}"/>' for colour, path in fields.items() if path
    )
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{2.4 * k:.1f}" fill="{CHART_LINE}"/>' for x, y in _apart(cards, 9 * k)
    )
    look = 'fill="none" stroke-linejoin="round"'
    body = f'{areas}<path d="{_path(cards)}" {look} stroke="{CHART_LINE}" stroke-opacity=".55" stroke-width="{2 * k}"/>'
    body += dots
    for ink, wide in ((PANEL, 9), (GOLD, 4.5)):
        body += f'<path d="{_path(lead)}" {look} stroke="{ink}" stroke-width="{wide * k}"/>'
    if len(experts) > 1:
        body += f'<path d="{_path(experts)}" {look} stroke="{GOLD}" stroke-opacity=".7" stroke-width="{2 * k}"/>'
    return body


def _path(spots: Sequence[tuple[int, int]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in spots)


def _fields(
    lead: Sequence[tuple[int, int]], cards: Sequence[tuple[int, int]], mine: str, theirs: str
) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """What lies between two points of both lines, cut where they cross. Real pixels grow downwards."""
    for (left, right), (low_left, low_right) in zip(pairwise(lead), pairwise(cards), strict=True):
        before, after = low_left[1] - left[1], low_right[1] - right[1]
        if before * after >= 0:
            yield (mine if before + after > 0 else theirs), [left, right, low_right, low_left]
            continue
        share = before / (before - after)
        cross = (left[0] + share * (right[0] - left[0]), left[1] + share * (right[1] - left[1]))
        yield (mine if before > 0 else theirs), [left, cross, low_left]
        yield (mine if after > 0 else theirs), [cross, right, low_right]


def _apart(spots: Sequence[tuple[int, int]], least: float) -> Iterator[tuple[int, int]]:
    """Points that do not run into each other."""
    last: tuple[int, int] | None = None
    for spot in spots:
        if last is None or spot[0] - last[0] >= least:
            last = spot
            yield spot
