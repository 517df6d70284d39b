"""The disk of a simulated computer: real files in memory, and beside them the knowledge of what is on the device.

`take_over_files` puts it under the functions of `os` that the program uses, for everything below `HOME`. Each write,
cut, new name and removed name is *pending* until the file, or the folder of the name, is synced; a power cut keeps any
part of what is pending that the rules of file systems allow. Calls take time, fail, hang, or end with the power.
"""

import builtins
import errno
import io
import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final
from zlib import crc32

from msgspec import Struct

from tests.simulation.scheduler import Gone, Scheduler, Task

HOME: Final = "/home/anna"
"""Where everything of the person is, whatever the computer is on which this is simulated."""
DATA: Final = f"{HOME}/games"
"""The disk that falls ill; the rest of `HOME` is on another one."""


class Ill(StrEnum):
    """What may be wrong with the disk."""

    WELL = "well"
    FAILS = "writes fail after a part"
    FULL = "there is no space left"
    NO_SYNC = "syncs fail, and what they should have kept is gone"
    NO_NAMES = "no file gets another name, and no new one"
    UNREADABLE = "some files cannot be opened"
    SLOW = "every call takes long"
    HANGS = "calls do not come back for seconds"
    HELD = "another program holds the files that were there, for a moment"


class Write(Struct, frozen=True):
    """Bytes put into a file at a place."""

    at: int
    data: bytes


class Cut(Struct, frozen=True):
    """A file made this long."""

    size: int


Change = Write | Cut


def folder_of(path: str) -> str:
    """The folder in which a name is."""
    return path.rpartition("/")[0]


class Node:
    """A file, a folder or a link: what is in it now, what is on the device, and what was done since."""

    def __init__(self, is_folder: bool = False, link: str | None = None) -> None:
        self.is_folder = is_folder
        self.link = link
        """Where a symbolic link leads, as it was made: from `HOME`, or from its own folder."""
        self.safe = b""
        self.pending: list[Change] = []


class Naming(Struct, frozen=True):
    """Names changed in one go: what each path leads to from now on, None where it leads to nothing."""

    names: tuple[tuple[str, Node | None], ...]

    def touches(self, folder: str) -> bool:
        """Whether it changes a name in that folder."""
        return any(folder_of(name) == folder for name, _ in self.names)


def after(content: bytes, changes: list[Change]) -> bytes:
    """A file's content after some changes; what lies between an end and a later write is zero."""
    data = bytearray(content)
    for change in changes:
        if isinstance(change, Cut):
            del data[change.size :]
            data.extend(bytes(change.size - len(data)))
        else:
            data.extend(bytes(max(0, change.at - len(data))))
            data[change.at : change.at + len(change.data)] = change.data
    return bytes(data)


class Image(Struct, frozen=True):
    """What is on a device: folders, files with their content, and links, by path."""

    folders: tuple[str, ...]
    files: dict[str, bytes]
    links: dict[str, str] = {}
    """Where symbolic links lead."""
    same: dict[str, str] = {}
    """Files that are another one under a second name."""

    def content(self, path: str) -> bytes | None:
        """What is in the file to which a path leads; None where there is none."""
        end = _way_of(path, self.links.get)[-1]
        return self.files.get(self.same.get(end, end))


