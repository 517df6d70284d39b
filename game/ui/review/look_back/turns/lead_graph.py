"""The graph of a match: the expected lead after every turn, the moments at which points were given away, and the
current moment as a draggable line. Where no lead is known yet, it shows that of the cards laid down.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct
from pygame import MOUSEBUTTONDOWN, MOUSEBUTTONUP, MOUSEMOTION, Event, Rect, Surface

from game.messages.functions import looking_back as say
from game.messages.language import Message, nothing
from game.toolkit.drawing.theme import (
    CHART_LEVEL,
    CREAM,
    GOLD,
    INK,
    LOSS,
    PANEL,
    ROW,
    TEAM_COLOURS,
    VEIL,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.plot import Plot, Sketch, Spot
from game.toolkit.widgets import Widget
from game.ui.shared.moments.film import Film

DISC: Final = "M50 6A44 44 0 1 1 49.9 6Z"
DOT, NUMBERED_DOT, NUMBER_LETTERS = 18, 36, 24
"""Design pixels of a rose disc, of the current one with the number of its question, and the letters of this."""
KNOB, RIM = 26, 14
"""Design pixels of the white disc of the moment, and by how much it is wider than a rose one that it rims."""
SIDE_LETTERS, HEADING_LETTERS = 30, 32
"""Letters of the two sides of zero, and of the rounds' names."""


class LeadSpot(Struct, frozen=True):
    """The final expected lead at a moment."""

    moment: int
    expected: float


class GivenSpot(Struct, frozen=True):
    """Points given away at a moment; the `number` of the question about it, 0 if none is asked."""

    moment: int
    points: float
    number: int = 0


class GraphModel(Struct, frozen=True):
    """What the graph shows, for one team; empty `lead` if unknown."""

    team: int
    label: Message
    lead: tuple[LeadSpot, ...] = ()
    laid: tuple[LeadSpot, ...] = ()
    """From where no lead is known: that of the cards laid down."""
    given: tuple[GivenSpot, ...] = ()
    told: Message = nothing
    """The same as sentences."""
    is_yours: bool = False


class RoundHeading(Struct, frozen=True):
    """The name above a round's field."""

    round: int
    name: str
    place: Rect
    room: int
    """Its greatest width in real pixels."""


