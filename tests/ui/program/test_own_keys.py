"""A round played with keys that somebody chose: every action on another key, the left half, the right half."""

import itertools
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.toolkit.input.key_bindings import OwnKey
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND
from game.ui.shared.preferences import Preferences
from game.ui.system.keys.your_keys import actions_in, places
from tests.slow import LONG, only_long
from tests.toolkit.input.test_key_bindings import LEFT_HALF, RIGHT_HALF
from tests.ui.house import House
from tests.ui.program.keys_only import OwnKeysOnly
from tests.ui.program.whole_play import played_from_title

_CODES = itertools.count(0x400)
OTHERS = tuple(OwnKey(place, action.usual, next(_CODES)) for place in places() for action in actions_in(place))
"""Every action of every screen on a key that nobody has."""
QUICK = Preferences(speed="off", sound=False, ask_discard="never", coach=False)


def keys_of_round(house: House, actions: int = 1500) -> set[int]:
    """The keys with which a round is played from the title to its score, or so many deeds of it."""
    hands = OwnKeysOnly(house)
    played_from_title(house, hands, "score", actions)
    assert actions < 1500 or house.report.scene == "score", house.report.message
    return hands.used


@pytest.mark.slow
@pytest.mark.parametrize(
    ("keys", "half"),
    [
        (OTHERS, {key.own for key in OTHERS}),
        (LEFT_HAND, LEFT_HALF),
        pytest.param(RIGHT_HAND, RIGHT_HALF, marks=only_long),
    ],
    ids=["others", "left", "right"],
)
def test_a_round_is_played_with_chosen_keys_alone(
    open_house: Callable[..., House], keys: tuple[OwnKey, ...], half: set[int]
) -> None:
    actions = 1500 if LONG or keys == OTHERS else 30
    used = keys_of_round(open_house(preferences=replace(QUICK, keys=keys)), actions)
    assert used <= half
    assert len(used) > 4
