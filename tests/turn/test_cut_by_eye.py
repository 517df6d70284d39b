"""A packet that is lifted by eye is the same at the screen and on phones."""

import random

import pytest

from game.turn.cut_by_eye import cut_for_you, first_lift, first_split
from tests.build import PARTNERS, dealt


@pytest.mark.parametrize(("miss", "lifted"), [(0, 22), (3, 25), (-4, 18), (-40, 3), (90, 60)])
def test_the_program_misses_by_what_the_dealer_says(miss: int, lifted: int) -> None:
    assert cut_for_you(dealt(PARTNERS, settled=False).board, miss) == lifted


def test_where_an_edge_begins_says_nothing_about_where_it_should_be() -> None:
    """The bug: on phones it began at the right number, which earned everybody the points. And no packet is parted in
    its very middle without anybody's doing.
    """
    lifts = [first_lift(random.Random(seed)) for seed in range(300)]
    assert (min(lifts), max(lifts)) == (8, 38)
    assert lifts.count(22) < 30
    assert {first_split(random.Random(seed), 21) for seed in range(50)} == {8.5, 9.5, 11.5, 12.5}
