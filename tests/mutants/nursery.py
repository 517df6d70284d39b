"""A process in which the project and its tests are read once, and from which a fork is taken for each fault.

It learns first which test runs which lines, file of tests by file, and keeps it in `build/mutants/reached` until
the tests or the lines change. A fault inside a function is planted in the fork's memory, by giving every such function
another body; then the tests that run its line are run.
"""

import functools
import gc
import hashlib
import importlib
import os
import resource
import signal
import sys
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import coverage
import msgspec
import pytest
from tqdm import tqdm

from tests.mutants.planting import Mutant
from tests.mutants.rooms import ROOT, near_tests

KEPT: Final = ROOT / "build" / "mutants"
HANGS: Final = 5.0
"""CPU seconds that a test may take beyond three times what it took; a fault that makes it hang is noticed."""
WAITS: Final = 60.0
"""Seconds by the clock that a test may take beyond ten times what it took: a fault that makes it wait for ever can't
be told from a busy machine, unless it does so twice."""
GIVEN_UP: Final = 900.0
"""Seconds by the clock, the last resort."""
MOST_MEMORY: Final = 6 * 2**30
CASES: Final = 6
"""So many cases of a test function are asked at most, where all that notice a fault are looked for."""
PLANTED_NOWHERE: Final = 77
FAILED: Final = "failed: "


class Fate(StrEnum):
    """What became of a fault."""

    DIED = "died"
    LIVES = "LIVES"
    UNKNOWN = "NO VERDICT"
    JUDGED = "lived before, with a verdict"
    NOWHERE = "planted nowhere"


class Found(msgspec.Struct):
    """What became of a fault, the tests that noticed it, and all that were asked."""

    fate: Fate
    finders: list[str] = []
    ran: list[str] = []


class Trial(msgspec.Struct):
    """What one test took."""

    test: str
    seconds: float
    """Of CPU, its child processes included."""
    passed: bool


class Learnt(msgspec.Struct):
    """What the tests of one file run."""

    digest: str
    sources: dict[str, str]
    """The digest of each module that they run."""
    trials: list[Trial]
    lines: dict[str, dict[int, list[int]]]
    """Of each module the lines, with the numbers of the tests that run them."""

    def is_of_today(self, path: str) -> bool:
        """Whether the file of tests and all that they run are as they were."""
        return all(digest_of(name) == digest for name, digest in ((path, self.digest), *self.sources.items()))


Test = tuple[pytest.Item, Trial]


def place_of(path: str) -> Path:
    """Where it is kept what the tests of a file run."""
    return KEPT / "reached" / f"{path.replace('/', '.')}.json"


def function_of(test: str) -> str:
    """Without the parameters."""
    return test.partition("[")[0]


