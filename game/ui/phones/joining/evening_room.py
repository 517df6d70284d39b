"""The door for phones of this program: shut, or open for the evening, whatever is on the table.

Until a door is open, nothing of the network is even imported.
"""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.messages.functions import joining as say_joining, phones as say
from game.messages.language import Message
from game.ui.shared.overlay.fronts import Offer
from game.ui.shared.requests import (
    CloseDoor,
    GameRequest,
    LetPhoneIn,
    ProgramRequest,
    ShowAddress,
    TryDoorAgain,
)
from saves.disk.background import Background
from saves.disk.files import Disk, is_folder, reason_of
from saves.players.people import NamesNow

if TYPE_CHECKING:
    from game.phones.door import PhoneDoor
    from game.phones.door_lines import FromServer
    from game.phones.open_doors import KeptDoors, SeatedRoom
    from game.phones.room import BehindDoor, PhoneRoom
    from saves.players.phone_keys import KeptDoor

Serve = Callable[["PhoneDoor"], "BehindDoor"]
"""Plugs in what is on the table."""


class EveningRoom:
    """At most one door. `say` is called with errors, `notify` when a screen has news about phones, `now` returns
    seconds since 1970, `names` what people are called.
    """

    def __init__(
        self,
        folder: Path,
        disk: Disk,
        background: Background,
        now: Callable[[], float],
        names: Callable[[], NamesNow],
        say: Callable[[Message], None],
        notify: Callable[[], None],
    ) -> None:
        self._folder, self._disk, self._background, self._now, self._names = folder, disk, background, now, names
        self._say, self._notify = say, notify
        self._files: KeptDoors | None = None
        self._told: object = None
        self.room: PhoneRoom | None = None
        """The open door, or one in trouble; None while it is shut."""

    @property
    def is_open(self) -> bool:
        """Whether phones can connect."""
        return self.room is not None and self.room.is_open

    @property
    def on_phones(self) -> frozenset[str]:
        """The names of those whose phone is connected."""
        return self.room.on_phones if self.room is not None else frozenset()

    @property
    def label(self) -> str:
        """What every bar says while it is open; "" while it is shut."""
        return say_joining.phones(len(self.on_phones)) if self.is_open else ""

    # ---- opened and closed

    @property
    def _kept(self) -> "KeptDoors":
        if self._files is None:
            from game.phones.open_doors import KeptDoors

            self._files = KeptDoors(self._folder, self._disk)
        return self._files

    def open(
        self, table: "SeatedRoom", serve: Serve, seats: Collection[int] = (), former: "KeptDoor | None" = None
    ) -> bool:
        """Open for these seats, or again as a `former` door; otherwise False, and the player is told why."""
        from game.phones.room import PhoneRoom

        def keep(door: "KeptDoor") -> None:  # if the disk refuses, it merely can't be opened again later
            self._background.do(self._folder, partial(self._kept.keep, door))

        with self._shut_in_trouble():
            self.room = PhoneRoom(table, serve, self._now, keep, self._names, seats, former)
        return self.room is not None

    @contextmanager
    def _shut_in_trouble(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self._say(partial(say.no_door, reason_of(error)))
            self.close()

    def close(self) -> None:
        """For good: phones can't do anything any more, and its secret is deleted."""
        room, self.room = self.room, None
        if room is not None:
            room.close()
            self._background.do(self._folder, partial(self._kept.forget, room.table.id))

    def leave(self) -> None:
        """The program ends: whoever resumes the game or pad may let the same phones return."""
        if self.room is not None:
            self.room.close()
            self.room = None

    # ---- after the program has ended

    @property
    def may_offer_again(self) -> bool:
        """Whether a door may have been kept, as far as known without reading."""
        return self.room is None and is_folder(self._folder)

    def offer_again(self, table: "SeatedRoom", serve: Callable[[], Serve], back: Callable[[], None]) -> Offer | None:
        """Ask once whether phones that were in use when the program ended may return; `back` is called if they may.
        None if there were none.
        """
        former = self._kept.of(table.id, self._now())
        names = [table.names[seat] for seat in former.keys if seat < len(table.names)] if former is not None else []
        if former is None or not names:
            return None
        return self._offer(table, serve, former, names, back)

    def offer_between(self, back: Callable[[], None]) -> Offer | None:
        """The same question if the program ended between two matches: people keep their phones for whatever comes
        next.
        """
        former = self._kept.between(self._now())
        if former is None:
            return None
        from game.phones.open_doors import SeatedRoom
        from game.phones.room import NothingOnTable
        from saves.records.lines import SeatInfo

        seats = tuple(SeatInfo(name=name, kind="human") for name in former.names)
        table = SeatedRoom(former.game, seats, former.teams, created=former.told)

        def serve(door: "PhoneDoor") -> "BehindDoor":
            return NothingOnTable(door, table, say.match_has_ended, say.keep_this_page)

        return self._offer(table, lambda: serve, former, [former.names[seat] for seat in former.keys], back)

    def _offer(
        self,
        table: "SeatedRoom",
        serve: Callable[[], Serve],
        former: "KeptDoor",
        names: list[str],
        back: Callable[[], None],
    ) -> Offer:
        def again() -> None:
            if self.room is None and self.open(table, serve(), former=former):
                back()

        forget = partial(self._background.do, self._folder, partial(self._kept.forget, table.id))
        words = partial(say_joining.open_again, names)
        return Offer(words, say_joining.open_it, again, say_joining.leave_shut, forget)

    # ---- time

    def pass_time(self, dt: float) -> "tuple[FromServer, ...]":
        """Once a pass of the loop; returns what has come from phones."""
        room, facts = self.room, tuple["FromServer", ...]()
        if room is None:
            return facts
        with self._shut_in_trouble():
            facts = room.pass_time(dt)
        if not room.seats:
            self.close()
        door = room.door
        told = room.address, door.addresses, door.trouble, door.awake, dict(door.keys), room.is_unreached
        if told != self._told:
            self._told = told
            self._notify()
        return facts

    # ---- for the screens

    def ask(self, request: ProgramRequest | GameRequest) -> bool:
        """Handle what the screen where phones join asks for; False for anything else."""
        room = self.room
        match request:
            case CloseDoor():
                self.close()
            case TryDoorAgain() if room is not None:
                with self._shut_in_trouble():
                    room.try_again()
            case ShowAddress(address) if room is not None:
                room.show_address(address)
            case LetPhoneIn(seat) if room is not None:
                room.offer(seat)
            case _:
                return False
        self._notify()
        return True
