"""Whether a problem holds: nothing rests on a rival's folly, and nothing beats what is shown as best."""

import random
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import islice
from typing import Final

from msgspec import Struct

from game.ai.brain.card_classes import RED_THREE
from game.ai.brain.counted_position import DISCARD, MELD, OUT, TAKE, CountedPosition, position_of
from game.ai.brain.discarding import keep_values
from game.ai.search.ideas import Idea, books_of, played_idea, plays
from game.ai.search.worlds import rng_for
from game.ai.tunings.learned_weights import learned_tuning_for
from game.analysis.facts import LEAST_POINTS
from game.analysis.judged.alternatives import Shape, other_ideas, shape_of
from game.analysis.judged.measured_ways import BOTH, MeasuredWays, Playout
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.problems.problem_facts import Problem
from tools.problems.measuring import alternatives

_CAREFUL_DEALS: Final = 200
_MOST_IDEAS: Final = 4
"""This many different moves that are all as good don't make a problem."""

_LOOKS: Final = ((8, 48), (40, 12), (200, 6))
"""Deals of each look for a way that beats the best, and how many go on."""

_SURE_DEALS: Final = 1000
_DISCARDS: Final = 8


class ProblemFlaw(StrEnum):
    """Why a problem is none."""

    BAIT = "bait"
    """The best way wins only by a next player who takes the pile unwisely."""
    ALL_ALIKE = "all_alike"
    """Four different lay-downs are as good as each other, or most of the discards."""
    BEATEN = "beaten"
    """Another way beats what is shown as best."""


class Checked(Struct, frozen=True):
    """What came of a problem."""

    id: str
    flaw: ProblemFlaw | None
    best: tuple[Move, ...]
    """What to show as best: a way as good that makes a book where the best one lays nothing down."""
    careful: float
    """Points over what was played, with a careful next player."""


def checked(problem: Problem) -> Checked:
    """The first flaw found, the cheapest looked for first."""
    view = problem.view()
    best = best_to_show(view, problem)
    careful = careful_gap(view, best, problem.that_day)
    flaw = None
    if all_alike(view, problem):
        flaw = ProblemFlaw.ALL_ALIKE
    elif careful < LEAST_POINTS:
        flaw = ProblemFlaw.BAIT
    elif is_beaten(view, best):
        flaw = ProblemFlaw.BEATEN
    return Checked(problem.id, flaw, best, round(careful, 1))


def all_alike(view: PlayerView, problem: Problem) -> bool:
    """Whether there is nothing to find: four different lay-downs are as good as each other, or most of the discards."""
    good = [problem.best, *(one.moves for one in problem.as_good)]
    if len({_lays(view, way) for way in good}) >= _MOST_IDEAS:
        return True
    return len(good) >= _MOST_IDEAS and 2 * len(good) > 1 + alternatives(view, problem.best, problem.that_day)


def best_to_show(view: PlayerView, problem: Problem) -> tuple[Move, ...]:
    """The best way, or one as good that makes more books where the best one lays nothing down."""
    first = played_idea(problem.best)
    if first is None or first.kind != DISCARD:
        return problem.best
    position = position_of(view)
    none = books_of(position, view.team)
    for way in problem.as_good:
        idea = played_idea(way.moves)
        if idea is not None and books_of(idea.laid(position, view.seat), view.team) > none:
            return way.moves
    return problem.best


def careful_gap(view: PlayerView, best: Sequence[Move], other: Sequence[Move]) -> float:
    """Points by which one way is better than another if the next player takes the pile only where that pays."""
    ideas = [played_idea(best), played_idea(other)]
    ways = MeasuredWays(view, [idea for idea in ideas if idea], random.Random(rng_for(view).getrandbits(32)), ())
    ways.play(_CAREFUL_DEALS, (0, 1), Playout.CAREFUL)
    return ways.gap(0, 1, Playout.CAREFUL).mean


def is_beaten(view: PlayerView, best: Sequence[Move]) -> bool:
    """Whether any way that comes to mind is clearly better than the best by every playout."""
    first = played_idea(best)
    assert first is not None
    ways = MeasuredWays(view, ideas := _all_ideas(view, first), random.Random(rng_for(view).getrandbits(31)), ())
    alive = list(range(1, len(ideas)))
    for deals, most in _LOOKS:
        ways.play(deals, (0, *alive), Playout.LEARNED)
        alive = [way for way in alive if _may_beat(ways, way, Playout.LEARNED)]
        alive = sorted(alive, key=lambda way: -ways.gap(way, 0, Playout.LEARNED).mean)[:most]
    for playout in (Playout.PLAIN, Playout.CAREFUL):
        ways.play(_CAREFUL_DEALS, (0, *alive) if alive else (), playout)
        alive = [way for way in alive if _may_beat(ways, way, playout)]
    ways.play(_SURE_DEALS, (0, *alive) if alive else (), *BOTH)
    return any(all(ways.is_clear(way, 0, playout) for playout in BOTH) for way in alive)


def _may_beat(ways: MeasuredWays, way: int, playout: Playout) -> bool:
    gap = ways.gap(way, 0, playout)
    return gap.mean + 2 * gap.error >= LEAST_POINTS and gap.mean > -LEAST_POINTS


def _all_ideas(view: PlayerView, best: Idea) -> list[Idea]:
    """The best way, then every lay-down with every discard worth a thought, each once."""
    position = position_of(view)
    found: dict[Shape, Idea] = {shape_of(position, best): best}
    for idea in (*other_ideas(view, best), *_with_discards(view, position)):
        found.setdefault(shape_of(position, idea), idea)
    return list(found.values())


def _with_discards(view: PlayerView, position: CountedPosition) -> Iterator[Idea]:
    if view.board.phase != Phase.PLAY:
        return
    tuning, seat = learned_tuning_for(view.board), view.seat
    for idea in plays(view, position, tuning, False, _DISCARDS):
        yield idea
        after = idea.laid(position, seat)
        if idea.kind != MELD or after.foot_due(seat) or after.held[seat] - 1 < after.in_foot[seat]:
            continue
        kinds = [RED_THREE] if after.hands[seat][RED_THREE] and not after.book.lays_red else []
        kinds += [kind for _, kind in keep_values(after, seat, tuning, False)]
        yield from (Idea(idea.move, MELD, idea.lays, kind) for kind in islice(kinds, _DISCARDS))


def _lays(view: PlayerView, moves: Sequence[Move]) -> tuple[object, ...]:
    """What a way amounts to, whatever it discards."""
    idea = played_idea(moves)
    shape = None if idea is None else shape_of(position_of(view), idea)
    return () if shape is None else (shape.kind in (TAKE, OUT), shape.lays)
