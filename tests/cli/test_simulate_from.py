import json
from pathlib import Path

import pytest

from game.engine.table.view import view_of
from saves.records.replay import replay_file
from tests.cli.running import EXAMPLES, run

MATCH = EXAMPLES / "match-web-4.handfoot.jsonl"
RECORD = ".handfoot.jsonl"
ONE_GAME = ("--games", "1", "--workers", "1")


@pytest.mark.parametrize(
    ("ways", "why"),
    [
        (("--line", "1"), "No cards have been dealt"),
        (("--line", "99999"), "has only 751 lines"),
        (("--line", "751"), "is over"),
        (("--line", "100", "--redeal", "4"), "no seat 4"),
        (("--line", "100", "--seats", "easy,easy"), "but there are four seats"),
        (("--line", "100", "--seats", "wow,easy,easy,easy"), "no player"),
        ((), "needs --line"),
        (("--line", "9", "--rules", "web"), "come from the record"),
        (("--line", "9", "--seats", "easy,human,easy,easy"), "People can't play"),
    ],
)
def test_line_or_players_that_cannot_continue_are_refused(
    ways: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = run(capsys, "simulate", "--from", MATCH, *ONE_GAME, "--out", tmp_path / "new", *ways)
    assert said.code == 2
    assert why in said.sentence
    assert not (tmp_path / "new").exists()


def test_a_line_without_a_record_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "simulate", "--rules", "web", "--games", "1", "--line", "9")
    assert said.code == 2
    assert "need --from" in said.sentence


def test_games_continue_before_the_damaged_line_of_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = MATCH.read_text().splitlines()
    lines[749] = "nonsense"
    damaged = tmp_path / f"damaged{RECORD}"
    damaged.write_text("\n".join(lines) + "\n")
    assert run(capsys, "simulate", "--from", damaged, "--line", "700", *ONE_GAME).code == 0
    said = run(capsys, "simulate", "--from", damaged, "--line", "751", *ONE_GAME)
    assert said.code == 1
    assert "line 750" in said.err


def test_a_series_continues_from_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = MATCH.read_bytes()
    ways = ("--from", MATCH, "--line", "650", "--games", "2", "--seats", "easy,easy,easy,easy", "--seed", "3")
    said = run(capsys, "simulate", *ways, "--out", tmp_path / "same", "--json")
    assert json.loads(said.out)["games"] == 2
    positions = [path.read_text().splitlines()[1] for path in sorted((tmp_path / "same").iterdir())]
    assert positions[0] == positions[1]
    for path in (tmp_path / "same").iterdir():
        replay = replay_file(path).replay
        assert replay is not None
        assert replay.end is not None
        assert replay.header.origin is not None
        assert replay.header.origin.line == 650
    assert run(capsys, "simulate", *ways, "--redeal", "0", "--out", tmp_path / "anew", "--workers", "1").code == 0
    redealt = sorted((tmp_path / "anew").iterdir())
    assert len({*(path.read_text().splitlines()[1] for path in redealt), *positions}) == 3
    again, parent = replay_file(redealt[0], 2).replay, replay_file(MATCH, 650).replay
    assert again is not None
    assert parent is not None
    assert view_of(again.table, 0) == view_of(parent.table, 0)
    assert again.table.hands[1] != parent.table.hands[1]
    assert MATCH.read_bytes() == before


def test_people_of_a_record_are_played_by_the_usual_level(capsys: pytest.CaptureFixture[str]) -> None:
    record = MATCH.parent / "web-turn-01.handfoot.jsonl"
    said = run(capsys, "simulate", "--from", record, "--line", "2", "--games", "1", "--json")
    assert json.loads(said.out)["seats"] == ["normal"] * 4


def test_a_deal_that_is_still_played_needs_anyway(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "games" / f"mine{RECORD}"
    mine.parent.mkdir()
    lines = MATCH.read_text().splitlines()
    mine.write_text("\n".join([lines[0].replace('"name":', '"name":"M","x":', 1), *lines[1:30]]) + "\n")
    out = tmp_path / "out"
    ways = ("simulate", "--from", MATCH, "--line", "700", *ONE_GAME, "--data-dir", tmp_path, "--out", out)
    said = run(capsys, *ways)
    assert (said.code, said.out) == (1, "")
    assert f"still playing this deal (mine{RECORD})" in said.sentence
    assert not out.exists()
    assert run(capsys, *ways, "--anyway").code == 0
    assert out.exists()
