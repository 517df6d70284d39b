import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.messages.empty_copy import empty_copy
from tests.tools.release.recipes import Recipe, follow, recipes
from tools import ROOT


def test_each_begins_with_a_file_to_copy() -> None:
    assert len(list((ROOT / "docs" / "recipes").iterdir())) == len(recipes())
    for recipe in recipes():
        assert recipe.steps[0].verb == "copy"
        assert (ROOT / recipe.steps[0].at).is_file()
        assert recipe.commands


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.name)
def test_every_step_finds_its_place_and_leaves_the_file_in_order(recipe: Recipe, tmp_path: Path) -> None:
    for step in recipe.steps:
        source = ROOT / (step.at if step.verb == "copy" else step.file)
        target = tmp_path / source.relative_to(ROOT)
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
        (tmp_path / step.file).parent.mkdir(parents=True, exist_ok=True)
        follow(step, tmp_path)
    files = sorted({str(tmp_path / step.file) for step in recipe.steps if step.file.endswith(".py")})
    ours = f"src = [{tmp_path.as_posix()!r}, {ROOT.as_posix()!r}]"  # the new file is there, everything else here
    config = str(ROOT / "pyproject.toml")  # what it says of folders goes for those of the place it's read from
    for check in (["check"], ["format", "--check", "--diff"]):
        command = [sys.executable, "-m", "ruff", *check, "--config", config, "--config", ours, *files]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(os.environ.get("HANDFOOT_LONG") != "1", reason="followed with HANDFOOT_LONG=1")
@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.name)
def test_who_follows_a_recipe_gets_what_it_promises(recipe: Recipe, tmp_path: Path) -> None:
    folder = empty_copy(tmp_path)
    for step in recipe.steps:
        follow(step, folder)
    environ = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    touched = " ".join(sorted({step.file for step in recipe.steps if step.file.endswith(".py")}))
    checks = [f"python -m {check} {touched}" for check in ("ruff format --check", "ruff check", "mypy")]
    environ.pop("HANDFOOT_LONG")  # or this test would follow the recipes in the copy, and so on
    suite = "python -m pytest -q -n 2 -m '' --ignore=tests/tools/release/test_recipes.py"  # or it would run again
    for command in (*recipe.commands, *checks, suite):
        if "main.py play" not in command:
            done = subprocess.run(
                command, shell=True, cwd=folder, env=environ, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
