"""Positions in counts, and what is held and laid in them, as short texts."""

from collections.abc import Iterable
from typing import Any

from game.ai.brain.card_classes import THREE_MELD
from game.ai.brain.counted_position import NEW, CountedPosition, Lay, position_of
from game.ai.search.ideas import Idea, played_idea
from game.engine.moves import Move
from tests.build import my_view, table, there

CLASSES = "456789TJQKA2*3h"
"""A letter for each class; a red three is an h."""
PLENTY = "8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS JC JD JH JS QC QD QH QS"
"""A stock with which nobody fears for the round."""


def at(hand: str = "", **more: Any) -> CountedPosition:
    """A position in which the seat holds these cards."""
    return position_of(my_view(table(hand, **more)))


def as_idea(*moves: Move) -> Idea:
    """A decision as a way to play."""
    return there(played_idea(moves))


def pile_of(text: str) -> list[int]:
    """A pile of these classes, the upcard last."""
    return [CLASSES.index(letter) for letter in text]


def held(position: CountedPosition, seat: int = 0) -> str:
    """What a seat holds: "44K2"."""
    return "".join(letter * count for letter, count in zip(CLASSES, position.hands[seat], strict=True))


def melds(position: CountedPosition, team: int = 0) -> str:
    """A team's melds in their order, with a w for each wild: "KKKw AAA"."""
    there = position.tables[team]
    return " ".join(map(_meld, there.ranks, there.naturals, there.wilds))


def _meld(rank: int, naturals: int, wilds: int) -> str:
    return _letter(rank) * naturals + "w" * wilds


def _letter(rank: int) -> str:
    return "3" if rank == THREE_MELD else CLASSES[rank]


def lays(groups: Iterable[Lay] | None) -> str | None:
    """Groups as text, with the meld that they go to: "KK2 QQQ>1"."""
    if groups is None:
        return None
    return " ".join(
        _letter(rank) * naturals + "*" * jokers + "2" * twos + ("" if number == NEW else f">{number}")
        for number, rank, naturals, jokers, twos in groups
    )
