"""How long passes of the loop take."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

STUTTER: Final = 1 / 60
"""A pass longer than this many seconds counts as a frame even if it drew nothing: somebody had to wait for it."""
LATE: Final = 0.02
"""A frame that takes longer than this, in seconds, is late."""


class FrameTimes(Struct, frozen=True):
    """Milliseconds taken by passes of the loop, and how many drew something.

    `wall` is wall-clock time, including other programs and the screen; `own` is this program's computing time, which
    doesn't depend on how busy the machine is. `late` passes took more than 20 ms of wall time.
    """

    frames: int
    wall: dict[str, float]
    own: dict[str, float]
    late: int


class FrameTimer:
    """Records how long passes took, except instant ones that drew nothing."""

    def __init__(self, clock: Callable[[], float], own_clock: Callable[[], float]) -> None:
        """Both return seconds: the wall clock, and this program's computing time."""
        self._clock, self._own_clock = clock, own_clock
        self._passes: list[float] = []
        self._own: list[float] = []
        self._drawn = 0
        self.begin()

    def begin(self) -> None:
        """A pass begins."""
        self._begun, self._own_begun = self._clock(), self._own_clock()

    def end(self, drew: bool) -> None:
        taken = self._clock() - self._begun
        if drew or taken > STUTTER:
            self._passes.append(taken)
            self._own.append(self._own_clock() - self._own_begun)
            self._drawn += drew

    def times(self) -> FrameTimes:
        """The times so far."""
        late = sum(taken > LATE for taken in self._passes)
        return FrameTimes(self._drawn, _shares(self._passes), _shares(self._own), late)

    def forget(self) -> None:
        """Begin to measure anew."""
        self._passes.clear()
        self._own.clear()
        self._drawn = 0


def _shares(seconds: Sequence[float]) -> dict[str, float]:
    """The median, the 99th percentile and the longest, in milliseconds."""
    times = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * times[max(0, ceil(part * len(times)) - 1)], 2) for name, part in places.items()}
