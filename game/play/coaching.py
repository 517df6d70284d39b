"""What a coach has to say about a decision that a person faces: a sound move, and the tips that agree with it."""

from collections.abc import Sequence
from typing import Final

from game.ai.advice.hint import advice_for
from game.ai.levels import Hard
from game.ai.player import Think
from game.analysis.decisions import Decision
from game.analysis.judging import Effort, judge
from game.analysis.tip_finder import tips_for
from game.analysis.tips import Coaching
from game.engine.board import Phase
from game.engine.events import Event
from game.engine.legal import why_not
from game.engine.moves import Move
from game.engine.view import PlayerView
from game.play.practice import Practice


def coaching(view: PlayerView, happened: Sequence[Event]) -> Coaching | None:
    """For a seat that is to draw, to lay down or to discard; None where no move is known to be sound.

    `happened` is what the seat has seen since its last turn.
    """
    way = sound_way(view) if view.is_mine and view.board.phase in (Phase.DRAW, Phase.PLAY) else ()
    return Coaching(tips_for(view, way[0], happened), advice_for(view, way[0])) if way else None


LOOK: Final = Effort(64, 250)
"""Of the judge, before something is said: about half a second, which nobody waits for."""


def sound_way(view: PlayerView) -> tuple[Move, ...]:
    """What `hard` would do in this decision, or something better where the judge finds that it gives points away beyond
    doubt (`game.analysis.facts.LEAST_POINTS`); () where no such way can be played.
    """
    moves = _as_hard(view)
    better = judge(Decision(0, view.seat, moves, view), LOOK).better
    ways = [way.moves for way in better] if better else [moves]
    return next((way for way in ways if way and why_not(view, way[0]) is None), ())


def _as_hard(view: PlayerView) -> tuple[Move, ...]:
    """What `hard` would do up to the end of its turn, or until it sees new cards."""
    practice = Practice(view)
    while not practice.is_decided:
        move = Hard().decide(practice.view, Think())
        if practice.play(move) is not None:
            break
    return practice.moves
