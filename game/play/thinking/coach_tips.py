"""What a coach can say about a person's decision: tips that agree with the hint's advice."""

from collections.abc import Sequence
from typing import Final

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.analysis.coaching.tip_finder import may_take, opening_rule, tips_for
from game.analysis.coaching.tips import Coaching, Tip
from game.analysis.judged.decisions import Decision
from game.analysis.judged.judging import Effort, judge
from game.engine.events import Event
from game.engine.moves import GoOut, MeldCards, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.play.practising.practice import Practice
from game.play.thinking.taught_moves import TAUGHT, instead_of, lit_opening, obvious
from game.reason.hint import reason_for, settled
from game.reason.purposes import Advice


def coaching(view: PlayerView, happened: Sequence[Event]) -> Coaching | None:
    """For a seat that is to draw, lay down or discard; None if the hint isn't known to be sound.

    `happened` is what the seat has seen since its last turn.
    """
    if not view.is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    if (seen := obvious(view)) is not None:
        return _told(view, reason_for(view, seen), happened)
    found, opening = settled(view, TAUGHT), lit_opening(view)
    move = instead_of(view, found.move)
    advice = found if move == found.move else reason_for(view, move)
    if opening is None or isinstance(found.move, MeldCards | GoOut):
        is_told = is_sound(view, move)
    else:  # the table lights it up, and a newcomer shall not hear no
        is_told = isinstance(move, MeldCards)
    if not is_told:
        rules: tuple[Tip, ...] = (*opening_rule(view), *may_take(view, draws=False))
        return Coaching(rules, None) if rules else None  # neither yes nor no to opening or taking
    return _told(view, advice, happened)


def _told(view: PlayerView, advice: Advice, happened: Sequence[Event]) -> Coaching:
    return Coaching(tips_for(view, advice.move, happened, advice.purpose), advice)


LOOK: Final = Effort(64, 250)
"""The judge's effort before a tip: about half a second, in the background."""


def is_sound(view: PlayerView, move: Move) -> bool:
    """Whether, as far as the judge can tell, the move and a turn completed by `hard` don't clearly give points away
    (`game.analysis.facts.LEAST_POINTS`).
    """
    moves = turn_with(view, move)
    return bool(moves) and not judge(Decision(0, view.seat, moves, view), LOOK).better


def turn_with(view: PlayerView, move: Move) -> tuple[Move, ...]:
    """The move and what `hard` would do to the end of the turn, or until it sees new cards; () if the move can't be
    played.
    """
    practice = Practice(view)
    while practice.play(move) is None and not practice.is_decided:
        move = Habits().decide(practice.view, Think())
    return practice.moves
