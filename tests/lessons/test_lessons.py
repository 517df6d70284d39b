"""Every lesson can be played to its end under any rules."""

import pytest

from game.lessons.course import lessons_of
from game.lessons.facts import ToRead, ToTouch
from game.play.lesson_run import LessonRun, StepDone
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_every_lesson_is_played_to_its_end_by_its_answers(preset_id: PresetId) -> None:
    """Given a preset, the answers of every step are legal and do what it asks, one after the other."""
    for lesson in lessons_of(preset(preset_id)):
        run = LessonRun(lesson)
        while not run.is_over:
            if not isinstance(run.step.task, ToRead | ToTouch):
                verdicts = [run.play(move) for move in run.step.answers]
                assert verdicts[-1] == StepDone(run.number + 1 == len(lesson.steps))
            assert run.go_on()
