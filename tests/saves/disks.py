"""Disks that break on purpose, for the tests of everything that writes."""

import errno
import os
import threading
from pathlib import Path

from saves.disk.files import Appendable, RealDisk
from tests.toolkit.waiting import PATIENCE


class WrappedFile:
    """A file of another disk, as it is; what is to break is overridden."""

    def __init__(self, file: Appendable) -> None:
        self._file = file

    def size(self) -> int:
        """As it is."""
        return self._file.size()

    def written_at(self) -> int:
        """As it is."""
        return self._file.written_at()

    def read(self, most: int) -> bytes:
        """As it is."""
        return self._file.read(most)

    def is_still_at(self, path: Path) -> bool:
        """As it is."""
        return self._file.is_still_at(path)

    def cut(self, size: int) -> None:
        """As it is."""
        self._file.cut(size)

    def append(self, data: bytes) -> None:
        """As it is."""
        self._file.append(data)

    def sync(self) -> None:
        """As it is."""
        self._file.sync()

    def close(self) -> None:
        """As it is."""
        self._file.close()


class FullDisk(RealDisk):
    """A real disk that takes only so many more bytes; what no longer fits is written as far as it goes."""

    def __init__(self, free: int) -> None:
        self.free = free

    def open_append(self, path: Path) -> Appendable:
        """A file that shares this disk's space."""
        return _FileOnFullDisk(self, super().open_append(path))

    def replace(self, path: Path, data: bytes) -> None:
        """All or nothing."""
        if len(data) > self.free:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().replace(path, data)


class _FileOnFullDisk(WrappedFile):
    def __init__(self, disk: FullDisk, file: Appendable) -> None:
        super().__init__(file)
        self._disk = disk

    def cut(self, size: int) -> None:
        self._disk.free += self._file.size() - size
        self._file.cut(size)

    def append(self, data: bytes) -> None:
        fits = data[: self._disk.free]
        self._file.append(fits)
        self._disk.free -= len(fits)
        if len(fits) < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class StubbornDisk(RealDisk):
    """A disk that refuses to open anything while `refusing`, as a read-only folder does."""

    def __init__(self) -> None:
        self.refusing = True

    def open_append(self, path: Path) -> Appendable:
        """Refuses, or opens."""
        if self.refusing:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return super().open_append(path)

    def replace(self, path: Path, data: bytes) -> None:
        """Refuses, or replaces."""
        if self.refusing:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        super().replace(path, data)


class ForgetfulDisk(RealDisk):
    """A disk whose first `failures` syncs fail after losing what was written, as a drive does that was pulled out.

    A file that has failed is dead; it must be opened again.
    """

    def __init__(self, failures: int) -> None:
        self.failures = failures

    def open_append(self, path: Path) -> Appendable:
        """A file that forgets with its disk."""
        return _ForgetfulFile(self, super().open_append(path))


class _ForgetfulFile(WrappedFile):
    def __init__(self, disk: ForgetfulDisk, file: Appendable) -> None:
        super().__init__(file)
        self._disk = disk
        self._synced = file.size()

    def sync(self) -> None:
        if self._disk.failures > 0:
            self._disk.failures -= 1
            self._file.cut(self._synced)
            self._file.close()
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self._file.sync()


class SlowDisk(RealDisk):
    """A disk whose syncs return only once `may_sync` is set."""

    def __init__(self) -> None:
        self.may_sync = threading.Event()

    def open_append(self, path: Path) -> Appendable:
        """A file as slow as its disk."""
        return _SlowFile(self, super().open_append(path))


class _SlowFile(WrappedFile):
    def __init__(self, disk: SlowDisk, file: Appendable) -> None:
        super().__init__(file)
        self._disk = disk

    def sync(self) -> None:
        self._disk.may_sync.wait(PATIENCE)
        self._file.sync()
