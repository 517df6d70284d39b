"""The commands that open a window, run as they are typed, with SDL's dummy driver for a screen."""

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.cli.game_window import in_window
from game.messages.functions import errors as say_errors
from game.play.shared_deals import deal_claimed
from game.ui.system.launch import NoWindow
from saves.records.lines import header_in
from saves.records.replay import replay_file
from tests.cli.running import EXAMPLES, Said, run
from tests.saves.written_records import GAME, ROUND, move, record
from tests.slow import slow_except
from tests.toolkit.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
ENVIRON = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def typed(*arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    """Runs `main.py ARGUMENTS` to its end."""
    command = [sys.executable, "main.py", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=ENVIRON, capture_output=True, text=True, check=False, timeout=PATIENCE)


def scene(folder: Path, *arguments: str | Path) -> dict[str, Any]:
    """The first settled reading of the targets file; then the program is killed."""
    targets = folder / "targets.json"
    command = [sys.executable, "main.py", *map(str, arguments), "--targets", str(targets), "--data-dir", str(folder)]
    with subprocess.Popen([*command, "--size", "1280x720"], cwd=ROOT, env=ENVIRON) as process:
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and process.poll() is None:
                seen: dict[str, Any] = json.loads(targets.read_bytes()) if targets.exists() else {"busy": True}
                if not seen["busy"]:
                    return seen
                time.sleep(0.02)
        finally:
            process.kill()
    raise AssertionError(f"no scene came to rest; the program ended with {process.returncode}")


def test_without_a_command_the_title_opens(tmp_path: Path) -> None:
    seen = scene(tmp_path)
    assert seen["scene"] == "title"
    assert all(x + w <= 1280 and y + h <= 720 for x, y, w, h in (target["rect"] for target in seen["targets"]))


def test_play_goes_straight_to_a_table_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "evening.handfoot.jsonl"
    seen = scene(tmp_path, "play", "--rules", "couples", "--teams", "2:solo", "--speed", "off", "--record", path)
    assert seen["scene"] != "title"
    verdict = replay_file(path)
    assert verdict.problem is None
    assert verdict.replay is not None
    assert [seat.kind for seat in verdict.replay.header.seats] == ["human", "computer"]
    assert verdict.replay.rules.name == "Couples"


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = typed(tmp_path / "gone.handfoot.jsonl")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "gone.handfoot.jsonl" in done.stderr
    assert "There's no command" in typed("plya").stderr


def test_demo_measures_its_frames(tmp_path: Path) -> None:
    done = typed("demo", "--seconds", "1", "--json", "--data-dir", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert set(report) >= {"seconds", "frames", "frame_ms", "moves"}
    assert set(report["frame_ms"]) == set(report["own_ms"]) == {"p50", "p99", "max"}
    assert report["seconds"] >= 1
    assert not (tmp_path / "games").exists()


@pytest.mark.slow
def test_a_demo_with_experts_never_waits_for_them(tmp_path: Path) -> None:
    experts = ("--seats", "expert,expert,expert,expert")
    done = typed("demo", "--seconds", "3", "--busy", *experts, "--json", "--data-dir", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["own_ms"]["p99"] < 16.7
    refused = typed("demo", "--seats", "human,normal,normal,normal")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_replay_shows_a_record(tmp_path: Path) -> None:
    assert scene(tmp_path, "replay", EXAMPLES / "match-web-4.handfoot.jsonl")["scene"] == "replay"


@pytest.mark.slow
def test_what_cannot_be_shown_is_one_sentence(tmp_path: Path) -> None:
    bad = record(tmp_path, GAME, ROUND, move(3, "draw"))
    there = record(tmp_path, GAME, name="there")
    for code, arguments in (
        (1, ["replay", bad]),
        (2, ["replay", tmp_path / "gone"]),
        (2, ["play", "--seats", "human,genius,normal,normal"]),
        (2, ["play", "--teams", "5v5"]),
        (2, ["play", "--rules", "whist"]),
        (1, ["play", "--record", there]),
    ):
        done = typed(*arguments, "--data-dir", tmp_path / "data")
        assert (done.returncode, done.stdout) == (code, ""), arguments
        assert done.stderr.count("\n") == 1, done.stderr
        assert done.stderr.endswith(".\n")


@pytest.mark.parametrize("text", ["0", "-1", "soon"])
def test_demo_wants_a_number_of_seconds(capsys: pytest.CaptureFixture[str], text: str) -> None:
    said = run(capsys, "demo", "--seconds", text)
    assert said.code == 2
    assert "--seconds" in said.sentence


@pytest.mark.parametrize("command", slow_except([[]], [[], ["play"]]))
def test_a_folder_that_takes_no_games_is_told_before_the_window_opens(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "games").write_text("somebody's notes")
    targets = tmp_path / "targets.json"
    line = [sys.executable, "main.py", *command, "--data-dir", str(tmp_path), "--targets", str(targets)]
    with subprocess.Popen(line, cwd=ROOT, env=ENVIRON, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline().rstrip() == say_errors.games_unwritable(str(tmp_path / "games"))
        wait_until(targets.exists)
        process.kill()


def test_play_deal_sits_down_to_the_deal_of_a_code(tmp_path: Path) -> None:
    path = tmp_path / "friday.handfoot.jsonl"
    seen = scene(tmp_path, "play", "--deal", "yt6y94lkkqq6", "--speed", "off", "--record", path)
    assert seen["scene"] == "table"
    lines = replay_file(path).accepted
    header = header_in(lines)
    assert [seat.level for seat in header.seats] == [None, "hard", "hard", "hard"]
    assert deal_claimed(lines) == "true"


def test_garbage_is_looked_for_once_a_window_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise NoWindow("no screen")

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert in_window(gc.isenabled)
    with pytest.raises(NoWindow, match="no screen"):
        in_window(fail)
    assert gc.isenabled()


def test_looking_back_ends_well(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr("game.cli.commands.replay_command.in_window", opened.append)
    assert run(capsys, "replay", EXAMPLES / "match-web-4.handfoot.jsonl") == Said(0, "", "")
    assert len(opened) == 1
