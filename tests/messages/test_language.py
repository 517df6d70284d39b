from functools import lru_cache
from types import SimpleNamespace

import pytest

from game.cards import Card
from game.messages import sections
from game.messages.functions import going_out_texts, log, nouns
from game.messages.language import (
    PSEUDO,
    Said,
    asked_for,
    forgotten_with_language,
    message_for,
    named,
    saying,
    speak,
    speaking,
    spoken,
)
from game.messages.person import Person
from game.messages.system_language import system_language
from game.score_pad.doubts import TooManyBooks


def test_another_language_is_spoken_for_a_while() -> None:
    with speaking("es"):
        with pytest.raises(KeyError, match="three cards"), speaking("en"):
            raise KeyError(nouns.cards(3))
        assert nouns.cards(3) == "tres cartas"
    assert spoken() == "en"
    with pytest.raises(ValueError, match="en, es, en-XA, not in fr"):
        speak("fr")
    assert spoken() == "en"


def test_words_are_cached_until_the_language_changes() -> None:
    found: list[int] = []

    def cards(count: int) -> str:
        found.append(count)
        return nouns.cards(count)

    said, cached = saying(cards, 3), forgotten_with_language(lru_cache(nouns.cards))
    assert (said(), said(), cached(3), found) == ("three cards", "three cards", "three cards", [3])
    with speaking("es"):
        assert (said(), said(), cached(3), found) == ("tres cartas", "tres cartas", "tres cartas", [3, 3])
    assert said == Said(cards, 3)
    assert hash(said) == hash(Said(cards, 3))
    assert said not in (Said(cards, 4), Said(nouns.cards, 3), cards)


def test_a_message_finds_what_it_mentions_in_the_facts() -> None:
    """An argument passed by name counts, otherwise the first fact with a field of that name."""
    facts = SimpleNamespace(count=3), SimpleNamespace(count=4, rank="K")
    assert named("nouns", "of_rank", *facts) == "three kings"
    assert named("nouns", "of_rank", *facts, count=2) == "two kings"
    assert "217 cards" in message_for("score_pad", TooManyBooks(217, 216))
    with pytest.raises(AttributeError, match="no fact is called rank"):
        named("nouns", "of_rank", facts[0])
    with pytest.raises(AttributeError):
        named("nouns", "no_such_message")


def test_names_that_python_looks_for_are_no_messages() -> None:
    assert not hasattr(nouns, "__wrapped__")
    with pytest.raises(AttributeError):
        sections.section("__wrapped__")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("es", "es"),
        ("en;q=0.5, es;q=0.8", "es"),
        ("es;q=0, en;q=0.1", "en"),
        ("es;q=0", "es"),  # the screen's, as nothing else is asked for
        ("fr, es;q=9, en;q=0.2", "en"),
        ("EN-gb", "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(header: str, code: str) -> None:
    assert asked_for(header, "es") == code


def test_windows_is_asked_only_if_no_variable_names_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.messages.system_language._of_windows", lambda: "es_ES")
    assert system_language({}, "win32") == "es"
    assert system_language({"LANG": "en_GB"}, "win32") == "en"
    assert system_language({}, "linux") == "en"


def test_the_pseudo_language_shows_what_is_no_message() -> None:
    """Given messages with names, cards and figures, only their words get longer and accents; each has one pair of
    brackets, whatever it is made of.
    """
    with speaking(PSEUDO):
        assert nouns.you() == "⟦Ýóúú⟧"
        assert nouns.against("Anna", "Ben") == "⟦Anna ágáíñstttt Ben⟧"
        assert going_out_texts.ask_button(["Anna", "Ben"]) == "⟦Áskkk Anna áñdd Ben⟧"
        assert log.discarded(Person("Hans"), Card("4S")) == "⟦dísçárdéddd thééé fóúrrr óff spádésss⟧"
        assert log.pile_went_to(Person("Hans")).count("Hans") == 1
