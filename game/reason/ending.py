"""What ending the round is for, or playing on although it could end: judged by what the rest of the round would bring
both sides.
"""

from msgspec.structs import replace

from game.ai.players.when_to_go_out import going_out, is_worth_waiting, points_held
from game.ai.search.rest_of_round import RestOfRound, rest_of_round
from game.engine.ending.going_out import late_partner
from game.engine.moves import Answer, GoOut
from game.engine.table.board import StackName
from game.engine.table.view import PlayerView
from game.reason.permission_opinions import near_end
from game.reason.purposes import GoesOut, HoldsPoints, PlaysOn, Purpose, SparesPartner, Stack


def why_end(view: PlayerView, out: GoOut) -> Purpose | None:
    """What going out this way is for: the match, or else what the others would gain."""
    return _now(view, rest_of_round(view, out))


def why_answer(view: PlayerView, answer: Answer) -> Purpose | None:
    """What this answer to a partner who asks to go out is for."""
    return _now(view, rest_of_round(view)) if answer.yes else why_refuse(view)


def why_refuse(view: PlayerView) -> HoldsPoints | PlaysOn:
    """What saying no to a partner who asks to go out is for."""
    rest, held = rest_of_round(view), points_held(view)
    if rest.decides_match and rest.lead < 0:
        return HoldsPoints(held, is_behind=True)
    on = _on(rest)
    return HoldsPoints(held) if held and (3 * held >= rest.own > 0 or on.own <= on.theirs) else on


def why_not_yet(view: PlayerView) -> PlaysOn | HoldsPoints | None:
    """What playing on should bring a seat that could go out now, or that going out would lose the match; None if it
    can't, or if going out is better.
    """
    out = going_out(view)
    if out is None:
        return None
    rest = rest_of_round(view, out)
    on = _on(rest)
    if rest.decides_match:
        if not is_worth_waiting(rest):
            return None
        if rest.wins > 0:
            return HoldsPoints(0, is_behind=True) if rest.loses_now else PlaysOn(on.own, on.theirs, wins=True)
    return on if on.own > on.theirs else None


def why_cannot_end(view: PlayerView) -> SparesPartner | None:
    """The seat's cards would go out now, and only its partners are in the way: one is late with the foot, or said no
    in this turn; None if it can go out, or couldn't in any case.
    """
    board = view.board
    if not board.refused and late_partner(board, view.seat) is None:
        return None
    free = replace(view, board=replace(board, refused=False, rules=replace(board.rules, partners_foot="none")))
    if going_out(free) is None:
        return None
    picked_up = board.rules.partners_foot == "picked_up"
    stack: Stack = "tail" if board.last_stack is StackName.TAIL else "foot"
    return SparesPartner(stack, picked_up, board.players > 2 * board.teams, board.refused)


def _now(view: PlayerView, rest: RestOfRound) -> GoesOut | None:
    """Ending the round: first whether the match counts, then a visible rival who may end it otherwise; None if playing
    on costs nothing, or gains the team as much.
    """
    on = _on(rest)
    if rest.decides_match and round(rest.lead, -1) > 0:
        return GoesOut(on.own, on.theirs, 10 * round(rest.lead / 10))
    near = near_end(view) if on.theirs > on.own else None
    if near is not None and near[0] is not None:
        return GoesOut(on.own, on.theirs, None, *near)
    return GoesOut(on.own, on.theirs) if on.theirs > max(0, on.own) or on.own < 0 else None


def _on(rest: RestOfRound) -> PlaysOn:
    """Rounded to ten, as the sentences are."""
    return PlaysOn(10 * round(rest.own / 10), 10 * round(rest.theirs / 10))
