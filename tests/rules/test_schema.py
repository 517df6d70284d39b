"""The JSON Schema of a rule set file says what the fields say."""

import json
from typing import Any

import pytest

from game.rules.fields import Choice, Switch, WholeNumber, field_infos
from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from game.rules.schema import schema


@pytest.fixture
def whole() -> dict[str, Any]:
    """As an editor reads it."""
    read: dict[str, Any] = json.loads(json.dumps(schema()))
    return read


def test_every_field_stands_in_it_with_all_that_it_says(whole: dict[str, Any]) -> None:
    assert list(whole["properties"]) == list(field_infos())
    for field, about in field_infos().items():
        told = whole["properties"][field]
        assert (told["title"], told["description"]) == (about.title, about.help)
        assert (told["x-group"], told["x-picture"] or "") == (about.group, about.picture)
        default = list(about.default) if isinstance(about.default, tuple) else about.default
        assert told["default"] == default
    assert "Hand and Foot" in whole["title"]
    assert "Web Classic" in whole["description"]
    assert whole["additionalProperties"] is False
    assert whole["required"] == []
    assert whole["$schema"].startswith("https://json-schema.org/")


def test_bounds_and_words_are_those_of_the_controls(whole: dict[str, Any]) -> None:
    for field, about in field_infos().items():
        told = whole["properties"][field]
        match about.control:
            case Choice(words):
                assert sorted(told["enum"]) == sorted(words)
            case Switch(off=False):
                assert told["type"] == "boolean"
            case WholeNumber(least, most, words=()):
                assert (told["minimum"], told["maximum"]) == (least, most)
                if about.control.least_on:
                    assert told["anyOf"] == [{"const": 0}, {"minimum": about.control.least_on}]
            case WholeNumber(least, most, words=words):
                number, named = told["anyOf"]
                assert (number["minimum"], number["maximum"], sorted(named["enum"])) == (least, most, sorted(words))
            case _:
                assert "type" in told or "anyOf" in told


def test_presets_hold_no_field_that_the_schema_lacks(whole: dict[str, Any]) -> None:
    for preset_id in PRESET_IDS:
        assert set(ruleset_fields(preset(preset_id))) == set(whole["properties"])
