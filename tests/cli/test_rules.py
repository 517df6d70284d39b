"""`rules`: what rule sets there are, one in full, and the check of a file."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from saves.files import RealDisk
from saves.folders import rules_folder
from saves.own_rules import save_own_rules
from tests.cli.running import run

SUNDAYS = replace(preset("family"), name="Rainy Sundays", rounds=3)


def test_the_list_has_presets_and_own_sets(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given an own rule set and a broken one, the list has the five presets and the own one, and tells of the other."""
    save_own_rules(rules_folder(tmp_path), SUNDAYS, RealDisk())
    (rules_folder(tmp_path) / "broken.json").write_text("{")
    said = run(capsys, "rules", "--data-dir", tmp_path, "--json")
    assert [json.loads(line)["id"] for line in said.out.splitlines()] == [*PRESET_IDS, "Rainy Sundays"]
    assert said.code == 0
    assert "broken.json" in said.sentence
    text = run(capsys, "rules", "--data-dir", tmp_path).out
    assert "Web Classic" in text
    assert "Rainy Sundays" in text


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_preset_in_full(capsys: pytest.CaptureFixture[str], tmp_path: Path, preset_id: str) -> None:
    """Given a preset's id, all its fields are printed, and its JSON is itself a file that passes the check."""
    said = run(capsys, "rules", preset_id, "--json")
    path = tmp_path / "again.json"
    path.write_text(said.out)
    assert run(capsys, "rules", path, "--json") == said
    text = run(capsys, "rules", preset_id).out
    assert all(f"  {key} " in text for key in ruleset_fields(preset("web")))
    assert "\nGoing out\n" in text


def test_an_own_set_is_found_by_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given an own rule set, its name in any case finds it."""
    save_own_rules(rules_folder(tmp_path), SUNDAYS, RealDisk())
    said = run(capsys, "rules", "rainy sundays", "--data-dir", tmp_path, "--json")
    assert json.loads(said.out)["rounds"] == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"stacks":"choose","hand_cards":13}', ["stacks", "hand_cards", "foot_cards"]),
        ('{"stock_out":"reshuffle","draw_count":1}', ["stock_out", "draw_count"]),
        ('{"rounds":21}', ["rounds"]),
        ('{"sevens":1}', ["sevens"]),
        ('{"freeze":"for_ever"}', ["freeze"]),
        ("{", ["JSON"]),
    ],
)
def test_a_file_that_is_no_good_exits_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: list[str]
) -> None:
    """Given rules that contradict themselves, are out of bounds or are none, one sentence names what is wrong."""
    path = tmp_path / "bad.json"
    path.write_text(text)
    said = run(capsys, "rules", path)
    assert (said.code, said.out) == (1, "")
    assert all(word in said.sentence for word in words)


def test_an_unknown_name_exits_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a name that is no rule set and a file that is not there, each is a bad argument."""
    assert run(capsys, "rules", "whist", "--data-dir", tmp_path).code == 2
    assert "whist" in run(capsys, "rules", "whist", "--data-dir", tmp_path).sentence
    assert "cannot be read" in run(capsys, "rules", tmp_path / "gone.toml").sentence
