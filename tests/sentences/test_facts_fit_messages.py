from typing import get_args

import msgspec
import pytest

from game.engine.table.board import Phase
from game.engine.table.position import Position, table_at
from game.engine.table.view import view_of
from game.messages.language import arguments, mentioned, named
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from game.sentences.advice.reasons import ToldReason
from game.sentences.at_table.refusals import Voice, refusal_sentence, short_refusal
from game.sentences.learning.lesson_steps import StepWords
from game.sentences.rules_and_scores.rule_page import rule_page
from tests.lessons.lesson_rules import Given, all_steps, presets
from tests.sentences.every_purpose import every_purpose
from tests.sentences.every_refusal import every_refusal


@pytest.fixture(autouse=True)
def checked(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each language, every fact is held against the type of the argument that it is for."""

    def checking(section: str, name: str, *facts: object, **also: object) -> str:
        for argument, type_ in arguments(section, name).items():
            msgspec.convert(mentioned(argument, facts, also), type_)
        return named(section, name, *facts, **also)

    for module in (
        "game.messages.language",
        "game.sentences.learning.lesson_steps",
        "game.sentences.advice.reasons",
        "game.sentences.at_table.refusals",
        "game.sentences.rules_and_scores.rule_page",
    ):
        monkeypatch.setattr(f"{module}.named", checking)


@pytest.mark.parametrize("given", presets())
def test_steps_of_lessons_mention_what_there_is(given: Given) -> None:
    """Given each step under the five rule sets, a number is where its message counts, and a name where it calls
    somebody.
    """
    for lesson, step in all_steps(given):
        assert StepWords(lesson, step).text


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_the_rule_page_mentions_rules_by_their_fields(preset_id: PresetId) -> None:
    assert all(part.lines for part in rule_page(preset(preset_id)))


@pytest.mark.parametrize("voice", get_args(Voice))
def test_reasons_mention_what_there_is(voice: Voice) -> None:
    for purpose in every_purpose():
        assert ToldReason(purpose, ("Anna", "Walt", "Rosa", "June"), 0, voice).sentence


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_refusals_mention_what_there_is(preset_id: PresetId) -> None:
    for phase in Phase:
        view = view_of(table_at(preset(preset_id), 4, 2, Position(phase=phase)), 0)
        for refusal in every_refusal():
            assert all((refusal_sentence(refusal, view), refusal_sentence(refusal), short_refusal(refusal)))
