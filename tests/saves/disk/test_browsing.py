"""Where people keep their files, and what a folder shows of them."""

import os
from pathlib import Path

import pytest

from saves.disk.browsing import FoundFile, PlaceKind, are_on_one_disk, files_in, usual_places


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
