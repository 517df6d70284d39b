"""Somebody who clicks, drags, types, resizes and closes without any idea what it does, at the whole program."""

import ctypes
import gc
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from msgspec import Struct
from pygame.event import Event

from game.engine.board import Board, Phase
from saves.files import Appendable, RealDisk
from saves.folders import games_folder
from saves.replay import replay_file
from tests.ui.flow.house import House
from tests.window.player import Point, Thing

SIZES: Final = ((1024, 600), (1280, 720), (1280, 960), (1600, 900), (640, 400))
KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP),
    *(pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5, pygame.K_F11, pygame.K_0),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_1, pygame.K_9 + 1),
)
TEXTS: Final = (
    "Rosa",
    "1",
    "0",
    "-5",
    "99999999999",
    "ß",
    "日本",
    "🂡",
    " ",
    "a" * 80,
    "CF9Q 4674",
    "e\u0301",
    "\u202e",
)
EXITS: Final = (
    *("button/leave", "button/title", "button/back", "button/cancel", "button/close", "button/no", "button/discard"),
    *("button/notice_read", "button/continue", "button/menu"),
)
"""What leads towards the title, the first that is there."""
A_FEW: Final = 5
"""Buttons of a question, at most."""
MOST_STEPS_OUT: Final = 80


class DeadEnd(AssertionError):
    """A screen from which nothing leads back."""


class Wrong(AssertionError):
    """An invariant of the game that does not hold any more."""


class Tally(Struct):
    """What it came to."""

    events: int = 0
    starts: int = 0
    scenes: Counter[str] = Counter()
    ways_out: int = 0
    memory: list[float] = []
    """Megabytes in use, every thousand events."""


class PennedDisk(RealDisk):
    """The real disk, but nothing is written outside a folder: a monkey types paths, too."""

    def __init__(self, pen: Path) -> None:
        self._pen = pen.resolve()

    def _inside(self, path: Path) -> Path:
        if not path.resolve().is_relative_to(self._pen):
            raise OSError("outside the pen")
        return path

    def open_append(self, path: Path) -> Appendable:
        """As on a real disk."""
        return super().open_append(self._inside(path))

    def replace(self, path: Path, data: bytes) -> None:
        """As on a real disk."""
        super().replace(self._inside(path), data)


