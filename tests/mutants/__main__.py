"""`python -m tests.mutants [--rooms score_pad,ui] [--sample 20] [--seed 1]`: plants small faults, and runs the tests.

So many faults of each room are planted, one at a time: the same for the same seed. Of the quick tests near its module
(`--all-tests`: of all) those that run its line are run, in the memory of a fork, up to the first that fails or for some
seconds of CPU; a fault outside of functions is planted in a copy of the project. What became of each is kept in
`build/mutants/fates.jsonl` with the tests that noticed it: Ctrl-C stops, the same command goes on, `--again` plants
what was not noticed once more. At the end each room has its share. What survives for a reason stands in
`survivors.tsv`, each with a verdict ("equivalent: …", "not worth it: …"), and is not planted.

`--all-finders` goes on after the first, with some cases of each test function, and `--finders` lists the functions that
were run: how often each noticed something, how often alone, and what it costs. One that never was alone may go, if
those that noticed the same stay.

Why no library: mutmut replaces every function by a trampoline, which processes that are spawned and frozen structs do
not bear; cosmic-ray changes the files in their place, has one test command for all rooms and no sample, and brings
thirty packages along.
"""

import argparse
import csv
import functools
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest
from tqdm import tqdm

from tests.mutants.nursery import (
    GIVEN_UP,
    KEPT,
    Fate,
    Found,
    Learnt,
    Nursery,
    Trial,
    fate_by,
    function_of,
    in_forks,
)
from tests.mutants.planting import Mutant
from tests.mutants.rooms import ROOMS, ROOT, drawn, near_tests

SURVIVORS: Final = Path(__file__).with_name("survivors.tsv")
FATES: Final = KEPT / "fates.jsonl"
OF_PREPARED: Final = "tests/test_decoded_types.py"
"""Asked about a call of `prepare`, which it looks for in the text of modules: it runs nothing of them."""
IN_A_COPY: Final = 60
"""CPU seconds for reading the project and its tests anew."""


class Told(msgspec.Struct, frozen=True):
    """What became of one fault."""

    room: str
    fault: str
    found: Found
    seconds: int


def main() -> int:
    """0 where everything died or has a verdict."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", default=",".join(ROOMS), help="or modules; of " + ", ".join(ROOMS))
    parser.add_argument("--sample", type=int, default=300, help="faults in each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=30.0, help="of CPU that the tests of one fault take together")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="faults that are tried at a time")
    parser.add_argument("--again", action="store_true", help="what was not noticed, too")
    parser.add_argument("--all-tests", action="store_true", help="not only those near the module")
    parser.add_argument("--all-finders", action="store_true", help="go on after the first that notices a fault")
    parser.add_argument(
        "--finders", action="store_true", help="list what the tests found in all runs, and plant nothing"
    )
    options = parser.parse_args()
    if options.finders:
        tell_finders(kept())
        return 0
    sample = drawn(options.rooms.split(","), options.sample, options.seed)
    known = kept()
    left = [one for one in sample if not is_settled(known.get(one[1].told), again=options.again)]
    modules = sorted({mutant.path for _, mutant in left})
    if left:

        def work(nursery: Nursery) -> None:
            nursery.learn(options.workers)
            try_all(left, nursery, options.workers)

        nursery = Nursery(
            modules,
            work,
            seconds=options.seconds,
            asks_all_tests=options.all_tests,
            finds_all=options.all_finders,
        )
        tests = ["tests"] if options.all_tests else sorted({test for module in modules for test in near_tests(module)})
        pytest.main(["-q", "-s", "-p", "no:cacheprovider", *tests], plugins=[nursery])
    return tell(sample)


def tell(sample: Sequence[tuple[str, Mutant]]) -> int:
    """Each room's share; 0 where nothing lives without a verdict."""
    known, fates = kept(), defaultdict[str, list[Fate]](list)
    for room, mutant in sample:
        if known_verdict(mutant):
            fates[room].append(Fate.JUDGED)
        elif mutant.told in known:
            fates[room].append(known[mutant.told].found.fate)
    for room, found in fates.items():
        died, judged = found.count(Fate.DIED), found.count(Fate.JUDGED)
        print(f"{room}: {died} of {len(found)} died, {100 * died / len(found):.0f} %; {judged} have a verdict")
    return 0 if {fate for found in fates.values() for fate in found} <= {Fate.DIED, Fate.JUDGED} else 1


