import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.cli.command_language import speak_as_chosen
from game.cli.dispatch import COMMANDS
from game.messages.language import CODES, spoken
from tests.cli.running import EXAMPLES, run
from tests.cli.test_review_command import END, beginning, found_of


@pytest.mark.parametrize(
    ("settings", "system", "spoken_then"),
    [
        ('{"language": "es"}', "en", "es"),
        ('{"language": "en"}', "es", "en"),
        ('{"language": "system"}', "es_AR", "es"),
        ('{"language": "xx"}', "es", "es"),
        ('{"version": 1}', "es", "es"),
        ("[broken", "es", "es"),
        (None, "fr:es", "es"),
        (None, "fr", "en"),
    ],
)
def test_the_settings_come_before_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: str | None, system: str, spoken_then: str
) -> None:
    monkeypatch.setenv("LANGUAGE", system)
    monkeypatch.setenv("LANG", "C")
    if settings is not None:
        (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    speak_as_chosen(["show", "--data-dir", str(tmp_path)])
    assert spoken() == spoken_then
    speak_as_chosen([f"--data-dir={tmp_path}", "show"])
    assert spoken() == spoken_then


@pytest.mark.parametrize(
    "place", [["--lang", "es", "show"], ["show", "--lang=es"], ["--lang", "en", "show", "--lang", "es"]]
)
def test_what_is_asked_for_comes_before_all_settings(tmp_path: Path, place: list[str]) -> None:
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    speak_as_chosen(["--data-dir", str(tmp_path), *place])
    assert spoken() == "es"


@pytest.mark.parametrize("arguments", [["--lang", "xx"], ["--lang", "xx", "rules"], ["rules", "--lang", "es-XA"]])
def test_an_unknown_language_is_refused_with_the_list(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, *arguments)
    assert (said.code, said.out) == (2, "")
    assert "(choose from en, es, en-XA)" in said.sentence


TEXTS = ("message", "name", "title", "heading", "text", "parts", "reason", "sentence", "why")
"""Keys of JSON whose values a person reads."""
ANSWERS = (
    ["show", EXAMPLES / "match-web-4.handfoot.jsonl", "--line", "100"],
    ["verify", EXAMPLES / "match-web-4.handfoot.jsonl", "nowhere"],
    ["rules", "couples"],
    ["deal", "--date", "2026-11-20"],
    ["deal", "nope"],
    ["rules", "nope"],
)


def codes(value: Any) -> Any:
    """The answer without what a person reads in it."""
    if isinstance(value, dict):
        return {key: None if key in TEXTS else codes(part) for key, part in value.items()}
    return [codes(part) for part in value] if isinstance(value, list) else value


def lines(out: str) -> Iterator[Any]:
    """What JSON lines say."""
    return map(json.loads, out.splitlines())


@pytest.mark.parametrize("command", ANSWERS, ids=lambda command: str(command[0]))
def test_answers_for_programs_are_alike_in_every_language(
    command: list[str | Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_alike_in_every_language(command, capsys)


def test_reviews_for_programs_are_alike_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.commands.review_command.judge", found_of)
    assert_alike_in_every_language(["review", beginning(tmp_path, 26, END), "--seat", "1", "--quick"], capsys)


def assert_alike_in_every_language(command: list[str | Path], capsys: pytest.CaptureFixture[str]) -> None:
    """What a command tells programs, and how it ends."""
    said = {code: run(capsys, *command, "--json", "--lang", code) for code in CODES}
    english = said.pop("en")
    for other in said.values():
        assert other.code == english.code
        assert [*map(codes, lines(other.out))] == [*map(codes, lines(english.out))]
        assert english.err == "" or other.err != english.err


def test_the_pseudo_language_leaves_what_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "--lang", "en-XA", "show", "--help")
    assert {"--data-dir", "--line", "DIR", "FILE", "(.handfoot.jsonl)⟧"} <= {*said.out.split()}
    assert said.out.count("⟦") == said.out.count("⟧") > 10
    refused = run(capsys, "--lang", "en-XA", "rules", "Rosa")
    assert refused.sentence.startswith("⟦")
    assert "'Rosa'" in refused.sentence


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS)], ids=" ".join)
def test_help_is_in_one_language(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    said = run(capsys, "--data-dir", tmp_path, *command, "--help")
    assert said.out.startswith("uso: main.py")
    assert not re.findall(r"\b(?:usage|options|arguments|this|the|with|of)\b", said.out)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["verify"], "Faltan estos argumentos: FILE"),
        (["rules", "--nix"], "Argumentos desconocidos: --nix"),
        (["rules", "--html"], "--html: necesita un argumento"),
        (["review", "--seat"], "--seat: necesita al menos un argumento"),
        (["rules", "--why=3"], "--why: no lleva argumento"),
        (["rules", "--page", "x"], "--page: no existe 'x' (elige entre rules, "),
        (["review", "--quick", "--deep", "x"], "--deep: no se puede usar con --quick"),
        (["show", "--line", "0", "x"], "--line: 0 es menor que 1"),
        (["fly"], "No existe la orden 'fly'"),
    ],
)
def test_complaints_of_arguments_are_in_the_same_language(
    arguments: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    said = run(capsys, "--data-dir", tmp_path, *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.sentence.startswith(told)
