"""The disk as the rest of this package uses it: durable appending, and replacing a file whole or not at all.

`Disk` is passed in everywhere so that tests can break it, and `RealDisk` gets the `SystemCalls` that reach the device,
so that they can break below it, too; nothing here knows what is in a file.
"""

import contextlib
import errno
import itertools
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import get_ident
from typing import BinaryIO, Final, Literal, Protocol, TypeVar

from game.messages.functions import game_files as say
from saves.disk.lock import LockTaken, hold, leads_to
from saves.disk.system_calls import BINARY, NO_WAIT, SystemCalls, file_mode, make_folder, sync_folder

TEMPORARY: Final = (".hand-and-foot-", ".tmp")
"""Prefix and suffix of temporary files; those left by a crash are cleaned up."""


class Appendable(Protocol):
    """A file that only grows, except that a torn tail may be cut off."""

    def size(self) -> int:
        """Bytes in the file now."""

    def written_at(self) -> int:
        """The time of the last write by anybody, in the disk's units; unchanged means nobody has written."""

    def read(self, most: int) -> bytes:
        """The file's content from its beginning, at most `most` bytes."""

    def is_still_at(self, path: Path) -> bool:
        """Whether the path still leads to this file, and not to another or to none."""

    def cut(self, size: int) -> None:
        """Drop everything after the first `size` bytes."""

    def append(self, data: bytes) -> None:
        """Write all of the data at the end; after an OSError any part of it may have been written."""

    def sync(self) -> None:
        """Return when everything written is on the device."""

    def close(self) -> None:
        """Close the file; may be called twice."""


class Disk(Protocol):
    """Where files are written. All methods raise OSError if the disk refuses."""

    def open_append(self, path: Path) -> Appendable:
        """Open a file for appending, creating it and its folders if missing. Raises NoPlainFile."""

    def write_again(self, path: Path, data: bytes) -> None:
        """Rewrite the beginning of a file with the same data, and return when it is on the device: after a failed sync
        the system may consider data written that never got there. The modification time is kept. A file that no longer
        begins this way, or isn't writable, is left alone.
        """

    def replace(self, path: Path, data: bytes) -> None:
        """Make the file hold exactly this data: after a crash it is the old file or the new one, never a mixture.

        A link is followed: its target is replaced, and the link stays.
        """


class NoPlainFile(OSError):
    """There is a folder, a pipe or a device in place of a file."""

    def __init__(self) -> None:
        super().__init__(errno.EEXIST, say.not_ordinary())


class FileTooLarge(OSError):
    """A file is larger than its kind may be."""

    def __init__(self, size: int, most: int) -> None:
        unit, name = next((one for one in _UNITS if most >= one[0]), _UNITS[-1])
        super().__init__(errno.EFBIG, say.larger_than(f"{most // unit} {name}"))
        self.size = size


_UNITS: Final = ((1024 * 1024, "MB"), (1024, "KB"), (1, "bytes"))


def open_plain(path: Path, most: int) -> BinaryIO:
    """A plain file of at most `most` bytes, open for reading: the only way in which this program reads a file.

    Raises NoPlainFile, FileTooLarge and any other OSError. Never blocks on a pipe or a device.
    """
    descriptor = _open(path, os.O_RDONLY | NO_WAIT)
    try:
        state = os.fstat(descriptor)
        if not stat.S_ISREG(state.st_mode):
            raise NoPlainFile
        if state.st_size > most:
            raise FileTooLarge(state.st_size, most)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def read_small(path: Path, most: int) -> bytes:
    """The content of such a file. Raises like `open_plain`."""
    with open_plain(path, most) as file:
        return within(most, file.read(most + 1))  # it may have grown meanwhile


def within(most: int, data: bytes) -> bytes:
    """The data, unless it is larger than that. Raises FileTooLarge."""
    if len(data) > most:
        raise FileTooLarge(len(data), most)
    return data


class NewerInPlace(OSError):
    """A newer version of this program wrote the file, which is not touched."""

    def __init__(self) -> None:
        super().__init__(errno.EEXIST, say.newer_in_place())


class SlowFile(OSError):
    """A file wasn't read in time."""

    def __init__(self) -> None:
        super().__init__(errno.ETIMEDOUT, say.too_slow())


_Found = TypeVar("_Found")


