"""How processes end: gently when asked to, and together with the process that started them."""

import os
import signal
import sys
from collections.abc import Callable
from typing import Final

_PR_SET_PDEATHSIG: Final = 1
"""As in Linux's `sys/prctl.h`."""


def end_gently(*_: object) -> None:
    """Handle SIGTERM: clean up first, then end."""
    raise SystemExit(128 + signal.SIGTERM)


def ending_with(parent: int) -> Callable[[], None]:
    """A function for a process to call right after it was forked at the latest, so that the system ends it with the
    thread of the parent that started it: on Linux, which has such a signal. Everything it needs is loaded beforehand.
    """
    if sys.platform != "linux":
        return lambda: None
    import ctypes

    prctl, kill, getppid, leave = ctypes.CDLL(None).prctl, int(signal.SIGKILL), os.getppid, os._exit

    def end_with_it() -> None:
        prctl(_PR_SET_PDEATHSIG, kill, 0, 0, 0)
        if getppid() != parent:  # the parent ended before the call
            leave(1)

    return end_with_it
