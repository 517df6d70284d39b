import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.sources import ROOT

TAKEN: Final = (
    *("pyproject.toml", "conftest.py", "tests/__init__.py", "tests/conftest.py", "game/__init__.py"),
    *("game/toolkit", "tests/toolkit", "tools", "assets/fonts", "assets/sounds"),
)
"""The two folders, what pytest reads before them, and what they draw and play."""


def test_no_file_of_the_toolkit_names_the_game() -> None:
    named = set[str]()
    for path in (path for room in ("game/toolkit", "tests/toolkit") for path in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                named.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                named.add(node.module or "")
    own = {name for name in named if name.partition(".")[0] in ("game", "saves", "tests", "tools", "hand_and_foot")}
    assert {name for name in own if name.split(".")[:2] not in (["game", "toolkit"], ["tests", "toolkit"])} == set()


@pytest.mark.slow
def test_the_toolkit_is_tested_without_the_game(tmp_path: Path) -> None:
    for name in TAKEN:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "", "tests/toolkit"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ended = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-1000:]
