"""Where the monkey lives: the whole program on a disk that writes nowhere else, with a clock that waits for nobody."""

import random
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final, Self
from unittest.mock import patch

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.play.thinking.thinker_messages import ThinkRequest
from game.toolkit.app import App
from game.toolkit.drawing.theme import Theme
from game.toolkit.kit import Kit
from game.ui.shared.preferences import Preferences
from game.ui.system.crash_report.presenter import CrashReports
from saves.disk.background import Background
from saves.disk.files import Appendable, RealDisk
from saves.disk.reading_thread import ReadingThread
from saves.disk.system_calls import SystemCalls
from saves.records.journal import Ack, Journal
from tests.play.analysts import SteadyAnalyser
from tests.saves.disks import WrappedFile
from tests.ui.house import BRIEF_THREADS, PASS, House, InstantThinker
from tests.window.window_player import Point

SIZES: Final = ((1024, 600), (1024, 600), (1280, 720))
"""Of the windows it opens; it makes them larger and smaller itself."""

MOST_LOOKS: Final = 6
"""Whose pictures are kept."""

LONGEST_WAIT: Final = 10.0
"""Seconds that a thread is given."""


class Stuck(AssertionError):
    """Something that is waited for does not come."""


class Planted(Exception):
    """A bug that the monkey has planted; the program must meet it with its plain screen."""


class PlayClock:
    """Seconds that pass when the loop says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Seconds since the program was opened."""
        return self.now


class _UnhurriedCalls(SystemCalls):
    def sync(self, descriptor: int) -> None:
        """Nobody pulls the plug here."""


class PennedDisk(RealDisk):
    """The real disk, but nothing is written outside a folder: a monkey types paths, too. It refuses when told to."""

    def __init__(self, pen: Path) -> None:
        super().__init__(_UnhurriedCalls())
        self._pen = pen.resolve()
        self.refusing = False

    def _inside(self, path: Path) -> Path:
        if self.refusing or not path.resolve().is_relative_to(self._pen):
            raise OSError("outside the pen")
        return path

    def open_append(self, path: Path) -> Appendable:
        """As on a real disk."""
        file = super().open_append(self._inside(path))
        return _PennedFile(self, file)

    def replace(self, path: Path, data: bytes) -> None:
        """As on a real disk."""
        super().replace(self._inside(path), data)


class _PennedFile(WrappedFile):
    def __init__(self, disk: PennedDisk, file: Appendable) -> None:
        super().__init__(file)
        self._disk = disk

    def append(self, data: bytes) -> None:
        if self._disk.refusing:
            raise OSError("full")
        super().append(data)


class QuickThinker(InstantThinker):
    """Every level plays as `normal` does: what is thought is not at stake here."""

    def ask(self, question: ThinkRequest) -> None:
        """Keeps the last question alone."""
        self._question = replace(question, level="normal")


class PromptDisk(ExitStack):
    """While it is entered, what threads read and write is there as soon as it is asked for: how far they come would be
    up to the computer, not to the seed.
    """

    def __enter__(self) -> Self:
        """The same for every thread of the program."""
        for where, name, prompt in (
            (Thread, "start", _start),
            (Journal, "append_texts", _append),
            (ReadingThread, "refresh", _look),
            (Background, "do", _do),
        ):
            self.enter_context(patch.object(where, name, prompt))
        return self


def _start(thread: Thread, start: Callable[[Thread], None] = Thread.start) -> None:
    start(thread)
    if thread.name.startswith(BRIEF_THREADS) and thread.name != "reader":  # who starts one of those holds its lock
        thread.join(LONGEST_WAIT)


def _append(journal: Journal, *lines: str, append: Callable[..., Ack] = Journal.append_texts) -> Ack:
    written = append(journal, *lines)
    written.wait(LONGEST_WAIT)
    return written


def _look(reader: Any, patience: float = 0.0, look: Callable[..., Any] = ReadingThread.refresh) -> Any:
    return look(reader, LONGEST_WAIT)


def _do(background: Background, path: Path, job: Callable[[], object]) -> None:
    with suppress(OSError):
        job()


class Kits:
    """What was rastered for the last few looks: another window of the same look need not do it again."""

    def __init__(self) -> None:
        self._kept: dict[Theme, Kit] = {}

    def kit(self, theme: Theme, make: Callable[[], Kit]) -> Kit:
        """The kit of a look."""
        kit = self._kept.pop(theme, None) or make()
        self._kept[theme] = kit
        if len(self._kept) > MOST_LOOKS:
            del self._kept[next(iter(self._kept))]
        return kit


class _SharingApp(App[Preferences]):
    def __init__(self, kits: Kits, *given: Any) -> None:
        self._kits = kits
        super().__init__(*given)

    def _make_kit(self) -> Kit:
        return self._kits.kit(self.preferences.theme(self.window.size), super()._make_kit)


class Pen(House):
    """The program, its mishaps met. With a `PromptDisk` around it the same seed does the same things."""

    def __init__(self, folder: Path, chance: random.Random, kits: Kits) -> None:
        self.clock = PlayClock()
        self.posted = 0
        """Events of mouse, keyboard and window so far."""
        self.pen_disk = PennedDisk(folder)
        super().__init__(
            folder / "data",
            disk=self.pen_disk,
            size=chance.choice(SIZES),
            clock=self.clock,
            thinker=QuickThinker(),
            make_app=partial(_SharingApp, kits),
            make_analyser=SteadyAnalyser,
        )
        self._crash_reports = CrashReports(self.app, self.program, self.data, self.pen_disk)
        self.app.on_crash = self._meet

    def _meet(self, error: Exception) -> None:
        if not isinstance(error, Planted):
            raise error
        self._crash_reports.meet(error)

    def step(self, *events: Event, dt: float = PASS) -> None:
        """One pass."""
        self._begin_pass(dt)
        self.posted += len(events)
        super().step(*events, dt=dt)

    def _begin_pass(self, dt: float) -> None:
        """Pictures are made and hints thought out within one pass, however busy the computer is."""
        self.clock.now += dt
        session = self.program.session
        if session is not None and (table := session.table) is not None:
            table.frames.clock = table.thinker.clock = self.clock

    def idle(self, passes: int, dt: float = 0.1) -> None:
        """So many passes without an event; only the last one is drawn."""
        changed = False
        for _ in range(passes - 1):
            self._begin_pass(dt)
            self.app.before_pass(dt)
            changed = self.app.scene.update(dt) or changed
        self.app._whole |= changed
        if self.app.running:
            self.step(dt=dt)

    def let_disk_fail(self, fails: bool) -> None:
        """The disk takes nothing any more, or all again; waits until an open game has noticed."""
        self.pen_disk.refusing = fails
        session = self.program.session
        if session is not None and session.game.saved is not None and not fails:
            session.game.saved.retry()
            self._wait(lambda: session.game.failing is None, "the disk")

    def plant_bug(self) -> None:
        """The next pass of the scene on screen raises."""

        def raises(dt: float) -> bool:
            raise Planted("a planted bug")

        self.app.scene.update = raises  # type: ignore[method-assign]  # a bug in the scene itself

    def click(self, at: Point) -> None:
        """Press and release in one place, and time enough that two clicks are no double click."""
        self.step(
            Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        )
        if self.app.running:
            self.step(dt=0.5)

    def prefer(self, preferences: Preferences) -> None:
        """Other choices, as the settings screen makes them."""
        self.program.prefer(preferences)

    @staticmethod
    def _wait(true: Callable[[], bool], what: str) -> None:
        for _ in range(20_000):
            if true():
                return
            time.sleep(0.0005)
        raise Stuck(f"{what} never answered")
