"""What hangs from the pointer, and where it would go."""

from game.turn.spots import Spot
from game.ui.table.held_cards import parted
from game.ui.table.layout.table_layout import Layout
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting


def laid(hand: str = "KC QC JC TC 9C") -> Layout:
    """A table with this hand."""
    return Sitting(table(hand=hand, phase="play", rules=WEB, pile="5D 4S")).scene.state.layout


def middle(layout: Layout, spot: Spot) -> tuple[int, int]:
    """The middle of what lies there."""
    return layout.hits[spot].center


def test_moved_cards_lie_together_at_their_gap() -> None:
    """The first and the fourth put before the third: positions one and two."""
    assert list(parted((0, 3), 2)) == [1, 2]
    assert list(parted((2,), 0)) == [0]
