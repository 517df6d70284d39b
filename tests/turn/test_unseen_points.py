"""What hidden cards are worth on an average, from what a seat can see."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import is_red_three
from game.engine.melding.melds import card_values
from game.turn.unseen_points import average_hidden, red_three_hidden
from tests.build import WEB, full_deck, my_view, table


def test_what_lies_open_is_left_out() -> None:
    values = card_values(WEB)
    deck = full_deck(4)
    plain = [card for card in deck if not is_red_three(card)]
    all_of_them = sum(values[card] for card in plain) / len(plain)
    rich = average_hidden(my_view(table(hand="*R *B AC AD AH AS 2C 2D 2H 2S", rules=WEB)))
    assert 0 < rich < all_of_them
    poor = average_hidden(my_view(table(hand="4C 4D 4H 4S 5C 5D 5H 5S", rules=WEB)))
    assert poor > all_of_them


@pytest.mark.parametrize(
    ("red_threes", "there", "cost"),
    [
        ("penalty", {"hand": "3H 3D 4C"}, 300),
        ("penalty", {"hand": "3H 3D 3H 4C"}, 300),
        ("penalty", {"hand": "3H 3D 3H 3D 4C"}, 0),
        ("penalty", {"hand": "3H 3D 3H", "pile": "4C 3D"}, 0),
        ("penalty", {"hand": "3H 3D 3H", "pile": "3D 4C"}, 300),
        ("lay_down", {"hand": "4C"}, 0),
    ],
)
def test_a_red_three_may_be_hidden_until_all_are_seen(red_threes: Any, there: dict[str, Any], cost: int) -> None:
    rules = replace(WEB, decks=2, red_threes=red_threes)
    assert red_three_hidden(my_view(table(rules=rules, bare=True, **there))) == cost
