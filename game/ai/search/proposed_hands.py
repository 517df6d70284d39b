"""What an asker may hold: hands with which a player can go out and make the books that the partners know of."""

import random
from typing import Final

from game.ai.brain.card_classes import JOKER, RANKS, TWO
from game.ai.brain.counted_position import NEW, CountedPosition, Melds
from game.ai.brain.quick_ways_out import way_out
from game.engine.melding.melds import BookCounts

_TRIES: Final = 40
"""How many hands are dealt before giving up."""


def proposed_hand(
    world: CountedPosition, known: list[int], unseen: list[int], told: BookCounts, rng: random.Random
) -> list[int] | None:
    """A hand with which the seat to move can go out as announced, by class; None if none was found.

    `known` are cards that it certainly holds; the others are drawn from those that nobody has seen.
    """
    seat = world.turn
    imagined = world.hands[seat]
    for _ in range(_TRIES):
        hand = _Dealing(world, known, unseen, rng).hand(told)
        if hand is not None:
            world.hands[seat] = hand
            brings = _brings(world)
            world.hands[seat] = imagined
            if brings == told[:3]:
                return hand
    return None


def _brings(world: CountedPosition) -> tuple[int, int, int] | None:
    """Clean, dirty and wild books that the seat to move would make by going out; None if it finds no way."""
    found = way_out(world, world.turn)
    if found is None:
        return None
    after = world.copy()
    after.lay_groups(world.turn, found[0])
    team = world.turn % world.teams
    before, now = world.tables[team], after.tables[team]
    return now.clean - before.clean, now.dirty - before.dirty, now.wild_books - before.wild_books


class _Dealing:
    """A hand being dealt: first what completes the announced books, then what fits the team's melds, then one."""

    def __init__(self, world: CountedPosition, known: list[int], left: list[int], rng: random.Random) -> None:
        """`left` are the cards that may be dealt, by class; it is not changed."""
        self._world = world
        self._table: Melds = world.tables[world.turn % world.teams]
        self._known = known.copy()
        self._left = left.copy()
        self._hand = known.copy()
        self._missing = world.held[world.turn] - sum(known)
        self._chance = rng.random

    def hand(self, told: BookCounts) -> list[int] | None:
        """The hand by class; None if this attempt failed."""
        table, size = self._table, self._world.book.size
        short = {
            number: size - table.naturals[number] - table.wilds[number]
            for number, rank in enumerate(table.ranks)
            if rank < RANKS and table.naturals[number] + table.wilds[number] < size
        }
        books = [True] * max(0, told.clean) + [False] * max(0, told.dirty + min(0, told.clean))
        for clean in books:
            gaps = {n: gap for n, gap in short.items() if not clean or not table.wilds[n]}
            number = self._picked({n: self._likely(n, gap, clean) for n, gap in gaps.items()})
            if number is None or not self._complete(number, short.pop(number), clean):
                return None
        return self._hand if self._fill() else None

    def _likely(self, number: int, gap: int, clean: bool) -> float:
        """How likely the meld's missing cards are to be held, relative to those of other melds."""
        fit = self._left[self._table.ranks[number]] + self._known[self._table.ranks[number]]
        if not clean:
            fit += self._left[TWO] + self._left[JOKER] + self._known[TWO] + self._known[JOKER]
        likely, cards = 1.0, sum(self._left)
        for dealt in range(gap):
            likely *= max(0, fit - dealt) / max(1, cards - dealt)
        return likely

    def _complete(self, number: int, gap: int, clean: bool) -> bool:
        """Deal the cards that the meld lacks, including a wild if the book is to be dirty."""
        rank, has_wild = self._table.ranks[number], bool(self._table.wilds[number])
        for lacking in range(gap, 0, -1):
            kinds = [rank] if clean else [TWO, JOKER] if lacking == 1 and not has_wild else [rank, TWO, JOKER]
            kind = self._picked({kind: self._left[kind] + self._known[kind] for kind in kinds})
            if kind is None or not self._deal(kind):
                return False
            has_wild = has_wild or kind != rank
        return True

    def _fill(self) -> bool:
        """Deal the rest: cards that can be laid, and one to discard."""
        world, table = self._world, self._table
        fitting = [
            kind for kind in range(RANKS) if table.at[kind] != NEW and world.takes_naturals(table, table.at[kind])
        ]
        while self._missing > 1:
            kind = self._picked({kind: self._left[kind] for kind in (*fitting, TWO, JOKER)})
            if kind is None or not self._deal(kind):
                return False
        kind = self._picked(dict(enumerate(self._left))) if self._missing else None
        return not self._missing or (kind is not None and self._deal(kind))

    def _deal(self, kind: int) -> bool:
        """Deal a card of the class, of which one must be left, counting known ones first; False if there is no room."""
        if self._known[kind]:
            self._known[kind] -= 1
            return True
        if not self._missing:
            return False
        self._left[kind] -= 1
        self._hand[kind] += 1
        self._missing -= 1
        return True

    def _picked(self, weights: dict[int, float]) -> int | None:
        """A random key by weight; None if all weights are 0."""
        at = self._chance() * sum(weights.values())
        for key, weight in weights.items():
            at -= weight
            if weight and at < 0:
                return key
        return None