class FileReading:
    """How files are read; `saves.disk.start_reading` overrides it."""

    def read(self, path: Path, most: int) -> bytes:
        """Like `read_small`."""
        return read_small(path, most)

    def files(self, folder: Path, pattern: str) -> list[Path]:
        """The files in a folder matching the pattern, sorted; [] if it is missing. Raises OSError."""
        try:
            return sorted(path for path in folder.iterdir() if path.match(pattern))
        except (FileNotFoundError, NotADirectoryError):
            return []

    def record(self, path: Path, job: Callable[[], _Found]) -> _Found:
        """The result of a job that reads the record of a game. Raises whatever the job raises."""
        return job()


READING: Final = FileReading()


def write_for_now(path: Path, data: bytes) -> None:
    """Write a file that a crash may destroy, replacing an existing one; important data goes through a `Disk`."""
    descriptor = _open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | NO_WAIT)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)


class _OpenFile:
    def __init__(self, path: Path, calls: SystemCalls) -> None:
        self._calls = calls
        way = os.O_RDWR | os.O_CREAT | os.O_APPEND | NO_WAIT
        try:
            self._descriptor: int | None = _open(path, way)
        except IsADirectoryError:
            raise NoPlainFile from None
        if not stat.S_ISREG(os.fstat(self._descriptor).st_mode):
            self.close()
            raise NoPlainFile

    @property
    def _open(self) -> int:
        if self._descriptor is None:
            raise OSError("the file is closed")
        return self._descriptor

    def size(self) -> int:
        return os.fstat(self._open).st_size

    def written_at(self) -> int:
        return os.fstat(self._open).st_mtime_ns

    def read(self, most: int) -> bytes:
        return _read_from_beginning(self._open, most)

    def is_still_at(self, path: Path) -> bool:
        return leads_to(path, self._open)

    def cut(self, size: int) -> None:
        self._calls.cut(self._open, size)

    def append(self, data: bytes) -> None:
        os.lseek(self._open, 0, os.SEEK_END)
        _write_all(self._calls, self._open, data)

    def sync(self) -> None:
        self._calls.sync(self._open)

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


HELD: Final = (errno.EACCES, errno.EBUSY)
"""What renaming fails with while a scanner or a sync program has the file open, on Windows (errors 5 and 32)."""
PAUSES: Final = (0.01, 0.02, 0.04, 0.08, 0.15, 0.2)
"""Seconds between tries: half a second in all."""


class FileHeld(PermissionError):
    """Another program held the file at every try to put a new one in its place; it may work in a moment. A folder that
    can't be written fails earlier, with the same number.
    """


class RealDisk:
    """The computer's own disk. A file that another program holds is waited for, though not in the `window`'s thread."""

    _calls = SystemCalls()
    _window: int | None = None

    def __init__(self, calls: SystemCalls | None = None, window: int | None = None) -> None:
        """`calls` replaces the system's, for a disk that fails where they do; `window` is the number of its thread."""
        if window is not None:
            self._window = window
        if calls is not None:
            self._calls = calls

    def open_append(self, path: Path) -> Appendable:
        """Open or create; the file's name is on the device before this returns, also where an earlier attempt, or
        moving it here, couldn't sync it.
        """
        path = followed(path)
        make_folder(path.parent, self._calls)
        file = _OpenFile(path, self._calls)
        try:
            sync_folder(path.parent, self._calls)
        except OSError:
            file.close()
            raise
        return file

    def write_again(self, path: Path, data: bytes) -> None:
        """Rewrite the file in place."""
        if not os.access(path, os.W_OK):
            return
        descriptor = _open(path, os.O_RDWR | NO_WAIT)
        try:
            found = os.fstat(descriptor)
            if _read_from_beginning(descriptor, len(data)) == data:
                os.lseek(descriptor, 0, os.SEEK_SET)
                _write_all(self._calls, descriptor, data)
                os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
                self._calls.sync(descriptor)
        finally:
            os.close(descriptor)

    def replace(self, path: Path, data: bytes) -> None:
        """Write a temporary file beside the old one and rename it over it."""
        path = followed(path)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():
            raise NoPlainFile
        make_folder(path.parent, self._calls)
        begins, ends = TEMPORARY
        temporary = path.with_name(f"{begins}{os.urandom(8).hex()}{ends}")
        descriptor = _open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        try:
            try:
                with contextlib.suppress(LockTaken, OSError):
                    hold(descriptor)  # so that it isn't mistaken for a crash's leftover
                _write_all(self._calls, descriptor, data)
                self._calls.sync(descriptor)
            finally:
                os.close(descriptor)
            self._put_in_place(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):  # another program may still hold it
                temporary.unlink()
            raise
        sync_folder(path.parent, self._calls)

    def _put_in_place(self, temporary: Path, path: Path) -> None:
        pauses = iter(PAUSES if get_ident() != self._window else ())
        while True:
            try:
                self._calls.rename(temporary, path)
            except OSError as error:
                if error.errno not in HELD:
                    raise
                pause = next(pauses, None)
                if pause is None:
                    raise FileHeld(*error.args) from None
                self._calls.pause(pause)
            else:
                return


