"""How values change over time: three easing curves from 0 to 1, and the speeds a person may choose."""

import math
from collections.abc import Callable
from typing import Final, Literal

Ease = Callable[[float], float]
Speed = Literal["slow", "normal", "fast", "off"]

SPEEDS: Final[dict[Speed, float]] = {
    "slow": 2.8,
    "normal": 1.0,
    "fast": 0.45,
    "off": 0.0,
}  # durations are multiplied by these

DEAF: Final = 0.35
"""Seconds in which input doesn't end what has just begun: it may still be meant for the previous screen."""
POLLED: Final = 0.25
"""Seconds between looks at what other processes have found."""
LOOKED_AT: Final = 1.1
"""Seconds at normal speed to let an action be seen before something follows."""


def out_cubic(t: float) -> float:
    """Fast, then settling: cards that fly."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Slow at both ends: sorting, panels."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Slightly beyond the goal and back: a refused card that glides home."""
    u = t - 1
    return 1 + 2.2 * u**3 + 1.2 * u**2


def arc(t: float) -> float:
    """0 at both ends and 1 in the middle, for a flight that rises."""
    return math.sin(math.pi * t)


def mix(start: float, end: float, t: float) -> float:
    """The value at share `t` of the way."""
    return start + (end - start) * t
