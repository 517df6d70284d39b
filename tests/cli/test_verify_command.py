import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.cli.commands.verify_command import report_on
from tests.cli.running import EXAMPLES, run
from tests.saves.written_records import GAME, POSITION, ROUND, move, record, text_of
from tests.sources import ROOT

KEYS = {"file", "ok", "line", "reason", "message", "warnings", "rounds", "totals", "winners"}


def reports(out: str) -> list[dict[str, Any]]:
    """The JSON objects of stdout."""
    return [json.loads(line) for line in out.splitlines()]


def test_each_file_gets_its_answer_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = EXAMPLES / "match-web-4.handfoot.jsonl", EXAMPLES / "web-turn-01.handfoot.jsonl"
    said = run(capsys, "verify", good, bad, good, "--json")
    first, second, third = reports(said.out)
    assert said.code == 1
    assert first == third
    assert set(first) >= KEYS
    assert (first["file"], first["ok"], first["line"], first["reason"]) == (str(good), True, None, None)
    assert (first["rounds"], first["totals"], first["winners"]) == (4, [8205, 15945], [1])
    assert (second["ok"], second["line"], second["reason"], second["winners"]) == (False, 4, "wrong_phase", None)
    assert said.err == ""


@pytest.mark.parametrize("name", ["Ann\0", "\u202eAnn", "A" * 500])
def test_a_name_that_cannot_be_shown_is_not_in_order(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    header = {**GAME, "seats": [{**GAME["seats"][0], "name": name}, *GAME["seats"][1:]]}
    path = record(tmp_path, header, POSITION)
    (report,) = reports(run(capsys, "verify", path, "--json").out)
    assert (report["ok"], report["line"], report["reason"]) == (False, 1, "malformed")
    assert (report["rounds"], report["totals"], report["winners"]) == (0, [], None)
    assert report["message"].startswith("seats[0].name")
    assert len(report["message"]) < 140
    shown = run(capsys, "show", path)
    assert shown.code == 0
    assert "A" * 101 not in shown.out
    assert "Ann" in shown.out or "AAA" in shown.out


def test_good_files_exit_0(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "verify", EXAMPLES / "match-couples-2.handfoot.jsonl")
    assert (said.code, said.err) == (0, "")
    assert "705 : 2210, won by team 1" in said.out


def test_a_refusal_tells_the_numbers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    low = move(0, "take", melds=[{"cards": "KS KH KD"}])
    said = run(capsys, "verify", record(tmp_path, GAME, POSITION, low))
    assert said.code == 1
    assert "line 3: That's 30 points; round 1 needs 50." in said.sentence


def test_a_torn_last_line_is_a_warning(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    path.write_text(text_of(GAME, ROUND) + '{"type":"mo')
    (report,) = reports(run(capsys, "verify", path, "--json").out)
    assert report["ok"]
    assert report["warnings"] == ["Line 3 was cut off, so it was ignored."]
    said = run(capsys, "verify", path)
    assert said.code == 0
    assert "Line 3" in said.sentence


def test_after_a_refusal_the_numbers_hold_up_to_the_line_before(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = (EXAMPLES / "match-web-4.handfoot.jsonl").read_text().splitlines()
    path = record(tmp_path, *lines[:250], move(0, "pass"), *lines[250:])
    (report,) = reports(run(capsys, "verify", path, "--json").out)
    assert (report["ok"], report["line"], report["rounds"], report["winners"]) == (False, 251, 1, None)
    assert report["totals"] == [2265, 4655]


HOSTILE: Mapping[str, bytes] = {
    "an empty file": b"",
    "a line of garbage": b"x" * 1_000_000 + b"\n" + b"{}\n",
    "a huge deck": text_of(GAME, {**ROUND, "deck": " ".join(["KH"] * 300_000)}).encode(),
    "a huge word": text_of(GAME, {**ROUND, "deck": "K" * 1_000_000}).encode(),
    "a huge type": text_of({"type": "g" * 1_000_000}).encode(),
    "a line over 16 MiB": b'{"type":"game","x":"' + b"x" * 17_000_000 + b'"}\n',
    "NaN": text_of(GAME).encode() + b'{"type":"round","n":NaN}\n',
    "Infinity": text_of(GAME).encode() + b'{"type":"round","n":Infinity}\n',
    "deep nesting": b"[" * 100_000 + b"\n{}\n",
    "deep objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"\n",
    "deep nesting in the rules": text_of(GAME)[:-2].encode() + b',"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n",
    "a list": b"[1,2,3]\n",
    "wrong types": text_of({**GAME, "seats": 4}).encode(),
    "a card too many": text_of(GAME, {**ROUND, "deck": ROUND["deck"] + " 5H"}).encode(),
    "a card too few": text_of(GAME, {**ROUND, "deck": ROUND["deck"][:-3]}).encode(),
    "no UTF-8": text_of(GAME).encode() + b'{"type":"move","x":"\xc3\x28"}\n',
    "UTF-16": text_of(GAME).encode("utf-16"),
    "zeros": bytes(100_000) + b"\n",
    "a newer format": text_of({**GAME, "format": 2}).encode(),
    "a huge number": text_of(GAME).encode() + b'{"type":"undo","seat":' + b"9" * 100_000 + b',"moves":1}\n',
    "a huge exponent": text_of(GAME).encode() + b'{"type":"undo","seat":0,"moves":1,"t":1e99999}\n',
    "a lone surrogate": text_of({**GAME, "name": "x"}).encode().replace(b'"x"', b'"\\ud800"'),
    "a null header": b"null\n",
    "a control character": text_of({"type": "\x1b[2J\x07"}).encode(),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_get_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    path = tmp_path / "hostile.handfoot.jsonl"
    path.write_bytes(HOSTILE[name])
    said = run(capsys, "verify", path)
    assert (said.code, said.out) == (1, "")
    assert said.sentence.removeprefix(str(tmp_path)).isprintable()
    assert len(said.sentence) < 400
    (report,) = reports(run(capsys, "verify", path, "--json").out)
    assert report["reason"] in ("malformed", "bad_deal")
    assert not report["ok"]


def test_a_missing_file_is_told_like_a_bad_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = EXAMPLES / "web-opening-01.handfoot.jsonl"
    said = run(capsys, "verify", tmp_path / "nothing", tmp_path, good, "--json")
    assert said.code == 1
    assert [report["ok"] for report in reports(said.out)] == [False, False, True]


def test_score_pad_is_called_a_score_pad(capsys: pytest.CaptureFixture[str]) -> None:
    pad = Path(__file__).parents[1] / "data" / "0.1" / "games" / "lake.handfoot-pad.jsonl"
    said = run(capsys, "verify", pad)
    assert said.code == 1
    assert "score pad" in said.sentence


def test_verify_says_only_that_a_seal_is_not_checked(tmp_path: Path) -> None:
    record = tmp_path / "old.handfoot.jsonl"
    lines = (ROOT / "tests" / "examples" / "match-web-4.handfoot.jsonl").read_text().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "seal": {"hash": "0" * 64, "salt": "1" * 32, "cut": 7}})
    record.write_text("\n".join(lines) + "\n")
    report = report_on(record)
    assert (report.ok, report.warnings) == (True, ("This record has seals, which are no longer checked.",))
