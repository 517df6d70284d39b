"""The matches that every property of the options is tried on."""

import pytest

from tests.options.seatings import seatings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for an `option_seating` runs for each option alone and for mixtures."""
    if "option_seating" in metafunc.fixturenames:
        found = seatings()
        metafunc.parametrize("option_seating", found, ids=[seating.name for seating in found])
