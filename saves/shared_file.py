"""A small file that several windows change: each writes its own changes into what is there, and nothing is lost."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Lock
from typing import Final, Generic, TypeVar

from saves.file_faults import KeptFlaw, KeptTrouble
from saves.files import READING, Disk, FileReading, NewerInPlace, SlowFile, is_there, numbered, read_small, reason_of
from saves.lock import alone
from saves.upgrade import NewerFile

PATIENCE: Final = 2.0
"""Seconds that another window is waited for; it needs the file for a moment only."""

_Kept = TypeVar("_Kept")


def keep_aside(path: Path, data: bytes, disk: Disk) -> Path:
    """Keeps what a file held that cannot be understood under another name beside it: there. Raises OSError."""
    for place in numbered(path.with_name(f"{path.name}.unreadable")):
        if not is_there(place):
            disk.replace(place, data)
            return place
        with suppress(OSError):
            if read_small(place, len(data)) == data:
                return place
    raise AssertionError("there is no last number")


def make_room(path: Path, most: int, decode: Callable[[bytes], object], disk: Disk) -> None:
    """Sees to it that nothing is lost when the file is written or removed: what cannot be understood is kept aside.

    `decode` raises NewerFile, and ValueError for what is damaged. Raises NewerInPlace and any other OSError.
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
    """One such file. `value` is what holds now: `nothing` until `read`, which may be done in any thread, as may `save`;
    what is changed meanwhile is kept.

    A file that cannot be understood is put aside beside its place, one of a newer program is never touched.
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
        """`decode` raises NewerFile, and ValueError for what is damaged; `most` is how many bytes a file may have."""
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
        self._writing = Lock()  # two writers would write over each other's changes

    def _taken(self, found: _Kept) -> _Kept:
        """What was found there, as it is shown here."""
        return found

    def change(self, how: Callable[[_Kept], _Kept]) -> _Kept:
        """Changes what is kept, from now on; `save` writes it. `how` may be asked again, for what another window
        wrote.
        """
        with self._lock:
            self.value = how(self.value)
            self._unsaved.append(how)
            return self.value

    @property
    def is_read(self) -> bool:
        """Whether `value` is what is kept."""
        return self._was_read.is_set()

    def wait(self, seconds: float) -> bool:
        """Whether it is read within so many seconds."""
        return self._was_read.wait(seconds)

    @property
    def is_saved(self) -> bool:
        """Whether nothing was changed that is not in the file."""
        return not self._unsaved

    def take_trouble(self) -> KeptTrouble | None:
        """What is to be said, once: each flaw is told the first time only, until the disk takes a file again."""
        trouble, self._trouble = self._trouble, None
        return trouble

    def renew(self) -> bool:
        """What is in the file and what was changed here come together; whether more is known than before."""
        before, was_read = self.value, self.is_read
        self.read()
        self.save()
        return self.value != before or not was_read

    def read(self) -> None:
        """Takes what is in the file now, and what was changed here since on top of it."""
        with self._alone():
            self._read()

    def save(self) -> None:
        """Writes what was changed; where that cannot be it stays changed here, and is tried again the next time."""
        with self._alone():
            if self.is_saved or not self._read():
                return
            with self._lock:
                value, changes = self.value, len(self._unsaved)
            try:
                self._disk.replace(self.path, self._encode(value))
            except OSError as error:
                self._tell(KeptFlaw.NOT_SAVED, reason_of(error))
                return
            with self._lock:
                del self._unsaved[:changes]
            self._told.clear()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """While no other thread and no other window writes it; to look for a file that is missing nothing is locked."""
        with self._writing:
            if self.is_saved and not is_there(self.path):
                yield
            else:
                with alone(self.path, PATIENCE):
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
            self._tell(KeptFlaw.NEWER)
        except ValueError:
            is_free = self._put_aside()
        except SlowFile:  # which whoever waited for it says
            is_free = False
        except OSError as error:
            is_free = False
            self._tell(KeptFlaw.NOT_READ, reason_of(error))
        with self._lock:
            if is_free or not self.is_read:
                value = self._taken(found)
                for how in self._unsaved:
                    value = how(value)
                self.value = value
        self._was_read.set()
        return is_free

    def _put_aside(self) -> bool:
        """Keeps a file that cannot be understood under another name, and makes room for a new one."""
        try:
            aside = keep_aside(self.path, read_small(self.path, self._most), self._disk)
            self._disk.replace(self.path, self._encode(self._nothing))
        except OSError as error:
            self._tell(KeptFlaw.DAMAGED_AND_STUCK, reason_of(error))
            return False
        self._tell(KeptFlaw.DAMAGED, file=aside.name)
        return True

    def _tell(self, flaw: KeptFlaw, reason: str = "", file: str = "") -> None:
        if flaw not in self._told:
            self._told.add(flaw)
            self._trouble = KeptTrouble(flaw, reason, file)
