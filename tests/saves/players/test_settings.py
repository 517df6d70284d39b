"""Settings: whatever is in the file, the program starts, and nothing a person may want back is overwritten."""

import errno
import os
import sys
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from msgspec import Struct

from saves.disk.file_faults import SettingsTrouble
from saves.disk.files import FileHeld, RealDisk
from saves.disk.upgrade import current_version
from saves.players.last_version import is_newer, keep_version, version_before
from saves.players.settings import Settings
from tests.saves.disks import FullDisk, StubbornDisk


class Choices(Struct, frozen=True):
    """Stands for the choices of the screen."""

    speed: str = "normal"
    sound: bool = True


def settings(folder: Path) -> Settings[Choices]:
    """The settings in a folder."""
    return Settings(folder / "settings.json", Choices(), RealDisk())


def test_settings_come_back(tmp_path: Path) -> None:
    """Given settings that were saved, they are those of the next start, and without any there is nothing to warn of;
    the file says its version, and a key that isn't known changes nothing.
    """
    first = settings(tmp_path / "new")
    assert (first.value, first.warning) == (Choices(), None)
    assert first.save(Choices("slow", False)) is None
    again = settings(tmp_path / "new")
    assert (again.value, again.warning) == (Choices("slow", False), None)
    assert f'"version": {current_version("settings")}' in (tmp_path / "new" / "settings.json").read_text()
    (tmp_path / "settings.json").write_bytes(b'{"version":1,"speed":"off","mood":7}')
    assert settings(tmp_path).value == Choices("off")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff garbage",
        b"[1]",
        b"{}",
        b'{"version":"x"}',
        b'{"version":1,"sound":"loud"}',
        b'{"version":1,"x":' + b"[" * 100000,
    ],
)
def test_garbage_gives_the_usual_settings_and_a_sentence(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(data)
    found = settings(tmp_path)
    assert found.value == Choices()
    assert found.warning is not None
    assert found.warning == SettingsTrouble("not_understood", why=found.warning.why)
    assert (found.warning.why is not None) == (b"loud" in data)
    assert (tmp_path / "settings.json").read_bytes() == data
    assert found.save(Choices("fast")) is None
    assert (tmp_path / "settings.json.unreadable").read_bytes() == data
    assert settings(tmp_path).value == Choices("fast")


def test_a_newer_file_is_left_untouched(tmp_path: Path) -> None:
    data = b'{"version":99,"speed":{"of":"light"}}'
    (tmp_path / "settings.json").write_bytes(data)
    found = settings(tmp_path)
    assert found.value == Choices()
    assert found.warning is not None
    assert found.warning == SettingsTrouble("newer")
    assert found.save(Choices("fast")) == SettingsTrouble("left_alone")
    assert found.value == Choices("fast")
    assert (tmp_path / "settings.json").read_bytes() == data


def test_a_folder_in_the_files_place_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    warning = settings(tmp_path).warning
    assert warning is not None
    assert warning.flaw == "not_read"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_pipe_in_the_files_place_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    done: Queue[SettingsTrouble | None] = Queue()
    Thread(target=lambda: done.put(settings(tmp_path).warning), daemon=True).start()
    warning = done.get(timeout=20)
    assert warning is not None
    assert warning.flaw == "not_read"


def test_a_file_that_cannot_be_understood_is_mended_once_that_was_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"garbage")
    assert settings(tmp_path).warning is not None
    assert settings(tmp_path).warning is not None
    assert settings(tmp_path).repair() is None
    assert (settings(tmp_path).warning, settings(tmp_path).value) == (None, Choices())
    assert (tmp_path / "settings.json.unreadable").read_bytes() == b"garbage"

    path.write_bytes(b"other garbage")
    assert settings(tmp_path).repair() is None
    assert (tmp_path / "settings.json.unreadable").read_bytes() == b"garbage"
    assert (tmp_path / "settings.json.unreadable-2").read_bytes() == b"other garbage"


