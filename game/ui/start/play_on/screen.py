"""Playing on from a moment of another match: who sits where from now on, and whether hidden cards stay.

The choices are one frozen value; the other match is only read.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, Self

import msgspec
from msgspec.structs import replace

from game.messages.functions import play_on as say
from game.portrait_art import looks_for
from game.sentences.grammar import seat_person
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
)
from game.toolkit.drawing.theme import DIM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dropdown, Scroll, ScrollBar, Segmented
from game.ui.shared.models import SeatChoice
from game.ui.shared.requests import Ask, AskingScene, BeginBranch, PlayOn
from game.ui.start.new_game.choices import as_kind, refuse_names, with_distinct_names, with_seat
from game.ui.start.new_game.round_table import Chair, RoundTable
from game.ui.start.new_game.seat_editor import seat_parts, shown_seats

MOST_AT_SMALL: Final = 4
"""Seats that fit at a low table."""


class PlayOnModel(msgspec.Struct, frozen=True, kw_only=True):
    """The choices. `knowers` are the seats from whose view hidden cards can be re-dealt, none if nothing is hidden; if
    `may_stay` is False they must be.
    """

    start: PlayOn
    name: str
    """The new game's name."""
    moment: str
    seats: tuple[SeatChoice, ...]
    teams: int
    knowers: tuple[int, ...]
    may_stay: bool


class PlayOnState(msgspec.Struct, frozen=True):
    """Who plays on; `knower` is the number of the seat from whose view hidden cards are re-dealt."""

    model: PlayOnModel
    seats: tuple[SeatChoice, ...]
    is_anew: bool
    knower: int = 0
    seat: int = 0
    """The editable one."""

    @property
    def anew_for(self) -> int | None:
        """The seat from whose view hidden cards are re-dealt."""
        return self.model.knowers[self.knower] if self.is_anew else None

    @property
    def about_hidden(self) -> str:
        """What happens to the hidden cards."""
        if not self.model.knowers:
            return say.nothing_hidden()
        if self.anew_for is None:
            return say.stay_why()
        return say.anew_why(seat_person([seat.name for seat in self.model.seats], self.anew_for))

    @property
    def message(self) -> str:
        return say.heard(self.model.moment, self.about_hidden)

    @property
    def looks(self) -> tuple[int, ...]:
        return looks_for([seat.name for seat in self.seats], [seat.look for seat in self.seats])

    @property
    def seated(self) -> tuple[SeatChoice, ...]:
        faces = zip(self.seats, self.looks, strict=True)
        return with_distinct_names([replace(seat, name=seat.name.strip(), look=look) for seat, look in faces])

    def with_choice(self, number: int, choice: SeatChoice) -> Self:
        before = self.seats[number]
        if before.human != choice.human:
            choice = as_kind(before, choice.human, self.seats, number)
        return replace(self, seats=with_seat(self.seats, number, choice))


class PlayOnScene(AskingScene[PlayOnState]):
    """Seats on the left, hidden cards on the right, one golden button."""

    name = "play_on"
    is_spoken = True
    first_focus = "button/start"

    def __init__(self, model: PlayOnModel, ask: Ask) -> None:
        is_anew = not model.may_stay and bool(model.knowers)
        super().__init__(PlayOnState(model, model.seats, is_anew), ask)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        columns = Row(Share(self._who(), 0.5), Share(self._cards(), 0.5), gap=24, across="stretch")
        return Column(Bar(say.title(), [self.way_back]), Grow(Pad(Sized(columns, most_width=1640), 36, 22, 24)))

    def _who(self) -> Box:
        """The table, and below it the last seat pressed."""
        state = self.state
        seats = shown_seats(state.seats, state.looks, state.model.teams)
        choose = self.set_state
        chairs = [Chair(one.chair, partial(choose, seat=one.seat), is_picked=one.seat == state.seat) for one in seats]
        bar = ScrollBar("field/scroll", say.who_plays())
        change = partial(state.with_choice, state.seat)
        parts = seat_parts(seats[state.seat], lambda choice: self.set_state(change(choice)), self.open)
        editor = Column(*parts, gap=12)
        below = FirstThatFits(editor, Scroll(editor, bar))
        table = Sized(RoundTable(chairs), height=480 if len(chairs) <= MOST_AT_SMALL else 520)
        return Panel(Column(table, Space(12), Grow(below)), (20, 18))

    def _cards(self) -> Box:
        state, refusal = self.state, refuse_names(self.state.seats)
        start = Button(
            "button/start",
            say.start(),
            lambda: self._ask(BeginBranch(state.model.start, state.seated, state.model.name, state.anew_for)),
            look=ButtonLook("primary", 42, heading=True),
            icon="play",
            why_not=refusal or None,
        )
        moment = Words(state.model.moment, 33, GOLD, face="heading")
        said = FirstThatFits(
            Sized(self._about_cards(refusal, 14, is_full=True), width=0), self._about_cards(refusal, 4, is_full=False)
        )
        return Column(Grow(Panel(Column(moment, Space(20), Grow(said)), (24, 18))), Space(20), WidgetSlot(start, 124))

    def _about_cards(self, refusal: str, gap: float, *, is_full: bool) -> Box:
        """The choice for the hidden cards; without the line about later rounds if large letters leave little height."""
        state, model = self.state, self.state.model
        said: list[Box] = [Words(say.hidden_cards(), 33, face="heading", lines=1), Space(gap)]
        if not model.knowers:
            said += [Words(state.about_hidden, 28)]
        elif not model.may_stay:
            said += [Words(say.only_anew(), 28), Space(gap), Words(state.about_hidden, 28)]
        else:
            ways, choose = (say.stay(), say.dealt_anew()), lambda way: self.set_state(is_anew=way == 1)
            hidden = Segmented("field/hidden", say.hidden_cards(), ways, int(state.is_anew), choose)
            said += [WidgetSlot(hidden, 66), Space(gap), Words(state.about_hidden, 28)]
            if state.is_anew and len(model.knowers) > 1:
                names = [model.seats[seat].name for seat in model.knowers]
                eyes = Dropdown(
                    "field/eyes", say.as_who_knew(), names, state.knower, lambda knower: self.set_state(knower=knower)
                )
                said += [
                    Space(gap),
                    Row(Words(say.as_who_knew(), 28, DIM, lines=1), Grow(WidgetSlot(eyes, 62)), gap=16),
                ]
        if is_full:
            said += [Space(gap), Words(say.from_now_on(), 28, DIM)]
        said.append(Grow())
        return Column(*said)


def knower_first(knowers: Sequence[int], first: int) -> tuple[int, ...]:
    """The seats with that one first, if it is among them.

    >>> knower_first([0, 1, 2], 2)
    (2, 0, 1)
    """
    return tuple(sorted(knowers, key=lambda seat: (seat != first, seat)))
