from collections.abc import Callable
from pathlib import Path

import pytest

from game.toolkit.widgets import ScrollList
from game.toolkit.widgets.state_scene import StateScene
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ShowLicences
from saves.disk.folders import games_folder
from saves.records.replay import replay_file
from tests.ui.house import House
from tests.ui.program.touch_only import TouchOnly
from tests.ui.program.whole_play import played_from_title


@pytest.mark.slow
def test_a_whole_round_is_played_by_touch_alone(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house(preferences=Preferences(speed="off", sound=False, ask_discard="first"))
    hands = TouchOnly(house)
    player = played_from_title(house, hands, "score", 1500)
    assert house.look().scene == "score"
    hands.click(house.look().find("button/continue").middle)  # type: ignore[union-attr]  # the score has it
    assert house.settle().scene != "score"
    (record,) = games_folder(tmp_path).glob("*.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert player.dragged > 10
    assert hands.touched > 40


def test_a_finger_that_rests_shows_large_or_tells(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.begin()
    hands, form = TouchOnly(house), house.table.tools.form
    hands.hold(house.look().find("hand/0").middle, 0.6)  # type: ignore[union-attr]  # it was dealt
    assert house.table.state.zoom is not None
    hands.click(house.look().find("hand/0").middle)  # type: ignore[union-attr]  # it was dealt
    assert house.table.state.zoom is None
    menu = house.look().find("button/menu")
    assert menu is not None
    hands.hold(menu.middle, 0.6)
    assert form.dialog is None
    assert form.tipped is not None
    assert form.tipped.id == "button/menu"
    hands.click(menu.middle)
    assert form.tipped is None
    assert house.look().find("button/continue") is not None  # the menu is open


def test_two_fingers_scroll_a_page(open_house: Callable[..., House]) -> None:
    house = open_house().at_title()
    house.program.ask(ShowLicences())
    house.run(0.2)
    front = house.app.scene
    assert isinstance(front, OverlaidScene)
    assert isinstance(front.inner, StateScene)
    page, hands = front.inner.page, TouchOnly(house)
    assert isinstance(page, ScrollList)
    hands.scroll(page.rect.center, -200)
    far = page.scroll
    assert far > 0
    hands.drag((page.rect.centerx, 500), (page.rect.centerx, 400))
    assert page.scroll > far
    hands.scroll(page.rect.center, 640)
    hands.scroll(page.rect.center, 640)
    assert page.scroll < far
