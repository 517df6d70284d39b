"""Somebody whose name no font can write is called by their place, wherever they are shown."""

from pathlib import Path

from game.toolkit.app import App
from game.ui.shared.requests import GoToTitle, ShowGames, ShowMenu
from saves.disk.folders import games_folder
from tests.saves.written_records import GAME, ROUND, record
from tests.ui.house import House

NAMES = ("Ann", "བསོད་ནམས", "དོན་གྲུབ བཀྲ་ཤིས", "Łucja")


def test_names_that_no_font_has_are_places_at_the_table_and_in_lists(tmp_path: Path) -> None:
    """Given two people whose script no font has, at the table and in My games nothing is drawn with their letters, nor
    with question marks or boxes in their place, while the others keep their names.
    """
    seats = [{"name": name, "kind": "human"} for name in NAMES]
    mine = record(games_folder(tmp_path), {**GAME, "seats": seats}, ROUND)
    house = House(tmp_path, make_app=App)
    app = house.program.app
    fonts = app.kit.text.fonts
    fonts._others, fonts._having = (), lambda _: ()
    drawn: list[str] = []
    app.kit.text.watch = lambda one: drawn.append(one.text)
    house.program.open(mine)
    house.settle()
    house.ask(ShowMenu())
    house.ask(GoToTitle())
    house.ask(ShowGames())
    house.close()
    told = " ".join(drawn)
    assert "Player 2" in told
    assert "Player 3" in told
    assert "Łucja" in told
    assert not any(sign in told for sign in "".join(NAMES[1:3]).replace(" ", ""))
    assert "??" not in told
