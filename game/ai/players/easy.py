"""The level `easy`: a beginner who opens at any price, hurries to make books and forgets the discards."""

from typing import Final

from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.agreed_play import agreed_move, agreed_view
from game.ai.players.tuned_player import TunedPlayer
from game.ai.tunings.fixed_tunings import BEGINNER
from game.cards import is_wild
from game.engine.discard_pile.pile import may_fit
from game.engine.legal import why_not
from game.engine.moves import Group, MeldCards, Move, Peek
from game.engine.partners.agreements import broken_by
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

_HASTY: Final = 2
"""A beginner spends up to this many wilds on any book."""


class Easy:
    """Decides like the plain player, with a beginner's tuning and a beginner's memory."""

    def __init__(self) -> None:
        self._player = TunedPlayer(BEGINNER)

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now. What was agreed is never forgotten, nor
        what it takes to keep it.
        """
        if _should_look(view):
            return Peek()
        known = remembered(view)
        move: Move | None = _hasty_book(known) if view.board.phase == Phase.PLAY else None
        if move is None or broken_by(view, move, think.agreements) is not None:
            move = self._player.decide(known, think)
        if not think.agreements:
            return move
        return agreed_move(agreed_view(view, think.agreements), move, think.agreements, BEGINNER)


def _should_look(view: PlayerView) -> bool:
    """Whether it might take the pile and has forgotten some of the cards."""
    board = view.board
    if not board.rules.take_peek or board.phase != Phase.DRAW or board.pile_yield <= board.players:
        return False
    return why_not(view, Peek()) is None and may_fit(board, view.hand)


def _hasty_book(view: PlayerView) -> MeldCards | None:
    """Wilds that make a book of the largest open meld, clean or not: a book is a book."""
    wilds = [card for card in view.hand if is_wild(card)]
    melds = view.board.melds[view.team]
    size = view.board.rules.book_size
    gaps = sorted((size - len(meld.cards), number) for number, meld in enumerate(melds) if len(meld.cards) < size)
    for gap, number in gaps[:1]:
        move = MeldCards((Group(tuple(wilds[:gap]), number),))
        if gap <= min(_HASTY, len(wilds)) and why_not(view, move) is None:
            return move
    return None


def remembered(view: PlayerView) -> PlayerView:
    """The view of somebody who remembers only the last lap of the pile, and not who took which cards.

    If the bottom card of a pile matters, anybody may ask for it, so the pile isn't forgotten; nor after a peek.
    """
    board = view.board
    nothing: tuple[tuple[()], ...] = ((),) * board.players
    pile = board.pile_seen if board.rules.take_bottom or board.peeked else board.pile_seen[-board.players :]
    return replace(view, board=replace(board, pile_seen=pile, taken=nothing))
