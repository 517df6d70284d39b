"""The JSON Schema of a rule set file says what the fields say."""

import json

from game.rules.fields import Choice, Switch, WholeNumber, field_infos
from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from game.rules.schema import schema

WHOLE = json.loads(json.dumps(schema()))
FIELDS = WHOLE["properties"]


def test_every_field_stands_in_it_with_all_that_it_says() -> None:
    """Label and help of each field are its messages; default, group and picture are those of the annotation."""
    assert list(FIELDS) == list(field_infos())
    for field, about in field_infos().items():
        told = FIELDS[field]
        assert (told["title"], told["description"]) == (about.title, about.help)
        assert (told["x-group"], told["x-picture"] or "") == (about.group, about.picture)
        default = list(about.default) if isinstance(about.default, tuple) else about.default
        assert told["default"] == default
    assert "Hand and Foot" in WHOLE["title"]
    assert "Web Classic" in WHOLE["description"]
    assert WHOLE["additionalProperties"] is False
    assert WHOLE["required"] == []
    assert WHOLE["$schema"].startswith("https://json-schema.org/")


def test_bounds_and_words_are_those_of_the_controls() -> None:
    """Numbers have their bounds, words are listed, and what may be off says so."""
    for field, about in field_infos().items():
        told = FIELDS[field]
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


def test_presets_hold_no_field_that_the_schema_lacks() -> None:
    """Each preset, written as a file, has only keys of the schema."""
    for preset_id in PRESET_IDS:
        assert set(ruleset_fields(preset(preset_id))) == set(FIELDS)