def try_all(left: Sequence[tuple[str, Mutant]], nursery: Nursery, workers: int) -> None:
    """Plants so many at a time, and keeps what becomes of each."""
    KEPT.mkdir(parents=True, exist_ok=True)
    works = [functools.partial(try_one, room, mutant, nursery) for room, mutant in left if not known_verdict(mutant)]
    for exit_code in tqdm(in_forks(works, workers, 3 * GIVEN_UP), total=len(works), unit="fault", file=sys.stderr):
        if exit_code:
            tqdm.write(f"A fault has no fate: its process ended with {exit_code}.", sys.stderr)


def try_one(room: str, mutant: Mutant, nursery: Nursery) -> int:
    """Keeps what becomes of one fault."""
    begun = time.monotonic()
    found = nursery.fate(mutant) or found_in_copy(mutant, nursery)
    told = Told(room, mutant.told, found, round(time.monotonic() - begun))
    with FATES.open("ab", buffering=0) as file:
        file.write(msgspec.json.encode(told) + b"\n")  # in one call, as another fork may write, too
    return 0


def kept() -> dict[str, Told]:
    """What became of the faults of this run and of those before, the last time that each was planted."""
    lines = FATES.read_bytes().splitlines() if FATES.exists() else []
    found = (msgspec.json.decode(line, type=Told) for line in lines)
    return {told.fault: told for told in found}


def is_settled(told: Told | None, *, again: bool) -> bool:
    """Whether it need not be planted."""
    return told is not None and (told.found.fate is Fate.DIED or not again)


def copy_project(folder: Path) -> None:
    """All that tests need, as it is here now."""
    for name in ("main.py", "pyproject.toml", "conftest.py", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("game", "hand_and_foot", "saves", "tests", "tools", "assets", "docs", "examples"):
        shutil.copytree(ROOT / name, folder / name)


def found_in_copy(mutant: Mutant, nursery: Nursery) -> Found:
    """Whether some test of its module fails over it in a copy of the project, and which did first."""
    own, *others = near_tests(mutant.path)[:2]  # which ask about what nothing runs, too: a bound, a default
    tests = [own, *(nursery.of_module(mutant.path) or others)]
    if mutant.before.startswith("prepare("):
        tests.insert(0, OF_PREPARED)
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        folder = Path(name)
        copy_project(folder)
        path = folder / mutant.path
        path.write_text(mutant.planted(path.read_text("utf-8")), "utf-8")
        exit_code, finders = ran_in(folder, tests, finds_all=nursery.finds_all)
    fate = Fate.LIVES if exit_code == pytest.ExitCode.NO_TESTS_COLLECTED else fate_by(exit_code)
    return Found(fate, finders, tests)


def ran_in(folder: Path, tests: Sequence[str], *, finds_all: bool) -> tuple[int, list[str]]:
    """How these tests end, with the project in that folder, and what failed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", *tests]
    if not finds_all:
        command.append("-x")

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (2 * IN_A_COPY, 2 * IN_A_COPY))

    try:
        ended = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=GIVEN_UP,
            preexec_fn=limited,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -signal.SIGALRM, []
    return ended.returncode, re.findall(r"^(?:FAILED|ERROR) (\S+)", ended.stdout, re.MULTILINE)


def known_verdict(mutant: Mutant) -> bool:
    """Whether somebody has judged it."""
    return mutant.judged_by in judged()


@functools.cache
def judged() -> frozenset[tuple[str, ...]]:
    """By what each fault with a verdict is known (`Mutant.judged_by`)."""
    with SURVIVORS.open(encoding="utf-8", newline="") as file:
        _, *rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
    return frozenset(tuple(row[:4]) for row in rows)


# ---- who notices what


def tell_finders(known: dict[str, Told]) -> None:
    """A line for each test function that was run: how often it noticed something, how often alone, CPU seconds."""
    found, alone, ran = Counter[str](), Counter[str](), Counter[str]()
    for told in known.values():
        finders = {function_of(name) for name in told.found.finders}
        found.update(finders)
        ran.update({function_of(name) for name in told.found.ran})
        if len(finders) == 1:
            alone.update(finders)
    costs = cost_of(
        trial
        for path in (KEPT / "reached").glob("*.json")
        for trial in msgspec.json.decode(path.read_bytes(), type=Learnt).trials
    )
    print("noticed\talone\tasked\tseconds\ttest")
    for name in sorted(ran, key=lambda name: (alone[name] > 0, found[name] > 0, -costs[name])):
        print(f"{found[name]}\t{alone[name]}\t{ran[name]}\t{costs[name]:.2f}\t{name}")


def cost_of(trials: Iterable[Trial]) -> Counter[str]:
    """The seconds of each test function, all its cases together."""
    costs: defaultdict[str, float] = defaultdict(float)
    for trial in trials:
        costs[function_of(trial.test)] += trial.seconds
    return Counter(costs)


if __name__ == "__main__":
    raise SystemExit(main())
