"""What commands print: nothing that somebody wrote into a file can steer the terminal it is read on."""

import json
import re
from pathlib import Path

import pytest

from game.cli.output.terminal import complain, json_text, path_text, say
from game.plain_text import is_odd
from tests.cli.running import EXAMPLES, run
from tests.cli.test_review_command import END

MATCH = EXAMPLES / "match-web-4.handfoot.jsonl"
NASTY = "Ro\x1b]0;owned\x07sa\x1b[2J\u202egnp.exe\u2066\x9b31m\u2028end"


def names_changed(path: Path, name: str) -> Path:
    """The beginning of the example match, its game, rules and first seat called something else."""
    first, *others = MATCH.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(first)
    header["name"] = header["rules"]["name"] = header["seats"][0]["name"] = name
    path.write_text(json.dumps(header) + "\n" + "".join((*others[:60], END)), encoding="utf-8")
    return path


def harmless(text: str) -> bool:
    """Whether a terminal shows it as it stands."""
    return not any(is_odd(sign) for sign in text if sign != "\n")


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize(
    "command", [["show", "{}"], ["show", "{}", "--line", "40"], ["verify", "{}"], ["review", "{}", "--seat", "0"]]
)
def test_names_in_a_record_cannot_steer_the_terminal(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    command: list[str],
    as_json: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a record whose names clear the screen, set the window's title and turn the writing round, and a file that
    is called like that, too, no command prints any of it.
    """
    monkeypatch.setattr("game.cli.commands.review_command.decisions_of", lambda *_: [])
    record = names_changed(tmp_path / "a\x1b[2J\u202eb.handfoot.jsonl", NASTY)
    said = run(capsys, *(word.replace("{}", str(record)) for word in command), *(["--json"] if as_json else []))
    assert harmless(said.out + said.err)
    assert said.out + said.err


@pytest.mark.parametrize("as_json", [False, True])
def test_an_own_rule_set_cannot_steer_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, as_json: bool
) -> None:
    """Given an own rule set with such a name, the list of rule sets and its page show it without."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "own.json").write_text(json.dumps({"version": 1, "rules": {"name": NASTY, "base": "web"}}))
    extra = ["--json"] if as_json else []
    listed = run(capsys, "rules", "--data-dir", tmp_path, *extra)
    assert harmless(listed.out + listed.err)
    assert "Ro]0;owned" in listed.out
    refused = run(capsys, "rules", folder / "own.json", *extra)
    assert (refused.code, refused.out) == (1, "")
    assert "Name (`name`) contains a character that can't be shown" in refused.sentence
    assert harmless(refused.err)


def test_there_is_one_door() -> None:
    """Given the code of all commands, only the door itself prints."""
    folder = Path(run.__globals__["main"].__code__.co_filename).parent
    printing = {
        path.name for path in folder.rglob("*.py") if re.search(r"\bprint\(|std(out|err)\.write", path.read_text())
    }
    assert printing == {"terminal.py"}


def test_the_door_keeps_what_is_harmless(capsys: pytest.CaptureFixture[str]) -> None:
    """Given names in any alphabet and lines of a page, they are printed as they are; a complaint stays one line."""
    say("Łucja 🦊 日本\n  second line")
    complain("a\nb")
    heard = capsys.readouterr()
    assert (heard.out, heard.err) == ("Łucja 🦊 日本\n  second line\n", "a\\nb\n")
    assert json.loads(json_text({"a": "\U000e0001\x9b日"})) == {"a": "\U000e0001\x9b日"}
    assert path_text(Path("caf\udce9.jsonl")) == "caf\\xe9.jsonl"
