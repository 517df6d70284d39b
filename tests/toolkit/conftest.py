"""The toolkit without the game: no display, and a program around it that knows a handful of sentences."""

import os
from collections.abc import Iterator
from typing import Final

import pytest

from game.toolkit.surroundings import Surroundings, use

SENTENCES: Final = {
    "en": {
        ("gamepad", "button"): "{button}",
        ("spoken_text", "unavailable"): "{name}, unavailable",
        ("nouns", "player"): "Player {place}",
        ("own_keys", "no_key"): "no key",
        ("own_keys", "press"): "Press",
        ("own_keys", "range"): "{first} to {last}",
        ("own_keys", "with_ctrl"): "Ctrl + {key}",
    },
    "es": {("nouns", "player"): "Asiento {place}", ("own_keys", "press"): "Pulsa"},
}
"""What tests read, by the language spoken; any other message says its own name."""


class FewSentences:
    """The language that was chosen last, of a program that says these."""

    def __init__(self) -> None:
        self.spoken = "en"

    def speak(self, code: str) -> None:
        """Another language from now on."""
        self.spoken = code

    def say(self, section: str, message: str, /, **facts: object) -> str:
        """A sentence with its facts."""
        return SENTENCES[self.spoken].get((section, message), message).format(**facts)


@pytest.fixture(autouse=True, scope="module")
def around_the_toolkit() -> Iterator[FewSentences]:
    """The program in use as long as these tests run. What a window tells SDL by the environment goes with it."""
    few, environ = FewSentences(), dict(os.environ)
    before = use(Surroundings(language=lambda: few.spoken, speak=few.speak, say=few.say))
    yield few
    use(before)
    for name in os.environ.keys() - environ.keys():
        del os.environ[name]
    os.environ.update(environ)


@pytest.fixture
def english_afterwards(around_the_toolkit: FewSentences) -> Iterator[None]:
    """Each test begins in English, whatever the one before it spoke; of the game's language nothing is known here."""
    yield
    around_the_toolkit.speak("en")


@pytest.fixture
def short_trials() -> None:
    """No computer player is here to try anything."""


@pytest.fixture(autouse=True, scope="session")
def hints_at_once() -> None:
    """Nobody gives a hint here."""
