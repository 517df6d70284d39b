"""The simulated evenings in their short form; `python -m tests.simulation` is the long one."""

import sys
from pathlib import Path

import pytest

from tests.simulation.commands import run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it forks, and lays its files down in memory")


def test_an_evening_can_be_lived_through() -> None:
    """Given one evening, the program plays on its simulated computer, and nothing goes wrong."""
    assert "nothing went wrong" in run("tests.simulation", "--seeds", "0", "--only", "0,1")


def test_a_match_can_be_hosted() -> None:
    """Given a match that is hosted, loses its power while phones play, and is resumed, nothing goes wrong."""
    said = run("tests.simulation", "--seeds", "2", "--only", "22")
    assert "Tom hosts family" in said
    assert "Tom hosts the match that was left" in said
    assert "nothing went wrong" in said


@pytest.mark.slow
def test_nothing_goes_wrong_in_a_few_evenings() -> None:
    """Given evenings of play, failing disks, power cuts and changed minds, for a minute and a half, all that was
    promised is kept.
    """
    said = run("tests.simulation", "--seeds", "0-40", "--minutes", "1.5", "--no-shrink")
    assert "0 went wrong" in said


@pytest.mark.slow
def test_the_same_seed_makes_the_same_evening(tmp_path: Path) -> None:
    """Given processes that hash differently, the traces of an evening are the same to the last byte."""
    run("tests.simulation", "--seeds", "0-3", "--keep", str(tmp_path), hash_seed=1)
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == 3
    assert "0 went wrong" in run("tests.simulation", "--seeds", "0-3", "--against", str(tmp_path), hash_seed=2)
