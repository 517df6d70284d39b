"""The open door of the match at the table: which seats may be taken by phones, what comes from them, when it shuts.

Imported when somebody opens the door, and not before: nothing else in the window reaches the network.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from game.engine.moves import Move
from game.engine.refusal import NotYourTurn, Refusal, UndoOutOfTurn
from game.phones.addresses import LOOPBACK, local_addresses
from game.phones.door import PhoneDoor
from game.phones.door_lines import Awake, CannotListen, Joined, KeysChanged, Listening, SeatKeys
from game.phones.open_doors import FormerDoor, KeptDoors, door_plan
from game.play.match import Match
from game.ui.phones.phone_table import PhoneTable
from game.ui.session.match_log import MatchLog
from game.ui.session.open_game import OpenGame
from game.ui.shell import Shell
from game.words.log import LogLine
from saves.folders import doors_folder

PORT: Final = 8420
"""Easy to type, and tried first; another where it is taken."""
SHUTS_AFTER: Final = 4.0
"""Seconds that the end of a match stays on the phones before the door shuts."""


class PhonesAtTable:
    """The door of one match while it is open, and what is on the phones.

    A seat may be *offered* to a phone while it is still played at the screen or by a computer player: `came` is told
    when its phone is there, or is looked at again.
    """

    def __init__(self, game: OpenGame, shell: Shell, came: Callable[[int], None]) -> None:
        self._game, self._came, self._background = game, came, shell.background
        self._folder = doors_folder(shell.environment.data)
        self._kept = KeptDoors(self._folder, game.match.header.id, shell.environment.disk)
        self._door: PhoneDoor | None = None
        self._table: PhoneTable | None = None
        self._over = 0.0
        self.addresses: tuple[str, ...] = ()
        """Of this computer in its networks, the likeliest first; empty where it is in none."""
        self.bind = LOOPBACK
        """Where the door listens."""

    # ---- the door

    @property
    def former(self) -> FormerDoor | None:
        """The door that was open when the program ended, or the game was left."""
        return self._kept.read()

    @property
    def is_open(self) -> bool:
        """Whether phones can come in, or will in a moment."""
        return self._door is not None and self._door.trouble is None

    @property
    def trouble(self) -> CannotListen | None:
        """Why it is not open though somebody wanted it to be."""
        return self._door.trouble if self._door is not None else None

    @property
    def address(self) -> str:
        """What is typed into a phone; "" until the door is open."""
        return self._door.address if self._door is not None else ""

    @property
    def port(self) -> int:
        """Where it listens, or was to."""
        return self._door.port if self._door is not None else 0

    @property
    def has_network(self) -> bool:
        """Whether other devices can reach this computer at all."""
        return bool(self.addresses)

    def open(self, seats: Iterable[int]) -> None:
        """Opens the door for these seats, in the likeliest network. Raises OSError where there is no room for it."""
        self.addresses = local_addresses()
        self._open(seats, {}, next(iter(self.addresses), LOOPBACK), PORT)

    def open_again(self, former: FormerDoor) -> None:
        """The same door as before, for the same phones, wherever this computer is now. Raises OSError."""
        self.addresses = local_addresses()
        there = (*self.addresses, LOOPBACK)
        bind = former.bind if former.bind in there else there[0]
        self._open(former.keys, former.keys, bind, former.port)

    def move_to(self, bind: str) -> None:
        """The door in another of this computer's networks; phones that are here must come again. Raises OSError."""
        if self._door is not None and bind != self.bind:
            seats = self._door.seats
            taken = {seat: keys for seat, keys in self._door.keys.items() if keys.is_taken}
            self._door.close()
            self._open(seats, taken, bind, PORT)

    def try_again(self) -> None:
        """After trouble: the same seats, at any port that is free. Raises OSError."""
        if self._door is not None and self._door.trouble is not None:
            self.addresses = local_addresses()
            keys = self._door.keys
            self._open(
                keys, keys, self.bind if self.bind in self.addresses else next(iter(self.addresses), LOOPBACK), 0
            )

    def _open(self, seats: Iterable[int], keys: Mapping[int, SeatKeys], bind: str, port: int) -> None:
        self.bind = bind
        self._door = PhoneDoor.open(door_plan(self._game.match, seats, keys, bind, port))
        self._table = PhoneTable(_OnPhones(self._game), self._door)

    def shut(self, *, for_good: bool) -> None:
        """No phone can do anything any more. Left open by mistake or by leaving the game it can be opened again as it
        was; `for_good` its secrets are gone.
        """
        if self._door is not None:
            self._door.close()
            self._door = self._table = None
        if for_good:
            self._background.do(self._folder, self._kept.forget)

    # ---- seats

    @property
    def seats(self) -> tuple[int, ...]:
        """Those that are on phones, or offered to them."""
        return self._door.seats if self._door is not None else ()

    def code(self, seat: int) -> str:
        """What is typed for the seat; "" once it is taken."""
        return self._keys(seat).code

    def link(self, seat: int) -> str:
        """What a camera reads; "" once it is taken, or before the door is open."""
        return self._door.url(seat) if self._door is not None and seat in self._door.keys else ""

    def is_taken(self, seat: int) -> bool:
        """Whether a phone has come for the seat."""
        return self._keys(seat).is_taken

    def is_awake(self, seat: int) -> bool:
        """Whether its phone was heard of lately."""
        return self._door is not None and seat in self._door.awake

    def _keys(self, seat: int) -> SeatKeys:
        return self._door.keys.get(seat, SeatKeys()) if self._door is not None else SeatKeys()

    def offer(self, seat: int) -> None:
        """Lets a phone take the seat; one that has it plays on until another comes."""
        if self._door is not None:
            self._door.offer(seat)
            self._keep()

    def take_back(self, seat: int) -> None:
        """The seat leaves its phone, or is offered no more; what was laid out there is back in the hand."""
        if self._door is not None and self._table is not None and seat in self._door.keys:
            self._door.shut(seat)
            self._table.forget(seat)
            self._keep()

    # ---- time

    def pass_time(self, dt: float) -> None:
        """Once a pass of the loop, whatever is on screen: hears the phones and shows them what there is."""
        if self._table is None or self._door is None:
            return
        for fact in self._table.step():
            if isinstance(fact, Joined | Awake):
                self._came(fact.seat)
            if isinstance(fact, KeysChanged | Listening):
                self._keep()
        trouble = self._door.trouble
        if trouble is not None and trouble.why == "taken" and not any(map(self.is_taken, self.seats)):
            self._open(self.seats, self._door.keys, self.bind, 0)  # nobody looks for it at that port
        if self._game.match.is_over:
            self._over += dt

    @property
    def is_done(self) -> bool:
        """Whether the match is over and its end has been seen."""
        return self._over > SHUTS_AFTER

    @property
    def told(self) -> Sequence[object]:
        """All that a screen says of it."""
        door = self._door
        if door is None:
            return ()
        return door.address, door.trouble, door.awake, self.bind, dict(door.keys), self._game.phones

    def _keep(self) -> None:
        if self._door is not None:
            self._background.do(self._folder, _Keeping(self._kept, self._door, self.bind))


class _Keeping:
    """Writes how the door stands; a disk that refuses costs no more than that it cannot be opened again."""

    def __init__(self, kept: KeptDoors, door: PhoneDoor, bind: str) -> None:
        self._kept, self._door, self._bind = kept, door, bind

    def __call__(self) -> None:
        self._kept.keep(self._door, self._bind)


class _OnPhones:
    """The open game as phones need it."""

    def __init__(self, game: OpenGame) -> None:
        self._game = game
        self._log = MatchLog(game.match, None)
        self._steps: Sequence[Sequence[LogLine]] = ()
        self._read_at = -1

    @property
    def match(self) -> Match:
        """The match."""
        return self._game.match

    @property
    def steps(self) -> Sequence[Sequence[LogLine]]:
        """The log by moves, as everybody reads it."""
        if self._read_at != self.match.line_count:
            self._steps, self._read_at = self._log.steps, self.match.line_count
        return self._steps

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """A decision of that seat, unless it has left the phone that made it."""
        return self._game.play_for(seat, move) if seat in self._game.phones else NotYourTurn(self._game.board.mover)

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        """Takes back its last melds."""
        return self._game.undo_for(seat, moves) if seat in self._game.phones else UndoOutOfTurn(self._game.board.mover)
