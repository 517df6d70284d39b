"""Programs of the platform get the environment they would have without the packaged game."""

import ast
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.toolkit.audio.voice import Speaker, Voice
from game.toolkit.drawing.text import fonts_with
from game.toolkit.file_opener import FileOpener
from game.toolkit.outside_programs import programs_of_libraries
from tests.toolkit.waiting import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for the program")

GAME = Path(__file__).parents[2] / "game"
STARTS = ("subprocess.Popen", "subprocess.run", "subprocess.call", "subprocess.check_output", "os.system")


def show_folder(program: Path, seen: Path) -> None:
    opener = FileOpener("linux", lambda name: str(program) if name == "gio" else None)
    opener.open(seen.parent)
    opener.wait(PATIENCE)


def speak(program: Path, _: Path) -> None:
    voice = Voice(Speaker((str(program),)))
    voice.say("Your turn.")
    assert voice.wait(PATIENCE)
    voice.close()


def stop_speaking(program: Path, seen: Path) -> None:
    voice = Voice(Speaker((str(program),), stop=("--cancel",)))
    voice.say("Your turn.")
    assert voice.wait(PATIENCE)
    assert seen.read_text()
    voice.close()


def look_for_fonts(program: Path, seen: Path) -> None:
    os.environ["PATH"] = str(program.parent) + os.pathsep + os.environ["PATH"]
    assert list(fonts_with("ж")) == ["/a.ttf"]


def ask_a_library(program: Path, _: Path) -> None:
    with programs_of_libraries():
        os.system(str(program))  # as a library would


@pytest.mark.parametrize("original", ["", "/usr/local/lib"])
@pytest.mark.parametrize("use", [show_folder, speak, stop_speaking, look_for_fonts, ask_a_library])
def test_library_path_of_the_package_is_not_passed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: Callable[[Path, Path], None], original: str
) -> None:
    seen, program = tmp_path / "seen", tmp_path / "fc-list"
    program.write_text(f'#!/bin/sh\necho "<$LD_LIBRARY_PATH>" > "{seen}"\necho "/a.ttf: "\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", os.environ["PATH"])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/package/_internal")
    if original:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", original)
    use(program, seen)
    assert seen.read_text() == f"<{original}>\n"
    assert os.environ["LD_LIBRARY_PATH"] == "/package/_internal"


def test_other_modules_of_toolkit_and_screens_start_no_programs() -> None:
    starts = [
        f"{file.relative_to(GAME)}:{call.lineno}"
        for room in ("toolkit", "ui", "printed", "phones")
        for file in sorted((GAME / room).rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text()))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in STARTS
    ]
    assert {start.partition(":")[0] for start in starts} == {"toolkit/outside_programs.py"}
