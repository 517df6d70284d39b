"""What one decision gave away: it is played out against the other options in imagined worlds.

Promising ways are chosen in some worlds and measured in others, so that the luck which made them stand out doesn't
count; they must be better whether everybody continues as `hard` or as `normal`, and with a next player who takes the
pile only where that pays. Only the seat's view is used, and the same view always gets the same answer.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.brain.card_classes import JOKER, TWO
from game.ai.brain.counted_position import OUT
from game.ai.players.when_to_go_out import is_worth_waiting
from game.ai.search.ideas import ALLOW, Idea, played_idea
from game.ai.search.playouts import TOLD
from game.ai.search.rest_of_round import rest_of_round
from game.ai.search.worlds import rng_for
from game.analysis.facts import (
    LEAST_POINTS,
    BetterWay,
    DecisionKind,
    JudgedDecision,
    MeasuredTry,
    Odds,
    TryVerdict,
)
from game.analysis.judged.alternatives import moves_of, other_ideas
from game.analysis.judged.decisions import Decision
from game.analysis.judged.measured_ways import BOTH, Gap, MeasuredWays, Playout
from game.analysis.subjects import is_plainly_good, kind_of, theme_of
from game.engine.moves import GoOut, Move
from game.engine.table.view import PlayerView
from game.reason.hint import advice_between
from game.reason.plain_reasons import plain_reason_between
from game.reason.purposes import (
    Advice,
    GrowsBook,
    GuardsPile,
    KeepsTogether,
    KeepsTwo,
    NearsOut,
    Purpose,
    SavesPoints,
    ShedsCost,
    TakesStack,
)

MOST_BETTER: Final = 3

_BATCH: Final = 8
"""Number of worlds after which hopeless ways are dropped."""

_STEP: Final = 25
"""The same while the most promising ways are measured."""

_HOPELESS: Final = 2.0
"""Standard errors that a way may still gain: if it would still be a tie, it is dropped."""


_NEARLY: Final = 0.5
"""A way that gains at least this share of the best one's gain is told in its place if it is nearer to what was played:
nobody learns from a wholly different turn.
"""

_NEAR: Final = 3
"""Nobody is sorry for a book that lacks more cards than this, or more than one if the team doesn't need it and
it isn't of wild cards.
"""

_MANY_POINTS: Final = 50
"""Nobody is sorry for fewer points on the table while the round isn't near its end."""

_CAREFUL: Final = (16, 48)
"""Worlds with a careful next player; the first few show whether care matters."""


class Effort(Struct, frozen=True):
    """How many worlds a decision gets."""

    choosing: int
    """Worlds in which promising ways are chosen; half of the ways continue after each further batch."""
    measuring: int
    """Worlds in which the best are measured again; a gain there must persist after as many more."""


QUICK: Final = Effort(32, 100)
"""For every decision of a match: a few seconds per seat."""

DEEP: Final = Effort(96, 500)
"""For one decision, on request: a second or two."""


def judge(decision: Decision, effort: Effort = QUICK) -> JudgedDecision:
    """What the decision gave away, from the seat's view only; a decision that followed a hint isn't judged."""
    view = decision.view
    played = played_idea(decision.moves)
    others = [] if played is None or decision.hinted else other_ideas(view, played, one_change=True)
    if played is None or not others:
        return _judged(decision, DecisionKind.DISCARD if played is None else kind_of(view, played), 0)
    rng = rng_for(view)
    choosing = MeasuredWays(view, [played, *others], random.Random(rng.getrandbits(32)))
    chosen = [others[way - 1] for way in _chosen(choosing, len(others), effort.choosing)]
    measuring = MeasuredWays(view, [played, *chosen], random.Random(rng.getrandbits(32)))
    better = _measured(measuring, len(chosen), effort.measuring)
    if not better:
        return _judged(decision, kind_of(view, played), len(others))
    told = list(_reportable_ways(view, decision, played, [(gain, chosen[way - 1]) for gain, way in better.items()]))
    if not told:
        return _judged(decision, kind_of(view, played), len(others))
    first, best = told[0]
    less = _clearly_less(choosing, 1 + others.index(best), len(others))
    another = () if less is None else moves_of(view, others[less - 1], decision.moves)
    (tried,) = measure_tries(view, decision.moves, [another], effort.measuring) if another else (None,)
    if tried is None or tried.way.points >= first.points:
        another, tried = (), None
    return replace(
        _judged(decision, kind_of(view, played, best), len(others)),
        points=first.points,
        error=first.error,
        better=tuple(way for way, _ in told),
        another=another,
        another_points=0.0 if tried is None else tried.way.points,
        theme=theme_of(view, played, best),
    )


