"""Reading for a window: a file that isn't read in time is left alone, and the program continues without it."""

import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import Final, TypeVar

from saves.disk.files import Appendable, Disk, FileReading, SlowFile, read_small
from saves.disk.threads import begin

START_SECONDS: Final = 2.0
"""Total time to wait for files at the start, so that there is a picture within three seconds."""
LEAST_SECONDS: Final = 0.4
"""Every file gets at least this long, however late it is; once there is a picture, `START_SECONDS`."""
RECORD_SECONDS: Final = 3.0
"""How long to wait for each record, in the background."""

_Found = TypeVar("_Found")


class StartReading(FileReading):
    """Limits how long files are waited for. A file that wasn't read in time is `slow`: it is neither read nor written
    until the next start.
    """

    def __init__(
        self,
        read: Callable[[Path, int], bytes] = read_small,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[Thread, float], None] = Thread.join,
    ) -> None:
        """`wait` returns when a thread has ended, or after the given seconds."""
        self._read, self._clock, self._wait = read, clock, wait
        self._deadline = clock() + START_SECONDS
        self._is_over = False
        self._lock = Lock()
        self.slow: tuple[Path, ...] = ()

    def end(self) -> None:
        """The first picture is shown: there is more time for other files."""
        self._is_over = True

    def read(self, path: Path, most: int) -> bytes:
        """Like `read_small`; also raises SlowFile."""
        return self.within(path, lambda: self._read(path, most))

    def files(self, folder: Path, pattern: str) -> list[Path]:
        """The same for the files of a folder."""
        return self.within(folder, lambda: super(StartReading, self).files(folder, pattern))

    def record(self, path: Path, job: Callable[[], _Found]) -> _Found:
        """The same for the record of a game."""
        return self.within(path, job, RECORD_SECONDS)

    def within(self, path: Path, job: Callable[[], _Found], seconds: float | None = None) -> _Found:
        """The result of a job that needs a file or a folder, waiting at most this long, or as long as there is time.
        Raises SlowFile, and whatever the job raises.
        """
        if self.is_slow(path):
            raise SlowFile
        if seconds is None:
            seconds = START_SECONDS if self._is_over else max(LEAST_SECONDS, self._deadline - self._clock())
        found: list[_Found] = []
        raised: list[Exception] = []

        def work() -> None:
            try:
                found.append(job())
            except Exception as error:
                raised.append(error)

        self._wait(begin("reading", work), seconds)
        if raised:
            raise raised[0]
        if not found:
            with self._lock:
                if path not in self.slow:
                    self.slow = (*self.slow, path)
            raise SlowFile
        return found[0]

    def is_slow(self, path: Path) -> bool:
        """Whether a file, or its folder, wasn't read in time."""
        return path in self.slow or path.parent in self.slow


class DiskAtStart(Disk):
    """A disk that doesn't write files that were slow to read."""

    def __init__(self, disk: Disk, reading: StartReading) -> None:
        self._disk, self._reading = disk, reading

    def open_append(self, path: Path) -> Appendable:
        """Like the disk's; also raises SlowFile."""
        if self._reading.is_slow(path):
            raise SlowFile
        return self._disk.open_append(path)

    def write_again(self, path: Path, data: bytes) -> None:
        """Like the disk's."""
        self._disk.write_again(path, data)

    def replace(self, path: Path, data: bytes) -> None:
        """Like the disk's; also raises SlowFile."""
        if self._reading.is_slow(path):
            raise SlowFile
        self._disk.replace(path, data)
