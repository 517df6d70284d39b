"""Planted bugs are found by the simulation, each in the evening of its seed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.__main__ import copy_project
from tests.simulation.commands import finish

PLANTED = Path(__file__).parent / "planted"
PROJECT = Path(__file__).parents[2]


@pytest.mark.parametrize("bug", [f"{number:02}" for number in range(1, 39)])
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
        ("04", 4, "a rule set is lost"),
        ("15", 1, "a phone is shut out"),
        ("18", 0, "a hidden card is told"),
        ("32", 1, "a sentence contradicts the disk"),
        ("35", 2, "a phone is shut out"),
    ],
)
def test_a_planted_bug_is_found(bug: str, seed: int, found: str, tmp_path: Path) -> None:
    """Given a copy of the program with a bug, one of files, phones and hidden cards each and two of `host`, the evening
    of a seed shows it.
    """
    copy_project(tmp_path)
    subprocess.run(["git", "apply", str(PLANTED / f"{bug}.patch")], cwd=tmp_path, check=True)
    done = finish("tests.simulation", "--seeds", str(seed), "--no-shrink", folder=tmp_path)
    assert f"Seed {seed}: {found}" in done.stdout, done.stdout[-3000:] + done.stderr[-3000:]
