"""`python -m tests.mutants [--rooms score_pad,play] [--sample 20] [--seed 1]`: plants small faults, and runs the tests.

The tests of the rooms and of their neighbours are read and run once, to learn which test calls which function. Then
each fault is planted in the memory of a fork, and the tests that call its function run, up to the first that fails; a
fault outside of functions is planted in a copy of the project, where the tests of its room are run. The same seed draws
the same faults. What nothing notices is told, and written to `survivors.txt` with the verdict `?`: put there what it is
("equivalent", "not worth it: …"), or write the test: `--again` strikes out what it notices. What has a verdict is not
planted again.

Why no library: mutmut replaces every function by a trampoline, which processes that are spawned and frozen structs do
not bear; cosmic-ray changes the files in their place, has one test command for all rooms and no sample, and brings
thirty packages along.
"""

import argparse
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.nursery import GIVEN_UP, ROOT, Fate, Nursery, fate_by
from tests.mutants.planting import Mutant, mutants_of

SURVIVORS: Final = Path(__file__).with_name("survivors.txt")
OWN_TESTS: Final = {
    "score_pad": ("tests/score_pad",),
    "play": ("tests/play",),
    "rules": ("tests/rules", "tests/tools/pages"),
    "engine": ("tests/engine",),
    "saves": ("tests/saves",),
    "deals": ("tests/deals",),
    "analysis": ("tests/analysis",),
}
"""By room, those that run where a fault is planted in a copy."""
NEIGHBOURS: Final = {
    "score_pad": ("tests/ui/evening/score_pad",),
    "play": ("tests/cli",),
    "rules": ("tests/readings", "tests/options"),
    "engine": ("tests/readings", "tests/options", "tests/properties"),
    "saves": ("tests/crash", "tests/play", "tests/ui/program/test_bad_disks.py"),
    "deals": ("tests/ui/start/todays_deal", "tests/cli/test_deals.py"),
    "analysis": ("tests/ui/review/look_back", "tests/play", "tests/sentences/test_coach.py"),
}
"""By room, those that may call its functions, too."""
LONGEST: Final = 600
"""CPU seconds that a room's tests may take; a fault that makes them hang is noticed."""


def main() -> int:
    """0 where everything died or has a verdict."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", default=",".join(OWN_TESTS), help="of " + ", ".join(OWN_TESTS))
    parser.add_argument("--sample", type=int, default=300, help="faults altogether")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="so many of the sample, which were planted before")
    parser.add_argument("--again", action="store_true", help="only what survived and has no verdict yet")
    options = parser.parse_args()
    rooms = options.rooms.split(",")
    faults = doubtful(rooms) if options.again else drawn(rooms, options.sample, options.seed)
    sample = list(enumerate(faults))[options.skip :]
    fates: Counter[tuple[str, Fate]] = Counter()
    folders = [folder_of(room) for room in rooms]
    tests = [test for room in rooms for test in (*OWN_TESTS[room], *NEIGHBOURS[room])]
    nursery = Nursery(folders, lambda nursery: try_all(sample, nursery, fates))
    pytest.main(
        ["-q", "-s", "-p", "no:cacheprovider", *dict.fromkeys(tests), "tests/test_doctests.py"], plugins=[nursery]
    )
    for room in rooms:
        died, judged = fates[room, Fate.DIED], fates[room, Fate.JUDGED]
        planted = sum(count for (of, _), count in fates.items() if of == room)
        print(f"{room}: {died} of {planted} died, {100 * died / max(planted, 1):.0f} %; {judged} have a verdict")
    return 0 if {fate for _, fate in fates} <= {Fate.DIED, Fate.JUDGED} else 1


def try_all(
    sample: Sequence[tuple[int, tuple[str, Mutant]]], nursery: Nursery, fates: Counter[tuple[str, Fate]]
) -> None:
    """Plants one after the other, and tells what becomes of it."""
    print(f"Left out, as they fail without a fault: {', '.join(nursery.failing) or 'none'}", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy_project(Path(folder))
        for number, (room, mutant) in sample:
            if known_verdict(mutant):
                fates[room, Fate.JUDGED] += 1
                continue
            begun = time.monotonic()
            fate = nursery.fate(mutant)
            way = "" if fate is not None else " in a copy"
            if fate is None:
                fate = fate_in_copy(Path(folder), mutant, OWN_TESTS[room])
            fates[room, fate] += 1
            print(f"{number} {room}: {fate}{way}, {time.monotonic() - begun:.0f} s: {mutant.told}", flush=True)
            keep(mutant, fate)


def drawn(rooms: Sequence[str], count: int, seed: int) -> list[tuple[str, Mutant]]:
    """The same for the same seed and source, spread evenly over the rooms."""
    found = []
    for number, room in enumerate(rooms):
        mutants = list(of_room(room))
        chance = random.Random(f"{seed} {room}")
        share = count // len(rooms) + (number < count % len(rooms))
        found.append([(room, mutant) for mutant in chance.sample(mutants, min(share, len(mutants)))])
    longest = max(map(len, found), default=0)
    return [row[number] for number in range(longest) for row in found if number < len(row)]


def doubtful(rooms: Sequence[str]) -> list[tuple[str, Mutant]]:
    """What survived and has no verdict yet."""
    listed = {_change(line) for line in survivors() if line.endswith("?")}
    return [(room, mutant) for room in rooms for mutant in of_room(room) if _change(mutant.told) in listed]


def of_room(room: str) -> Iterator[Mutant]:
    """Every fault that can be planted in a room."""
    for path in sorted((ROOT / folder_of(room)).rglob("*.py")):
        yield from mutants_of(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))


def folder_of(room: str) -> str:
    """Where its modules are."""
    return "saves" if room == "saves" else f"game/{room}"


def copy_project(folder: Path) -> None:
    """All that tests need, as it is here now."""
    for name in ("main.py", "pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("game", "hand_and_foot", "saves", "tests", "tools", "assets", "docs", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))


def fate_in_copy(folder: Path, mutant: Mutant, tests: Sequence[str]) -> Fate:
    """Whether some test fails over it in the copy of the project."""
    path = folder / mutant.path
    source = path.read_text("utf-8")
    path.write_text(mutant.planted(source), "utf-8")
    try:
        return fate_by(exit_code_of(folder, tests))
    finally:
        path.write_text(source, "utf-8")


def exit_code_of(folder: Path, tests: Sequence[str]) -> int:
    """How these tests end, with the project in that folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))

    try:
        return subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            timeout=GIVEN_UP,
            preexec_fn=limited,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        return -signal.SIGALRM


def known_verdict(mutant: Mutant) -> bool:
    """Whether somebody has judged it already."""
    return any(_change(line) == _change(mutant.told) and not line.endswith("?") for line in survivors())


def survivors() -> list[str]:
    """The list, a line each: place, change, verdict."""
    return SURVIVORS.read_text("utf-8").splitlines() if SURVIVORS.exists() else []


def keep(mutant: Mutant, fate: Fate) -> None:
    """Puts it on the list, once, or strikes it out where it died."""
    others = [line for line in survivors() if _change(line) != _change(mutant.told)]
    listed = others if fate is Fate.DIED else [*others, f"{mutant.told} | ?"]
    SURVIVORS.write_text("".join(line + "\n" for line in listed), "utf-8")


def _change(line: str) -> tuple[str, str, str]:
    """The file, the function and the change, wherever in the file it stands now."""
    place, _, change = line.partition(": ")
    place, _, function = place.partition(" ")
    return place.partition(":")[0], function, change.partition(" | ")[0]


if __name__ == "__main__":
    raise SystemExit(main())
