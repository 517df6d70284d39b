"""Who gets the jokers: everybody's face on the band that chance alone explains, and what to make of it."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.analysis.chance.chances import TOO_FEW, Wanted, WhoGot, WhoGotWhat, beyond_chance
from game.messages.amounts import points, signed
from game.messages.functions import chances as say
from game.messages.language import named
from game.sentences.grammar import named_person, seat_name, seat_person
from game.sentences.my_games import spoken_face
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Piece,
    Rigid,
    Row,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    draw_nothing,
)
from game.toolkit.drawing.paint import dashes
from game.toolkit.drawing.theme import (
    CREAM,
    DIM,
    GOLD,
    GOOD,
    GOOD_RIM,
    HIGHLIGHT,
    INK,
    INK_SOFT,
    LINE,
    LOSS,
    LOSS_TEXT,
    PANEL,
    PANEL_DEEP,
    PAPER,
    PAPER_DIM,
    PAPER_RIM,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.plot import Sketch, round_step
from game.toolkit.widgets import Bar, Button, LiveScene, Segmented
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.empty_room import empty_room
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import draw_portrait, name_in
from game.ui.shared.requests import Ask, GoBack
from saves.players.people import person_key

NAMES_WIDTH: Final = 190
FACE: Final = 74
SHOULDER: Final = 0.3
"""The share of a row above and below its middle in which the band's edge is straight."""


class ChartRow(Struct, frozen=True):
    """Somebody's row: all values but `seen` are relative to an equal share."""

    person: PlayerAtTable
    seen: float
    off: float
    lower: float
    upper: float
    sentence: str
    is_inside: bool


