"""Tests for game/ai/brain/hand_features.py."""

from game.ai.brain.counted_position import CountedPosition, position_of
from game.ai.brain.hand_features import holding
from tests.build import my_view, table


def seen(hand: str) -> tuple[int, int, int, int, int]:
    """What a hand amounts to beside a meld of aces, in Web Classic."""
    position: CountedPosition = position_of(my_view(table(hand, melds=["AC AD AS"], phase="play")))
    return holding(position.hands[0], position.book.values, position.tables[0].at)


def test_ranks_are_counted_by_how_often_they_are_held() -> None:
    """Given a four, two nines, three kings and four queens, there are one single, one pair and two triples."""
    assert seen("4C 9C 9D KC KD KH QC QD QH QS") == (5 + 20 + 30 + 40, 0, 1, 1, 2)


def test_cards_that_fit_a_meld_are_neither_single_nor_pair() -> None:
    """Given two aces beside the meld of aces, both fit; wilds give points only, threes not even those."""
    assert seen("AC AD 2C *R 3H 3C") == (20 + 20 + 20 + 50, 2, 0, 0, 0)
