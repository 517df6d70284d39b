import os
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from game.rules.ruleset import PresetId
from game.sentences.rules_and_scores.house_rules import why_not_rules
from saves.disk import limits
from saves.disk.file_faults import RulesTrouble, Unreadable
from saves.disk.files import FileReading, RealDisk
from saves.disk.typed_path import is_reserved
from saves.players.own_rules import (
    BadRulesFile,
    delete_own_rules,
    own_rule_sets,
    rules_in_file,
    save_own_rules,
    write_rules,
)

SUNDAYS = replace(preset("family"), name="Rainy Sundays", rounds=3, opening=(50, 70))


def sentence(path: Path) -> str:
    """The sentence by which a file is refused."""
    with pytest.raises(BadRulesFile) as caught:
        rules_in_file(path)
    told = why_not_rules(caught.value.trouble)
    assert told.endswith(".")
    assert "\n" not in told
    return told


def test_a_file_that_the_disk_does_not_give_is_listed_last(tmp_path: Path) -> None:
    save_own_rules(tmp_path, SUNDAYS, RealDisk())
    (tmp_path / "a.json").write_text("{}")

    class Failing(FileReading):
        def read(self, path: Path, most: int) -> bytes:
            if path.name == "a.json":
                raise OSError("Input/output error")
            return super().read(path, most)

    assert [(own.rules, own.trouble) for own in own_rule_sets(tmp_path, Failing())] == [
        (SUNDAYS, None),
        (None, RulesTrouble("a.json", Unreadable("Input/output error"))),
    ]


def test_the_line_to_look_at_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('\n{"base" "web"}')
    (own,) = own_rule_sets(tmp_path)
    assert own.trouble == RulesTrouble("a.json", "not_json", 2)


def test_own_rules_come_back(tmp_path: Path) -> None:
    save_own_rules(tmp_path / "rules", SUNDAYS, RealDisk())
    save_own_rules(tmp_path / "rules", replace(SUNDAYS, name="Ötzi's"), RealDisk())
    assert [own.rules for own in own_rule_sets(tmp_path / "rules")] == [SUNDAYS, replace(SUNDAYS, name="Ötzi's")]


def test_saving_again_replaces_only_the_same_name(tmp_path: Path) -> None:
    first = save_own_rules(tmp_path, SUNDAYS, RealDisk())
    assert save_own_rules(tmp_path, replace(SUNDAYS, rounds=2), RealDisk()) == first
    other = save_own_rules(tmp_path, replace(SUNDAYS, name="rainy sundays!"), RealDisk())
    assert other != first
    rounds = {own.rules.name: own.rules.rounds for own in own_rule_sets(tmp_path) if own.rules}
    assert rounds == {"Rainy Sundays": 2, "rainy sundays!": 3}


def test_own_rules_with_a_name_that_cannot_be_shown_are_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    write_rules(path, replace(SUNDAYS, name="Rainy\0 Sun\u202edays"), RealDisk())
    assert [own.rules for own in own_rule_sets(tmp_path)] == [SUNDAYS]
    assert sentence(path) == "own.json, line 4: Name (`name`) contains a character that can't be shown."


@pytest.mark.parametrize("name", ["\u202e\u202e", "\n", "   "])
def test_own_rules_always_have_a_name_to_choose_them_by(name: str, tmp_path: Path) -> None:
    write_rules(tmp_path / "own.json", replace(SUNDAYS, name=name), RealDisk())
    listed = replace(SUNDAYS, name="Rules")
    assert [own.rules for own in own_rule_sets(tmp_path)] == [listed]
    assert save_own_rules(tmp_path, listed, RealDisk()) == tmp_path / "own.json"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes")
def test_a_pipe_among_own_rules_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "folder.json").mkdir()
    found = own_rule_sets(tmp_path)
    assert [why_not_rules(own.trouble) for own in found if own.trouble] == [
        "folder.json isn't a file.",
        "pipe.json isn't a file.",
    ]