def measure_tries(
    view: PlayerView, played: Sequence[Move], tries: Sequence[Sequence[Move]], worlds: int = 2 * QUICK.measuring
) -> tuple[MeasuredTry | None, ...]:
    """Other ways to play a decision against what was played, in the same worlds in which `judge` measures the best.

    None for a way that the counts can't follow, and for all ways if they can't follow what was played.
    """
    ideas = [played_idea(played), *map(played_idea, tries)]
    rng = rng_for(view)
    rng.getrandbits(32)  # skip the worlds in which the best ways are chosen
    there = [idea for idea in ideas[1:] if idea is not None]
    if ideas[0] is None or not there:
        return (None,) * len(tries)
    ways = MeasuredWays(view, [ideas[0], *there], random.Random(rng.getrandbits(32)))
    ways.play(worlds, range(1 + len(there)), *BOTH)
    measured = iter(range(1, 1 + len(there)))
    return tuple(
        None if idea is None else _measured_try(view, played, ways, next(measured), len(there), moves, (idea, ideas[0]))
        for idea, moves in zip(ideas[1:], tries, strict=True)
    )


def _measured_try(
    view: PlayerView,
    played: Sequence[Move],
    ways: MeasuredWays,
    way: int,
    tries: int,
    moves: Sequence[Move],
    ideas: tuple[Idea, Idea],
) -> MeasuredTry:
    """`ideas`: the moves, and what was played."""
    gain, second = (ways.gap(way, 0, playout) for playout in BOTH)
    verdict = TryVerdict.AS_GOOD
    if all(_counts(ways, way, playout) for playout in BOTH) and _survives_careful_takes(ways, way):
        verdict = TryVerdict.BETTER
    elif _is_behind(ways, way, 0):
        verdict = TryVerdict.LESS
    else:
        gain = min(gain, second, key=lambda gap: abs(gap.mean))
    is_behind = any(_is_behind(ways, way, other) for other in range(1, 1 + tries))
    if verdict is TryVerdict.BETTER:
        why = _explained(view, ideas[0], tuple(moves), ideas[1], tuple(played))
    else:
        why = advice_between(view, tuple(moves), tuple(played))
    return MeasuredTry(_way(gain, tuple(moves), why), verdict, is_behind)


def _survives_careful_takes(ways: MeasuredWays, way: int) -> bool:
    """Whether it is better than what was played with a careful next player, too: where care changes nothing, it is."""
    for deals in _CAREFUL:
        ways.play(deals, (0, way), Playout.CAREFUL)
        if all(ways.are_alike(each, Playout.CAREFUL, Playout.LEARNED) for each in (0, way)):
            return True
    return _counts(ways, way, Playout.CAREFUL)


def _counts(ways: MeasuredWays, way: int, playout: Playout) -> bool:
    """Whether it is better than what was played, according to this playout."""
    return ways.is_clear(way, 0, playout) and ways.wins_more(way, 0, playout)


def _is_behind(ways: MeasuredWays, way: int, other: int) -> bool:
    """Whether the other one is clearly better."""
    return all(ways.is_clear(other, way, playout) for playout in BOTH)


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


