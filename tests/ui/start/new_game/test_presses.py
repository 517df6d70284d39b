"""How many presses it takes to begin."""

from collections.abc import Callable

from tests.ui.house import House


def test_enter_after_a_name_shows_the_table_and_the_next_one_starts(open_house: Callable[..., House]) -> None:
    house = open_house().at_title()
    house.press("button/new_game", "button/partner", "button/new_face")
    house.write("Bob")
    house.key("return")
    assert house.look().find("button/done") is None
    house.key("return", settles=True)
    assert house.game.match.header.seats[2].name == "Bob"
