"""Why a round is ended, or played on though it could end: by what the rest of it would bring to both sides.

What it would bring is told only where it speaks for the move.
"""

from typing import Final

from game.ai.advice.permission_reasons import near_end
from game.ai.search.rest_of_round import RestOfRound, rest_of_round
from game.ai.when_to_go_out import going_out, points_held
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.moves import Answer, GoOut
from game.engine.view import PlayerView

_MANY: Final = 5
"""Cards of a partner from which on they are a reason to wait."""


def why_end(view: PlayerView, out: GoOut) -> Why:
    """What speaks for going out so: the match, else what the others would gain."""
    return _why_now(view, rest_of_round(view, out))


def why_answer(view: PlayerView, answer: Answer) -> Why:
    """What speaks for this answer to a partner who asks to go out."""
    rest, held = rest_of_round(view), points_held(view)
    if answer.yes:
        return _why_now(view, rest)
    if rest.decides_match and rest.lead < 0:
        return facts.TeamIsBehind(held)
    brings = _brings(rest)
    speaks_for_it = brings.own > brings.theirs
    return facts.HeldWouldCount(held) if held and (2 * held >= rest.own > 0 or not speaks_for_it) else brings


def why_not_yet(view: PlayerView) -> facts.RestBrings | facts.PartnerHolds | None:
    """What playing on should bring to who could go out now, or what a partner would be caught with; None where nobody
    can go out, or nothing is seen that speaks against it.
    """
    out = going_out(view)
    if out is None:
        return None
    brings = _brings(rest_of_round(view, out))
    if brings.own > brings.theirs:
        return brings
    board = view.board
    most = max((board.hands[mate] for mate in board.teammates(view.seat)), default=0)
    return facts.PartnerHolds(most) if most >= _MANY and not board.rules.winner_takes else None


def _why_now(view: PlayerView, rest: RestOfRound) -> Why:
    """What speaks for ending the round: of what can be seen, a rival who may end it else."""
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
    """Rounded to ten, as it is worded."""
    return facts.RestBrings(10 * round(rest.own / 10), 10 * round(rest.theirs / 10))
