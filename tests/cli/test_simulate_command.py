"""`simulate`: the same seed plays the same games however they are split, and verify accepts every record."""

import json
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

import pytest

from game.cli.duels import workers_of
from tests.cli.running import run

TIMES = {"seconds", "moves_per_second", "think_ms"}


def standing(out: str) -> dict[str, Any]:
    """What was counted, times apart."""
    return {key: value for key, value in json.loads(out).items() if key not in TIMES}


def records(folder: Path) -> dict[str, str]:
    """The records in a folder by name."""
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_one_and_two_workers_play_the_same_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a seed, games 1 to 3 are the same with one worker and with two, and the first two of them with N = 2."""
    common = ["simulate", "--rules", "web", "--teams", "2:solo", "--seed", "owl", "--json"]
    one = run(capsys, *common, "--games", "3", "--out", tmp_path / "one")
    two = run(capsys, *common, "--games", "3", "--workers", "2", "--out", tmp_path / "two")
    few = run(capsys, *common, "--games", "2", "--out", tmp_path / "few")
    assert (one.code, two.code, few.code) == (0, 0, 0)
    assert standing(one.out) == standing(two.out)
    assert records(tmp_path / "one") == records(tmp_path / "two")
    assert sorted(records(tmp_path / "one")) == [f"web-{number}.handfoot.jsonl" for number in (1, 2, 3)]
    assert records(tmp_path / "few").items() < records(tmp_path / "one").items()


def test_a_long_run_takes_every_core_and_a_short_one_none_in_vain() -> None:
    """Given no --workers, all cores share many games and one plays a single game; what is asked for wins."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    assert workers_of(Namespace(workers=None, executor=None, games=1000)).processes == cores
    assert workers_of(Namespace(workers=None, executor=None, games=1)).processes == 1
    assert workers_of(Namespace(workers=3, executor=None, games=1)).processes == 3


@pytest.mark.parametrize("rules", ["family", "campus", "couples", "partners"])
def test_every_record_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path, rules: str) -> None:
    """Given a simulated game of a preset, verify accepts its record and finds the same totals."""
    said = run(capsys, "simulate", "--rules", rules, "--games", "1", "--seed", "1", "--out", tmp_path, "--json")
    checked = run(capsys, "verify", tmp_path / f"{rules}-1.handfoot.jsonl", "--json")
    assert (said.code, checked.code) == (0, 0)
    assert json.loads(checked.out)["totals"] == json.loads(said.out)["mean_totals"]


def test_text_tells_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    """Given no --json, a person reads who won and how many moves were played."""
    said = run(capsys, "simulate", "--rules", "web", "--games", "1", "--seed", "1")
    assert said.out.startswith("Web Classic: one game, four rounds\n")
    assert "team 1 (normal, normal): won" in said.out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--rules", "web", "--games", "0"], 2),
        (["--rules", "web", "--games", "1", "--workers", "0"], 2),
        (["--rules", "web", "--games", "1", "--seats", "normal,normal"], 0),
        (["--rules", "web", "--games", "1", "--seats", "normal,normal,normal"], 2),
        (["--rules", "web", "--games", "1", "--seats", "human,normal,normal,normal"], 2),
        (["--rules", "web", "--games", "1", "--seats", "genius,normal,normal,normal"], 2),
        (["--rules", "web", "--games", "1", "--teams", "5v5"], 2),
        (["--rules", "whist", "--games", "1"], 2),
    ],
)
def test_what_makes_no_table_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str], code: int) -> None:
    """Given seats or shapes that make no table, one sentence says so."""
    said = run(capsys, "simulate", *arguments)
    assert said.code == code
    if code:
        assert said.sentence.endswith(".")


def test_a_folder_that_cannot_be_written_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a file in the folder's place, one sentence says that it cannot be written."""
    (tmp_path / "file").write_text("")
    said = run(capsys, "simulate", "--rules", "web", "--games", "1", "--out", tmp_path / "file" / "deep")
    assert said.code == 1
    assert "can't be written" in said.sentence


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--executor", "8786"), "isn't an address such as dask://"),
        (("--executor", "dask://host:1", "--workers", "2"), "use either --workers or --executor"),
        (("--executor", "dask://host:1", "--out", "games"), "--out can't be used"),
    ],
)
def test_a_cluster_is_named_properly_or_refused(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], told: str
) -> None:
    """Given an address that is none, or options that do not go with a cluster, one sentence says so."""
    said = run(capsys, "simulate", "--rules", "web", "--games", "1", *options)
    assert said.code == 2
    assert told in said.sentence


def test_records_of_rules_with_an_endless_file_name_are_in_order(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Given a rule set in a file with a very long name, the record of a game by it is one that `verify` accepts."""
    rules = tmp_path / f"{'grandmother-' * 15}.toml"
    rules.write_text('base = "web"\nrounds = 1\n')
    command = (
        "simulate",
        "--rules",
        rules,
        "--games",
        "1",
        "--seats",
        "easy,easy,easy,easy",
        "--out",
        tmp_path / "out",
    )
    assert run(capsys, *command).code == 0
    (record,) = (tmp_path / "out").iterdir()
    assert run(capsys, "verify", record).code == 0


HANGS: Final = """
import os, pathlib, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
while True: time.sleep(60)
"""
