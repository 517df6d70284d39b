"""Why a computer player says yes or no to a teammate who asks to go out, from the numbers behind its decision."""

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from game.ai.brain.counted_position import position_of
from game.ai.brain.threats import lead_by_going_out, stock_runs_low
from game.ai.player import BALANCED, Style
from game.ai.players.like_me import deciding_level
from game.ai.players.style import tuning_in
from game.ai.players.tuned_player import asks_for_the_rest, tuning_of
from game.ai.players.when_to_go_out import is_worth_waiting, points_held
from game.ai.search.rest_of_round import RestOfRound, rest_of_round
from game.ai.tunings.learned_weights import learned_tuning_for
from game.engine.ending.going_out import late_partner, missing_books
from game.engine.moves import Answer
from game.engine.partners.agreements import AgreementOrHabit, broken_by
from game.engine.partners.permission import Because, Ground, Opinion
from game.engine.table.view import PlayerView

_MOST_GROUNDS: Final = 2

_FEW: Final = 5
"""A rival with at most this many cards is described as close to going out; the levels also fear larger hands."""

_PLAYING_ON: Final = ("hard", "expert")
"""The levels that decide by how the rest of the round would go."""

_OFTEN: Final = 0.25
"""A rival counts as close if it goes out in at least this share of the worlds."""

_SHARE_HELD: Final = 0.5
"""The cards in hand are the reason if they are worth at least this share of what playing on gains."""


class _Terms(Struct, frozen=True):
    """The player's numbers: its estimated lead if the round ended now, the value of its cards, what it fears."""

    lead: int
    held: int
    rival: int | None
    is_stock_low: bool


def permission_opinion(
    view: PlayerView,
    yes: bool,
    level: str | None,
    style: Style = BALANCED,
    agreements: Collection[AgreementOrHabit] = (),
) -> Opinion:
    """Why the view's seat, which has been asked, says yes or no; an agreement comes before everything else."""
    if not yes and broken_by(view, Answer(True), agreements) is not None:
        return Opinion(view.seat, "no", (Because(Ground.AGREED),))
    level = deciding_level(level, view)
    terms = _terms(view, level, style)
    if level in _PLAYING_ON and asks_for_the_rest(style):
        grounds = _of_the_rest(view, rest_of_round(view), yes, terms)
    elif yes:
        grounds = [Because(Ground.AHEAD)] if terms.lead > 0 else []
        grounds += _urgent(view, terms)
        grounds = grounds or [Because(Ground.LITTLE_HELD)]
    else:
        grounds = [Because(Ground.MUCH_HELD)] if terms.held else []
        if terms.lead < 0:
            grounds.append(Because(Ground.BEHIND))
    return Opinion(view.seat, "yes" if yes else "no", tuple(grounds[:_MOST_GROUNDS]))


def _of_the_rest(view: PlayerView, rest: RestOfRound, yes: bool, terms: _Terms) -> list[Because]:
    """Why to end the round or to play on, according to the worlds in which it was played on."""
    if yes:
        grounds = [Because(Ground.THEY_GAIN)] if rest.theirs > max(0.0, rest.own) else []
        if rest.rivals_out >= _OFTEN:
            grounds += _urgent(view, terms)
        if rest.decides_match and rest.lead > 0:
            grounds.insert(0, Because(Ground.AHEAD))
        return grounds or ([] if is_worth_waiting(rest) else [Because(Ground.LITTLE_HELD)])
    grounds = [Because(Ground.MUCH_HELD)] if terms.held >= _SHARE_HELD * rest.own > 0 else []
    if rest.decides_match and rest.lead < 0:
        grounds.append(Because(Ground.BEHIND))
    if rest.own > rest.theirs:
        grounds.append(Because(Ground.MORE_TO_COME))
    return grounds


def _urgent(view: PlayerView, terms: _Terms) -> list[Because]:
    """Why this may be the last chance."""
    if terms.rival is not None:
        return [Because(Ground.RIVAL_NEAR, seat=terms.rival)]
    return [Because(Ground.STOCK_LOW, cards=view.board.stock)] if terms.is_stock_low else []


def _terms(view: PlayerView, level: str | None, style: Style) -> _Terms:
    """The numbers by which the level decides, the same ones its decision used."""
    board = view.board
    held = points_held(view)
    tuning = tuning_in(style, tuning_of(level, board))
    lead = round(lead_by_going_out(position_of(view), board.turn, tuning)) - held
    is_low = board.stock < tuning.danger_stock and board.rules.stock_out == "end"
    return _Terms(lead, held, rival_near(view, tuning.danger_cards), is_low)


def rival_near(view: PlayerView, most_cards: float) -> int | None:
    """The rival in the foot who plays next with at most this many cards and whose team is otherwise ready to go out."""
    board = view.board
    return next(
        (
            seat
            for seat in board.around(board.turn)[1:]
            if board.in_foot[seat]
            and board.hands[seat] <= most_cards
            and board.team_of(seat) != view.team
            and missing_books(board, board.melds[board.team_of(seat)]) is None
            and late_partner(board, seat) is None
        ),
        None,
    )


def near_end(view: PlayerView) -> tuple[int | None, int] | None:
    """Which rival may end the round soon, with the number of cards in that hand; (None, stock) if the stock may end it;
    None if neither is close enough to mention.
    """
    board, tuning = view.board, learned_tuning_for(view.board)
    seat = rival_near(view, min(_FEW, tuning.danger_cards))
    if seat is not None:
        return seat, board.hands[seat]
    return (None, board.stock) if stock_runs_low(position_of(view), tuning) else None
