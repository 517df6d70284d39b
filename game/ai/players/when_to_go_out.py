"""Whether a player goes out, lets a partner go out, or waits.

Some decide by the lead that the round would end with, some by what the rest of the round is worth to both sides.
"""

from collections import Counter
from typing import Final

from game.ai.brain.counted_position import CountedPosition, position_of
from game.ai.brain.threats import is_threatened, lead_by_going_out
from game.ai.brain.tuning import Tuning
from game.ai.search.rest_of_round import RestOfRound
from game.cards import is_wild
from game.engine.ending.going_out import may_leave, missing_books
from game.engine.ending.ways_out import ways_out
from game.engine.melding.melds import card_points
from game.engine.moves import GoOut
from game.engine.table.view import PlayerView

_WORTH_WAITING: Final = 30.0
"""Playing on must promise at least this many points to pass up a chance to end the round."""

_WINS: Final = 0.05
"""A larger share of matches won is more than chance."""


def going_out(view: PlayerView) -> GoOut | None:
    """A way to go out now; None if there is none."""
    if not may_leave(view.board, view.seat) or view.board.refused or not may_suffice(view):
        return None
    return next(ways_out(view), None)


def going_out_pays(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> bool:
    """Whether going out is worth more than waiting."""
    return threatened or lead_by_going_out(position, seat, tuning) >= tuning.out_lead


def is_worth_waiting(rest: RestOfRound) -> bool:
    """Whether a round that could end now is better played on; in the last round the match counts, and any chance of it
    where ending the round gives none.
    """
    if rest.loses_now and rest.wins > 0:
        return True
    return rest.wins > _WINS or (rest.wins > -_WINS and rest.gain > _WORTH_WAITING)


def points_held(view: PlayerView) -> int:
    """What the seat's own cards would cost if its team ended the round now."""
    return 0 if view.board.rules.winner_takes else card_points(view.board.rules, view.hand)


def permits_going_out(view: PlayerView, tuning: Tuning) -> bool:
    """The answer to a teammate who asks to go out: yes, unless the seat holds a lot and the team's lead doesn't cover
    it.
    """
    held = points_held(view)
    if held < tuning.permit_below:
        return True
    position = position_of(view)
    if tuning.permit_threatened and is_threatened(position, view.seat, tuning):
        return True
    return lead_by_going_out(position, view.board.turn, tuning) > held


def may_suffice(view: PlayerView) -> bool:
    """A quick check that avoids the exact search: cards that fit nowhere, and books that can't be completed now.

    It never rules out a way that exists.
    """
    board = view.board
    full = board.rules.book_size
    wilds = sum(map(is_wild, view.hand))
    held = Counter(card[0] for card in view.hand if not is_wild(card))
    melds = board.melds[view.team]
    ranks = {meld.rank for meld in melds}
    threes = held.pop("3", 0) if board.rules.meld_threes == "no" else 0
    stray = sum(count == 1 and rank not in ranks for rank, count in held.items())
    if threes + stray > 1:
        return False
    lacking = missing_books(board, melds)
    if lacking is None:
        return True
    lacks_clean = lacking.clean
    lacks_dirty = max(lacking.dirty, lacking.books - lacking.clean - lacking.wild)  # of any kind: dirty is easiest
    clean = dirty = 0
    for meld in melds:
        size = len(meld.cards) + held.get(meld.rank, 0)
        if len(meld.cards) < full:
            clean += not meld.wilds and size >= full
            dirty += size + wilds >= full
        elif not meld.wilds:
            dirty += board.rules.closed_book == "any"
    for count in held.values():
        clean += count >= full
        dirty += count + wilds >= full
    return clean >= lacks_clean and dirty >= lacks_dirty
