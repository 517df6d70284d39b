"""Cards as they lie in a picture."""

from pygame import Color, Rect, Surface

from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_heap, draw_row, spread_cards
from tests.ui.drive import kit_at

WIDTH = 60


def test_the_top_card_of_a_heap_lies_in_its_place_and_the_others_peep_out_below_it() -> None:
    """It hides all of those but an edge."""
    top, below = Surface((20, 30)), Surface((20, 30))
    white, red, black = Color("white"), Color("red"), Color("black")
    top.fill(white)
    below.fill(red)
    table = Surface((60, 60))
    draw_heap(table, (10, 10), 3, top, below, (4, 4))
    assert table.get_at((10, 10)) == table.get_at((29, 39)) == white
    assert table.get_at((30, 39)) == table.get_at((37, 47)) == red
    assert table.get_at((38, 48)) == black


def test_a_card_in_a_row_that_is_named_after_a_stack_is_seen_from_behind() -> None:
    """The figures of the rule page name a foot so."""
    kit = kit_at()
    table = Surface((300, 100))
    draw_row(kit, table, ("KH", "foot"), (0, 0), WIDTH, 100)
    back = card_art(kit).back("foot", WIDTH)
    middle = back.get_rect().center
    assert table.get_at((100 + middle[0], middle[1])) == back.get_at(middle)
    assert table.get_at(middle) != back.get_at(middle)


def test_cards_come_closer_where_they_would_leave_their_room() -> None:
    """All of them stay in one row."""
    room = Rect(10, 0, 200, 100)
    places = spread_cards(room, 12, WIDTH, 0.8)
    assert places[0].left >= room.left
    assert places[-1].right <= room.right
    assert {place.top for place in places} == {room.top}
