"""Ways to play a decision, played out in the same imagined deals, and how far apart they are.

There are several playouts, because each has its own habits: a way that is better only by a quirk of one isn't better by
another.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from math import sqrt
from typing import Final

from msgspec import Struct

from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.likely_cards import Weights
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import play_turn
from game.ai.search.careful_takes import careful_turn
from game.ai.search.ideas import Idea
from game.ai.search.playouts import PLAYED, TOLD, Guard, Play, laps_ahead, lead_after, towards_winning
from game.ai.search.worlds import Worlds
from game.ai.tunings.fixed_tunings import fixed_tuning_for
from game.ai.tunings.learned_weights import learned_tuning_for, value_for
from game.engine.table.view import PlayerView

_WHOLE_ROUND: Final = 1000
"""More turns than any round has."""


class Playout(Enum):
    """How an imagined deal is played on after the decision."""

    LEARNED = auto()
    """By the learned tuning for some laps, two in every preset, then by the learned value of positions."""
    PLAIN = auto()
    """By the tuning of `normal` for the same number of laps, then by the same value."""
    WHOLE = auto()
    """By the tuning of `normal` to the end of the round."""
    CAREFUL = auto()
    """As `LEARNED`, but the next player takes the pile only where `hard` would."""


BOTH: Final[Mapping[Playout, Guard]] = {Playout.LEARNED: TOLD, Playout.PLAIN: PLAYED}
"""What a way must gain by each of the two to be clearly better. The second playout needn't be as sure: it is only asked
if the first one is.
"""


class Gap(Struct, frozen=True):
    """By how much one way is better than another in the deals in which both were played out."""

    mean: float
    error: float
    better: int
    worse: int
    """In how many deals it is better and in how many worse."""
    deals: int

    def passes(self, guard: Guard) -> bool:
        """Whether it is large and sure enough for the guard."""
        return self.mean >= guard.least_gain and self.mean >= guard.errors * self.error


def gap_between(better: Iterable[float], other: Iterable[float]) -> Gap:
    """From the leads of both, deal by deal; one sequence may be shorter."""
    gaps = [its - own for its, own in zip(better, other, strict=False)]
    deals = len(gaps)
    mean = sum(gaps) / deals
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, deals - 1) / deals)
    return Gap(mean, error, sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps), deals)


class MeasuredWays:
    """Ways by index, each played out in as many of the same deals as requested."""

    def __init__(
        self, view: PlayerView, ideas: Sequence[Idea], rng: random.Random, weights: Weights | None = None
    ) -> None:
        """`weights` replace the learned likelihoods of hidden hands (`Worlds`)."""
        board = view.board
        turns, plain = laps_ahead(board) * board.players, fixed_tuning_for(board)
        self._how = {
            Playout.LEARNED: (turns, learned_tuning_for(board)),
            Playout.PLAIN: (turns, plain),
            Playout.WHOLE: (_WHOLE_ROUND, plain),
            Playout.CAREFUL: (turns, learned_tuning_for(board)),
        }
        self._ideas = ideas
        self._worlds = Worlds(view, weights=weights)
        self._value = value_for(board)
        self._rng = rng
        self._dealt: list[CountedPosition] = []
        self._leads: defaultdict[tuple[Playout, int], list[float]] = defaultdict(list)

    def play(self, deals: int, ways: Iterable[int], *playouts: Playout) -> None:
        """Play these ways by these playouts, up to `deals` deals in total."""
        while len(self._dealt) < deals:
            self._dealt.append(self._worlds.one(self._rng))
        for playout in playouts:
            turns, tuning = self._how[playout]
            for way in ways:
                leads = self._leads[playout, way]
                for number, world in enumerate(self._dealt[len(leads) : deals], len(leads)):
                    play = self._careful_first(number) if playout is Playout.CAREFUL else play_turn
                    leads.append(lead_after(world, self._ideas[way], turns, tuning, self._value, play))

    def _careful_first(self, deal: int) -> Play:
        """Plays the first turn it is asked for with care, and every other by habit."""
        plays: list[Play] = [partial(careful_turn, value=self._value, rng=random.Random(deal))]

        def play(position: CountedPosition, tuning: Tuning) -> None:
            (plays.pop() if plays else play_turn)(position, tuning)

        return play

    def leads(self, way: int, playout: Playout) -> Sequence[float]:
        """The seat's team's final lead in points, by deal."""
        return self._leads[playout, way]

    def gap(self, better: int, other: int, playout: Playout) -> Gap:
        """By how much one is better than the other by this playout."""
        return gap_between(self.leads(better, playout), self.leads(other, playout))

    def are_alike(self, way: int, one: Playout, other: Playout) -> bool:
        """Whether the way comes to the same by two playouts in nine of ten deals that were played out by both."""
        leads = list(zip(self.leads(way, one), self.leads(way, other), strict=False))
        return 10 * sum(lead != its for lead, its in leads) <= len(leads)

    def is_clear(self, way: int, other: int, playout: Playout) -> bool:
        """Whether one is clearly better than the other according to this playout."""
        return self.gap(way, other, playout).passes(BOTH.get(playout, PLAYED))

    def wins_more(self, way: int, other: int, playout: Playout) -> bool:
        """Whether a gain in points doesn't give up the match; before the last round it can't."""
        if not self._worlds.is_last_round:
            return True
        world = self._dealt[0]  # what the teams had before the round is the same in all
        won, lost = ([towards_winning(lead, world) for lead in self.leads(one, playout)] for one in (way, other))
        return gap_between(won, lost).mean > 0
