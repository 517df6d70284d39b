"""Hints and refusals in Spanish: every one is whole, fits where it is shown, and has no English left in it."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from game.cards import Card, Rank, parse_cards
from game.engine.advice import Advice
from game.engine.board import Phase
from game.engine.moves import Group, MeldCards
from game.engine.position import Position, table_at
from game.engine.view import view_of
from game.messages.language import speak, spoken
from game.rules.presets import PRESET_IDS, preset
from game.sentences.hints import Voice, reason, wait_sentence, what
from game.sentences.refusals import refusal_sentence, short_refusal
from tests.sentences.every_reason import every_reason
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


@pytest.mark.parametrize("voice", get_args(Voice))
def test_every_reason_is_whole(voice: Voice) -> None:
    """Given any reason, told to somebody or of somebody, with partners and without, it is Spanish from end to end."""
    move = MeldCards((Group(parse_cards("KC KD KH")),))
    assert what(move) == "Bajar tres reyes"
    for kept in (None, Rank("9")):
        for why in every_reason(cards=3, have=2, rank=Rank("Q"), kept=kept):
            for is_alone in (False, True):
                advice = Advice(move=move, why=why, beside=why, cards=parse_cards("KC"), is_alone=is_alone)
                said = reason(advice, NAMES, 0, voice)
                assert is_whole(said), said
                later = wait_sentence(advice, voice)
                assert not later or is_whole(later), later


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