def _open(path: Path, way: int) -> int:
    """An open file; a new one gets the umask's permissions, in a private folder only its owner's."""
    return os.open(path, way | BINARY, file_mode(path.parent))


def followed(path: Path) -> Path:
    """The final target of a link, whether or not it exists; the path itself if it isn't a link. Raises OSError."""
    if not path.is_symlink():
        return path
    end = Path(os.path.realpath(path))
    if end.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return end


is_there: Final = os.path.lexists
"""Whether something has that name, including a broken link; False if that can't be checked."""
is_folder: Final = os.path.isdir
"""Whether there is a folder; False if that can't be checked. Before Python 3.14 `Path.is_dir` raises PermissionError
below a folder that this user may not look into.
"""


def would_replace(path: Path) -> bool:
    """Whether a file written there would replace an existing one; a folder can't be replaced by a file."""
    return is_there(path) and not is_folder(path)


def _read_from_beginning(descriptor: int, most: int) -> bytes:
    os.lseek(descriptor, 0, os.SEEK_SET)
    parts: list[bytes] = []
    while part := os.read(descriptor, most):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def _write_all(calls: SystemCalls, descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[calls.write(descriptor, rest) :]


_SystemReason = Literal[
    "missing",
    "forbidden",
    "not_permitted",
    "full",
    "read_only",
    "folder",
    "not_folder",
    "exists",
    "broken",
    "busy",
    "too_long",
    "too_many",
]
_SYSTEM_REASONS: Final[Mapping[int, _SystemReason]] = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "not_permitted",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not_folder",
    errno.EEXIST: "exists",
    errno.EIO: "broken",
    errno.EBUSY: "busy",
    errno.ENAMETOOLONG: "too_long",
    errno.EMFILE: "too_many",
    errno.ENFILE: "too_many",
}
"""The most frequent problems, which the C library describes in English whatever the language."""


def reason_of(trouble: OSError) -> str:
    """What went wrong, without number or path, e.g. "the disk is full"; rare errors in the system's words."""
    number = trouble.errno
    if number is not None and number in _SYSTEM_REASONS and trouble.strerror == os.strerror(number):
        return say.system_reason(_SYSTEM_REASONS[number])
    return trouble.strerror or str(trouble) or type(trouble).__name__


def with_reason(message: Callable[..., str], error: OSError, *before: object) -> str:
    """A message whose last argument is what went wrong."""
    return message(*before, reason_of(error))


FileState = tuple[int, int]
"""When a file was last written, in nanoseconds, and its size in bytes."""


def file_states(folder: Path, suffixes: tuple[str, ...]) -> Iterator[tuple[Path, FileState]]:
    """The state of each plain file whose name has one of the suffixes. Raises OSError for the folder."""
    with os.scandir(folder) as there:
        for file in there:
            if file.name.endswith(suffixes):
                with contextlib.suppress(OSError):  # it has just gone
                    state = file.stat()
                    if stat.S_ISREG(state.st_mode):
                        yield folder / file.name, (state.st_mtime_ns, state.st_size)


def free_place(wanted: Path, suffix: str = "") -> Path:
    """The path, or if it is taken the first free one beside it; the number goes before the suffix."""
    return next(place for place in numbered(wanted, suffix) if not is_there(place))


def numbered(path: Path, suffix: str = "") -> Iterator[Path]:
    """The path, then alternatives beside it in case it is taken; the number goes before the suffix.

    >>> names = numbered(Path("lake.json"), ".json")
    >>> [next(names).name for _ in range(3)]
    ['lake.json', 'lake-2.json', 'lake-3.json']
    """
    yield path
    stem = path.name.removesuffix(suffix)
    for number in itertools.count(2):
        yield path.with_name(f"{stem}-{number}{suffix}")
