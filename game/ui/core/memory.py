"""How the C library keeps memory. Pictures come and go by the hundred; without this the holes they leave stay taken."""

import sys
from typing import Final

ALONE: Final = 32 * 1024
"""Bytes from which on a piece of memory gets pages of its own, which go back to the system when it is dropped."""
_MMAP_THRESHOLD: Final = -3
"""The number of that choice in glibc's malloc.h."""


def give_back_pictures(platform: str = sys.platform) -> bool:
    """Let every dropped picture go back to the system at once; False where the C library has no such choice.

    glibc alone needs it: it raises the bound by itself with every large picture that is dropped.
    """
    if platform != "linux":
        return False
    import ctypes  # not before the first picture

    try:
        return bool(ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, ALONE))
    except (OSError, AttributeError):  # another C library
        return False
