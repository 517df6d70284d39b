"""Whatever is typed on the command line: a clear sentence and an exit code, never a traceback."""

import os
from argparse import SUPPRESS, Action
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.cli.dispatch import COMMANDS, WITH_WINDOW, command_named, command_parser, whole_parser
from game.messages.language import UserError
from tests.cli.running import EXAMPLES, run

RECORD = EXAMPLES / "web-turn-01.handfoot.jsonl"
HOSTILE = {
    "long name": "ü" * 200,
    "long name with an ending": f"{'ü' * 200}.json",
    "longest name": "ü" * 127,
    "long name of a record": f"{'ü' * 120}.handfoot.jsonl",
    "long emoji": "🦊" * 100,
    "long ascii": "a" * 255,
    "long place": f"{'ü' * 100}/" * 30,
    "long place of files": f"{'ü' * 100}/" * 30 + "x.handfoot.jsonl",
    "deep": "a/" * 3000 + "b.toml",
    "bytes": os.fsdecode(b"\xff\xfe.handfoot.jsonl"),
    "somebody's": f"~{'ü' * 200}/a.json",
    "bot": f"bot:{'ü' * 300},easy,easy,easy",
    "bot in a place": f"bot-free:/{'ü' * 100}/{'ü' * 300}/b,easy,easy,easy",
    "rules": f"{'ü' * 300}.toml",
    "nothing": "",
    "blank": " ",
}
NEEDED = {
    "simulate": ["--rules", "web", "--games", "1", "--workers", "1"],
}


def _doors() -> Iterator[tuple[str, Action]]:
    """Every argument that takes a text, of every command."""
    for name in COMMANDS:
        command = command_named(name)
        assert command is not None
        for action in command_parser(name, command)._actions:
            if action.nargs != 0:
                yield name, action


def _filled(name: str, action: Action, text: str, folder: Path) -> list[str]:
    """The command with this text in that place, and what else it needs."""
    command = command_named(name)
    assert command is not None
    words = [name, *(NEEDED.get(name, []) if action.dest not in {"rules", "games", "workers", "line"} else [])]
    for other in command_parser(name, command)._actions:
        if other is not action and other.required and other.default is not SUPPRESS:
            value = str(RECORD) if other.dest in {"file", "files"} else str(folder / "out")
            words += [*(other.option_strings[-1:]), "2" if other.dest == "line" else value]
    return [*words, *(action.option_strings[-1:]), text]


@pytest.mark.slow
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_every_door_for_a_text_answers_in_a_sentence(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, action in _doors():
        words = _filled(name, action, text, tmp_path)
        command = command_named(name)
        assert command is not None
        if name in WITH_WINDOW or name == "host":  # which go on if nothing is wrong
            with suppress(UserError):
                command_parser(name, command).parse_args(words[1:])
            continue
        data = [] if action.dest == "data_dir" else ["--data-dir", str(tmp_path / "data")]
        said = run(capsys, *words, *data)
        assert said.code in (0, 1, 2), words
        assert said.code == 0 or said.err.strip(), words
        assert "report" not in said.err, (words, said.err)
        assert not (tmp_path / "data" / "reports").exists(), words
        assert len(said.err.splitlines()) < 4, words


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_word_that_is_no_command_is_refused(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(capsys, text, "--data-dir", tmp_path)
    assert (said.code, said.out) == (2, "") or (text in {"", " "} and said.code == 2)
    assert said.sentence
    for action in whole_parser()._actions:
        if action.option_strings and action.nargs != 0:
            assert run(capsys, action.option_strings[-1], text, "verify", RECORD).code in (0, 1, 2)
