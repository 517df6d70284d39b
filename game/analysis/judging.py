"""What one decision gave away: it is played out against what else could have been done, in imagined worlds.

The ways that look better are chosen in some worlds and measured in others, so that the luck which made them stand out
does not count. Nothing is known here but the view of the seat, and the same view always gets the same answer.
"""

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.search.ideas import Idea
from game.ai.search.playouts import laps_ahead, lead_after, towards_winning
from game.ai.search.worlds import Worlds, rng_for
from game.analysis.decisions import Decision
from game.analysis.facts import (
    LEAST_ERRORS,
    LEAST_POINTS,
    BetterWay,
    DecisionKind,
    JudgedDecision,
    MeasuredTry,
    TryVerdict,
)
from game.analysis.subjects import kind_of, theme_of
from game.analysis.ways import moves_of, other_ideas, played_idea
from game.analysis.why_better import why_better
from game.engine.moves import Move
from game.engine.view import PlayerView

MOST_BETTER: Final = 3
"""Better ways that are told of one decision."""

_BATCH: Final = 8
"""Worlds after which ways that cannot count any more are given up."""

_STEP: Final = 25
"""The same while those are measured that look best."""

_HOPELESS: Final = 2.0
"""Standard errors that a way may still gain: where even those leave it a tie it is given up."""


class Effort(Struct, frozen=True):
    """How many worlds a decision is given."""

    choosing: int
    """In which the ways that look better are chosen; half of the ways go on after each further batch."""
    measuring: int
    """In which those that look best are measured anew; what counts there must still count after as many more."""


QUICK: Final = Effort(32, 100)
"""For every decision of a match: some seconds a seat."""

DEEP: Final = Effort(96, 500)
"""For one decision, on wish: a second or two."""


class _Bench:
    """Ways played out in the same worlds, the played one first."""

    def __init__(self, view: PlayerView, ideas: Sequence[Idea], rng: random.Random) -> None:
        self._ideas = ideas
        self._worlds = Worlds(view)
        self._tuning = learned_tuning_for(view.board)
        self._value = value_for(view.board)
        self._turns = laps_ahead(view.board) * view.board.players
        self._rng = rng
        self._leads: list[list[float]] = [[] for _ in ideas]
        self.others = list(range(1, len(ideas)))
        """The numbers of the ways beside the played one."""
        self._won: list[list[float]] = [[] for _ in ideas]
        """The same with points that no longer decide the match counting less; empty before the last round."""

    def play(self, worlds: int, alive: Sequence[int]) -> None:
        """So many further worlds for the played way and those alive."""
        for _ in range(worlds):
            world = self._worlds.one(self._rng)
            for index in (0, *alive):
                lead = lead_after(world, self._ideas[index], self._turns, self._tuning, self._value)
                self._leads[index].append(lead)
                if self._worlds.is_last_round:
                    self._won[index].append(towards_winning(lead, world))

    def gains(self, index: int) -> list[float]:
        """By world, the points by which the way was better than what was played."""
        return [its - played for its, played in zip(self._leads[index], self._leads[0], strict=False)]

    def is_behind(self, index: int) -> bool:
        """Whether any of the other ways was better than this one beyond doubt."""
        for other in self.others:
            ahead = [its - own for its, own in zip(self._leads[other], self._leads[index], strict=False)]
            points, error = _mean_and_error(ahead)
            if points >= LEAST_POINTS and points >= LEAST_ERRORS * error:
                return True
        return False

    def gain(self, index: int) -> tuple[float, float]:
        """The mean of the gains and its standard error."""
        return _mean_and_error(self.gains(index))

    def can_count(self, index: int) -> bool:
        """Whether the way may still turn out to be better beyond doubt."""
        points, error = self.gain(index)
        return points + _HOPELESS * error >= LEAST_POINTS

    def counts(self, index: int) -> bool:
        """Whether the way was better beyond doubt, and does not give up the match for points."""
        points, error = self.gain(index)
        if points < LEAST_POINTS or points < LEAST_ERRORS * error:
            return False
        won = [its - played for its, played in zip(self._won[index], self._won[0], strict=False)]
        return not won or _mean_and_error(won)[0] > 0


