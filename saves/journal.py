"""The journal: one thread that owns a game's record and has every line on the device before it says so.

It knows lines of text and a disk, nothing of what the lines mean.
"""

import contextlib
import threading
from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from saves.files import Appendable, Disk, reason_of


class Kept(Enum):
    """Where a line is."""

    WAITING = auto()
    """Handed in, not written yet."""
    IN_MEMORY = auto()
    """The disk refuses it; it is kept here and written as soon as the disk takes it."""
    ON_DISK = auto()
    """On the device: it survives a crash and a power cut."""


class Failing(Struct, frozen=True):
    """The disk takes nothing at the moment."""

    path: Path
    reason: str
    """As the system words it, e.g. "No space left on device"."""


class Ack:
    """The answer to one `Journal.append`: ask `kept` each frame, or `wait` for it."""

    def __init__(self, journal: "Journal", last_line: int) -> None:
        self._journal = journal
        self._last_line = last_line

    @property
    def kept(self) -> Kept:
        """Where the lines are now. The next decision may be accepted unless they are `Kept.WAITING`."""
        return self._journal.kept(self._last_line)

    def wait(self, seconds: float | None = None) -> Kept:
        """Blocks until the lines are no longer waiting, for so many seconds at most."""
        return self._journal.wait_for(self._last_line, seconds)


class Journal:
    """Appends lines to one record.

    `lines` are those already in the file, without their newlines, and fill its first `size` bytes; what lies behind
    them, a torn line, is cut off before the first write. A failed write is tried again every `retry_seconds`: the file
    is first cut back to the last line known to be good, so no fragment ever stays between two lines.
    """

    def __init__(
        self, path: Path, disk: Disk, lines: Sequence[str] = (), size: int = 0, retry_seconds: float = 2.0
    ) -> None:
        self.path = path
        self._disk = disk
        self._retry_seconds = retry_seconds
        self._lines = list(lines)
        self._on_disk = len(self._lines)
        self._good_size = size
        self._file: Appendable | None = None
        self._failing: Failing | None = None
        self._closing = False
        self._try_now = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name=f"journal {path.name}", daemon=True)
        self._thread.start()

    def append(self, *lines: str) -> Ack:
        """Hands lines to the thread and returns at once; trouble with the disk never comes back as an exception.

        Raises ValueError for a line that holds a newline, and for a journal that has been closed.
        """
        if any("\n" in line for line in lines):
            raise ValueError("a record's line cannot hold a newline")
        with self._changed:
            if self._closing:
                raise ValueError("the journal is closed")
            self._lines.extend(lines)
            self._changed.notify_all()
            return Ack(self, len(self._lines))

    @property
    def failing(self) -> Failing | None:
        """Why lines are kept in memory only; None while all is well."""
        return self._failing

    def retry(self) -> None:
        """Tries a refused write again now instead of at the next interval."""
        with self._changed:
            self._try_now = True
            self._changed.notify_all()

    def save_copy(self, path: Path) -> None:
        """Writes the whole record so far, lines in memory included, to another file. Raises OSError."""
        with self._changed:
            text = "".join(line + "\n" for line in self._lines)
        self._disk.replace(path, text.encode())

    def close(self, seconds: float = 5.0) -> bool:
        """Ends the thread after one last try to write what is left; True when every line is on the device."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(seconds)
        with self._changed:
            return self._on_disk == len(self._lines)

    def __enter__(self) -> Self:
        """The journal itself; leaving closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes the journal."""
        self.close()

    def kept(self, line: int) -> Kept:
        """Where line number `line` (from 1) is."""
        if line <= self._on_disk:
            return Kept.ON_DISK
        return Kept.IN_MEMORY if self._failing else Kept.WAITING

    def wait_for(self, line: int, seconds: float | None) -> Kept:
        """Blocks until line number `line` is no longer waiting, for so many seconds at most."""
        with self._changed:
            self._changed.wait_for(lambda: self.kept(line) is not Kept.WAITING, seconds)
            return self.kept(line)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._on_disk < len(self._lines))
                last_try = self._closing
                batch = self._lines[self._on_disk :]
            if batch:
                self._write(batch)
            if last_try:
                break
            with self._changed:
                if self._failing:
                    self._changed.wait_for(lambda: self._closing or self._try_now, self._retry_seconds)
                    self._try_now = False
        self._drop_file()

    def _write(self, batch: Sequence[str]) -> None:
        data = "".join(line + "\n" for line in batch).encode()
        failing = None
        try:
            if self._file is None:
                self._file = self._disk.open_append(self.path)
            self._cut_back(self._file)
            self._file.append(data)
            self._file.sync()
        except OSError as trouble:
            failing = Failing(self.path, reason_of(trouble))
        except Exception as bug:  # if the thread ended, every line from here on would wait for ever
            failing = Failing(self.path, type(bug).__name__)
        if failing is not None:
            # After a failed sync nobody knows what reached the device: start over with a fresh descriptor.
            self._drop_file()
        with self._changed:
            self._failing = failing
            if failing is None:
                self._on_disk += len(batch)
                self._good_size += len(data)
            self._changed.notify_all()

    def _cut_back(self, file: Appendable) -> None:
        size = file.size()
        if size < self._good_size:
            raise OSError(f"{self.path.name} has lost lines that were already saved")
        if size > self._good_size:
            file.cut(self._good_size)

    def _drop_file(self) -> None:
        if self._file:
            with contextlib.suppress(Exception):  # what was synced is safe, and the rest was no good anyhow
                self._file.close()
        self._file = None
