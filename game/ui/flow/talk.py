"""What computer players answer to a teammate who asks to go out: their own reasons, from what they can see."""

from game.ai.permission import answering
from game.ai.style import style_of
from game.engine.moves import Answer, Move
from game.engine.permission import Opinion
from game.play.match import Match


class Talk:
    """Remembers what was answered to the question asked last; nothing of it is in the record."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._answers: tuple[Opinion, ...] = ()
        self._answered_at = (0, 0)

    @property
    def answers(self) -> tuple[Opinion, ...]:
        """What computer players have answered in this turn, in their order; empty from the next turn on."""
        return self._answers if self._answered_at == self._turn else ()

    def hear(self, seat: int, move: Move) -> None:
        """A computer player is about to make this move; only answers are remembered."""
        if isinstance(move, Answer):
            info = self._match.header.seats[seat]
            said = answering(self._match.view(seat), move.yes, info.level, style_of(info.style))
            self._answers = (*self.answers, said)
            self._answered_at = self._turn

    @property
    def _turn(self) -> tuple[int, int]:
        """The turn that goes on, or that ended the round."""
        board = self._match.board
        return board.round, sum(board.turns)
