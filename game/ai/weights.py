"""The numbers by which a computer player judges; the rooms beside say what they mean."""

from typing import Final

from msgspec import Struct

from game.engine.board import Board


class Weights(Struct, frozen=True, kw_only=True):
    """One way to play. The defaults are untuned common sense."""

    take_from: int = -10
    """The pile is taken when its worth is above this."""
    take_opens: int = 15
    """Added to the pile's worth when taking it opens for the team."""
    pile_three: int = -12
    pile_three_share: float = 0.18
    """Share of a three's penalty that it costs further when it comes with the pile."""
    pile_wild: int = 30
    pile_own_meld: int = 12
    """A card that fits a meld of the team, beside its value."""
    pile_triple: int = 12
    pile_pair: int = 3
    pile_single: int = -1

    opening_wilds: float = 99.0
    """Wilds spent on an opening at most in the first turn; `opening_wilds_turn` more for each turn ended."""
    opening_wilds_turn: float = 0.0
    begin_dirty_wilds: int = 2
    """Wilds in the hand from which a pair and a wild begin a meld."""
    begin_dirty_wilds_foot: int = 1
    feed_gap: int = 4
    """In the hand a dirty meld is completed with wilds when it is short by no more."""
    feed_gap_foot: int = 4
    keep_pairs_from: int = 1000
    """Cards in the pile from which a pair of a melded rank stays in the hand, to take the pile with."""
    empty_hand_left: int = 1
    """Everything is laid down when no more cards than this stay in the hand."""

    discard_pair: int = 40
    discard_triple: int = 90
    discard_own_meld: int = 25
    discard_rival_meld: int = -15
    discard_seen: int = -2
    """For each copy of the rank that lies open."""
    discard_value: float = 0.5
    discard_value_threatened: float = -2.0

    danger_cards: int = 7
    """A rival who may go out is dangerous with so few cards."""
    danger_stock: int = 16
    """With less stock than this the round may end before one's next turn."""
    out_behind: int = 200
    """A round is not ended while the team is estimated to be further behind."""
    hidden_card: int = 17
    """What a card in somebody else's hand or foot is taken to cost its owner."""
    permit_below: int = 350
    """Permission is given by who holds fewer points than this."""
    permit_ahead: int = 300
    """Permission is given whatever one holds when the team is so far ahead."""


NORMAL: Final = Weights(discard_rival_meld=12)
"""Is loth to give rivals what they have melded, as most people are; in truth such cards are dead for oneself."""

NORMAL_ALONE: Final = Weights(
    take_from=-40,
    discard_rival_meld=0,
    begin_dirty_wilds=5,
    begin_dirty_wilds_foot=99,
    feed_gap=0,
    danger_stock=4,
)
"""Without partners cards are scarce: wilds complete books instead of beginning melds, and the pile is dearer."""

NORMAL_ALONE_BY_PAIRS: Final = Weights(
    take_from=-100,
    pile_own_meld=25,
    keep_pairs_from=3,
    begin_dirty_wilds=5,
    begin_dirty_wilds_foot=99,
    feed_gap=0,
    discard_own_meld=60,
    danger_stock=4,
)
"""The same where the pile is taken with pairs: those of melded ranks are kept for it."""


def normal_weights(board: Board) -> Weights:
    """The weights of `normal` at this table."""
    if board.teams < board.players:
        return NORMAL
    return NORMAL_ALONE if board.rules.take_with == "any_play" else NORMAL_ALONE_BY_PAIRS
