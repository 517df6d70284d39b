"""Whether one way to play a decision is clearly the best: all ways are played out in the same imagined deals, twice.

The first time as decisions are judged: everybody continues by the learned tuning for two laps, then the position is
valued. The second time with other habits: everybody continues as `normal` does. A way that is best only by a quirk of
one playout isn't best by the other. Both use the same learned position values, so the best way must also beat what was
played when everybody continues as `normal` to the end of the round, without anything learned.
"""

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from game.ai.brain.counted_position import position_of
from game.ai.search.ideas import Idea, played_idea
from game.ai.search.worlds import rng_for
from game.analysis.facts import LEAST_ERRORS, LEAST_POINTS
from game.analysis.judged.alternatives import Shape, moves_of, other_ideas, shape_of
from game.analysis.judged.decisions import Decision
from game.analysis.judged.measured_ways import BOTH, Gap, MeasuredWays, Playout
from game.engine.moves import Discard, Move
from game.engine.table.view import PlayerView
from game.problems.problem_facts import LEAST_AHEAD, WORLDS, GoodWay, Grade, ProblemFigures
from tools.problems.solving import is_same_move

LEAST_SHARE: Final = 0.8
"""The best way of a problem is better in at least this share of the imagined deals."""

SHOWS_EARLY: Final = 1.25
"""In a problem that shows early the best way leads for good after at most this many imagined deals on average."""

_LOOKS: Final = (4, 8, 16, 32, 64)
"""While the best way is being found: numbers of deals after which a decision that can't be a problem is dropped."""

_STEPS: Final = (8, 20, 50, 100, 250, 500, WORLDS)
"""The same while the best way is being measured anew."""

_FIRST_LOOKS: Final = (8, 20, 50, 100)
"""The same while the best way is compared only with what was played."""

_SETTLED_FROM: Final = 100
"""After this many deals a way that is far behind is dropped."""

QUICK_LOOK: Final = 1.5
CLOSE_LOOK: Final = 2.0
"""Standard errors that a figure may still move while deals are few: higher values find more problems, and take twice
the time.
"""

_STARTS: Final = range(0, _SETTLED_FROM, 5)
"""Starting points, within the first deals, from which the thinking time is measured."""

_CERTAIN: Final = 4.0
"""A way that is behind by this many standard errors more than required is dropped."""

_ERRORS: Final = 3.0
"""Like `QUICK_LOOK` and `CLOSE_LOOK`, for measuring a given best way."""


def stars_of(thinking: float, *, by_habit: bool) -> Grade:
    """The stars of a problem that takes this much thinking and that the habits of `normal` find, or miss."""
    shows_early = thinking <= SHOWS_EARLY
    return 1 if by_habit and shows_early else 2 if by_habit or shows_early else 3


class ClearBest(Struct, frozen=True):
    """A way that is better than every other except those that are as good, by both playouts."""

    best: tuple[Move, ...]
    as_good: tuple[GoodWay, ...]
    learned: ProblemFigures
    plain: ProblemFigures
    whole_round: float
    """Points over what was played that day, by the third playout."""
    thinking: float
    """Deals after which it leads for good."""


def clear_best(decision: Decision, doubt: float = QUICK_LOOK) -> ClearBest | None:
    """The clearly best way in a decision, if it isn't the one that was played; None if there is none. A quick look may
    miss one.
    """
    view = decision.view
    played = played_idea(decision.moves)
    others = [] if played is None else other_ideas(view, played)
    if played is None or not others:
        return None
    best = _looked_for(view, [played, *others], doubt)
    return None if best is None else confirmed(view, moves_of(view, best, decision.moves), decision.moves, doubt=doubt)


def is_discard_clear(decision: Decision, doubt: float) -> bool:
    """Whether another discard after the same lay-down may be clearly best: takes a tenth of the time."""
    view = decision.view
    played = played_idea(decision.moves)
    if played is None or not isinstance(decision.moves[-1], Discard):
        return False
    position = position_of(view)
    then = shape_of(position, played)
    others = [idea for idea in other_ideas(view, played) if is_same_move(shape_of(position, idea), then)]
    return bool(others) and _looked_for(view, [played, *others], doubt) is not None


def _looked_for(view: PlayerView, ideas: Sequence[Idea], doubt: float) -> Idea | None:
    """The most promising way that may be clearly best; None if the first, which was played, may be as good."""
    ways = _ways(view, ideas, rng_for(view).getrandbits(32))
    everyone = range(len(ideas))
    position = position_of(view)
    shapes = [shape_of(position, idea) for idea in ideas]
    best = 0
    for deals in _LOOKS:
        ways.play(deals, everyone, Playout.LEARNED)
        best = max(everyone, key=lambda way: sum(ways.leads(way, Playout.LEARNED)))
        behind = {way: ways.gap(best, way, Playout.LEARNED) for way in everyone if way != best}
        if best == 0 or not _may_be_clear(behind[0], doubt):
            return None
        same = is_same_move(shapes[best], shapes[0])
        others = (gap for way, gap in behind.items() if same or not is_same_move(shapes[best], shapes[way]))
        if not all(_may_be_as_good(gap, doubt) or _may_be_clear(gap, doubt) for gap in others):
            return None
        ways.play(deals, (best, 0), Playout.PLAIN)
        if not _may_be_clear(ways.gap(best, 0, Playout.PLAIN), doubt):
            return None
    return ideas[best]


