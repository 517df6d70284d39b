"""Whether one way to play a decision is clearly the best: all ways are played out in the same imagined deals, twice.

Once as decisions are judged: everybody goes on by the learned tuning for two laps, then the position is valued. Once
by other habits: everybody goes on as `normal` does. A way that is best only by a quirk of the one is not best by the
other. Both value positions by the same learned numbers, so what is best must also gain on what was played where
everybody goes on as `normal` to the end of the round, and nothing learned is asked.
"""

import random
from collections.abc import Sequence
from enum import Enum, auto
from math import sqrt
from typing import Final

from msgspec import Struct

from game.ai.brain.counted_position import DISCARD, MELD
from game.ai.brain.from_view import position_of
from game.ai.fixed_tunings import fixed_tuning_for
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.search.ideas import Idea
from game.ai.search.playouts import LAPS, lead_after
from game.ai.search.worlds import Worlds, rng_for
from game.analysis.decisions import Decision
from game.analysis.facts import LEAST_ERRORS, LEAST_POINTS
from game.analysis.ways import Shape, moves_of, other_ideas, played_idea, shape_of
from game.engine.moves import Discard, Move
from game.engine.view import PlayerView
from game.problems.problem_facts import LEAST_AHEAD, LEAST_SHARE, WORLDS, GoodWay, ProblemFigures

_LOOKS: Final = (4, 8, 16, 32, 64)
"""Deals after which a decision is dropped that cannot be a problem any more, while the best way is looked for."""

_STEPS: Final = (8, 20, 50, 100, 250, 500, WORLDS)
"""The same while the best way is measured anew."""

_FIRST_LOOKS: Final = (8, 20, 50, 100)
"""The same while the best way is held against what was played alone."""

_SETTLED_FROM: Final = 100
"""Deals after which a way that is far behind is given up."""

QUICK_LOOK: Final = 1.5
CLOSE_LOOK: Final = 2.0
"""Standard errors that a figure may still move while deals are few: more of them find more problems, and take twice the
time.
"""

_STARTS: Final = range(0, _SETTLED_FROM, 5)
"""Of the first deals, those from which thinking is begun, to tell how long it takes."""

_CERTAIN: Final = 4.0
"""And those that it may not move any more."""

_ERRORS: Final = 3.0
"""The same as the first where nothing is looked for."""

_WHOLE_ROUND: Final = 1000
"""More turns than a round has."""


class Playout(Enum):
    """How an imagined deal is played on after the decision."""

    LEARNED = auto()
    """By the learned tuning for two laps, then by the learned value of positions."""
    PLAIN = auto()
    """By the tuning of `normal` for two laps, then by the same value."""
    WHOLE = auto()
    """By the tuning of `normal` to the end of the round."""


_BOTH: Final = (Playout.LEARNED, Playout.PLAIN)


class ClearBest(Struct, frozen=True):
    """A way that is better than every other but those that are as good, by both playouts."""

    best: tuple[Move, ...]
    as_good: tuple[GoodWay, ...]
    learned: ProblemFigures
    plain: ProblemFigures
    whole_round: float
    """Points over what was played that day, by the third playout."""
    thinking: float
    """Deals after which it leads for good."""


class _Behind(Struct, frozen=True):
    """How far a way is behind the best, in so many deals."""

    mean: float
    error: float
    share: float
    """Of the deals in which the best was better."""
    deals: int

    def may_be_as_good(self, errors: float) -> bool:
        """Whether it comes to the same, give or take so many standard errors."""
        return abs(self.mean) - errors * self.error < LEAST_POINTS

    def may_be_clear(self, errors: float) -> bool:
        """Whether it is clearly behind, give or take so many standard errors; with less than none, surely so."""
        share = self.share + errors * sqrt(LEAST_SHARE * (1 - LEAST_SHARE) / self.deals)
        return self.mean + errors * self.error >= LEAST_AHEAD and share >= LEAST_SHARE


