"""Messages that are called after a fact find what they mention, and each of it is what their file says it is."""

from collections.abc import Iterator

import msgspec
import pytest

from game.text import language
from game.text.language import LANGUAGES, arguments, named, speak
from game.words.lesson_steps import StepWords
from tests.lessons.lesson_rules import Given, all_steps, presets


@pytest.fixture(params=LANGUAGES, autouse=True)
def checked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each language, in which every fact is held against the type of the argument that it is for."""

    def checking(section: str, name: str, *facts: object) -> str:
        for argument, type_ in arguments(section, name).items():
            msgspec.convert(language.mentioned(argument, facts), type_)
        return named(section, name, *facts)

    for module in ("lesson_steps",):
        monkeypatch.setattr(f"game.words.{module}.named", checking)
    speak(request.param)
    yield
    speak("en")


@pytest.mark.parametrize("given", presets())
def test_steps_of_lessons_mention_what_there_is(given: Given) -> None:
    """Given each step under the five rule sets, a number is where its message counts, and a name where it calls
    somebody.
    """
    for lesson, step in all_steps(given):
        assert StepWords(lesson, step).text
