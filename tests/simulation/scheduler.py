"""Threads, processes and time of a simulated computer: one of them runs at a time, and a seed decides which.

`take_over_time` puts these in the place of Python's own, before the program is imported: `threading.Thread`, locks and
conditions, `time.sleep` and every clock. Where the program would wait, others run; where all wait, time jumps to the
first that need wait no longer. So an evening takes as long as it computes, and the same seed runs the same.
"""

import _thread
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, SupportsFloat

WALL_AT_START: Final = 1_777_666_500.0
"""Friday, 1 May 2026, 20:15 in Greenwich."""
PREEMPTED: Final = 0.03
"""How often somebody who takes a lock lets others run first."""
THINKING_TICK: Final = 0.0005
"""Seconds that a process finds passed each time it looks at the clock: what computes against time comes to an end."""

_real_monotonic = time.monotonic
_real_sleep = time.sleep


class Gone(BaseException):
    """The thread's computer is off: nothing of it runs any more."""


class Interrupted(BaseException):
    """Something ends what the window's own thread is doing, for instance the power."""


class Stuck(AssertionError):
    """Everybody waits, and nothing will ever come."""


class Task:
    """A thread or a process. It runs while it has the baton."""

    def __init__(self, name: str, is_process: bool = False, mother: "Task | None" = None) -> None:
        self.name = name
        self.is_process = is_process
        self.mother = mother
        self.baton = _thread.allocate_lock()
        self.baton.acquire()
        self.ready: Callable[[], bool] | None = None
        self.until: float | None = 0.0
        self.is_over = False
        self.is_killed = False
        self.frozen_until = 0.0

    def is_of(self, first: "Task") -> bool:
        """Whether it belongs to the program that began with that task."""
        task: Task | None = self
        while task is not None and task is not first:
            task = task.mother
        return task is first


class Scheduler:
    """Runs one task at a time; `chance` decides which."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.now = 1000.0
        """Seconds since the computer was built; they stop while its lid is closed."""
        self.wall_ahead = WALL_AT_START - self.now
        """What the clock on the wall shows beyond that."""
        self.main = self.current = Task("window")
        self.tasks: list[Task] = [self.main]
        self.interruption: Interrupted | None = None
        self.troubles: list[str] = []
        """What ended threads that should not have ended."""

    @property
    def wall(self) -> float:
        """Seconds since 1970, as the computer's clock tells them."""
        return self.now + self.wall_ahead

    def monotonic(self) -> float:
        """As `time.monotonic`."""
        if self.current.is_process:
            self.now += THINKING_TICK
        return self.now

    # ---- waiting

    def sleep(self, seconds: float) -> None:
        """Lets others run for so long."""
        self.wait(None, self.now + seconds)

    def wait(self, ready: Callable[[], bool] | None, until: float | None = None) -> bool:
        """Lets others run until something holds, or until then; whether it holds."""
        me = self.current
        if me.is_killed:
            raise Gone
        me.ready, me.until = ready, until
        self._hand_on(me)
        me.ready, me.until = None, self.now
        if me.is_killed:
            raise Gone
        if me is self.main and self.interruption is not None:
            interruption, self.interruption = self.interruption, None
            raise interruption
        return ready is None or ready()

    def maybe_pause(self) -> None:
        """Now and then others run first, as between any two lines of a real program."""
        if len(self.tasks) > 1 and not self.current.is_killed and self.chance.random() < PREEMPTED:
            self.wait(None, self.now)

    def _hand_on(self, me: Task) -> None:
        chosen = self._chosen()
        if chosen is me:
            return
        self.current = chosen
        chosen.baton.release()
        if not me.is_over:
            me.baton.acquire()

    def _chosen(self) -> Task:
        if self.interruption is not None:
            return self.main
        while True:
            runnable = [task for task in self.tasks if self._may_run(task)]
            if runnable:
                return runnable[0] if len(runnable) == 1 else self.chance.choice(runnable)
            ends = [max(task.until, task.frozen_until) for task in self.tasks if task.until is not None]
            ends += [task.frozen_until for task in self.tasks if task.until is None and task.frozen_until > self.now]
            if not ends:
                names = ", ".join(task.name for task in self.tasks)
                self.interruption = Deadlock(f"all wait for each other: {names}")
                return self.main
            self.now = max(self.now, min(ends))

    def _may_run(self, task: Task) -> bool:
        if task.is_killed:
            return True
        if task.frozen_until > self.now:
            return False
        return (task.until is not None and task.until <= self.now) or (task.ready is not None and task.ready())

    # ---- tasks

    def start(self, name: str, work: Callable[[], None], is_process: bool = False) -> Task:
        """Begins a thread; it runs as soon as somebody waits."""
        task = Task(name, is_process, self.current)
        task.until = self.now
        self.tasks.append(task)

        def run() -> None:
            task.baton.acquire()
            try:
                if not task.is_killed:
                    work()
            except Gone:
                pass
            except BaseException as error:
                self.troubles.append(f"{name} ended by {type(error).__name__}: {error}")
            task.is_over = True
            self.tasks.remove(task)
            self._hand_on(task)

        _thread.start_new_thread(run, ())
        self.maybe_pause()
        return task

    def kill(self, tasks: Sequence[Task]) -> None:
        """Ends tasks wherever they are."""
        for task in tasks:
            task.is_killed = True

    def kill_program(self, first: Task) -> None:
        """Ends a program that began with this task, with everything that it has started, and waits for it."""
        own = [task for task in self.tasks if task.is_of(first)]
        self.kill(own)
        self.wait(lambda: all(task.is_over for task in own))

    def kill_all(self) -> None:
        """Ends everything but the window's own thread, and waits for it."""
        self.interruption = None
        self.kill([task for task in self.tasks if task is not self.main])
        self.main.is_killed = False
        self.wait(lambda: len(self.tasks) == 1)

    def interrupt(self, interruption: Interrupted) -> None:
        """Ends what the window's thread is doing; another thread that calls this ends itself."""
        if self.current is self.main:
            raise interruption
        self.interruption = interruption
        raise Gone


