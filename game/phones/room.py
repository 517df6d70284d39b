"""The door for phones of an evening: it belongs to the people at a table, whatever is on it.

A match or a score pad is plugged in while it is there; phones move from one to the next with their people. Imported
only when somebody opens the door: nothing else in the window uses the network.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from typing import Final, Protocol

from msgspec.structs import replace

from game.messages.language import Message, speaking, spoken
from game.phones.addresses import LOOPBACK, leads_somewhere, local_addresses
from game.phones.door import PhoneDoor
from game.phones.door_lines import (
    AnswerPhone,
    Awake,
    FromServer,
    Joined,
    KeysChanged,
    Listening,
    PhoneAsked,
    TableSet,
)
from game.phones.open_doors import SeatedRoom, door_plan, former_seats
from game.phones.phone_view import waiting_view
from game.phones.seat_codes import fresh_keys
from saves.players.people import NO_LABEL, NamesNow, person_key
from saves.players.phone_keys import SILENT_FOR, KeptDoor, SeatKeys
from saves.players.seats_now import seats_now
from saves.records.journal import ON_DISK
from saves.records.lines import SeatInfo

PORT: Final = 8420
"""Easy to type, and tried first; another one if it is taken."""
UNREACHED_AFTER: Final = 45.0
"""If no other device has connected after this many seconds, the player learns it."""
KEPT_EVERY: Final = 600.0
"""Seconds between writes of when phones were last heard."""


class BehindDoor(Protocol):
    """What is on the table, as phones see it."""

    def step(self) -> tuple[FromServer, ...]:
        """Receives requests from phones and shows them what has changed; returns the remaining requests. Never
        waits.
        """


class NothingOnTable:
    """Between two matches: phones show what is over, and what the screen waits for."""

    def __init__(self, door: PhoneDoor, table: SeatedRoom, over: Message, waits: Message) -> None:
        self._door, self._names, self._over, self._waits = door, table.names, over, waits

    def step(self) -> tuple[FromServer, ...]:
        """Every wish comes too late."""
        facts = tuple(self._door.poll())
        for fact in facts:
            if isinstance(fact, PhoneAsked):
                with speaking(self._door.language(fact.seat)):
                    self._door.answer(AnswerPhone(fact.seat, fact.number, ON_DISK, "late", self._waits()))
        for seat in self._door.seats:
            with speaking(self._door.language(seat)):
                self._door.show(seat, waiting_view(self._names, seat, self._over(), self._waits()))
        return tuple(fact for fact in facts if not isinstance(fact, PhoneAsked))


class PhoneRoom:
    """One door while it is open. `keep` is called with what another run of the program will need."""

    def __init__(
        self,
        table: SeatedRoom,
        serve: Callable[[PhoneDoor], BehindDoor],
        now: Callable[[], float],
        keep: Callable[[KeptDoor], None],
        names: Callable[[], NamesNow],
        seats: Collection[int] = (),
        former: KeptDoor | None = None,
    ) -> None:
        """Open for these seats, or the same door as a `former` one for the same phones, in the networks of this
        computer. `serve` plugs in what is on the table; `now` returns seconds since 1970, `names` what people are
        called. Raises OSError.
        """
        self.table, self._serve, self._now, self._keep, self._names = table, serve, now, keep, names
        self.has_moved = False
        """Whether this computer's network has changed so that phones must find it again; until the player has been
        told.
        """
        self._won: Counter[frozenset[str]] = Counter()
        self._told = ""  # when those were the names that people have
        self.is_between = False
        """Whether the last game is over and the next has not begun."""
        self._wished = ""  # the address that somebody chose
        self._bind_before = "" if former is None else former.bind  # where the phones of a former door look for it
        self._heard: dict[int, float] = {}
        self._kept_at = 0.0
        if former is None:
            self._open(seats, {}, PORT)
        else:
            self._heard, self.is_between = dict(former.heard), former.is_between
            self._won, self._told = Counter(dict(former.won)), former.told
            self._open(former.keys, former.keys, former.port)

    # ---- opened and closed

    def _open(self, seats: Collection[int], keys: Mapping[int, SeatKeys], port: int) -> None:
        self._waited, self._language = 0.0, spoken()
        found = local_addresses()
        self.door = PhoneDoor.open(door_plan(self.table, seats, keys, found or (LOOPBACK,), port, follows=bool(found)))
        self._behind: BehindDoor | None = self._serve(self.door)

    def say_over(self, winners: Collection[int]) -> tuple[int, ...]:
        """The match is over and won't be resumed, though it may still be on the table. Returns how many matches of
        the evening each team has won.
        """
        names, count = self._called_now(self.table), self.table.teams
        teams = [frozenset(map(person_key, names[team::count])) for team in range(count)]
        self._rename_winners()
        if not self.is_between:
            self.is_between = True
            self._won.update(teams[team] for team in winners)
            self._store()
        return tuple(self._won[team] for team in teams)

    def _called_now(self, table: SeatedRoom) -> list[str]:
        """By seat."""
        return [info.name for info in seats_now(table.seats, NO_LABEL, self._names(), table.created)]

    def _rename_winners(self) -> None:
        won, self._won = self._won, Counter()
        for team, count in won.items():
            seats = tuple(SeatInfo(name=name, kind="human") for name in team)
            renamed = self._called_now(SeatedRoom("", seats, 1, created=self._told))
            self._won[frozenset(map(person_key, renamed))] += count
        self._told = datetime.fromtimestamp(self._now(), UTC).isoformat()

    def try_again(self) -> None:
        """After trouble: the same seats, at any free port; their phones need new links there. Raises OSError."""
        if not self.is_usable:
            self.close()
            self._open(self.door.keys, self.door.keys, 0)
            self.door.renew_links()

    def close(self) -> None:
        """Phones can't do anything any more."""
        self._behind = None
        self.door.close()

    # ---- what is on the table

    def put_on(
        self,
        table: SeatedRoom,
        serve: Callable[[PhoneDoor], BehindDoor],
        more: Collection[int],
        without: Collection[int],
    ) -> None:
        """Something new is on the table: people who are there again keep their phones, except for seats `without` one;
        `more` seats are offered.
        """
        door = self.door
        before = former_seats(self._called_now(self.table), self._called_now(table))
        before = {seat: old for seat, old in before.items() if old in door.keys and seat not in without}
        fresh = fresh_keys(seat for seat in more if seat not in before)
        door.set_table(table.at_door, before, fresh)
        self._heard = {seat: self._heard[old] for seat, old in before.items() if old in self._heard}
        self.table, self._serve, self._language, self.is_between = table, serve, spoken(), False
        self._behind = serve(door)

    def clear(self, over: Message, waits: Message) -> None:
        """Nothing is on the table for a while."""
        self._serve = lambda door: NothingOnTable(door, self.table, over, waits)
        if self._behind is not None:
            self._behind = self._serve(self.door)

    # ---- the door

    @property
    def is_open(self) -> bool:
        """Whether phones can join, or will be able to in a moment."""
        return self._behind is not None and self.door.trouble is None

    @property
    def bind(self) -> str:
        """The address that is shown; "" until it is known."""
        here = self.door.addresses
        return self._wished if self._wished in here else next(iter(here), "")

    @property
    def address(self) -> str:
        """What is typed into a phone; "" until the door is open."""
        return f"{self.bind}:{self.door.port}" if self.bind else ""

    @property
    def is_usable(self) -> bool:
        """Whether other devices can reach this computer at all, as far as it is known yet."""
        here = self.door.addresses
        return self.door.trouble is None and (not here or any(map(leads_somewhere, here)))

    @property
    def is_unreached(self) -> bool:
        """Whether it has been open for a while and no phone has reached this program. Perhaps nobody has tried; or a
        firewall, or a network that isolates devices, is in the way: the program can't tell.
        """
        is_reached = self.door.is_reached or bool(self.door.awake)
        return self.door.is_open and not is_reached and self._waited >= UNREACHED_AFTER

    def show_address(self, address: str) -> None:
        """Choose which of its addresses phones are shown."""
        self._wished, self._waited = address, 0.0

    # ---- seats

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are on phones, or offered to them."""
        return self.door.seats

    @property
    def on_phones(self) -> frozenset[str]:
        """The names of those whose phone is connected."""
        names = self._called_now(self.table)
        return frozenset(names[seat] for seat in self.seats if self.is_taken(seat))

    def code(self, seat: int) -> str:
        """The code to type for the seat; "" once it is taken."""
        return self._keys(seat).code

    def link(self, seat: int) -> str:
        """The link that a camera reads; "" once the seat is taken, or before the door is open."""
        return self.door.url(seat, self.bind)

    def is_taken(self, seat: int) -> bool:
        """Whether a phone has come for the seat."""
        return self._keys(seat).is_taken

    def is_awake(self, seat: int) -> bool:
        """Whether its phone was heard from recently."""
        return seat in self.door.awake

    def _keys(self, seat: int) -> SeatKeys:
        return self.door.keys.get(seat, SeatKeys())

    def offer(self, seat: int) -> None:
        """Lets a phone take the seat; a seat's present phone stays until another comes."""
        self.door.offer(seat)
        self._heard.pop(seat, None)  # the phone that had it may have been silent for hours
        self._store()

    def take_back(self, seat: int) -> None:
        """The seat leaves its phone, or is no longer offered."""
        if seat in self.door.keys:
            self.door.shut(seat)
            self._store()

    # ---- time

    def pass_time(self, dt: float) -> tuple[FromServer, ...]:
        """Once per pass of the loop: exchanges messages, follows the language and the network, drops phones that have
        been silent for too long, and hands on their requests. Raises OSError.
        """
        door, behind = self.door, self._behind
        if behind is None:
            return ()
        before = self.bind or self._bind_before
        facts = behind.step()
        for fact in facts:
            if isinstance(fact, Listening) and before and before not in fact.addresses:
                self.has_moved = True
                door.renew_links()
            if isinstance(fact, KeysChanged | Listening | Joined | Awake | TableSet):
                self._kept_at = 0.0
        if door.is_open and self.bind != LOOPBACK:
            self._waited += dt
        if door.trouble is not None and door.trouble.why == "taken" and not any(map(self.is_taken, self.seats)):
            self._open(self.seats, door.keys, 0)
        elif door.is_open and self._language != spoken():
            self._language = spoken()
            door.set_table(self.table.at_door, {seat: seat for seat in self.seats}, {})
        self._listen_for_silence()
        return facts

    def _listen_for_silence(self) -> None:
        door, now = self.door, self._now()
        if door.trouble is not None:
            return
        self._heard |= dict.fromkeys(door.awake, now)
        for seat in self.seats:
            if now - self._heard.setdefault(seat, now) >= SILENT_FOR:
                door.shut(seat)
        if not self.seats:
            self.close()
        elif door.is_open and now - self._kept_at >= KEPT_EVERY:
            self._store()

    def _store(self) -> None:
        door = self.door
        if door.is_open:
            self._kept_at = self._now()
            heard = {seat: self._heard.get(seat, self._kept_at) for seat in door.keys}
            kept = KeptDoor(self.table.id, door.addresses[0], door.port, dict(door.keys), heard=heard)
            names = tuple(self._called_now(self.table))
            kept = replace(kept, names=names, teams=self.table.teams, is_between=self.is_between)
            self._rename_winners()
            self._keep(replace(kept, won=tuple(self._won.items()), told=self._told))
