"""The simulated evenings in their short form; `python -m tests.simulation` is the long one."""

import sys

import pytest

from tests.simulation.commands import run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it forks, and lays its files down in memory")


def test_an_evening_can_be_lived_through() -> None:
    assert "nothing went wrong" in run("tests.simulation", "--seeds", "0", "--only", "0,1")


@pytest.mark.slow
def test_nothing_goes_wrong_in_a_few_evenings() -> None:
    """Given evenings of play, failing disks, power cuts and changed minds, for a minute and a half, all that was
    promised is kept.
    """
    said = run("tests.simulation", "--seeds", "0-40", "--minutes", "1.5", "--no-shrink")
    assert "0 went wrong" in said


@pytest.mark.slow
def test_the_same_seed_makes_the_same_evening_whatever_the_hash_seed() -> None:
    first, second = (run("tests.simulation", "--seeds", "1", "--trace", hash_seed=number) for number in (1, 2))
    assert first == second
