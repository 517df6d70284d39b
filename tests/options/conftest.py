"""The matches that every property of the options is tried on."""

import pytest

from tests.options.seatings import seatings
from tests.slow import slow_except

QUICK = (
    "stacks_pass=each_way-2in2-10",  # screens once disagreed about each_way
    "tail_cards=(0,1)-foot_ends_turn=True-foot_when=first_book-bo-2in2-16",  # the coach once forgot tails
    "take_bottom=True-take_with=any_play-take_count=all-2in2-34",
    "open_counts_books=True-book_size=5-2in2-52",
    "mixed31-2in2-31",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for an `option_seating` runs for each option alone and for mixtures."""
    if "option_seating" in metafunc.fixturenames:
        found = seatings()
        metafunc.parametrize("option_seating", slow_except(QUICK, found), ids=[seating.name for seating in found])
