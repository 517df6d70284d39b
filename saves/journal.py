"""The journal: one thread that owns a game's record and has every line on the device before it says so.

It knows lines of text and a disk, nothing of what the lines mean. Other programs may move, replace or change the file
at any moment: the journal looks before and after each write, never cuts a whole line that is not its own, and goes on
in another file where this one is no longer its game's.
"""

import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

from msgspec import Struct

from saves.files import Appendable, Disk, NoPlainFile, free_place, is_there, reason_of

HANGS_AFTER: Final = 2.0
"""Seconds after which a write that has not come back counts as refused for now."""

_TRIES: Final = 8
"""How often in a row a record may be changed by others before that is trouble with the disk."""

_LOOK_AGAIN: Final = 0.05
"""Seconds after which somebody who waits looks whether the disk is silent."""

_LONGEST_TAIL: Final = 2**24
"""Bytes behind the known lines that are looked at: as long as a line may be."""


class SaveState(Enum):
    """How safe a line is."""

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
    is_silent: bool = False
    """Whether the disk says neither yes nor no: a write has not come back."""


class Moved(Struct, frozen=True):
    """Another program meddled with the record while it was open: the whole game is in this file now."""

    path: Path
    left: Path | None
    """The file that is no longer this game's and was left as it is; None where the record had gone or was emptied."""


class Acknowledgement(Protocol):
    """How safe what was handed over last is, for instance an `Ack`."""

    @property
    def state(self) -> SaveState:
        """How safe it is now."""

    def wait(self, seconds: float | None = None) -> SaveState:
        """Blocks until it is no longer waiting, for so many seconds at most."""


class Ack:
    """The answer to one `Journal.append`: ask `state` each frame, or `wait` for it."""

    def __init__(self, journal: "Journal", last_line: int) -> None:
        self._journal = journal
        self._last_line = last_line

    @property
    def state(self) -> SaveState:
        """Where the lines are now. The next decision may be accepted unless they are `SaveState.WAITING`."""
        return self._journal.state(self._last_line)

    def wait(self, seconds: float | None = None) -> SaveState:
        """Blocks until the lines are no longer waiting, for so many seconds at most."""
        return self._journal.wait_for(self._last_line, seconds)


