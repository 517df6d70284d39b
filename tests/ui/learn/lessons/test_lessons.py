"""Whole lessons at the table, by keys alone and with the pointer, under every rule set of the game."""

from itertools import product
from typing import Final

import pytest
from pygame import Rect

from game.cards import Card
from game.lessons.course import lesson_of, lessons_of
from game.lessons.lesson_facts import ChooseCards, Lesson, ToAnswer, ToDiscard, ToGoOut, ToTake
from game.lessons.lesson_ids import LessonId
from game.rules.ruleset import RuleSet
from game.turn.spots import HandCard, Zone
from game.ui.shared.preferences import Preferences
from game.ui.table.draw import lesson_ground
from game.ui.table.gestures import Click, ClickedNothing
from tests.build import PRESETS, WEB
from tests.slow import one_in, slow_unless
from tests.ui.drive import shared_kit
from tests.ui.learning_player import LearningPlayer, web_lessons

WAYS: Final = ("keys", "pointer")
FEW: Final = (LessonId.WHAT_WINS, LessonId.OPENING)
"""Lessons that the quick run does."""
OTHERS: Final = [rules for rules in PRESETS if rules != WEB]


def is_quick(lesson: Lesson, way: str) -> bool:
    """What the quick run does."""
    return lesson.id in FEW


def _named(value: object) -> str:
    """What a test calls a rule set or a way."""
    return value.name if isinstance(value, RuleSet) else str(value)


def do_all(lesson: Lesson, way: str) -> LearningPlayer:
    """A lesson from its first step to its last."""
    learner = LearningPlayer(lesson)
    for number in range(len(lesson.steps)):
        assert learner.run.number == number
        learner.do_step(by_keys=way == "keys")
    return learner


@pytest.mark.parametrize(
    ("lesson", "way"), slow_unless(is_quick, [(one, way) for one in web_lessons() for way in WAYS], every=3)
)
def test_every_lesson_can_be_done_to_its_end(lesson: Lesson, way: str) -> None:
    learner = do_all(lesson, way)
    steps = len(lesson.steps)
    assert learner.run.is_over
    assert learner.told == [(lesson.id, number, number == steps) for number in range(1, steps + 1)]


def test_the_tutor_says_where_a_new_hand_begins() -> None:
    told = set()
    for lesson in (one for one in web_lessons() if one.id in (LessonId.TURN, LessonId.GOING_OUT)):
        learner = LearningPlayer(lesson)
        for number in range(len(lesson.steps)):
            assert learner.run.number == number
            assert learner.sheet.text().startswith("A new hand. ") == learner.run.is_new_hand
            told.add(learner.run.is_new_hand)
            learner.run.do_it()
            learner.look()
    assert told == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "way"), one_in(8, product(OTHERS, WAYS)), ids=_named)
def test_lessons_of_other_rules_can_be_done(rules: object, way: str) -> None:
    """Given any other rule set of the game, each of its lessons leads to its end as well, questions of partners and
    held cards included.
    """
    lessons = next(lessons_of(one) for one in OTHERS if one is rules)
    assert all(do_all(lesson, way).run.is_over for lesson in lessons)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080), (1280, 960)])
def test_no_question_lies_on_what_the_tutor_says(size: tuple[int, int]) -> None:
    asked = [
        (lesson, step)
        for lesson in (lesson_of(rules, LessonId.PARTNER) for rules in OTHERS)
        if lesson is not None
        for step, one in enumerate(lesson.steps)
        if isinstance(one.task, ToAnswer)
    ]
    assert asked
    for lesson, step in asked:
        learner = LearningPlayer(lesson, step)
        learner.front.resize(shared_kit(size, Preferences()))
        learner.pass_time()
        answers = [Rect(one.rect) for one in learner.report.targets if one.id in ("button/yes", "button/no")]
        assert len(answers) == 2
        question = answers[0].unionall(answers[1:]).inflate(20, 20)
        assert not question.colliderect(learner.over.sheet.rect)


def test_a_wrong_card_is_answered_when_it_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: a card that a step has no use for was chosen without a word. Given any card of any step of the lessons,
    pressed first: it stays chosen only where it is one for that step; otherwise it is let go, and a sentence says why.
    """
    monkeypatch.setattr(lesson_ground, "way_of_arrow", lambda *_: ())  # looking for it takes most of the time
    steps = [(lesson, number) for lesson in web_lessons() for number in range(len(lesson.steps))]
    for lesson, number in one_in(5, steps):
        learner, step = LearningPlayer(lesson, number), lesson.steps[number]
        asked = {card for part in step.parts if isinstance(part, ChooseCards) for card in part.cards}
        hand = learner.table.state.layout.hand
        for place, card in sorted({hand.index(card): card for card in hand}.items()):
            learner.table.feed(Click(HandCard(place)))
            learner.pass_time()
            state = learner.table.state
            is_chosen = place in state.arrangement.chosen
            assert is_chosen == (not state.refusal), (step.about, card)
            assert is_chosen or card not in asked, (step.about, card)
            assert not is_chosen or asked or isinstance(step.task, ToTake | ToGoOut | ToDiscard), (step.about, card)
            learner.table.feed(Click(HandCard(place)) if is_chosen else ClickedNothing((0, 0)))


def test_a_wrong_card_on_new_pile_is_answered_and_lies_in_the_hand_again() -> None:
    learner = LearningPlayer(next(one for one in web_lessons() if one.id is LessonId.WHAT_WINS))
    table = learner.table

    def drop(card: str) -> None:
        table.feed(Click(HandCard(table.state.layout.hand.index(Card(card)))))
        table.feed(Click(Zone.NEW_PILE))
        learner.pass_time()

    drop("JC")
    assert table.state.arrangement.draft is None
    assert table.state.refusal
    drop("AS")
    assert table.state.arrangement.draft is not None
    drop("AH")
    drop("AD")
    learner.pass_time()
    assert learner.told == [(LessonId.WHAT_WINS, 1, False)]