class ChanceFace(Button):
    """A face with its number; a press says where it is."""

    def __init__(self, number: int, row: ChartRow, chosen: bool, on_press: Callable[[], None]) -> None:
        super().__init__(f"face/{number}", row.sentence, on_press)
        self.help_key = "face"
        self.tooltip = row.sentence
        self._row, self._chosen = row, chosen

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The face above, its number below; rose where chance doesn't explain it."""
        row, size = self._row, _number_size(kit, self.rect.h)
        height = kit.text.line(size, "number")
        side = self.rect.h - height * 2 // 3
        at = (self.rect.centerx - side // 2, self.rect.top)
        draw_portrait(kit, surface, row.person, at, side, self._chosen or self.hover)
        if not row.is_inside:
            _draw_ring(kit, surface, Rect(at, (side, side)), kit.theme.k * 6, kit.theme.k * 3)
        number = points(round(row.seen))
        width = kit.text.width(number, size, "number") + kit.theme.u(22)
        pill = Rect(self.rect.centerx - width // 2, self.rect.bottom - height, width, height)
        kit.paint.panel(surface, pill, PANEL_DEEP, 1, _ink(row), height // 2, 2)
        kit.text.draw(surface, number, pill.center, size, WHITE, "number", "center")


class ChanceChart(Box):
    """All of it in the place it is given; `is_luck` names the two sides."""

    def __init__(self, rows: Sequence[ChartRow], faces: Sequence[ChanceFace], *, is_luck: bool) -> None:
        self._rows, self._faces, self._is_luck = rows, faces, is_luck
        farthest = max(1.0, *(max(abs(row.off), -row.lower, row.upper) for row in rows))
        self._reach = 1.3 * farthest  # the values at the edge of the scale, so that there is an outside

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The headings, the names, the rows with their faces, and the scale below."""
        u, line = kit.theme.u, kit.text.line(20)
        over, below, names = line + u(22), 2 * line + u(22), u(NAMES_WIDTH)
        plot = Rect(rect.left + names, rect.top + over, rect.w - names - u(16), rect.h - over - below)
        yield Piece(rect, partial(self._draw, plot))
        row_height = plot.h / len(self._rows)
        size = _number_size(kit, int(row_height))
        number = kit.text.line(size, "number")
        height = min(min(u(FACE), round(row_height * 0.62)) + number * 2 // 3, int(row_height))
        height = max(number * 2, height)
        for at, (row, face) in enumerate(zip(self._rows, self._faces, strict=True)):
            width = max(height, kit.text.width(points(round(row.seen)), size, "number") + u(22))
            place = Rect(0, 0, width, height)
            place.center = (self._x(plot, row.off), round(plot.top + (at + 0.5) * row_height))
            face.fit_into(kit, place)
            face.window = None
            kit.adopt(face)
            yield Piece(face.rect, draw_nothing, face)

    def _x(self, plot: Rect, off: float) -> int:
        return round(plot.centerx + off / self._reach * plot.w / 2)

    def _draw(self, plot: Rect, kit: Kit, surface: Surface, rect: Rect) -> None:
        self._draw_scale(kit, surface, plot)
        self._draw_band(kit, surface, plot)
        u, text, row_height = kit.theme.u, kit.text, plot.h / len(self._rows)
        for y in range(plot.top, plot.bottom, 2 * u(8)):
            surface.fill(CREAM, Rect(plot.centerx - 1, y, max(2, u(2)), min(u(8), plot.bottom - y)))
        for at, row in enumerate(self._rows):
            y, room = round(plot.top + (at + 0.5) * row_height), u(NAMES_WIDTH - 14)
            name = name_in(text, seat_name((row.person.name,), 0), 26, room)
            text.draw(surface, name, (plot.left - u(NAMES_WIDTH), y), 26, CREAM, "strong", "left", room)
            end, thick = self._x(plot, row.off), max(3, u(6))
            surface.fill(_ink(row), Rect(min(plot.centerx, end), y - thick // 2, abs(end - plot.centerx), thick))
        self._draw_outside(kit, surface, plot)

    def _draw_scale(self, kit: Kit, surface: Surface, plot: Rect) -> None:
        u, text = kit.theme.u, kit.text
        over, below = plot.top - u(12) - text.line(20) // 2, plot.bottom + u(8) + text.line(20) // 2
        if self._is_luck:
            fewer, more, middle = say.fewer_luck(), say.more_luck(), say.equal_share_luck()
        else:
            fewer, more, middle = say.fewer(), say.more(), say.equal_share()
        text.draw(surface, fewer, (plot.left, over), 20, DIM, align="left")
        text.draw(surface, more, (plot.right, over), 20, DIM, align="right")
        text.draw(surface, middle, (plot.centerx, below + text.line(20)), 20, CREAM, align="center")
        step = round_step(self._reach, 4)
        for number in range(-int(self._reach / step), int(self._reach / step) + 1):
            x = self._x(plot, number * step)
            surface.fill(kit.theme.ink(LINE), Rect(x, plot.top, 1, plot.h))
            told = signed(number * step) if number else points(0)
            text.draw(surface, told, (x, below), 20, CREAM if not number else DIM, "number", "center")

    def _draw_band(self, kit: Kit, surface: Surface, plot: Rect) -> None:
        """The bands of all rows as one shape: straight beside each row, and from one to the next in a curve."""
        row_height, u = plot.h / len(self._rows), kit.theme.u
        lows = [self._x(plot, row.lower) - plot.left for row in self._rows]
        highs = [self._x(plot, row.upper) - plot.left for row in self._rows]
        down, up = _edge(highs, row_height, plot.h), _edge(lows[::-1], row_height, plot.h, upwards=True)
        band = Sketch(kit, plot, 0)
        band.body = (
            f'<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="{min(lows)}" y1="0" x2="{max(highs)}" '
            f'y2="0"><stop offset="0" stop-color="{GOOD}" stop-opacity=".75"/>'
            f'<stop offset=".5" stop-color="{GOOD_RIM}" stop-opacity=".34"/>'
            f'<stop offset="1" stop-color="{GOOD}" stop-opacity=".75"/></linearGradient></defs>'
            f'<path d="M{down} L{up} Z" fill="url(#b)" stroke="{GOOD_RIM}" '
            f'stroke-width="{max(2.0, kit.theme.k * 2.5)}"/>'
        )
        band.draw(surface)
        width, height = kit.text.width(say.band(), 22, "strong") + u(32), kit.text.line(22, "strong") + u(6)
        pill = Rect(plot.centerx - width // 2, plot.top - u(4) - height, width, height)
        kit.paint.panel(surface, pill, GOOD, 1, GOOD_RIM, height // 2, 2)
        kit.text.draw(surface, say.band(), pill.center, 22, WHITE, "strong", "center")

    def _draw_outside(self, kit: Kit, surface: Surface, plot: Rect) -> None:
        """An example outside: a ghost in the widest space beside the band, if it is wide enough."""
        u, row_height, side, rim = kit.theme.u, plot.h / len(self._rows), kit.theme.u(FACE), kit.theme.k * 3
        taken = [self._x(plot, max(row.upper, row.off)) + (u(60) if row.off > row.upper else 0) for row in self._rows]
        end, at = min((end, at) for at, end in enumerate(taken))
        left, width = end + u(16), plot.right - end - u(24)
        height = kit.text.wrapped_height(say.out_here(), 20, width, "text")
        if width < u(130) or side + height > row_height:
            return
        box = Rect(left, round(plot.top + (at + 0.5) * row_height - (side + height) / 2), width, side + height)
        ghost = Rect(box.centerx - side // 2, box.top, side, side)
        _draw_dashed_ring(kit, surface, ghost, rim)
        kit.text.draw(surface, "?", (box.centerx, box.top + side // 2), 30, LOSS_TEXT, "heading", "center")
        below = Rect(box.left, box.top + side, box.w, height)
        kit.text.paragraph(surface, say.out_here(), below, 20, LOSS_TEXT, "text", "center")


def _draw_dashed_ring(kit: Kit, surface: Surface, place: Rect, width: float) -> None:
    middle, radius = place.w / 2, place.w / 2 - width
    turns = [math.tau * step / 60 for step in range(61)]
    line = [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]
    ring = f'<path d="{dashes(line, 3 * width, 2 * width)}" fill="none" stroke="{LOSS}" stroke-width="{width}"/>'
    surface.blit(kit.paint.drawing(place.size, ring, (0, 0, *place.size)), place)


def _draw_ring(kit: Kit, surface: Surface, place: Rect, width: float, inset: float) -> None:
    """A rim round a face, whose middle is this far down its place."""
    ring = Sketch(kit, place, 0)
    middle = (place.x + place.w / 2, place.y + place.h / 2)
    ring.dot(middle, place.w / 2 - inset, f'fill="none" stroke="{LOSS}" stroke-width="{width}"')
    ring.draw(surface)


def _ink(row: ChartRow) -> str:
    return LOSS if not row.is_inside else GOLD if row.person.team == 0 else HIGHLIGHT


def _edge(xs: Sequence[int], row_height: float, height: int, upwards: bool = False) -> str:
    """A side of the band from its first row to its last, as the points of a path."""

    def at(x: float, y: float) -> str:
        return f"{x} {height - y if upwards else y:.1f}"

    path = at(xs[0], 0)
    for number, x in enumerate(xs):
        middle = (number + 0.5) * row_height
        if number:
            start, end = middle - (1 - SHOULDER) * row_height, middle - SHOULDER * row_height
            half = (start + end) / 2
            path += f" C{at(xs[number - 1], half)} {at(x, half)} {at(x, end)}"
        path += " L" + at(x, height if number == len(xs) - 1 else middle + SHOULDER * row_height)
    return path


def _number_size(kit: Kit, height: int) -> float:
    """The design size of the number below a face, which is half of this height."""
    return kit.text.within(22, height // 2, "number")


MOST_ROWS: Final = 6
"""Seats that have a row: those who played most."""


class ChancesShown(Struct, frozen=True):
    """Everybody's cards, as far as the records have been read; `faces` are those of the people of the house."""

    found: WhoGotWhat
    faces: Mapping[str, int] = {}
    wanted: Wanted = Wanted.JOKERS
    chosen: str = ""

    @property
    def seats(self) -> tuple[WhoGot, ...]:
        """The seats with a row, people first; the same ones whatever is counted."""
        most = sorted(self.found.seats, key=lambda seat: -seat.rounds)[:MOST_ROWS]
        return tuple(sorted(most, key=lambda seat: (seat.info.kind != "human", -seat.rounds)))

    @property
    def message(self) -> str:
        there = (seat for seat in self.seats if seat.who == self.chosen and seat.rounds_of(self.wanted))
        return next((spoken_face(seat.of(self.wanted)) for seat in there), "")


class WhoGetsScene(LiveScene[ChancesShown]):
    """One kind of cards after the other, chosen above the chart."""

    name = "chances"
    is_spoken = True
    first_focus = "field/wanted"

    def __init__(self, state: ChancesShown, ask: Ask) -> None:
        super().__init__(state)
        self.form.on_cancel = partial(ask, GoBack())

    def content(self, kit: Kit) -> Box:
        if not any(seat.rounds_of(wanted) for seat in self.state.seats for wanted in Wanted):
            room = empty_room(say.nothing_counted())
            return Column(Bar(say.who_gets_the_jokers(), [self.way_back]), Grow(Pad(room, 20, 16)))
        inside = Column(
            self._choice(kit),
            Grow(
                Row(
                    Grow(Panel(self._chart(), (20, 14), board(PANEL, 0.86))),
                    Sized(Column(Grow(self._sheet()), WidgetSlot(self._how(), 84), gap=16), width=480),
                    gap=20,
                    across="stretch",
                )
            ),
            gap=16,
        )
        return Column(Bar(say.who_gets_the_jokers(), [self.way_back]), Grow(Pad(inside, 20, 16)))

    def _choice(self, kit: Kit) -> Box:
        state = self.state
        names = [named("chances", "kind", what=wanted.name.lower()) for wanted in Wanted]
        weights = [kit.text.width(name, 23, "strong") + kit.theme.u(40) for name in names]
        choose = Segmented(
            "field/wanted",
            say.kinds(),
            names,
            state.wanted,
            lambda number: self.set_state(wanted=Wanted(number)),
            size=23,
            weights=weights,
        )
        found = state.found
        told = (
            say.counted_luck(found.looked_at, found.games)
            if state.wanted.is_luck
            else say.counted(found.rounds, found.games)
        )
        counted = Rigid(Words(told, 22, DIM, lines=1))
        row = Row(Sized(WidgetSlot(choose, 62, 0), width=sum(weights) / kit.theme.k), Grow(), counted, gap=20)
        return Panel(FirstThatFits(row, Grow(WidgetSlot(choose, 62, 0))), (14, 8), board(PANEL, 0.86))

    def _chart(self) -> Box:
        state = self.state
        seats = [seat for seat in state.seats if seat.rounds_of(state.wanted)]
        if not seats:
            return Grow(Box())
        rows = [self._row(seat) for seat in seats]
        faces = [
            ChanceFace(number, row, row.person.name == state.chosen, partial(self._choose, row.person.name))
            for number, row in enumerate(rows)
        ]
        told = Words(state.message or say.we_would_tell(), 23, CREAM)
        strip = Panel(told, (18, 10), board(PANEL_DEEP, 0.8, None, 12))
        left_out = []
        if len(state.found.seats) > len(state.seats):
            left_out = [Words(say.those_who_played_most(len(state.seats)), 20, DIM, lines=1)]
        chart = ChanceChart(rows, faces, is_luck=state.wanted.is_luck)
        return Column(*left_out, Grow(chart), Space(8), strip)

    def _choose(self, who: str) -> None:
        self.set_state(chosen=who)

    def _row(self, seat: WhoGot) -> ChartRow:
        tally, info = seat.tallies[self.state.wanted], seat.info
        low, high = tally.band
        face = self.state.faces.get(person_key(seat.who), info.portrait)
        return ChartRow(
            PlayerAtTable(seat.who, 0 if info.kind == "human" else 1, face),
            tally.seen,
            tally.seen - tally.expected,
            low - tally.expected,
            high - tally.expected,
            spoken_face(seat.of(self.state.wanted)),
            tally.is_inside,
        )

    def _sheet(self) -> Box:
        state = self.state
        sheet = chance_sheet(state.wanted, state.seats)
        told = [Space(14), Words(sheet.told, 25, INK_SOFT)] if sheet.told else []
        inside = Column(
            Picture(_cards, height=150),
            Space(20),
            Words(sheet.heading, 40, WINE, "heading"),
            Space(12),
            Words(sheet.sentence, 27, INK, "strong"),
            *told,
            Grow(),
            *([Space(12), Words(sheet.caveat, 23, PAPER_DIM)] if sheet.caveat else []),
        )
        return Panel(inside, (34, 28), board(PAPER, 1, PAPER_RIM, 18))

    def _how(self) -> Button:
        label, about = say.how_this_works(), say.how_this_works_about()
        return Button("button/how", label, self._explain, icon="help", sub=about, look=26)

    def _explain(self) -> None:
        self.show_note(say.how_this_works(), say.explained())


class ChanceSheet(Struct, frozen=True):
    """The text about one kind of card: a heading, a sentence, the result, and what to make of it."""

    heading: str
    sentence: str
    told: str = ""
    caveat: str = ""


def chance_sheet(wanted: Wanted, seats: Sequence[WhoGot]) -> ChanceSheet:
    """The conclusion from the faces on the chart. The warning considers everything on the screen, not just these
    faces.
    """
    rounds = max((seat.rounds_of(wanted) for seat in seats), default=0)
    if not rounds:
        return ChanceSheet(say.nothing_yet(), (say.nothing_counted_luck if wanted.is_luck else say.nothing_counted)())
    outside = [seat_name((seat.who,), 0) for seat in seats if not seat.tallies[wanted].is_inside]
    sentence = say.outside(outside)
    if rounds < TOO_FEW:
        return ChanceSheet(say.too_early(), sentence, say.few_rounds(), say.proves_nothing())
    if far := beyond_chance(wanted, seats):
        each = ((seat.of(wanted), named_person(seat.who).name) for seat in far)
        told = "\n".join(named("chances", "far_outside", got, who=who) for got, who in each)
        return ChanceSheet(say.second_look(), sentence, told)
    told = say.one_in_twenty() if outside else _extremes(wanted, seats, rounds)
    return ChanceSheet(say.just_chance(), sentence, told, say.proves_nothing())


def _extremes(wanted: Wanted, seats: Sequence[WhoGot], rounds: int) -> str:
    whole = [seat.of(wanted) for seat in seats if seat.rounds_of(wanted) == rounds]
    most, least = max(whole, key=lambda seat: seat.count), min(whole, key=lambda seat: seat.count)
    if most.count == least.count:
        return ""
    who = {"most": seat_person((most.who,), 0), "least": seat_person((least.who,), 0)}
    return named("chances", "extremes", most, **who, many=most.count, few=least.count, rounds=rounds)


def _cards(kit: Kit, surface: Surface, rect: Rect) -> None:
    width = min(kit.theme.u(120), round(rect.h * 0.66))
    for card, step in (("*R", -1), ("*B", 0), ("2H", 1)):
        at = (rect.centerx + round(step * width * 0.72), rect.centery + abs(step) * kit.theme.u(6))
        draw_card_askew(kit, surface, card, width, -9.0 * step, at, lift=7, fall=(-2, 5))
