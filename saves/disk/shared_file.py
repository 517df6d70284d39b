"""A small file that several windows change: each merges its own changes into it, and nothing is lost."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Event, Lock
from typing import Final, Generic, TypeVar

from game.misfit import BadShape, Misfit
from saves.disk.file_faults import KeptFlaw, KeptTrouble
from saves.disk.files import (
    READING,
    Disk,
    FileHeld,
    FileReading,
    NewerInPlace,
    SlowFile,
    is_there,
    numbered,
    read_small,
    reason_of,
)
from saves.disk.lock import alone
from saves.disk.upgrade import NewerFile

PATIENCE: Final = 2.0
"""Seconds to wait for another window, which needs the file only for a moment."""

_Kept = TypeVar("_Kept")


def keep_aside(path: Path, data: bytes, disk: Disk) -> Path:
    """Store an unreadable file's content under another name beside it and return that path. Raises OSError."""
    for place in numbered(path.with_name(f"{path.name}.unreadable")):
        if not is_there(place):
            disk.replace(place, data)
            return place
        with suppress(OSError):
            if read_small(place, len(data)) == data:
                return place
    raise AssertionError("there is no last number")


def make_room(path: Path, most: int, decode: Callable[[bytes], object], disk: Disk) -> None:
    """Ensure that nothing is lost when the file is written or removed: unreadable content is moved aside.

    `decode` raises NewerFile, and ValueError for damaged data. Raises NewerInPlace and any other OSError.
    """
    try:
        data = read_small(path, most)
        decode(data)
    except FileNotFoundError:
        pass
    except NewerFile:
        raise NewerInPlace from None
    except ValueError:
        keep_aside(path, data, disk)


class SharedFile(Generic[_Kept]):
    """One such file. `value` is the current content: `nothing` until `read`, which may be called in any thread, like
    `save`; changes made in the meantime are kept.

    An unreadable file is moved aside, one of a newer program is never touched.
    """

    def __init__(
        self,
        path: Path,
        nothing: _Kept,
        decode: Callable[[bytes], _Kept],
        encode: Callable[[_Kept], bytes],
        most: int,
        disk: Disk,
        reading: FileReading = READING,
    ) -> None:
        """`decode` raises NewerFile, and ValueError for damaged data; `most` is the maximum file size in bytes."""
        self.path: Final = path
        self.value = nothing
        self._nothing = nothing
        self._decode, self._encode, self._most = decode, encode, most
        self._was_read = Event()
        self._disk, self._reading = disk, reading
        self._unsaved: list[Callable[[_Kept], _Kept]] = []
        self._trouble: KeptTrouble | None = None
        self._told = set[KeptFlaw]()
        self._lock = Lock()  # `value` and the changes belong together
        self._writing = Lock()  # two writers would overwrite each other's changes

    def _taken(self, found: _Kept) -> _Kept:
        """The file's content as it is shown here."""
        return found

    def change(self, how: Callable[[_Kept], _Kept]) -> _Kept:
        """Change the value from now on; `save` writes it. `how` may be called again, on what another window wrote."""
        with self._lock:
            self.value = how(self.value)
            self._unsaved.append(how)
            return self.value

    @property
    def is_read(self) -> bool:
        """Whether `value` is the content of the file."""
        return self._was_read.is_set()

    def wait(self, seconds: float) -> bool:
        """Whether it is read within this many seconds."""
        return self._was_read.wait(seconds)

    @property
    def is_saved(self) -> bool:
        """Whether all changes are in the file."""
        return not self._unsaved

    def take_trouble(self) -> KeptTrouble | None:
        """The problem to report; each flaw is reported only once, until the disk accepts a file again."""
        trouble, self._trouble = self._trouble, None
        return trouble

    def renew(self) -> bool:
        """Merge the file's content with the changes made here; whether that added anything. Raises like `save`."""
        before, was_read = self.value, self.is_read
        self.read()
        self.save()
        return self.value != before or not was_read

    def read(self) -> None:
        """Take what is in the file now, and reapply the changes made here since."""
        with self._alone():
            self._read()

    def save(self) -> None:
        """Write the changes; if that fails they are kept and tried again the next time. Raises OSError while another
        program holds the file.
        """
        with self._alone():
            if self.is_saved or not self._read():
                return
            with self._lock:
                value, changes = self.value, len(self._unsaved)
            try:
                self._disk.replace(self.path, self._encode(value))
            except FileHeld:
                raise
            except OSError as error:
                self._tell("not_saved", reason_of(error))
                return
            with self._lock:
                del self._unsaved[:changes]
            self._told.clear()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """While no other thread and no other window writes it; checking for a missing file locks nothing."""
        with self._writing, nullcontext() if self.is_saved and not is_there(self.path) else alone(self.path, PATIENCE):
            yield

    def _read(self) -> bool:
        """Whether the file may be written now."""
        is_free, found = True, self._nothing
        try:
            found = self._decode(self._reading.read(self.path, self._most))
        except FileNotFoundError:
            pass
        except NewerFile:
            is_free = False
            self._tell("newer")
        except ValueError as error:
            is_free = self._put_aside(error.misfit if isinstance(error, BadShape) else None)
        except SlowFile:  # the caller that waited reports it
            is_free = False
        except OSError as error:
            is_free = False
            self._tell("not_read", reason_of(error))
        with self._lock:
            if is_free or not self.is_read:
                value = self._taken(found)
                for how in self._unsaved:
                    value = how(value)
                self.value = value
        self._was_read.set()
        return is_free

    def _put_aside(self, why: Misfit | None) -> bool:
        """Move an unreadable file to another name, making room for a new one."""
        try:
            aside = keep_aside(self.path, read_small(self.path, self._most), self._disk)
            self._disk.replace(self.path, self._encode(self._nothing))
        except OSError as error:
            self._tell("damaged_and_stuck", reason_of(error), why=why)
            return False
        self._tell("damaged", file=aside.name, why=why)
        return True

    def _tell(self, flaw: KeptFlaw, reason: str = "", file: str = "", why: Misfit | None = None) -> None:
        if flaw not in self._told:
            self._told.add(flaw)
            self._trouble = KeptTrouble(flaw, reason, file, why)
