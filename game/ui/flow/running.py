"""The loop with a program inside it, which may go on before each pass; how long passes take is kept."""

import time
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

from msgspec import Struct
from pygame.event import Event

from game.ui.core.app import App
from game.ui.core.preferences import Preferences
from game.ui.core.targets import TargetsFile
from game.ui.core.window import Window

STUTTER = 1 / 60
"""Seconds above which a pass counts as a frame even where it drew nothing: somebody had to wait for it."""


LATE = 0.02
"""Seconds after which a frame is seen to be late."""


class FrameTimes(Struct, frozen=True):
    """Milliseconds that passes of the loop took, and how many drew something.

    `wall` is what a clock on the wall says, other programs and the screen included; `own` is what this program
    computed, which is the same on a busy machine as on an idle one. `late` passes took more than 20 ms of wall time.
    """

    frames: int
    wall: dict[str, float]
    own: dict[str, float]
    late: int


class RunningApp(App):
    """The application with `before_pass`, called with the seconds since the last pass."""

    def __init__(
        self,
        window: Window,
        assets: Path,
        preferences: Preferences,
        targets: TargetsFile | None,
        clock: Callable[[], float] = time.monotonic,
        own_clock: Callable[[], float] = time.thread_time,
    ) -> None:
        super().__init__(window, assets, preferences, targets, clock)
        self.before_pass: Callable[[float], None] = lambda dt: None
        self._passes: list[float] = []
        self._own: list[float] = []
        self._drawn = 0
        self._watch, self._own_watch = clock, own_clock

    def step(self, dt: float, events: Sequence[Event]) -> None:
        """One pass."""
        begun, own_begun, shown = self._watch(), self._own_watch(), self.window.presents
        if not self.is_away:
            self.before_pass(dt)
        super().step(dt, events)
        drew = self.window.presents > shown
        taken = self._watch() - begun
        if drew or taken > STUTTER:
            self._passes.append(taken)
            self._own.append(self._own_watch() - own_begun)
            self._drawn += drew

    def frame_times(self) -> FrameTimes:
        """How long passes took so far, those left out that drew nothing in no time."""
        late = sum(taken > LATE for taken in self._passes)
        return FrameTimes(self._drawn, _shares(self._passes), _shares(self._own), late)

    def forget_times(self) -> None:
        """Begin to measure anew."""
        self._passes.clear()
        self._own.clear()
        self._drawn = 0


def _shares(seconds: Sequence[float]) -> dict[str, float]:
    """The median, the 99th of a hundred and the longest, in milliseconds."""
    times = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * times[max(0, ceil(part * len(times)) - 1)], 2) for name, part in places.items()}
