"""What a player who asks to go out may hold."""

import random

import pytest

from game.ai.search.proposed_hands import proposed_hand
from game.engine.melding.melds import BookCounts
from tests.ai.brain.counts import CLASSES, at
from tests.build import PARTNERS, clean_book, dirty_book

ACES, TENS, DIRTY_JACKS = "AC AD AH AS AC", "TC TD TH TS TC TD", "JC JD JH JS JC 2C"
BOOKS = [clean_book("K"), clean_book("Q"), dirty_book("8", wilds="2D"), dirty_book("9", wilds="2H")]


def counts(text: str) -> list[int]:
    """Cards by class."""
    return [text.count(letter) for letter in CLASSES]


def imagined(melds: list[str], cards: int, known: str, unseen: str, told: BookCounts) -> set[str]:
    """The hands found in twenty tries for a seat with this number of cards; "" for none."""
    position = at(" ".join(["4C", "5C", "6C", "7C", "8C"][:cards]), rules=PARTNERS, phase="play", melds=melds,
                  played_foot=(0, 2), bare=True)  # fmt: skip
    found = set()
    for seed in range(20):
        hand = proposed_hand(position, counts(known), counts(unseen), told, random.Random(seed))
        found.add("" if hand is None else "".join(map(str.__mul__, CLASSES, hand)))
    return found


@pytest.mark.parametrize(
    ("melds", "cards", "known", "unseen", "told", "expected"),
    [
        # The cards that complete the books, and one to discard; cards of the table fill what is left.
        ([*BOOKS, ACES], 3, "", "AA4", BookCounts(1), {"4AA"}),
        ([*BOOKS, ACES], 3, "A", "A4", BookCounts(1), {"4AA"}),
        ([*BOOKS, ACES], 3, "4", "AA", BookCounts(1), {"4AA"}),
        ([*BOOKS, ACES], 3, "", "A44", BookCounts(1), {""}),
        ([*BOOKS, ACES], 2, "", "A4", BookCounts(1), {""}),
        ([*BOOKS, ACES, "7C 7D 7H"], 4, "", "AA74", BookCounts(1), {"47AA"}),
        ([*BOOKS, ACES], 4, "", "AA45", BookCounts(1), {""}),  # one of them would stay
        ([*BOOKS, TENS], 2, "", "2*T4", BookCounts(0, 1), {"42", "4*", "2*"}),
        ([*BOOKS, DIRTY_JACKS], 2, "", "J4", BookCounts(0, 1), {"4J"}),
        ([*BOOKS, DIRTY_JACKS], 2, "", "J4", BookCounts(1), {""}),
        ([*BOOKS, ACES, TENS], 4, "", "TAA4", BookCounts(2), {"4TAA"}),
        ([*BOOKS, ACES], 2, "", "4K", BookCounts(), {"4K"}),
        ([*BOOKS, ACES], 1, "4", "", BookCounts(), {"4"}),
        ([*BOOKS, ACES], 2, "44", "", BookCounts(), {""}),
        ([*BOOKS, ACES], 1, "", "AA4", BookCounts(1), {""}),
    ],
)  # fmt: skip
def test_a_hand_goes_out_with_the_books_announced(
    melds: list[str], cards: int, known: str, unseen: str, told: BookCounts, expected: set[str]
) -> None:
    assert imagined(melds, cards, known, unseen, told) == expected
