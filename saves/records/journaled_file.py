"""A file that only grows: locked, so that one program writes it, and journaled with every line."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from saves.disk.files import Disk, is_there
from saves.disk.lock import GameLock, lock_game
from saves.records.journal import DiskAnswer, Failing, Journal, Moved


def lock_free_place(path: Path) -> GameLock:
    """The lock of a file that doesn't exist yet. Raises GameIsOpen and FileExistsError."""
    lock = lock_game(path)
    if is_there(path):
        lock.release()
        raise FileExistsError(path)
    return lock


class JournaledFile:
    """One open file. Closing it lets other programs open it."""

    def __init__(self, lock: GameLock, disk: Disk, texts: Sequence[str] = (), torn: bytes = b"") -> None:
        """`texts` are the lines in it, `torn` is what follows them."""
        self._journal = Journal(lock.record, disk, texts, torn, claim=lock.claim, at_end=lock.release)
        self._journal.wait_for(len(texts), None)  # after this, what was read is safe, or known not to be

    @property
    def path(self) -> Path:
        """The current file; see `moved`."""
        return self._journal.path

    @property
    def failing(self) -> Failing | None:
        """Why the last lines are only in memory; None while all is well."""
        return self._journal.failing

    @property
    def kept(self) -> DiskAnswer | None:
        """Whether everything handed in is on the device, or what is not; None while the disk has not answered."""
        return self._journal.kept

    @property
    def moved(self) -> Moved | None:
        """Where the file is after another program changed it; None if nobody did."""
        return self._journal.moved

    def retry(self) -> None:
        """Retry at once what the disk refused."""
        self._journal.retry()

    def save_copy(self, path: Path) -> None:
        """Write all of it elsewhere, including what is only in memory. Raises OSError."""
        self._journal.save_copy(path)

    def close(self) -> bool:
        """Close it; True if every line is on the device or in a copy. The lock is released as soon as nothing more can
        be written: at once, unless the disk is silent.
        """
        return self._journal.close()

    def __enter__(self) -> Self:
        """The file itself; leaving the context closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
