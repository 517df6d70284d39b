"""The disk as the rest of this room uses it: appending with certainty, and replacing a file whole or not at all.

`Disk` is handed in everywhere so that tests can break it; this room knows nothing about what is in a file.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Protocol


class Appendable(Protocol):
    """A file that only grows, except that a torn tail may be cut off."""

    def size(self) -> int:
        """Bytes in the file now."""

    def cut(self, size: int) -> None:
        """Drops everything after the first `size` bytes."""

    def append(self, data: bytes) -> None:
        """Writes all of the data at the end; after an OSError any part of it may have been written."""

    def sync(self) -> None:
        """Returns when everything written is on the device."""

    def close(self) -> None:
        """Gives the file back; it may be closed twice."""


class Disk(Protocol):
    """Where files are written. All methods raise OSError when the disk will not have it."""

    def open_append(self, path: Path) -> Appendable:
        """Opens a file for appending and creates it, with its folders, where it is missing."""

    def replace(self, path: Path, data: bytes) -> None:
        """Makes the file hold exactly this data: after a crash it is the old file or the new one, never a part."""


class _OpenFile:
    def __init__(self, path: Path) -> None:
        self._descriptor: int | None = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)

    @property
    def _open(self) -> int:
        if self._descriptor is None:
            raise OSError("the file is closed")
        return self._descriptor

    def size(self) -> int:
        return os.fstat(self._open).st_size

    def cut(self, size: int) -> None:
        os.ftruncate(self._open, size)

    def append(self, data: bytes) -> None:
        os.lseek(self._open, 0, os.SEEK_END)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._open, rest) :]

    def sync(self) -> None:
        sync_descriptor(self._open)

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class RealDisk:
    """The computer's own disk."""

    def open_append(self, path: Path) -> Appendable:
        """Opens or creates; a new file's name is on the device, too, before this returns."""
        is_new = not path.exists()
        make_folder(path.parent)
        file = _OpenFile(path)
        if is_new:
            sync_folder(path.parent)
        return file

    def replace(self, path: Path, data: bytes) -> None:
        """Writes a temporary file beside the old one and renames it over it."""
        make_folder(path.parent)
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        temporary = Path(name)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                sync_descriptor(descriptor)
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)


def sync_descriptor(descriptor: int) -> None:
    """Waits until an open file is on the device itself, not only in a drive's cache where the system can tell."""
    if sys.platform == "darwin":
        import fcntl

        # macOS's fsync stops at the drive's cache; this goes through it, where the file system knows it
        try:
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
        except OSError:
            os.fsync(descriptor)
    else:
        os.fsync(descriptor)


def make_folder(folder: Path) -> None:
    """Makes a folder, and those above it, where they are missing; the new names are on the device when it returns."""
    missing = [parent for parent in (folder, *folder.parents) if not parent.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        sync_folder(made.parent)


def sync_folder(folder: Path) -> None:
    """Waits until the names in a folder are on the device; Windows has no such call and keeps them by itself."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def reason_of(trouble: OSError) -> str:
    """What went wrong as the system words it, without number or path, e.g. "No space left on device"."""
    return trouble.strerror or str(trouble) or type(trouble).__name__
