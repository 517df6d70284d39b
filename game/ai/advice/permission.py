"""Why a computer player says yes or no to a teammate who asks to go out: from the numbers that it decided by."""

from typing import Final

from msgspec import Struct

from game.ai.brain.from_view import position_of
from game.ai.brain.threats import lead_by_going_out
from game.ai.going_out import points_held
from game.ai.levels import tuning_of
from game.ai.player import BALANCED, Style
from game.ai.style import tuning_in
from game.engine.going_out import late_partner, missing_books
from game.engine.permission import Because, Ground, Opinion
from game.engine.view import PlayerView

_MOST_GROUNDS: Final = 2


class _Terms(Struct, frozen=True):
    """What the player goes by: its estimate of the lead were the round to end so, its own cards, what it fears."""

    lead: int
    held: int
    rival: int | None
    is_stock_low: bool


def permission_opinion(view: PlayerView, yes: bool, level: str | None, style: Style = BALANCED) -> Opinion:
    """Why the seat of the view, which has been asked, says yes or no."""
    terms = _terms(view, level, style)
    if yes:
        grounds = [Because(Ground.AHEAD)] if terms.lead > 0 else []
        grounds += _urgent(view, terms)
        grounds = grounds or [Because(Ground.LITTLE_HELD)]
    else:
        grounds = [Because(Ground.MUCH_HELD)] if terms.held else []
        if terms.lead < 0:
            grounds.append(Because(Ground.BEHIND))
    return Opinion(view.seat, "yes" if yes else "no", tuple(grounds[:_MOST_GROUNDS]))


def _urgent(view: PlayerView, terms: _Terms) -> list[Because]:
    """Why it may be now or never."""
    if terms.rival is not None:
        return [Because(Ground.RIVAL_NEAR, seat=terms.rival)]
    return [Because(Ground.STOCK_LOW, cards=view.board.stock)] if terms.is_stock_low else []


def _terms(view: PlayerView, level: str | None, style: Style) -> _Terms:
    """The numbers by which the level decides, the same that its decision went by."""
    board = view.board
    held = points_held(view)
    tuning = tuning_in(style, tuning_of(level, board))
    lead = round(lead_by_going_out(position_of(view), board.turn, tuning)) - held
    is_low = board.stock < tuning.danger_stock and board.rules.stock_out == "end"
    rival = rival_near(view, tuning.danger_cards)
    return _Terms(lead, held, rival, is_low)


def rival_near(view: PlayerView, most_cards: float) -> int | None:
    """The next rival clockwise who plays the foot with so few cards, and whose team has what going out asks."""
    board = view.board
    around = ((view.seat + step) % board.players for step in range(1, board.players))
    return next(
        (
            seat
            for seat in around
            if board.in_foot[seat]
            and board.hands[seat] <= most_cards
            and board.team_of(seat) != view.team
            and missing_books(board, board.melds[board.team_of(seat)]) is None
            and late_partner(board, seat) is None
        ),
        None,
    )
