"""A door for phones in this computer's networks: where it listens, which seats it offers, what lets a phone in.

Imported when somebody opens a door, and not before: nothing else in the window reaches the network.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final

from game.messages.language import spoken
from game.phones.addresses import LOOPBACK, local_addresses
from game.phones.door import PhoneDoor
from game.phones.door_lines import CannotListen, DoorPlan
from saves.players.doors import SeatKeys

PORT: Final = 8420
"""Easy to type, and tried first; another where it is taken."""
UNREACHED_AFTER: Final = 45.0
"""Seconds of an open door at which no other device has knocked, before that is said."""


class LocalDoor(ABC):
    """One door while it is open; what is shown behind it is the affair of whoever opens it."""

    def __init__(self) -> None:
        self.door: PhoneDoor | None = None
        self.addresses: tuple[str, ...] = ()
        """Of this computer in its networks, the likeliest first; empty where it is in none."""
        self.bind = LOOPBACK
        """Where the door listens."""
        self._waited = 0.0
        self._language = ""

    @abstractmethod
    def plan(self, seats: Iterable[int], keys: Mapping[int, SeatKeys], bind: str, port: int) -> DoorPlan:
        """What the server gets."""

    @abstractmethod
    def serve(self, door: PhoneDoor) -> None:
        """The door is being opened: phones are shown what is behind it."""

    @abstractmethod
    def keep(self) -> None:
        """Secrets have changed; kept where they are to outlive the program."""

    # ---- the door

    @property
    def is_open(self) -> bool:
        """Whether phones can come in, or will in a moment."""
        return self.door is not None and self.door.trouble is None

    @property
    def trouble(self) -> CannotListen | None:
        """Why it is not open though somebody wanted it to be."""
        return self.door.trouble if self.door is not None else None

    @property
    def address(self) -> str:
        """What is typed into a phone; "" until the door is open."""
        return self.door.address if self.door is not None else ""

    @property
    def port(self) -> int:
        """Where it listens, or was to."""
        return self.door.port if self.door is not None else 0

    @property
    def has_network(self) -> bool:
        """Whether other devices can reach this computer at all."""
        return bool(self.addresses)

    @property
    def is_unreached(self) -> bool:
        """Whether it has been open for a while and no other device has got as far as this program. Nobody may have
        tried; or a firewall, or a network that keeps devices apart, is in the way: that can't be told from here.
        """
        door = self.door
        return door is not None and bool(door.address) and not door.is_reached and self._waited >= UNREACHED_AFTER

    def open(self, seats: Iterable[int]) -> None:
        """Opens the door for these seats, in the likeliest network. Raises OSError where there is no room for it."""
        self.addresses = local_addresses()
        self._open(seats, {}, next(iter(self.addresses), LOOPBACK), PORT)

    def open_as_before(self, keys: Mapping[int, SeatKeys], bind: str, port: int) -> None:
        """The same door as before, for the same phones, wherever this computer is now. Raises OSError."""
        self.addresses = local_addresses()
        there = (*self.addresses, LOOPBACK)
        self._open(keys, keys, bind if bind in there else there[0], port)

    def move_to(self, bind: str) -> None:
        """The door in another of this computer's networks; phones that are here must come again. Raises OSError."""
        if self.door is not None and bind != self.bind:
            seats = self.door.seats
            taken = {seat: keys for seat, keys in self.door.keys.items() if keys.is_taken}
            self.door.close()
            self._open(seats, taken, bind, PORT)

    def try_again(self) -> None:
        """After trouble: the same seats, at any port that is free. Raises OSError."""
        if self.door is not None and self.door.trouble is not None:
            self.addresses = local_addresses()
            keys = self.door.keys
            bind = self.bind if self.bind in self.addresses else next(iter(self.addresses), LOOPBACK)
            self._open(keys, keys, bind, 0)

    def _open(self, seats: Iterable[int], keys: Mapping[int, SeatKeys], bind: str, port: int) -> None:
        self.bind, self._waited, self._language = bind, 0.0, spoken()
        self.door = PhoneDoor.open(self.plan(seats, keys, bind, port))
        self.serve(self.door)

    def close(self) -> None:
        """No phone can do anything any more."""
        if self.door is not None:
            self.door.close()
            self.door = None

    def pass_time(self, dt: float) -> None:
        """Once a pass of the loop: waits for phones, looks for a free port where nobody counts on that one, and serves
        the page in the language spoken now; phones that are here load it anew by themselves. Raises OSError.
        """
        if self.door is None:
            return
        if self.bind != LOOPBACK and self.door.address:
            self._waited += dt
        trouble = self.door.trouble
        if trouble is not None and trouble.why == "taken" and not any(map(self.is_taken, self.seats)):
            self._open(self.seats, self.door.keys, self.bind, 0)
        elif self.door.address and self._language != spoken():
            former = self.door
            former.close()
            self._open(former.seats, former.keys, self.bind, former.port)

    # ---- seats

    @property
    def seats(self) -> tuple[int, ...]:
        """Those that are on phones, or offered to them."""
        return self.door.seats if self.door is not None else ()

    def code(self, seat: int) -> str:
        """What is typed for the seat; "" once it is taken."""
        return self._keys(seat).code

    def link(self, seat: int) -> str:
        """What a camera reads; "" once it is taken, or before the door is open."""
        return self.door.url(seat) if self.door is not None and seat in self.door.keys else ""

    def is_taken(self, seat: int) -> bool:
        """Whether a phone has come for the seat."""
        return self._keys(seat).is_taken

    def is_awake(self, seat: int) -> bool:
        """Whether its phone was heard of lately."""
        return self.door is not None and seat in self.door.awake

    def _keys(self, seat: int) -> SeatKeys:
        return self.door.keys.get(seat, SeatKeys()) if self.door is not None else SeatKeys()

    def offer(self, seat: int) -> None:
        """Lets a phone take the seat; one that has it goes on until another comes."""
        if self.door is not None:
            self.door.offer(seat)
            self.keep()
