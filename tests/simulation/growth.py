"""Whether memory grows: evenings in one process, one after the other, and what is in use after each."""

import ctypes
import gc
import os
from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Final

from tests.simulation.computer import KITS

MOST_GROWTH: Final = 60.0
"""Megabytes that the last evenings may need more than the first ones did."""
MOST_CREEP: Final = 0.4
"""Megabytes by which memory may grow with each evening, on and on: what is never given back."""
SURE: Final = 3.0
"""Standard deviations from which on a growth is no chance any more."""


def grown(memory: Sequence[float]) -> float:
    """Megabytes by which the end of a run, with what it holds at least, lies above its beginning."""
    return min(memory[-3:]) - max(memory[: max(1, len(memory) // 5)]) if memory else 0.0


def creep(memory: Sequence[float]) -> float:
    """Megabytes an evening by which memory grows on and on, from the second fifth on, as caches fill at first; 0 where
    that may be chance.

    It is what half of all pairs of measurements grow by (Theil and Sen), if far more pairs grow than shrink (Mann and
    Kendall): windows of many sizes make single measurements jump by thirty megabytes.
    """
    later = memory[len(memory) // 5 :]
    count = len(later)
    pairs = list(combinations(enumerate(later), 2))
    more = sum((b > a) - (b < a) for (_, a), (_, b) in pairs)
    if more <= SURE * sqrt(count * (count - 1) * (2 * count + 5) / 18):
        return 0.0
    return median((b - a) / (n - m) for (m, a), (n, b) in pairs)


def leaks(memory: Sequence[float]) -> list[str]:
    """What is wrong with the megabytes that were in use after each evening."""
    found = []
    if grown(memory) > MOST_GROWTH:
        found.append(f"memory grew by {grown(memory):.0f} MB")
    if creep(memory) > MOST_CREEP:
        found.append(f"memory grows by {creep(memory):.1f} MB with every evening")
    return found


def megabytes() -> float:
    """What is in use after tidying up, as the program does at rest."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)  # what was given back to the library, but not yet to the system
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure_growth(seeds: range, live: Callable[[int], int]) -> int:
    """0 where no evening went wrong and memory does not grow."""
    memory: list[float] = []
    failed = 0
    for seed in seeds:
        failed += live(seed)
        KITS.forget()
        memory.append(megabytes())
        print(f"evening {seed}: {memory[-1]:.0f} MB", flush=True)
    found = leaks(memory)
    print("; ".join(found) or f"memory grew by {grown(memory):.0f} MB, {creep(memory):.2f} MB an evening")
    return 1 if failed or found else 0
