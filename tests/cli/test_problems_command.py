"""`problems` tells what the problems are, who finds them, and writes them as records."""

import json
from pathlib import Path

import pytest

from game.messages.functions import command_line as say_command_line
from game.problems.bundled import all_problems, problems_for
from saves.records.move_json import move_fields
from tests.cli.running import run


def test_json_has_what_other_programs_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Given --json, each problem has the keys of record-format 4.1, and no key of a level where none tried."""
    told = json.loads(run(capsys, "problems", "--json").out)
    assert list(told) == ["problems"]
    assert [one["id"] for one in told["problems"]] == [problem.id for problem in all_problems()]
    for one, problem in zip(told["problems"], all_problems(), strict=True):
        assert {"id", "theme", "grade", "rules", "position", "best", "points", "share"} <= set(one)
        assert one["best"] == json.loads(json.dumps(one["moves"][0]))
        assert one["best"]["move"] == move_fields(problem.best[0])["move"]
        assert one["position"]["type"] == "position"
        assert "solved" not in one


def test_only_those_that_were_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a theme, a grade and a rule set, only such problems are told."""
    wanted = [one for one in problems_for("web") if one.theme == "wilds" and one.grade == 3]
    told = run(capsys, "problems", "--rules", "web", "--theme", "wilds", "--grade", "3", "--json").out
    assert [one["id"] for one in json.loads(told)["problems"]] == [one.id for one in wanted]
    assert wanted


def test_rates_are_those_of_the_level(capsys: pytest.CaptureFixture[str]) -> None:
    """Given `--solve normal`, the problems with one star are found and the others are not, and the rates say so."""
    told = json.loads(
        run(capsys, "problems", "--rules", "couples", "--theme", "melds", "--solve", "normal", "--json").out
    )
    for stars, rate in told["rates"].items():
        found = [one["solved"] for one in told["problems"] if one["grade"] == int(stars)]
        assert rate == round(sum(found) / len(found), 4)
    assert told["rates"]["1"] == 1
    assert told["rates"]["3"] == 0


def test_each_is_a_record_that_verifies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given --out, there is a record for each problem, and `verify` finds all in order."""
    run(capsys, "problems", "--rules", "partners", "--out", tmp_path / "new")
    files = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in files] == sorted(f"{one.id}.handfoot.jsonl" for one in problems_for("partners"))
    assert run(capsys, "verify", *files).code == 0


def test_files_that_are_there_stay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a record of that name, nothing is written over it without --force."""
    first = problems_for("couples")[0].id
    path = tmp_path / f"{first}.handfoot.jsonl"
    path.write_text("mine")
    said = run(capsys, "problems", "--rules", "couples", "--out", tmp_path)
    assert (said.code, path.read_text()) == (2, "mine")
    assert said.sentence == say_command_line.would_be_replaced(str(path), 0)
    for problem in problems_for("couples")[1:3]:
        (tmp_path / f"{problem.id}.handfoot.jsonl").write_text("mine")
    said = run(capsys, "problems", "--rules", "couples", "--out", tmp_path)
    assert said.sentence == say_command_line.would_be_replaced(str(path), 2)
    run(capsys, "problems", "--rules", "couples", "--out", tmp_path, "--force")
    assert path.read_text() != "mine"


def test_lines_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a terminal, each problem is one line with its stars and its reason, and a count stands below."""
    lines = run(capsys, "problems", "--rules", "couples").out.splitlines()
    problems = problems_for("couples")
    assert len(lines) == len(problems) + 1
    for line, problem in zip(lines, problems, strict=False):
        assert line.startswith(f"{problem.id} {'*' * problem.grade} ")
        assert " points better)" in line
    assert any(" better), as " in line for line in lines)
