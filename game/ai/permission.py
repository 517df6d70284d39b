"""Permission talked over: why a computer player asks to go out, and why it says yes or no, from its own numbers."""

from typing import Final

from msgspec import Struct

from game.ai.counts.danger import lead_by_going_out
from game.ai.counts.reading import position_of
from game.ai.easy import BEGINNER
from game.ai.judge import estimated_lead, points_held, rival_near
from game.ai.player import BALANCED, Style
from game.ai.style import tuning_in, weights_in
from game.ai.tuned import tuning_for
from game.ai.weights import normal_weights
from game.engine.opinion import Because, Ground, Opinion
from game.engine.view import PlayerView

_MOST_GROUNDS: Final = 2
_LEAD_STEP: Final = 50
_HELD_STEP: Final = 5


class _Terms(Struct, frozen=True):
    """What the player goes by: its estimate of the lead were the round to end so, its own cards, what it fears."""

    lead: int
    held: int
    rival: int | None
    is_stock_low: bool


def asking(view: PlayerView, level: str | None, style: Style = BALANCED) -> Opinion:
    """Why the seat of the view proposes to go out, or would; it must be its turn."""
    terms = _terms(view, level, style)
    urgent = _urgent(view, terms)
    if terms.lead > 0:
        grounds = [_ahead(terms), *urgent]
    else:
        grounds = [*urgent, Because(Ground.BEHIND, _rounded(-terms.lead))] if urgent else [Because(Ground.ENOUGH)]
    return Opinion(view.seat, "ask", tuple(grounds[:_MOST_GROUNDS]))


def answering(view: PlayerView, yes: bool, level: str | None, style: Style = BALANCED) -> Opinion:
    """Why the seat of the view, which has been asked, says yes or no."""
    terms = _terms(view, level, style)
    if yes:
        grounds = [_ahead(terms)] if terms.lead > 0 else []
        grounds += _urgent(view, terms)
        grounds = grounds or [Because(Ground.LITTLE_HELD, terms.held)]
    else:
        grounds = [Because(Ground.MUCH_HELD, terms.held)]
        if terms.lead < 0:
            grounds.append(Because(Ground.BEHIND, _rounded(-terms.lead)))
    return Opinion(view.seat, "yes" if yes else "no", tuple(grounds[:_MOST_GROUNDS]))


def _ahead(terms: _Terms) -> Because:
    return Because(Ground.AHEAD, _rounded(terms.lead))


def _urgent(view: PlayerView, terms: _Terms) -> list[Because]:
    """Why it may be now or never."""
    if terms.rival is not None:
        return [Because(Ground.RIVAL_NEAR, seat=terms.rival)]
    return [Because(Ground.STOCK_LOW, cards=view.board.stock)] if terms.is_stock_low else []


def _terms(view: PlayerView, level: str | None, style: Style) -> _Terms:
    """The numbers by which the level decides, the same that its decision went by."""
    board = view.board
    held = points_held(view)
    asked = board.turn != view.seat
    if level in ("hard", "expert"):
        tuning = tuning_in(style, tuning_for(board))
        lead = round(lead_by_going_out(position_of(view), board.turn, tuning)) - (held if asked else 0)
        cards, stock = tuning.danger_cards, tuning.danger_stock
    else:
        weights = weights_in(style, BEGINNER if level == "easy" else normal_weights(board))
        lead = estimated_lead(view, weights, own_cards_gone=not asked)
        cards, stock = weights.danger_cards, weights.danger_stock
    is_low = board.stock < stock and board.rules.stock_out == "end"
    return _Terms(lead, -(-held // _HELD_STEP) * _HELD_STEP, rival_near(view, cards), is_low)


def _rounded(points: int) -> int:
    """Points as one says them, never none."""
    return max(_LEAD_STEP, round(points / _LEAD_STEP) * _LEAD_STEP)
