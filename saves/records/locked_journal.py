"""A file that only grows: locked, so that one program writes it, and journaled with every line."""

from collections.abc import Sequence
from pathlib import Path

from saves.disk.files import Disk, is_there
from saves.disk.lock import GameLock, lock_game
from saves.records.journal import Journal


def lock_free_place(path: Path) -> GameLock:
    """The lock of a file that doesn't exist yet. Raises GameIsOpen and FileExistsError."""
    lock = lock_game(path)
    if is_there(path):
        lock.release()
        raise FileExistsError(path)
    return lock


class JournaledFile(Journal):
    """One open file. Closing it lets other programs open it, as soon as nothing more can be written: at once, unless
    the disk is silent.
    """

    def __init__(self, lock: GameLock, disk: Disk, texts: Sequence[str] = (), torn: bytes = b"") -> None:
        """`texts` are the lines in it, `torn` is what follows them."""
        super().__init__(lock.record, disk, texts, torn, claim=lock.claim, at_end=lock.release)
        self.wait_for(len(texts), None)  # after this, what was read is safe, or known not to be
