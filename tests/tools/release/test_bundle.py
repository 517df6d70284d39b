"""The folder for people without Python, built and played from: with PACKAGE=1, because building takes half a minute."""

import hashlib
import json
import os
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.window.play_match import Evening, play
from tests.window.pointer import Game, Screen, missing_tools
from tools.release.bundle import build_folder, megabytes, zipped
from tools.release.licences import libraries

wanted = pytest.mark.skipif(
    os.environ.get("PACKAGE") != "1" or sys.platform != "linux", reason="built with PACKAGE=1, on Linux"
)
NOWHERE = {"PATH": "/nowhere"}
"""All the environment that the packaged program gets: no home, no language, no way to any other program."""


def test_a_zip_keeps_programs_and_links(tmp_path: Path) -> None:
    folder = tmp_path / "Folder"
    (folder / "inner").mkdir(parents=True)
    (folder / "program").write_text("#!")
    (folder / "program").chmod(0o755)
    (folder / "inner" / "library").write_text("library")
    (folder / "link").symlink_to("inner/library")
    with zipfile.ZipFile(zipped(folder, tmp_path / "folder.zip")) as archive:
        modes = {entry.filename: oct(entry.external_attr >> 16) for entry in archive.infolist()}
        assert archive.read("Folder/link") == b"inner/library"
    assert modes["Folder/program"] == "0o100755"
    assert modes["Folder/link"].startswith("0o120")
    assert megabytes(folder) == pytest.approx(9e-6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, unpacked where names are difficult, and read-only."""
    out = tmp_path_factory.mktemp("built")
    built = build_folder(out, out / "work")
    place = out / "Spiele & Kärtchen für Łucja"
    unpack(zipped(built, out / "folder.zip"), place)
    for path in (place / built.name).rglob("*"):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return place / built.name


def unpack(archive: Path, place: Path) -> None:
    """As a file manager does it."""
    with zipfile.ZipFile(archive) as file:
        for entry in file.infolist():
            path, mode = place / entry.filename, entry.external_attr >> 16
            path.parent.mkdir(parents=True, exist_ok=True)
            if stat.S_ISLNK(mode):
                path.symlink_to(file.read(entry).decode())
            else:
                path.write_bytes(file.read(entry))
                path.chmod(mode)


def contents(folder: Path) -> dict[str, str]:
    """Every file and what it is."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


@wanted
def test_every_library_lies_in_the_folder(folder: Path) -> None:
    packages = {"pygame-ce": "pygame"}
    missing = [name for name in libraries() if not (folder / "_internal" / packages.get(name, name)).is_dir()]
    assert missing == []


@wanted
def test_the_console_program_simulates_and_verifies(folder: Path, tmp_path: Path) -> None:
    before = contents(folder)
    seats = "easy,easy,easy,easy"
    program, out = str(folder / "handfoot"), tmp_path / "données"
    simulate = [program, "simulate", "--rules", "web", "--games", "2", "--workers", "2", "--seats", seats]
    subprocess.run([*simulate, "--out", str(out)], env=NOWHERE, cwd=tmp_path, check=True, timeout=120)
    verify = [program, "verify", "--json", *map(str, sorted(out.iterdir()))]
    told = subprocess.run(verify, env=NOWHERE, cwd=tmp_path, check=True, timeout=60, capture_output=True, text=True)
    assert [json.loads(line)["ok"] for line in told.stdout.splitlines()] == [True, True]
    assert contents(folder) == before


@wanted
@pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())
def test_the_windowed_program_opens_the_title(folder: Path, tmp_path: Path) -> None:
    with Screen((1280, 720), tmp_path) as screen:
        arguments = ["--data-dir", str(tmp_path / "data")]
        program = ["/bin/sh", "-c", 'exec "$0" "$@" >&- 2>&-', str(folder / "HandAndFoot")]
        with Game(screen, tmp_path / "targets.json", arguments, program, NOWHERE) as game:
            assert game.settled().scene == "title"


@wanted
@pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())
def test_a_round_is_played_from_the_folder_killed_and_gone_on_with(folder: Path, tmp_path: Path) -> None:
    program = [str(folder / "handfoot")]
    evening = Evening(
        rules="web", seats=None, size=(1280, 720), seed=4, kills=1, rounds=1, program=program, environ=NOWHERE
    )
    said: list[str] = []
    record = play(evening, tmp_path, said.append)
    assert '"type":"score"' in record.read_text()
    assert sum(line.startswith("killed") for line in said) == 1
