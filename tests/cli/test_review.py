"""`review`: the dearest decisions of a record, as sentences and as JSON."""

import json
from pathlib import Path

import pytest

from tests.cli.running import EXAMPLES, run

MATCH = EXAMPLES / "match-web-4.handfoot.jsonl"


@pytest.mark.slow
def test_a_record_is_reviewed_for_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a seat, at most three of its decisions are told, each with line, points and a better move; text agrees."""
    said = run(capsys, "review", MATCH, "--seat", "1", "--json")
    answer = json.loads(said.out)
    assert (said.code, answer["seats"]) == (0, [1])
    assert 0 < len(answer["decisions"]) <= 3
    for told in answer["decisions"]:
        assert told["seat"] == 1
        assert told["points"] > 0
        assert told["better"]["move"]
        line = json.loads(MATCH.read_text().splitlines()[told["line"] - 1])
        assert line["type"] == "move"
        assert line["move"] == told["moves"][0]["move"]
    text = run(capsys, "review", MATCH, "--seat", "1").out.splitlines()
    assert [line.partition(",")[0] for line in text] == [f"line {told['line']}" for told in answer["decisions"]]


@pytest.mark.parametrize(
    ("arguments", "code"), [(("no-such-file",), 2), ((MATCH, "--seat", "4"), 2), ((MATCH, "--seat", "x"), 2)]
)
def test_what_cannot_be_reviewed_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str | Path, ...], code: int
) -> None:
    """Given a missing file or seat, one sentence says so."""
    said = run(capsys, "review", *arguments)
    assert said.code == code
    assert said.sentence


def test_a_bad_record_is_refused_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a record with a broken line, the sentence names it."""
    lines = MATCH.read_text().splitlines()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([*lines[:5], '{"type": "move"}', *lines[5:]]) + "\n")
    said = run(capsys, "review", bad)
    assert said.code == 1
    assert "line 6" in said.sentence