def _chosen(ways: MeasuredWays, others: int, worlds: int) -> list[int]:
    """The most promising way and the nearest ones that gain nearly as much, the nearest first: hopeless ones are
    dropped, then the lower half in each step, but not the nearest.
    """
    alive = list(range(1, 1 + others))
    for deals in range(_BATCH, worlds + 1, _BATCH):
        ways.play(deals, (0, *alive), Playout.LEARNED)
        gaps = {way: ways.gap(way, 0, Playout.LEARNED) for way in alive}
        alive = sorted((way for way, gap in gaps.items() if _can_count(gap)), key=lambda way: -gaps[way].mean)
        if not alive:
            return []
        near = sorted(way for way in alive[1:] if gaps[way].mean >= _NEARLY * gaps[alive[0]].mean)[: MOST_BETTER - 1]
        if deals > _BATCH:
            alive = sorted({*alive[: len(alive) // 2 if deals < worlds else 0], alive[0], *near})
    return alive


def _reportable_ways(
    view: PlayerView, decision: Decision, played: Idea, better: Sequence[tuple[Gap, Idea]]
) -> Iterator[tuple[BetterWay, Idea]]:
    """The better ways; only the first says what it is for, if only that nothing simple explains it. It is better more
    often than worse, clearly or in the few deals where it matters, and throws no wild card away.
    """
    first: Gap | None = None
    for gain, idea in better:
        moves = moves_of(view, idea, decision.moves)
        if first is None:
            if not _is_settled_by_wins(view, played, idea):
                continue
            way = _way(gain, moves, _explained(view, idea, moves, played, decision.moves))
            is_sure = gain.better > gain.worse and way.odds is not Odds.EVENLY
            if is_sure and (idea.card not in (TWO, JOKER) or played.card in (TWO, JOKER)):
                first = gain
                yield way, idea
        elif gain.mean <= first.mean:
            yield _way(gain, moves, Advice(move=moves[0])), idea


def _is_settled_by_wins(view: PlayerView, played: Idea, idea: Idea) -> bool:
    """Whether a better way that ends the round, or doesn't where what was played does, wins more matches where the
    match may end with it.
    """
    ends, ended = (one.kind in (OUT, ALLOW) for one in (idea, played))
    if ends == ended:
        return True
    move = (idea if ends else played).move
    rest = rest_of_round(view, move if isinstance(move, GoOut) else None)
    if not rest.decides_match:
        return True
    return is_worth_waiting(rest) != ends and (not rest.loses_now or rest.wins > 0)


def _explained(view: PlayerView, idea: Idea, moves: tuple[Move, ...], played: Idea, done: tuple[Move, ...]) -> Advice:
    """What these moves are for and what was done isn't, or else what anybody sees of them."""
    why = advice_between(view, moves, done)
    if _is_convincing(view, played, idea, why.purpose):
        return why
    return replace(why, purpose=plain_reason_between(view, played, idea, why))


def _is_convincing(view: PlayerView, played: Idea, idea: Idea, purpose: Purpose | None) -> bool:
    """Whether the purpose explains why the better way was not the one played: for a book, the foot or going out only
    where it outweighs them.
    """
    match purpose:
        case None:
            return False
        case GuardsPile() | ShedsCost() | SavesPoints(is_discard=True):
            return idea.lays == played.lays  # it doesn't say why cards are laid down or not
        case GrowsBook(short=short, is_needed=is_needed, worth=worth):
            return short <= (_NEAR if is_needed or worth else 1) and not is_plainly_good(view, played, idea)
        case TakesStack(how="later") | KeepsTogether() | NearsOut():
            return not is_plainly_good(view, played, idea)
        case KeepsTwo():
            return False  # it doesn't say what is wrong with laying cards down
        case SavesPoints(points=points, cards=cards):
            return cards >= 0 or points >= _MANY_POINTS
        case _:
            return True


def _clearly_less(ways: MeasuredWays, best: int, others: int) -> int | None:
    """The most promising other way that the best one clearly beats."""
    gaps = {way: ways.gap(best, way, Playout.LEARNED) for way in range(1, 1 + others) if way != best}
    less = [way for way, gap in gaps.items() if gap.passes(TOLD)]
    return min(less, key=lambda way: gaps[way].mean, default=None)


def _can_count(gap: Gap) -> bool:
    """Whether this gap may still turn out to be clear."""
    return gap.mean + _HOPELESS * gap.error >= LEAST_POINTS


def _measured(ways: MeasuredWays, others: int, worlds: int) -> dict[Gap, int]:
    """The clearly better ways by their gap, in order, without those far behind the best; of equivalent ways one."""
    alive = list(range(1, 1 + others))
    for deals in (*range(_STEP, worlds, _STEP), worlds, 2 * worlds):
        if not alive:
            return {}
        ways.play(deals, (0, *alive), Playout.LEARNED)
        if deals < worlds:
            alive = [way for way in alive if _can_count(ways.gap(way, 0, Playout.LEARNED))]
        else:
            alive = [way for way in alive if _counts(ways, way, Playout.LEARNED)]
    ways.play(2 * worlds, (0, *alive) if alive else (), Playout.PLAIN)
    alive = [way for way in alive if _counts(ways, way, Playout.PLAIN)]
    alive = [way for way in alive if _survives_careful_takes(ways, way)]
    told: dict[Gap, int] = {}
    for way in alive:
        told.setdefault(ways.gap(way, 0, Playout.LEARNED), way)
    most = max((gap.mean for gap in told), default=0.0)
    return {gap: way for gap, way in told.items() if gap.mean >= _NEARLY * most}


def _way(gain: Gap, moves: tuple[Move, ...], why: Advice) -> BetterWay:
    return BetterWay(
        moves,
        round(gain.mean, 1),
        round(gain.error, 1),
        gain.better,
        gain.worse,
        gain.deals,
        why,
    )
