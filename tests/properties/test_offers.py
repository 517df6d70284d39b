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
    """The pile, Meld, Open, Go out, each lit place, guide, and what a refusal advises, at every decision of matches."""
    found = tally(map(partial(Seating, preset(name), 4, 2), count(1)), DRAWS, 0.3)
    assert (found.draws, found.wrong) == (DRAWS, ())


@pytest.mark.parametrize("every_option", [False, True])
def test_every_offer_under_house_rules_has_a_move_behind_it(every_option: bool) -> None:
    """The same under rule sets drawn at random, over what the variations change and over all options."""
    found = tally(random_seatings(DRAWS, every_option), DRAWS, 0.3)
    assert (found.draws, found.wrong) == (DRAWS, ())
