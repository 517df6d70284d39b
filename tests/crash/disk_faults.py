"""A disk with a fault: the real `RealDisk` over system calls that tear, fail, forget, delay, hang, or take the program
down in the middle of a write; and one that other programs use, too.
"""

import errno
import os
import random
import stat
import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final, NoReturn

from saves.disk.system_calls import SystemCalls
from saves.records.journal import HANGS_AFTER
from tests.crash.meddling import Meddler

RATE: Final = 0.03
"""Of the calls, that begin a fault."""
LONGEST_BURST: Final = 5
"""Calls in a row that fail at most; then the disk is well again."""
SLOWEST_SYNC: Final = 0.15
"""Seconds."""
LONGEST_HANG: Final = 1.5 * HANGS_AFTER
"""Seconds."""


class Fault(StrEnum):
    """What is wrong with the disk."""

    NOTHING = "nothing"
    """The program is killed from outside alone."""
    TORN = "torn"
    """The program is killed inside a write, a rename or a sync; of a write only a part is there."""
    POWER = "power"
    """The power goes: of what was not synced any part may be lost."""
    EIO = "eio"
    """Writes fail after a part."""
    FULL = "full"
    """There is no space for all of a write, and for some time none for the next ones."""
    SYNC = "sync"
    """Syncs fail, and what they should have kept is gone."""
    RENAME = "rename"
    """No file gets another name."""
    SLOW = "slow"
    """Syncs take long."""
    HANG = "hang"
    """A sync does not come back for so long that the game goes on without it."""
    REPLACED = "replaced"
    """Another program puts other files in the record's place."""
    DELETED = "deleted"
    """Another program deletes the record, or gives it another name."""
    CHANGED = "changed"
    """Another program writes lines of its own into the record."""
    LINKED = "linked"
    """Another program opens the record by a link to it."""


class FaultyCalls(SystemCalls):
    """Calls of the system that have one fault, now and then. `die` must not return."""

    def __init__(
        self,
        fault: Fault,
        chance: random.Random,
        die: Callable[[], NoReturn],
        record: Callable[[], Path | None] = lambda: None,
    ) -> None:
        """`record` names the file that other programs meddle with."""
        self._fault = fault
        self._meddler = Meddler(chance, record)
        self._chance = chance
        self._die = die
        self._failing = 0
        self._safe: dict[tuple[int, int], int] = {}  # by file: bytes that are on the device

    def write(self, descriptor: int, data: memoryview) -> int:
        """Some of the data, as any write may; or a part of it and then the fault."""
        self._note(descriptor)
        self._meddle()
        part = data[: self._chance.randrange(len(data) + 1)]
        match self._fault:
            case Fault.TORN if self._begins():
                self._write_part(descriptor, part)
                self._die()
            case Fault.POWER if self._begins():
                self._write_part(descriptor, part)
                self._forget(descriptor, all_of_it=False)
                self._die()
            case Fault.EIO if self._fails():
                self._write_part(descriptor, part)
                raise _trouble(errno.EIO)
            case Fault.FULL if self._fails():
                self._write_part(descriptor, part)
                raise _trouble(errno.ENOSPC)
        return super().write(descriptor, part if part and self._chance.random() < 0.2 else data)

    def _write_part(self, descriptor: int, part: memoryview) -> None:
        while part:
            part = part[super().write(descriptor, part) :]

    def cut(self, descriptor: int, size: int) -> None:
        """Cuts, or fails."""
        if self._fault is Fault.EIO and self._fails():
            raise _trouble(errno.EIO)
        super().cut(descriptor, size)
        key = _key(descriptor)
        self._safe[key] = min(size, self._safe.get(key, size))

    def sync(self, descriptor: int) -> None:
        """Syncs, late or not at all."""
        self._note(descriptor)
        self._meddle()
        match self._fault:
            case Fault.TORN | Fault.POWER if self._begins():
                if self._chance.random() < 0.5:
                    super().sync(descriptor)  # it is safe, and nobody hears of it
                elif self._fault is Fault.POWER:
                    self._forget(descriptor, all_of_it=False)
                self._die()
            case Fault.SYNC if self._fails():
                self._forget(descriptor, all_of_it=True)
                raise _trouble(errno.EIO)
            case Fault.SLOW:
                time.sleep(self._chance.uniform(0, SLOWEST_SYNC))
            case Fault.HANG if self._begins():
                time.sleep(self._chance.uniform(0, LONGEST_HANG))
        super().sync(descriptor)
        self._meddle()
        self._safe[_key(descriptor)] = os.fstat(descriptor).st_size

    def rename(self, old: Path, new: Path) -> None:
        """Renames, fails to, or does it and is killed at once."""
        if self._fault in (Fault.TORN, Fault.POWER) and self._chance.random() < 0.3:
            if self._chance.random() < 0.5:
                super().rename(old, new)
            self._die()
        if self._fault is Fault.RENAME and self._chance.random() < 0.5:
            raise _trouble(errno.EACCES)
        super().rename(old, new)

    def _meddle(self) -> None:
        """What other programs do at this moment."""
        match self._fault:
            case Fault.REPLACED:
                self._meddler.strike(self._meddler.replace)
            case Fault.DELETED:
                self._meddler.strike(self._meddler.delete)
            case Fault.CHANGED:
                self._meddler.strike(self._meddler.change)
            case Fault.LINKED:
                self._meddler.strike(self._meddler.link)

    def _begins(self) -> bool:
        return self._chance.random() < RATE

    def _fails(self) -> bool:
        """Whether this call fails: faults come in bursts."""
        if self._failing == 0 and self._begins():
            self._failing = self._chance.randint(1, LONGEST_BURST)
        if self._failing == 0:
            return False
        self._failing -= 1
        return True

    def _note(self, descriptor: int) -> None:
        """Remembers how much of a file seen for the first time was there before."""
        self._safe.setdefault(_key(descriptor), os.fstat(descriptor).st_size)

    def _forget(self, descriptor: int, all_of_it: bool) -> None:
        """Loses what was not synced: all of it, or any part of its end."""
        info = os.fstat(descriptor)
        safe = min(self._safe[_key(descriptor)], info.st_size)
        if stat.S_ISREG(info.st_mode):
            super().cut(descriptor, safe if all_of_it else self._chance.randint(safe, info.st_size))


def _key(descriptor: int) -> tuple[int, int]:
    info = os.fstat(descriptor)
    return info.st_dev, info.st_ino


def _trouble(number: int) -> OSError:
    return OSError(number, os.strerror(number))
