"""What is announced at a table because it may end the round: a last card, and that a player may now go out.

Only public facts are used: counts, melds, who has taken up or played from the foot, and the rules. Whether a seat can
actually get rid of its cards stays hidden.
"""

from msgspec import Struct

from game.engine.ending.going_out import late_partner, may_leave, missing_books, must_ask
from game.engine.table.board import Board, Phase


class LastCard(Struct, frozen=True):
    """A seat that plays its foot, or needs none, holds a single card."""

    seat: int


class MayGoOut(Struct, frozen=True):
    """Nothing public keeps the seat from going out any more; with `asks` its partners must still say yes."""

    seat: int
    asks: bool


Announcement = LastCard | MayGoOut


def has_last_card(board: Board, seat: int) -> bool:
    """Whether the next card that the seat plays could be its last of the round."""
    return board.phase != Phase.ENDED and may_leave(board, seat) and board.hands[seat] == 1


def may_go_out(board: Board, seat: int) -> bool:
    """Whether books, feet and partners let the seat go out as far as everybody can see, permission aside."""
    if board.phase == Phase.ENDED or not may_leave(board, seat):
        return False
    return missing_books(board, board.melds[board.team_of(seat)]) is None and late_partner(board, seat) is None


def announcements(before: Board, after: Board) -> tuple[Announcement, ...]:
    """What to announce: everything true after but not before, clockwise by seat; () if a new round began."""
    if before.round != after.round:
        return ()
    called: list[Announcement] = []
    for seat in range(after.players):
        if may_go_out(after, seat) and not may_go_out(before, seat):
            called.append(MayGoOut(seat, must_ask(after)))
        if has_last_card(after, seat) and not has_last_card(before, seat):
            called.append(LastCard(seat))
    return tuple(called)
