from collections.abc import Callable
from pathlib import Path

import pytest

from game.messages.functions import printed_pages as say
from game.printed.printed_page import PrintedPage
from game.rules.presets import preset
from game.ui.shared.requests import PrintRules
from tests.slow import slow_except
from tests.ui.house import House

OpenHouse = Callable[..., House]


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this person's pages are kept, on a desktop that speaks Spanish."""
    (tmp_path / ".config").mkdir()
    (tmp_path / ".config" / "user-dirs.dirs").write_text('# written by\nXDG_DOCUMENTS_DIR="$HOME/Documentos"\n')
    (tmp_path / "Documentos").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path / "Documentos" / "Hand and Foot"


def opening(house: House, browser: Path, code: int = 0) -> Path:
    """A browser that notes what it was given."""
    noted = browser.with_name("noted")
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{noted}"\nexit {code}\n')
    browser.chmod(0o755)
    house.program.environment.opener._which = lambda name: str(browser) if name == "xdg-open" else None
    return noted


def told(house: House) -> str:
    """What the strip says once the page is made; it is read then."""
    house.until(lambda: house.look().find("button/notice_read") is not None)
    notice = house.program.screens.notice_shown()
    house.key("F4")
    assert notice is not None
    return notice.words


@pytest.mark.parametrize("page", slow_except([next(iter(PrintedPage))], PrintedPage, named=lambda page: page))
def test_a_page_of_any_rules_opens_in_the_browser_without_a_question(
    open_house: OpenHouse, tmp_path: Path, documents: Path, page: PrintedPage
) -> None:
    house = open_house()
    noted = opening(house, tmp_path / "browser")
    house.at_title().press("button/new_game", "row/1", "button/read_rules", "button/more", "button/print")
    house.press(f"button/print_{page}")
    sentence = told(house)
    path = Path(noted.read_text().strip())
    assert sentence == say.opens(str(path))
    assert path.parent == documents
    assert "Family Table" in path.read_text()
    assert house.report.scene == "rule_page"


def test_pages_replace_nothing_and_a_missing_browser_is_told(
    open_house: OpenHouse, tmp_path: Path, documents: Path
) -> None:
    house = open_house()
    opening(house, tmp_path / "browser", code=3)
    house.program.show_title()
    documents.mkdir()
    (documents / "hint-cards.html").write_text("mine")
    for _ in range(2):
        house.program.ask(PrintRules(preset("web"), PrintedPage.HINT_CARDS))
        assert told(house) == say.not_opened(str(documents / "hint-cards-2.html"))
    assert (documents / "hint-cards.html").read_text() == "mine"
    assert len(list(documents.iterdir())) == 2
