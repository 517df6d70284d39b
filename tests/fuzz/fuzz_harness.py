"""Runs the fuzzer: many spoiled inputs for each target, each within a second, all of them within bounded memory."""

import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from types import FrameType
from typing import Final

from msgspec import Struct

from tests.fuzz.fuzz_targets import ACCEPTED, Target, targets

MOST_GROWTH: Final = 200.0
"""Megabytes by which the process may grow over any number of inputs."""

ROOM: Final = 400.0
"""Megabytes that one input may take at most while it is read: the system gives no more."""


class Found(AssertionError):
    """An input that a reader does not stand; the message says which, and how to make it again."""


class Tally(Struct):
    """What became of the inputs of one target."""

    cases: int = 0
    accepted: int = 0
    slowest: float = 0.0
    sentences: Counter[str] = Counter()


def fuzz(folder: Path, cases: int, seed: int, tell: Callable[[str, Tally], None], only: str = "") -> float:
    """Gives each target its share of that many inputs and tells how much memory grew, in megabytes. Raises Found."""
    chosen = {name: target for name, target in targets(folder).items() if not only or name == only}
    for target in chosen.values():
        for good in target.good:
            target.read(good)
    before = _peak()
    shares = sum(target.share for target in chosen.values())
    with _room(ROOM):
        for name, target in chosen.items():
            tell(name, _fuzz_one(name, target, ceil(cases * target.share / shares), seed))
    grown = _peak() - before
    if grown > MOST_GROWTH:
        raise Found(f"memory grew by {grown:.0f} MB")
    return grown


def case(name: str, target: Target, seed: int, number: int) -> bytes:
    """The input with that number: the same for the same seed."""
    chance = random.Random(f"{seed} {name} {number}")
    return target.spoil(chance.choice(target.good), target.good, chance)


def _fuzz_one(name: str, target: Target, cases: int, seed: int) -> Tally:
    tally = Tally(sentences=Counter())
    for number in range(cases):
        data = case(name, target, seed, number)
        begun = time.process_time()
        try:
            with _within(60 * target.slowest):
                answer = target.read(data)
        except Exception as error:
            raise Found(f"{name}, seed {seed}, case {number}: {type(error).__name__}: {error}") from error
        taken = time.process_time() - begun
        if taken > target.slowest:
            raise Found(f"{name}, seed {seed}, case {number}: took {taken:.1f} s")
        tally.cases += 1
        tally.slowest = max(tally.slowest, taken)
        tally.accepted += answer == ACCEPTED
        tally.sentences[answer[:40]] += 1
    return tally


@contextmanager
def _room(megabytes: float) -> Iterator[None]:
    """Lets the process take so much more memory than it has now; whoever wants more gets a MemoryError."""
    statm = Path("/proc/self/statm")
    if not statm.exists():  # only Linux tells, and holds to it
        yield
        return
    now = int(statm.read_text().split()[0]) * resource.getpagesize()
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (now + round(megabytes * 1024 * 1024), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


class _Hangs(Exception):
    """It did not come to an end."""


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raises _Hangs inside when it takes longer by the clock on the wall."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise _Hangs(f"it had not ended after {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _peak() -> float:
    """The most memory that this process has had, in megabytes (Linux counts in kilobytes)."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
