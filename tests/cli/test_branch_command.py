"""`branch`, and `simulate --from`: new records from a line of one that is only read."""

import json
from pathlib import Path

import pytest

from game.engine.table.view import view_of
from game.play.branching import branch_point_of_file
from saves.records.replay import replay_file
from tests.cli.running import EXAMPLES, run

MATCH = EXAMPLES / "match-web-4.handfoot.jsonl"
RECORD = ".handfoot.jsonl"


def test_a_branch_verifies_and_leaves_its_parent_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a line in the middle of a record, the new record is in order and names its parent, line and all."""
    before, new = MATCH.read_bytes(), tmp_path / f"new{RECORD}"
    said = run(capsys, "branch", MATCH, "--line", "100", "--out", new, "--json")
    assert said.code == 0
    told = json.loads(said.out)
    header = json.loads(new.read_text().splitlines()[0])
    assert told["from"] == header["from"] == {"id": json.loads(before.splitlines()[0])["id"], "line": 100}
    assert (told["id"], told["name"]) == (header["id"], header["name"])
    assert run(capsys, "verify", new).code == 0
    assert MATCH.read_bytes() == before


def test_dealing_anew_and_other_players(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a seat whose knowledge stays, that seat sees no difference; the same seed writes the same cards; whoever is
    named plays.
    """
    texts = []
    for name in ("one", "two"):
        new = tmp_path / f"{name}{RECORD}"
        ways = ("--redeal", "2", "--seed", "9", "--seats", "human,easy,hard,easy")
        assert run(capsys, "branch", MATCH, "--line", "100", "--out", new, *ways).code == 0
        texts.append(new.read_text().splitlines()[1])
    assert texts[0] == texts[1]
    branch, parent = replay_file(new).replay, replay_file(MATCH, 100).replay
    assert branch is not None
    assert parent is not None
    assert view_of(branch.table, 2) == view_of(parent.table, 2)
    assert branch.table.hands[0] != parent.table.hands[0]
    assert [seat.level or seat.kind for seat in branch.header.seats] == ["human", "easy", "hard", "easy"]


@pytest.mark.parametrize(
    ("ways", "why"),
    [
        (("--line", "1"), "No cards have been dealt"),
        (("--line", "99999"), "has only 751 lines"),
        (("--line", "751"), "is over"),
        (("--line", "100", "--redeal", "4"), "no seat 4"),
        (("--line", "100", "--seats", "easy,easy"), "but there are four seats"),
        (("--line", "100", "--seats", "wow,easy,easy,easy"), "no player"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    ways: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Given a line from which nothing is left, a seat or players that the table does not have, nothing is written."""
    new = tmp_path / f"new{RECORD}"
    said = run(capsys, "branch", MATCH, "--out", new, *ways)
    assert said.code == 2
    assert why in said.err
    assert said.err.count("\n") == 1
    assert not new.exists()


def test_a_file_that_is_there_stays_unless_it_is_forced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given something in the new record's place, it is replaced with --force alone; the parent itself never is."""
    new = tmp_path / f"new{RECORD}"
    new.write_text("mine")
    assert run(capsys, "branch", MATCH, "--line", "9", "--out", new).code == 2
    assert new.read_text() == "mine"
    assert run(capsys, "branch", MATCH, "--line", "9", "--out", new, "--force").code == 0
    parent = tmp_path / f"parent{RECORD}"
    parent.write_bytes(MATCH.read_bytes())
    said = run(capsys, "branch", parent, "--line", "9", "--out", parent, "--force")
    assert (said.code, parent.read_bytes()) == (2, MATCH.read_bytes())
    assert "can't replace the record" in said.err


def test_the_good_part_of_a_damaged_record_can_be_played_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a record with a damaged line, a line before it will do; one after it is refused by the damage's words."""
    lines = MATCH.read_text().splitlines()
    lines[199] = "nonsense"
    damaged = tmp_path / f"damaged{RECORD}"
    damaged.write_text("\n".join(lines) + "\n")
    assert run(capsys, "branch", damaged, "--line", "199", "--out", tmp_path / f"a{RECORD}").code == 0
    said = run(capsys, "branch", damaged, "--line", "201", "--out", tmp_path / f"b{RECORD}")
    assert said.code == 1
    assert "line 200" in said.err


def test_a_series_goes_on_from_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a line, each game of a series begins with what `branch` begins with, and ends; with cards dealt anew each
    game has others, and they are the same with any number of workers.
    """
    ways = ("--from", MATCH, "--line", "650", "--games", "2", "--seats", "easy,easy,easy,easy", "--seed", "3")
    said = run(capsys, "simulate", *ways, "--out", tmp_path / "same", "--json")
    assert json.loads(said.out)["games"] == 2
    positions = [path.read_text().splitlines()[1] for path in sorted((tmp_path / "same").iterdir())]
    assert positions[0] == positions[1]
    _, point = branch_point_of_file(MATCH, 650)
    assert point is not None
    for path in (tmp_path / "same").iterdir():
        replay = replay_file(path).replay
        assert replay is not None
        assert replay.end is not None
        assert replay.header.origin is not None
        assert replay.header.origin.line == 650
    assert run(capsys, "simulate", *ways, "--redeal", "0", "--out", tmp_path / "anew", "--workers", "1").code == 0
    anew = [path.read_text().splitlines()[1] for path in sorted((tmp_path / "anew").iterdir())]
    assert len({*anew, *positions}) == 3


@pytest.mark.parametrize(
    ("ways", "why"),
    [
        (("--from", str(MATCH), "--games", "1"), "needs --line"),
        (("--from", str(MATCH), "--line", "9", "--games", "1", "--rules", "web"), "come from the record"),
        (("--from", str(MATCH), "--line", "9", "--games", "1", "--seats", "easy,human,easy,easy"), "People can't play"),
        (("--rules", "web", "--games", "1", "--line", "9"), "need --from"),
    ],
)
def test_options_that_do_not_go_together(ways: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Given rules beside a record, or a line without one, a sentence says so."""
    said = run(capsys, "simulate", *ways)
    assert said.code == 2
    assert why in said.err


def test_people_and_bots_of_a_record_are_played_by_the_usual_level(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a record of people, its series is played by normal."""
    record = MATCH.parent / "web-turn-01.handfoot.jsonl"
    said = run(capsys, "simulate", "--from", record, "--line", "2", "--games", "1", "--json")
    assert json.loads(said.out)["seats"] == ["normal"] * 4


@pytest.mark.parametrize("command", [("branch",), ("simulate", "--games", "1", "--from")])
def test_a_deal_that_is_still_played_is_not_branched_unasked(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Given a game that goes on with the cards of a record, no record with all of them is made from it before somebody
    says so; nor one from that game itself.
    """
    mine = tmp_path / "games" / f"mine{RECORD}"
    mine.parent.mkdir()
    lines = MATCH.read_text().splitlines()
    mine.write_text("\n".join([lines[0].replace('"name":', '"name":"M","x":', 1), *lines[1:30]]) + "\n")
    out = tmp_path / "out"
    ways = ("--line", "40", "--data-dir", tmp_path, "--out", out)
    said = run(capsys, *command, MATCH, *ways)
    assert (said.code, said.out) == (1, "")
    assert f"still playing this deal (mine{RECORD})" in said.sentence
    assert not out.exists()
    own = ("branch", mine, "--line", "20", "--data-dir", tmp_path, "--out", tmp_path / f"own{RECORD}")
    assert run(capsys, *own).code == 1
    assert run(capsys, *command, MATCH, *ways, "--anyway").code == 0
    assert out.exists()
    assert run(capsys, *own).code == 0
