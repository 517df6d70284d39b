"""Processes beside the window, simulated: each is a task of the scheduler with an end of a pipe.

What a process sends comes when its mood says: soon, late, twice, or not before it is in another one, as when somebody
stops it and lets it go on; a pipe loses nothing. It may die while somebody waits.
"""

import multiprocessing
import random
import signal
from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final

from tests.simulation.scheduler import Gone, Scheduler, Task


class Mood(StrEnum):
    """How the processes beside the window answer."""

    QUICK = "answers at once"
    LATE = "answers late"
    TWICE = "answers everything twice"
    NEVER = "never answers"
    DYING = "dies over each question"


ONCE_SILENT: Final = 120.0
"""Seconds for which a process is silent that is so once."""


class PipeEnd:
    """One end of a pipe, as `multiprocessing.connection.Connection`."""

    def __init__(self, scheduler: Scheduler, processes: "Processes") -> None:
        self._scheduler, self._processes = scheduler, processes
        self._came: deque[Any] = deque()
        self.other: PipeEnd = self
        self.is_closed = False

    def poll(self, timeout: float | None = 0.0) -> bool:
        """Whether something has come, or the other end is closed, within so many seconds."""
        if self.is_closed:
            raise OSError("handle is closed")

        def has_come() -> bool:
            return bool(self._came) or self.other.is_closed

        if not has_come() and timeout != 0.0:
            self._scheduler.wait(has_come, None if timeout is None else self._scheduler.now + timeout)
        return has_come()

    def recv(self) -> Any:
        """What has come first; waits for it."""
        if self.is_closed:
            raise OSError("handle is closed")
        self._scheduler.wait(lambda: bool(self._came) or self.other.is_closed)
        if not self._came:
            raise EOFError
        return self._came.popleft()

    def send(self, thing: Any) -> None:
        """Hands it over; from a process beside the window in its own time."""
        if self.is_closed or self.other.is_closed:
            raise BrokenPipeError("the other end is closed")
        times = self._processes.deliver() if self._scheduler.current.is_process else 1
        if not self.other.is_closed:
            self.other._came.extend([thing] * times)

    def close(self) -> None:
        """Closes this end."""
        self.is_closed = True


class _Process:
    def __init__(self, scheduler: Scheduler, target: Callable[..., None], args: Sequence[Any], name: str) -> None:
        self._scheduler, self._target, self._args, self.name = scheduler, target, args, name
        self._task: Task | None = None
        self.pid = 4242

    def start(self) -> None:
        """Begins it."""
        self._task = self._scheduler.start(self.name, self._run, is_process=True)

    def _run(self) -> None:
        try:
            self._target(*self._args)
        finally:
            for end in self._args:
                if isinstance(end, PipeEnd):
                    end.close()

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self._task is not None and self._task.is_over

    @property
    def is_alive(self) -> bool:
        """Whether it was begun and has not ended."""
        return self._task is not None and not self._task.is_over

    @property
    def is_closed(self) -> bool:
        """Whether nobody holds the other end of its pipe any more."""
        return any(isinstance(end, PipeEnd) and end.other.is_closed for end in self._args)

    def kill(self) -> None:
        """Ends it."""
        if self._task is not None:
            self._scheduler.kill([self._task])

    def join(self, timeout: float | None = None) -> None:
        """Waits until it has ended."""
        if self._task is not None:
            until = None if timeout is None else self._scheduler.now + timeout
            self._scheduler.wait(lambda: self._task is None or self._task.is_over, until)


class Processes:
    """Takes the place of `multiprocessing` for everything that is a `ChildProcess`."""

    def __init__(self, scheduler: Scheduler, chance: random.Random) -> None:
        self._scheduler, self._chance = scheduler, chance
        self.mood = Mood.QUICK
        self.is_once = False
        """Whether whoever answers is in this mood only once: one answer is late or lost, then they are quick again."""
        self.begun: list[_Process] = []

    def take_over(self) -> None:
        """For the rest of this process."""
        multiprocessing.get_context = self.get_context  # type: ignore[assignment]  # all that is used of it is here
        signal.signal = lambda *_: None  # a simulated process has no signals of its own

    def get_context(self, method: str | None = None) -> "Processes":
        """As `multiprocessing`."""
        return self

    def Pipe(self) -> tuple[PipeEnd, PipeEnd]:  # as multiprocessing has it
        """Two ends."""
        one, other = PipeEnd(self._scheduler, self), PipeEnd(self._scheduler, self)
        one.other, other.other = other, one
        # the parent closes its copy of the child's end: here there is no copy
        return one, _Shared(other)

    def Process(  # as multiprocessing has it
        self, target: Callable[..., None], args: Sequence[Any], name: str, daemon: bool
    ) -> _Process:
        """A process that is not begun."""
        ends = [arg.end if isinstance(arg, _Shared) else arg for arg in args]
        process = _Process(self._scheduler, target, ends, name)
        self.begun = [*(one for one in self.begun if not one.is_over), process]
        return process

    def closed_names(self) -> list[str]:
        """The processes that go on although whoever has started them has closed them."""
        return [process.name for process in self.begun if process.is_alive and process.is_closed]

    def names_of_windows(self) -> list[str]:
        """Those that go on, and were started by a window."""
        return [process.name for process in self.begun if process.is_alive]

    def deliver(self) -> int:
        """Takes the time that an answer takes; how often it comes."""
        mood = self.mood
        if self.is_once:
            self.mood, self.is_once = Mood.QUICK, False
            if mood is Mood.NEVER:
                self._scheduler.sleep(ONCE_SILENT)
        match mood:
            case Mood.QUICK:
                self._scheduler.sleep(self._chance.choice((0.0, 0.02, 0.1)))
            case Mood.LATE:
                self._scheduler.sleep(self._chance.uniform(0.5, 8))
            case Mood.TWICE:
                self._scheduler.sleep(0.05)
                return 2
            case Mood.NEVER:
                while self.mood is Mood.NEVER:
                    self._scheduler.wait(lambda: self.mood is not Mood.NEVER, self._scheduler.now + 3600)
            case Mood.DYING:
                raise Gone
        return 1


class _Shared(PipeEnd):
    """The end that is given to a child; closing the parent's copy of it closes nothing."""

    def __init__(self, end: PipeEnd) -> None:
        self.end = end

    def close(self) -> None:
        """Nothing: the child has it."""