class Journal:
    """Appends lines to one record.

    `lines` are those already in the file, without their newlines: they are written there once more, as nobody knows
    whether they ever reached the device. What lies behind them, a torn line, is cut off before the first new line. A
    failed write is tried again every `retry_seconds`: the file is first cut back to the last line known to be good, so
    no fragment ever stays between two lines. One that does not come back within `HANGS_AFTER` counts as failed until it
    does.
    """

    def __init__(
        self,
        path: Path,
        disk: Disk,
        lines: Sequence[str] = (),
        torn: bytes = b"",
        retry_seconds: float = 2.0,
        claim: Callable[[Path], bool] = lambda _: True,
        at_end: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`torn` is what was read behind the lines and is no line. `claim` is asked for every file that is opened, and
        says no where another program writes it. `at_end` is called by the thread when nothing more will be written.
        """
        self.path = path
        self._disk = disk
        self._torn = torn
        self._retry_seconds = retry_seconds
        self._claim = claim
        self._at_end = at_end
        self._clock = clock
        self._lines = list(lines)
        self._on_disk = len(self._lines)
        self._in_copy = 0
        self._is_doubtful = self._on_disk > 0  # whoever wrote them may have been refused a sync
        self._size = len(self._text(0, self._on_disk))
        self._file: Appendable | None = None
        self._seen: tuple[int, int] | None = None  # when the open file was last written and its size: then it was ours
        self._begun: float | None = None  # when the write now under way began
        self._failing: Failing | None = None
        self._moving: Path | None = None  # left, and the file in its place is not whole yet
        self._was_emptied = False
        self._moved: Moved | None = None
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
        failing, begun = self._failing, self._begun
        if failing is None and begun is not None and self._clock() - begun >= HANGS_AFTER:
            return Failing(self.path, "", is_silent=True)
        return failing

    @property
    def moved(self) -> Moved | None:
        """Where the game is now, once it is whole there, if other programs left it no place of its own."""
        return self._moved

    @property
    def in_memory(self) -> tuple[str, ...]:
        """The lines that were never written to the end."""
        with self._changed:
            return tuple(self._lines[self._on_disk :])

    def retry(self) -> None:
        """Tries a refused write again now instead of at the next interval."""
        with self._changed:
            self._try_now = True
            self._changed.notify_all()

    def save_copy(self, path: Path) -> None:
        """Writes the whole record so far, lines in memory included, to another file. Raises OSError."""
        with self._changed:
            lines = tuple(self._lines)
        self._disk.replace(path, "".join(line + "\n" for line in lines).encode())
        self._in_copy = len(lines)

    def close(self, seconds: float = 5.0) -> bool:
        """Ends the thread after one last try to write what is left; True when every line is on the device or in a copy.

        A disk that is silent is not waited for: the thread ends when it speaks again, and `at_end` is called then.
        """
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        end = time.monotonic() + seconds
        while self._thread.is_alive() and time.monotonic() < end:
            failing = self.failing
            if failing is not None and failing.is_silent:
                break
            self._thread.join(_LOOK_AGAIN)
        with self._changed:
            is_written = self.state(len(self._lines)) is SaveState.ON_DISK and not self._thread.is_alive()
            return is_written or self._in_copy == len(self._lines)

    def __enter__(self) -> Self:
        """The journal itself; leaving closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes the journal."""
        self.close()

    def state(self, line: int) -> SaveState:
        """Where line number `line` (from 1) is."""
        if line <= self._on_disk and not self._is_doubtful:
            return SaveState.ON_DISK
        return SaveState.IN_MEMORY if self.failing else SaveState.WAITING

    def wait_for(self, line: int, seconds: float | None) -> SaveState:
        """Blocks until line number `line` is no longer waiting, for so many seconds at most."""
        end = None if seconds is None else time.monotonic() + seconds
        with self._changed:
            while (state := self.state(line)) is SaveState.WAITING:
                left = _LOOK_AGAIN if end is None else min(_LOOK_AGAIN, end - time.monotonic())
                if left <= 0:
                    break
                self._changed.wait(left)
            return state

    def _run(self) -> None:
        try:
            while True:
                with self._changed:
                    self._changed.wait_for(lambda: self._closing or not self._is_all_on_disk)
                    last_try = self._closing
                    lines = len(self._lines)
                    self._begun = self._clock()
                if not self._is_all_on_disk or self._needs_a_last_look:
                    self._write(lines)
                self._begun = None
                if last_try:
                    break
                with self._changed:
                    if self._failing:
                        self._changed.wait_for(lambda: self._closing or self._try_now, self._retry_seconds)
                        self._try_now = False
        finally:
            self._drop_file()
            self._at_end()

    @property
    def _is_all_on_disk(self) -> bool:
        return self._on_disk == len(self._lines) and not self._is_doubtful

    @property
    def _needs_a_last_look(self) -> bool:
        """Whether what was called safe may be so no longer: others may have meddled since the last write."""
        return self._file is not None or (self._on_disk > 0 and not is_there(self.path))

    def _write(self, lines: int) -> None:
        """Has the first so many lines on the device, if the disk lets it."""
        failing = None
        try:
            if self._is_doubtful:
                self._disk.write_again(self.path, self._text(0, self._on_disk))
                self._is_doubtful = False
            if self._on_disk < lines or self._needs_a_last_look:
                self._write_in_own_file(lines)
        except OSError as trouble:
            failing = Failing(self.path, reason_of(trouble))
        except Exception as bug:  # if the thread ended, every line from here on would wait for ever
            failing = Failing(self.path, type(bug).__name__)
        if failing is not None:
            # After a failed sync nobody knows what reached the device: start over with a fresh descriptor.
            self._drop_file()
        with self._changed:
            self._failing = failing
            if failing is None and (self._moving is not None or self._was_emptied):
                self._moved = Moved(self.path, self._moving if self._moving != self.path else None)
                self._moving, self._was_emptied = None, False
            self._begun = None
            self._changed.notify_all()

    def _write_in_own_file(self, lines: int) -> None:
        for _ in range(_TRIES):
            file = self._own_file(lines)
            data = self._text(self._on_disk, lines)
            if data:
                file.append(data)
                file.sync()
            size = self._size + len(data)
            if file.stands_at(self.path) and file.size() == size:  # nobody else wrote or moved it meanwhile
                self._seen = (file.written_at(), size)
                with self._changed:
                    self._on_disk, self._size = lines, size
                return
        raise OSError("other programs keep changing the file")

    def _own_file(self, lines: int) -> Appendable:
        """The open record, which holds the lines that are on the disk and nothing else."""
        for _ in range(_TRIES):
            if self._file is not None and not self._file.stands_at(self.path):
                self._drop_file()
            if self._file is None and not self._open_file():
                self._go_elsewhere()
                continue
            file = self._file
            assert file is not None
            if self._seen == (file.written_at(), file.size()):
                return file
            known = self._text(0, self._on_disk)
            found = file.read(len(known) + _LONGEST_TAIL + 1)
            if not found and known:
                self._forget_written(was_emptied=True)
                return file
            if found.startswith(known) and self._may_be_cut(found[len(known) :], lines):
                if len(found) > len(known):
                    file.cut(len(known))
                return file
            self._go_elsewhere()
        raise OSError("other programs keep changing the file")

    def _open_file(self) -> bool:
        """Opens what the path leads to; False where that can never be this game's record."""
        try:
            self._file = self._disk.open_append(self.path)
        except NoPlainFile:
            return False
        self._seen = None
        return self._claim(self.path)

    def _may_be_cut(self, tail: bytes, lines: int) -> bool:
        """Whether what lies behind the known lines is a fragment, or what this journal itself has tried to write."""
        return b"\n" not in tail or tail == self._torn or self._text(self._on_disk, lines).startswith(tail)

    def _go_elsewhere(self) -> None:
        """Leaves a file that is not, or no longer, this game's, as it is; the whole game goes into a free one."""
        self._drop_file()
        self._moving = left = self._moving or self.path
        self.path = free_place(left, "".join(left.suffixes))
        self._forget_written(was_emptied=False)

    def _forget_written(self, was_emptied: bool) -> None:
        with self._changed:
            self._on_disk = self._size = 0
        self._torn = b""
        self._was_emptied = self._was_emptied or was_emptied

    def _text(self, first: int, end: int) -> bytes:
        return "".join(line + "\n" for line in self._lines[first:end]).encode()

    def _drop_file(self) -> None:
        if self._file:
            with contextlib.suppress(Exception):  # what was synced is safe, and the rest was useless
                self._file.close()
        self._file = None
        self._seen = None