class Deadlock(Interrupted, AssertionError):
    """Every task waits for another."""


_scheduler: Scheduler | None = None


def run_under(scheduler: Scheduler | None) -> None:
    """All that is done from now on is done under this scheduler."""
    global _scheduler
    _scheduler = scheduler


def scheduler() -> Scheduler:
    """The one in charge."""
    assert _scheduler is not None, "no computer is simulated"
    return _scheduler


class SimulatedLock:
    """`threading.Lock`."""

    is_for_holder = False
    """Whether whoever holds it may take it again."""

    def __init__(self) -> None:
        self._holder: object = None
        self._count = 0
        self._under: Scheduler | None = None

    def acquire(self, blocking: bool = True, timeout: float = -1) -> bool:
        """As the real ones."""
        if self._under is not _scheduler:  # what is held on another computer is free on this one
            self._under, self._count = _scheduler, 0
        me = _scheduler.current if _scheduler is not None else None
        if _scheduler is not None and me is not None and not me.is_killed:
            _scheduler.maybe_pause()
            if self._count and not (self.is_for_holder and self._holder is me):
                if not blocking:
                    return False
                until = None if timeout < 0 else _scheduler.now + timeout
                if not _scheduler.wait(lambda: self._count == 0, until):
                    return False
        self._holder = me
        self._count += 1
        return True

    def release(self) -> None:
        """As the real ones."""
        self._count = max(0, self._count - 1)

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._count > 0

    def __enter__(self) -> bool:
        return self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()

    def _at_fork_reinit(self) -> None:
        self._count = 0

    def let_go(self) -> int:
        """Releases it however often it is held: so often."""
        count, self._count = self._count, 0
        return count

    def take_again(self, count: int) -> None:
        """After `let_go`."""
        self.acquire()
        self._count = count


class SimulatedRLock(SimulatedLock):
    """`threading.RLock`."""

    is_for_holder = True


