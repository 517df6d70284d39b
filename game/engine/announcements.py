"""What is called out at a table because it may end the round: a last card, and that somebody may go out from now on.

Only what lies open is used: counts, melds, whose foot is taken up or played from, and the rules. Whether a seat can
really get rid of its cards is its own secret.
"""

from msgspec import Struct

from game.engine.board import Board, Phase
from game.engine.going_out import late_partner, may_leave, missing_books, must_ask


class LastCard(Struct, frozen=True):
    """A seat plays its foot, or needs none, and holds a single card."""

    seat: int


class MayGoOut(Struct, frozen=True):
    """Nothing that lies open keeps a seat from going out any more; with `asks` its partners must still say yes."""

    seat: int
    asks: bool


Announcement = LastCard | MayGoOut


def has_last_card(board: Board, seat: int) -> bool:
    """Whether the next card that the seat plays could be its last of the round."""
    return board.phase != Phase.ENDED and may_leave(board, seat) and board.hands[seat] == 1


def may_go_out(board: Board, seat: int) -> bool:
    """Whether books, feet and partners, as they lie there, let the seat go out, permission apart."""
    if board.phase == Phase.ENDED or not may_leave(board, seat):
        return False
    return missing_books(board, board.melds[board.team_of(seat)]) is None and late_partner(board, seat) is None


def announcements(before: Board, after: Board) -> tuple[Announcement, ...]:
    """What is to be called after something happened: what holds now and did not hold before, clockwise by seat."""
    if before.round != after.round:
        return ()
    called: list[Announcement] = []
    for seat in range(after.players):
        if may_go_out(after, seat) and not may_go_out(before, seat):
            called.append(MayGoOut(seat, must_ask(after)))
        if has_last_card(after, seat) and not has_last_card(before, seat):
            called.append(LastCard(seat))
    return tuple(called)
