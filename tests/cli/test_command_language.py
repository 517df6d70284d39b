"""Which language a command speaks: that of the settings, else the system's, else English."""

import re
from pathlib import Path

import pytest

from game.cli.command_language import speak_as_chosen
from game.cli.dispatch import COMMANDS
from game.text.language import spoken
from tests.cli.running import run


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
    """Given settings in a folder and a system's language, the settings win; what can't be read is passed over."""
    monkeypatch.setenv("LANGUAGE", system)
    monkeypatch.setenv("LANG", "C")
    if settings is not None:
        (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    speak_as_chosen(["show", "--data-dir", str(tmp_path)])
    assert spoken() == spoken_then
    speak_as_chosen([f"--data-dir={tmp_path}", "show"])
    assert spoken() == spoken_then


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS)], ids=" ".join)
def test_help_is_in_one_language(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who reads Spanish, --help has no English around the names that are typed, not even argparse's."""
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
    """Given arguments that don't fit, what argparse finds is said in the reader's language, too."""
    monkeypatch.setenv("LANGUAGE", "es")
    said = run(capsys, "--data-dir", tmp_path, *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.sentence.startswith(told)
