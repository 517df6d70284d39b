"""Games taken off the list in the whole program, and put back; names for new ones."""

from collections.abc import Callable

from game.messages.functions import game_files as say_game_files
from game.ui.review.games.screen import GamesScene
from game.ui.shared.requests import ShowGames
from tests.ui.house import House


def test_the_game_on_the_table_is_not_removed(open_house: Callable[..., House]) -> None:
    house = open_house()
    record = house.begin()
    house.settle()
    house.ask(ShowGames())
    house.press("button/more/0", "button/remove/0", "button/remove")
    games = house.program.screens.scenes[-1]
    assert isinstance(games, GamesScene)
    assert games.form.dialog is not None
    assert games.form.dialog.words == say_game_files.is_at_the_table()
    assert record.exists()
