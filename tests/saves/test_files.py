"""Files are replaced whole or not at all, and appending creates what is missing."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from saves.files import RealDisk, SystemCalls, reason_of


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
    """Given a longer old file, when it is replaced, nothing of the old one and no temporary file is left."""
    path = tmp_path / "deep" / "settings.json"
    RealDisk().replace(path, b"old and long")
    RealDisk().replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("failing", [FullCalls, UnsyncedCalls, UnnamedCalls])
def test_a_failed_replacement_leaves_the_old_file(failing: type[SystemCalls], tmp_path: Path) -> None:
    """Given a disk that fails to write, to sync or to rename, the old file stays, whole, and no litter with it."""
    path = tmp_path / "settings.json"
    RealDisk().replace(path, b"old")

    with pytest.raises(OSError, match="No space left"):
        RealDisk(failing()).replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_appending_creates_the_folders_and_keeps_what_is_there(tmp_path: Path) -> None:
    """Given no folder at all, when a file is opened twice for appending, the second text follows the first."""
    path = tmp_path / "games" / "a.jsonl"
    for text in (b"one\n", b"two\n"):
        file = RealDisk().open_append(path)
        file.append(text)
        file.sync()
        file.close()
    assert path.read_bytes() == b"one\ntwo\n"


class FolderCalls(SystemCalls):
    """Keeps which folders were synced."""

    def __init__(self) -> None:
        self.synced: list[Path] = []

    def sync(self, descriptor: int) -> None:
        """Keeps the folder's name."""
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            self.synced.append(Path(f"/proc/self/fd/{descriptor}").readlink())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the name of an open folder")
def test_the_names_of_new_files_and_folders_are_on_the_device(tmp_path: Path) -> None:
    """Given folders that do not exist, when a file is opened in them, every folder that got a new name is synced; once
    something is in the file, no more.
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
    assert calls.synced == []
    RealDisk(calls).replace(path, b"")
    assert calls.synced == [tmp_path / "data" / "games"]


def test_a_torn_tail_can_be_cut_off(tmp_path: Path) -> None:
    """Given a file with a torn tail, when it is cut and appended to, the tail is gone."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"one\ntw")
    file = RealDisk().open_append(path)
    file.cut(4)
    file.append(b"two\n")
    file.close()
    file.close()
    assert path.read_bytes() == b"one\ntwo\n"


def test_a_closed_file_says_so(tmp_path: Path) -> None:
    """Given a closed file, when it is written to, that is an OSError like any other trouble with a disk."""
    file = RealDisk().open_append(tmp_path / "a.jsonl")
    file.close()
    with pytest.raises(OSError, match="closed"):
        file.append(b"x")


def test_the_reason_is_the_systems_words_without_a_path() -> None:
    """Given an error of the system, its reason can stand in a sentence; one without words still has some."""
    assert reason_of(OSError(errno.ENOSPC, "No space left on device", "/some/where")) == "No space left on device"
    assert reason_of(OSError("the file is closed")) == "the file is closed"
    assert reason_of(PermissionError()) == "PermissionError"
