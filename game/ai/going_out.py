"""Whether a player goes out, lets a partner go out, or waits."""

from game.ai.judge import books_missing, estimated_lead, is_threatened, points_held
from game.ai.weights import Weights
from game.engine.going_out import late_partner
from game.engine.moves import GoOut
from game.engine.outs import ways_out
from game.engine.view import PlayerView


def going_out(view: PlayerView, weights: Weights) -> GoOut | None:
    """The going-out to make or propose now; None when there is none or it does not pay."""
    board = view.board
    if not board.in_foot[view.seat] or board.refused or not may_suffice(view):
        return None
    if late_partner(board, view.seat) is not None:
        return None
    way = next(ways_out(view), None)
    return way if way is not None and _pays(view, weights) else None


def _pays(view: PlayerView, weights: Weights) -> bool:
    lead = estimated_lead(view, weights, own_cards_gone=True)
    return lead >= -weights.out_behind or is_threatened(view, weights)


def permits(view: PlayerView, weights: Weights) -> bool:
    """The answer to a teammate who asks to go out: yes, except with many points in hand and nothing to hurry for."""
    if points_held(view) < weights.permit_below or is_threatened(view, weights):
        return True
    return estimated_lead(view, weights, own_cards_gone=False) >= weights.permit_ahead


def may_suffice(view: PlayerView, second: bool = False) -> bool:
    """A quick look that spares the exact search: cards that fit nowhere, and books that cannot be completed now.

    It never rules out a way there is, but for one with a `second` dirty meld of a rank, unless that is asked for.
    """
    board = view.board
    full = board.rules.book_size
    held: dict[str, int] = {}
    wilds = 0
    for card in view.hand:
        if card[0] in "2*":
            wilds += 1
        else:
            held[card[0]] = held.get(card[0], 0) + 1
    melds = board.melds[view.team]
    ranks = {meld.rank for meld in melds}
    threes = held.pop("3", 0) if board.rules.meld_threes == "no" else 0
    stray = sum(count == 1 and rank not in ranks for rank, count in held.items())
    if threes + stray > 1:
        return False
    lacks_clean, lacks_dirty, _ = books_missing(board, view.team)
    clean = dirty = 0
    for meld in melds:
        size = len(meld.cards) + held.get(meld.rank, 0)
        if len(meld.cards) < full:
            clean += not meld.wilds and size >= full
            dirty += size + wilds >= full
        elif not meld.wilds:
            dirty += board.rules.closed_book == "any"
    for rank, count in held.items():
        clean += count >= full
        dirty += count + wilds >= full and (second or rank not in ranks)
    return clean >= lacks_clean and dirty >= lacks_dirty
