"""The program as a person meets it: a real window, a real pointer, and the plug pulled in the middle."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.window.hands_on_keys import Keyboard
from tests.window.play_match import Evening, play
from tests.window.pointer import Game, Screen, missing_tools

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())


@pytest.mark.slow
def test_a_round_with_a_real_pointer_killed_twice(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"version":1,"speed":"off"}')  # Continue has no --speed
    evening = Evening(rules="web", seats=None, size=(1280, 720), seed=3, kills=2, rounds=1)
    said: list[str] = []
    record = play(evening, tmp_path, said.append)
    assert '"type":"score"' in record.read_text()
    assert sum(line.startswith("killed") for line in said) == 2


@pytest.mark.slow
def test_a_round_with_keys_alone(tmp_path: Path) -> None:
    evening = Evening(rules="web", seats=None, size=(1280, 720), seed=1, kills=0, rounds=1)
    record = play(evening, tmp_path, lambda _: None, Keyboard)
    assert '"type":"score"' in record.read_text()


@pytest.mark.skipif(shutil.which("xwininfo") is None, reason="needs xwininfo")
def test_a_task_bar_shows_the_name_of_the_game(tmp_path: Path) -> None:
    with Screen() as screen, Game(screen, tmp_path / "t.json", ["--data-dir", str(tmp_path / "data")]) as game:
        assert game.settled().scene == "title"
        tree = subprocess.run(
            ["xwininfo", "-root", "-tree"],
            env={**os.environ, "DISPLAY": screen.display},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        assert '"Hand and Foot": ("Hand and Foot" "Hand and Foot")' in tree