def confirmed(
    view: PlayerView,
    best: tuple[Move, ...],
    that_day: tuple[Move, ...],
    worlds: int = WORLDS,
    doubt: float = _ERRORS,
) -> ClearBest | None:
    """The best way with its figures, measured in deals that weren't used to find it; None if it isn't clear.

    Every alternative to the best way and to what was played is either as good by both playouts or clearly behind by
    both. Lay-downs are compared, whatever is discarded after them; only if what was played lays the same cards as the
    best way are the discards compared. With fewer deals than `WORLDS` it is enough that this may still be so.
    """
    ideas = _all_ideas(view, best, that_day)
    if ideas is None:
        return None
    rng = rng_for(view)
    rng.getrandbits(32)  # skip the deals in which it was found
    measuring, to_the_end = rng.getrandbits(32), rng.getrandbits(32)
    ways = _ways(view, ideas, measuring)
    for deals in _FIRST_LOOKS:
        ways.play(deals, (0, 1), *BOTH)
        if not all(_may_be_clear(ways.gap(0, 1, playout), doubt) for playout in BOTH):
            return None
    open_ways = list(range(1, len(ideas)))
    for deals in (*(step for step in _STEPS if step < worlds), worlds):
        ways.play(deals, (0, *open_ways), *BOTH)
        left_open = 0.0 if deals == WORLDS else doubt
        behind = {way: [ways.gap(0, way, playout) for playout in BOTH] for way in open_ways}
        alike = [way for way, gaps in behind.items() if all(_may_be_as_good(gap, left_open) for gap in gaps)]
        clear = [way for way, gaps in behind.items() if all(_may_be_clear(gap, left_open) for gap in gaps)]
        if (1 not in clear and 1 in open_ways) or len({*alike, *clear}) < len(open_ways):
            return None
        if deals >= _SETTLED_FROM and deals < worlds:
            settled = [way for way, gaps in behind.items() if all(_may_be_clear(gap, -_CERTAIN) for gap in gaps)]
            open_ways = [way for way in open_ways if way not in settled or way == 1]
    same = [index for index in alike if index not in clear]
    left = [index for index in range(1, len(ideas)) if index not in same]
    whole_round = _gain_to_the_end(view, ideas[:2], to_the_end, worlds, doubt)
    if whole_round is None:
        return None
    learned, plain = (_figures(ways, left, playout) for playout in BOTH)
    as_good = tuple(_good_way(ways, index, moves_of(view, ideas[index], best)) for index in same)
    thinking = max(_leads_for_good(ways, (0, *same), left, playout) for playout in BOTH)
    return ClearBest(best, as_good, learned, plain, whole_round, round(thinking, 2))


def _ways(view: PlayerView, ideas: Sequence[Idea], seed: int) -> MeasuredWays:
    return MeasuredWays(view, ideas, random.Random(seed), weights=())  # a problem is shown without its history


def _may_be_as_good(behind: Gap, errors: float) -> bool:
    """Whether a way that is this far behind is as good, within this many standard errors."""
    return abs(behind.mean) - errors * behind.error < LEAST_POINTS


def _may_be_clear(behind: Gap, errors: float) -> bool:
    """Whether it is clearly behind, within this many standard errors; with a negative number, surely so."""
    share = behind.better / behind.deals + errors * sqrt(LEAST_SHARE * (1 - LEAST_SHARE) / behind.deals)
    return behind.mean + errors * behind.error >= LEAST_AHEAD and share >= LEAST_SHARE


def _leads_for_good(ways: MeasuredWays, good: Sequence[int], left: Sequence[int], playout: Playout) -> float:
    """Deals after which one of the good ways stays ahead of all that are left, averaged over starting points."""
    leads = {way: ways.leads(way, playout) for way in (*good, *left)}
    deals = min(_SETTLED_FROM, *map(len, leads.values()))
    taken = []
    for start in _STARTS:
        sums, last = dict.fromkeys(leads, 0.0), 0
        for number in range(deals):
            for way, by_deal in leads.items():
                sums[way] += by_deal[(start + number) % deals]
            if max(sums[way] for way in good) <= max(sums[way] for way in left):
                last = number + 1
        taken.append(last + 1)
    return sum(taken) / len(taken)


def _gain_to_the_end(view: PlayerView, ideas: Sequence[Idea], seed: int, worlds: int, doubt: float) -> float | None:
    """By how much the first is better than the second when the round is played out; None if that isn't certain."""
    ways = _ways(view, ideas, seed)
    for deals in (*(step for step in _STEPS if step < worlds), worlds):
        ways.play(deals, (0, 1), Playout.WHOLE)
        gap = ways.gap(0, 1, Playout.WHOLE)
        left_open, sure = (doubt, 0.0) if deals < WORLDS else (0.0, LEAST_ERRORS)
        if gap.mean + left_open * gap.error < max(LEAST_POINTS, sure * gap.error):
            return None
    return round(gap.mean, 1)


def alternatives(view: PlayerView, best: Sequence[Move], that_day: Sequence[Move]) -> int:
    """How many alternatives to the best way come to mind."""
    return len(_all_ideas(view, best, that_day) or ()) - 1


def _good_way(ways: MeasuredWays, way: int, moves: tuple[Move, ...]) -> GoodWay:
    over = ways.gap(way, 1, Playout.LEARNED)
    return GoodWay(moves, round(over.mean, 1), round(over.better / over.deals, 3))


def _figures(ways: MeasuredWays, left: Sequence[int], playout: Playout) -> ProblemFigures:
    gaps = [ways.gap(0, way, playout) for way in left]
    that_day = ways.gap(0, 1, playout)
    return ProblemFigures(
        round(min(gap.mean for gap in gaps), 1),
        round(min(gap.better / gap.deals for gap in gaps), 3),
        round(that_day.mean, 1),
        round(that_day.better / that_day.deals, 3),
    )


def _all_ideas(view: PlayerView, best: Sequence[Move], that_day: Sequence[Move]) -> list[Idea] | None:
    """The best way, what was played, and all alternatives to either, each once."""
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
