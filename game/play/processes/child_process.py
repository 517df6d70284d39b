"""A process of this program beside the window, and the pipe to it: started fresh, so that it shares nothing with the
window, and killed without delay. The callers define what is sent through the pipe.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from game.play.processes.endings import end_gently, ending_with

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")

END_SECONDS: Final = 1.0

_NICE: Final = 10
_BELOW_NORMAL: Final = 0x4000


class ChildProcess:
    """One running process. It also ends with this program, even without `close`."""

    def __init__(self, name: str, work: Callable[..., None], *arguments: object) -> None:
        """Start `work` with its end of the pipe and the arguments; raises OSError if the system can't."""
        import multiprocessing  # slow to import, and the first picture comes before the first process

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
    def pid(self) -> int:
        """The process id."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def handle(self) -> Any:
        """Windows' handle of the process; None elsewhere."""
        return getattr(getattr(self._process, "_popen", None), "_handle", None)

    def close(self) -> None:
        """Kill it, whatever it is doing."""
        self.pipe.close()
        self._process.kill()
        self._process.join(END_SECONDS)


class ChildStream(Generic[T]):
    """Results of a process, one after the other. `start` it, `poll` regularly, `close` it to stop; results so far are
    kept. Nothing here blocks: processes are started and ended in a thread, because either takes longer than a frame.
    """

    def __init__(self, name: str, find: Callable[..., Iterable[T]], *arguments: object) -> None:
        """`find` is a module-level function, which the process calls with the arguments; nothing is started yet."""
        self._name, self._find, self._arguments = name, find, arguments
        self._process: ChildProcess | None = None
        self._run: object = None
        """Replaced by each `start`."""
        self._lock = Lock()
        self.came: tuple[T, ...] = ()
        self.is_running = False
        """Whether more will arrive."""
        self.is_done = False
        self.has_failed = False

    def start(self) -> None:
        """Begin, or restart after failing or being stopped."""
        if not self.is_running and not self.is_done:
            self.came, self.has_failed, self.is_running, self._run = (), False, True, object()
            Thread(target=self._begin, args=(self._run,), name=f"{self._name}-start", daemon=True).start()

    def _begin(self, run: object) -> None:
        try:
            process = ChildProcess(self._name, _send_all, self._find, *self._arguments)
        except OSError:
            if run is self._run:
                self._run = None  # which `poll` treats as a failure
            return
        with self._lock:
            is_wanted = self.is_running and run is self._run
            if is_wanted:
                self._process = process
        if not is_wanted:
            process.close()

    def poll(self) -> bool:
        """Process what has arrived; True if something is new."""
        if not self.is_running:
            return False
        news = False
        try:
            if self._run is None:
                raise OSError("no process could be started")
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
        with self._lock:
            process, self._process, self.is_running = self._process, None, False
        if process is not None:
            Thread(target=process.close, name=f"{self._name}-end", daemon=True).start()


def _send_all(pipe: "Connection[Any, Any]", find: Callable[..., Iterable[object]], *arguments: object) -> None:
    """The process's whole life: send all results, then None."""
    give_way()
    try:
        for found in find(*arguments):
            pipe.send(found)
        pipe.send(None)
    except (EOFError, OSError, ValueError):
        return  # nobody waits for it any more, or the caller sees the failure by this


def give_way() -> None:
    """Let every other program on the computer run first, especially this one's window."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetPriorityClass(ctypes.windll.kernel32.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICE)


def _run(work: Callable[..., None], *arguments: object) -> None:
    leave_interrupts_to_parent()
    work(*arguments)


def leave_interrupts_to_parent() -> None:
    """The first thing a child process does: Ctrl-C is for its parent, which then ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin_as_worker(parent: int) -> None:
    """The same for a process that may run programs of its own: they end with it, and it ends with that parent."""
    leave_interrupts_to_parent()
    signal.signal(signal.SIGTERM, end_gently)
    ending_with(parent)()
