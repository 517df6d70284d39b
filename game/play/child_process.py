"""A process of this program beside the window, and the pipe to it: started afresh, so that it holds nothing of the
window's, and ended at once. What is said through the pipe is the callers' affair.
"""

import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.play.endings import end_gently, ending_with

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")

END_SECONDS = 1.0
"""How long a process that was killed is waited for."""


class ChildProcess:
    """One running process. It ends with this program, too, should nobody `close` it."""

    def __init__(self, name: str, work: Callable[..., None], *arguments: object) -> None:
        """Starts `work` with its end of the pipe and the arguments; raises OSError where the system has no room."""
        import multiprocessing  # it takes a while, and the first picture comes before the first process

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


class ChildStream(Generic[T]):
    """What a process sends, one thing after the other and None at the end. `start` it, `poll` now and then, `close` it
    to stop; what came by then stays.
    """

    def __init__(self, name: str, work: Callable[..., None], *arguments: object) -> None:
        """As for `ChildProcess`; nothing is started yet."""
        self._name, self._work, self._arguments = name, work, arguments
        self._process: ChildProcess | None = None
        self.came: tuple[T, ...] = ()
        self.is_done = False
        """Whether nothing more is to come."""
        self.has_failed = False

    @property
    def is_running(self) -> bool:
        """Whether more is to come."""
        return self._process is not None

    def start(self) -> None:
        """Begins, or begins again where it failed or was stopped."""
        if self._process is not None or self.is_done:
            return
        self.came, self.has_failed = (), False
        try:
            self._process = ChildProcess(self._name, self._work, *self._arguments)
        except OSError:
            self.has_failed = True

    def poll(self) -> bool:
        """Hears what has come; True when something is new."""
        news = False
        try:
            while self._process is not None and self._process.pipe.poll():
                heard: T | None = self._process.pipe.recv()
                news = True
                if heard is None:
                    self.is_done = True
                    self.close()
                else:
                    self.came = (*self.came, heard)
        except (EOFError, OSError):
            self.close()
            self.has_failed = news = True
        return news

    def close(self) -> None:
        """Ends the process, if there is one."""
        if self._process is not None:
            self._process.close()
            self._process = None


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
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None and parent.pid is not None:
        ending_with(parent.pid)()
