"""The matches that every property of the options is tried on."""

import pytest

from tests.options.seatings import seatings
from tests.slow import few_quick


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for an `option_seating` runs for each option alone and for mixtures."""
    if "option_seating" in metafunc.fixturenames:
        found = seatings()
        metafunc.parametrize("option_seating", few_quick(found, 5), ids=[seating.name for seating in found])
