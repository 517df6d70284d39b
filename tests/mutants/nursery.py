"""A process in which the project and its tests are read once, and from which a fork is taken for each fault.

First it learns which test calls which function. A fault inside a function is planted in the fork's memory, by giving
every such function another body; then the tests that call it are run, up to the first that fails.
"""

import functools
import gc
import os
import resource
import signal
import sys
import threading
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import msgspec
import pytest

from tests.mutants.planting import Mutant

ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 90.0
"""CPU seconds of tests for one fault; what was not noticed by then lives."""
HANGS: Final = 20.0
"""CPU seconds that a test may take beyond three times what it took; a fault that makes it hang is noticed."""
GIVEN_UP: Final = 900.0
"""Seconds by the clock, the last resort: it can't tell tests that wait for ever from a busy machine."""
MOST_MEMORY: Final = 6 * 2**30


class Fate(StrEnum):
    """What became of a fault."""

    DIED = "died"
    LIVES = "LIVES"
    UNKNOWN = "NO VERDICT"
    JUDGED = "lived before, with a verdict"


class Trial(msgspec.Struct):
    """What one test took, and which functions of the rooms it called."""

    seconds: float
    """Of CPU, its child processes included."""
    called: set[tuple[str, str]]
    """Path and name of each."""
    passed: bool


class Nursery:
    """A plugin of pytest: in the place of running the tests it does `work`, which asks for the `fate` of faults."""

    def __init__(self, rooms: Sequence[str], work: Callable[["Nursery"], None]) -> None:
        self._folders = tuple(f"{ROOT / room}/" for room in rooms)
        self._work = work
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
        self._trials: list[Trial] = []
        self._items: list[pytest.Item] = []
        self._session: pytest.Session

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learns, and works."""
        self._session, self._items = session, session.items
        gc.unfreeze()
        for function in [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]:
            code = function.__code__
            if code.co_filename.startswith(self._folders):
                self._functions[code.co_filename, code.co_qualname, code.co_firstlineno].append(function)
        gc.freeze()
        learnt = ROOT / "build" / f"learnt-{os.getpid()}.json"
        learnt.parent.mkdir(exist_ok=True)
        in_fork(lambda: self._learn(learnt), 4 * GIVEN_UP)
        self._trials = msgspec.json.decode(learnt.read_bytes(), type=list[Trial])
        learnt.unlink()
        self._work(self)
        return True

    @property
    def failing(self) -> list[str]:
        """Tests that fail without any fault: they are left out."""
        return [item.nodeid for item, trial in zip(self._items, self._trials, strict=True) if not trial.passed]

    def fate(self, mutant: Mutant) -> Fate | None:
        """None where it can't be planted here, or nothing here calls it."""
        tests = self._tests_of(mutant)
        if not tests or not self._functions.get((str(ROOT / mutant.path), mutant.function, mutant.first)):
            return None
        exit_code = in_fork(lambda: self._try(mutant, tests), GIVEN_UP)
        return None if exit_code == PLANTED_NOWHERE else fate_by(exit_code)

    def _tests_of(self, mutant: Mutant) -> list[int]:
        """The tests that call the function, by number; those of the file that is through first come first."""
        found = [
            number
            for number, trial in enumerate(self._trials)
            if trial.passed and (mutant.path, mutant.function) in trial.called
        ]
        of_file: dict[Path, float] = defaultdict(float)
        for number in found:
            of_file[self._items[number].path] += self._trials[number].seconds
        return sorted(found, key=lambda number: (of_file[self._items[number].path], number))

    # ---- in a fork

    def _run(self, number: int, following: int | None) -> bool:
        """Whether the test passes; what it shares with the following one stays."""
        item, before = self._items[number], self._session.testsfailed
        next_item = self._items[following] if following is not None else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)
        return self._session.testsfailed == before

    def _learn(self, learnt: Path) -> int:
        trials = []
        for number in range(len(self._items)):
            called: set[tuple[str, str]] = set()
            heard: set[int] = set()

            def hear(
                frame: FrameType, event: str, arg: Any, heard: set[int] = heard, called: set[tuple[str, str]] = called
            ) -> None:
                code = frame.f_code
                if id(code) not in heard:
                    heard.add(id(code))
                    if code.co_filename.startswith(self._folders):
                        path = Path(code.co_filename).relative_to(ROOT).as_posix()
                        called.add((path, code.co_qualname.partition(".<locals>")[0]))

            begun = cpu_seconds()
            threading.settrace(hear)
            sys.settrace(hear)
            passed = self._run(number, number + 1 if number + 1 < len(self._items) else None)
            sys.settrace(None)
            threading.settrace(None)
            trials.append(Trial(cpu_seconds() - begun, called, passed))
        learnt.write_bytes(msgspec.json.encode(trials))
        return 0

    def _try(self, mutant: Mutant, tests: Sequence[int]) -> int:
        if not self._plant(mutant):
            return PLANTED_NOWHERE
        for number, following in zip_longest(tests, tests[1:]):
            if cpu_seconds() > LONGEST:
                break
            limit_cpu(3 * self._trials[number].seconds + HANGS)
            if not self._run(number, following):
                return 1
        return 0

    def _plant(self, mutant: Mutant) -> bool:
        """Gives the function, wherever it is known, the body with the fault; what was computed before is forgotten."""
        path = ROOT / mutant.path
        module = compile(mutant.planted(path.read_text("utf-8")), str(path), "exec", dont_inherit=True)
        body = next(
            code
            for code in _codes(module)
            if (code.co_qualname, code.co_firstlineno) == (mutant.function, mutant.first)
        )
        try:
            for function in self._functions[str(path), mutant.function, mutant.first]:
                function.__code__ = body
        except ValueError:  # it no longer uses something of the function around it
            return False
        gc.unfreeze()
        for thing in gc.get_objects():
            if isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith(("game", "saves")):
                thing.cache_clear()
        return True


PLANTED_NOWHERE: Final = 77


def fate_by(exit_code: int) -> Fate:
    """What became of the fault with which a process ended so."""
    return {0: Fate.LIVES, -signal.SIGALRM: Fate.UNKNOWN}.get(exit_code, Fate.DIED)


def in_fork(work: Callable[[], int], seconds: float) -> int:
    """What `work` comes to in a process of its own; another number where it crashes, or takes too long by the clock."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(nowhere, descriptor)
        try:
            os._exit(work())
        except BaseException:
            traceback.print_exc()
            os._exit(99)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def limit_cpu(seconds: float) -> None:
    """Ends this process once it has computed for that long from now; waiting its turn on a busy machine is free."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def cpu_seconds() -> float:
    """Those that this process and its children have taken."""
    return sum(os.times()[:4])


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
