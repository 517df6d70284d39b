"""`chances`: who got what, as sentences and as JSON."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.running import EXAMPLES, run

MATCH = EXAMPLES / "match-couples-2.handfoot.jsonl"
WHAT = ["wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"]


def test_each_seat_has_five_figures(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "chances", MATCH, "--json")
    answer = json.loads(said.out)
    assert (said.code, answer.keys(), answer["rounds"]) == (0, {"rounds", "seats"}, 4)
    assert [(one["who"], one["what"]) for one in answer["seats"]] == [
        (who, what) for who in ("P0", "P1") for what in WHAT
    ]
    for one in answer["seats"]:
        assert one.keys() == {"who", "what", "expected", "seen", "low", "high"}
        assert one["low"] < one["expected"] < one["high"]
    assert answer["seats"][0]["seen"] == 23


def test_without_a_file_all_own_games_count(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    shutil.copy(MATCH, games)
    shutil.copy(MATCH, games / "copy.handfoot.jsonl")
    (games / "bad.handfoot.jsonl").write_text("{}\n")
    (games / "evening.handfoot-pad.jsonl").write_text("{}\n")
    said = run(capsys, "chances", "--data-dir", tmp_path)
    assert said.code == 0
    assert said.out.splitlines()[:2] == ["4 rounds in 1 game", "P0, 23 wild cards, inside the band of 18 to 34."]
    assert len(said.out.splitlines()) == 1 + 2 * 3  # nothing of luck, which takes several games
    assert "bad.handfoot.jsonl" in said.err
    assert "evening" not in said.err


def test_without_rounds_there_is_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "chances", "--data-dir", tmp_path).out.startswith("Finish a round")
    assert json.loads(run(capsys, "chances", "--data-dir", tmp_path, "--json").out) == {"rounds": 0, "seats": []}


def test_a_file_that_is_no_record_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    other = tmp_path / "other.handfoot.jsonl"
    other.write_text("hello\n")
    for path, code in ((other, 1), (tmp_path / "none", 2)):
        said = run(capsys, "chances", path)
        assert (said.code, said.out, len(said.err.splitlines())) == (code, "", 1)
