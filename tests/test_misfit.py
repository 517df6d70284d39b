"""Whatever doesn't fit in a file or a line of another program is named by one sentence of ours, in each language."""

from typing import Any, Final

import msgspec
import pytest

from game.messages.language import speak
from game.misfit import MisfitKind, line_of, misfit_in
from game.sentences.errors import misfit_sentence
from game.ui.shared.preferences import Preferences
from saves.players.people import CoachProgress, Household, Learned, LessonProgress, OwnProblem, ProblemProgress
from saves.records.lines import EndLine, GameLine, PositionLine, ScoreLine, UndoLine
from saves.records.move_json import AnyMove
from tests.rules.test_flawed_files import LIBRARY_WORDS

SHAPES: Final = (
    *(Preferences, Learned, LessonProgress, ProblemProgress, OwnProblem, CoachProgress, Household),
    *(GameLine, ScoreLine, EndLine, UndoLine, PositionLine),
)
"""Settings, tables, lessons' files, people and lines of records."""

STRANGE: Final = ({"x": [1, {"y": 2}]}, ["a", 1.5], "on_top", -(2**60), 1.5, True, None)
"""One of these fits no key, whatever its type."""


def said(value: object, shape: Any, language: str) -> str:
    """The sentence about a value that doesn't fit."""
    speak(language)
    try:
        return misfit_sentence(misfit_in(value, shape))
    finally:
        speak("en")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_key_of_every_file_is_refused_in_plain_words(shape: type[msgspec.Struct], language: str) -> None:
    for field in msgspec.structs.fields(shape):
        for value in STRANGE:
            try:
                msgspec.convert(value, field.type)
            except msgspec.ValidationError:
                config = shape.__struct_config__
                tag = {config.tag_field: config.tag} if config.tag_field else {}
                sentence = said({**tag, field.encode_name: value}, shape, language)
                assert sentence.startswith((field.encode_name, "A", "Falta")), sentence
                assert not any(word in sentence for word in LIBRARY_WORDS), sentence


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_bots_line_is_refused_in_plain_words(language: str) -> None:
    lines: tuple[object, ...] = (
        {"move": "dance"},
        {"move": "discard"},
        {"move": "meld", "melds": [{"cards": 3}]},
        {},
        {"move": []},
        [1],
    )
    sentences = [said(line, AnyMove, language) for line in lines]
    assert not [each for each in sentences for word in LIBRARY_WORDS if word in each]
    assert all(key in each for key, each in zip(("move", "card", "melds[0].cards", "move"), sentences, strict=False))


def test_the_line_of_a_key_is_the_one_that_counts() -> None:
    assert line_of("a", '{"b": "a",\n "c": {"a": 1},\n "a": 2}') == 3
    assert line_of("a", '# a = 1\nb = "a = 2"\n"a" = 3\n') == 3
    assert line_of("a", "b = 1") == 0
    assert misfit_in({"a": {"b": 1}}, dict[str, dict[str, str]]).path == "a.b"
    assert misfit_in([], Preferences).kind is MisfitKind.VALUE
