"""Whole lessons at the table, by keys alone and with the pointer."""

import pytest

from game.lessons.facts import Lesson
from tests.ui.learner import Learner, web_lessons

WAYS = ("keys", "pointer")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lesson", web_lessons(), ids=lambda lesson: lesson.id.value)
@pytest.mark.slow
def test_every_lesson_can_be_done_to_its_end(lesson: Lesson, way: str) -> None:
    """Given a lesson of Web Classic, doing what its sheet asks, by keys alone or by clicks alone, leads to its end.
    Each step is told once, the last one as the end.
    """
    learner = Learner(lesson)
    steps = len(lesson.steps)
    for number in range(steps):
        assert learner.run.number == number
        learner.do_step(by_keys=way == "keys")
    assert learner.run.is_over
    assert learner.told == [(lesson.id, number, number == steps) for number in range(1, steps + 1)]
