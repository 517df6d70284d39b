"""Moves that everybody at a table would shake their heads at, whatever their own strength: from the view only."""

from typing import Final

from game.cards import is_wild
from game.engine.legal import lay, why_not
from game.engine.moves import Answer, Discard, MeldCards, Move, Take
from game.engine.refusal import Refusal
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

_NEARLY: Final = 2
"""A clean meld at most this many cards short of a book is worth keeping clean."""


def is_silly(view: PlayerView, move: Move) -> bool:
    """Whether it wastes something obvious: a wild, the card that a book lacks, a book as good as clean."""
    match move:
        case Discard():
            return _throws_a_wild(view, move) or _discards_needed_card(view, move)
        case MeldCards() | Take():
            return _spoils_a_clean_book(view, move)
        case Answer():
            return not move.yes and not view.hand and view.board.in_foot[view.seat]
        case _:
            return False


def _throws_a_wild(view: PlayerView, move: Discard) -> bool:
    """A wild, although a natural card or a three may be discarded."""
    return is_wild(move.card) and any(
        not is_wild(card) and why_not(view, Discard(card)) is None for card in dict.fromkeys(view.hand)
    )


def _discards_needed_card(view: PlayerView, move: Discard) -> bool:
    """A card that completes a book of the team, although another plain card may be discarded and the card could be
    laid.
    """
    board = view.board
    size = board.rules.book_size
    if is_wild(move.card) or board.phase != Phase.PLAY or len(view.hand) < 3:
        return False
    lacking = any(meld.rank == move.card[0] and len(meld.cards) == size - 1 for meld in board.melds[view.team])
    return lacking and any(
        card[0] != move.card[0] and not is_wild(card) and why_not(view, Discard(card)) is None for card in view.hand
    )


def _spoils_a_clean_book(view: PlayerView, move: MeldCards | Take) -> bool:
    """Wilds on a clean book, or on a clean meld that is nearly one, unless that empties the hand."""
    board = view.board
    before = board.melds[view.team]
    after = lay(board, view.seat, move.groups)
    if isinstance(after, Refusal) or sum(len(group.cards) for group in move.groups) >= len(view.hand) - 1:
        return False
    size = board.rules.book_size
    return any(
        not was.wilds and now.wilds and len(was.cards) >= size - _NEARLY
        for was, now in zip(before, after, strict=False)
    )
