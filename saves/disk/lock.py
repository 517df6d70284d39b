"""One program at a time plays a game: locks that the system releases when the program that holds them dies.

A game is locked twice: its name, by a file beside the record, so that nobody begins or resumes a game of that name, and
the record itself, so that a second name for it (a link) can't bypass the lock.
"""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from saves.disk.system_calls import BINARY, NO_WAIT, file_mode, make_folder

LOCK_SUFFIX: Final = ".lock"

_LOCKED_BYTE: Final = 2**31 - 2
"""Windows locks bytes and prevents others from reading them: one far beyond the end of any record."""

_PATIENCE_SECONDS: Final = 0.3
"""Cleanup and checks hold a game's lock for a moment; only a player holds it for longer than this."""


class GameIsOpen(Exception):
    """Another program has this game open."""

    def __init__(self, record: Path) -> None:
        self.record = record


class LockTaken(Exception):
    """Somebody else holds the lock of a file."""


def hold(descriptor: int) -> None:
    """Lock an open file until it is closed. Raises LockTaken, or OSError on a disk without locks."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise LockTaken from None
    else:
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LockTaken from None


def leads_to(path: Path, descriptor: int) -> bool:
    """Whether the path still names this open file. Raises OSError if that can't be determined."""
    try:
        there = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return os.path.samestat(there, os.fstat(descriptor))


class GameLock:
    """The right to write one record, held until `release` or the end of the process."""

    def __init__(self, record: Path, name: int | None) -> None:
        self.record = record
        self._name = name
        self._file: int | None = None

    def claim(self, path: Path) -> bool:
        """Lock the file that the path leads to now, and its name, instead of those held before; False if another
        program holds one of them. What can't be locked at all counts as claimed.
        """
        if self._file is not None and path == self.record and leads_to(path, self._file):
            return True
        try:
            if path != self.record:
                name = _patiently(_lock_name, path)
                _unlock_name(self.record, self._name)
                self.record, self._name = path, name
            file = _patiently(_lock_file, path)
        except LockTaken:
            return False
        self.let_go_of_file()
        self._file = file
        return True

    def let_go_of_file(self) -> None:
        """Keep only the name: Windows can't move an open file."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def release(self) -> None:
        """Let others open the game; may be called twice."""
        self.let_go_of_file()
        name, self._name = self._name, None
        _unlock_name(self.record, name)


def lock_game(record: Path) -> GameLock:
    """Take the locks of a record; raises GameIsOpen if another program keeps one of them.

    If nothing can be locked (a read-only folder, a file system without locks) the game opens unlocked: either the
    record can't be written there, or the journal notices other writers.
    """
    try:
        lock = GameLock(record, _patiently(_lock_name, record))
    except LockTaken:
        raise GameIsOpen(record) from None
    if not lock.claim(record):
        lock.release()
        raise GameIsOpen(record)
    return lock


def _patiently(lock: Callable[[Path], int | None], path: Path, seconds: float = _PATIENCE_SECONDS) -> int | None:
    """The result of `lock` for the path. Raises LockTaken if somebody holds it for longer than `seconds`."""
    until = time.monotonic() + seconds
    while True:
        try:
            return lock(path)
        except LockTaken:
            if time.monotonic() > until:
                raise
            time.sleep(0.005)


def is_played_elsewhere(record: Path) -> bool:
    """Whether another program plays the game now. Creates nothing, and locks nothing for more than a moment."""
    try:
        descriptor = _patiently(_lock_file, record.with_name(f"{record.name}{LOCK_SUFFIX}"))
    except LockTaken:
        return True
    if descriptor is not None:
        os.close(descriptor)
    return False


def _lock_name(record: Path) -> int | None:
    """The open lock file of a name; None if there can't be one. Raises LockTaken."""
    path = record.with_name(f"{record.name}{LOCK_SUFFIX}")
    with contextlib.suppress(OSError):
        make_folder(path.parent)
        while True:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, file_mode(path.parent))
            with _closed_unless_held(descriptor):
                hold(descriptor)
                if leads_to(path, descriptor):  # otherwise the previous holder has just removed it
                    return descriptor
            os.close(descriptor)
    return None


def _unlock_name(record: Path, descriptor: int | None) -> None:
    """Release a name's lock and remove its file, which nobody else can hold at that moment."""
    if descriptor is None:
        return
    path = record.with_name(f"{record.name}{LOCK_SUFFIX}")
    with contextlib.suppress(OSError):
        if sys.platform == "win32":  # open files can't be removed there, nor one that somebody else has just opened
            os.close(descriptor)
            path.unlink()
        else:
            try:
                if leads_to(path, descriptor):
                    path.unlink()
            finally:
                os.close(descriptor)


def _lock_file(path: Path) -> int | None:
    """The open and locked file itself; None if it doesn't exist or can't be locked. Raises LockTaken."""
    for way in (os.O_RDWR, os.O_RDONLY):  # lock out others even from a read-only record
        with contextlib.suppress(OSError):
            descriptor = os.open(path, way | NO_WAIT | BINARY)
            with _closed_unless_held(descriptor):
                hold(descriptor)
                return descriptor
    return None


@contextmanager
def _closed_unless_held(descriptor: int) -> Iterator[None]:
    try:
        yield
    except (LockTaken, OSError):
        os.close(descriptor)
        raise


def remove_if_unlocked(path: Path) -> bool:
    """Remove a file unless a program holds its lock; True if it is gone. A file that can't be locked stays."""
    with contextlib.suppress(OSError, LockTaken):
        descriptor = os.open(path, os.O_RDWR | NO_WAIT)
        try:
            hold(descriptor)
            if sys.platform != "win32":
                if leads_to(path, descriptor):
                    path.unlink()
                return True
        finally:
            os.close(descriptor)
        path.unlink()
        return True
    return False


@contextmanager
def alone(path: Path, seconds: float) -> Iterator[None]:
    """A context that no other program enters for the same path. If another one stays inside for this many seconds, or
    nothing can be locked, it continues anyway: a file is still replaced whole or not at all.
    """
    descriptor = None
    with contextlib.suppress(LockTaken):
        descriptor = _patiently(_lock_name, path, seconds)
    try:
        yield
    finally:
        _unlock_name(path, descriptor)