class _Ways:
    """Ways played out in the same deals, each by some playouts."""

    def __init__(
        self, view: PlayerView, ideas: Sequence[Idea], playouts: Sequence[Playout], rng: random.Random
    ) -> None:
        self._ideas = ideas
        self._worlds = Worlds(view, weights=())  # a problem is put without what was done before it
        self._learned = learned_tuning_for(view.board)
        self._normal = fixed_tuning_for(view.board)
        self._value = value_for(view.board)
        self._rng = rng
        self._leads: dict[Playout, list[list[float]]] = {playout: [[] for _ in ideas] for playout in playouts}
        self._deals = 0

    def play(self, deals: int, alive: Sequence[int]) -> None:
        """Up to so many deals in all, for these ways."""
        for _ in range(self._deals, deals):
            world = self._worlds.one(self._rng)
            for playout, leads in self._leads.items():
                for index in alive:
                    idea = self._ideas[index]
                    tuning = self._learned if playout is Playout.LEARNED else self._normal
                    turns = _WHOLE_ROUND if playout is Playout.WHOLE else LAPS * world.players
                    leads[index].append(lead_after(world, idea, turns, tuning, self._value))
        self._deals = max(self._deals, deals)

    def mean(self, index: int, playout: Playout) -> float:
        """The lead that a way came to."""
        leads = self._leads[playout][index]
        return sum(leads) / len(leads)

    def behind(self, index: int, best: int, playout: Playout) -> _Behind:
        """How far one is behind the other, in the deals of both."""
        leads = self._leads[playout]
        gaps = [its - mine for its, mine in zip(leads[best], leads[index], strict=False)]
        deals = len(gaps)
        mean = sum(gaps) / deals
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, deals - 1) / deals)
        return _Behind(mean, error, sum(gap > 0 for gap in gaps) / deals, deals)

    def leads_for_good(self, good: Sequence[int], left: Sequence[int], playout: Playout) -> float:
        """Deals after which one of the good ways stays ahead of all that are left, on average over where one begins."""
        leads = self._leads[playout]
        deals = min(_SETTLED_FROM, self._deals)
        taken = []
        for start in _STARTS:
            sums, last = [0.0] * len(leads), 0
            for number in range(deals):
                for index in (*good, *left):
                    sums[index] += leads[index][(start + number) % deals]
                if max(sums[index] for index in good) <= max(sums[index] for index in left):
                    last = number + 1
            taken.append(last + 1)
        return sum(taken) / len(taken)


def clear_best(decision: Decision, doubt: float = QUICK_LOOK) -> ClearBest | None:
    """The way that is clearly best in a decision, if it is another than the one that was played; none may be found in a
    quick look where there is one.
    """
    view = decision.view
    played = played_idea(decision.moves)
    others = [] if played is None else other_ideas(view, played)
    if played is None or not others:
        return None
    best = _looked_for(view, [played, *others], doubt)
    return None if best is None else confirmed(view, moves_of(view, best, decision.moves), decision.moves, doubt=doubt)


def is_discard_clear(decision: Decision, doubt: float) -> bool:
    """Whether another discard after the same lay-down may be clearly best: a look that takes a tenth of the time."""
    view = decision.view
    played = played_idea(decision.moves)
    if played is None or not isinstance(decision.moves[-1], Discard):
        return False
    position = position_of(view)
    then = shape_of(position, played)
    others = [idea for idea in other_ideas(view, played) if is_same_move(shape_of(position, idea), then)]
    return bool(others) and _looked_for(view, [played, *others], doubt) is not None


def _looked_for(view: PlayerView, ideas: Sequence[Idea], doubt: float) -> Idea | None:
    """The way that looks best and may be clearly so; None where the first, which was played, may be as good."""
    looking = rng_for(view).getrandbits(32)
    ways = _Ways(view, ideas, (Playout.LEARNED,), random.Random(looking))
    everyone = range(len(ideas))
    position = position_of(view)
    shapes = [shape_of(position, idea) for idea in ideas]
    best = 0
    for deals in _LOOKS:
        ways.play(deals, everyone)
        best = max(everyone, key=lambda index: ways.mean(index, Playout.LEARNED))
        behind = {index: ways.behind(index, best, Playout.LEARNED) for index in everyone if index != best}
        if best == 0 or not behind[0].may_be_clear(doubt):
            return None
        same = is_same_move(shapes[best], shapes[0])
        others = (gap for index, gap in behind.items() if same or not is_same_move(shapes[best], shapes[index]))
        if not all(gap.may_be_as_good(doubt) or gap.may_be_clear(doubt) for gap in others):
            return None
        plain = _Ways(view, (ideas[best], ideas[0]), (Playout.PLAIN,), random.Random(looking))
        plain.play(deals, (0, 1))
        if not plain.behind(1, 0, Playout.PLAIN).may_be_clear(doubt):
            return None
    return ideas[best]


