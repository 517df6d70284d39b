"""`fair`: what of a record can be checked, as sentences and as JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION
from game.ai.player import Think
from game.ai.roster import decision_of
from game.cards import parse_cards
from game.deals.seal import pack_of, sealed, words
from game.messages.functions import command_line as say
from game.play.honesty import proof
from game.play.match import Match
from game.play.seats import header_of, seat_plans
from game.rules.presets import preset
from saves.records.lines import encode_line
from tests.cli.running import EXAMPLES, Said, run
from tests.play.peeking import peeked_answer

ROOT = EXAMPLES.parents[1]
MATCH = EXAMPLES / "match-web-4.handfoot.jsonl"


def beginning(folder: Path, lines: int, *more: str, levels: str = "normal", **header: object) -> Path:
    """The first lines of a match of this version between computer players, and others after them."""
    texts = MATCH.read_text().splitlines()[:lines]
    first = json.loads(texts[0])
    seats = [{**seat, "kind": "computer", "level": levels} for seat in first["seats"]]
    texts[0] = json.dumps({**first, "app": VERSION, "seats": seats, **header})
    path = folder / "beginning.handfoot.jsonl"
    path.write_text("\n".join([*texts, *more]) + "\n")
    return path


def test_each_move_is_asked_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a record, --prove answers with a row for each move of the seats in question, and without it with none."""
    path = beginning(tmp_path, 40)
    plain = json.loads(run(capsys, "fair", path, "--json").out)
    assert "moves" not in plain
    assert plain["ok"]
    assert [(row["line"], row["n"], row["of"], row["sealed"]) for row in plain["seals"]] == [(2, 1, "round", False)]
    said = run(capsys, "fair", "--prove", "--deals", "3", "--seat", "1", "3", path, "--json")
    answer = json.loads(said.out)
    recorded = [json.loads(text) for text in path.read_text().splitlines()]
    lines = [at for at, line in enumerate(recorded, 1) if line["type"] == "move" and line["seat"] in (1, 3)]
    assert said.code == 0
    assert answer["ok"]
    assert [row["line"] for row in answer["moves"]] == lines
    assert all(row.keys() == {"line", "seat", "level", "asked", "same", "as_recorded"} for row in answer["moves"])
    assert {(row["level"], row["asked"], row["same"]) for row in answer["moves"]} == {("normal", 3, 3)}
    assert answer["warnings"] == []


