from collections.abc import Callable

from game.ui.shared.requests import ShowHelp, ShowLearn
from tests.ui.headers import header
from tests.ui.house import House


def test_help_and_lessons_open_over_a_match_that_began_without_a_title(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up((header("web", [0]),))
    house.until(lambda: house.program.learning_players.is_read)
    house.program.ask(ShowHelp())
    assert house.settle().scene == "help"
    house.program.ask(ShowLearn())
    assert house.settle().scene == "learn"
