"""Which hints were shown for the current decision, and whether a move follows one of them."""

from game.cards import Rank, rank_of
from game.engine.moves import Discard, GoOut, Group, MeldCards, Move, Take
from game.engine.table.board import Board


class HintsShown:
    """The moves shown to a person since the turn, or the question, came to that seat."""

    def __init__(self) -> None:
        self._moment: tuple[int, int, int] | None = None
        self._moves: list[Move] = []

    def note(self, board: Board, move: Move) -> None:
        """This move was shown to the seat that must act."""
        if self._moment != _moment(board):
            self._moment, self._moves = _moment(board), []
        if move not in self._moves:
            self._moves.append(move)

    def has(self, board: Board, move: Move) -> bool:
        """Whether the seat that must act was shown this move, or one that contains it; suits don't matter."""
        return self._moment == _moment(board) and any(_follows(move, hint) for hint in self._moves)


def _moment(board: Board) -> tuple[int, int, int]:
    return board.round, sum(board.turns), board.mover


def _follows(move: Move, hint: Move) -> bool:
    match move, hint:
        case Discard(card), Discard(advised):
            return rank_of(card) == rank_of(advised)
        case Discard(card), GoOut(_, advised):
            return advised is not None and rank_of(card) == rank_of(advised)
        case (MeldCards(groups), MeldCards(advised) | GoOut(advised, _)) | (Take(groups), Take(advised)):
            return _laid(groups) <= _laid(advised)
        case GoOut(), GoOut():
            return True
        case _:
            return move == hint


def _laid(groups: tuple[Group, ...]) -> set[tuple[int | None, tuple[Rank, ...]]]:
    return {(group.onto, tuple(sorted(rank_of(card) for card in group.cards))) for group in groups}
