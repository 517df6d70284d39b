from collections.abc import Callable
from pathlib import Path

import pytest

from game.toolkit.input.gamepad import GamepadHands
from game.ui.shared.preferences import Preferences
from saves.disk.folders import games_folder
from saves.records.replay import replay_file
from tests.slow import only_long
from tests.ui.house import House
from tests.ui.program.gamepad_only import GamepadOnly
from tests.ui.program.whole_play import played_from_title


@pytest.mark.slow
@pytest.mark.parametrize("held", ["both", "left", pytest.param("right", marks=only_long)])
def test_a_whole_round_is_played_by_pad_alone(
    held: GamepadHands, open_house: Callable[..., House], tmp_path: Path
) -> None:
    chosen = Preferences(speed="off", sound=False, ask_discard="first", pad_hands=held)
    house = open_house(preferences=chosen)
    hands = GamepadOnly(house, held)
    played_from_title(house, hands, "score", 1500)
    assert house.look().scene == "score"
    assert house.app.kit.gamepad is not None
    hands.click(house.look().find("button/continue").middle)  # type: ignore[union-attr]  # the score has it
    assert house.settle().scene != "score"
    (record,) = games_folder(tmp_path).glob("*.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert hands.pressed > 60
