"""`verify` on records with seals, as earlier versions wrote them."""

import json
from pathlib import Path

from game.cli.commands.verify_command import report_on
from tests.sources import ROOT


def test_verify_says_only_that_a_seal_is_not_checked(tmp_path: Path) -> None:
    record = tmp_path / "old.handfoot.jsonl"
    lines = (ROOT / "tests" / "examples" / "match-web-4.handfoot.jsonl").read_text().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "seal": {"hash": "0" * 64, "salt": "1" * 32, "cut": 7}})
    record.write_text("\n".join(lines) + "\n")
    report = report_on(record)
    assert (report.ok, report.warnings) == (True, ("This record has seals, which are no longer checked.",))
