"""Five questions find the preset that somebody plays, and what of it is played otherwise."""

from itertools import product

import pytest
from msgspec.structs import replace

from game.rules.clashes import clashes_of
from game.rules.five_questions import QUESTIONS, closest
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from game.sentences.rules_and_scores import house_rules as words
from game.sentences.rules_and_scores.house_rules import closest_preset


def answers_of(preset_id: PresetId) -> dict[str, str]:
    """What somebody answers who plays exactly that preset."""
    rules = preset(preset_id)
    return {
        question.key: next(
            answer.key
            for answer in question.answers
            if all(getattr(rules, field) == value for field, value in answer.values)
        )
        for question in QUESTIONS
    }


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_who_plays_a_preset_is_led_to_it(preset_id: PresetId) -> None:
    answers = answers_of(preset_id)
    assert len(answers) == 5
    assert (closest(answers).preset, closest(answers).changes) == (preset_id, ())
    for left_open in answers:
        fewer = {key: answer for key, answer in answers.items() if key != left_open}
        assert closest(fewer).preset == preset_id, left_open


@pytest.mark.parametrize(
    ("answers", "preset_id"),
    [
        ({"stacks": "choose", "out": "partner"}, "web"),
        ({"pile": "five", "books": "one_each"}, "web"),
        ({"upcard": "kept", "out": "partner"}, "web"),
        ({"books": "two_and_three", "out": "asks"}, "partners"),
        ({"pile": "eight", "out": "partner"}, "campus"),
    ],
)
def test_some_answers_weigh_more(answers: dict[str, str], preset_id: PresetId) -> None:
    assert closest(answers).preset == preset_id


def test_without_answers_the_preset_of_newcomers_is_offered() -> None:
    assert closest({}).preset == "web"
    assert sorted(closest({}).presets) == sorted(PRESET_IDS)


def test_what_is_played_otherwise_is_offered_as_changes() -> None:
    result = closest(answers_of("couples") | {"pile": "all"})
    assert (result.preset, result.changes) == ("couples", (("take_count", "all"),))
    assert closest_preset(result) == "Closest to how you play: Couples. It matches 4 of your 5 answers."
    told = closest_preset(closest({"pile": "seven"}))
    assert told == "Closest to how you play: Web Classic. It matches your answer."


def test_no_preset_comes_before_one_that_has_more_of_the_answers() -> None:
    for given in product(*((None, *(answer.key for answer in question.answers)) for question in QUESTIONS)):
        fitting = closest({question.key: key for question, key in zip(QUESTIONS, given, strict=True) if key}).fitting
        assert sorted(fitting, reverse=True) == list(fitting), given


def test_whatever_is_answered_the_result_can_be_played() -> None:
    for keys in product(*[[answer.key for answer in question.answers] for question in QUESTIONS]):
        result = closest(dict(zip([question.key for question in QUESTIONS], keys, strict=True)))
        rules = replace(preset(result.preset), **dict(result.changes))
        assert clashes_of(rules) == ()


def test_each_question_and_answer_has_words() -> None:
    for question in QUESTIONS:
        assert words.question(question.key).endswith("?")
        told = [words.answer(question.key, answer.key) for answer in question.answers]
        assert len(set(told)) == len(told)
        assert all(len(text) <= 52 for text in told)
