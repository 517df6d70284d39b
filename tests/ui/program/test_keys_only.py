"""A match played by somebody without a mouse."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.core.preferences import Preferences
from saves.folders import games_folder
from saves.replay import replay_file
from tests.ui.house import House
from tests.ui.program.keys_only import KeysOnly
from tests.ui.program.whole_play import played_from_title


@pytest.mark.slow
def test_a_whole_match_is_played_by_keys_alone(open_house: Callable[..., House], tmp_path: Path) -> None:
    """From the title through four rounds to the result and back to the title: no event of a mouse is ever posted, and
    the record is in order.
    """
    house = open_house(preferences=Preferences(speed="off", sound=False, ask_discard="first"))
    hands = KeysOnly(house)
    played_from_title(house, hands, "end", 4000)
    assert house.look().scene == "end"
    hands.click(house.look().find("button/continue").middle)  # type: ignore[union-attr]  # the end has it
    assert house.settle().scene == "title"
    (record,) = games_folder(tmp_path).glob("*.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.replay is not None
    assert verdict.replay.winners
    assert hands.pressed > 300
