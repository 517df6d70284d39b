"""Runs evenings in processes of their own, again and again the same, and shrinks those that go wrong."""

import gc
import importlib
import os
import pkgutil
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

import game
import saves
from tests.simulation.scheduler import real_monotonic
from tests.simulation.simulated_evening import Evening, Outcome, story_of

LONGEST: Final = 60
"""Seconds of a processor that an evening may take."""
MOST_TRIES: Final = 40
"""Evenings that are lived through to shrink one."""
SHRINKING: Final = 120.0
"""Seconds after which shrinking is given up."""


def warm_up() -> None:
    """Imports everything once, so that each evening finds the same."""
    for package in (game, saves):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if "__main__" not in module.name:
                with suppress(ModuleNotFoundError):  # some serve libraries that need not be installed
                    importlib.import_module(module.name)
    gc.freeze()
    gc.set_threshold(50_000)  # looking for garbage took a sixth of an evening


def run_in_process(seed: int, only: Sequence[int] | None = None) -> Outcome:
    """An evening in a process of its own."""
    with _place() as folder:
        return _in_child(seed, only, Path(folder))


def _place() -> "tempfile.TemporaryDirectory[str]":
    """The same for running and replaying: in which order a folder lists its files is the file system's."""
    base = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
    return tempfile.TemporaryDirectory(prefix="evening-", dir=base, ignore_cleanup_errors=True)


def _in_child(seed: int, only: Sequence[int] | None, folder: Path) -> Outcome:
    reads, writes = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.close(reads)
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
        _live(seed, only, folder, writes)
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        data = pipe.read()
    os.waitpid(child, 0)
    if not data:
        return Outcome(seed, 0, (), "came to no end", f"within {LONGEST} s, or crashed")
    return msgspec.json.decode(data, type=Outcome)


def _live(seed: int, only: Sequence[int] | None, folder: Path, writes: int) -> None:
    try:
        outcome = Evening(folder, seed).live(story_of(seed), only)
    except BaseException:
        outcome = Outcome(seed, 0, (), "the simulation failed", traceback.format_exc()[-1500:])
    rest = memoryview(msgspec.json.encode(outcome))
    with suppress(BrokenPipeError):  # the run was stopped meanwhile
        while rest:
            rest = rest[os.write(writes, rest) :]
    os._exit(0)


def replay(seed: int, only: str | None, is_traced: bool) -> int:
    """One evening here, told in full; 0 where nothing went wrong."""
    numbers = None if only is None else [int(number) for number in only.split(",")]
    with _place() as folder:
        outcome = Evening(Path(folder), seed, print if is_traced else None).live(story_of(seed), numbers)
    print(" ".join(outcome.told))
    print(f"{outcome.kind}: {outcome.what}" if outcome.kind else "nothing went wrong")
    return 1 if outcome.kind else 0


def shrunk(outcome: Outcome) -> tuple[tuple[str, ...], list[int] | None]:
    """The shortest story found in which the same goes wrong, and the numbers of its deeds."""
    best, kept = outcome, list(range(outcome.deeds))
    end, tries = real_monotonic() + SHRINKING, 0
    size = max(1, len(kept) // 2)
    while size and tries < MOST_TRIES and real_monotonic() < end:
        start = 0
        while start < len(kept) and tries < MOST_TRIES and real_monotonic() < end:
            fewer = kept[:start] + kept[start + size :]
            tries += 1
            again = run_in_process(outcome.seed, fewer)
            if fewer and again.kind == outcome.kind:
                best, kept = again, fewer
            else:
                start += size
        size //= 2
    return best.told, kept
