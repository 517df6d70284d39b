"""The computer players' reckoning as machine code decides what it decides as Python: tried with PACKAGE=1."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.presets import PRESET_IDS
from tools import ROOT
from tools.release.compiled import SWITCH, binaries, compile_to
from tools.release.dists import build, copied

compiles = pytest.mark.skipif(os.environ.get("PACKAGE") != "1", reason="compiled with PACKAGE=1")
"""For what takes a C compiler and minutes; slow as well."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the compiled modules where a package has them."""
    home = tmp_path_factory.mktemp("compiled")
    tree = copied(ROOT, home / "tree")
    shutil.copy(ROOT / "main.py", tree)
    made = compile_to(home / "made")
    for file, folder in binaries(made):
        shutil.copy(file, tree / folder)
    return tree


def in_tree(tree: Path, *command: str) -> str:
    """What a command says that runs with the modules of a copy."""
    environ = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.run(
        [sys.executable, *command], cwd=tree, env=environ, check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.slow
@compiles
def test_the_copy_runs_compiled(compiled: Path) -> None:
    asks = "import game.ai.brain.turns as turns, game.ai.brain.tuning as tuning; print(turns.__file__, tuning.__file__)"
    turns, tuning = map(Path, in_tree(compiled, "-c", asks).split())
    assert turns.suffix in (".so", ".pyd")
    assert tuning.suffix == ".py"  # a compiled Struct has no hash, and the players look their tunings up by it


@pytest.mark.slow
@compiles
def test_the_wheel_for_this_system_runs_compiled(tmp_path: Path) -> None:
    made = build("wheel", ROOT, tmp_path, {**os.environ, SWITCH: "1"})
    assert not made.name.endswith("-none-any.whl")
    home = tmp_path / "installed"
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", str(home), str(made))
    subprocess.run(pip, check=True)
    asks = "import hand_and_foot.game.ai.brain.turns as turns; print(turns.__file__)"
    turns = Path(in_tree(home, "-c", f"import hand_and_foot; hand_and_foot.make_importable(); {asks}").strip())
    assert turns.suffix in (".so", ".pyd")
    assert turns.is_relative_to(home)


@pytest.mark.slow
@compiles
@pytest.mark.parametrize("rules", PRESET_IDS)
def test_matches_are_the_same_compiled_or_not(compiled: Path, tmp_path: Path, rules: str) -> None:
    options = ("--rules", rules, "--games", "1", "--seed", "17", "--seats", "expert,hard,normal,easy", "--workers", "1")
    records = []
    for tree in (compiled, ROOT):
        out = tmp_path / tree.name
        in_tree(tree, "main.py", "simulate", *options, "--out", str(out))
        (record,) = out.iterdir()
        records.append(record.read_bytes())
    assert records[0] == records[1]


@pytest.mark.slow
@compiles
@pytest.mark.skipif(os.environ.get("HANDFOOT_LONG") != "1", reason="takes minutes: HANDFOOT_LONG=1")
def test_the_players_pass_their_tests_compiled(compiled: Path) -> None:
    for folder in ("tests", "tools"):
        shutil.copytree(ROOT / folder, compiled / folder, dirs_exist_ok=True)
    for file in ("README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / file, compiled)
    in_tree(compiled, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/ai", "tests/properties", "tests/problems")


def test_nothing_that_is_compiled_is_made_without_its_constructor() -> None:
    """The bug: `CountedPosition.__new__(CountedPosition)` made a copy in Python and raised TypeError in machine code:
    `hard` failed in every package.
    """
    for path in sorted((ROOT / "game" / "ai" / "brain").glob("*.py")):
        names = [node.attr for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
        assert "__new__" not in names, path
