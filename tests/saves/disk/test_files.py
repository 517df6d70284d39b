import errno
import io
import os
import stat
import sys
import threading
import time
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.messages.language import speak
from saves.disk import limits
from saves.disk.files import (
    FileTooLarge,
    NewerInPlace,
    NoPlainFile,
    RealDisk,
    SlowFile,
    read_small,
    reason_of,
    with_reason,
    would_replace,
)
from saves.disk.system_calls import SystemCalls, make_folder
from saves.disk.zipped import inside
from tests.toolkit.waiting import PATIENCE

LIMITS = {0: "0 bytes", 1023: "1023 bytes", 1024: "1 KB", 1024**2 - 1: "1023 KB", 3 * 1024**2: "3 MB"}


def _full() -> OSError:
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FullCalls(SystemCalls):
    """There is room for two bytes only."""

    room = 2

    def write(self, descriptor: int, data: memoryview) -> int:
        """As much as there is room for, then no more."""
        if self.room == 0:
            raise _full()
        taken = super().write(descriptor, data[: self.room])
        self.room -= taken
        return taken


class UnsyncedCalls(SystemCalls):
    """Nothing gets through to the device."""

    def sync(self, descriptor: int) -> None:
        """Fails."""
        raise _full()


class UnnamedCalls(SystemCalls):
    """No file gets another name."""

    def rename(self, old: Path, new: Path) -> None:
        """Fails."""
        raise _full()


