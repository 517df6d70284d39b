"""Where people keep their files, and what a folder shows of them."""

import os
from pathlib import Path

import pytest

from saves.disk.browsing import FoundFile, PlaceKind, are_on_one_disk, files_in, usual_places
from saves.disk.files import reason_of
from saves.disk.typed_path import home_folder, is_reserved, typed_path
from tests.saves.homeless import make_homeless


def test_places_have_the_names_of_the_desktop(tmp_path: Path) -> None:
    (tmp_path / ".config").mkdir()
    (tmp_path / ".config" / "user-dirs.dirs").write_text(
        '# XDG_DESKTOP_DIR="/"\nXDG_DESKTOP_DIR="$HOME/"\nXDG_DOCUMENTS_DIR="$HOME/Documentos"\n', encoding="utf-8"
    )
    (tmp_path / "Documentos").mkdir()
    found = {place.kind: place.folder for place in usual_places(tmp_path)}
    assert found == {PlaceKind.DOCUMENTS: tmp_path / "Documentos", PlaceKind.HOME: tmp_path}


@pytest.mark.parametrize(
    ("platform", "mounts", "drives"),
    [
        ("win32", {}, ["E:\\", "F:\\"]),
        ("darwin", {"/Volumes": ("Stick", "Mac")}, ["/Volumes/Mac", "/Volumes/Stick"]),
        ("linux", {"/media/anna": ("b", "a"), "/run/media/anna": ("c",)}, ["/run/media/anna/c", "/media/anna/a"]),
        ("linux", {}, []),
    ],
)
def test_drives_come_last_as_each_system_lists_them(
    platform: str, mounts: dict[str, tuple[str, ...]], drives: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def content(folder: Path) -> list[Path]:
        if str(folder) not in mounts:
            raise FileNotFoundError(folder)
        return [folder / name for name in mounts[str(folder)]]

    monkeypatch.setattr(Path, "iterdir", content)
    monkeypatch.setattr(Path, "is_dir", lambda folder: str(folder) in drives or str(folder.parent) in mounts)
    assert [str(place.folder) for place in usual_places(Path("/home/anna"), platform)] == ["/home/anna", *drives]


def test_the_newest_file_comes_first_after_the_folders(tmp_path: Path) -> None:
    for name in ("b", "A", ".hidden"):
        (tmp_path / name).mkdir()
    for age, name in enumerate(("new.JSONL", "old.jsonl", "notes.txt", ".jsonl", "\u202enosj.jsonl")):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))
    (tmp_path / "lost.jsonl").symlink_to(tmp_path / "nowhere")
    assert files_in(tmp_path, (".jsonl",)) == (
        FoundFile(tmp_path / "A", is_folder=True),
        FoundFile(tmp_path / "b", is_folder=True),
        FoundFile(tmp_path / "new.JSONL", changed=1e9),
        FoundFile(tmp_path / "old.jsonl", changed=1e9 - 1),
    )
    with pytest.raises(FileNotFoundError):
        files_in(tmp_path / "nowhere", (".jsonl",))


def test_two_folders_are_on_one_disk_only_where_that_is_known(tmp_path: Path) -> None:
    assert are_on_one_disk(tmp_path, tmp_path.parent)
    assert not are_on_one_disk(tmp_path, tmp_path / "gone")


def test_a_tilde_leads_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert typed_path(" ~/games/a.json ") == tmp_path / "games" / "a.json"
    assert typed_path("games/a.json") == Path("games/a.json")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("~nobody-at-all/a.json", "nobody-at-all has no home folder on this computer"),
        ("a\0b.json", "it contains a character that isn't allowed in file names"),
        ("\ud800.json", "it contains a character that isn't allowed in file names"),
        ("  ", "no file name was given"),
    ],
)
def test_what_can_be_no_path_is_refused_like_any_trouble_with_a_disk(typed: str, reason: str) -> None:
    with pytest.raises(OSError) as trouble:  # noqa: PT011 - its reason is compared below
        typed_path(typed)
    assert reason_of(trouble.value) == reason


@pytest.mark.parametrize(
    ("longest", "longer", "reason", "platform"),
    [
        ("x" * 255, "x" * 256, "longer than 255 bytes", "win32"),
        ("x" * 255 + "/a", "x" * 256 + "/a", "longer than 255 bytes", "win32"),
        ("é" * 127, "é" * 128, "longer than 255 bytes", "linux"),
        ("x/" * 100 + "a", "x/" * 101 + "a", "100 folders", "linux"),
        (f"/{'x' * 189}" * 20, f"/{'x' * 189}" * 20 + "x", "3,800 bytes", "linux"),
        (f"/{'x' * 199}" * 4, f"/{'x' * 199}" * 4 + "x", "800 bytes", "darwin"),
    ],
)
def test_a_path_is_no_longer_than_disks_take(longest: str, longer: str, reason: str, platform: str) -> None:
    assert str(typed_path(longest, platform)) == longest
    with pytest.raises(OSError, match=reason):
        typed_path(longer, platform)


def test_without_a_home_a_tilde_is_refused_and_there_is_a_place_to_begin_with(monkeypatch: pytest.MonkeyPatch) -> None:
    make_homeless(monkeypatch)
    with pytest.raises(OSError, match="your home folder can't be found"):
        typed_path("~/a.json")
    assert home_folder() == Path.cwd()


def test_names_that_windows_keeps_for_itself(tmp_path: Path) -> None:
    for name in ("CON", "nul.json", "Aux.rules.json", "com1", "LPT9.txt", "con .json", "COM².json", "lake.", "lake "):
        assert is_reserved(name)
    for name in ("icon.json", "console", "com10", "lpt", "lake.json", ".", ".."):
        assert not is_reserved(name)
    assert typed_path("rules/con.json", platform="linux") == Path("rules/con.json")
    with pytest.raises(OSError, match=r"Windows reserves the name con\.json"):
        typed_path("rules/con.json", platform="win32")
