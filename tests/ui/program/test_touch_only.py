from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.shared.preferences import Preferences
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
