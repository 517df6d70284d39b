import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from game.rules.rule_code import encode
from saves.disk.files import RealDisk
from saves.disk.folders import rules_folder
from saves.players.own_rules import save_own_rules
from tests.cli.running import Said, run

SUNDAYS = replace(preset("family"), name="Rainy Sundays", rounds=3)


def test_the_list_has_presets_and_own_sets(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save_own_rules(rules_folder(tmp_path), SUNDAYS, RealDisk())
    (rules_folder(tmp_path) / "broken.json").write_text("{")
    said = run(capsys, "rules", "--data-dir", tmp_path, "--json")
    listed = [(entry["id"], entry["own"]) for entry in map(json.loads, said.out.splitlines())]
    assert listed == [*((id_, False) for id_ in PRESET_IDS), ("Rainy Sundays", True)]
    assert said.code == 0
    assert "broken.json" in said.sentence
    text = run(capsys, "rules", "--data-dir", tmp_path).out
    assert "Web Classic" in text
    assert "Rainy Sundays" in text


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_preset_in_full(capsys: pytest.CaptureFixture[str], tmp_path: Path, preset_id: str) -> None:
    said = run(capsys, "rules", preset_id, "--json")
    path = tmp_path / "again.json"
    path.write_text(said.out)
    assert run(capsys, "rules", path, "--json") == said
    text = run(capsys, "rules", preset_id).out
    assert all(f"  {key} " in text for key in ruleset_fields(preset("web")))
    assert "\nGoing out\n" in text


def test_an_own_set_is_found_by_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save_own_rules(rules_folder(tmp_path), SUNDAYS, RealDisk())
    said = run(capsys, "rules", "rainy sundays", "--data-dir", tmp_path, "--json")
    assert json.loads(said.out)["rounds"] == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"stacks":"choose","hand_cards":13}', ["stacks", "hand_cards", "foot_cards"]),
        ('{"first_take_free":true}', ["first_take_free", "first_upcard"]),
        ('{"rounds":21}', ["rounds"]),
        ('{"sevens":1}', ["sevens"]),
        ('{"freeze":"for_ever"}', ["freeze"]),
        ("{", ["JSON"]),
    ],
)
def test_a_file_that_is_no_good_exits_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: list[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    said = run(capsys, "rules", path)
    assert (said.code, said.out) == (1, "")
    assert all(word in said.sentence for word in words)


def test_an_unknown_name_exits_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "rules", "whist", "--data-dir", tmp_path).code == 2
    assert "whist" in run(capsys, "rules", "whist", "--data-dir", tmp_path).sentence
    assert "can't be read" in run(capsys, "rules", tmp_path / "gone.toml").sentence


def test_two_sets_side_by_side(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save_own_rules(rules_folder(tmp_path), SUNDAYS, RealDisk())
    said = run(capsys, "rules", "family", "Rainy Sundays", "--data-dir", tmp_path)
    assert "Rounds" in said.out
    assert "They differ in one rule" in said.out
    told = json.loads(run(capsys, "rules", "family", "Rainy Sundays", "--data-dir", tmp_path, "--json").out)
    assert told["differences"] == [{"field": "rounds", "values": [4, 3]}]
    assert run(capsys, "rules", "web", "family", "campus").code == 2


def test_the_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "rules", "--schema")
    told = json.loads(said.out)
    assert said.code == 0
    assert set(told["properties"]) == set(ruleset_fields(preset("web")))


def test_a_sheet_to_print(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "sheet.html"
    assert run(capsys, "rules", "couples", "--html", path) == Said(0, "", "")
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run(capsys, "rules", "--html", path).code == 2
    assert run(capsys, "rules", "web", "couples", "--html", path).code == 2
    (tmp_path / "file").write_text("")
    said = run(capsys, "rules", "web", "--html", tmp_path / "file" / "sheet.html")
    assert said.code == 1
    assert "can't be written" in said.sentence


def test_the_changes_of_an_own_set_are_a_second_page_for_who_asks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own, path = tmp_path / "own.toml", tmp_path / "sheet.html"
    own.write_text('name = "Lake house"\nbase = "family"\ndraw_count = 3\n')
    run(capsys, "rules", own, "--html", path)
    assert "Family Table" not in path.read_text(encoding="utf-8")
    assert run(capsys, "rules", own, "--html", path, "--changes", "--force") == Said(0, "", "")
    assert "What's different from Family Table" in path.read_text(encoding="utf-8")
    said = run(capsys, "rules", own, "--changes")
    assert (said.code, said.out) == (2, "")


def test_a_code_is_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    code = encode(replace(preset("web"), draw_count=3))
    told = json.loads(run(capsys, "rules", "--code", code, "--json").out)
    assert (told["draw_count"], told["base"]) == (3, "web")
    wrong = run(capsys, "rules", "--code", "CF9Q 4677")
    assert wrong.code == 1
    assert "Group 2" in wrong.sentence
    assert "They differ in one rule" in run(capsys, "rules", "web", "--code", code).out


def test_why_tells_the_readings(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Why these rules?" in run(capsys, "rules", "campus", "--why").out
    assert "Why these rules?" not in run(capsys, "rules", "campus").out


def test_all_contradictions_of_a_file_are_told_with_their_mends(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"first_take_free":true,"decks":6,"extra_decks":1,"double_book":5}')
    said = run(capsys, "rules", path)
    assert (said.code, said.out) == (1, "")
    lines = said.err.splitlines()
    assert len(lines) == 3
    assert all("Set “" in line for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        '{"freeze":"one_lap","red_threes":"lay_down","stacks":"bottom_high","hand_cards":[11,13],"foot_cards":[11,13]}',
        '{"target_score":8500,"rounds":0,"opening_by_score":[[0,50],[1500,90]],"meld_threes":"black_last"}',
        '{"decks":5,"first_upcard":"any","take_with":"pair_or_meld","closed_book":"dirty_open","out_sevens":1}',
    ],
)
def test_files_with_options_beyond_the_seeds_are_good(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "own.json"
    path.write_text(text)
    said = run(capsys, "rules", path)
    assert (said.code, said.err) == (0, "")
    assert "Changed from Web Classic" in said.out


@pytest.mark.parametrize(("page", "told"), [("score-sheet", "Score sheet"), ("hint-cards", "Your turn")])
def test_what_real_cards_want_beside_them_is_written_as_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, page: str, told: str
) -> None:
    path = tmp_path / "page.html"
    assert run(capsys, "rules", "couples", "--html", path, "--page", page) == Said(0, "", "")
    assert told in path.read_text(encoding="utf-8")
    said = run(capsys, "rules", "couples", "--page", page)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert run(capsys, "rules", "couples", "--html", path, "--force", "--changes", "--page", page).code == 2
