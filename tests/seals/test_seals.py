"""A short piece of the campaign, and a sealed record kept for ever."""

import json
from pathlib import Path

import pytest

from game.cli.commands.verify_command import report_on
from game.deals.seal import words
from tests.cli.running import run as run_command
from tests.seals.campaign import run

GOLDEN = Path(__file__).parents[1] / "data" / "seals"


@pytest.mark.parametrize(("matches", "seed"), [(2, 3), pytest.param(60, 4, marks=pytest.mark.slow)])
def test_seals_hold_outside_and_changes_are_noticed(tmp_path: Path, matches: int, seed: int) -> None:
    """Given simulated matches under seal, `sha256sum` and a script of its own find every seal true, and each change of
    a sealed line is refused for what it is.
    """
    found = run(tmp_path, matches, seed, 5, lambda _: None)
    assert (found.matches, found.changes) == (matches, 5 * matches)
    assert found.reshuffles


def test_a_sealed_record_is_read_for_ever(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a sealed match with a reshuffle that an earlier version wrote, its seals still hold, keep their words, and
    the same seed still deals and seals the same.
    """
    (path,) = GOLDEN.glob("*.handfoot.jsonl")
    assert report_on(path).ok
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    seals = [line["seal"] for line in lines if "seal" in line]
    assert [line["type"] for line in lines if "seal" in line] == ["round", *["shuffle"] * 3]
    assert [list(words(seal["hash"])) for seal in seals] == json.loads((GOLDEN / "words.json").read_text())
    rules = GOLDEN / "rules.json"
    table = ("--rules", rules, "--teams", "2:solo", "--seats", "easy,easy", "--seed", "golden")
    said = run_command(capsys, "simulate", *table, "--games", "1", "--sealed", "--out", tmp_path)
    assert said.code == 0
    (again,) = tmp_path.glob("*.handfoot.jsonl")
    assert json.loads(again.read_text().splitlines()[1]) == lines[1]


def test_a_seed_deals_the_same_match_under_seal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a seed, `--sealed` adds seals to the record and changes nothing else; without it there are none."""
    common = (
        "simulate",
        "--rules",
        "web",
        "--seats",
        "easy,easy",
        "--teams",
        "2:solo",
        "--seed",
        "owl",
        "--games",
        "1",
    )
    assert run_command(capsys, *common, "--out", tmp_path / "plain").code == 0
    assert run_command(capsys, *common, "--sealed", "--out", tmp_path / "sealed").code == 0
    (plain,), (sealed,) = ([*(tmp_path / name).iterdir()] for name in ("plain", "sealed"))
    lines = [json.loads(line) for line in sealed.read_text().splitlines()]
    assert [line.pop("seal", None) is not None for line in lines] == [line["type"] == "round" for line in lines]
    assert lines == [json.loads(line) for line in plain.read_text().splitlines()]


@pytest.mark.parametrize("command", [("play",), ("simulate", "--games", "1")])
def test_a_coded_deal_is_not_sealed(capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    """Given the code of a deal, --sealed is a bad argument: its cards come from the code."""
    said = run_command(capsys, *command, "--deal", "4Y7P 4AH7 TXFJ", "--sealed")
    assert said.code == 2
    assert "--sealed" in said.sentence
