"""The phones' server of a simulated computer, and the phones at it: seats are taken, played from, and left asleep.

It speaks the lines of `game.phones.door_lines`, as the real server does; no socket is opened. Who may come in is
decided by the program's own `Admission`.
"""

import random
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from game.ai.fallback_move import fallback_move
from game.engine.table.view import PlayerView
from game.phones.admission import Admission, KeptOut
from game.phones.door_lines import (
    AnswerPhone,
    Asleep,
    Awake,
    DoorPlan,
    HandArrived,
    Listening,
    OfferSeat,
    PhoneAsked,
    SetTable,
    ShowHand,
    ShutSeat,
    TableSet,
)
from saves.records.move_json import move_fields
from tests.simulation.broken import Broken

LONGEST_BLANK: Final = 30.0
"""Seconds that a phone may wait for its first hand."""
LONGEST_UNLINKED: Final = 30.0
"""Seconds that a phone may wait for a new link after the network has changed."""


class SimulatedPhones:
    """Every seat that is offered is taken by a phone after a while; whose turn it is plays, or asks for nonsense."""

    def __init__(
        self,
        chance: random.Random,
        view_of: Callable[[int], PlayerView | None],
        seen: Callable[[int, bytes], None],
        address: str = "192.168.1.20",
        longest_pause: float = 2.0,
        sleepiness: float = 0.15,
    ) -> None:
        """`view_of` is what a seat sees now; `seen` is given every byte that a phone is sent. The server listens at the
        `address`. So many seconds may pass between two things that phones do, and so often one falls asleep instead.
        """
        self._address = address
        self._chance, self._view_of, self._seen = chance, view_of, seen
        self._longest_pause, self.sleepiness = longest_pause, sleepiness
        self._doors = random.Random("doors")  # apart, so that who comes how changes nothing else
        self._networks = 0
        self.shown: dict[int, Any] = {}
        """By seat, what its phone was sent last."""
        self.asked = 0
        self.asleep_since: dict[int, float] = {}

    def change_network(self, address: str) -> None:
        """The computer listens there from now on; no phone finds it before it is given another link."""
        self._address = address
        self._networks += 1

    def serve(self, pipe: Any, plan: DoorPlan) -> None:
        """As `game.phones.server.serve_phones`: until the other end is closed."""
        with suppress(EOFError, OSError):
            self._serve(pipe, plan)

    def _serve(self, pipe: Any, plan: DoorPlan) -> None:
        chance, door = self._chance, Admission(plan.keys, time.monotonic)
        hands: dict[int, bytes] = {}
        asleep: dict[int, float] = {}
        waits = False
        late: set[int] = set()
        came: dict[int, float] = {}
        unlinked: dict[int, float] = {}
        networks = self._networks
        self.shown.clear()
        pipe.send(Listening((self._address,), plan.port or 8420))
        while True:
            self._check_waiting(came, unlinked)
            if networks != self._networks:
                networks = self._networks
                pipe.send(Listening((self._address,), plan.port or 8420))
                for seat in [seat for seat, keys in door.seats.items() if keys.held]:
                    unlinked[seat] = self.asleep_since[seat] = time.monotonic()
                    asleep[seat] = float("inf")
                    pipe.send(Asleep(seat))
            if pipe.poll(chance.uniform(0.1, self._longest_pause)):
                match pipe.recv():
                    case ShowHand(seat, hand):
                        self._seen(seat, hand)
                        hands[seat] = hand
                        self.shown[seat] = msgspec.json.decode(hand)
                        came.pop(seat, None)
                        pipe.send(HandArrived(len(hand)))
                    case AnswerPhone(seat, number) as answer:
                        waits = False
                        if answer.is_done and number in late:
                            raise Broken("a late tap is obeyed", f"on the phone of seat {seat}")
                    case OfferSeat(seat, link, code):
                        door.offer(seat, link, code)
                        unlinked.pop(seat, None)
                    case SetTable(number, _, before, fresh):
                        door.rearrange(before, fresh)
                        hands.clear()
                        self.shown.clear()
                        came, waits, unlinked = {}, False, {}
                        asleep = {seat: asleep[old] for seat, old in before.items() if old in asleep}
                        awake = frozenset(door.seats.keys() - asleep.keys())
                        pipe.send(TableSet(number, dict(door.seats), awake, {}))
                    case ShutSeat(seat):
                        door.shut(seat)
                        for known in (hands, came, unlinked, self.shown):
                            known.pop(seat, None)
                door.news.clear()  # the program knows what it has asked for
                continue
            free = [seat for seat, kept in door.seats.items() if kept.link]
            dice = chance.random()
            woken = [seat for seat, until in asleep.items() if time.monotonic() > until]
            if woken:
                pipe.send(Awake(woken[0]))
                del asleep[woken[0]]
                self.asleep_since.pop(woken[0], None)
            elif door.seats.keys() - asleep.keys() and dice < self.sleepiness:
                seat = chance.choice(sorted(door.seats.keys() - asleep.keys()))
                pipe.send(Asleep(seat))
                self.asleep_since[seat] = time.monotonic()
                asleep[seat] = time.monotonic() + chance.choice((20, 60, 400)) * chance.random()
            elif free and dice < 0.8:
                seat = chance.choice(free)
                self._join(door, seat, f"{chance.getrandbits(128):032x}")
                asleep.pop(seat, None)
                self.asleep_since.pop(seat, None)
                if seat not in hands:  # what was shown before anybody came is there for whoever comes
                    came[seat] = time.monotonic()
                for fact in list(door.drain()):
                    pipe.send(fact)
            elif hands.keys() - asleep.keys() and not waits:
                waits = self._ask(pipe, chance.choice(sorted(hands.keys() - asleep.keys())), hands, late)

    def _check_waiting(self, came: Mapping[int, float], unlinked: Mapping[int, float]) -> None:
        now = time.monotonic()
        for seat, since in came.items():
            if self._view_of(seat) is not None and now > since + LONGEST_BLANK:
                raise Broken("a screen without a way on", f"the phone of seat {seat} came and is shown nothing")
        for seat, since in unlinked.items():
            if now > since + LONGEST_UNLINKED:
                raise Broken("a phone is shut out", f"another network, and no new link for seat {seat}")

    def _join(self, door: Admission, seat: int, device: str) -> None:
        """A phone comes by link, or by the code that somebody types; whoever tries the same after it stays outside."""
        keys = door.seats[seat]
        if self._doors.random() < 0.1 and not isinstance(door.join(seat, "NONSENSE", device), KeptOut):
            raise Broken("a stranger is let in", f"at seat {seat}, by a code that nobody was shown")
        is_by_code = self._doors.random() < 0.5
        came = door.join(seat, door.seats[seat].code, device) if is_by_code else door.seat_of(keys.link, device)
        if isinstance(came, KeptOut) and came.reason == "wait":
            came = door.seat_of(keys.link, device)
        if isinstance(came, KeptOut):
            raise Broken("a phone is shut out", f"from seat {seat}: {came.reason}")
        for again in (door.join(seat, keys.code, "another"), door.seat_of(keys.link, "another")):
            if not isinstance(again, KeptOut):
                raise Broken("a stranger is let in", f"at seat {seat}, which another phone has taken")

    def _ask(self, pipe: Any, seat: int, hands: dict[int, bytes], late: set[int]) -> bool:
        """What a person does at a phone; `late` is told of taps on what was shown before."""
        shown = msgspec.json.decode(hands[seat])
        view = self._view_of(seat)
        if view is None or not view.is_mine or not shown["page"]["mine"]:
            return False
        self.asked += 1
        move = msgspec.to_builtins(move_fields(fallback_move(view)))
        body: dict[str, object] = {"number": self.asked, "at": shown["at"], "move": move}
        dice = self._chance.random()
        if dice < 0.2:
            body["at"] = shown["at"] - 1
            late.add(self.asked)
        elif dice < 0.25:
            body = {"nonsense": 1}
        pipe.send(PhoneAsked(seat, self.asked, msgspec.json.encode(body)))
        return True
