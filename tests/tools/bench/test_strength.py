"""The tables of docs/computer-players.md: made from kept answers, with the commands that give them again."""

import shlex
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from game.play.processes.worker_pool import Workers
from game.play.results.duel import AdjustedShare, Duel, DuelResult, play_duel
from game.play.results.simulation import Series
from game.play.seats import seat_plan, table_plan
from tests.build import WEB
from tests.cli.running import run
from tools.bench import strength
from tools.bench.strength import command, kept, kept_answers, section


@pytest.fixture(scope="module")
def answer() -> DuelResult:
    """Four deals of two levels."""
    series = Series(rules=WEB, table=table_plan(WEB, "2v2", None), seed="t", name="duel", app="0")
    duel = Duel(series=series, one=seat_plan("normal"), other=seat_plan("easy"))
    return play_duel(duel, range(1, 5), Workers(), False, lambda done: None)


def test_a_kept_answer_has_every_deal_but_no_times(answer: DuelResult, tmp_path: Path) -> None:
    """Given an answer, what is kept says the same in less: each deal's result without times."""
    (tmp_path / "web.json").write_bytes(kept([answer]))
    (again,) = kept_answers(tmp_path)
    assert again.results == tuple(replace(deal, think={}) for deal in answer.results)
    assert replace(again, results=()) == replace(answer, results=(), think_ms={})


def test_the_section_has_a_row_for_each_answer(answer: DuelResult) -> None:
    """Given two answers of different rules, each stands under its rules with all its figures, Web Classic first."""
    other = replace(
        answer, rules="Couples", one="hard+normal", other="normal+normal", table="6:3", fair=0.3333, elo=None
    )
    text = section([other, answer])
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert text.index("**Web Classic**") < text.index("**Couples**")
    assert rows[0].startswith("| `normal` beats `easy` | ")
    assert f"{answer.win[1]:.1%}" in rows[0]
    assert f"{answer.points[1]:+.0f} (" in rows[0]
    assert rows[1].startswith("| `hard+normal` beats `normal+normal`, 2v2v2 | ")
    assert "(equals 33%)" in rows[1]
    assert "points are those over the best of the others" in text
    assert "over the best" not in section([answer])
    assert all(row.count(" | ") == 6 for row in rows)


def test_the_share_without_luck_stands_beside_the_plain_one(answer: DuelResult) -> None:
    """Given an answer whose luck is known, its own share and interval; without, a dash and not the plain share."""
    known = replace(answer, adjusted=AdjustedShare(0.7185, 0.6876, 0.7493))
    (row,) = [line for line in section([known]).splitlines() if line.startswith("| `")]
    assert row.split(" | ")[2] == "71.9% (69%–75%)"
    (row,) = [line for line in section([answer]).splitlines() if line.startswith("| `")]
    assert row.split(" | ")[2] == "–"


def test_among_more_than_two_sides_no_elo_is_claimed(answer: DuelResult) -> None:
    """Given an even share of a quarter, a rating made for two players would mislead: a dash stands for it."""
    (row,) = [
        line
        for line in section([replace(answer, table="4:4", fair=0.25, elo=(1.0, 2.0, 3.0))]).splitlines()
        if line.startswith("| `")
    ]
    assert row.split(" | ")[4] == "–"
    assert "4:solo" in row


@pytest.mark.slow
def test_the_command_gives_the_same_answer(answer: DuelResult, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a kept answer, typing its command plays the very same deals."""
    words = shlex.split(command(answer))
    assert words[:3] == ["python", "main.py", "simulate"]
    (again,) = msgspec.json.decode(run(capsys, *words[2:], "--json").out, type=list[DuelResult])
    assert again.win == answer.win
    assert [deal.points for deal in again.results] == [deal.points for deal in answer.results]


def test_other_tables_seeds_and_efforts_are_in_the_command(answer: DuelResult) -> None:
    """Given what differs from the usual, the command says it."""
    told = command(replace(answer, rules="Couples", table="2:2", effort=64, seed="a, b"))
    assert told.startswith(
        "python main.py simulate --rules couples --teams 2:solo --games 4 --duel easy,normal --seed a"
    )
    assert told.endswith("--effort 64  # and seeds b")


def test_answers_are_joined_and_kept(
    answer: DuelResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given two pieces of a duel, the command keeps one answer; pieces that overlap are refused."""
    pieces = [replace(answer, results=answer.results[:2]), replace(answer, results=answer.results[2:])]
    for number, piece in enumerate(pieces):
        (tmp_path / f"{number}.json").write_bytes(msgspec.json.encode([piece]))
    files = [str(tmp_path / "0.json"), str(tmp_path / "1.json")]
    monkeypatch.setattr(strength, "FOLDER", tmp_path / "strength")
    monkeypatch.setattr("sys.argv", ["strength", "web", *files])
    assert strength.main() == 0
    (joined,) = kept_answers(tmp_path / "strength")
    assert (joined.deals, joined.win) == (4, answer.win)
    monkeypatch.setattr("sys.argv", ["strength", "web", files[0], files[0]])
    assert strength.main() == 1
    assert "is in two of the files" in capsys.readouterr().err
