"""A process of this program beside the window, and the pipe to it: started afresh, so that it holds nothing of the
window's, and ended at once. What is said through the pipe is the callers' affair.
"""

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from game.play.endings import end_gently, ending_with

END_SECONDS = 1.0
"""How long a process that was killed is waited for."""


class ChildProcess:
    """One running process. It ends with this program, too, should nobody `close` it."""

    def __init__(self, name: str, work: Callable[..., None], *arguments: object) -> None:
        """Starts `work` with its end of the pipe and the arguments; raises OSError where the system has no room."""
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection[Any, Any]
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_run, args=(work, theirs, *arguments), name=name, daemon=True)
        try:
            self._process.start()
        except OSError:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The system's number for it."""
        return self._process.pid

    def close(self) -> None:
        """Ends it, whatever it is doing."""
        self.pipe.close()
        self._process.kill()
        self._process.join(END_SECONDS)


def _run(work: Callable[..., None], *arguments: object) -> None:
    leave_interrupts_to_parent()
    work(*arguments)


def leave_interrupts_to_parent() -> None:
    """What a child process does first: Ctrl-C is for its parent, which then ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin_as_worker() -> None:
    """The same for one that may have programs of its own running: they end with it, and it ends with its parent."""
    leave_interrupts_to_parent()
    signal.signal(signal.SIGTERM, end_gently)
    parent = multiprocessing.parent_process()
    if parent is not None and parent.pid is not None:
        ending_with(parent.pid)()
