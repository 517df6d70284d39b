"""One program at a time plays a game: a lock beside each record that the system lets go when its process dies."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import FileLock


class GameIsOpen(Exception):
    """Another program has this game open."""

    def __init__(self, record: Path) -> None:
        super().__init__(f"{record.name} is open in another window of Hand and Foot.")
        self.record = record


class GameLock:
    """The right to write one record, held until `release` or the end of the process."""

    def __init__(self, record: Path, lock: "FileLock | None") -> None:
        self.record = record
        self._lock = lock

    def release(self) -> None:
        """Lets others open the game; may be called twice."""
        if self._lock is not None:
            self._lock.release()


def lock_game(record: Path) -> GameLock:
    """Takes the lock of a record or raises GameIsOpen at once.

    Where no lock file can be made (a read-only folder, a file system without locks) the game opens unlocked: there
    the record cannot be written either, or nobody could lock it.
    """
    from filelock import FileLock, Timeout  # the title needs no lock, and is there sooner

    path = record.with_name(f"{record.name}.lock")
    lock = FileLock(path, timeout=0, thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise GameIsOpen(record) from None
    except (OSError, NotImplementedError):
        return GameLock(record, None)
    return GameLock(record, lock)
