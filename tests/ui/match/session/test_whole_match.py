import random
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.disk.folders import games_folder
from saves.records.replay import replay_file
from tests.ui.house import House
from tests.window.window_player import Player


@pytest.mark.slow
def test_a_match_of_web_is_played_to_its_end_with_a_closed_window_in_the_middle(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    house = open_house().at_title()
    house.press("button/play")
    player = Player(house, random.Random(3), people=(0,), teams=2)
    rounds = 0
    closed_in_turn = False
    for _ in range(3000):
        sight = house.settle()
        if sight.scene == "end":
            break
        if sight.scene == "score":
            rounds += 1
        in_turn = rounds == 1 and sight.phase == "play" and not closed_in_turn
        if sight.scene == "score" or in_turn:
            closed_in_turn = closed_in_turn or in_turn
            before = house.game.match.view(0)
            house.close()
            house = open_house().at_title()
            house.press("button/continue" if house.look().find("button/continue") else "button/games")
            sight = house.settle()
            if sight.scene == "games":  # the last round was over: the match is among the finished ones
                assert rounds == 4
                return
            assert house.game.match.view(0) == before
            player = Player(house, random.Random(rounds), people=(0,), teams=2)
        player.act(sight)
    assert rounds == 4
    assert player.dragged
    (record,) = games_folder(tmp_path).glob("*.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.replay is not None
    assert verdict.replay.winners
