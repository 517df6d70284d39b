"""The own order of a hand comes back: after a restart, after the others' turns; and never before other eyes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ui.table.desk import Desk, move_cards
from game.ui.table.update import layout_of
from saves.folders import games_folder, hands_folder
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.session.test_shared_screen import lift


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
    desk = move_cards(state.desk, state.view, [len(state.view.hand) - 1], 0)
    table.state = replace(state, desk=desk, layout=layout_of(state, desk))
    house.settle()
    return shown(house)


def by_suit(house: House) -> list[str]:
    """The other sort."""
    house.press("button/sort")
    house.settle()
    return shown(house)


@pytest.mark.parametrize("change", [last_to_front, by_suit])
def test_the_hand_lies_as_it_was_left_after_a_restart(
    open_house: Callable[..., House], change: Callable[[House], list[str]]
) -> None:
    """Given a hand put in an own order, or sorted by suit, and a program that ends, the next one shows it the same."""
    house = open_house()
    house.begin()
    house.settle()
    usual = shown(house)
    order = change(house)
    assert order != usual
    written(house)
    house.close()
    again = open_house()
    again.program.show_title()
    again.settle()
    again.press("button/continue")
    again.settle()
    assert shown(again) == order
    assert again.table.state.desk.sort == ("mine" if change is last_to_front else "suit")


def test_each_person_finds_the_own_order_again_and_nobody_elses(open_house: Callable[..., House]) -> None:
    """Given two people, one of whom puts the hand in an own order: the other's lies sorted as usual, the screen between
    them shows no card, and the first one finds the own order again with what was drawn at its end.
    """
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    lift(house)
    house.settle()
    first = house.game.eyes
    order = last_to_front(house)
    for seat in (first, 1 - first):
        assert house.game.eyes == seat
        if seat != first:
            assert house.table.state.desk.sort == Desk().sort
            assert shown(house) == [str(card) for card in house.table.state.desk.order]
        house.key("d")
        house.settle()
        card, place = house.look().find("hand/3"), house.look().find("discard")
        assert card is not None
        assert place is not None
        if seat == first:
            order.remove(card.label)
        house.drag(card.middle, place.middle)
        assert not shown(house)
        house.settle()
        lift(house)
        house.settle()
    assert house.game.eyes == first
    hand = shown(house)
    kept = [face for face in order if face in hand]
    assert hand[: len(order)] == kept
    assert house.table.state.desk.sort == "mine"


def test_orders_of_games_that_are_over_or_gone_are_cleared_away(open_house: Callable[..., House]) -> None:
    """Given an arranged hand whose record somebody has deleted, the next start leaves nothing of it."""
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
