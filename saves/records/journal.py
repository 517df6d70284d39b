"""The journal: one thread that owns a game's record and has every line on the device before acknowledging it.

It knows lines of text and a disk, nothing of what the lines mean. Other programs may move, replace or change the file
at any moment: the journal checks before and after each write, never cuts a complete line that isn't its own, and
continues in another file if this one is no longer its game's.
"""

import contextlib
import math
import threading
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from saves.disk.files import Appendable, Disk, NoPlainFile, free_place, is_there, reason_of
from saves.disk.lock import GameLock, lock_game
from saves.disk.threads import begin

HANGS_AFTER: Final = 2.0
"""After this many seconds a write that hasn't returned counts as refused for now."""

_TRIES: Final = 8
"""How many times in a row others may change a record before that counts as a disk problem."""

_LOOK_AGAIN: Final = 0.05
"""How often, in seconds, a waiting caller checks whether the disk is silent."""

_LONGEST_TAIL: Final = 2**24
"""How many bytes after the known lines are examined: the maximum length of a line."""


class SaveState(Enum):
    """How safe a line is."""

    WAITING = auto()
    IN_MEMORY = auto()
    """The disk refuses it; it is kept in memory and written as soon as the disk accepts it."""
    ON_DISK = auto()
    """On the device: it survives a crash and a power cut."""


class Failing(Struct, frozen=True):
    """The disk accepts nothing at the moment."""

    path: Path
    reason: str
    """In the system's words, e.g. "No space left on device"."""
    is_silent: bool = False
    """Whether the disk says neither yes nor no: a write has not returned."""
    tries: int = 0
    """How often it has refused since then what somebody asked to try again."""


class Moved(Struct, frozen=True):
    """Another program changed the record while it was open: the whole game is in this file now."""

    path: Path
    left: Path | None
    """The file that is no longer this game's and was left as it is; None if the record was gone or had been emptied."""


class DiskAnswer(Struct, frozen=True):
    """The answer of a record about everything handed to it; nobody else can give it. Only `ON_DISK` acknowledges."""

    in_memory: int
    """Lines that the disk has not taken; 0 if all of them survive a crash."""
    failing: Failing | None = None


ON_DISK: Final = DiskAnswer(0)
"""Nothing waits; also where nothing is to be written."""


class Acknowledgement(Protocol):
    """How safe the last lines handed over are, for instance an `Ack`."""

    @property
    def state(self) -> SaveState:
        """How safe they are now."""

    def wait(self, seconds: float | None = None) -> SaveState:
        """Block until they are no longer waiting, at most this many seconds."""


class Ack:
    """The answer to one `Journal.append_texts`: ask `state` each frame, or `wait` for it."""

    def __init__(self, journal: "Journal", last_line: int) -> None:
        self._journal = journal
        self._last_line = last_line

    @property
    def state(self) -> SaveState:
        """Where the lines are now. The next decision may be accepted unless they are `SaveState.WAITING`."""
        return self._journal.state(self._last_line)

    def wait(self, seconds: float | None = None) -> SaveState:
        """Block until the lines are no longer waiting, at most this many seconds."""
        return self._journal.wait_for(self._last_line, seconds)


