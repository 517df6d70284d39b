"""Why the best way of a problem is best: what decides it, where that is going out or the foot; else what differs."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.advice.hint import advice_for
from game.ai.brain.from_view import position_of
from game.ai.brain.threats import lead_by_going_out
from game.ai.learned_weights import learned_tuning_for
from game.analysis.why_better import why_better
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.moves import Answer, GoOut, Move
from game.engine.view import PlayerView


def problem_reason(view: PlayerView, that_day: Sequence[Move], best: tuple[Move, ...]) -> Advice:
    """What speaks for the best way, against what was played; both are whole decisions."""
    first, then = best[0], that_day[-1]
    if isinstance(first, GoOut) and not isinstance(then, GoOut):
        return advice_for(view, first)
    if first == Answer(False):
        lead = lead_by_going_out(position_of(view), view.board.turn, learned_tuning_for(view.board))
        return replace(advice_for(view, first), why=facts.PlayingOnBringsMore(round(lead)))
    if isinstance(then, GoOut) and not isinstance(best[-1], GoOut):
        out = advice_for(view, then).why
        if isinstance(out, facts.LeadByGoingOut):
            return replace(advice_for(view, first), why=facts.PlayingOnBringsMore(out.points))
    now = advice_for(view, first)
    if isinstance(now.why, facts.EmptiesHand | facts.LeavesTheDiscard) and advice_for(view, that_day[0]).why != now.why:
        return now
    return why_better(view, that_day, best)
