"""Cards in the two-character form that records use: rank, then suit; jokers are ``*R`` and ``*B``.

Equal faces are interchangeable, so a card is just its face. This room knows no rules of the game.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NewType

from msgspec import Struct

Card = NewType("Card", str)
Rank = NewType("Rank", str)

SUITS: Final = "CDHS"
JOKER: Final = Rank("*")
TWO: Final = Rank("2")
THREE: Final = Rank("3")
NATURAL_RANKS: Final = tuple(Rank(rank) for rank in "456789TJQKA")
"""Ranks that can be melded, lowest first."""

FACES: Final = (*(Card(rank + suit) for rank in "A23456789TJQK" for suit in SUITS), Card("*R"), Card("*B"))
"""The 54 faces of one deck."""

WILDS: Final = frozenset(face for face in FACES if face[0] in (JOKER, TWO))
"""Twos and jokers (S000-52, S000-53)."""

_KNOWN: Final = {str(face): face for face in FACES}
_RANKS: Final = {face: Rank(face[0]) for face in FACES}
_HAND_RANKS: Final = "*2AKQJT9876543"
_HAND_SUITS: Final = "SHDCRB"
HAND_ORDER: Final = {card: _HAND_RANKS.index(card[0]) * 8 + _HAND_SUITS.index(card[1]) for card in FACES}
"""Sort key of a hand: jokers, twos, then ace down to three; suits kept together within a rank."""


rank_of: Final[Callable[[Card], Rank]] = _RANKS.__getitem__
"""The rank character; ``*`` for a joker."""


def corner(rank: str) -> str:
    """What a card of this rank has in its corner: its letter or its number."""
    return "10" if rank == "T" else rank


is_wild: Final[Callable[[Card], bool]] = WILDS.__contains__
"""Twos and jokers are wild."""


def wilds_among(cards: Iterable[Card]) -> int:
    """How many of the cards are wild.

    >>> wilds_among(parse_cards("*R 2C 2C KS"))
    3
    """
    count = 0
    for card in cards:
        if card in WILDS:
            count += 1
    return count


def is_three(card: Card) -> bool:
    """Threes of either colour."""
    return card[0] == "3"


def is_red_three(card: Card) -> bool:
    """Threes of hearts and diamonds."""
    return card in ("3D", "3H")


def is_red(card: Card) -> bool:
    """Hearts, diamonds and the red joker."""
    return card[1] in "HDR"


def in_hand_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted as a hand is held.

    >>> cards_text(in_hand_order(parse_cards("3S KD *R KS 2C")))
    '*R 2C KS KD 3S'
    """
    return tuple(sorted(cards, key=HAND_ORDER.__getitem__))


class HandSorting(Struct, frozen=True, omit_defaults=True):
    """How somebody likes a sorted hand: highest cards on the left with the ace highest, wilds left of them, unless."""

    ace_low: bool = False
    low_left: bool = False
    wilds_right: bool = False


USUAL_SORTING: Final = HandSorting()


def sorted_by_rank(cards: Iterable[Card], sorting: HandSorting) -> tuple[Card, ...]:
    """The cards as that person likes them.

    >>> cards_text(sorted_by_rank(parse_cards("3S KD *R AS 2C"), HandSorting(ace_low=True, wilds_right=True)))
    'KD 3S AS *R 2C'
    """
    wilds, naturals = split_wilds(in_hand_order(cards))
    ordered = with_aces(naturals, sorting)
    return (*ordered, *wilds) if sorting.wilds_right else (*wilds, *ordered)


def with_aces(naturals: Sequence[Card], sorting: HandSorting) -> tuple[Card, ...]:
    """Naturals that run from the ace down, with the aces where they belong and the highest at its end."""
    if sorting.ace_low:
        naturals = sorted(naturals, key=lambda card: card[0] == "A")
    return tuple(reversed(naturals)) if sorting.low_left else tuple(naturals)


def split_wilds(cards: Iterable[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Wilds and naturals, each in the order they came in."""
    all_cards = tuple(cards)
    return tuple(filter(is_wild, all_cards)), tuple(card for card in all_cards if not is_wild(card))


def by_rank(cards: Iterable[Card]) -> tuple[tuple[Rank, int], ...]:
    """How many cards of each rank: naturals from the ace down, then twos, then jokers.

    >>> by_rank(parse_cards("3S *R 2C KD KS"))
    (('K', 2), ('3', 1), ('2', 1), ('*', 1))
    """
    counts = Counter(map(rank_of, in_hand_order(cards)))
    return tuple(sorted(counts.items(), key=lambda each: "2*".find(each[0])))


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as records write them: separated by single spaces, "" when there are none."""
    return " ".join(cards)


class NotACard(ValueError):
    """A text in place of a card."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a record's string.

    Raises NotACard with the first thing that is none, or a wrong separator.

    >>> parse_cards("KH *R")
    ('KH', '*R')
    """
    if not text:
        return ()
    try:
        return tuple([_KNOWN[word] for word in text.split(" ")])
    except KeyError as unknown:
        raise NotACard(unknown.args[0]) from None
