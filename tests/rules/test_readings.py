"""Decided ambiguities: each is attached to what it concerns and told in words."""

import re
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.messages.functions import rule_page as say
from game.messages.language import has
from game.rules.presets import PRESET_IDS, preset
from game.rules.readings import READINGS, readings_of
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.rule_page import reading_lines

SOURCES: Final[dict[PresetId, str]] = {
    "family": "000_aeb9df99c13b294c",
    "campus": "001_752b917170d65392",
    "web": "002_3a6e005acbffd030",
    "couples": "003_23441141a1dac062",
    "partners": "004_682defb8926d77db",
}
"""The document that each preset follows, by its name among the sources."""

PRESET_FILES = Path(__file__).resolve().parents[2] / "assets" / "rules"


def test_all_readings_are_there_and_told() -> None:
    assert [reading.number for reading in READINGS] == list(range(1, 17))
    assert not has("rule_page", "reading_17")
    assert [reading.number for reading in READINGS if not reading.matters] == [13, 15]  # ceremony and custom
    for number in range(1, 17):
        for text in reading_lines(number):
            assert re.match(r"[A-Z].{10,150}[.?]$", text), text


def test_each_concerns_presets_and_fields_that_exist() -> None:
    for reading in READINGS:
        assert reading.presets
        assert set(reading.presets) <= set(PRESET_IDS)
        assert reading.fields
        assert set(reading.fields) <= set(RuleSet.__struct_fields__)
    assert all(readings_of(preset(preset_id)) for preset_id in PRESET_IDS)


def test_each_preset_names_the_document_that_its_file_names() -> None:
    for preset_id in PRESET_IDS:
        assert SOURCES[preset_id] in (PRESET_FILES / f"{preset_id}.toml").read_text(encoding="utf-8").splitlines()[0]
        assert not re.search(r"source [0-9]|[0-9]{3}_", say.source(preset_id))


def test_no_reading_is_told_of_a_rule_that_a_set_has_changed() -> None:
    family = preset("family")
    assert 4 in [reading.number for reading in readings_of(family)]
    sealed = replace(family, name="Ours", closed_book="sealed")
    assert 4 not in [reading.number for reading in readings_of(sealed)]
    assert 5 in [reading.number for reading in readings_of(sealed)]
