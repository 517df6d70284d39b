"""Hints and refusals in Spanish: every one is whole, fits where it is shown, and has no English left in it."""

import re
from collections.abc import Iterator

import pytest

from game.cards import Card, Rank, parse_cards
from game.engine.moves import Group, MeldCards
from game.engine.table.board import Phase
from game.engine.table.position import Position, table_at
from game.engine.table.view import view_of
from game.messages.language import speak, spoken
from game.rules.presets import PRESET_IDS, preset
from game.sentences.advice.hints import what
from game.sentences.at_table.refusals import refusal_sentence, short_refusal
from tests.sentences.every_refusal import every_refusal

NAMES = ("Anna", "Walt", "Rosa", "June")
ENGLISH = r"\b(the|and|your|you|with|of|cards?|pile|have|melds?|books?|wilds?|to|it|is)\b"
REFUSALS = (*every_refusal(), *every_refusal(2, 3, Card("QH"), Rank("Q"), 2), *every_refusal(0, 1, Card("*B")))


@pytest.fixture(autouse=True)
def spanish() -> Iterator[None]:
    """These tests hear Spanish."""
    before = spoken()
    speak("es")
    yield
    speak(before)


def is_whole(said: str) -> bool:
    """Nothing is missing in it, and nothing is left of English."""
    return bool(said) and not re.search(rf"None|  | [.,;:]|[.,;:]{{2}}|{ENGLISH}", said)


def test_a_move_is_told() -> None:
    """Given three kings to lay down, they are named."""
    assert what(MeldCards((Group(parse_cards("KC KD KH")),))) == "Bajar tres reyes"


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_every_refusal_is_a_short_sentence(preset_id: str) -> None:
    """Given any refusal in any phase, it is one or two sentences that fit a bubble."""
    for phase in Phase:
        view = view_of(table_at(preset(preset_id), 4, 2, Position(phase=phase)), 0)
        for refusal in REFUSALS:
            said = refusal_sentence(refusal, view, NAMES)
            assert is_whole(said), said
            assert said[0].isupper(), said
            assert said.endswith("."), said
            assert len(said) <= 170, said


def test_every_refusal_has_a_form_for_a_button() -> None:
    """Given any refusal, its few words are no longer than in English."""
    for refusal in REFUSALS:
        said = short_refusal(refusal, NAMES)
        assert is_whole(said), said
        assert len(said) <= 18, said
