"""What is said beside a pointer that rests on a place of the table."""

from game.cards import Card, parse_cards
from game.engine.melds import meld_of
from game.words import table as words


def test_a_meld_is_told_whole() -> None:
    """Open melds lack cards, and say for which book; books are of a kind."""
    clean = words.meld_tip(meld_of(parse_cards("KC KD KH")), 7, 30)
    assert clean == "Three kings: 30 points; four more naturals for a clean book."
    one = words.meld_tip(meld_of(parse_cards("8C 8S 8D 8H 8C 8S")), 7, 60)
    assert one == "Six eights: 60 points; one more natural for a clean book."
    begun = words.meld_tip(meld_of(parse_cards("8C 8S 2D")), 7, 40)
    assert begun == "Three eights, one wild among them: 40 points; four more for a dirty book."
    dirty = words.meld_tip(meld_of(parse_cards("8C 8S 8D 8H 8C 8S 2D")), 7, 80)
    assert dirty == "Seven eights, one wild among them: 80 points; a dirty book."


def test_a_card_tells_its_points_and_what_its_meld_has() -> None:
    """Nothing of a meld that is not there; of a book its kind."""
    assert words.card_tip(Card("3C"), 5, None, 7) == "Three of clubs: 5 points."
    assert words.card_tip(Card("KC"), 10, meld_of(parse_cards("KC KD KH")), 7).endswith("Your kings: 3 of 7.")
    book = meld_of(parse_cards("8C 8S 8D 8H 8C 8S 2D"))
    assert words.card_tip(Card("8C"), 10, book, 7).endswith("Your eights: a dirty book.")


def test_the_pile_tells_what_it_brings_or_why_not() -> None:
    """An empty one brings nothing."""
    assert words.pile_tip(0, None, 0) == "The discard pile is empty."
    assert words.pile_tip(9, Card("7S"), 7).endswith("If you take it, you get seven.")
    assert words.pile_tip(9, Card("7S"), 7, "You hold one.").endswith("on top. You hold one.")
