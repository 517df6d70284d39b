"""Where a card of the log lies now, in words."""

from game.cards import Card, parse_cards
from game.engine.melds import meld_of
from game.words import log as words

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_melds_and_books_are_told_by_whose_they_are() -> None:
    """The own team's as yours, another's by its members; a book by its kind."""
    kings = meld_of(parse_cards("KC KD KH"))
    assert words.in_meld(NAMES, 2, 0, 0, kings, False) == "Your meld of kings: it has three cards now."
    assert words.in_meld(NAMES, 2, 1, 0, kings, False).startswith("Walt & June's meld of kings")
    book = meld_of(parse_cards("8C 8S 8D 8H 8C 8S 2D"))
    assert words.in_meld(NAMES, 2, 0, None, book, True).startswith("Anna & Rosa's dirty book of eights")


def test_a_taken_card_is_held_or_played() -> None:
    """You have, others has."""
    card = Card("4S")
    assert words.taken(NAMES, 0, 0, card, True) == "You took the four of spades with the pile and still hold it."
    assert words.taken(NAMES, 0, 0, card, False).endswith("and have played it since.")
    assert words.taken(NAMES, 1, 0, card, True).endswith("and still holds it.")
    assert words.took_pile(NAMES, 0, 0) == "The pile went to your hand."
    assert words.took_pile(NAMES, 1, 0) == "The pile went to Walt's hand."
