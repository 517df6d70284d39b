"""A round played by somebody with nothing but a touch screen."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.core.preferences import Preferences
from saves.folders import games_folder
from saves.replay import replay_file
from tests.ui.house import House
from tests.ui.program.fingers_only import FingersOnly
from tests.window.player import Player


@pytest.mark.slow
def test_a_whole_round_is_played_by_touch_alone(open_house: Callable[..., House], tmp_path: Path) -> None:
    """From the title to the score of the round and into the next: taps and drags of a finger are all that is posted,
    and the record is in order.
    """
    house = open_house(preferences=Preferences(speed="off", sound=False, ask_discard="first"))
    house.program.show_title()
    house.settle()
    hands = FingersOnly(house)
    hands.click(house.look().find("button/play").middle)  # type: ignore[union-attr]  # the title has it
    player = Player(hands, random.Random(4), people=(0,), teams=2)
    for _ in range(1500):
        sight = house.settle()
        if sight.scene == "score":
            break
        player.act(sight)
    assert house.look().scene == "score"
    hands.click(house.look().find("button/continue").middle)  # type: ignore[union-attr]  # the score has it
    assert house.settle().scene != "score"
    (record,) = games_folder(tmp_path).glob("*.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert player.dragged > 10
    assert hands.touched > 40