class Monkey:
    """Does one thing after the other to a program on `folder`, and starts it again when it has been closed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._chance = random.Random(seed)
        self._said: list[str] = []
        self.tally = Tally(scenes=Counter(), memory=[])
        self._house = self._open()

    def _open(self) -> House:
        self.tally.starts += 1
        house = House(self._folder / "data", disk=PennedDisk(self._folder), size=self._chance.choice(SIZES[:3]))
        house.program.show_title()
        house.run(0.1)
        return house

    def play(self, events: int, tell: Callable[[Tally], None] = lambda tally: None) -> None:
        """So many events. Raises Wrong, DeadEnd, and whatever the program raises."""
        for _ in range(events):
            self._act()
            if not self._house.app.running:
                self._reopen()
            self._check()
            self.tally.events += 1
            if self.tally.events % 150 == 0:
                self._find_the_way_out()
            if self.tally.events % 1000 == 0:
                self.tally.memory.append(_megabytes())
                tell(self.tally)

    def close(self) -> None:
        """Closes the program and verifies every record that it left."""
        self._house.close()
        for record in games_folder(self._folder / "data").glob("*.handfoot.jsonl"):
            verdict = replay_file(record)
            if verdict.problem is not None or verdict.warnings:
                raise Wrong(f"{record.name}: {verdict.problem} {verdict.warnings}")

    def last_things(self) -> str:
        """What was done last, the latest at the end."""
        return "; ".join(self._said[-12:])

    # ---- doing things

    def _act(self) -> None:
        chance = self._chance
        way = chance.choices(
            (self._click_thing, self._click, self._drag, self._key, self._type, self._turn_wheel, self._wait,
             self._resize, self._close_window),
            (48, 6, 12, 14, 4, 4, 10, 1, 0.3),
        )[0]  # fmt: skip
        way()
        self.tally.scenes[self._house.report.scene if self._house.app.running else "closed"] += 1

    def _say(self, what: str) -> None:
        self._said = [*self._said[-40:], f"{self._house.report.scene}: {what}"]

    def _things(self) -> list[Thing]:
        return [thing for thing in self._house.look().things if thing.id != "button/quit"]

    def _click_thing(self) -> None:
        things = self._things()
        if not things:
            return self._click()
        wanted = [thing for thing in things if thing.enabled]
        thing = self._chance.choice(wanted if wanted and self._chance.random() < 0.9 else things)
        self._say(f"click {thing.id}")
        return self._press(thing.middle)

    def _click(self) -> None:
        at = self._anywhere()
        self._say(f"click {at}")
        self._press(at, self._chance.choice((1, 1, 1, 2, 3)))

    def _press(self, at: Point, button: int = 1) -> None:
        events = [
            Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
        ]
        if self._chance.random() < 0.1:
            self._house.step(*events)
            self._pass(self._chance.choice((1, 25)))
            events = []
        if self._house.app.running:
            self._house.step(*events, Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def _drag(self) -> None:
        things = self._things()
        start, end = (
            self._chance.choice(things).middle if things and self._chance.random() < 0.9 else self._anywhere()
            for _ in range(2)
        )
        self._say(f"drag {start} to {end}")
        house = self._house
        house.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for n in range(1, 4):
            at = (start[0] + (end[0] - start[0]) * n // 3, start[1] + (end[1] - start[1]) * n // 3)
            if house.app.running:
                house.step(Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        if house.app.running and self._chance.random() < 0.95:
            house.step(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def _key(self) -> None:
        key = self._chance.choice(KEYS)
        mod = self._chance.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        self._say(f"key {pygame.key.name(key)}")
        self._send_key(key, mod)

    def _send_key(self, key: int, mod: int = 0) -> None:
        letter = chr(key) if 32 <= key < 127 else ""
        self._house.step(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
        if self._house.app.running:
            self._house.step(Event(pygame.KEYUP, key=key, mod=mod))

    def _type(self) -> None:
        text = self._chance.choice(TEXTS)
        self._say(f"type {text!r}")
        self._house.step(Event(pygame.TEXTINPUT, text=text))

    def _turn_wheel(self) -> None:
        y = self._chance.choice((-3, -1, 1, 3))
        self._house.step(Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y), precise_x=0.0, flipped=False))

    def _wait(self) -> None:
        self._pass(self._chance.choice((1, 3, 10, 30)))

    def _pass(self, passes: int) -> None:
        for _ in range(passes):
            if self._house.app.running:
                self._house.step(dt=0.1)

    def _resize(self) -> None:
        if self._house.app.window.full_screen:
            return
        size = self._chance.choice(SIZES)
        self._say(f"resize to {size}")
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._house.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        if self._chance.random() < 0.8:
            time.sleep(0.16)
        self._pass(2)

    def _close_window(self) -> None:
        self._say("close")
        self._house.step(Event(pygame.QUIT))

    def _anywhere(self) -> Point:
        width, height = self._house.app.window.size
        return self._chance.randrange(-5, width + 5), self._chance.randrange(height)

    def _reopen(self) -> None:
        self._house.close()
        self._house = self._open()

    # ---- what must hold

    def _check(self) -> None:
        flow = self._house.program.flow
        if flow is not None:
            check_board(flow.game.board)

    def _find_the_way_out(self) -> None:
        """Back to the title, by mouse or by keys, whichever is its turn."""
        by_keys = self.tally.ways_out % 2 == 1
        self.tally.ways_out += 1
        begun = self._house.report.scene
        time.sleep(0.16)  # a window that is being resized takes nothing
        self._house.step(Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
        for _ in range(MOST_STEPS_OUT):
            if self._house.report.scene == "title" and self._house.app.running:
                return
            self._leave_by_key() if by_keys else self._leave_by_mouse()
            if not self._house.app.running:
                self._reopen()
                return
            self._pass(4)
        way = "keys" if by_keys else "mouse"
        raise DeadEnd(f"no way by {way} from {begun} to the title, only to {self._house.report}")

    def _leave_by_mouse(self) -> None:
        ready = {thing.id: thing for thing in self._house.look().things if thing.enabled}
        found = next((ready[id] for id in EXITS if id in ready), None)
        if found is None:
            self._press((3, self._house.app.window.size[1] - 3))
        elif self._house.report.scene == "curtain":
            self._hold(found.middle)
        else:
            self._press(found.middle)

    def _hold(self, at: Point) -> None:
        self._house.step(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self._pass(20)
        if self._house.app.running:
            self._house.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def _leave_by_key(self) -> None:
        """Esc; among the few buttons of a question any of them, by Tab and Enter."""
        before = self._house.report
        if len(before.targets) > A_FEW:
            self._send_key(pygame.K_ESCAPE)
            self._pass(2)
        if not self._house.app.running or (self._house.report != before and len(self._house.report.targets) > A_FEW):
            return
        for _ in range(self._chance.randrange(A_FEW)):
            self._send_key(pygame.K_TAB)
        self._send_key(self._chance.choice((pygame.K_RETURN, pygame.K_RETURN, pygame.K_F4)))


def check_board(board: Board) -> None:
    """Raises Wrong unless every card of a round that is being played is somewhere, and once."""
    if board.round == 0 or board.phase == Phase.ENDED:
        return
    melded = sum(len(meld.cards) for team in board.melds for meld in team)
    laid = sum(len(cards) for cards in board.red_threes)
    there = sum(board.hands) + sum(board.feet) + board.stock + board.pile + melded + laid
    if there % 54:
        raise Wrong(f"{there} cards are no whole number of decks")
    if not 0 <= board.mover < board.players or min(*board.hands, *board.feet, board.stock, board.pile) < 0:
        raise Wrong(f"impossible: {board}")


def _megabytes() -> float:
    """What is in use after tidying up, as the program does at rest; 0 where the system does not tell."""
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)  # what was given back to the library, but not yet to the system
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if Path("/proc/self/statm").exists() else 0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
