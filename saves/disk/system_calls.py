"""The system calls needed to make files and folders durable; any may fail at any moment."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

_MAKING: Final = Lock()

NO_WAIT: Final = getattr(os, "O_NONBLOCK", 0)
"""How to open what may be a pipe: nobody waits for its other end. Windows has no such pipes."""
BINARY: Final = getattr(os, "O_BINARY", 0)
"""How to open a file on Windows, which would change the ends of lines."""

PRIVATE: Final = frozenset({"games", "doors"})
"""Folders of the player's that hold what is hidden from others: cards, keys. Only their owner may read them."""

_OTHERS: Final = 0o077


class SystemCalls:
    """The calls of the operating system, which may fail at any moment; tests replace them. All raise OSError."""

    def write(self, descriptor: int, data: memoryview) -> int:
        """Write some of the data, at least one byte, and return how much."""
        return os.write(descriptor, data)

    def cut(self, descriptor: int, size: int) -> None:
        """Drop everything after the first `size` bytes."""
        os.ftruncate(descriptor, size)

    def sync(self, descriptor: int) -> None:
        """Wait until an open file, or the names in an open folder, are on the device: not only in a drive's cache, if
        the system can tell.
        """
        if sys.platform == "darwin":
            import fcntl

            # macOS's fsync stops at the drive's cache; this goes through it, if the file system supports it
            try:
                fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            except OSError:
                os.fsync(descriptor)
        else:
            os.fsync(descriptor)

    def rename(self, old: Path, new: Path) -> None:
        """Rename a file, replacing an existing one; there is never a moment with neither."""
        old.replace(new)

    def pause(self, seconds: float) -> None:
        """Let other programs finish with a file."""
        time.sleep(seconds)


def make_folder(folder: Path, calls: SystemCalls | None = None) -> None:
    """Create a folder, and those above it, if they are missing; the new names are on the device when it returns.

    If that fails, the folders are removed again: the next try would find them and not sync their names. Nor would
    another thread in the meantime, so only one at a time creates folders.
    """
    with _MAKING:
        missing = [parent for parent in (folder, *folder.parents) if not parent.exists()]
        for made in reversed(missing):
            made.mkdir(mode=0o700 if _is_named_private(made) else 0o777, exist_ok=True)
        folder.mkdir(exist_ok=True)  # raises if there is a file
        try:
            for made in missing:
                sync_folder(made.parent, calls)
        except OSError:
            with suppress(OSError):  # somebody else has put something there
                for made in missing:
                    made.rmdir()
            raise


def file_mode(folder: Path) -> int:
    """The permissions of a new file there, before the umask: those of its owner alone in a private folder."""
    with suppress(OSError):
        if _is_named_private(folder) and not folder.stat().st_mode & _OTHERS:
            return 0o600
    return 0o666


def keep_to_owner(data: Path) -> None:
    """Make private folders from older versions unreadable for other users, as far as the system lets us. Their owner's
    rights stay as they are.
    """
    for folder in (data / name for name in PRIVATE):
        with suppress(OSError):
            if folder.is_symlink() or not folder.stat().st_mode & _OTHERS:
                continue
            for path in folder.rglob("*"):
                with suppress(OSError):
                    if not path.is_symlink():
                        _take_from_others(path)
            _take_from_others(folder)  # last: what was stopped halfway is done again


def _take_from_others(path: Path) -> None:
    path.chmod(path.stat().st_mode & 0o700)


def _is_named_private(folder: Path) -> bool:
    return bool(PRIVATE & {folder.name, folder.parent.name})


def sync_folder(folder: Path, calls: SystemCalls | None = None) -> None:
    """Wait until the names in a folder are on the device; Windows has no such call and does it automatically."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            (calls or SystemCalls()).sync(descriptor)
        finally:
            os.close(descriptor)
