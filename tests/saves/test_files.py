"""Files are replaced whole or not at all, and appending creates what is missing."""

import errno
import os
from pathlib import Path

import pytest

from saves.files import RealDisk, reason_of


def test_a_replaced_file_holds_exactly_the_new_data(tmp_path: Path) -> None:
    """Given a longer old file, when it is replaced, nothing of the old one and no temporary file is left."""
    path = tmp_path / "deep" / "settings.json"
    RealDisk().replace(path, b"old and long")
    RealDisk().replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_a_failed_replacement_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a disk that fails before the rename, when a file is replaced, the old one stays and no litter with it."""
    path = tmp_path / "settings.json"
    RealDisk().replace(path, b"old")

    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("saves.files.sync_descriptor", fail)
    with pytest.raises(OSError, match="No space left"):
        RealDisk().replace(path, b"new")
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


def test_the_names_of_new_files_and_folders_are_on_the_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given folders that do not exist, when a file is opened in them, every folder that got a new name is synced."""
    synced: list[Path] = []
    monkeypatch.setattr("saves.files.sync_folder", synced.append)
    path = tmp_path / "data" / "games" / "a.jsonl"
    RealDisk().open_append(path).close()
    assert set(synced) == {tmp_path, tmp_path / "data", tmp_path / "data" / "games"}
    synced.clear()
    RealDisk().open_append(path).close()
    assert synced == []
    RealDisk().replace(path, b"")
    assert synced == [tmp_path / "data" / "games"]


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
