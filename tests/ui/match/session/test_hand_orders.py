"""The own order of a hand comes back: after a restart, after the others' turns; and never before other eyes."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.cards import HandSorting, parse_cards
from game.turn.arrangement import Arrangement, move_cards, settle, sorted_so
from game.ui.match.session.remembered_hands import HandOrders, hand_orders
from game.ui.table.update import layout_of
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, hands_folder
from saves.players.arranged_hands import ArrangedHand, arranged_hands, encoded_hands
from saves.players.people import PeopleFile, RegularPlayer
from tests.build import my_view, table
from tests.ui.house import House


def shown(house: House) -> list[str]:
    """The faces of the hand from the left, as other programs are told them."""
    return [thing.label for thing in house.look().all("hand/")]


def written(house: House) -> list[Path]:
    """The files of arranged hands, once there is one."""
    house.until(lambda: any(hands_folder(house.data).glob("*.json")))
    return sorted(hands_folder(house.data).glob("*.json"))


def last_to_front(house: House) -> list[str]:
    """The last card goes to the front, as a drag would put it."""
    table = house.table
    state = table.state
    arrangement = move_cards(state.arrangement, state.view, [len(state.view.hand) - 1], 0)
    table.state = replace(state, arrangement=arrangement, layout=layout_of(state, arrangement))
    house.settle()
    return shown(house)


def by_suit(house: House) -> list[str]:
    """The other sort."""
    house.go("button/sort")
    return shown(house)


@pytest.mark.parametrize("change", [last_to_front, by_suit])
def test_the_hand_lies_as_it_was_left_after_a_restart(
    open_house: Callable[..., House], change: Callable[[House], list[str]]
) -> None:
    house = open_house()
    house.begin()
    house.settle()
    usual = shown(house)
    order = change(house)
    assert order != usual
    written(house)
    house.close()
    again = open_house()
    again.at_title().go("button/continue")
    assert shown(again) == order
    assert again.table.state.arrangement.sort == ("mine" if change is last_to_front else "suit")


def test_what_an_undo_brings_back_lies_where_it_lay_after_a_restart(tmp_path: Path) -> None:
    hand, left = (my_view(table(hand=cards, phase="play")) for cards in ("4S 2C KH KD KS JC", "4S 2C JC"))
    path, order = tmp_path / "a.json", parse_cards("4S 2C KH KD KS JC")
    melded = settle(settle(Arrangement(sort="mine", order=order), hand), left, can_undo=True)

    def keep(hands: Mapping[int, ArrangedHand]) -> None:
        path.write_bytes(encoded_hands("a", hands))

    HandOrders({}, keep).note(0, melded, 1)
    found = settle(HandOrders(arranged_hands(path, "a")).arrangement(0, 1), left, can_undo=True)
    assert found.order == melded.order
    assert settle(found, hand, is_undone=True).order == order


def test_what_a_spoilt_file_calls_cards_harms_nothing() -> None:
    view = my_view(table(hand="4S KH JC", phase="play"))
    arrangement = HandOrders({0: ArrangedHand("mine", 1, ("KH", "??"), ("", "KH", "5", "JC"))}).arrangement(0, 1)
    arrangement = settle(arrangement, view, can_undo=True, is_undone=True)
    assert sorted(arrangement.order) == sorted(view.hand)
    assert sorted_so(arrangement, view, "rank", arrangement.sorting).order == parse_cards("KH JC 4S")


def test_a_way_of_sorting_leaves_what_another_window_wrote(tmp_path: Path) -> None:
    here, there = (PeopleFile(tmp_path / "people.json", RealDisk()) for _ in range(2))
    here.read()
    there.change(lambda house: replace(house, regulars=(RegularPlayer(id="i", name="Ida"),)))
    there.save()
    game = SimpleNamespace(match=SimpleNamespace(names=("You",)), saved=None)
    people = SimpleNamespace(household=here.value, change=here.change)
    orders = hand_orders(game, None, None, people)  # type: ignore[arg-type]  # a match that isn't saved needs no disk
    orders.prefer(0, HandSorting(low_left=True))
    here.save()
    there.read()
    assert (there.value.named("Ida") is not None, there.value.sorting_of("You")) == (True, HandSorting(low_left=True))


def test_orders_of_games_that_are_over_or_gone_are_cleared_away(open_house: Callable[..., House]) -> None:
    house = open_house()
    record = house.begin()
    house.settle()
    last_to_front(house)
    (kept,) = written(house)
    house.close()
    record.unlink()
    assert not any(games_folder(house.data).glob("*.jsonl"))
    again = open_house()
    again.program.show_title()
    again.until(lambda: not kept.exists())