def confirmed(
    view: PlayerView,
    best: tuple[Move, ...],
    that_day: tuple[Move, ...],
    worlds: int = WORLDS,
    doubt: float = _ERRORS,
) -> ClearBest | None:
    """The best way with its figures, measured in deals that played no part in finding it; None where it is not clear.

    Every way that is thought of beside the best and beside what was played is either as good by both playouts or
    clearly behind by both. What is compared are lay-downs, whatever is thrown after them; only where what was played
    lays the same cards as the best way, it is what they throw. With fewer deals than `WORLDS` it is enough that this
    may still turn out so.
    """
    ideas = _all_ideas(view, best, that_day)
    if ideas is None:
        return None
    rng = rng_for(view)
    rng.getrandbits(32)  # the deals in which it was looked for
    measuring, to_the_end = rng.getrandbits(32), rng.getrandbits(32)
    first_look = _Ways(view, ideas[:2], _BOTH, random.Random(measuring))
    for deals in _FIRST_LOOKS:
        first_look.play(deals, (0, 1))
        if not all(first_look.behind(1, 0, playout).may_be_clear(doubt) for playout in _BOTH):
            return None
    ways = _Ways(view, ideas, _BOTH, random.Random(measuring))
    open_ways = list(range(1, len(ideas)))
    for deals in (*(step for step in _STEPS if step < worlds), worlds):
        ways.play(deals, (0, *open_ways))
        left_open = 0.0 if deals == WORLDS else doubt
        behind = {index: [ways.behind(index, 0, playout) for playout in _BOTH] for index in open_ways}
        alike = [index for index, gaps in behind.items() if all(gap.may_be_as_good(left_open) for gap in gaps)]
        clear = [index for index, gaps in behind.items() if all(gap.may_be_clear(left_open) for gap in gaps)]
        if (1 not in clear and 1 in open_ways) or len({*alike, *clear}) < len(open_ways):
            return None
        if deals >= _SETTLED_FROM and deals < worlds:
            settled = [index for index, gaps in behind.items() if all(gap.may_be_clear(-_CERTAIN) for gap in gaps)]
            open_ways = [index for index in open_ways if index not in settled or index == 1]
    same = [index for index in alike if index not in clear]
    left = [index for index in range(1, len(ideas)) if index not in same]
    whole_round = _gain_to_the_end(view, ideas[:2], random.Random(to_the_end), worlds, doubt)
    if whole_round is None:
        return None
    learned, plain = (_figures(ways, left, playout) for playout in _BOTH)
    as_good = tuple(_good_way(ways, index, moves_of(view, ideas[index], best)) for index in same)
    thinking = max(ways.leads_for_good((0, *same), left, playout) for playout in _BOTH)
    return ClearBest(best, as_good, learned, plain, whole_round, round(thinking, 2))


def _gain_to_the_end(
    view: PlayerView, ideas: Sequence[Idea], rng: random.Random, worlds: int, doubt: float
) -> float | None:
    """By how much the first is better than the second where the round is played out; None where that is not sure."""
    ways = _Ways(view, ideas, (Playout.WHOLE,), rng)
    for deals in (*(step for step in _STEPS if step < worlds), worlds):
        ways.play(deals, (0, 1))
        gap = ways.behind(1, 0, Playout.WHOLE)
        left_open, sure = (doubt, 0.0) if deals < WORLDS else (0.0, LEAST_ERRORS)
        if gap.mean + left_open * gap.error < max(LEAST_POINTS, sure * gap.error):
            return None
    return round(gap.mean, 1)


def alternatives(view: PlayerView, best: Sequence[Move], that_day: Sequence[Move]) -> int:
    """How many ways beside the best one come to mind."""
    return len(_all_ideas(view, best, that_day) or ()) - 1


def is_same_move(best: Shape, other: Shape) -> bool:
    """Whether a way lays down the very cards that the best one does, or none as that: only what is thrown differs."""
    return {best.kind, other.kind} <= {MELD, DISCARD} and best.lays == other.lays


def _good_way(ways: _Ways, index: int, moves: tuple[Move, ...]) -> GoodWay:
    over = ways.behind(1, index, Playout.LEARNED)
    return GoodWay(moves, round(over.mean, 1), round(over.share, 3))


def _figures(ways: _Ways, left: Sequence[int], playout: Playout) -> ProblemFigures:
    gaps = [ways.behind(index, 0, playout) for index in left]
    that_day = ways.behind(1, 0, playout)
    return ProblemFigures(
        round(min(gap.mean for gap in gaps), 1),
        round(min(gap.share for gap in gaps), 3),
        round(that_day.mean, 1),
        round(that_day.share, 3),
    )


def _all_ideas(view: PlayerView, best: Sequence[Move], that_day: Sequence[Move]) -> list[Idea] | None:
    """The best way, what was played, and what else is thought of beside either, each once."""
    first, played = played_idea(best), played_idea(that_day)
    if first is None or played is None:
        return None
    position = position_of(view)
    found: dict[Shape, Idea] = {}
    for idea in (first, played, *other_ideas(view, first), *other_ideas(view, played)):
        found.setdefault(shape_of(position, idea), idea)
    wanted, then = shape_of(position, first), shape_of(position, played)
    same = is_same_move(wanted, then)
    ideas = [idea for shape, idea in found.items() if idea is first or same or not is_same_move(wanted, shape)]
    return ideas if len(ideas) > 1 and ideas[1] is played else None
