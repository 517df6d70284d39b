import json
from pathlib import Path

import pytest

from game.messages.functions import errors as say_errors
from saves.records.lines import decode_line, encode_line
from saves.records.position_json import position_line
from saves.records.replay import replay_file
from tests.cli.running import EXAMPLES, run
from tests.saves.written_records import GAME, POSITION, ROUND, move, record

MATCH = EXAMPLES / "match-family-4.handfoot.jsonl"


def test_a_position_object_makes_a_record_that_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = run(capsys, "show", MATCH, "--line", "100", "--json")
    assert said.code == 0
    lines = MATCH.read_text().splitlines()
    assert replay_file(record(tmp_path, lines[0], said.out.rstrip("\n"), lines[100])).problem is None
    assert json.loads(said.out)["type"] == "position"


def test_the_default_is_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    last = len(MATCH.read_text().splitlines())
    whole = run(capsys, "show", MATCH)
    assert whole == run(capsys, "show", MATCH, "--line", str(last))
    assert f"after line {last}: Family Table, match finished" in whole.out


def test_the_text_shows_every_card(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    melds = {**POSITION, "melds": [["9C 9D 9H 2S"], []], "totals": [120, -5]}
    said = run(capsys, "show", record(tmp_path, GAME, melds))
    for part in ("KH KD 9C 8C", "JS TS", "3C 3S 3S 3C", "4C KS (upcard last)", "9C 9D 9H 2S (dirty meld of 4)", "-5"):
        assert part in said.out
    assert "Ann draws or takes the pile" in said.out
    assert "seat 0 * Ann" in said.out


def test_a_record_without_a_deal_can_be_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = record(tmp_path, GAME)
    assert "nothing dealt yet" in run(capsys, "show", path).out
    assert run(capsys, "show", path, "--json").code == 0


def test_only_what_stands_before_the_line_must_be_good(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND, move(0, "draw"), move(3, "draw"), move(0, "draw"))
    assert run(capsys, "show", path, "--line", "3").code == 0
    for arguments in (["--line", "4"], []):
        said = run(capsys, "show", path, *arguments)
        assert (said.code, said.out) == (1, "")
        assert "line 4" in said.sentence
    good = record(tmp_path, GAME, ROUND, name="good")
    assert run(capsys, "show", good, "--line", "9").sentence.endswith("has only 2 lines.")
    assert run(capsys, "show", good, "--line", "9").code == 2


def test_a_torn_last_line_is_reported_beside_the_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    with path.open("a") as file:
        file.write('{"type": "mo')
    said = run(capsys, "show", path)
    assert (said.code, said.sentence) == (0, f"{path}: {say_errors.torn_line(3)}")
    assert "after line 2" in said.out
    assert run(capsys, "show", path, "--json").err == ""


def test_a_missing_file_is_a_bad_argument(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = run(capsys, "show", tmp_path / "nothing")
    assert said.code == 2
    assert "can't be read" in said.sentence


def test_what_is_shown_is_what_replay_finds(capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / "partners-permission-03.handfoot.jsonl"
    said = run(capsys, "show", path, "--line", "3", "--json")
    verdict = replay_file(path, 3)
    assert verdict.replay is not None
    assert said.out.rstrip("\n") == encode_line(position_line(verdict.replay.table))
    assert '"proposal"' in said.out
    decode_line(said.out.encode(), 2)


@pytest.mark.parametrize("command", ["show", "review"])
def test_a_deal_that_is_still_played_is_not_shown_unasked(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = tmp_path / "games" / "mine.handfoot.jsonl"
    mine.parent.mkdir()
    lines = MATCH.read_text().splitlines()
    mine.write_text("\n".join([lines[0].replace('"name":', '"name":"M","x":', 1), *lines[1:30]]) + "\n")
    short = record(tmp_path, *lines[:32])
    said = run(capsys, command, short, "--data-dir", tmp_path)
    assert (said.code, said.out) == (1, "")
    assert "still playing this deal (mine.handfoot.jsonl)" in said.sentence
    assert run(capsys, command, short, "--data-dir", tmp_path, "--anyway").code == 0
    after = 0 if command == "show" else 1  # nothing is reviewed before a round is over, so nothing was seen
    assert run(capsys, command, short, "--data-dir", tmp_path).code == after
    assert run(capsys, command, mine, "--data-dir", tmp_path).code == after