class Device:
    """What of the files is safe, and what is not yet."""

    def __init__(self) -> None:
        self.safe: dict[str, Node] = {}
        self.now: dict[str, Node] = {}
        self.namings: list[Naming] = []

    def begin_with(self, image: Image) -> None:
        """A computer that is switched on with this on its device."""
        self.safe = {folder: Node(is_folder=True) for folder in image.folders}
        for path, content in image.files.items():
            self.safe[path] = node = Node()
            node.safe = content
        self.safe |= {path: Node(link=target) for path, target in image.links.items()}
        self.safe |= {path: self.safe[first] for path, first in image.same.items()}
        self.now = dict(self.safe)
        self.namings = []

    def name(self, *names: tuple[str, Node | None]) -> None:
        """Names that lead elsewhere, or nowhere, from now on."""
        for path, node in names:
            if node is None:
                self.now.pop(path, None)
            else:
                self.now[path] = node
        self.namings.append(Naming(names))

    def sync(self, path: str, node: Node) -> None:
        """A file, or the names in a folder, are on the device."""
        if not node.is_folder:
            node.safe, node.pending = after(node.safe, node.pending), []
            return
        done = [naming for naming in self.namings if naming.touches(path)]
        self.namings = [naming for naming in self.namings if naming not in done]
        apply_names(self.safe, done)

    def forget(self, node: Node) -> None:
        """A sync has failed: what it should have kept never reaches the device, although it is still to be read."""
        node.pending = []

    def safe_content(self, path: str) -> bytes | None:
        """What is in a file, or where a link leads, whatever happens now; None where there may be none."""
        end = _way_of(path, partial(_link_at, self.safe))[-1]
        node = self.safe.get(end)
        return node.safe if node is not None and all(_is_rooted(at, self.safe) for at in (path, end)) else None

    def names_of(self, path: str) -> set[str]:
        """Every name of the file to which a path leads."""
        there = self.now[self._way(path)[-1]]
        return {name for name in self.now if self.now.get(self._way(name)[-1]) is there}

    def leading_through(self, path: str) -> set[str]:
        """That path, and the links that lead to it."""
        return {name for name in self.now if path in self._way(name)}

    def _way(self, path: str) -> list[str]:
        return _way_of(path, partial(_link_at, self.now))


def _way_of(path: str, link_at: Callable[[str], str | None]) -> list[str]:
    """A path, and where its links lead one after the other; of links in a circle one round."""
    way: list[str] = []
    while path not in way:
        way.append(path)
        if (target := link_at(path)) is not None:
            path = os.path.normpath(Path(folder_of(path)) / target)
    return way


def _link_at(names: dict[str, Node], path: str) -> str | None:
    node = names.get(path)
    return None if node is None else node.link


def apply_names(names: dict[str, Node], namings: list[Naming]) -> None:
    """Changes names as they were changed."""
    for naming in namings:
        for path, node in naming.names:
            if node is None:
                names.pop(path, None)
            else:
                names[path] = node


def image_of(names: dict[str, Node], content: Callable[[Node], bytes]) -> Image:
    """What a start finds under some names; a name in a folder that is not there is lost."""
    there = [(path, node) for path, node in sorted(names.items()) if _is_rooted(path, names)]
    plain = [(path, node) for path, node in there if not node.is_folder and node.link is None]
    first = {id(node): path for path, node in reversed(plain)}
    return Image(
        tuple(path for path, node in there if node.is_folder),
        {path: content(node) for path, node in plain if first[id(node)] == path},
        {path: node.link for path, node in there if node.link is not None},
        {path: first[id(node)] for path, node in plain if first[id(node)] != path},
    )


def _is_rooted(path: str, names: dict[str, Node]) -> bool:
    folder = folder_of(path)
    while folder != HOME and folder.startswith(HOME):
        if folder not in names:
            return False
        folder = folder_of(folder)
    return True


class _Open(Struct):
    path: str
    node: Node
    appends: bool
    by: Task