def judge(decision: Decision, effort: Effort = QUICK) -> JudgedDecision:
    """What the decision gave away, by the view of the seat alone; nothing is said of one that followed a hint."""
    view = decision.view
    played = played_idea(decision.moves)
    others = [] if played is None or decision.hinted else other_ideas(view, played)
    if played is None or not others:
        return _judged(decision, DecisionKind.DISCARD if played is None else kind_of(view, played), 0)
    rng = rng_for(view)
    choosing = _Bench(view, [played, *others], random.Random(rng.getrandbits(32)))
    chosen = [others[index - 1] for index in _chosen(choosing, effort.choosing)]
    measuring = _Bench(view, [played, *chosen], random.Random(rng.getrandbits(32)))
    better = _measured(measuring, effort.measuring)
    if not better:
        return _judged(decision, kind_of(view, played), len(others))
    best, ways = chosen[better[0] - 1], [_better_way(decision, measuring, index, chosen[index - 1]) for index in better]
    return replace(
        _judged(decision, kind_of(view, played, best), len(others)),
        points=ways[0].points,
        error=ways[0].error,
        better=tuple(ways),
        theme=theme_of(view, played, best),
    )


def measure_tries(
    view: PlayerView, played: Sequence[Move], tries: Sequence[Sequence[Move]], worlds: int = 2 * QUICK.measuring
) -> tuple[MeasuredTry | None, ...]:
    """Other ways to play a decision against what was played, in the very worlds in which `judge` measures the best.

    None for a way that cannot be followed in counts, and for all where that is what was played.
    """
    ideas = [played_idea(played), *map(played_idea, tries)]
    rng = rng_for(view)
    rng.getrandbits(32)  # those in which the best ways are chosen
    there = [idea for idea in ideas[1:] if idea is not None]
    if ideas[0] is None or not there:
        return (None,) * len(tries)
    bench = _Bench(view, [ideas[0], *there], random.Random(rng.getrandbits(32)))
    bench.play(worlds, bench.others)
    measured = iter(bench.others)
    return tuple(
        None if idea is None else _measured_try(view, played, bench, next(measured), moves)
        for idea, moves in zip(ideas[1:], tries, strict=True)
    )


def _measured_try(
    view: PlayerView, played: Sequence[Move], bench: _Bench, index: int, moves: Sequence[Move]
) -> MeasuredTry:
    points, error = bench.gain(index)
    verdict = TryVerdict.BETTER if bench.counts(index) else TryVerdict.AS_GOOD
    if points <= -max(LEAST_POINTS, LEAST_ERRORS * error):
        verdict = TryVerdict.LESS
    return MeasuredTry(_way(view, played, bench, index, tuple(moves)), verdict, bench.is_behind(index))


def _judged(decision: Decision, kind: DecisionKind, compared: int) -> JudgedDecision:
    """The decision as one that gave nothing away."""
    return JudgedDecision(
        line=decision.line,
        round=decision.round,
        turn=decision.turn,
        seat=decision.seat,
        kind=kind,
        moves=decision.moves,
        compared=compared,
        hinted=decision.hinted,
    )


def _chosen(bench: _Bench, worlds: int) -> list[int]:
    """The ways that look best: those that cannot count any more are given up, then the lower half by turns."""
    alive = bench.others
    for done in range(_BATCH, worlds + 1, _BATCH):
        bench.play(_BATCH, alive)
        alive = sorted(filter(bench.can_count, alive), key=lambda index: -bench.gain(index)[0])
        if done > _BATCH:
            alive = alive[: max(MOST_BETTER, len(alive) // 2)]
        if not alive:
            break
    return alive[:MOST_BETTER]


def _measured(bench: _Bench, worlds: int) -> list[int]:
    """The ways that are better beyond doubt, the best first, each of those that come to the same once."""
    alive = bench.others
    done = 0
    while alive and done < worlds:
        step = min(_STEP, worlds - done)
        bench.play(step, alive)
        done += step
        alive = [index for index in alive if bench.can_count(index)]
    counting = list(filter(bench.counts, alive))
    if counting:
        bench.play(worlds, counting)
    told: dict[tuple[float, ...], int] = {}
    for index in sorted(filter(bench.counts, counting), key=lambda index: -bench.gain(index)[0]):
        told.setdefault(tuple(bench.gains(index)), index)
    return list(told.values())


def _better_way(decision: Decision, bench: _Bench, index: int, idea: Idea) -> BetterWay:
    return _way(decision.view, decision.moves, bench, index, moves_of(decision.view, idea, decision.moves))


def _way(view: PlayerView, played: Sequence[Move], bench: _Bench, index: int, moves: tuple[Move, ...]) -> BetterWay:
    gains = bench.gains(index)
    points, error = bench.gain(index)
    return BetterWay(
        moves,
        round(points, 1),
        round(error, 1),
        sum(gain > 0 for gain in gains),
        sum(gain < 0 for gain in gains),
        len(gains),
        why_better(view, played, moves),
    )


def _mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    count = len(gains)
    mean = sum(gains) / count
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1) / count)
