"""How many presses it takes to begin."""

from collections.abc import Callable

import pytest

from tests.ui.house import House


@pytest.mark.parametrize("has_played", [False, True])
def test_a_round_with_a_friend_takes_three_presses(open_house: Callable[..., House], has_played: bool) -> None:
    """Given nobody ever played here, or a match of four rounds is begun, three presses in New game and a friend's name
    begin one round with that friend.
    """
    house = open_house().at_title()
    if has_played:
        house.go("button/play")
        house.at_title()
    presses = 0

    def press(id: str) -> None:
        nonlocal presses
        thing = house.look().find(id)
        assert thing is not None, f"no {id} in sight"
        house.click(thing.middle)
        presses += 1

    house.press("button/new_game")
    press("button/partner")
    press("button/new_face")
    house.write("Bob")
    house.key("return")
    press("button/one_round" if has_played else "button/start")
    house.settle()
    assert presses <= 3
    header = house.game.match.header
    assert [(seat.name, seat.kind) for seat in header.seats][2] == ("Bob", "human")
    assert header.rules["rounds"] == 1


def test_enter_after_a_name_shows_the_table_and_the_next_one_starts(open_house: Callable[..., House]) -> None:
    """Given a name written for somebody new, Enter closes the tray, and Enter again begins."""
    house = open_house().at_title()
    house.press("button/new_game", "button/partner", "button/new_face")
    house.write("Bob")
    house.key("return")
    assert house.look().find("button/done") is None
    house.key("return", settles=True)
    assert house.game.match.header.seats[2].name == "Bob"
