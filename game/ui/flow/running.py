"""The loop with a program inside it, which may go on before each pass; how long passes take is kept."""

import time
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

from msgspec import Struct
from pygame.event import Event

from game.ui.app import App
from game.ui.preferences import Preferences
from game.ui.targets import TargetsFile
from game.ui.window import Window

STUTTER = 1 / 60
"""Seconds above which a pass counts as a frame even where it drew nothing: somebody had to wait for it."""


class FrameTimes(Struct, frozen=True):
    """Milliseconds that passes of the loop took, and how many drew something."""

    frames: int
    p50: float
    p99: float
    max: float


class RunningApp(App):
    """The application with `before_pass`, called with the seconds since the last pass."""

    def __init__(
        self,
        window: Window,
        assets: Path,
        preferences: Preferences,
        targets: TargetsFile | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(window, assets, preferences, targets, clock)
        self.before_pass: Callable[[float], None] = lambda dt: None
        self._passes: list[float] = []
        self._drawn = 0
        self._watch = clock

    def step(self, dt: float, events: Sequence[Event]) -> None:
        """One pass."""
        begun, shown = self._watch(), self.window.presents
        self.before_pass(dt)
        super().step(dt, events)
        drew = self.window.presents > shown
        taken = self._watch() - begun
        if drew or taken > STUTTER:
            self._passes.append(taken)
            self._drawn += drew

    def frame_times(self) -> FrameTimes:
        """How long passes took so far, those left out that drew nothing in no time."""
        times = sorted(self._passes) or [0.0]

        def share(part: float) -> float:
            return round(1000 * times[max(0, ceil(part * len(times)) - 1)], 2)

        return FrameTimes(self._drawn, share(0.5), share(0.99), round(1000 * times[-1], 2))

    def forget_times(self) -> None:
        """Begin to measure anew."""
        self._passes.clear()
        self._drawn = 0