class Journal:
    """Appends lines to one record.

    `lines` are those already in the file, without their newlines: they are rewritten, because they may never have
    reached the device. Anything after them, a torn line, is cut off before the first new line. A failed write is
    retried every `retry_seconds`: the file is first cut back to the last line known to be good, so no fragment ever
    stays between two lines. A write that doesn't return within `HANGS_AFTER` counts as failed until it does.
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
        """`torn` is what was read after the lines and is no line. `claim` is asked for every file that is opened, and
        returns False if another program writes it. `at_end` is called by the thread when nothing more will be written.
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
        self._is_doubtful = bool(lines)  # they may have been written despite a refused sync
        self._size = len(self._text(0, self._on_disk))
        self._file: Appendable | None = None
        self._seen: tuple[int, int] | None = None  # when the open file was last written by us, and its size then
        self._begun: float | None = None  # when the current write began
        self._failing: Failing | None = None
        self._is_asked = False  # the next write is one that somebody asked to try again
        self._moving: Path | None = None  # left, and the file in its place isn't complete yet
        self._was_emptied = False
        self.moved: Moved | None = None
        """Where the game is now, once it is complete there, if other programs displaced it."""
        self._closing = self._has_ended = False
        self._try_now = False
        self._changed = threading.Condition()
        begin(f"journal {path.name}", self._run)

    def append_texts(self, *lines: str) -> Ack:
        """Hand lines to the thread and return at once; disk problems never surface as an exception.

        Raises ValueError for a line that contains a newline, and for a closed journal.
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
        """Why lines are only in memory; None while all is well."""
        failing = self._failing
        return Failing(self.path, "", is_silent=True) if failing is None and self._is_silent else failing

    @property
    def _is_silent(self) -> bool:
        begun = self._begun
        return begun is not None and self._clock() - begun >= HANGS_AFTER

    @property
    def kept(self) -> DiskAnswer | None:
        """The answer about all lines so far; None while it is on its way."""
        with self._changed:
            lines, failing = len(self._lines), self.failing
            if self._is_all_on_disk:
                return ON_DISK
            return DiskAnswer(max(1, lines - self._on_disk), failing) if failing is not None else None

    @property
    def in_memory(self) -> tuple[str, ...]:
        """The lines that were never completely written."""
        with self._changed:
            return tuple(self._lines[self._on_disk :])

    def retry(self) -> None:
        """Retry a refused write now instead of at the next interval."""
        with self._changed:
            self._try_now = True
            self._changed.notify_all()

    def save_copy(self, path: Path) -> None:
        """Write the whole record so far, including lines in memory, to another file. Raises OSError."""
        with self._changed:
            lines = tuple(self._lines)
        self._disk.replace(path, "".join(line + "\n" for line in lines).encode())
        self._in_copy = len(lines)

    def close(self, seconds: float = 5.0) -> bool:
        """End the thread after one last try to write what is left; True if every line is on the device or in a copy.

        Doesn't wait for a silent disk: the thread ends when it responds again, and `at_end` is called then.
        """
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._wait_until(lambda: self._has_ended or self._is_silent, seconds)
        with self._changed:
            is_written = self._has_ended and self.state(len(self._lines)) is SaveState.ON_DISK
            return is_written or self._in_copy == len(self._lines)

    def __enter__(self) -> Self:
        """The journal itself; leaving the context closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def state(self, line: int) -> SaveState:
        """The state of line number `line` (from 1)."""
        if line <= self._on_disk and not self._is_doubtful:
            return SaveState.ON_DISK
        return SaveState.IN_MEMORY if self.failing else SaveState.WAITING

    def wait_for(self, line: int, seconds: float | None) -> SaveState:
        """Block until line number `line` is no longer waiting, at most this many seconds."""
        self._wait_until(lambda: self.state(line) is not SaveState.WAITING, seconds)
        return self.state(line)

    def _wait_until(self, is_so: Callable[[], bool], seconds: float | None) -> None:
        """Looks again and again, because nobody says that the disk is silent."""
        end = math.inf if seconds is None else time.monotonic() + seconds
        with self._changed:
            while not is_so() and (left := end - time.monotonic()) > 0:
                self._changed.wait(min(_LOOK_AGAIN, left))

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
                        self._is_asked, self._try_now = self._try_now, False
        finally:
            try:
                self._drop_file()
                self._at_end()
            finally:  # whoever closes it must not wait for a thread that is gone
                with self._changed:
                    self._has_ended = True
                    self._changed.notify_all()

    @property
    def _is_all_on_disk(self) -> bool:
        return self._on_disk == len(self._lines) and not self._is_doubtful

    @property
    def _needs_a_last_look(self) -> bool:
        """Whether lines once called safe may no longer be: others may have changed the file since the last write."""
        return self._file is not None or (self._on_disk > 0 and not is_there(self.path))

    def _write(self, lines: int) -> None:
        """Get the first `lines` lines onto the device, if the disk allows it."""
        failing = None
        try:
            if self._is_doubtful:
                self._disk.write_again(self.path, self._text(0, self._on_disk))
                self._is_doubtful = False
            if self._on_disk < lines or self._needs_a_last_look:
                self._write_in_own_file(lines)
        except OSError as trouble:
            failing = Failing(self.path, reason_of(trouble))
        except Exception as bug:  # if the thread ended, every later line would wait forever
            failing = Failing(self.path, type(bug).__name__)
        if failing is not None:
            # After a failed sync nobody knows what reached the device: start over with a fresh descriptor.
            self._drop_file()
        with self._changed:
            if failing is not None and self._failing is not None:
                failing = replace(failing, tries=self._failing.tries + self._is_asked)
            self._failing, self._is_asked = failing, False
            if failing is None and (self._moving is not None or self._was_emptied):
                self.moved = Moved(self.path, self._moving if self._moving != self.path else None)
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
            if file.is_still_at(self.path) and file.size() == size:  # nobody else wrote or moved it in between
                self._seen = (file.written_at(), size)
                with self._changed:
                    self._on_disk, self._size = lines, size
                return
        raise OSError("other programs keep changing the file")

    def _own_file(self, lines: int) -> Appendable:
        """The open record, which holds exactly the lines that are on the disk."""
        for _ in range(_TRIES):
            if self._file is not None and not self._file.is_still_at(self.path):
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
                self._forget_written()
                self._was_emptied = True
                return file
            if found.startswith(known) and self._may_be_cut(found[len(known) :], lines):
                if found != known:
                    file.cut(len(known))
                return file
            self._go_elsewhere()
        raise OSError("other programs keep changing the file")

    def _open_file(self) -> bool:
        """Open what the path leads to; False if that can never be this game's record."""
        try:
            self._file = self._disk.open_append(self.path)
        except NoPlainFile:
            return False
        self._seen = None
        return self._claim(self.path)

    def _may_be_cut(self, tail: bytes, lines: int) -> bool:
        """Whether the data after the known lines is a fragment, or what this journal itself tried to write."""
        return b"\n" not in tail or tail == self._torn or self._text(self._on_disk, lines).startswith(tail)

    def _go_elsewhere(self) -> None:
        """Leave a file that isn't, or is no longer, this game's as it is, and write the whole game into a free one."""
        self._moving = left = self._moving or self.path
        self.path = free_place(left, "".join(left.suffixes))
        self._forget_written()

    def _forget_written(self) -> None:
        with self._changed:
            self._on_disk = self._size = 0
        self._torn = b""

    def _text(self, first: int, end: int) -> bytes:
        return "".join(line + "\n" for line in self._lines[first:end]).encode()

    def _drop_file(self) -> None:
        if self._file:
            with contextlib.suppress(Exception):  # what was synced is safe, and the rest was useless
                self._file.close()
        self._file = None
        self._seen = None


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
