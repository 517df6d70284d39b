"""The cards that a round is dealt from: how many jokers a deck has, and how many cards are set aside first."""

from functools import lru_cache
from typing import Final

from game.cards import FACES, Card
from game.rules.ruleset import RuleSet, decks_in_play

_PLAIN: Final = FACES[:52]
_JOKERS: Final = (FACES[52:]) * 2
"""A deck's jokers in the order in which they come into play: red and black alternately."""


def deck_size(rules: RuleSet) -> int:
    """Cards of one deck."""
    return len(_PLAIN) + rules.jokers


def pack(rules: RuleSet, players: int) -> tuple[Card, ...]:
    """All cards of a round in a fixed order, including those that are set aside."""
    return cards_of_decks(decks_in_play(rules, players), rules.jokers)


@lru_cache(maxsize=32)
def cards_of_decks(decks: int, jokers: int) -> tuple[Card, ...]:
    """All cards of that many decks with that many jokers each."""
    return (*_PLAIN, *_JOKERS[:jokers]) * decks


def pack_size(rules: RuleSet, players: int) -> int:
    """How many cards the pack has."""
    return deck_size(rules) * decks_in_play(rules, players)


def cards_set_aside(rules: RuleSet, players: int) -> int:
    """Cards set aside unseen before the deal: the share of the pack, rounded down.

    >>> cards_set_aside(RuleSet(set_aside=25), 4), cards_set_aside(RuleSet(), 4)
    (54, 0)
    """
    return pack_size(rules, players) * rules.set_aside // 100
