"""What somebody learns is written while the program may end at any moment, and while another window writes: what is on
the disk is whole, nothing that was there before is gone, and no other file is touched.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest

from saves.disk.files import Disk, RealDisk
from saves.disk.folders import learning_folder
from saves.library.cleanup import clean_up
from saves.players.people import Learned, LearningFile, learned_in, learning_file
from tests.crash.disk_faults import Fault, FaultyCalls
from tests.saves.players.test_learning import moment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it forks")


def learn_on_and_on(folder: Path, disk: Disk, lesson: str) -> NoReturn:
    """A step of a lesson after the other, and a moment with each; a disk that fails is tried again with the next."""
    file = LearningFile(folder, "Ida", disk)
    file.read()
    done = file.value.lesson(lesson).steps
    while True:
        done += 1

        def one_more(known: Learned, steps: int = done) -> Learned:
            return known.with_lesson(lesson, steps).with_own(moment(steps % 40))

        file.change(one_more)
        file.save()


def die() -> NoReturn:
    """At once, with nothing cleared away."""
    os._exit(0)


def forked(folder: Path, disk: Disk, lesson: str) -> int:
    """Another process that learns."""
    pid = os.fork()
    if pid == 0:
        learn_on_and_on(folder, disk, lesson)
    return pid


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of two people, one of whom learns on."""
    there = learning_folder(tmp_path)
    for person in ("Ida", "Walt"):
        file = LearningFile(there, person, RealDisk())
        file.change(lambda known: known.with_lesson("kept", 7, done=True))
        file.save()
    return there


def what_holds(folder: Path, before: Learned) -> Learned:
    """What is on the disk after a death; nothing of it may be less than before."""
    learned = learned_in(learning_file(folder, "Ida").read_bytes())
    assert learned.lesson("kept").done
    assert {one.id for one in before.own} <= {one.id for one in learned.own}
    assert all(learned.lesson(id_).steps >= lesson.steps for id_, lesson in before.lessons.items())
    clean_up(folder.parent, now=time.time() + 7200)
    assert sorted(there.name for there in folder.iterdir()) == sorted(
        learning_file(folder, person).name for person in ("Ida", "Walt")
    )
    return learned


@pytest.mark.slow
@pytest.mark.parametrize("fault", [Fault.TORN, Fault.POWER, Fault.NOTHING])
def test_a_death_loses_nothing_that_was_kept(folder: Path, fault: Fault) -> None:
    walt = learning_file(folder, "Walt").read_bytes()
    learned = Learned("Ida")
    for seed in range(12):
        chance = random.Random(seed)
        disk = RealDisk() if fault is Fault.NOTHING else RealDisk(FaultyCalls(fault, chance, die))
        pid = forked(folder, disk, "melds")
        if fault is Fault.NOTHING:
            time.sleep(chance.uniform(0.02, 0.1))
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        learned = what_holds(folder, learned)
        assert learning_file(folder, "Walt").read_bytes() == walt
    assert learned.lesson("melds").steps  # that something was written at all


@pytest.mark.slow
def test_two_windows_killed_leave_a_whole_file(folder: Path) -> None:
    for seed in range(6):
        chance = random.Random(seed)
        pids = [forked(folder, RealDisk(), lesson) for lesson in ("melds", "pile")]
        for pid in pids:
            time.sleep(chance.uniform(0.01, 0.06))
            os.kill(pid, signal.SIGKILL)
        for pid in pids:
            os.waitpid(pid, 0)
        learned = learned_in(learning_file(folder, "Ida").read_bytes())
        assert learned.lesson("kept").done
