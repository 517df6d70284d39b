"""What was found in a match is written while the program may end at any moment: the record stays as it is, and what
was found is there whole, as it was before or as it is now, or nothing of it is believed.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest
from msgspec.structs import replace

from game.analysis.facts import MatchAnalysis
from game.analysis.stored_analysis import encoded, known_analysis
from saves.disk.files import Disk, RealDisk
from saves.disk.folders import analysis_folder, games_folder
from saves.library.cleanup import clean_up
from saves.library.kept_analysis import NotKept, keep_analysis
from saves.records.side_files import side_file
from tests.analysis.analysed_match import LINES, MATCH, found_in
from tests.crash.disk_faults import Fault, FaultyCalls

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it forks")

WHOLE = found_in(LINES, 0, 1, 2, 3)
VERSIONS = tuple(replace(WHOLE, decisions=WHOLE.decisions[:count], complete=()) for count in range(0, 400, 40))


def keep_again_and_again(path: Path, disk: Disk) -> NoReturn:
    """Each version after the other, until the program is ended; a disk that fails is tried again."""
    while True:
        for version in VERSIONS:
            try:
                keep_analysis(path, encoded(version, LINES), disk)
            except OSError:
                continue


def die() -> NoReturn:
    """At once, with nothing cleared away."""
    os._exit(0)


def forked(path: Path, disk: Disk) -> int:
    """Another process that keeps what was found."""
    pid = os.fork()
    if pid == 0:
        keep_again_and_again(path, disk)
    return pid


def expect_whole(data: Path, path: Path, record: Path) -> None:
    """What must hold after every death."""
    found = known_analysis(path, LINES)
    assert found in VERSIONS or found is NotKept.NO_FILE
    assert record.read_bytes() == MATCH.read_bytes()
    assert sorted(there.name for there in record.parent.iterdir()) == [record.name]
    clean_up(data, now=time.time() + 7200)
    assert [there.name for there in path.parent.glob("*")] in ([], [path.name])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match among the player's games."""
    path = games_folder(tmp_path) / "a.handfoot.jsonl"
    path.parent.mkdir()
    path.write_bytes(MATCH.read_bytes())
    return path


@pytest.mark.slow
@pytest.mark.parametrize("fault", [Fault.TORN, Fault.POWER, Fault.NOTHING])
def test_a_death_leaves_it_whole_or_as_it_was(tmp_path: Path, record: Path, fault: Fault) -> None:
    path = side_file(analysis_folder(tmp_path), record)
    for seed in range(12):
        chance = random.Random(seed)
        disk = RealDisk() if fault is Fault.NOTHING else RealDisk(FaultyCalls(fault, chance, die))
        pid = forked(path, disk)
        if fault is Fault.NOTHING:
            time.sleep(chance.uniform(0, 0.08))
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        expect_whole(tmp_path, path, record)
    assert known_analysis(path, LINES) in VERSIONS  # that something was written at all


def test_no_part_of_another_match_is_believed(tmp_path: Path, record: Path) -> None:
    path = side_file(analysis_folder(tmp_path), record)
    keep_analysis(path, encoded(WHOLE, LINES), RealDisk())
    assert isinstance(known_analysis(path, LINES), MatchAnalysis)
    assert known_analysis(path, (LINES[0], *LINES[2:])) is NotKept.OTHER_RECORD
