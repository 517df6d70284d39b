"""The phones' server of a simulated computer, and the phones at it: seats are taken, played from, and left asleep.

It speaks the lines of `game.phones.door_lines`, as the real server does; no socket is opened.
"""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.ai.fallback_move import fallback_move
from game.engine.table.view import PlayerView
from game.phones.door_lines import (
    AnswerPhone,
    Asleep,
    Awake,
    DoorPlan,
    HandArrived,
    Joined,
    KeysChanged,
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
        self._longest_pause, self._sleepiness = longest_pause, sleepiness
        self.asked = 0
        self.asleep_since: dict[int, float] = {}

    def serve(self, pipe: Any, plan: DoorPlan) -> None:
        """As `game.phones.server.serve_phones`: until the other end is closed."""
        with suppress(EOFError, OSError):
            self._serve(pipe, plan)

    def _serve(self, pipe: Any, plan: DoorPlan) -> None:
        chance = self._chance
        keys = dict(plan.keys)
        hands: dict[int, bytes] = {}
        asleep: dict[int, float] = {}
        waits = False
        late: set[int] = set()
        came: dict[int, float] = {}
        pipe.send(Listening((self._address,), plan.port or 8420))
        while True:
            for seat, since in came.items():
                if self._view_of(seat) is not None and time.monotonic() > since + LONGEST_BLANK:
                    raise Broken("a screen without a way on", f"the phone of seat {seat} came and is shown nothing")
            if pipe.poll(chance.uniform(0.1, self._longest_pause)):
                match pipe.recv():
                    case ShowHand(seat, hand):
                        self._seen(seat, hand)
                        hands[seat] = hand
                        came.pop(seat, None)
                        pipe.send(HandArrived(len(hand)))
                    case AnswerPhone(seat, number) as answer:
                        waits = False
                        if answer.is_done and number in late:
                            raise Broken("a late tap is obeyed", f"on the phone of seat {seat}")
                    case OfferSeat(seat, link, code):
                        keys[seat] = replace(keys[seat], link=link, code=code) if seat in keys else _offered(link, code)
                    case SetTable(number, _, before, fresh):
                        keys = {**fresh, **{seat: keys[old] for seat, old in before.items() if old in keys}}
                        hands.clear()
                        came, waits = {}, False
                        asleep = {seat: asleep[old] for seat, old in before.items() if old in asleep}
                        pipe.send(TableSet(number, dict(keys), frozenset(keys.keys() - asleep.keys()), {}))
                    case ShutSeat(seat):
                        keys.pop(seat, None)
                        hands.pop(seat, None)
                        came.pop(seat, None)
                continue
            free = [seat for seat, kept in keys.items() if kept.link]
            dice = chance.random()
            woken = [seat for seat, until in asleep.items() if time.monotonic() > until]
            if woken:
                pipe.send(Awake(woken[0]))
                del asleep[woken[0]]
                self.asleep_since.pop(woken[0], None)
            elif keys.keys() - asleep.keys() and dice < self._sleepiness:
                seat = chance.choice(sorted(keys.keys() - asleep.keys()))
                pipe.send(Asleep(seat))
                self.asleep_since[seat] = time.monotonic()
                asleep[seat] = time.monotonic() + chance.choice((20, 60, 400)) * chance.random()
            elif free and dice < 0.8:
                seat = chance.choice(free)
                keys[seat] = replace(
                    keys[seat], held=f"{chance.getrandbits(128):032x}", device="phone", link="", code=""
                )
                pipe.send(KeysChanged(dict(keys)))
                if seat not in hands:  # what was shown before anybody came is there for whoever comes
                    came[seat] = time.monotonic()
                pipe.send(Joined(seat))
            elif hands.keys() - asleep.keys() and not waits:
                waits = self._ask(pipe, chance.choice(sorted(hands.keys() - asleep.keys())), hands, late)

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


def _offered(link: str, code: str) -> Any:
    from saves.players.phone_keys import SeatKeys

    return SeatKeys(link=link, code=code)
