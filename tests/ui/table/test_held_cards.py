"""What hangs from the pointer, and where it would go."""

from pygame import Rect

from game.turn.spots import HandCard, SeatPlate, Spot, Zone
from game.ui.table.held_cards import begin, gap_at, hand_sprites, held_sprites, over_hand, parted
from game.ui.table.layout.table_layout import Layout
from tests.build import WEB, table
from tests.ui.drive import there
from tests.ui.table.table_games import Sitting


def laid(hand: str = "KC QC JC TC 9C") -> Layout:
    """A table with this hand."""
    return Sitting(table(hand=hand, phase="play", rules=WEB, pile="5D 4S")).scene.state.layout


def middle(layout: Layout, spot: Spot) -> tuple[int, int]:
    """The middle of what lies there."""
    return layout.hits[spot].center


def test_a_card_that_is_not_chosen_is_lifted_alone() -> None:
    """Even while others are chosen."""
    layout = laid()
    at = middle(layout, HandCard(3))
    drag = there(begin(layout, HandCard(3), at, at, chosen=(0, 1)))
    assert drag.positions == (3,)


def test_a_chosen_card_takes_all_chosen_ones_along() -> None:
    """From left to right, whichever of them is held."""
    layout = laid()
    at = middle(layout, HandCard(2))
    drag = there(begin(layout, HandCard(2), at, at, chosen=(4, 0, 2)))
    assert drag.positions == (0, 2, 4)
    assert [sprite.card for sprite in held_sprites(layout, drag)] == ["KC", "JC", "9C"]


def test_a_held_card_hangs_where_it_was_gripped() -> None:
    """Lifted without moving it does not jump."""
    layout = laid()
    at = middle(layout, HandCard(2))
    drag = there(begin(layout, HandCard(2), at, at, chosen=()))
    (held,) = held_sprites(layout, drag)
    lay = layout.sprites[hand_sprites(layout)[2]]
    assert (round(held.x), round(held.y)) == (round(lay.x), round(lay.y))


def test_the_upcard_can_be_lifted_and_stock_and_plates_cannot() -> None:
    """There is nothing of them to hold."""
    layout = laid()
    at = middle(layout, Zone.UPCARD)
    drag = there(begin(layout, Zone.UPCARD, at, at, chosen=()))
    assert drag.positions == ()
    assert begin(layout, Zone.STOCK, at, at, chosen=()) is None
    assert begin(layout, SeatPlate(1), at, at, chosen=()) is None


def test_the_nearest_gap_is_found_between_and_beside_the_cards() -> None:
    """Left of all, between the second and the third, right of all."""
    layout = laid()
    strips = [layout.hits[HandCard(i)] for i in range(5)]
    y = strips[0].centery
    assert gap_at(layout, (strips[0].left - 40, y)) == 0
    assert gap_at(layout, (strips[2].left + 3, y)) == 2
    assert gap_at(layout, (strips[4].right + 40, y)) == 5


def test_moved_cards_lie_together_at_their_gap() -> None:
    """The first and the fourth put before the third: positions one and two."""
    assert list(parted((0, 3), 2)) == [1, 2]
    assert list(parted((2,), 0)) == [0]


def test_the_hand_is_where_its_zone_is() -> None:
    """A point over the own band is not over the hand."""
    layout = laid()
    zone: Rect = layout.places.rect("Hand")
    assert over_hand(layout, zone.center)
    assert not over_hand(layout, layout.places.rect("MeldBand", 0).center)


def test_a_held_card_gives_way_beside_the_grip_unless_nothing_is_to_move() -> None:
    """Taken at its left, in the middle or at its right it hangs from there; with motion reduced it is flat."""
    layout = laid()
    lay = layout.sprites[hand_sprites(layout)[2]]
    found = []
    for share in (-0.4, 0.0, 0.4):
        at = round(lay.x + share * lay.w), round(lay.y)
        drag = there(begin(layout, HandCard(2), at, at, chosen=()))
        found.append(held_sprites(layout, drag)[0].grip)
        assert held_sprites(layout, drag, is_still=True)[0].grip is None
    assert found == [0.15, 0.5, 0.85]