def test_a_replaced_file_holds_exactly_the_new_data(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    RealDisk().replace(path, b"old and long")
    RealDisk().replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("failing", [FullCalls, UnsyncedCalls, UnnamedCalls])
def test_a_failed_replacement_leaves_the_old_file(failing: type[SystemCalls], tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    RealDisk().replace(path, b"old")

    with pytest.raises(OSError, match="No space left"):
        RealDisk(failing()).replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_appending_creates_the_folders_and_keeps_what_is_there(tmp_path: Path) -> None:
    path, calls = tmp_path / "games" / "a.jsonl", FolderCalls()
    for text in (b"one\n", b"two\n"):
        file = RealDisk(calls).open_append(path)
        file.append(text)
        before = calls.files
        file.sync()
        assert (calls.files, file.size()) == (before + 1, path.stat().st_size)
        file.close()
    assert path.read_bytes() == b"one\ntwo\n"


class FolderCalls(SystemCalls):
    """Keeps which folders were synced, and how many files."""

    def __init__(self) -> None:
        self.synced: list[Path] = []
        self.files = 0

    def sync(self, descriptor: int) -> None:
        """Keeps the folder's name."""
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            self.synced.append(Path(f"/proc/self/fd/{descriptor}").readlink())
        else:
            self.files += 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the name of an open folder")
def test_the_names_of_files_and_folders_are_on_the_device(tmp_path: Path) -> None:
    """Given folders that do not exist, when a file is opened in them, every folder that got a new name is synced; later
    the file's own, whatever is in it. The bug: a game was put back, and its folder couldn't be synced; what was played
    on was called safe, and after a power cut it was among the removed ones.
    """
    calls = FolderCalls()
    path = tmp_path / "data" / "games" / "a.jsonl"
    RealDisk(calls).open_append(path).close()
    assert set(calls.synced) == {tmp_path, tmp_path / "data", tmp_path / "data" / "games"}
    calls.synced.clear()
    RealDisk(calls).open_append(path).close()
    assert calls.synced == [tmp_path / "data" / "games"]
    path.write_bytes(b"one\n")
    calls.synced.clear()
    RealDisk(calls).open_append(path).close()
    assert calls.synced == [tmp_path / "data" / "games"]
    calls.synced.clear()
    RealDisk(calls).replace(path, b"")
    assert calls.synced == [tmp_path / "data" / "games"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the name of an open folder")
def test_the_name_of_a_new_file_behind_a_link_is_on_the_device(tmp_path: Path) -> None:
    calls = FolderCalls()
    real, link = tmp_path / "elsewhere" / "a.jsonl", tmp_path / "a.jsonl"
    real.parent.mkdir()
    link.symlink_to(real)
    RealDisk(calls).open_append(link).close()
    assert calls.synced == [real.parent]


class HeardCalls(SystemCalls):
    """Keeps what was written, and when it was synced."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def write(self, descriptor: int, data: memoryview) -> int:
        """Writes it."""
        self.heard.append(bytes(data))
        return super().write(descriptor, data)

    def sync(self, descriptor: int) -> None:
        """Only keeps it."""
        self.heard.append(b"sync")


def test_a_file_that_is_still_the_same_is_written_again_in_its_place(tmp_path: Path) -> None:
    """Given the lines of a file and one more that somebody else wrote, they go to the device again, and nothing of the
    file changes, not even its time; a file that begins otherwise is left alone.
    """
    path, calls = tmp_path / "a.jsonl", HeardCalls()
    path.write_bytes(b"one\ntwo\n")
    os.utime(path, (1000, 1000))
    for data in (b"one\n", b"two\n", b"one\ntwo\nsix\n"):
        RealDisk(calls).write_again(path, data)
    assert calls.heard == [b"one\n", b"sync"]
    assert (path.read_bytes(), path.stat().st_mtime) == (b"one\ntwo\n", 1000)


def test_a_torn_tail_can_be_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"one\ntw")
    file = RealDisk().open_append(path)
    file.cut(4)
    file.append(b"two\n")
    file.close()
    file.close()
    assert path.read_bytes() == b"one\ntwo\n"


def test_a_closed_file_says_so(tmp_path: Path) -> None:
    file = RealDisk().open_append(tmp_path / "a.jsonl")
    file.close()
    with pytest.raises(OSError, match="closed"):
        file.append(b"x")


def test_the_reason_is_the_systems_words_without_a_path() -> None:
    assert reason_of(OSError(errno.ENOSPC, "No space left on device", "/some/where")) == "the disk is full"
    assert reason_of(OSError("the file is closed")) == "the file is closed"
    assert with_reason("{}: {}".format, OSError("the file is closed"), "lake") == "lake: the file is closed"
    assert reason_of(PermissionError()) == "PermissionError"


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (NoPlainFile, "it isn't an ordinary file"),
        (NewerInPlace, "the existing file is from a newer version of the game"),
        (SlowFile, "it took too long to read"),
        *((partial(FileTooLarge, 2**40, most), f"it's larger than {limit}") for most, limit in LIMITS.items()),
    ],
)
def test_what_is_refused_here_has_a_reason(trouble: Callable[[], OSError], told: str) -> None:
    assert reason_of(trouble()) == told


@pytest.mark.parametrize(
    "code", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EROFS, errno.EISDIR, errno.EIO, errno.EMFILE]
)
def test_what_the_system_says_is_said_in_words_of_the_program(code: int) -> None:
    trouble = OSError(code, os.strerror(code))
    english = reason_of(trouble)
    speak("es")
    assert len({english, reason_of(trouble), os.strerror(code)}) == 3
    assert reason_of(OSError(errno.EXDEV, os.strerror(errno.EXDEV))) == os.strerror(errno.EXDEV)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing as an umask")
@pytest.mark.parametrize(("mask", "rights"), [(0o022, 0o644), (0o002, 0o664), (0o077, 0o600)])
def test_files_have_the_rights_that_the_umask_leaves(mask: int, rights: int, tmp_path: Path) -> None:
    before = os.umask(mask)
    try:
        RealDisk().replace(tmp_path / "sheet.html", b"rules")
        RealDisk().open_append(tmp_path / "a.jsonl").close()
    finally:
        os.umask(before)
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {rights}


def test_a_linked_file_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "synchronised" / "settings.json"
    link, further = tmp_path / "settings.json", tmp_path / "further.json"
    link.symlink_to(Path("synchronised") / "settings.json")
    further.symlink_to(link)
    for path, data in ((link, b"new"), (further, b"newer")):
        RealDisk().replace(path, data)
        assert (link.is_symlink(), further.is_symlink(), real.is_symlink()) == (True, True, False)
        assert real.read_bytes() == data
    with pytest.raises(OSError, match="No space left"):
        RealDisk(UnnamedCalls()).replace(link, b"newest")
    assert link.read_bytes() == b"newer"
    assert [path.name for path in real.parent.iterdir()] == ["settings.json"]
    assert {path.name for path in tmp_path.iterdir()} == {"settings.json", "further.json", "synchronised"}


def test_a_link_that_leads_in_a_circle_is_trouble_like_any_other(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(OSError, match="symbolic links"):
        RealDisk().replace(one, b"x")


@pytest.mark.parametrize("name", [".", "/", "folder"])
def test_a_folder_is_no_place_for_a_file(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to("x" * 300)  # where it leads can't be asked
    assert [would_replace(Path(there)) for there in (name, "file", "link", "none")] == [False, True, True, False]
    with pytest.raises(IsADirectoryError, match="Is a directory"):
        RealDisk().replace(Path(name), b"x")


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_bytes(b"x" * 2048)
    assert len(read_small(path, 2048)) == 2048
    with pytest.raises(FileTooLarge):
        read_small(path, 2047)


def test_folders_devices_and_pipes_are_no_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path(os.devnull), Path("/dev/zero")):
        with pytest.raises(NoPlainFile):
            read_small(path, 100)


def test_a_pipe_is_no_place_for_a_record(tmp_path: Path) -> None:
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for path in tmp_path.iterdir():
        with pytest.raises(NoPlainFile):
            RealDisk().open_append(path)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the name of an open folder")
def test_a_folder_whose_name_could_not_be_synced_is_made_again(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="space"):
        make_folder(tmp_path / "data" / "games", UnsyncedCalls())
    calls = FolderCalls()
    make_folder(tmp_path / "data" / "games", calls)
    assert set(calls.synced) == {tmp_path, tmp_path / "data"}
    (tmp_path / "data" / "file").touch()
    with pytest.raises(FileExistsError):
        make_folder(tmp_path / "data" / "file")


def test_a_folder_that_another_thread_is_making_is_waited_for(tmp_path: Path) -> None:
    may_sync, made = threading.Event(), threading.Event()

    class SlowCalls(SystemCalls):
        def sync(self, descriptor: int) -> None:
            may_sync.wait(PATIENCE)
            super().sync(descriptor)

    folder = tmp_path / "data"
    first = threading.Thread(target=make_folder, args=(folder, SlowCalls()))
    first.start()
    while not folder.exists():
        time.sleep(0.001)

    def make_too() -> None:
        make_folder(folder)
        made.set()

    second = threading.Thread(target=make_too)
    second.start()
    assert not made.wait(0.1)
    may_sync.set()
    assert made.wait(PATIENCE)
    first.join()
    second.join()


FILES = [("b.txt", b"second"), ("a/a.txt", b"first")]


def test_what_was_packed_comes_out() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in FILES:
            archive.writestr(name, data)
    with zipfile.ZipFile(packed) as archive:
        assert [(name, inside(archive, name, 6)) for name in archive.namelist()] == FILES
        with pytest.raises(FileTooLarge):
            inside(archive, "b.txt", 5)
        with pytest.raises(zipfile.BadZipFile):
            inside(archive, "c.txt", 6)


NEEDED = {
    10: "VERSION",
    100: "LAST_ROUND",
    1_000: "LABEL",
    5_000: "SETTINGS HANDS DOOR RULES",
    100_000: "PEOPLE PAGE",
    1_000_000: "LEARNING ANALYSIS",
    4_000_000: "GAME",
    15_000_000: "ANY_RECORD ANSWERS",
    30_000_000: "SUMMARIES",
    1_000_000_000: "BACKUP",
}
"""Bytes of the largest sensible file of each kind."""


def test_the_largest_file_of_each_kind_is_read() -> None:
    needed = {kind: size for size, kinds in NEEDED.items() for kind in kinds.split()}
    most = {kind: size for kind, size in vars(limits).items() if kind.isupper() and not kind.startswith("_")}
    assert needed.keys() == most.keys()
    assert not [kind for kind in most if most[kind] < 2 * needed[kind]]
    assert [kind for kind in most if most[kind] % 1024] == ["VERSION"]
