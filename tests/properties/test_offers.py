"""Whatever the table offers can be done, and what it denies can't."""

from functools import partial
from itertools import count

import pytest

from game.rules.presets import PRESET_IDS, preset
from tests.properties.offers import tally
from tests.properties.random_play import Seating, random_seatings
from tests.slow import LONG, slow_except

DRAWS = 2000 if LONG else 50


@pytest.mark.parametrize("name", slow_except(("campus", "web"), PRESET_IDS))
def test_every_offer_of_a_rule_set_has_a_move_behind_it(name: str) -> None:
    found = tally(map(partial(Seating, preset(name), 4, 2), count(1)), DRAWS, 0.3)
    assert (found.draws, found.wrong) == (DRAWS, ())


@pytest.mark.parametrize("every_option", [False, True])
def test_every_offer_under_house_rules_has_a_move_behind_it(every_option: bool) -> None:
    found = tally(random_seatings(DRAWS, every_option), DRAWS, 0.3)
    assert (found.draws, found.wrong) == (DRAWS, ())
