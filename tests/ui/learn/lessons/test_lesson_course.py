from msgspec.structs import replace

from game.lessons.lesson_ids import LessonId
from game.rules.presets import PRESET_IDS, preset
from game.ui.learn.lessons.lesson_course import LessonCourse, learned_at_table
from saves.players.people import Learned


def done(*ids: LessonId) -> Learned:
    """Somebody who did these."""
    learned = Learned("Ida")
    for id_ in ids:
        learned = learned.with_lesson(id_, 5, done=True)
    return learned


def test_a_lesson_whose_subject_the_rules_lack_is_passed_over() -> None:
    course = LessonCourse(replace(preset("web"), take_count="never"))
    before = [id_ for id_ in LessonId if id_ is not LessonId.PILE][:6]
    assert course.next_for(done(*before)) is LessonId.PILE
    assert course.lesson(LessonId.PILE) is None
    assert course.next_for(done(*before)) is LessonId.BOOKS
    following = course.following(LessonId.OPENING)
    assert following is not None
    assert following.id is LessonId.BOOKS
    assert course.following(LessonId.GOING_OUT) is None


def test_what_was_learned_at_the_table_comes_no_more() -> None:
    course, taught = LessonCourse(preset("web")), Learned("Ida")
    assert course.next_for(taught) is LessonId.WHAT_WINS
    assert LessonId.GOING_OUT not in learned_at_table(taught.with_first("win"))
    for first in ("clean_book", "foot_taken", "out"):
        taught = taught.with_first(first)
        assert course.next_for(taught) is LessonId.PILE
    assert course.next_for(taught.with_lesson(LessonId.PILE, 5, done=True)) is LessonId.THREES


def test_problems_are_those_of_the_set_that_is_played_alike() -> None:
    assert [LessonCourse(preset(id_)).preset for id_ in PRESET_IDS] == list(PRESET_IDS)
    assert LessonCourse(replace(preset("web"), name="Lake house")).preset == "web"
    assert LessonCourse(replace(preset("web"), clean_book=600)).preset is None
