"""Pages to print, from the rules on screen to the file and the browser."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.presets import preset
from game.text.messages import game_files as say_game_files
from game.text.messages import printed_pages as say
from game.ui.requests import PrintRules
from game.words.printed_pages import PrintedPage
from tests.ui.house import House

OpenHouse = Callable[..., House]


@pytest.mark.parametrize("page", PrintedPage)
def test_a_page_of_any_rules_is_made_and_handed_to_the_browser(
    open_house: OpenHouse, tmp_path: Path, page: PrintedPage
) -> None:
    """Given the rules that New game shows, a page of them is written where somebody says, and then a button opens it;
    where no browser opens, a sentence says where the page lies.
    """
    house = open_house()
    house.program.show_title()
    house.settle()
    house.press("button/new_game")
    house.press("row/1")
    house.press("button/read_rules")
    house.press("button/print")
    house.press(f"button/print_{page}")
    assert not house.look().all("button/open_page")
    house.press("field/path")
    house.write(str(tmp_path / "page"))
    house.press("button/save")
    house.until(lambda: bool(house.look().all("button/open_page")))
    text = (tmp_path / "page.html").read_text()
    assert "Family Table" in text
    assert page.label in text or page in (PrintedPage.RULES, PrintedPage.SET_UP)
    assert "page.html" in house.look().find("field/path").label  # type: ignore[union-attr]  # it is there
    house.press("button/open_page")
    assert house.look().message == say.not_opened()


def test_a_page_that_is_there_is_replaced_only_after_a_question(open_house: OpenHouse, tmp_path: Path) -> None:
    """Given a page of that name, with or without its ending typed, it stays until somebody says that it may go;
    a folder is refused in a sentence.
    """
    house = open_house()
    house.program.show_title()
    house.settle()
    house.program.ask(PrintRules(preset("web"), PrintedPage.HINT_CARDS))
    there = tmp_path / "page.html"
    there.write_text("mine")
    for typed in ("page", "page.html"):
        house.press("field/path")
        house.write(str(tmp_path / typed))
        house.press("button/save")
        house.until(lambda: bool(house.look().all("button/replace")))
        house.key("Escape")
        assert there.read_text() == "mine"
    (tmp_path / "folder").mkdir()
    house.press("field/path")
    house.write(str(tmp_path / "folder"))
    house.press("button/save")
    house.until(lambda: house.look().message.startswith(say_game_files.cannot_save_there("")[:20]))
    assert not (tmp_path / "folder.html").exists()
