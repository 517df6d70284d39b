"""How much memory processes use, and how the C library keeps it."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ALONE: Final = 32 * 1024
"""Allocations of at least this many bytes get their own pages, which are returned to the system when freed."""
_MMAP_THRESHOLD: Final = -3
"""The number of that parameter in glibc's malloc.h."""


def give_back_pictures(platform: str = sys.platform) -> bool:
    """Make freed pictures return to the system at once; False if the C library has no such option.

    Only glibc needs it: it raises its threshold with every large picture that is freed.
    """
    if platform != "linux":
        return False
    import ctypes  # not before the first picture

    try:
        return bool(ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, ALONE))
    except (OSError, AttributeError):  # another C library
        return False


def proportional_mb(proc: Path, pids: Iterable[int]) -> float | None:
    """Proportional set size of these processes together, in megabytes; None if one can't be read."""
    kilobytes = 0
    for pid in pids:
        try:
            text = (proc / str(pid) / "smaps_rollup").read_text(encoding="ascii")
        except (OSError, ValueError):
            return None
        found = next((line for line in text.splitlines() if line.startswith("Pss:")), None)
        if found is None:
            return None
        kilobytes += int(found.split()[1])
    return round(kilobytes / 1024, 1)
