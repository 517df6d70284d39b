"""`simulate --duel`: tables of who beats whom, the same however they are made."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.cli.arguments import CommandError
from game.cli.duels import ratings_of, table, workers_of
from game.play.processes.worker_pool import CLUSTER, Workers
from game.play.results.duel import DuelResult
from tests.cli.running import run

WEB = ("simulate", "--rules", "web", "--seed", "4")


def duels(out: str) -> list[dict[str, Any]]:
    """The answers without what a clock measured."""
    answers = json.loads(out)
    for answer in answers:
        del answer["think_ms"]
        for result in answer["results"]:
            del result["think"]
    return list(answers)


@pytest.mark.slow
def test_two_workers_make_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    common = (*WEB, "--games", "2", "--duel", "random,easy,normal", "--all-pairs", "--json")
    one, two = run(capsys, *common), run(capsys, *common, "--workers", "2")
    assert (one.code, two.code) == (0, 0)
    assert duels(one.out) == duels(two.out)
    met = [(answer["one"], answer["other"]) for answer in duels(one.out)]
    assert met == [("easy", "random"), ("normal", "random"), ("normal", "easy")]


@pytest.mark.usefixtures("luck_from_few_draws")
def test_pieces_with_other_seeds_are_joined(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pieces = {"a": ("--first", "1"), "b": ("--first", "2"), "c": ("--seed", "5")}
    for name, more in pieces.items():
        said = run(capsys, *WEB, "--games", "1", "--duel", "easy,normal", "--json", *more)
        (tmp_path / name).write_text(said.out)
    files = [tmp_path / name for name in pieces]
    (answer,) = duels(run(capsys, "simulate", "--merge", *files, "--json").out)
    assert (answer["deals"], answer["seed"]) == (3, "4, 5")
    assert answer["adjusted"] is not None
    assert [(result["seed"], result["number"]) for result in answer["results"]] == [("4", 1), ("4", 2), ("5", 1)]
    twice = run(capsys, "simulate", "--merge", files[0], files[0])
    assert twice.code == 2
    assert "deal 1 of normal against easy is in two of the files" in twice.sentence


def test_a_team_of_different_players(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, *WEB, "--games", "1", "--duel", "easy,normal+easy", "--json")
    (answer,) = json.loads(said.out)
    assert answer["one"] == "normal+easy"
    assert [answer["low"], answer["share"], answer["high"]] == answer["win"]
    assert set(answer["adjusted"]) == {"share", "low", "high"}
    assert 0 <= answer["adjusted"]["low"] <= answer["adjusted"]["share"] <= answer["adjusted"]["high"] <= 1
    assert set(answer["results"][0]["think"]) == {"normal", "easy"}


@pytest.mark.usefixtures("luck_from_few_draws")
def test_a_person_reads_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, *WEB, "--games", "1", "--duel", "random,easy,normal", "--all-pairs")
    lines = said.out.splitlines()
    assert lines[0] == "Web Classic, 4 players in 2 teams, seed 4"
    assert lines[1].split() == ["random", "easy", "normal", "Elo"]
    assert [line.split()[0] for line in lines[2:5]] == ["random", "easy", "normal"]
    assert "100.0%" in lines[3]
    assert lines[2].split()[-1] == "+0"
    assert sum("luck taken out" in line for line in lines) == 3


def test_elo_is_told_along_the_comparisons() -> None:
    answer = DuelResult(
        rules="", table="4:2", seed="", effort=1, one="b", other="a", deals=9, fair=0.5, win=(0.5, 0.6, 0.7),
        elo=(0.0, 100.0, 200.0), points=(0.0, 0.0, 0.0), out_share=1.0, think_ms={}, results=(),
    )  # fmt: skip
    second = replace(answer, one="c", other="b", elo=(0.0, 50.5, 90.0))
    assert ratings_of([second, answer]) == {"b": 0.0, "c": 50.5, "a": -100.0}
    assert ratings_of([answer, second]) == {"a": 0.0, "b": 100.0, "c": 150.5}
    assert ratings_of([replace(answer, elo=None), second]) == {"a": 0.0}
    assert ratings_of([answer, replace(answer, one="d", elo=None), second]) == {"a": 0.0, "b": 100.0, "c": 150.5}
    assert ratings_of([]) == {}
    assert [line.split() for line in table([answer, second])][1] == ["a", "-", "40.0%", "(30%-50%)", "-", "+0"]


@pytest.mark.parametrize(
    ("games", "workers", "play"), [(None, None, 1), (1, None, 1), (5, None, 2), (99, None, 4), (99, 3, 3), (1, 8, 8)]
)
def test_so_many_processes_play(
    monkeypatch: pytest.MonkeyPatch, games: int | None, workers: int | None, play: int
) -> None:
    monkeypatch.setattr("game.cli.duels._cores", lambda: 4)
    assert workers_of(Namespace(executor=None, workers=workers, games=games)) == Workers(play)


@pytest.mark.parametrize(
    ("executor", "workers", "is_fine"),
    [
        (f"{CLUSTER}192.168.0.7:8786", None, True),
        (f"{CLUSTER}192.168.0.7:8786", 2, False),
        (f"{CLUSTER}192.168.0.7", None, False),
        ("192.168.0.7:8786", None, False),
        (f"{CLUSTER}a/b:1", None, False),
    ],
)
def test_a_cluster_has_an_address_and_workers_of_its_own(executor: str, workers: int | None, is_fine: bool) -> None:
    options = Namespace(executor=executor, workers=workers, games=9)
    if not is_fine:
        with pytest.raises(CommandError):
            workers_of(options)
    else:
        assert workers_of(options).cluster == executor


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "1", "--duel", "easy"),
        ("--games", "1", "--duel", "easy,human"),
        ("--games", "1", "--duel", "easy,genius"),
        ("--games", "1", "--duel", "easy,normal+easy+normal"),
        ("--games", "1", "--duel", "easy,normal", "--out", "records"),
        ("--games", "1", "--until", "95%"),
        ("--games", "1", "--duel", "easy,normal", "--effort", "0"),
    ],
)
def test_what_is_no_comparison_is_refused(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    said = run(capsys, *WEB, *arguments)
    assert said.code == 2
    assert said.sentence.endswith(".")


def test_a_file_that_is_no_answer_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "other").write_text("{}")
    for path, words in ((tmp_path / "none", "can't be read"), (tmp_path / "other", "isn't the output")):
        said = run(capsys, "simulate", "--merge", path)
        assert said.code == 2
        assert words in said.sentence
