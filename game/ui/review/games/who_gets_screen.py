"""Who gets the jokers: everybody's face on the band that chance alone explains, and what to make of it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.analysis.chance.chances import TOO_FEW, Wanted, WhoGot, WhoGotWhat, beyond_chance
from game.messages.functions import chances as say
from game.messages.language import named
from game.sentences.grammar import seat_name, seat_person
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Rigid,
    Row,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.theme import CREAM, DIM, INK, INK_SOFT, PANEL, PANEL_DEEP, PAPER, PAPER_DIM, PAPER_RIM, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, LiveScene, Segmented
from game.ui.review.games.chance_chart import ChanceChart, ChanceFace, ChartRow
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.requests import Ask, GoBack
from saves.players.people import person_key

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
        return next((spoken_face(self.wanted, seat) for seat in self.seats if seat.who == self.chosen), "")


class WhoGetsScene(LiveScene[ChancesShown]):
    """One kind of cards after the other, chosen above the chart."""

    name = "chances"
    is_spoken = True
    first_focus = "field/wanted"

    def __init__(self, state: ChancesShown, ask: Ask) -> None:
        super().__init__(state)
        self.form.on_cancel = partial(ask, GoBack())

    def content(self, kit: Kit) -> Box:
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
        alone = Grow(WidgetSlot(choose, 62, 0))
        row = Row(Sized(WidgetSlot(choose, 62, 0), width=sum(weights) / kit.theme.k), Grow(), counted, gap=20)
        return Panel(FirstThatFits(row, alone), (14, 8), board(PANEL, 0.86))

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
        low, height = tally.band
        is_person = info.kind == "human"
        face = self.state.faces.get(person_key(seat.who), info.portrait)
        return ChartRow(
            PlayerAtTable(seat.who, 0 if is_person else 1, face),
            tally.seen,
            tally.seen - tally.expected,
            low - tally.expected,
            height - tally.expected,
            spoken_face(self.state.wanted, seat),
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


def spoken_face(wanted: Wanted, seat: WhoGot) -> str:
    return named("chances", "face", seat.of(wanted))


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
        told = "\n".join(named("chances", "far_outside", seat.of(wanted)) for seat in far)
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
