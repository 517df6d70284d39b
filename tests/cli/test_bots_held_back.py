"""Tests for game/cli/bots_held_back.py and the seats that are typed for programs."""

import json
import shlex
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from game.cli.files.withheld_records import hidden_from_bots
from game.play.processes import confined
from game.play.programs.bots import programs_of
from game.play.seats import seat_plans
from tests.sources import ROOT

TINY = ROOT / "tests" / "play" / "tiny_bots.py"


def test_the_players_folder_and_the_record_are_hidden(tmp_path: Path) -> None:
    """Given a bot, it gets neither the player's folder nor the files of the command, which hold every card, or those on
    the screen.
    """
    options = Namespace(seats="human,bot:a,easy,easy", data_dir=tmp_path, targets=tmp_path / "shown")
    hidden = hidden_from_bots(options, tmp_path / "record", None)
    assert hidden == (tmp_path, tmp_path / "record", tmp_path / "shown")
    trusted, other = programs_of(seat_plans("bot-free:a --b,bot:c"), hidden).values()
    assert (trusted.command, trusted.hidden) == ("a --b", None)
    assert (other.command, other.hidden) == ("c", hidden)


def test_a_system_that_cannot_hold_back_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Given no sandbox, a bot of a duel is announced in one sentence; bot-free and levels are not."""
    monkeypatch.setattr(confined, "can_confine", lambda: False)
    for seats, duel, said in ((None, "bot:a,easy", 1), ("bot-free:a,easy", None, 0), ("easy,easy", None, 0)):
        hidden_from_bots(Namespace(seats=seats, duel=duel, data_dir=tmp_path))
        assert capsys.readouterr().err.count("\n") == said


@pytest.mark.skipif(not confined.can_confine(), reason="this system has no Landlock")
@pytest.mark.slow
def test_a_simulation_holds_its_bots_back(tmp_path: Path) -> None:
    """Given a bot that keeps a log, it plays without a fault only when it may write."""
    command = shlex.join([sys.executable, str(TINY), "good", str(tmp_path / "log")])
    for word, faults in (("bot", True), ("bot-free", False)):
        seats = f"{word}:{command},easy,easy,easy"
        options = ["simulate", "--rules", "web", "--games", "1", "--seed", "3", "--json", "--seats", seats]
        done = subprocess.run(
            [sys.executable, "main.py", *options], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert bool(json.loads(done.stdout)["faults"]["0"]) == faults
    assert (tmp_path / "log").exists()
