"""The level `hard`: tuned weights, played on counts. It times the opening and the foot, and denies the pile."""

from game.ai.counts.danger import is_threatened, lead_by_going_out
from game.ai.counts.discarding import discarding
from game.ai.counts.faces import face_of, move_of
from game.ai.counts.position import Position
from game.ai.counts.reading import position_of
from game.ai.counts.taking import takes_pile
from game.ai.counts.tuning import Tuning
from game.ai.counts.turns import meld
from game.ai.going_out import may_suffice
from game.ai.normal import Normal
from game.ai.player import Think
from game.ai.style import tuning_in
from game.ai.taking import may_fit
from game.ai.tuned import tuning_for
from game.engine.board import Phase
from game.engine.legal import why_not
from game.engine.melds import card_values
from game.engine.moves import Answer, Discard, Draw, GoOut, Move, Pass
from game.engine.outs import ways_out
from game.engine.view import PlayerView


class Hard:
    """Plays by the tuning for the rules and the table, or by the one it is given."""

    def __init__(self, tuning: Tuning | None = None) -> None:
        self._tuning = tuning
        self._plain = Normal()

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        tuning = tuning_in(think.style, self._tuning or tuning_for(view.board))
        move: Move | None = None
        match view.board.phase:
            case Phase.DRAW:
                move = beginning(view, tuning)
            case Phase.PLAY:
                move = playing(view, tuning)
            case Phase.ANSWER:
                move = Answer(permits(view, tuning))
            case Phase.CUT | Phase.CHOOSE | Phase.ENDED:
                pass
        # Rules that counts do not know (melded threes) and odd positions are left to common sense.
        return move if move is not None and why_not(view, move) is None else self._plain.decide(view, think)


def beginning(view: PlayerView, tuning: Tuning) -> Move:
    """Takes the pile, draws, or passes."""
    board = view.board
    if may_fit(view):
        position = position_of(view)
        position.log = []
        if takes_pile(position, view.seat, tuning):
            return move_of(position.log[0], view.hand, board.upcard)
    return Draw() if board.stock >= board.draw_count else Pass()


def playing(view: PlayerView, tuning: Tuning) -> Move | None:
    """Goes out, lays down or discards; None where counts know no answer."""
    position = position_of(view)
    threatened = is_threatened(position, view.seat, tuning)
    out = going_out(view)
    if out is not None and pays(position, view.seat, tuning, threatened):
        return out
    position.log = []
    meld(position, view.seat, tuning, threatened)
    if position.log:
        return move_of(position.log[0], view.hand)
    if len(view.hand) > 1 or (view.hand and not view.board.in_foot[view.seat]):
        return Discard(face_of(discarding(position, view.seat, tuning, threatened), view.hand))
    return None


def going_out(view: PlayerView) -> GoOut | None:
    """A way to go out now, if there is one."""
    if not view.board.in_foot[view.seat] or view.board.refused or not may_suffice(view, second=True):
        return None
    return next(ways_out(view), None)


def pays(position: Position, seat: int, tuning: Tuning, threatened: bool) -> bool:
    """Whether going out is worth more than waiting."""
    return threatened or lead_by_going_out(position, seat, tuning) >= tuning.out_lead


def permits(view: PlayerView, tuning: Tuning) -> bool:
    """The answer to a teammate who asks to go out: yes, except for who holds much while the team is behind."""
    values = card_values(view.board.rules)
    held = sum(values[card] for card in view.hand)
    if held < tuning.permit_below:
        return True
    position = position_of(view)
    return lead_by_going_out(position, view.board.turn, tuning) - held > 0