class Disk:
    """The files below `HOME`, kept in a real folder, with what is wrong with them.

    `tell` hears of every change; `power` is asked before and after each, and cuts the power by raising.
    """

    def __init__(self, folder: Path, scheduler: Scheduler, chance: random.Random) -> None:
        self._folder = folder
        self._scheduler = scheduler
        self._chance = chance
        self._lives = 0
        self._open: dict[int, _Open] = {}
        self.device = Device()
        self.ill = Ill.WELL
        self.is_once = False
        """Whether the illness is over with the next call that it spoils."""
        self.spoilt = 0
        """Calls that failed."""
        self.power: Callable[[str], None] = lambda what: None
        self.tell: Callable[[str], None] = lambda what: None
        self.renamed: Callable[..., None] = lambda old, new, covers=False: None
        """Is told of every name that the program changes, or removes, and whether it covers another file."""
        self._is_aside = 0
        self.base = folder
        self.switch_on(Image((), {}))

    # ---- the computer

    def switch_on(self, image: Image) -> None:
        """The device holds this, and nothing else; whatever was open is closed."""
        self.close_all()
        with self.aside():
            self._lay_down(image)
        self.device.begin_with(image)

    def _lay_down(self, image: Image) -> None:
        before = {path: self._written_at(path) for path in (*image.files, *image.folders)}
        if self._lives:
            shutil.rmtree(self.base, ignore_errors=True)
        self._lives += 1
        self.base = self._folder / str(self._lives)
        Path(f"{self.base}{HOME}").mkdir(parents=True)
        for folder in image.folders:
            Path(f"{self.base}{folder}").mkdir(parents=True, exist_ok=True)
        for path, content in image.files.items():
            place = Path(f"{self.base}{path}")
            place.write_bytes(content)
            _real_utime(place, (before[path], before[path]))
        for path, first in image.same.items():
            _real_link(f"{self.base}{first}", f"{self.base}{path}")
        for path, target in image.links.items():
            _real_symlink(self.place(target), f"{self.base}{path}")
        for folder in image.folders:
            _real_utime(f"{self.base}{folder}", (before[folder], before[folder]))

    def _written_at(self, path: str) -> float:
        place = Path(f"{self.base}{path}")
        return place.stat().st_mtime if place.exists() else self._scheduler.wall

    def close_all(self) -> None:
        """Every file is closed, and so every lock let go: no program runs any more."""
        for descriptor in list(self._open):
            del self._open[descriptor]
            _real_close(descriptor)

    @property
    def open_files(self) -> list[str]:
        """What is open now."""
        return sorted(there.path for there in self._open.values())

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What somebody looks up who is not in the story: it takes no time and does not fail."""
        self._is_aside += 1
        try:
            yield
        finally:
            self._is_aside -= 1

    def place(self, path: Any) -> Any:
        """Where a path below `HOME` really is; every other as it is."""
        if isinstance(path, int):
            return path
        text = os.fspath(path)
        if isinstance(text, bytes):
            text = os.fsdecode(text)
        return f"{self.base}{text}" if self.is_inside(text) else text

    @staticmethod
    def is_inside(path: str) -> bool:
        """Whether a path belongs to the simulated computer."""
        return path == HOME or path.startswith(f"{HOME}/")

    # ---- trouble

    def _begin(self, call: str, path: str, what: str = "") -> None:
        """What a call meets before it does anything: time, and the end of the power."""
        if self._is_aside:
            return
        if self._scheduler.current.is_killed:
            raise Gone
        self.power(call)
        self.tell(f"{call} {path.removeprefix(HOME)}{what}")
        match self.ill:
            case Ill.SLOW:
                self._scheduler.sleep(self._chance.uniform(0, 0.4))
            case Ill.HANGS if call == "sync":
                self._heal_if_once()
                self._scheduler.sleep(self._chance.uniform(1, 6))
            case _ if call in ("write", "sync"):
                self._scheduler.sleep(self._chance.choice((0.0, 0.0005, 0.004)))

    def _spoils(self, path: str, *kinds: Ill) -> bool:
        if self._is_aside or self.ill not in kinds or not path.startswith(DATA):
            return False
        if self.ill is Ill.UNREADABLE and self._chance.random() < 0.6:
            return False
        self.spoilt += 1
        self._heal_if_once()
        return True

    def hold(self, seconds: float) -> None:
        """Another program holds all files for so long."""
        self.ill, self.is_once = Ill.HELD, False

        def let_go() -> None:
            self._scheduler.sleep(seconds)
            if self.ill is Ill.HELD:
                self.ill = Ill.WELL

        self._scheduler.start("holder", let_go)

    def _heal_if_once(self) -> None:
        if self.is_once:
            self.ill, self.is_once = Ill.WELL, False

    # ---- calls of the system

    def open(self, path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        """As `os.open`."""
        text = os.fspath(path)
        if not self.is_inside(text):
            if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
                self._may_write_outside()
            return _real_open(path, flags, mode, **more)
        text = self._true_name(text)
        there = self.device.now.get(text)
        makes = bool(flags & os.O_CREAT) and there is None and not os.path.lexists(text)
        if makes:
            self._begin("make", text)
        if self._spoils(text, Ill.UNREADABLE):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if makes and self._spoils(text, Ill.NO_NAMES):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        descriptor = _real_open(self.place(text), flags, mode, **more)
        node = self.device.now.get(text)
        if node is None:
            node = Node(is_folder=Path(text).is_dir())
            if makes:
                self.device.name((text, node))
                self._stamp(descriptor)
        if flags & os.O_TRUNC:
            node.pending.append(Cut(0))
            self._stamp(descriptor)
        self._open[descriptor] = _Open(text, node, bool(flags & os.O_APPEND), self._scheduler.current)
        return descriptor

    def _true_name(self, path: str) -> str:
        """The path without links."""
        return path if not Path(path).is_symlink() else os.path.realpath(path)

    def _stamp(self, place: int | str) -> None:
        _real_utime(place, ns=(int(self._scheduler.wall * 1e9), int(self._scheduler.wall * 1e9)))

    def close(self, descriptor: int) -> None:
        """As `os.close`."""
        self._open.pop(descriptor, None)
        _real_close(descriptor)

    def fdopen(self, descriptor: int, *args: Any, **more: Any) -> Any:
        """As `os.fdopen`; the file closes the descriptor by itself."""
        there = self._open.pop(descriptor, None)
        if there is not None and args and args[0] not in ("rb", "r"):  # written as a whole, and for now only
            return _Written(self, descriptor, there)
        return _real_fdopen(descriptor, *args, **more)

    def write(self, descriptor: int, data: Any) -> int:
        """As `os.write`, which may write a part only."""
        there = self._open.get(descriptor)
        if there is None:
            return _real_write(descriptor, data)
        part = bytes(data)
        self._begin("write", there.path, f" {crc32(part):08x}")
        if self._spoils(there.path, Ill.FAILS, Ill.FULL):
            part = part[: self._chance.randrange(len(part) + 1)]
            self._put(descriptor, there, part)
            raise OSError(number := errno.ENOSPC if self.ill is Ill.FULL else errno.EIO, os.strerror(number))
        if self._chance.random() < 0.05 and not self._is_aside:
            part = part[: self._chance.randrange(1, len(part) + 1)] if part else part
        self._put(descriptor, there, part)
        if not self._is_aside:
            self.power("written")
        return len(part)

    def _put(self, descriptor: int, there: _Open, part: bytes) -> None:
        rest = memoryview(part)
        while rest:
            rest = rest[_real_write(descriptor, rest) :]
        if part:
            at = os.lseek(descriptor, 0, os.SEEK_CUR) - len(part)
            there.node.pending.append(Write(at, part))
            self._stamp(descriptor)

    def cut(self, descriptor: int, size: int) -> None:
        """As `os.ftruncate`."""
        there = self._open.get(descriptor)
        if there is None:
            return _real_ftruncate(descriptor, size)
        self._begin("cut", there.path)
        if self._spoils(there.path, Ill.FAILS):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        _real_ftruncate(descriptor, size)
        there.node.pending.append(Cut(size))
        self._stamp(descriptor)
        return None

    def sync(self, descriptor: int) -> None:
        """As `os.fsync`."""
        there = self._open.get(descriptor)
        if there is None:
            return
        self._begin("sync", there.path)
        if self._spoils(there.path, Ill.NO_SYNC):
            self.device.forget(there.node)
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self.device.sync(there.path, there.node)
        if not self._is_aside:
            self.power("synced")

    def rename(self, old: Any, new: Any, **more: Any) -> None:
        """As `os.replace` and `os.rename`."""
        old, new = os.fspath(old), os.fspath(new)
        self._begin("rename", new)
        covers = new in self.device.now
        if self._spoils(new, Ill.NO_NAMES) or (covers and self._spoils(new, Ill.HELD)):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        _real_replace(self.place(old), self.place(new), **more)
        node = self.device.now.get(old)
        if node is not None and node is not self.device.now.get(new):  # two names of one file: both stay
            below = [(path, there) for path, there in self.device.now.items() if path.startswith(f"{old}/")]
            moved = [(f"{new}{path[len(old) :]}", there) for path, there in below]
            self.device.name((old, None), (new, node), *((path, None) for path, _ in below), *moved)
        if not self._is_aside:
            self.renamed(old, new, covers)
            self.power("renamed")

    def unlink(self, path: Any, **more: Any) -> None:
        """As `os.unlink`."""
        text = os.fspath(path)
        if not self.is_inside(text):
            self._may_write_outside()
            return _real_unlink(path, **more)
        self._begin("remove", text)
        _real_unlink(self.place(path), **more)
        self.device.name((text, None))
        if not self._is_aside:
            self.renamed(text, None)
        return None

    def link(self, old: Any, new: Any, **more: Any) -> None:
        """As `os.link`: a second name of a file."""
        old, new = os.fspath(old), os.fspath(new)
        self._begin("link", new)
        if self._spoils(new, Ill.NO_NAMES):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        _real_link(self.place(old), self.place(new), **more)
        self.device.name((new, self.device.now[old]))

    def symlink(self, target: Any, path: Any, is_folder: bool = False) -> None:
        """As `os.symlink`."""
        target, path = os.fspath(target), os.fspath(path)
        self._begin("link", path)
        if self._spoils(path, Ill.NO_NAMES):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        _real_symlink(self.place(target), self.place(path), is_folder)
        self.device.name((path, Node(link=target)))

    def readlink(self, path: Any, **more: Any) -> str:
        """As `os.readlink`."""
        return str(_real_readlink(self.place(path), **more)).removeprefix(str(self.base))

    def mkdir(self, path: Any, *args: Any, **more: Any) -> None:
        """As `os.mkdir`."""
        text = os.fspath(path)
        if not self.is_inside(text):
            self._may_write_outside()
            return _real_mkdir(path, *args, **more)
        self._begin("make folder", text)
        _real_mkdir(self.place(path), *args, **more)
        self._stamp(self.place(path))
        self.device.name((text, Node(is_folder=True)))
        return None

    def _may_write_outside(self) -> None:
        """Nobody in the story may."""
        if not self._is_aside:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    def rmdir(self, path: Any, **more: Any) -> None:
        """As `os.rmdir`."""
        if not self.is_inside(os.fspath(path)):
            self._may_write_outside()
            return _real_rmdir(path, **more)
        self._begin("remove folder", os.fspath(path))
        _real_rmdir(self.place(path), **more)
        self.device.name((os.fspath(path), None))
        return None

    def scandir(self, path: Any = ".") -> "_Entries":
        """As `os.scandir`, in the order of names."""
        if isinstance(path, int) or not self.is_inside(os.fspath(path)):
            return _Entries(sorted(_real_scandir(path), key=lambda entry: entry.name))
        if self._spoils(os.fspath(path), Ill.UNREADABLE):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        there = sorted(_real_scandir(self.place(path)), key=lambda entry: entry.name)
        return _Entries([_Entry(entry, os.fspath(path)) for entry in there])

    def open_by_name(self, path: Any, mode: str = "r", *args: Any, **more: Any) -> Any:
        """As `io.open`; below `HOME` for reading alone."""
        if isinstance(path, int) or not self.is_inside(os.fsdecode(os.fspath(path))):
            return _real_io_open(path, mode, *args, **more)
        if mode.strip("bt") != "r" and not self._is_aside:
            raise AssertionError(f"{path} is written in a way that nothing is known of")
        return _real_io_open(self.place(path), mode, *args, **more)


class _Entry:
    """What `os.scandir` tells of a file; its path is the one on the simulated computer."""

    def __init__(self, real: os.DirEntry[str], folder: str) -> None:
        self._real = real
        self.path = f"{folder}/{real.name}"

    def __fspath__(self) -> str:
        return self.path

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


class _Written:
    """A file written from its beginning, and never synced."""

    def __init__(self, disk: Disk, descriptor: int, there: _Open) -> None:
        self._disk, self._descriptor = disk, descriptor
        disk._open[descriptor] = there

    def write(self, data: bytes) -> int:
        """Writes all of it."""
        rest = memoryview(data)
        while rest:
            rest = rest[self._disk.write(self._descriptor, rest) :]
        return len(data)

    def close(self) -> None:
        """Closes it."""
        self._disk.close(self._descriptor)

    def __enter__(self) -> "_Written":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Entries(list[Any]):
    """What `os.scandir` gives: to go through, and to be closed."""

    def __init__(self, entries: list[Any]) -> None:
        super().__init__(entries)
        self._rest = iter(entries)

    def __next__(self) -> Any:
        return next(self._rest)

    def __enter__(self) -> "_Entries":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def close(self) -> None:
        """Nothing is open."""


_real_open, _real_close, _real_write, _real_fdopen = os.open, os.close, os.write, os.fdopen
_real_ftruncate, _real_replace, _real_unlink, _real_utime = os.ftruncate, os.replace, os.unlink, os.utime
_real_mkdir, _real_rmdir, _real_scandir, _real_io_open = os.mkdir, os.rmdir, os.scandir, io.open
_real_link, _real_symlink, _real_readlink = os.link, os.symlink, os.readlink
_disk: Disk | None = None


def run_on(disk: Disk | None) -> None:
    """All files are this disk's from now on."""
    global _disk
    _disk = disk


