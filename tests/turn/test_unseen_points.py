"""What hidden cards are worth on an average, from what a seat can see."""

from game.cards import is_red_three
from game.engine.melding.melds import card_values
from game.turn.unseen_points import average_hidden
from tests.build import WEB, full_deck, my_view, table


def test_what_lies_open_is_left_out() -> None:
    """With the aces of a deck in the own hand the rest is worth less than all cards are, red threes apart: four cards
    of 40 points were said to be worth 135.
    """
    values = card_values(WEB)
    deck = full_deck(4)
    plain = [card for card in deck if not is_red_three(card)]
    all_of_them = sum(values[card] for card in plain) / len(plain)
    rich = average_hidden(my_view(table(hand="*R *B AC AD AH AS 2C 2D 2H 2S", rules=WEB)))
    assert 0 < rich < all_of_them
    poor = average_hidden(my_view(table(hand="4C 4D 4H 4S 5C 5D 5H 5S", rules=WEB)))
    assert poor > all_of_them
