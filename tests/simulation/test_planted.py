"""Planted bugs are found by the simulation, each in the evening of its seed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.commands import finish

PLANTED = Path(__file__).parent / "planted"
PROJECT = Path(__file__).parents[2]


def copy_project(folder: Path) -> None:
    """Everything that an evening needs, as it is in the checkout."""
    for name in ("main.py", "pyproject.toml", "conftest.py", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(PROJECT / name, folder / name)
    for name in ("game", "hand_and_foot", "saves", "tests", "tools", "assets", "docs"):
        shutil.copytree(PROJECT / name, folder / name)


@pytest.mark.parametrize("bug", [path.stem for path in sorted(PLANTED.glob("*.patch"))])
def test_a_planted_bug_can_still_be_planted(bug: str) -> None:
    """The bug: eight of the thirty no longer fitted the program, and nobody noticed that the measure had shrunk."""
    patch = str(PLANTED / f"{bug}.patch")
    done = subprocess.run(["git", "apply", "--check", patch], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it forks, and lays its files down in memory")
@pytest.mark.parametrize(
    ("bug", "seed", "found"),
    [
        ("10", 50, "something never comes back"),
        ("39", 146, "a rule set is lost"),
        ("41", 0, "a hidden card is told"),
        ("43", 0, "a face is shown"),
    ],
)
def test_a_planted_bug_is_found(bug: str, seed: int, found: str, tmp_path: Path) -> None:
    copy_project(tmp_path)
    subprocess.run(["git", "apply", str(PLANTED / f"{bug}.patch")], cwd=tmp_path, check=True)
    done = finish("tests.simulation", "--seeds", str(seed), "--no-shrink", folder=tmp_path)
    assert f"Seed {seed}: {found}" in done.stdout, done.stdout[-3000:] + done.stderr[-3000:]