def take_over_files() -> None:
    """For the rest of this process."""

    def guarded(real: Callable[..., Any], simulated: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args, **more: real(*args, **more) if _disk is None else simulated(_disk, *args, **more)

    def mapped(real: Callable[..., Any]) -> Callable[..., Any]:
        return lambda path, *args, **more: real(path if _disk is None else _disk.place(path), *args, **more)

    os.open = guarded(os.open, Disk.open)
    os.close = guarded(os.close, Disk.close)
    os.write = guarded(os.write, Disk.write)
    os.fdopen = guarded(os.fdopen, Disk.fdopen)
    os.ftruncate = guarded(os.ftruncate, Disk.cut)
    os.fsync = guarded(os.fsync, Disk.sync)
    os.replace = guarded(os.replace, Disk.rename)
    os.rename = guarded(os.rename, Disk.rename)
    os.unlink = guarded(os.unlink, Disk.unlink)
    os.remove = os.unlink
    os.mkdir = guarded(os.mkdir, Disk.mkdir)
    os.rmdir = guarded(os.rmdir, Disk.rmdir)
    os.link = guarded(os.link, Disk.link)
    os.symlink = guarded(os.symlink, Disk.symlink)
    os.readlink = guarded(os.readlink, Disk.readlink)
    os.scandir = guarded(os.scandir, Disk.scandir)
    listdir = os.listdir
    os.listdir = lambda path=".": sorted(  # type: ignore[assignment]  # of names, never of bytes
        listdir(path if _disk is None else _disk.place(path))
    )
    for name in ("stat", "lstat", "chmod", "access", "utime"):
        setattr(os, name, mapped(getattr(os, name)))
    shutil._use_fd_functions = False  # type: ignore[attr-defined]  # trees are removed by their paths, which are known here
    os.getcwd = guarded(os.getcwd, lambda disk: HOME)
    io.open = guarded(io.open, Disk.open_by_name)
    builtins.open = io.open
