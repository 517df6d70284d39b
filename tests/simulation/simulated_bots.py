"""Programs that play at a simulated table: now and then they answer nonsense, fall silent, or end in the middle of a
question. What they are told is held against the match.
"""

import random
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from game.ai.fallback_move import fallback_move
from game.play.match import Match
from game.play.programs import bots
from game.play.programs.bot_pipes import BotGone, BotProgram
from saves.records.move_json import move_fields
from tests.simulation.broken import Broken
from tests.simulation.scheduler import Scheduler

SLOWEST: Final = 2.0
"""Seconds that a program may think."""


class SimulatedBots:
    """All that run on one computer. `match_of` tells the match in which a seat is asked."""

    def __init__(self, scheduler: Scheduler, chance: random.Random, match_of: Callable[[int], Match | None]) -> None:
        self.scheduler, self.chance, self.match_of = scheduler, chance, match_of
        self.running: list[_Bot] = []
        self.trouble: Broken | None = None
        bots.BotProcess = self._start  # type: ignore[attr-defined, assignment]  # all that is used of a process is here

    def _start(self, program: BotProgram) -> "_Bot":
        bot = _Bot(self)
        self.running.append(bot)
        return bot


class _Bot:
    """As `BotProcess`."""

    def __init__(self, all_: SimulatedBots) -> None:
        self._all = all_
        self._said: deque[tuple[float, bytes]] = deque()
        self._seat, self._told = 0, 0
        self._is_over = False

    def send(self, line: bytes) -> None:
        fact = msgspec.json.decode(line)
        match fact["type"]:
            case "hello":
                self._seat = fact["seat"]
                self._say({"type": "ready", "name": "Bot"})
            case "event":
                self._told += 1
                if fact["n"] != self._told:
                    self._complain(f"event {fact['n']} came as number {self._told}")
            case "ask":
                self._answer()
            case "illegal":
                self._say(self._move())

    def _answer(self) -> None:
        chance, match = self._all.chance, self._all.match_of(self._seat)
        if match is not None and self._told != len(match.masked_lines_since(0, [self._seat])):
            self._complain(f"{self._told} lines of {match.line_count} were told")
        dice = chance.random()
        if dice < 0.1:
            self._is_over = True
        elif dice < 0.2:
            self._say({"type": "nonsense"})
        elif dice > 0.25:
            self._say(self._move())

    def _complain(self, what: str) -> None:
        self._all.trouble = self._all.trouble or Broken(
            "a program isn't told the match", f"at seat {self._seat}: {what}"
        )

    def _move(self) -> Any:
        match = self._all.match_of(self._seat)
        view = match.view(self._seat) if match is not None else None
        return msgspec.to_builtins(move_fields(fallback_move(view))) if view is not None and view.is_mine else {}

    def _say(self, fact: object) -> None:
        due = self._all.scheduler.now + self._all.chance.uniform(0.0, SLOWEST)
        self._said.append((due, msgspec.json.encode(fact)))

    def read(self, seconds: float) -> bytes | None:
        scheduler = self._all.scheduler
        end = scheduler.now + seconds
        while not self._is_over:
            if self._said and self._said[0][0] <= scheduler.now:
                return self._said.popleft()[1]
            if scheduler.now >= end:
                return None
            scheduler.sleep(min(end - scheduler.now, 0.1))
        raise BotGone("it has ended")

    def forget_unread(self) -> None:
        self._said = deque(said for said in self._said if said[0] > self._all.scheduler.now)

    def hang_up(self) -> None:
        """A good program ends then."""
        self.kill()

    def close(self, seconds: float = 1.0) -> None:
        self.kill()

    def kill(self) -> None:
        self._is_over = True
        if self in self._all.running:
            self._all.running.remove(self)
