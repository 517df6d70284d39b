import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.disk.folders import games_folder, settings_file
from saves.records.replay import replay_file
from tests.window.pointer import Game, Pointer, Screen, missing_tools
from tests.window.window_player import Sight

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())


def in_order(record: Path) -> int:
    """The lines of a record that is in order."""
    verdict = replay_file(record)
    assert verdict.problem is None
    return verdict.lines


def until(game: Game, true: Callable[[Sight], bool]) -> Sight:
    """The first reading in which that holds and nothing moves."""
    sight = game.settled()
    while not true(sight):
        sight = game.settled(sight.seq)
    return sight


def press(game: Game, pointer: Pointer, id_: str, leads_to: str) -> Sight:
    """Clicks what has this id, once it is there, and waits for a screen."""
    thing = until(game, lambda sight: sight.ready(id_) is not None).ready(id_)
    assert thing is not None
    pointer.click(thing.middle)
    return until(game, lambda sight: sight.scene == leads_to)


@pytest.mark.slow
def test_the_second_window_says_so_and_harms_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    settings_file(data).write_text('{"version": 2, "speed": "off", "sound": false}')
    common = ["--data-dir", str(data)]
    begin = ["play", "--rules", "web", "--seed", "1", *common]
    with Screen() as one, Screen() as two, Game(one, tmp_path / "first.json", begin) as first:
        until(first, lambda sight: sight.scene == "table" and sight.turn == 0)
        (shared,) = games_folder(data).glob("*.handfoot.jsonl")
        lines = in_order(shared)
        with Game(two, tmp_path / "second.json", common) as second:
            pointer = Pointer(two)
            assert second.settled().scene == "title"
            press(second, pointer, "button/continue", "title")
            press(second, pointer, "button/notice_read", "title")
            assert in_order(shared) == lines
            press(second, pointer, "button/new_game", "new_game")
            press(second, pointer, "button/start", "table")
            other = next(path for path in games_folder(data).glob("*.handfoot.jsonl") if path != shared)
            assert in_order(other) > 1
            Pointer(one).key("d")
            until(first, lambda sight: sight.phase == "play")
            lines = in_order(shared)

            os.kill(first.process.pid, signal.SIGKILL)
            first.process.wait()
            press(second, pointer, "button/menu", "table")
            press(second, pointer, "button/leave", "title")
            press(second, pointer, "button/games", "games")
            press(second, pointer, "row/1", "table")
    assert in_order(shared) >= lines
    assert in_order(other) > 1
