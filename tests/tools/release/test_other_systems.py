"""What packs the game where it was never run: as far as that can be judged here, it names what is there."""

import plistlib
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tools import ROOT
from tools.release.bundle import FOLDER
from tools.release.mac import info_plist

WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("recipe", WORKFLOWS, ids=lambda path: path.name)
def test_what_a_recipe_names_is_there(recipe: Path) -> None:
    """Given a recipe, each module it runs and each file of the project it takes is there."""
    text = recipe.read_text(encoding="utf-8")
    for module in re.findall(r"-m (tools[\w.]+)", text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
    for name in re.findall(r"\b(?:tests|tools)/[\w./-]+\.\w+", text.replace("\\", "/")):
        assert (ROOT / name).exists(), name
    for folder in re.findall(r"\bdist[\\/](\w+)[\\/]", text):
        assert folder in (FOLDER, "compiled"), folder


def test_every_promised_python_is_tested() -> None:
    """Given the oldest Python that is allowed, the versions that are tested begin with it and leave none out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    (listed,) = re.findall(r"python: \[(.+)\]", text)
    versions = [int(minor) for minor in re.findall(r'"3\.(\d+)"', listed)]
    assert f">=3.{versions[0]}" == project["requires-python"]
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert versions[-1] >= 14


@pytest.mark.skipif(not shutil.which("actionlint"), reason="actionlint is not installed")
@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_are_such_as_they_are_read(workflow: Path) -> None:
    """Given a workflow, the linter has nothing to say."""
    done = subprocess.run(["actionlint", workflow], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_macos_opens_the_files_of_the_game_by_their_last_dot() -> None:
    """Given what is added to the Info.plist, it can be written, and the types of file cover records, pads, rules and
    tables.
    """
    told = plistlib.loads(plistlib.dumps(info_plist()))
    endings = {ending for kind in told["CFBundleDocumentTypes"] for ending in kind["CFBundleTypeExtensions"]}
    assert endings == {"jsonl", "json"}
    assert all(kind["CFBundleTypeRole"] == "Viewer" for kind in told["CFBundleDocumentTypes"])
