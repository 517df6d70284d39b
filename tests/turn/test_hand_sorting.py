import pytest

from game.cards import HandSorting, cards_text, parse_cards
from game.turn.arrangement import Arrangement, SortMode, settle, sort_next, sorted_hand, sorted_so
from game.ui.match.session.remembered_hands import HandOrders
from saves.players.people import Household, RegularPlayer, encoded_house, house_in
from tests.build import WEB, my_view, table

HAND = parse_cards("AS KH 4D 3C *R 2C AC")


@pytest.mark.parametrize(
    ("mode", "sorting", "order"),
    [
        ("rank", HandSorting(), "*R 2C AS AC KH 4D 3C"),
        ("rank", HandSorting(ace_low=True), "*R 2C KH 4D 3C AS AC"),
        ("rank", HandSorting(low_left=True), "*R 2C 3C 4D KH AC AS"),
        ("rank", HandSorting(wilds_right=True), "AS AC KH 4D 3C *R 2C"),
        ("rank", HandSorting(True, True, True), "AC AS 3C 4D KH *R 2C"),
        ("suit", HandSorting(), "*R 2C AS KH 4D AC 3C"),
        ("suit", HandSorting(ace_low=True, wilds_right=True), "AS KH 4D 3C AC *R 2C"),
        ("mine", HandSorting(True, True, True), "AS KH 4D 3C *R 2C AC"),
    ],
)
def test_a_hand_is_sorted_as_its_owner_likes(mode: SortMode, sorting: HandSorting, order: str) -> None:
    assert cards_text(sorted_hand(HAND, mode, sorting)) == order


def test_new_cards_and_the_sort_button_keep_the_wish() -> None:
    wish = HandSorting(ace_low=True, wilds_right=True)
    view = my_view(table("AS KH 2C 9C", WEB, phase="play"))
    arranged = settle(Arrangement(sorting=wish), view)
    assert cards_text(arranged.order) == "KH 9C AS 2C"
    more = settle(arranged, my_view(table("AS KH 2C 9C 8C", WEB, phase="play")))
    assert cards_text(more.order) == "KH 9C 8C AS 2C"
    assert sort_next(arranged, view).sorting == wish
    back = sorted_so(arranged, view, "rank", HandSorting())
    assert cards_text(back.order) == "2C AS KH 9C"


def test_a_wish_is_remembered_for_its_person_alone() -> None:
    anna = RegularPlayer(id="a", name="Anna", sorting=HandSorting(ace_low=True))
    house = Household((anna, RegularPlayer(id="b", name="Rosa")))
    assert house_in(encoded_house(house)) == house
    assert house.with_sorting("Max", HandSorting(low_left=True)).sorting_of("You") == HandSorting(low_left=True)
    assert house.with_sorting("Rosa", HandSorting(low_left=True)).sorting_of("You") == HandSorting()
    assert house_in(b'{"version":1,"regulars":[{"id":"b","name":"Rosa"}]}').sorting_of("Rosa") == HandSorting()
    people = [house.regulars[0].sorting, house.regulars[1].sorting]
    told: list[tuple[int, HandSorting]] = []
    orders = HandOrders({}, sorting=people.__getitem__, prefer=lambda seat, sorting: told.append((seat, sorting)))
    assert [orders.arrangement(seat, 1).sorting for seat in (0, 1)] == people
    orders.prefer(1, HandSorting(low_left=True))
    assert (orders.arrangement(1, 1).sorting, told) == (HandSorting(low_left=True), [(1, HandSorting(low_left=True))])
