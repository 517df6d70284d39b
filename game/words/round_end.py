"""What is said when a round ends: who went out, with what, and what is still held."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.words.cards import cards_listed, the_card
from game.words.names import agreeing, inside
from game.words.numbers import listed, points

COUNT: Final = "Count the round"
OR_WAIT: Final = "or wait three seconds"
NOBODY: Final = "Nobody goes out"
CARDS_LEFT: Final = "Cards left over"
NOTHING_LEFT: Final = "went out with nothing left"
ALL_PLAYED: Final = "nothing left"
HAND: Final = "hand"
FOOT: Final = "foot"


def goes_out(name: str) -> str:
    """The great line.

    >>> goes_out("Rosa"), goes_out("You")
    ('Rosa goes out!', 'You go out!')
    """
    return f"{name} {'go' if agreeing(name, 'goes') != 'goes' else 'goes'} out!"


def ends(names: Sequence[str], round: int) -> str:
    """Whose round it was.

    >>> ends(["You", "Rosa"], 3), ends(["Walt"], 1)
    ('You and Rosa end round 3', 'Walt ends round 1')
    """
    alone = len(names) == 1 and agreeing(names[0], "ends") == "ends"
    return f"{listed([names[0], *map(inside, names[1:])])} {'ends' if alone else 'end'} round {round}"


def nobody_ends(round: int) -> str:
    """The stock could not serve a draw.

    >>> nobody_ends(2)
    'The stock is used up: round 2 ends'
    """
    return f"The stock is used up: round {round} ends"


def with_what(laid: Sequence[Card], discard: Card | None) -> str:
    """The last cards.

    >>> from game.cards import parse_cards
    >>> with_what(parse_cards("KH KD KS"), parse_cards("9C")[0])
    'The last cards: three kings, then the nine of clubs.'
    >>> with_what((), parse_cards("9C")[0])
    'The last card: the nine of clubs.'
    """
    if not laid:
        return f"The last card: {the_card(discard)}." if discard else ""
    then = f", then {the_card(discard)}" if discard else ""
    return f"The last cards: {cards_listed(laid)}{then}."


def red_threes_cost(each: Sequence[tuple[str, int]]) -> str:
    """What red threes left over cost whom.

    >>> red_threes_cost([("You", 300), ("Walt", 600)])
    'Red threes left over: You −300 · Walt −600'
    """
    return f"Red threes left over: {' · '.join(f'{name} {points(-cost)}' for name, cost in each)}"


def ranks_counted(ranks: Sequence[tuple[str, int]]) -> str:
    """Many cards by rank.

    >>> ranks_counted([("K", 3), ("7", 1)])
    'K ×3  7'
    """
    return "  ".join(f"{rank} ×{count}" if count > 1 else rank for rank, count in ranks)
