"""Rule files with a mistake are refused in one sentence that names the rule, what was found and what is allowed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from game.messages.language import speak
from game.rules.fields import ByRound, Choice, FieldInfo, Steps, Switch, Tables, TextLine, WholeNumber, field_infos
from game.sentences.rules_and_scores.house_rules import rule_title, why_not_rules
from saves.players.own_rules import BadRulesFile, rules_in_file

LIBRARY_WORDS: Final = (
    "Expected",
    "Invalid",
    "enum",
    "got `",
    "array",
    "int |",
    "regex",
    "matching",
    "length",
    "Object",
)
"""Words of the libraries that read the files, in any language of ours a mistake."""


def wrong_values(about: FieldInfo) -> Iterator[object]:
    """Everything that people may write in place of a value: too little, too much, another word, another kind."""
    yield {"a": 1}
    yield 2.5
    match about.control:
        case WholeNumber(least, most, words=words):
            yield from (least - 1, most + 1, "on_top", True, [*words, [3, 4]])
        case ByRound(WholeNumber(least, most)):
            yield from (least - 1, most + 1, [], [most, most + 1], [least] * 21, "many", [True])
        case Choice():
            yield from ("on_top", 7, ["on_top"], False)
        case Switch(off, _):
            yield from ("perhaps", 2, [off])
        case Tables():
            yield from ("4:2v2", ["4:3v4"], [4], ["4:2v2"] * 26)
        case Steps(total, minimum):
            yield from (50, [50], [[total.most + 1, 0]], [[0, minimum.most + 1]], [[0, 50, 1]], [[0, "a"]])
        case TextLine(longest):
            yield from (5, "", "x" * (longest + 1), "a\u202eb")


FLAWED: Final = [(field, value) for field, about in field_infos().items() for value in wrong_values(about)]


def refusal(path: Path, text: str) -> str:
    """Why the file isn't accepted."""
    path.write_text(text)
    with pytest.raises(BadRulesFile) as bad:
        rules_in_file(path)
    return why_not_rules(bad.value.trouble)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_mistake_is_named_in_the_readers_language(tmp_path: Path, language: str) -> None:
    assert len(FLAWED) > 200
    for field, value in FLAWED if language == "en" else FLAWED[::5]:
        text = msgspec.json.format(msgspec.json.encode({"base": "web", field: value}), indent=2).decode()
        speak(language)
        try:
            sentence, label = refusal(tmp_path / "lake.json", text), rule_title(field)
        finally:
            speak("en")
        line = next(number for number, row in enumerate(text.splitlines(), 1) if f'"{field}"' in row)
        assert sentence.startswith(f"lake.json, {'line' if language == 'en' else 'línea'} {line}: "), sentence
        assert f"{label} (`{field}`)" in sentence, sentence
        assert not any(word in sentence for word in LIBRARY_WORDS), sentence
        assert sentence.endswith("."), sentence
        control = field_infos()[field].control
        if isinstance(control, Choice):
            assert all(word in sentence for word in control.words), sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '[rules]\nname = "freeze = no"\n# freeze = 1\nfreeze = "on_top"',
            "lake.toml, line 4: Frozen pile (`freeze`): “on_top” isn't a choice. Choose no, until_taken or one_lap.",
        ),
        (
            "out_clean = [1, 7]",
            "lake.toml, line 1: Clean books needed (`out_clean`): 7 isn't possible. It must be a whole number "
            "from 0 to 6 or a list of 1 to 20 whole numbers from 0 to 6.",
        ),
        ('freez = "no"', "lake.toml, line 1: Nothing here is called “freez”. Did you mean freeze?"),
        ("decks = 2\nrounds", "lake.toml isn't valid TOML: the mistake is in or just before line 2."),
        ("rules = 4", "lake.toml, line 1: rules: 4 isn't possible. It must be an object."),
        (
            'base = "lake"',
            "lake.toml, line 1: Based on (`base`): “lake” isn't a choice. "
            "Choose family, campus, web, couples or partners.",
        ),
    ],
)
def test_what_people_write_into_files_is_answered_in_plain_words(tmp_path: Path, text: str, sentence: str) -> None:
    assert refusal(tmp_path / "lake.toml", text) == sentence


def nested(value: Any) -> str:
    """A rule file with its rules in a section of their own."""
    return msgspec.json.encode({"rules": value}).decode()


def test_json_that_breaks_off_says_where(tmp_path: Path) -> None:
    assert "line 2" in refusal(tmp_path / "lake.json", '{"name": "Lake",\n"rounds": 4,,}')
    assert "Rounds (`rounds`): 99" in refusal(tmp_path / "lake.json", nested({"rounds": 99}))
