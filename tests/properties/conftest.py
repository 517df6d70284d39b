"""The matches that every property is tried on."""

import pytest

from tests.options.seatings import seatings as option_seatings
from tests.properties.random_play import large_seatings, preset_seatings, random_seatings
from tests.slow import LONG, slow_except

QUICK = {
    "seating": (
        *("FamilyTable-4in2-1", "CampusBooks-5in5-1", "Partnership-4in2-1", "random4-3in3-4", "random14-2in2-14"),
        "stacks_pass=each_way-2in2-10",  # screens once disagreed about each_way
        "tail_cards=(0,1)-foot_ends_turn=True-foot_when=first_book-bo-2in2-16",  # the coach once forgot tails
        "take_bottom=True-take_with=any_play-take_count=all-2in2-34",
        "open_counts_books=True-book_size=5-2in2-52",
        "mixed43-2in2-43",
    ),
    "any_seating": ("FamilyTable-4in2-1", "WebClassic-2in2-1", "random2-2in2-2", "random15-3in3-15", "house18-3in3-18"),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `seating` runs for every table of every preset, for tables of seven and eight, for random
    variations of the seeds, for each option beyond them alone and for mixtures. One that asks for `any_seating` runs
    for fewer of the options, and for random rule sets with them.
    """
    seatings = preset_seatings(range(1, 21 if LONG else 2)) + random_seatings(1000 if LONG else 15)
    seatings += large_seatings(range(1, 11 if LONG else 2))[:: 1 if LONG else 3]
    if "any_seating" in metafunc.fixturenames:
        seatings += random_seatings(1000 if LONG else 16, beyond_the_seeds=True)
    seatings += option_seatings()[:: 3 if "any_seating" in metafunc.fixturenames and not LONG else 1]
    for name in {"seating", "any_seating"} & set(metafunc.fixturenames):
        metafunc.parametrize(name, slow_except(QUICK[name], seatings), ids=[seating.name for seating in seatings])
