import ast
import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.sources import sources
from tools import ROOT

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TESTING: Final = ("pytest", "pytest-xdist", "hypothesis")
"""Of the tools, those that the tests themselves need."""
TESTED: Final = (
    "tests/saves", "tests/cli", "tests/rules", "tests/play", "tests/ui/program/test_crash_report.py",
    "tests/ui/program/test_program.py", "tests/ui/program/test_bad_disks.py",
)  # fmt: skip
"""What reads, writes, replays, prints and opens windows."""
READS: Final = ("msgspec.json.decode", "msgspec.convert")


def lowest() -> list[str]:
    """What is needed to run and to test, each in the oldest version that is allowed."""
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]
    found = [re.fullmatch(r"([\w.-]+)>=([\d.]+)", line.partition(";")[0]) for line in wanted]
    assert all(found), f"a library without a lowest version: {wanted}"
    needed = {re.split(r"[<>=]", line)[0] for line in PROJECT["dependencies"]} | set(TESTING)
    return [f"{match[1]}=={match[2]}" for match in found if match and match[1] in needed]


def test_every_library_has_a_lowest_version() -> None:
    names = {pin.partition("==")[0] for pin in lowest()}
    assert names == {re.split(r"[<>=]", line)[0] for line in PROJECT["dependencies"]} | set(TESTING)


def _catching(tree: ast.Module) -> Iterator[tuple[ast.Try, list[str]]]:
    """Every try in which something of msgspec is read, and what it catches."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Try):
            calls = [call for part in node.body for call in ast.walk(part) if isinstance(call, ast.Call)]
            if any(ast.unparse(call.func) in READS for call in calls):
                yield node, [ast.unparse(handler.type) for handler in node.handlers if handler.type is not None]


def test_what_msgspec_refuses_is_caught_by_its_own_name() -> None:
    reading = {name: source for name, source in sources().items() if any(call in source for call in READS)}
    found = [(name, node, caught) for name, source in reading.items() for node, caught in _catching(ast.parse(source))]
    assert len(found) > 8
    for name, node, caught in found:
        if any("ValueError" in names for names in caught):
            assert any("msgspec." in names for names in caught), f"{name}, line {node.lineno}"


@pytest.mark.skipif("HANDFOOT_LONG" not in os.environ, reason="made with HANDFOOT_LONG=1: it installs libraries")
def test_the_game_runs_with_the_oldest_libraries_that_are_allowed(tmp_path: Path) -> None:
    venv.create(tmp_path / "old", with_pip=True)
    python = str(tmp_path / "old" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    subprocess.run([python, "-m", "pip", "install", "-q", *lowest()], check=True)
    environ = {name: value for name, value in os.environ.items() if name not in ("HANDFOOT_LONG", "PYTHONPATH")}
    environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "-m", "", *TESTED]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