@pytest.mark.usefixtures("hard_looks_briefly")
def test_whoever_peeks_fails_the_check(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given computer players that look at what others hold, the check fails and names lines and players."""
    monkeypatch.setattr(proof, "answer_at", peeked_answer)
    path = beginning(tmp_path, 60, levels="hard")
    said = run(capsys, "fair", path, "--prove", "--deals", "5", "--json")
    answer = json.loads(said.out)
    assert said.code == 1
    assert not answer["ok"]
    caught = [row for row in answer["moves"] if row["same"] < row["asked"]]
    text = run(capsys, "fair", path, "--prove", "--deals", "5")
    assert text.code == 1
    assert [line.split(":")[0] for line in text.out.splitlines() if line.startswith("Line ")] == [
        f"Line {row['line']}" for row in caught
    ]
    assert "bug in the program" in text.out
    first = caught[0]
    name = json.loads(path.read_text().splitlines()[0])["seats"][first["seat"]]["name"]
    differs = first["asked"] - first["same"]
    assert say.answered_otherwise(str(first["line"]), name, differs, first["asked"]) in text.out.splitlines()


def test_another_opinion_is_no_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a match of another version, whose players decided otherwise, the check holds: only `as_recorded` and a
    warning say so.
    """
    path = beginning(tmp_path, 60, levels="hard", app="0.0.1")
    said = run(capsys, "fair", path, "--prove", "--deals", "2", "--json")
    answer = json.loads(said.out)
    assert said.code == 0
    assert answer["ok"]
    assert False in {row["as_recorded"] for row in answer["moves"]}
    assert [warning for warning in answer["warnings"] if "0.0.1" in warning]


def test_bots_and_people_are_not_asked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a table without computer players, it is said that there is nobody to ask, and of a bot why."""
    seats = [{"name": "Zed", "kind": "bot"}, *({"name": f"P{seat}", "kind": "human"} for seat in range(1, 4))]
    said = run(capsys, "fair", beginning(tmp_path, 30, seats=seats), "--prove")
    assert said.code == 0
    assert "Zed is a bot" in said.sentence
    assert said.out.splitlines()[-1] == "There are no moves by computer players to check."


def test_the_good_part_of_a_damaged_record_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a record that breaks off with nonsense, what comes before is asked, and the check fails with a sentence."""
    path = beginning(tmp_path, 20, '{"type": "move"}', '{"type": "end"}')
    said = run(capsys, "fair", path, "--prove", "--deals", "1", "--json")
    answer = json.loads(said.out)
    assert said.code == 1
    assert not answer["ok"]
    assert answer["moves"][-1]["line"] in (19, 20)
    assert "damaged at line 21" in answer["warnings"][0]
    path.write_text("nonsense\n")
    assert "line 1" in run(capsys, "fair", path).sentence
    assert run(capsys, "fair", tmp_path / "none.jsonl").code == 2


def test_seats_that_are_not_there_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a seat beyond the table or a senseless number of deals, one sentence says so."""
    path = beginning(tmp_path, 5)
    assert run(capsys, "fair", path, "--prove", "--seat", "4").code == 2
    assert run(capsys, "fair", path, "--prove", "--deals", "0").code == 2


def sealed_beginning(folder: Path, cut: int, told_cut: int | None = None) -> Path:
    """The first round of the match, its deck sealed and cut there; the seal tells another cut where one is given."""
    path = beginning(folder, 2, *MATCH.read_text().splitlines()[2:214])
    texts = path.read_text().splitlines()
    line = json.loads(texts[1])
    salt = "0123456789abcdef" * 2
    digest = sealed(pack_of(parse_cards(line["deck"]), cut), salt)
    line["seal"] = {"hash": digest, "salt": salt, "cut": cut if told_cut is None else told_cut}
    texts[1] = json.dumps(line)
    path.write_text("\n".join(texts) + "\n")
    return path


def rows(said: Said) -> list[dict[str, object]]:
    """What was told of the seals."""
    answer = json.loads(said.out)
    assert answer["ok"] == all(row["holds"] is not False for row in answer["seals"]) == (said.code == 0)
    found: list[dict[str, object]] = answer["seals"]
    return found


def test_seals_are_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a sealed deal of a round that is over, the row has all that a check needs, and the seal holds; told another
    cut, it does not hold, and the check fails. A round that goes on keeps its salt to itself.
    """
    whole = sealed_beginning(tmp_path, 77)
    seal = json.loads(whole.read_text().splitlines()[1])["seal"]
    (row,) = rows(run(capsys, "fair", whole, "--json"))[:1]
    assert row == {"line": 2, "n": 1, "of": "round", "sealed": True, "holds": True, **seal}
    text = run(capsys, "fair", whole).out.splitlines()[0]
    assert text == f"Round 1: the seal “{' '.join(words(seal['hash']))}” holds."
    (row,) = rows(run(capsys, "fair", sealed_beginning(tmp_path, 77, told_cut=76), "--json"))[:1]
    assert row["holds"] is False
    assert "line 2 aren't the deck" in run(capsys, "fair", whole).out
    short = sealed_beginning(tmp_path, 0)
    short.write_text("\n".join(short.read_text().splitlines()[:40]) + "\n")
    said = run(capsys, "fair", short, "--json")
    (row,) = rows(said)
    assert (row["holds"], row["sealed"], row["cut"]) == (True, True, 0)
    assert row["salt"] is None
    assert "0123456789abcdef" not in said.out
    path = sealed_beginning(tmp_path, 3)
    path.write_text(path.read_text().replace("0123456789abcdef", "0123456789ABCDEF"))
    said = run(capsys, "fair", path, "--json")
    assert said.code == 1


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_the_answers_are_the_same_in_any_process(tmp_path: Path, hash_seed: str) -> None:
    """Given moves of all levels, with styles and agreements, made here, where much was thought before: a process of its
    own, which orders sets and dictionaries otherwise and knows nothing yet, gives the same answers.
    """
    seats = seat_plans("expert,hard:racing:save_wilds,like_me_250,easy:keep_clean")
    infos = [plan.named(f"P{seat}") for seat, plan in enumerate(seats)]
    match = Match(
        header_of(preset("web"), infos, 2, seed=5, game_id="g", created="2026-01-01T00:00:00Z", app=VERSION, name="g")
    )
    match.begin_round()
    while match.line_count < 60:
        plan = seats[match.board.mover]
        think = Think(effort=60, style=plan.style, agreements=plan.agreements)
        decided = decision_of(plan.level or "", match.view(match.board.mover), think)
        assert match.play(match.board.mover, decided.move, effort=decided.effort) is None
    path = tmp_path / "record.handfoot.jsonl"
    path.write_text("".join(f"{encode_line(line)}\n" for line in match.lines))
    command = [sys.executable, "main.py", "fair", str(path), "--prove", "--deals", "2", "--json"]
    said = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, check=True
    )
    moves = json.loads(said.stdout)["moves"]
    assert len(moves) == 59
    assert {(row["same"], row["as_recorded"]) for row in moves} == {(2, True)}