def test_a_file_that_is_no_rule_set_is_listed_with_its_trouble(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{")
    save_own_rules(tmp_path, SUNDAYS, RealDisk())
    found = own_rule_sets(tmp_path)
    assert [own.rules for own in found] == [SUNDAYS, None]
    assert found[1].trouble == RulesTrouble("a.json", "not_json", 1)
    assert why_not_rules(found[1].trouble) == "a.json isn't valid JSON: the mistake is in or just before line 1."
    assert own_rule_sets(tmp_path / "nowhere") == ()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.json", '{"base":"couples","rounds":2}'),
        ("a.json", '{"rules":{"base":"couples","rounds":2}}'),
        ("a.json", '{"version":1,"rules":{"base":"couples","rounds":2}}'),
        ("a.toml", 'base = "couples"\nrounds = 2\n'),
        ("a.TOML", '[rules]\nbase = "couples"\nrounds = 2\n'),
    ],
)
def test_json_and_toml_with_fields_on_top_or_under_rules(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert rules_in_file(tmp_path / name) == replace(preset("couples"), rounds=2)


@pytest.mark.parametrize(
    ("name", "data", "word"),
    [
        ("a.json", b"", "isn't valid JSON"),
        ("a.json", b"[1]", "isn't a rule set in JSON"),
        ("a.json", b'{"rounds":NaN}', "isn't valid JSON"),
        ("a.json", b'{"name":"\xff"}', "a.json"),
        ("a.json", b'{"x":' + b"[" * 100000 + b"]" * 100000 + b"}", "too complicated"),
        ("a.json", b'{"rounds":22.0}', "rounds"),
        ("a.json", b'{"rounds":true}', "rounds"),
        ("a.json", b'{"rounds":21}', "rounds"),
        ("a.json", b'{"trumps":1}', "trumps"),
        ("a.json", b'{"base":"poker"}', "base"),
        ("a.json", b'{"base":["web"]}', "base"),
        ("a.json", b'{"version":99,"rules":{}}', "newer"),
        ("a.json", b'{"version":"1","rules":{}}', "version"),
        ("a.json", b'{"rules":{},"joker":7}', "more than just rule sets"),
        ("a.json", b" " * (limits.RULES + 1), "too large"),
        ("a.toml", b"rounds = ", "isn't valid TOML"),
        ("a.toml", b"\xff", "isn't valid TOML"),
        ("a.toml", b"rounds = 2.0", "rounds"),
        ("a.toml", b"rounds = 1979-05-27", "rounds"),
    ],
)
def test_a_bad_file_is_refused_by_a_sentence(tmp_path: Path, name: str, data: bytes, word: str) -> None:
    (tmp_path / name).write_bytes(data)
    assert word in sentence(tmp_path / name)


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_presets_fields_make_the_preset(tmp_path: Path, preset_id: PresetId) -> None:
    rules = preset(preset_id)
    (tmp_path / "a.json").write_bytes(msgspec.json.encode(ruleset_fields(rules)))
    assert rules_in_file(tmp_path / "a.json") == rules


def test_a_deleted_set_is_gone_and_the_others_stay(tmp_path: Path) -> None:
    class DeletedMeanwhile(FileReading):
        def read(self, path: Path, most: int) -> bytes:
            data = super().read(path, most)
            path.unlink()
            return data

    for name in ("Rainy Sundays", "rainy sundays!", "Lake"):
        save_own_rules(tmp_path, replace(SUNDAYS, name=name), RealDisk())
    delete_own_rules(tmp_path, "Rainy Sundays")
    delete_own_rules(tmp_path, "Rainy Sundays")
    assert [own.rules.name for own in own_rule_sets(tmp_path) if own.rules] == ["Lake", "rainy sundays!"]
    delete_own_rules(tmp_path, "Lake", DeletedMeanwhile())
    assert own_rule_sets(tmp_path) == ()


@pytest.mark.parametrize(
    "name", ["CON", "nul", "Aux", "COM1", "lpt9", "PRN", "con.", "NUL .", "LPT1. ", "Con.json", "a" * 60, "…", "Дача"]
)
def test_every_name_gets_a_file_that_every_system_takes(name: str, tmp_path: Path) -> None:
    rules = replace(preset("web"), name=name)
    for _ in range(2):
        path = save_own_rules(tmp_path, rules, RealDisk())
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    assert not is_reserved(path.name)
    assert path.name.isascii()
    assert len(path.name) < 100
    assert [own.rules for own in own_rule_sets(tmp_path)] == [rules]


def test_a_folder_in_a_files_place_is_walked_round(tmp_path: Path) -> None:
    (tmp_path / "lake-house.json").mkdir()
    path = save_own_rules(tmp_path, replace(preset("web"), name="Lake house"), RealDisk())
    assert path.name == "lake-house-2.json"
