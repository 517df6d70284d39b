"""Cards, ranks and books by name: "a king", "two nines", "the queen of hearts"."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from game.cards import HAND_ORDER, JOKER, NATURAL_RANKS, TWO, Card, Rank, rank_of
from game.engine.melds import WILD_RANK
from game.rules.limits import BookKind
from game.words.numbers import listed, number, points

_RANKS: Final = {
    "*": "joker",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
    WILD_RANK: "wild",
}
_PLURALS: Final = {"six": "sixes"}
_SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def rank_name(rank: Rank, count: int = 1) -> str:
    """A rank for one card or for several.

    >>> rank_name(Rank("K")), rank_name(Rank("6"), 3), rank_name(WILD_RANK, 0)
    ('king', 'sixes', 'wilds')
    """
    name = _RANKS[rank]
    return name if count == 1 else _PLURALS.get(name, name + "s")


def worth_by_rank(ten_from: Rank, high: int, low: int) -> tuple[str, str]:
    """What kings down to a rank count, and what the cards below it do.

    >>> worth_by_rank(Rank("8"), 10, 5), worth_by_rank(Rank("T"), 10, 5)
    (('eight to king 10', 'four to seven 5'), ('ten to king 10', 'four to nine 5'))
    """
    below = rank_name(NATURAL_RANKS[NATURAL_RANKS.index(ten_from) - 1])
    return f"{rank_name(ten_from)} to king {points(high)}", f"four to {below} {points(low)}"


def ranks_by_worth(ten_from: Rank) -> tuple[str, str]:
    """The ranks that count as high cards, and those that count as low ones.

    >>> ranks_by_worth(Rank("8")), ranks_by_worth(Rank("T"))
    (('king to eight', 'seven to four'), ('king to ten', 'nine to four'))
    """
    below = rank_name(NATURAL_RANKS[NATURAL_RANKS.index(ten_from) - 1])
    return f"king to {rank_name(ten_from)}", f"{below} to four"


def a(noun: str) -> str:
    """A noun with its indefinite article.

    >>> a("ace"), a("king")
    ('an ace', 'a king')
    """
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def of_rank(count: int, rank: Rank) -> str:
    """So many cards of a rank.

    >>> of_rank(1, Rank("A")), of_rank(2, Rank("9")), of_rank(0, Rank("9"))
    ('an ace', 'two nines', 'no nines')
    """
    return a(rank_name(rank)) if count == 1 else f"{number(count)} {rank_name(rank, count)}"


def card_name(card: Card) -> str:
    """One card in full, without an article.

    >>> card_name(Card("QH")), card_name(Card("*R"))
    ('queen of hearts', 'red joker')
    """
    if rank_of(card) == JOKER:
        return "red joker" if card == "*R" else "black joker"
    return f"{_RANKS[card[0]]} of {_SUITS[card[1]]}"


def the_card(card: Card) -> str:
    """One card in full: "the queen of hearts"; a joker is any joker.

    >>> the_card(Card("9C")), the_card(Card("*B"))
    ('the nine of clubs', 'a joker')
    """
    return "a joker" if rank_of(card) == JOKER else f"the {card_name(card)}"


def by_rank(cards: Iterable[Card]) -> tuple[tuple[Rank, int], ...]:
    """How many cards of each rank: naturals from the ace down, then twos, then jokers."""
    counts: dict[Rank, int] = {}
    for card in sorted(cards, key=HAND_ORDER.__getitem__):
        counts[rank_of(card)] = counts.get(rank_of(card), 0) + 1
    wilds = [rank for rank in (TWO, JOKER) if rank in counts]
    return tuple((rank, counts[rank]) for rank in [*(r for r in counts if r not in wilds), *wilds])


def cards_listed(cards: Iterable[Card], last: str = "and") -> str:
    """Cards by number and rank.

    >>> from game.cards import parse_cards
    >>> cards_listed(parse_cards("KH *R KD QS"))
    'two kings, a queen and a joker'
    """
    return listed([of_rank(count, rank) for rank, count in by_rank(cards)], last)


def any_of(cards: Sequence[Card]) -> str:
    """One card out of several, each rank named once.

    >>> from game.cards import parse_cards
    >>> any_of(parse_cards("KH KD 2C"))
    'a king or a two'
    """
    return listed([of_rank(1, rank) for rank, _ in by_rank(cards)], "or")


def book_name(kind: BookKind, rank: Rank) -> str:
    """A book with its kind and rank.

    >>> book_name("clean", Rank("Q")), book_name("wild", WILD_RANK)
    ('clean book of queens', 'book of wilds')
    """
    match kind:
        case "clean" | "dirty":
            return f"{kind} book of {rank_name(rank, 0)}"
        case "wild":
            return f"book of {rank_name(WILD_RANK, 0)}"
        case _:
            assert_never(kind)
