"""From New game to a position that is set up by hand, and from there to the table."""

from collections.abc import Callable

import pytest

from game.messages.functions import setting_up as say
from game.ui.shared.requests import ShowNewGame
from game.ui.start.set_up.screen import SetUpScene
from saves.disk.folders import games_folder
from saves.records.lines import PositionLine
from saves.records.record import read_record
from saves.records.replay import replay_file
from tests.ui.house import House


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    """At the screen on which a position is set up, for the table that New game offers."""
    house = open_house()
    house.ask(ShowNewGame())
    house.go("button/set_up")
    assert house.report.scene == "set_up"
    return house


def scene_of(house: House) -> SetUpScene:
    """The screen."""
    (scene,) = [scene for scene in house.program.screens.scenes if isinstance(scene, SetUpScene)]
    return scene


def the_record(house: House) -> PositionLine:
    """The position that the one saved game begins with; the record is in order."""
    (path,) = games_folder(house.data).glob("*.jsonl")
    verdict = replay_file(path)
    assert verdict.problem is None
    position = read_record(path).lines[1]
    assert isinstance(position, PositionLine)
    return position


def test_cards_are_put_by_the_mouse_and_played(house: House) -> None:
    """Given two kings and a joker pressed into the own hand, a king taken out again, the own foot taken up, so that its
    place is gone, and the rest dealt at random, the game begins with a position in which that hand has both.
    """
    for tile in ("left/K", "left/K", "left/joker", "there/K"):
        house.press(tile)
    assert scene_of(house).state.made.hands[0] == ("KS", "*R")
    house.press("field/foot_taken/1")
    assert scene_of(house).state.made.in_foot[0]
    house.go("button/fill", "button/start")
    position = the_record(house)
    assert (position.in_foot[0], position.feet[0]) == (True, "")
    assert {"KS", "*R"} <= set(position.hands[0].split())
    assert [len(cards.split()) for cards in position.hands] == [11] * 4
    assert house.game.match.board.mover == 0
    assert house.game.match.header.origin is None


def test_cards_are_put_by_the_keys_and_played(house: House) -> None:
    """Given nothing but keys: ranks are typed into one place after the other, a wrong one is taken back, the rest is
    filled, and Enter on the golden button begins.
    """
    for key in ("k", "0", "r", "u", "x"):
        house.key(key)
    assert scene_of(house).state.made.hands[0] == ("KS", "TS", "*R")
    house.key("Down")
    assert house.report.message.startswith("Your foot, no cards.")  # it is shown where the next card goes
    house.key("Return", "3")
    assert house.report.message.startswith("Your foot, one card.")
    house.key("q", "Backspace")
    assert scene_of(house).state.made.feet[0] == ("3S",)
    house.key("f")
    for _ in range(30):
        if house.report.focus == "button/start":
            break
        house.key("Tab")
    house.key("Return", settles=True)
    assert "*R" in the_record(house).hands[0].split()


def test_what_is_missing_is_said_until_it_can_be_played(house: House) -> None:
    """Given an empty table, it is told how cards are put; then somebody holds no card; two kings are no meld; nothing
    can be begun before.
    """
    assert house.report.message == f"Your hand, no cards. {say.how()}"
    empty = scene_of(house).state.made
    house.press("row/2", "left/5")
    assert house.report.message.endswith("You have no cards yet.")
    house.press("button/undo", "button/fill")
    assert house.report.message.endswith("Ready to play.")
    house.press("button/undo")
    assert scene_of(house).state.made == empty
    for seat in range(4):
        house.press(f"row/{2 * seat}", "left/5")
    assert house.report.message.endswith("Ready to play.")
    house.press("row/8", "left/K", "left/K")
    assert "a new meld needs three" in house.report.message
    start = house.look().find("button/start")
    assert start is not None
    assert not start.enabled