class SimulatedCondition:
    """`threading.Condition`."""

    def __init__(self, lock: SimulatedLock | None = None) -> None:
        self._lock = lock if lock is not None else SimulatedRLock()
        self._waiting: list[list[bool]] = []
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self) -> bool:
        return self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def wait(self, timeout: float | None = None) -> bool:
        """As the real one."""
        mine = [False]
        self._waiting.append(mine)
        count = self._lock.let_go()
        at_work = scheduler()
        try:
            return at_work.wait(lambda: mine[0], None if timeout is None else at_work.now + timeout)
        finally:
            if mine in self._waiting:
                self._waiting.remove(mine)
            self._lock.take_again(count)

    def wait_for(self, predicate: Callable[[], bool], timeout: float | None = None) -> bool:
        """As the real one."""
        end = None if timeout is None else scheduler().now + timeout
        while not (result := predicate()):
            left = None if end is None else end - scheduler().now
            if left is not None and left <= 0:
                break
            self.wait(left)
        return result

    def notify(self, n: int = 1) -> None:
        """As the real one."""
        for waiting in self._waiting[:n]:
            waiting[0] = True
        del self._waiting[:n]

    def notify_all(self) -> None:
        """As the real one."""
        self.notify(len(self._waiting))


class SimulatedEvent:
    """`threading.Event`."""

    def __init__(self) -> None:
        self._is_set = False

    def is_set(self) -> bool:
        """As the real one."""
        return self._is_set

    def set(self) -> None:
        """As the real one."""
        self._is_set = True

    def clear(self) -> None:
        """As the real one."""
        self._is_set = False

    def wait(self, timeout: float | None = None) -> bool:
        """As the real one."""
        if not self._is_set:
            at_work = scheduler()
            at_work.wait(lambda: self._is_set, None if timeout is None else at_work.now + timeout)
        return self._is_set


class SimulatedThread:
    """`threading.Thread`."""

    def __init__(
        self,
        group: None = None,
        target: Callable[..., object] | None = None,
        name: str | None = None,
        args: Sequence[Any] = (),
        kwargs: dict[str, Any] | None = None,
        *,
        daemon: bool | None = None,
    ) -> None:
        self.name = name or "thread"
        self.daemon = bool(daemon)
        self._work = target, args, kwargs or {}
        self._task: Task | None = None

    def start(self) -> None:
        """As the real one."""
        self._task = scheduler().start(self.name, self.run)

    def run(self) -> None:
        """As the real one."""
        target, args, kwargs = self._work
        if target is not None:
            target(*args, **kwargs)

    def is_alive(self) -> bool:
        """As the real one."""
        return self._task is not None and not self._task.is_over

    def join(self, timeout: float | None = None) -> None:
        """As the real one."""
        at_work = scheduler()
        at_work.wait(lambda: not self.is_alive(), None if timeout is None else at_work.now + max(0.0, timeout))


def real_monotonic() -> float:
    """What the clock of this computer says, for whoever measures the simulation."""
    return _real_monotonic()


def take_over_time() -> None:
    """For the rest of this process; the program must not have been imported yet."""

    def clock(real: Callable[[], float]) -> Callable[[], float]:
        return lambda: real() if _scheduler is None else _scheduler.monotonic()

    def sleep(seconds: SupportsFloat) -> None:
        _real_sleep(float(seconds)) if _scheduler is None else _scheduler.sleep(float(seconds))

    real_time = time.time
    for name in ("monotonic", "perf_counter", "thread_time", "process_time"):
        setattr(time, name, clock(getattr(time, name)))
    time.time = lambda: real_time() if _scheduler is None else _scheduler.wall
    time.sleep = sleep  # type: ignore[assignment]  # whoever sleeps says for how many seconds
    replaced: dict[str, object] = {
        "Thread": SimulatedThread,
        "Lock": SimulatedLock,
        "RLock": SimulatedRLock,
        "Condition": SimulatedCondition,
        "Event": SimulatedEvent,
    }
    for name, there in replaced.items():
        setattr(threading, name, there)
