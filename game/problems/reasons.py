"""Why the best way of a problem is best: what decides it, if that is going out or the foot; otherwise what differs."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.advice.ending_reasons import why_not_yet
from game.ai.advice.hint import advice_for
from game.analysis.why_better import why_better
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.moves import Answer, GoOut, Move
from game.engine.view import PlayerView


def problem_reason(view: PlayerView, that_day: Sequence[Move], best: tuple[Move, ...]) -> Advice:
    """The facts that support the best way against what was played; both are whole decisions."""
    first, then = best[0], that_day[-1]
    if isinstance(first, Answer) or (isinstance(first, GoOut) and not isinstance(then, GoOut)):
        return advice_for(view, first)
    now = advice_for(view, first)
    if isinstance(then, GoOut) and not isinstance(best[-1], GoOut):
        rest = why_not_yet(view)
        if rest is not None:
            return replace(now, why=rest)
    brings_foot = isinstance(now.why, facts.EmptiesHand | facts.LeavesTheDiscard)
    if brings_foot and type(advice_for(view, that_day[0]).why) is not type(now.why):
        return now
    return why_better(view, that_day, best)
