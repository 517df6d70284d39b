"""People of the house are written while the program may end at any moment, and while another window writes: what is on
the disk is whole, and nobody who was there is gone.
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
from saves.disk.folders import people_file
from saves.library.cleanup import clean_up
from saves.players.people import Household, PeopleFile, RegularPlayer, house_in
from tests.crash.disk_faults import Fault, FaultyCalls

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it forks")


def add_on_and_on(path: Path, disk: Disk, letter: str, most: int | None = None) -> None:
    """One person after the other, each written."""
    file = PeopleFile(path, disk)
    file.read()
    number = len(file.value.regulars)
    until = None if most is None else number + most
    while until is None or number < until:
        number += 1
        new = RegularPlayer(id=f"{letter}{number}", name=f"{letter} {number}")
        file.change(lambda house, new=new: house.with_regular_player(new))  # type: ignore[misc]
        file.save()


def die() -> NoReturn:
    """At once, with nothing cleared away."""
    os._exit(0)


def forked(path: Path, disk: Disk, letter: str, most: int | None = None) -> int:
    """Another window that adds people."""
    pid = os.fork()
    if pid == 0:
        add_on_and_on(path, disk, letter, most)
        os._exit(0)
    return pid


def what_holds(path: Path, before: Household) -> Household:
    """What is on the disk after a death: nobody of before is gone, and nothing is left over once it is cleared up."""
    house = house_in(path.read_bytes())
    assert {one.name for one in before.regulars} <= {one.name for one in house.regulars}
    clean_up(path.parent, now=time.time() + 7200)
    assert [there.name for there in path.parent.iterdir()] == [path.name]
    return house


@pytest.mark.slow
@pytest.mark.parametrize("fault", [Fault.TORN, Fault.POWER, Fault.NOTHING])
def test_a_death_while_people_are_saved_loses_nobody(tmp_path: Path, fault: Fault) -> None:
    path = people_file(tmp_path)
    add_on_and_on(path, RealDisk(), "Ida", 1)
    house = house_in(path.read_bytes())
    for seed in range(12):
        chance = random.Random(seed)
        disk = RealDisk() if fault is Fault.NOTHING else RealDisk(FaultyCalls(fault, chance, die))
        pid = forked(path, disk, "Tom")
        if fault is Fault.NOTHING:
            time.sleep(chance.uniform(0.02, 0.08))
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        house = what_holds(path, house)
    assert len(house.regulars) > 1  # that somebody was written at all


@pytest.mark.slow
def test_two_windows_at_once_lose_nobody(tmp_path: Path) -> None:
    path = people_file(tmp_path)
    add_on_and_on(path, RealDisk(), "Ida", 1)
    for pid in [forked(path, RealDisk(), letter, 40) for letter in ("Ruth", "Paul")]:
        os.waitpid(pid, 0)
    assert len(house_in(path.read_bytes()).regulars) == 81
