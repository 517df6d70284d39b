"""How processes end: gently where they are asked to, and with the process that started them."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

_PR_SET_PDEATHSIG: Final = 1
"""As in Linux's `sys/prctl.h`."""


def end_gently(*_: object) -> None:
    """Handle SIGTERM: clean up first, then end."""
    raise SystemExit(128 + signal.SIGTERM)


def _ends_gently() -> bool:
    return signal.getsignal(signal.SIGTERM) is end_gently


@contextmanager
def ended_only_afterwards() -> Iterator[None]:
    """Puts off what `end_gently` does: raised while a program is being forked, the exception would be lost."""
    if threading.current_thread() is not threading.main_thread() or not _ends_gently():
        yield
        return
    asked: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: asked.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, end_gently)
        if asked:
            end_gently()


def ending_with(parent: int) -> Callable[[], None]:
    """What a process calls, right after it was forked at the latest, so that the system ends it when the thread of that
    process ends which started it: on Linux, where there is such a signal. All that it needs is loaded before.
    """
    if sys.platform != "linux":
        return lambda: None
    import ctypes

    prctl, kill, getppid, leave = ctypes.CDLL(None).prctl, int(signal.SIGKILL), os.getppid, os._exit

    def end_with_it() -> None:
        prctl(_PR_SET_PDEATHSIG, kill, 0, 0, 0)
        if getppid() != parent:  # it was faster
            leave(1)

    return end_with_it
