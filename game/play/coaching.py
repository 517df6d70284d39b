"""What a coach has to say about a decision that a person faces: tips that agree with what the hint would advise."""

from collections.abc import Sequence
from typing import Final

from game.ai.advice.hint import settled
from game.ai.levels import Habits
from game.ai.player import Think
from game.analysis.decisions import Decision
from game.analysis.judging import Effort, judge
from game.analysis.tip_finder import tips_for
from game.analysis.tips import Coaching
from game.engine.board import Phase
from game.engine.events import Event
from game.engine.moves import Move
from game.engine.view import PlayerView
from game.play.practice import Practice


def coaching(view: PlayerView, happened: Sequence[Event]) -> Coaching | None:
    """For a seat that is to draw, to lay down or to discard; None where the hint is not known to be sound.

    `happened` is what the seat has seen since its last turn.
    """
    if not view.is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    advice = settled(view)
    return Coaching(tips_for(view, advice.move, happened), advice) if is_sound(view, advice.move) else None


LOOK: Final = Effort(64, 250)
"""Of the judge, before something is said: about half a second, which nobody waits for."""


def is_sound(view: PlayerView, move: Move) -> bool:
    """Whether the judge does not find that the move, and a turn that `hard` ends, gives points away beyond doubt
    (`game.analysis.facts.LEAST_POINTS`).
    """
    moves = turn_with(view, move)
    return bool(moves) and not judge(Decision(0, view.seat, moves, view), LOOK).better


def turn_with(view: PlayerView, move: Move) -> tuple[Move, ...]:
    """The move and what `hard` would do up to the end of the turn, or until it sees new cards; () where the move can't
    be played.
    """
    practice = Practice(view)
    while practice.play(move) is None and not practice.is_decided:
        move = Habits().decide(practice.view, Think())
    return practice.moves