def test_good_and_newer_files_are_not_mended(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for data in (b'{"version":1,"speed":"slow"}', b'{"version":99}'):
        path.write_bytes(data)
        assert settings(tmp_path).repair() is None
        assert path.read_bytes() == data
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_of_two_windows_neither_undoes_what_the_other_chose(tmp_path: Path) -> None:
    first, second = settings(tmp_path), settings(tmp_path)
    first.save(Choices("slow"))
    second.save(Choices(sound=False))
    assert settings(tmp_path).value == Choices("slow", False)
    assert second.value == Choices(sound=False)  # what a window shows does not change under the hand
    first.save(Choices("slow"))
    assert settings(tmp_path).value == Choices("slow", False)
    first.save(Choices("fast"))
    second.save(Choices("off", False))
    assert settings(tmp_path).value == Choices("off", False)


class HeldDisk(StubbornDisk):
    """A disk on which another program holds every file while it is `refusing`."""

    def replace(self, path: Path, data: bytes) -> None:
        """Gives up, or replaces."""
        if self.refusing:
            raise FileHeld(errno.EBUSY, os.strerror(errno.EBUSY))
        super().replace(path, data)


@pytest.mark.parametrize(
    ("disk", "why"), [(StubbornDisk(), "the disk is read-only"), (HeldDisk(), "the disk or the file is in use")]
)
def test_what_could_not_be_written_is_written_with_the_next_change(
    disk: StubbornDisk, why: str, tmp_path: Path
) -> None:
    found = Settings(tmp_path / "settings.json", Choices(), disk)
    assert found.save(Choices("fast")) == SettingsTrouble("not_saved", why)
    assert found.value == Choices("fast")
    disk.refusing = False
    assert found.save(Choices("fast", False)) is None
    assert settings(tmp_path).value == Choices("fast", False)


def test_a_change_taken_back_after_a_write_that_failed_halfway_is_taken_back_in_the_file(tmp_path: Path) -> None:
    class HalfwayDisk(RealDisk):
        is_failing = True

        def replace(self, path: Path, data: bytes) -> None:
            super().replace(path, data)
            if self.is_failing:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

    disk = HalfwayDisk()
    found = Settings(tmp_path / "settings.json", Choices(), disk)
    assert found.save(Choices("fast")) is not None
    disk.is_failing = False
    assert found.save(Choices()) is None
    assert settings(tmp_path).value == Choices()


def test_a_file_spoiled_while_the_window_is_open_is_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    found = settings(tmp_path)
    found.save(Choices("slow"))
    path.write_bytes(b"garbage")
    assert found.save(Choices("slow", False)) is None
    assert settings(tmp_path).value == Choices("slow", False)
    assert (tmp_path / "settings.json.unreadable").read_bytes() == b"garbage"
    path.write_bytes(b'{"version":99}')
    assert found.save(Choices("fast")) == SettingsTrouble("left_alone")
    assert path.read_bytes() == b'{"version":99}'


def test_a_version_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "version.txt"
    assert version_before(file) is None
    keep_version(file, "0.10.2", FullDisk(0))
    assert version_before(file) is None
    keep_version(file, "0.10.2", RealDisk())
    assert version_before(file) == "0.10.2"


@pytest.mark.parametrize("data", [b"", b"soon", b"\xff", b"1" * 41])
def test_what_is_no_version_is_unknown(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "version.txt").write_bytes(data)
    assert version_before(tmp_path / "version.txt") is None


@pytest.mark.parametrize(
    ("version", "before", "newer"),
    [("0.10.0", "0.9.2", True), ("0.2", "0.2", False), ("1.0", "0.9", True), ("0.1", "0.2", False)],
)
def test_versions_are_compared_by_their_numbers(version: str, before: str, newer: bool) -> None:
    assert is_newer(version, before) == newer
