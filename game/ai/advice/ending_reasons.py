"""Why a round is ended, or played on though it could end: by what the rest of it would bring to both sides."""

from game.ai.going_out import going_out, points_held
from game.ai.search.rest_of_round import RestOfRound, rest_of_round
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.moves import Answer, GoOut
from game.engine.view import PlayerView


def why_end(view: PlayerView, out: GoOut) -> Why:
    """What speaks for going out so: the match, else what the others would gain."""
    rest = rest_of_round(view, out)
    if rest.decides_match and round(rest.lead, -1) > 0:
        return facts.LeadByGoingOut(round(rest.lead))
    return _brings(rest)


def why_answer(view: PlayerView, answer: Answer) -> Why:
    """What speaks for this answer to a partner who asks to go out."""
    rest, held = rest_of_round(view), points_held(view)
    if answer.yes:
        leads = rest.decides_match and round(rest.lead, -1) > 0
        return facts.LeadByGoingOut(round(rest.lead)) if leads else _brings(rest)
    if rest.decides_match and rest.lead < 0:
        return facts.TeamIsBehind(held)
    return facts.HeldWouldCount(held) if 2 * held >= rest.own > 0 else _brings(rest)


def why_not_yet(view: PlayerView) -> facts.RestBrings | None:
    """What playing on should bring to who could go out now; None where that cannot be."""
    out = going_out(view)
    return None if out is None else _brings(rest_of_round(view, out))


def _brings(rest: RestOfRound) -> facts.RestBrings:
    return facts.RestBrings(round(rest.own), round(rest.theirs))
