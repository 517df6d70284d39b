"""What an update brought is said on the title, once, to whoever played an older version."""

import re
from collections.abc import Callable

from game import VERSION
from game.messages.functions import whats_new as say
from game.toolkit.widgets import Dialog
from game.ui.start.title.news_dialog import NEWS
from game.ui.start.title.screen import TitleScene
from saves.disk.folders import version_file
from tests.ui.house import House
from tools import ROOT


def dialog_of(house: House) -> Dialog | None:
    """What lies over the title."""
    (title,) = house.program.screens.scenes
    assert isinstance(title, TitleScene)
    return title.form.dialog


def test_an_update_is_told_once_in_three_lines(open_house: Callable[..., House]) -> None:
    house = open_house()
    version_file(house.data).parent.mkdir(parents=True, exist_ok=True)
    version_file(house.data).write_text("0.0.9\n")
    house.program.show_title()
    house.until(lambda: dialog_of(house) is not None)
    dialog = dialog_of(house)
    assert dialog is not None
    assert dialog.title == say.title(VERSION)
    assert all(line() in dialog.told for line in NEWS[VERSION])
    house.settle()
    house.press("button/close")
    house.run(0.3)
    assert dialog_of(house) is None
    house.program.close()
    assert version_file(house.data).read_text() == f"{VERSION}\n"


def test_each_version_has_its_news_and_its_chapter() -> None:
    assert len(NEWS[VERSION]) == 3
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    chapters = re.findall(r"^## ([\d.]+)", text, re.MULTILINE)
    assert chapters[0] == VERSION
    assert set(chapters) == set(NEWS)
