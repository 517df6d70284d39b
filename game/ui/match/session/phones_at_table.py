"""The open door of the match at the table: which seats may be taken by phones, what comes from them, when it shuts.

Imported when somebody opens the door, and not before: nothing else in the window reaches the network.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from game.engine.moves import Move
from game.engine.refusal import NotYourTurn, Refusal, UndoOutOfTurn
from game.phones.door import PhoneDoor
from game.phones.door_lines import Awake, DoorPlan, Joined, KeysChanged, Listening
from game.phones.local_door import LocalDoor
from game.phones.open_doors import KeptDoors, door_plan
from game.phones.phone_table import PhoneTable
from game.play.match import Match
from game.play.match_log import MatchLog
from game.sentences.log import LogLine
from game.ui.match.session.open_game import OpenGame
from game.ui.system.services import Services
from saves.disk.folders import doors_folder
from saves.players.doors import KeptDoor, SeatKeys

SHUTS_AFTER: Final = 4.0
"""Seconds for which the end of a match stays on the phones before the door shuts."""

GOODBYE: Final = 0.5
"""Seconds for which leaving a match waits so that phones learn that it is over."""


class PhonesAtTable(LocalDoor):
    """The door of one match while it is open, and what is on the phones.

    A seat may be *offered* to a phone while it is still played at the screen or by a computer player: `came` is called
    when its phone connects, or is looked at again.
    """

    def __init__(
        self,
        game: OpenGame,
        services: Services,
        came: Callable[[int], None],
        cut: Callable[[int], None],
        *,
        may_hint: bool,
    ) -> None:
        """`cut` cuts the pack that waits as at the screen."""
        super().__init__()
        self._cut, self._may_hint = cut, may_hint
        self._game, self._came, self._background = game, came, services.background
        self._folder = doors_folder(services.environment.data)
        self._kept = KeptDoors(self._folder, game.match.header.id, services.environment.disk)
        self._table: PhoneTable | None = None
        self._over = 0.0

    @property
    def former(self) -> KeptDoor | None:
        """The door that was open when the last run ended or the game was left."""
        return self._kept.read()

    def plan(self, seats: Iterable[int], keys: Mapping[int, SeatKeys], bind: str, port: int) -> DoorPlan:
        return door_plan(self._game.match, seats, keys, bind, port)

    def serve(self, door: PhoneDoor) -> None:
        self._table = PhoneTable(_OnPhones(self._game, self._cut, may_hint=self._may_hint), door)

    def shut(self, *, for_good: bool) -> None:
        """No phone can do anything any more. Left open by mistake or by leaving the game it can be opened again as it
        was; `for_good` its secrets are gone.
        """
        self.close()
        self._table = None
        if for_good:
            self._background.do(self._folder, self._kept.forget)

    def take_back(self, seat: int) -> None:
        """The seat leaves its phone, or is no longer offered; cards staged there return to the hand."""
        if self.door is not None and self._table is not None and seat in self.door.keys:
            self.door.shut(seat)
            self._table.forget(seat)
            self.keep()

    # ---- time

    def pass_time(self, dt: float) -> None:
        """Once a pass of the loop, whatever is on screen: process messages from phones and update what they show."""
        if self._table is not None:
            for fact in self._table.step():
                if isinstance(fact, Joined | Awake):
                    self._came(fact.seat)
                if isinstance(fact, KeysChanged | Listening):
                    self.keep()
        super().pass_time(dt)
        if self._game.match.is_over:
            self._over += dt

    def say_goodbye(self) -> None:
        """Show the end of a match that is left as soon as it is over, for instance one that was given up. Blocks."""
        if self._table is not None and not self.is_done:
            self._table.say_goodbye(GOODBYE)

    @property
    def is_done(self) -> bool:
        """Whether the match is over and its end has been seen."""
        return self._over > SHUTS_AFTER

    @property
    def told(self) -> Sequence[object]:
        """Everything that a screen says about it."""
        door = self.door
        if door is None:
            return ()
        return door.address, door.trouble, door.awake, self.bind, dict(door.keys), self.is_unreached, self._game.phones

    def keep(self) -> None:
        if self.door is not None:
            self._background.do(self._folder, _Keeping(self._kept, self.door, self.bind))


class _Keeping:
    """Stores the state of the door; if the disk refuses, the door merely can't be reopened later."""

    def __init__(self, kept: KeptDoors, door: PhoneDoor, bind: str) -> None:
        self._kept, self._door, self._bind = kept, door, bind

    def __call__(self) -> None:
        self._kept.keep(self._door, self._bind)


class _OnPhones:
    """The open game as phones need it."""

    def __init__(self, game: OpenGame, cut: Callable[[int], None], *, may_hint: bool) -> None:
        self._game = game
        self.cut_deck, self.may_hint, self.note_hint = cut, may_hint, game.note_hint
        self._log = MatchLog(game.match, None)

    @property
    def match(self) -> Match:
        return self._game.match

    @property
    def steps(self) -> Sequence[Sequence[LogLine]]:
        """The log by moves, as everybody reads it."""
        return self._log.steps

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """Make a decision for a seat, unless it has left the phone that made it."""
        return self._game.play_for(seat, move) if seat in self._game.phones else NotYourTurn(self._game.board.mover)

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        """Take back a seat's last melds."""
        return self._game.undo_for(seat, moves) if seat in self._game.phones else UndoOutOfTurn(self._game.board.mover)