class GraphPlot(Plot):
    """The graph in its `rect`: rounds as alternating fields, space for their names above and for numbers at the
    left.
    """

    def __init__(self, kit: Kit, rect: Rect, film: Film, model: GraphModel) -> None:
        self.rect, self.film, self.model = rect, film, model
        self._line = (*model.lead, *model.laid)
        values = [0.0, *(one.expected for one in self._line)]
        lower = min(values)
        upper = max(*values, lower + 50)
        u, text = kit.theme.u, kit.text
        head = text.line(HEADING_LETTERS, "strong") + u(14)
        self.sides = say.ahead(model.is_yours), say.behind(model.is_yours)
        axis = max(text.width(side, SIDE_LETTERS, "strong") for side in self.sides) + u(16)
        foot = u(14)
        place = Rect(rect.x + axis, rect.y + head, rect.w - axis - u(24), max(8, rect.h - head - foot))
        super().__init__(kit, place, lower, upper)

    def along(self, moment: float) -> int:
        """A moment's place, in real pixels."""
        return self.place.left + round(self.place.w * moment / max(1, len(self.film) - 1))

    def height_at(self, moment: int) -> int:
        """Where the line of the lead is at a moment."""
        line = self._line or (LeadSpot(0, 0),)
        left = line[max(0, bisect_right(line, moment, key=lambda spot: spot.moment) - 1)]
        right = line[min(len(line) - 1, bisect_left(line, moment, key=lambda spot: spot.moment))]
        share = (moment - left.moment) / max(1, right.moment - left.moment)
        return self.y_of(left.expected + share * (right.expected - left.expected))

    @cached_property
    def rounds(self) -> tuple[tuple[int, int, int], ...]:
        """Each round with its first moment and that of the next; the last one ends with the match."""
        film = self.film
        starts = [n for n, shot in enumerate(film.shots) if shot.starts_round] or [0]
        ends = [*starts[1:], len(film) - 1]
        return tuple((film.round_at(start), start, end) for start, end in zip(starts, ends, strict=True))

    def round_at(self, moment: int) -> int:
        """The number of a moment's round; 0 for none."""
        last = len(self.film) - 1
        there = (number for number, start, end in self.rounds if start <= moment < end or moment == end == last)
        return next(there, 0)

    def _field(self, start: int, end: int) -> Rect:
        u, left, right = self.kit.theme.u, self.along(start), self.along(end)
        return Rect(left, self.rect.y + u(2), max(1, right - left), self.place.bottom - self.rect.y + u(6))

    @cached_property
    def headings(self) -> tuple[RoundHeading, ...]:
        """The rounds' names in the longest form that fits; none if even the number doesn't."""
        found, u, text = list[RoundHeading](), self.kit.theme.u, self.kit.text
        for number, start, end in self.rounds:
            field = self._field(start, end)
            room = field.w - u(12)
            for name in (say.round(number), str(number)):
                if (width := text.width(name, HEADING_LETTERS, "strong")) <= room:
                    place = Rect(field.centerx - width // 2, self.rect.y, width, self.place.top - self.rect.y)
                    found.append(RoundHeading(number, name, place, room))
                    break
        return tuple(found)

    def draw_still(self, surface: Surface) -> None:
        """Everything that stays while the moment moves: the rounds' fields, the numbers, the lead with a field between
        it and zero, thin lines for what is only likely.
        """
        for number, start, end in self.rounds:
            if number % 2:
                self.kit.paint.panel(surface, self._field(start, end), ROW, 0.6, None, 8)
        zero, text = self.y_of(0), self.kit.text
        surface.fill(self.kit.theme.ink(CHART_LEVEL), Rect(self.place.left, zero, self.place.w, 2))
        for end, side in zip((self.rect.top, self.rect.bottom), self.sides, strict=True):
            at = (self.place.left - self.kit.theme.u(12), (zero + end) // 2)
            if abs(zero - end) >= text.line(SIDE_LETTERS, "strong"):  # otherwise the lead is hardly ever on this side
                text.draw(surface, side, at, SIDE_LETTERS, CREAM, "strong", "right")
        model, colour = self.model, TEAM_COLOURS[self.model.team]
        sketch = Sketch(self.kit, self.place, 10)
        if self._line:
            sketch.field(self._spots(self._line), self.y_of(0), colour)
        for line, ink, width in (
            (model.lead, PANEL, 7),
            (model.lead, colour, 4),
            (model.laid, colour, 2),
        ):
            sketch.line(
                self._spots(line), ink, round(max(0.75, self.kit.theme.k) * width, 1), 'stroke-linejoin="round"'
            )
        sketch.draw(surface)

    def _spots(self, line: Sequence[LeadSpot]) -> list[Spot]:
        return [(self.along(spot.moment), self.y_of(spot.expected)) for spot in line]


class LeadGraph(Widget):
    """What moves with the moment, over the still picture of the same graph: discs, the golden name, the line. A click
    or a drag goes to a moment; the scene handles Left and Right.
    """

    reach = 0
    doing = (*Widget.doing, "is_dragged", "_in_place")
    unseen = Widget.unseen | {"hover", "is_dragged"}

    def __init__(self, film: Film, model: GraphModel, moment: int, on_go: Callable[[int], None]) -> None:
        super().__init__("timeline", model.label())
        self.film, self.model, self.moment = film, model, moment
        self._on_go = on_go
        self.is_dragged = False
        self._in_place: GraphPlot | None = None

    @property
    def value(self) -> str:
        return self.model.told()

    @property
    def captures(self) -> bool:
        return self.is_dragged

    @property
    def graph(self) -> GraphPlot:
        assert self._in_place is not None
        return self._in_place

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.rect, there = rect, self._in_place
        if there is None or (there.kit.theme, there.rect, there.model) != (kit.theme, rect, self.model):
            self._in_place = GraphPlot(kit, rect, self.film, self.model)

    # ---- pointer

    def mouse(self, event: Event) -> bool:
        if event.type == MOUSEBUTTONDOWN:
            self.is_dragged = True
        elif event.type == MOUSEMOTION and not (self.is_dragged and event.buttons[0]):
            self.is_dragged = False  # the button was released outside the window
            return False
        elif event.type == MOUSEBUTTONUP:
            self.is_dragged = False
            return True
        plot, last = self.graph.place, len(self.film) - 1
        self._on_go(min(last, max(0, round((event.pos[0] - plot.left) / max(1, plot.w) * last))))
        return True

    # ---- picture

    def changed_places(self, before: Mapping[str, object]) -> Sequence[Rect] | None:
        """The moment's old and new place, and the names of rounds if another one is golden."""
        match before:
            case {"moment": int(moment)} if len(before) == 1:
                return self._around(moment)
        return None

    def _around(self, before: int) -> list[Rect]:
        graph, u = self.graph, self.graph.kit.theme.u
        side = max(16, u(NUMBERED_DOT + RIM)) + 4
        places = [
            Rect(graph.along(moment) - side // 2, self.rect.y, side, self.rect.h) for moment in (before, self.moment)
        ]
        if graph.round_at(before) != graph.round_at(self.moment):
            places.append(Rect(self.rect.x, self.rect.y, self.rect.w, graph.place.top - self.rect.y))
        return [place.clip(self.rect) for place in places]

    def draw(self, kit: Kit, surface: Surface) -> None:
        self._draw_headings(kit, surface)
        self._draw_given(kit, surface)
        self._draw_now(kit, surface)

    def _draw_headings(self, kit: Kit, surface: Surface) -> None:
        u, text, clip = kit.theme.u, kit.text, surface.get_clip()
        y = self.rect.y + text.line(HEADING_LETTERS, "strong") // 2 + u(6)
        round_now = self.graph.round_at(self.moment)
        for heading in self.graph.headings:
            if clip.colliderect(heading.place):
                ink = GOLD if heading.round == round_now else CREAM
                at = (heading.place.left, y)
                text.draw(surface, heading.name, at, HEADING_LETTERS, ink, "strong", room=heading.room)

    def _draw_given(self, kit: Kit, surface: Surface) -> None:
        for given in self.model.given:
            if given.moment != self.moment:
                self._draw_disc(kit, surface, given.moment, DOT, LOSS, WINE)

    def _draw_now(self, kit: Kit, surface: Surface) -> None:
        x, plot = self.graph.along(self.moment), self.graph.place
        width = max(2, kit.theme.u(3))
        surface.fill(WHITE, Rect(x - width // 2, plot.top - 4, width, plot.h + 8))
        here = next((given for given in self.model.given if given.moment == self.moment), None)
        number = here.number if here is not None else 0
        dot = NUMBERED_DOT if number else DOT
        self._draw_disc(kit, surface, self.moment, KNOB if here is None else dot + RIM, WHITE, VEIL)
        if here is not None:
            self._draw_disc(kit, surface, self.moment, dot, LOSS, WINE)
        if number:
            at = x, self.graph.height_at(self.moment)
            kit.text.draw(surface, str(number), at, NUMBER_LETTERS, INK, "strong", "center")

    def _draw_disc(self, kit: Kit, surface: Surface, moment: int, width: float, ink: str, rim: str) -> None:
        side = max(12, kit.theme.u(width))
        at = self.graph.along(moment) - side // 2, self.graph.height_at(moment) - side // 2
        surface.blit(kit.paint.path(DISC, side, ink, rim=rim), at)