def _few_of_each_function(tests: Sequence[Test]) -> list[Test]:
    """So many of each function's cases, spread over them all; the files whose tests take least first, as the seconds of
    a fault end.
    """
    cases = defaultdict[str, list[Test]](list)
    for test in tests:
        cases[function_of(test[1].test)].append(test)
    files = defaultdict[str, list[Test]](list)
    for function, some in cases.items():
        files[function.partition("::")[0]] += some[:: -(-len(some) // CASES)]
    cheapest = sorted(files.values(), key=lambda chosen: sum(trial.seconds for _, trial in chosen) / len(chosen))
    return [test for chosen in cheapest for test in chosen]


@functools.cache
def digest_of(path: str) -> str:
    """A few letters that change with the file."""
    file = ROOT / path
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.exists() else ""


class Nursery:
    """A plugin of pytest: in the place of running the tests it does `work`, which asks for the `fate` of faults."""

    def __init__(
        self,
        modules: Sequence[str],
        work: Callable[["Nursery"], None],
        *,
        seconds: float,
        asks_all_tests: bool = False,
        finds_all: bool = False,
    ) -> None:
        self._modules = modules
        self._work = work
        self._most_seconds = seconds
        self._asks_all_tests, self.finds_all = asks_all_tests, finds_all
        self._cached: list[functools._lru_cache_wrapper[Any]] = []
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
        self._items: dict[str, list[pytest.Item]] = defaultdict(list)
        self._learnt: dict[str, Learnt] = {}
        """By file of tests, the cheapest first."""
        self._session: pytest.Session

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Works."""
        self._session = session
        for item in session.items:
            self._items[item.path.relative_to(ROOT).as_posix()].append(item)
        for module in self._modules:
            importlib.import_module(module.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        gc.unfreeze()
        for function in [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]:
            code = function.__code__
            if code.co_filename.startswith((f"{ROOT}/game/", f"{ROOT}/saves/")):
                self._functions[code.co_filename, code.co_qualname, code.co_firstlineno].append(function)
        self._cached = caches()
        gc.collect()
        gc.freeze()
        self._work(self)
        return True

    def fate(self, mutant: Mutant) -> Found | None:
        """What the tests that run its line make of it; None where it can't be planted here, or nothing here runs that
        line.
        """
        if not self._functions.get((str(ROOT / mutant.path), mutant.function, mutant.first)):
            return None
        tests = [test for path in self._paths(mutant.path) for test in self._that_run(mutant, path)]
        if self.finds_all:
            tests = _few_of_each_function(tests)
        return self._fate_by(mutant, tests) if tests else None

    def of_module(self, module: str) -> list[str]:
        """The tests that run anything of it, to the seconds of one fault; all of its own file, which may ask what was
        computed before.
        """
        found: list[str] = []
        spent = 0.0
        for path in self._near(module):  # those that aren't slow
            learnt = self._learnt[path]
            own = range(len(learnt.trials)) if Path(path).stem == f"test_{Path(module).stem}" else ()
            for number in sorted(
                {*own, *(number for tests in learnt.lines.get(module, {}).values() for number in tests)}
            ):
                spent += learnt.trials[number].seconds
                if learnt.trials[number].passed and (spent <= self._most_seconds or not found):
                    found.append(learnt.trials[number].test)
        return found

    def _paths(self, module: str) -> list[str]:
        """Files of tests: the module's own, those near it, the others; of both the cheapest first."""
        near = self._near(module)
        return list(dict.fromkeys([*near, *self._learnt])) if self._asks_all_tests else near

    def _near(self, module: str) -> list[str]:
        own, *others = near_tests(module)
        return [path for path in (own, *(path for path in self._learnt if path in others)) if path in self._learnt]

    def _that_run(self, mutant: Mutant, path: str) -> list[Test]:
        """The tests of a file that run the line of a fault."""
        learnt = self._learnt[path]
        ran = learnt.lines.get(mutant.path, {})
        numbers = {number for line in range(mutant.line, mutant.last + 1) for number in ran.get(line, ())}
        tests = [(self._items[path][number], learnt.trials[number]) for number in sorted(numbers)]
        return [(item, trial) for item, trial in tests if trial.passed]

    def _fate_by(self, mutant: Mutant, tests: Sequence[Test]) -> Found | None:
        said = KEPT / f"said-{os.getpid()}.txt"
        said.write_text("", "utf-8")
        body = _body(mutant)
        exit_code = in_fork(lambda: self._try(mutant, body, tests, said), GIVEN_UP)
        lines = said.read_text("utf-8").splitlines()
        if exit_code == -signal.SIGALRM and lines:
            last = [test for test in tests if test[1].test == lines[-1]]
            if in_fork(lambda: self._try(mutant, body, last, said), GIVEN_UP) == -signal.SIGALRM:
                lines.append(f"{FAILED}{lines[-1]}")
        said.unlink()
        if exit_code == PLANTED_NOWHERE:
            return None
        finders = [line.removeprefix(FAILED) for line in lines if line.startswith(FAILED)]
        fate = Fate.DIED if finders else fate_by(exit_code)
        if fate is Fate.DIED and not finders:
            finders = lines[-1:]  # it ended the process
        return Found(fate, finders, [line for line in lines if not line.startswith(FAILED)])

    def learn(self, workers: int) -> None:
        """Which lines the tests of each file run: from what is kept, or by running them, so many files at a time."""
        found = {path: self._kept(path) for path in self._items}
        stale = [path for path, learnt in found.items() if learnt is None]
        works = [functools.partial(self._watch, path) for path in stale]
        for _ in tqdm(in_forks(works, workers, GIVEN_UP), total=len(works), unit="file", file=sys.stderr):
            pass
        for path in stale:
            never = [Trial(item.nodeid, 0.0, passed=False) for item in self._items[path]]
            found[path] = self._kept(path) or Learnt(digest_of(path), {}, never, {})
        known = [(path, learnt) for path, learnt in found.items() if learnt is not None]
        self._learnt = dict(sorted(known, key=lambda one: sum(trial.seconds for trial in one[1].trials)))

    def _kept(self, path: str) -> Learnt | None:
        kept = place_of(path)
        learnt = msgspec.json.decode(kept.read_bytes(), type=Learnt) if kept.exists() else None
        names = [item.nodeid for item in self._items[path]]
        is_of_today = learnt is not None and learnt.is_of_today(path)
        return learnt if learnt and is_of_today and [trial.test for trial in learnt.trials] == names else None

    # ---- in a fork

    def _run(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        """Whether the test passes; what it shares with the following one stays."""
        before = self._session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return self._session.testsfailed == before

    def _watch(self, path: str) -> int:
        items, trials = self._items[path], []
        cached = [*self._cached, *caches(Path(path).parent.as_posix())]
        heard = coverage.Coverage(data_file=None, config_file=False, include=[f"{ROOT}/game/*", f"{ROOT}/saves/*"])
        heard.start()
        for number, (item, following) in enumerate(zip_longest(items, items[1:])):
            heard.switch_context(str(number))
            forget(cached)
            begun = cpu_seconds()
            passed = self._run(item, following)
            trials.append(Trial(item.nodeid, cpu_seconds() - begun, passed))
        heard.stop()
        data = heard.get_data()
        lines = {
            Path(file).relative_to(ROOT).as_posix(): {
                line: [int(number) for number in numbers if number]
                for line, numbers in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        learnt = Learnt(digest_of(path), {file: digest_of(file) for file in lines}, trials, lines)
        place_of(path).parent.mkdir(parents=True, exist_ok=True)
        place_of(path).write_bytes(msgspec.json.encode(learnt))
        return 0

    def _try(self, mutant: Mutant, body: CodeType, tests: Sequence[Test], said: Path) -> int:
        if not self._plant(mutant, body):
            return PLANTED_NOWHERE
        begun, found = cpu_seconds(), set[str]()
        with said.open("a", encoding="utf-8", buffering=1) as lines:
            for number, (item, trial) in enumerate(tests):
                function = function_of(trial.test)
                if cpu_seconds() - begun > self._most_seconds:
                    break
                if function in found:
                    continue
                lines.write(f"{trial.test}\n")
                limit_cpu(3 * trial.seconds + HANGS)
                signal.setitimer(signal.ITIMER_REAL, 10 * trial.seconds + WAITS)
                following = (other for other, known in tests[number:] if function_of(known.test) != function)
                if not self._run(item, next(following, None)):
                    lines.write(f"{FAILED}{trial.test}\n")
                    found.add(function)
                    if not self.finds_all:
                        break
        return 0

    def _plant(self, mutant: Mutant, body: CodeType) -> bool:
        """Gives the function, wherever it is known, the body with the fault; what was computed before is forgotten."""
        try:
            for function in self._functions[str(ROOT / mutant.path), mutant.function, mutant.first]:
                function.__code__ = body
        except ValueError:  # it no longer uses something of the function around it
            return False
        forget(self._cached)
        return True


def caches(folder: str = "") -> "list[functools._lru_cache_wrapper[Any]]":
    """The cached functions of the program, or those of a folder of tests."""
    gc.unfreeze()
    found = [thing for thing in gc.get_objects() if type(thing) is functools._lru_cache_wrapper]
    gc.freeze()  # or every search for garbage goes through all that there is
    if folder:
        return [one for one in found if one.__module__.rpartition(".")[0] == folder.replace("/", ".")]
    return [one for one in found if one.__module__.startswith(("game", "saves"))]


def forget(cached: "Sequence[functools._lru_cache_wrapper[Any]]") -> None:
    """Empty these caches, so that the next test that needs a function runs its lines, and meets a fault there."""
    for function in cached:
        function.cache_clear()


def _body(mutant: Mutant) -> CodeType:
    """That of its function, with the fault; the file must be as it was when the fault was drawn."""
    path = ROOT / mutant.path
    module = compile(mutant.planted(path.read_text("utf-8")), str(path), "exec", dont_inherit=True)
    place = mutant.function, mutant.first
    return next(code for code in _codes(module) if (code.co_qualname, code.co_firstlineno) == place)


def fate_by(exit_code: int) -> Fate:
    """What became of the fault with which a process ended so."""
    return {0: Fate.LIVES, -signal.SIGALRM: Fate.UNKNOWN}.get(exit_code, Fate.DIED)


def in_fork(work: Callable[[], int], seconds: float) -> int:
    """What `work` comes to in a process of its own; another number where it crashes, or takes too long by the clock."""
    return next(in_forks([work], 1, seconds))


def in_forks(works: Sequence[Callable[[], int]], workers: int, seconds: float) -> Iterator[int]:
    """The same for several, so many at a time, as they end."""
    running = set[int]()
    try:
        for work in works:
            if len(running) == workers:
                yield _ended(running)
            running.add(_begun(work, seconds))
        while running:
            yield _ended(running)
    finally:
        for child in running:
            _kill_with_children(child)


def _begun(work: Callable[[], int], seconds: float) -> int:
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
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
    return child


def _ended(running: set[int]) -> int:
    child, status = os.wait()
    running.discard(child)
    _kill_with_children(child)
    return os.waitstatus_to_exitcode(status)


def _kill_with_children(child: int) -> None:
    """What a test has begun doesn't outlive it, and compute for ever."""
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


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
