import sys
from pathlib import Path

import pytest

from game.toolkit.file_opener import FileOpener, command_for
from tests.toolkit.waiting import PATIENCE


def test_the_program_of_each_platform(tmp_path: Path) -> None:
    everything = lambda name: f"/bin/{name}"  # noqa: E731 - a machine with every program
    assert command_for("linux", tmp_path, everything) == ("/bin/xdg-open", str(tmp_path))
    assert command_for("darwin", tmp_path, everything) == ("/bin/open", str(tmp_path))
    assert command_for("win32", tmp_path, everything) == ("/bin/explorer", str(tmp_path))


def test_another_program_where_the_usual_one_is_missing(tmp_path: Path) -> None:
    only_gio = lambda name: "/bin/gio" if name == "gio" else None  # noqa: E731 - a poorer machine
    assert command_for("linux", tmp_path, only_gio) == ("/bin/gio", "open", str(tmp_path))


def test_no_program_at_all(tmp_path: Path) -> None:
    opener = FileOpener("linux", lambda _: None)
    opener.open(tmp_path)
    assert opener.told == "no_opener"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for the program")
@pytest.mark.parametrize(("code", "told"), [(0, "opening_folder"), (3, "folder_not_opened")])
def test_the_program_is_run(tmp_path: Path, code: int, told: str) -> None:
    seen, folder = tmp_path / "seen", tmp_path / "games of mine"
    program = tmp_path / "xdg-open"
    program.write_text(f'#!/bin/sh\necho "$1" > "{seen}"\nexit {code}\n')
    program.chmod(0o755)
    opener = FileOpener("linux", lambda name: str(program) if name == "xdg-open" else None)
    opener.open(folder)
    opener.wait(PATIENCE)
    assert seen.read_text().strip() == str(folder)
    assert folder.is_dir()
    assert opener.told == told


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for the program")
@pytest.mark.parametrize("code", [0, 3])
def test_a_page_goes_to_the_browser(tmp_path: Path, code: int) -> None:
    page, program = tmp_path / "score sheet.html", tmp_path / "xdg-open"
    page.write_text("<p>")
    program.write_text(f'#!/bin/sh\n[ "$1" = "{page}" ] && exit {code}\nexit 9\n')
    program.chmod(0o755)
    opener = FileOpener("linux", lambda name: str(program) if name == "xdg-open" else None)
    assert opener.open_page(page) == (code == 0)
    assert not FileOpener("linux", lambda _: None).open_page(page)


@pytest.mark.skipif(sys.platform == "win32", reason="folders need no right to be made there")
def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    opener = FileOpener("linux", lambda name: "/bin/true")
    opener.open(tmp_path / "file" / "games")
    assert opener.told == "folder_not_opened"
