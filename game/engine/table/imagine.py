"""The only way from a view to a whole table: what a player sees, completed by a guess of the rest."""

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, in_hand_order
from game.engine.table.board import Phase
from game.engine.table.state import Table, counts
from game.engine.table.view import PlayerView


class Guess(Struct, frozen=True):
    """A guess of the hidden cards. Sizes must match the counts in the view."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat; the viewer's own entry is ignored."""
    feet: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    """Top first."""
    buried: tuple[Card, ...] = ()
    """Discards below those that were seen, bottom first."""
    tails: tuple[tuple[Card, ...], ...] = ()


def table_from(view: PlayerView, guess: Guess) -> Table:
    """The table that the view and the guess make. Raises ValueError if the guess doesn't match the view's counts."""
    board = view.board
    if board.phase in (Phase.CUT, Phase.CHOOSE):
        raise ValueError("a table is imagined only once hands and feet are settled")
    hands = tuple(view.hand if seat == view.seat else in_hand_order(cards) for seat, cards in enumerate(guess.hands))
    feet = tuple(in_hand_order(cards) for cards in guess.feet)
    tails = tuple(in_hand_order(cards) for cards in guess.tails)
    discards = (*guess.buried, *board.pile_seen)
    if replace(board, **counts(hands, feet, guess.stock, discards, tails)) != board:
        raise ValueError("the guess has other counts than the view")
    bottoms = (
        () if view.bottoms is None else tuple(view.bottoms if seat == view.seat else None for seat in range(len(hands)))
    )
    return Table(
        board=board,
        hands=hands,
        feet=feet,
        tails=tails,
        bottoms=bottoms,
        stock=guess.stock,
        discards=discards,
        proposal=view.proposal,
        proposed=view.proposed,
    )
