"""What may be done now and why, for whoever plays a first round: the same as the short sentences, with the reason."""

from collections.abc import Sequence
from typing import Final

from game.cards import is_wild, rank_of
from game.engine.board import Phase, opening_minimum
from game.engine.draft import Draft
from game.engine.view import PlayerView
from game.words.cards import of_rank, rank_name
from game.words.numbers import capital, number
from game.words.table import waiting_body

PUT_AWAY: Final = "No more tips"
TIPS_ARE_AWAY: Final = "No more tips. You can turn them on again in the settings, under Playing."


def guide(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, and why, in a sentence or two. `pile` says why the pile cannot be taken, "" when it
    can.
    """
    board = view.board
    if not view.is_mine or draft is not None or len(view.hand) < 2:
        return waiting_body(view, names, draft, pile)
    if board.phase == Phase.DRAW and board.stock >= board.draw_count and board.upcard is not None and not pile:
        return (
            f"Draw {number(board.draw_count)} from the stock, or take {number(board.pile_yield)} from the pile:"
            f" {_what_takes_it(view)}."
        )
    if board.phase != Phase.PLAY:
        return waiting_body(view, names, draft, pile)
    if not board.has_opened(view.team):
        least = opening_minimum(board, view.team)
        return (
            f"Your first melds must be worth {least} together, three cards or more each. Or discard to end your turn."
        )
    book = f"{capital(number(board.rules.book_size))} of a rank make a book."
    if not board.in_foot[view.seat]:
        return f"{book} Once your hand is empty, you pick up your foot. Discard to end your turn."
    return f"{book} Play your last card and you go out; the list says what that takes."


def _what_takes_it(view: PlayerView) -> str:
    """What of the own cards goes with the upcard, the strongest first."""
    board = view.board
    upcard = board.upcard
    assert upcard is not None
    rank = rank_of(upcard)
    held = sum(rank_of(card) == rank for card in view.hand)
    if held >= 2:
        return f"you hold {number(held)} {rank_name(rank, held)}"
    if any(meld.rank == rank for meld in board.melds[view.team]):
        return f"its {rank_name(rank)} goes onto your {rank_name(rank, 0)}"
    if held == 1 and any(is_wild(card) for card in view.hand):
        return f"you hold {of_rank(1, rank)} and a wild card"
    return "you can meld the upcard at once"
