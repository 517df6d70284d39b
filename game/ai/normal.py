"""The level `normal`: sound common sense at every decision, from the view alone."""

from game.ai.discarding import discarding
from game.ai.going_out import going_out, permits
from game.ai.melding import lay_down
from game.ai.opening import opening
from game.ai.player import Think
from game.ai.style import weights_in
from game.ai.taking import taking
from game.ai.weights import Weights, normal_weights
from game.engine.board import Phase, packet_size
from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, Hold, MeldCards, Move, Pass
from game.engine.view import PlayerView


class Normal:
    """Keeps nothing between decisions: the same view always gets the same answer."""

    def __init__(self, weights: Weights | None = None) -> None:
        """Plays by these weights; without them by those that suit the table."""
        self._given = weights

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        board = view.board
        weights = weights_in(think.style, self._given or normal_weights(board))
        match board.phase:
            case Phase.DRAW:
                return _begin_turn(view, weights)
            case Phase.PLAY:
                return _play(view, weights)
            case Phase.ANSWER:
                return Answer(permits(view, weights))
            case Phase.CUT:
                return Cut(min(max(1, packet_size(board) + think.cut_miss), board.stock))
            case Phase.CHOOSE:
                # Nothing is known of either stack.
                return Choose(0)
            case Phase.ENDED:
                raise ValueError("nobody has a decision to make between rounds")


def _begin_turn(view: PlayerView, weights: Weights) -> Move:
    take = taking(view, weights)
    if take is not None:
        return take
    return Draw() if view.board.stock >= view.board.draw_count else Pass()


def _play(view: PlayerView, weights: Weights) -> Move:
    out = going_out(view, weights)
    if out is not None:
        return out
    opened = view.board.has_opened(view.team)
    groups = lay_down(view, weights) if opened else opening(view, weights)
    if groups:
        meld = MeldCards(groups)
        if why_not(view, meld) is None:
            return meld
    if len(view.hand) > 1 or (view.hand and not view.board.in_foot[view.seat]):
        return Discard(discarding(view, weights))
    if why_not(view, Hold()) is None:
        return Hold()
    return candidates(view)[0]
