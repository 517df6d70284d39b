"""The simplest legal play: for a level that gave no answer, and as the weakest possible opponent."""

from game.ai.player import Think
from game.engine.candidates import candidates
from game.engine.moves import Discard, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView


def fallback_move(view: PlayerView) -> Move:
    """Draws, never melds, discards from the low end of the hand, says yes. The seat must be the one to act."""
    moves = candidates(view)
    match view.board.phase:
        case Phase.PLAY:
            return next((move for move in reversed(moves) if isinstance(move, Discard)), moves[0])
        case Phase.CUT:
            return moves[len(moves) // 2]
        case _:
            return moves[0]


class Stopgap:
    """`fallback_move` as a player."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        return fallback_move(view)
