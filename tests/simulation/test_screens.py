"""Every screen in the simulated window, and what the ways through them leave in memory."""

import re
import sys

import pytest

from tests.simulation.commands import run
from tests.slow import slow_except

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it forks, and lays its files down in memory")


@pytest.mark.parametrize("screens", slow_except(["0,1"], ["0,1", ",".join(map(str, range(2, 35)))]))
def test_every_screen_is_reached_and_left_by_pointer_and_by_keys(screens: str) -> None:
    """Given a screen, somebody gets there, and from there both the pointer and the keys alone lead to the title."""
    assert "nothing went wrong" in run("tests.simulation", "--seeds", "1", "--screens", "--only", screens)


@pytest.mark.slow
def test_evenings_in_one_process_are_measured() -> None:
    """Given two evenings, their memory is told, and nothing is said of a growth."""
    said = run("tests.simulation", "--seeds", "0-2", "--growth")
    assert re.search(r"evening 1: \d+ MB\nmemory grew by -?\d+ MB, 0.00 MB an evening", said)
