"""Why a round is ended, or continued although it could end: by what the rest of it would bring both sides.

That figure is given only if it supports the move.
"""

from typing import Final, Literal

from game.ai.advice.permission_reasons import near_end
from game.ai.search.rest_of_round import RestOfRound, rest_of_round
from game.ai.when_to_go_out import going_out, points_held
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.board import StackName
from game.engine.going_out import late_partner, may_leave, missing_books
from game.engine.moves import Answer, GoOut
from game.engine.view import PlayerView

_FEW: Final = 5
"""A player with at most this many cards thinks of going out."""


def why_end(view: PlayerView, out: GoOut) -> Why:
    """Why to go out this way: the match, or else what the others would gain."""
    return _why_now(view, rest_of_round(view, out))


def why_answer(view: PlayerView, answer: Answer) -> Why:
    """Why to give this answer to a partner who asks to go out."""
    rest, held = rest_of_round(view), points_held(view)
    if answer.yes:
        return _why_now(view, rest)
    if rest.decides_match and rest.lead < 0:
        return facts.TeamIsBehind(held)
    brings = _brings(rest)
    speaks_for_it = brings.own > brings.theirs
    return facts.HeldWouldCount(held) if held and (2 * held >= rest.own > 0 or not speaks_for_it) else brings


def why_not_yet(view: PlayerView) -> facts.RestBrings | None:
    """What playing on should bring a seat that could go out now; None if it can't, or if going out is better."""
    out = going_out(view)
    brings = None if out is None else _brings(rest_of_round(view, out))
    return brings if brings is not None and brings.own > brings.theirs else None


def partner_is_late(view: PlayerView) -> facts.PartnerIsLate | None:
    """The seat has few cards left, and only a partner keeps it from going out."""
    board = view.board
    if len(view.hand) > _FEW or not may_leave(board, view.seat) or missing_books(board, board.melds[view.team]):
        return None
    if late_partner(board, view.seat) is None:
        return None
    stack: Literal["foot", "tail"] = "tail" if board.last_stack is StackName.TAIL else "foot"
    return facts.PartnerIsLate(stack, board.rules.partners_foot == "picked_up")


def _why_now(view: PlayerView, rest: RestOfRound) -> Why:
    """Why to end the round: first the match, then a visible rival who may end it otherwise."""
    if rest.decides_match and round(rest.lead, -1) > 0:
        return facts.LeadByGoingOut(round(rest.lead))
    brings = _brings(rest)
    if brings.theirs <= brings.own:
        return facts.EndsFirst()
    match near_end(view):
        case (int(seat), cards):
            return facts.RivalIsNear(seat, cards)
        case _:
            return brings


def _brings(rest: RestOfRound) -> facts.RestBrings:
    """Rounded to ten, as the sentences are."""
    return facts.RestBrings(10 * round(rest.own / 10), 10 * round(rest.theirs / 10))
