"""Games taken off the list in the whole program, and put back; names for new ones."""

from collections.abc import Callable

from game.messages.functions import game_files as say_game_files
from game.ui.review.games.screen import GamesScene
from game.ui.shared.requests import ShowGames, StartGame
from tests.ui.house import House


def test_a_game_is_removed_and_put_back(open_house: Callable[..., House]) -> None:
    """From the list of games: the record lies in the folder for removed ones, and is back after a press."""
    house = open_house()
    record = house.begin()
    house.program.show_title()
    house.ask(ShowGames())
    house.press("button/more/0", "button/remove/0", "button/remove")
    assert not record.exists()
    assert (record.parent / "removed" / record.name).exists()
    house.press("button/put_back")
    assert record.exists()


def test_the_game_on_the_table_is_not_removed(open_house: Callable[..., House]) -> None:
    """Over the table the list says so, and the game goes on."""
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


def test_a_new_game_has_a_name_that_no_other_has(open_house: Callable[..., House]) -> None:
    """Two games begun on one evening are told apart."""
    house = open_house()
    names = []
    for _ in range(3):
        house.program.show_title()
        house.program.ask(StartGame(house.program._title_model().usual))
        names.append(house.game.match.header.name)
    assert names == ["Friday evening", "Friday evening, match 2", "Friday evening, match 3"]
