"""What is hidden from others at the table is hidden from others at the computer, too."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from saves.disk import system_calls
from saves.disk.files import RealDisk
from saves.disk.folders import NoHome, can_be_written, user_folder
from saves.disk.lock import lock_game
from saves.disk.system_calls import PRIVATE, SystemCalls, keep_to_owner
from saves.library.library import Library
from saves.players.phone_keys import KeptDoor, keep_door
from tests.saves.homeless import make_homeless
from tests.saves.written_records import GAME, header, text_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")


@pytest.fixture(autouse=True)
def _open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    """The permissions of everything there, the folder included."""
    return {
        path.relative_to(folder.parent).as_posix(): f"{path.stat().st_mode & 0o777:o}"
        for path in (folder, *folder.rglob("*"))
    }


def test_new_games_packs_and_doors_are_for_their_owner_only(tmp_path: Path) -> None:
    data, disk = tmp_path / "data", RealDisk()
    (data / "doors").mkdir(parents=True)
    library = Library(data / "games", disk)
    record = library.path_of("a")
    lock = lock_game(record)
    assert rights(data / "games") == {"games": "700", f"games/{record.name}.lock": "600"}
    lock.release()
    library.create(header(id="a")).close()
    assert rights(data / "games")[f"games/{record.name}"] == "600"
    library.remove(record)
    disk.replace(data / "games" / "removed" / "b.json", b"{}")
    disk.replace(data / "hands" / "a.json", b"{}")
    assert rights(data / "hands") == {"hands": "777", "hands/a.json": "666"}
    keep_door(data / "doors" / "a.json", KeptDoor("a", "127.0.0.1", 8000, {}), disk)
    found = {name: mode for folder in PRIVATE for name, mode in rights(data / folder).items()}
    assert {found.pop(name) for name in ("games", "games/removed", "doors")} == {"700"}
    assert len(found) == 3
    assert set(found.values()) == {"600"}


def test_what_older_versions_left_open_is_closed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("mine")
    for name in (*PRIVATE, "hands", "games/removed"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.handfoot.jsonl").write_text(text_of(GAME))
    (tmp_path / "games" / "link").symlink_to(outside)
    keep_to_owner(tmp_path)
    RealDisk().open_append(tmp_path / "games" / "b").close()
    closed = {name: mode for folder in PRIVATE for name, mode in rights(tmp_path / folder).items()}
    assert closed.pop("games/link") == "666"
    assert {mode for name, mode in closed.items() if "." not in name and name != "games/b"} == {"700"}
    assert {mode for name, mode in closed.items() if "." in name or name == "games/b"} == {"600"}
    assert rights(tmp_path / "hands") == {"hands": "777", "hands/a.handfoot.jsonl": "666"}
    for name in PRIVATE:  # one alone, beside others that are closed already
        (tmp_path / name).chmod(0o755)
        keep_to_owner(tmp_path)
        assert f"{(tmp_path / name).stat().st_mode & 0o777:o}" == "700"
    keep_to_owner(tmp_path / "nowhere")
    (tmp_path / "games" / "b").chmod(0o644)  # what its owner opens later in a private folder stays open
    keep_to_owner(tmp_path)
    assert rights(tmp_path / "games")["games/b"] == "644"


@pytest.mark.parametrize(("before", "after"), [(0o755, 0o700), (0o555, 0o500), (0o044, 0o000), (0o000, 0o000)])
def test_private_folders_lose_rights_of_others_and_gain_none(before: int, after: int, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "a").touch(0o444)
    games.chmod(before)
    keep_to_owner(tmp_path)
    assert games.stat().st_mode & 0o777 == after
    games.chmod(0o700)
    assert not (games / "a").stat().st_mode & 0o222


@pytest.mark.parametrize(
    ("platform", "refused", "heard"),
    [("linux", False, ["fsync"]), ("darwin", False, ["through"]), ("darwin", True, ["through", "fsync"])],
)
def test_what_is_synced_reaches_the_device(
    platform: str, refused: bool, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = list[tuple[str, int]]()

    def through(descriptor: int, _: int) -> None:
        calls.append(("through", descriptor))
        if refused:
            raise OSError

    monkeypatch.setattr(system_calls, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setitem(sys.modules, "fcntl", SimpleNamespace(F_FULLFSYNC=51, fcntl=through))
    monkeypatch.setattr(os, "fsync", lambda descriptor: calls.append(("fsync", descriptor)))
    SystemCalls().sync(7)
    assert calls == [(call, 7) for call in heard]


def test_files_of_a_user_are_where_the_system_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_folder() == tmp_path / "hand-and-foot"
    make_homeless(monkeypatch)
    with pytest.raises(NoHome):
        user_folder()


def test_a_folder_that_is_not_there_can_be_written_where_the_nearest_one_can(tmp_path: Path) -> None:
    assert can_be_written(tmp_path / "data" / "games")
    (tmp_path / "data").write_text("")
    assert not can_be_written(tmp_path / "data" / "games")


def test_a_folder_of_that_name_elsewhere_stays_as_the_umask_says(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    RealDisk().replace(tmp_path / "games" / "rules.html", b"rules")
    assert set(rights(tmp_path / "games").values()) == {"777", "666"}
