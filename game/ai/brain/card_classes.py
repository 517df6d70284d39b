"""Cards as classes that play alike: eleven natural ranks, twos, jokers, black and red threes."""

from collections.abc import Iterable
from typing import Final

from game.cards import FACES, NATURAL_RANKS, Card, is_red

RANKS: Final = len(NATURAL_RANKS)
"""Natural ranks 4..A are the classes 0..10."""
TWO: Final = 11
JOKER: Final = 12
BLACK_THREE: Final = 13
RED_THREE: Final = 14
CLASSES: Final = 15

WILD_MELD: Final = 11
"""The rank of a meld of wilds only, in addition to the natural ranks; and that of a meld of threes:"""
THREE_MELD: Final = 12
MELD_RANKS: Final = 13


def _class_of(card: Card) -> int:
    match card[0]:
        case "2":
            return TWO
        case "*":
            return JOKER
        case "3":
            return RED_THREE if is_red(card) else BLACK_THREE
        case rank:
            return "456789TJQKA".index(rank)


CLASS_OF: Final[dict[str, int]] = {card: _class_of(card) for card in FACES}

_SAMPLES: Final = (*(Card(rank + "S") for rank in "456789TJQKA2"), Card("*R"), Card("3S"), Card("3H"))


def sample(kind: int) -> Card:
    """A card of the class, where any will do.

    >>> sample(TWO)
    '2S'
    """
    return _SAMPLES[kind]


def counts_of(cards: Iterable[Card]) -> list[int]:
    """How many of each class there are.

    >>> counts_of([Card("4S"), Card("4D"), Card("*R")])
    [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    """
    counts = [0] * CLASSES
    for card in cards:
        counts[CLASS_OF[card]] += 1
    return counts
