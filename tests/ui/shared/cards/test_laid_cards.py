from pygame import Color, Rect, Surface

from game.ui.shared.cards.laid_cards import draw_heap, spread_cards

WIDTH = 60


def test_the_top_card_of_a_heap_lies_in_its_place_and_the_others_peep_out_below_it() -> None:
    top, below = Surface((20, 30)), Surface((20, 30))
    white, red, black = Color("white"), Color("red"), Color("black")
    top.fill(white)
    below.fill(red)
    table = Surface((60, 60))
    draw_heap(table, (10, 10), 3, top, below, (4, 4))
    assert table.get_at((10, 10)) == table.get_at((29, 39)) == white
    assert table.get_at((30, 39)) == table.get_at((37, 47)) == red
    assert table.get_at((38, 48)) == black


def test_cards_come_closer_where_they_would_leave_their_room() -> None:
    room = Rect(10, 0, 200, 100)
    places = spread_cards(room, 12, WIDTH, 0.8)
    assert places[0].left >= room.left
    assert places[-1].right <= room.right
    assert {place.top for place in places} == {room.top}
