"""Playing on from a moment of another match: who sits where from now on, and whether hidden cards stay where they were.

What is chosen is one frozen value; the match that is looked back at is only read.
"""

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    OneOf,
    Pad,
    Panel,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Words,
    golden_board,
)
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD
from game.ui.models import SeatChoice
from game.ui.new_game.choices import as_kind, refuse_names, told_apart
from game.ui.new_game.seat_editor import PressesInARow, SeatRow
from game.ui.requests import Ask, BeginBranch, Go, PlayOn, SetUpFrom
from game.ui.widgets import BarButton, Button, Dropdown, Segmented, TextField, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import play_on as words
from game.words import screens as screen_words

LEAST_SEAT, MOST_SEAT = 90, 200
"""Design pixels: how low the card of a seat may be, and how high."""


class PlayOnModel(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to choose. `knowers` are the seats as whose eyes hidden cards can be dealt anew, none where nothing
    is hidden; where `may_stay` is False they must be. `may_change` tells whether cards can be put elsewhere first.
    """

    start: PlayOn
    name: str
    """What the new game is called if nobody says otherwise."""
    moment: str
    seats: tuple[SeatChoice, ...]
    teams: int
    knowers: tuple[int, ...]
    may_stay: bool
    may_change: bool = False


class PlayOnScene(FormScene):
    """Seats on the left, hidden cards and the name on the right, one golden button."""

    name = "play_on"
    is_spoken = True
    first_focus = "button/start"

    def __init__(self, model: PlayOnModel, ask: Ask) -> None:
        super().__init__()
        self._model = model
        self._ask = ask
        self.seats = model.seats
        self.game_name = model.name
        self.is_anew = not model.may_stay and bool(model.knowers)
        self._knower = 0
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screen_words.BACK, back, icon="back")
        self._hidden = Segmented(
            "field/hidden", words.HIDDEN_CARDS, (words.STAY, words.DEALT_ANEW), int(self.is_anew), self._choose_hidden
        )
        self._hidden.visible = model.may_stay and bool(model.knowers)
        names = [model.seats[seat].name for seat in model.knowers]
        self._eyes = Dropdown("field/eyes", words.AS_WHO_KNEW, names, 0, self._choose_eyes) if names else None
        self._title = TextField(
            "field/name",
            screen_words.NAME_OF_GAME,
            model.name,
            self._rename,
            most=60,
            placeholder=screen_words.NAME_OF_GAME,
        )
        self._change = Button("button/change", words.CHANGE_CARDS, self._change_cards, icon="hand", size=22)
        self._start = Button("button/start", words.START, self._go, kind="primary", icon="play", size=36, heading=True)
        self._rows: list[SeatRow] = []
        self._presses = PressesInARow()
        self.form.on_cancel = back
        self._rebuild()

    @property
    def anew_for(self) -> int | None:
        """The seat as whose eyes hidden cards are dealt anew."""
        return self._model.knowers[self._knower] if self.is_anew else None

    # ---- choosing

    def _choose_hidden(self, index: int) -> None:
        self.is_anew = index == 1
        self._rebuild()
        self.refresh()

    def _choose_eyes(self, index: int) -> None:
        self._knower = index
        self._rebuild()
        self.refresh()

    def _rename(self, name: str) -> None:
        self.game_name = name

    def _seat(self, seat: int, choice: SeatChoice) -> None:
        before = self.seats[seat]
        if before.human != choice.human:
            choice = as_kind(replace(choice, human=before.human), choice.human, self.seats, seat)
        seats = (*self.seats[:seat], choice, *self.seats[seat + 1 :])
        self.seats = seats if before.human == choice.human else told_apart(seats)
        if before.human == choice.human:
            self._check()
            self._show_faces()
        else:
            self._rebuild()
        self.refresh()

    def _show_faces(self) -> None:
        looks = self._looks()
        for seat, row in enumerate(self._rows):
            row.face.show(looks[seat], seat % self._model.teams, [*looks[:seat], *looks[seat + 1 :]])

    def _looks(self) -> tuple[int, ...]:
        return portraits.looks_for([seat.name for seat in self.seats], [seat.look for seat in self.seats])

    def _check(self) -> None:
        refusal = refuse_names(self.seats)
        self._start.enable(not refusal, refusal)
        self._change.enable(not refusal, refusal)

    def _go(self) -> None:
        self._ask(BeginBranch(self._model.start, self._seated, self._called, self.anew_for))

    def _change_cards(self) -> None:
        self._ask(SetUpFrom(self._model.start, self._seated, self._called))

    @property
    def _seated(self) -> tuple[SeatChoice, ...]:
        """Who plays, each with the face that is shown."""
        faces = zip(self.seats, self._looks(), strict=True)
        return tuple(replace(seat, name=seat.name.strip(), look=look) for seat, look in faces)

    @property
    def _called(self) -> str:
        return self.game_name.strip() or self._model.name

    def _rebuild(self) -> None:
        """Make the widgets of the seats and put all in the order of Tab."""
        self._rows = [SeatRow(n, choice, partial(self._seat, n), self._presses) for n, choice in enumerate(self.seats)]
        self._check()
        self._show_faces()
        self.message = words.moment_and_cards(self._model.moment, self._about_hidden())
        seats = [widget for row in self._rows for widget in row.widgets]
        self._change.visible = self._model.may_change and not self.is_anew
        eyes: list[Widget] = []
        if self._eyes is not None:
            self._eyes.visible = self.is_anew and len(self._model.knowers) > 1
            eyes = [self._eyes]
        self.form.set_widgets([self._back, *seats, self._hidden, *eyes, self._change, self._title, self._start])

    def update(self, dt: float) -> bool:
        """Let time pass, also between two presses on one level."""
        self._presses.update(dt)
        return super().update(dt)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Two columns."""
        columns = Row(Share(self._who(), 0.5), Share(self._cards(), 0.5), gap=24, across="stretch")
        page = Column(Words(words.SUB, 24), Space(18), Grow(columns))
        return Column(Bar(words.TITLE, [self._back]), Grow(Pad(Sized(page, most_wide=1640), 36, 22, 24)))

    def _who(self) -> Box:
        players, teams = len(self._rows), self._model.teams
        cards: list[Box] = []
        for seat, row in enumerate(self._rows):
            place = screen_words.seat_place(seat, players, seat != 0 and seat % teams == 0)
            cards.append(Grow(Sized(row.box(seat % teams, place), high=LEAST_SEAT), most=MOST_SEAT / LEAST_SEAT))
        head = Words(words.WHO_PLAYS, 30, face="heading", lines=1)
        return Panel(Column(head, Space(12), Grow(Column(*cards, Grow(), gap=10))), (20, 18))

    def _cards(self) -> Box:
        model = self._model
        said = OneOf(Sized(self._about_cards(14, is_full=True), wide=0), self._about_cards(4, is_full=False))
        moment = Words(model.moment, 32, GOLD, face="heading")
        name = (Words(screen_words.NAME_OF_GAME, 21, DIM, lines=1), Space(10), Put(self._title, 62))
        strip = Panel(
            Column(moment, Space(16), *name, Space(18), Put(self._start, 92)),
            (24, 20),
            golden_board,
        )
        return Column(Grow(Panel(said, (24, 18))), Space(20), strip)

    def _about_cards(self, gap: float, *, is_full: bool) -> Box:
        """What is chosen of the hidden cards; where large letters leave little height, not what later rounds get."""
        model = self._model
        said: list[Box] = [Words(words.HIDDEN_CARDS, 30, face="heading", lines=1), Space(gap)]
        if not model.knowers:
            said += [Words(self._about_hidden(), 24)]
        elif not model.may_stay:
            said += [Words(words.ONLY_ANEW, 24), Space(gap), Words(self._about_hidden(), 22, DIM)]
        else:
            said += [Put(self._hidden, 66), Space(gap)]
            said += [Words(self._about_hidden(), 22, DIM)]
            if self.is_anew and self._eyes is not None and len(model.knowers) > 1:
                label = Words(words.AS_WHO_KNEW, 21, DIM, lines=1)
                said += [Space(gap), Row(label, Grow(Put(self._eyes, 62)), gap=16)]
        if is_full:
            said += [Space(gap), Words(words.FROM_NOW_ON, 22, DIM)]
        change = [Put(self._change, 62)] if self._change.visible else []
        return Column(*said, Grow(), *change)

    def _about_hidden(self) -> str:
        """What becomes of the hidden cards."""
        if not self._model.knowers:
            return words.NOTHING_HIDDEN
        return self._anew_why() if self.is_anew else words.STAY_WHY

    def _anew_why(self) -> str:
        return words.anew_why(self._model.seats[self._model.knowers[self._knower]].name)


def knower_first(knowers: Sequence[int], first: int) -> tuple[int, ...]:
    """The seats with that one before the others, where it is among them.

    >>> knower_first([0, 1, 2], 2)
    (2, 0, 1)
    """
    return tuple(sorted(knowers, key=lambda seat: (seat != first, seat)))
