"""The matches that every property is tried on."""

import pytest

from tests.properties.random_play import LONG, preset_seatings, random_seatings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `seating` runs for every table of every preset and for random rule sets."""
    if "seating" in metafunc.fixturenames:
        seatings = preset_seatings(range(1, 21 if LONG else 2)) + random_seatings(1000 if LONG else 30)
        metafunc.parametrize("seating", seatings, ids=[seating.name for seating in seatings])
