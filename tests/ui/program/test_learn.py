import threading
from collections.abc import Callable
from datetime import date
from functools import partial

import pytest
from msgspec.structs import replace

from game.lessons.lesson_ids import LessonId
from game.rules.presets import preset
from saves.disk.folders import learning_folder, rules_folder
from saves.players.own_rules import save_own_rules
from saves.players.people import Learned, LearningFile, encoded_learning, learned_in, learning_file
from tests.saves.players.test_learning import moment
from tests.toolkit.waiting import PATIENCE
from tests.ui.drive import there
from tests.ui.house import House


def learned_by(house: House, person: str) -> Learned:
    """What is on the disk of somebody, once it is there: it is written beside the screen."""
    file = learning_file(learning_folder(house.data), person)
    house.until(file.is_file)
    return learned_in(file.read_bytes())


def door(house: House) -> str:
    """What the door of the title says."""
    house.open_for("button/learn")
    found = there(house.look().find("button/learn"))
    return found.label


def do_lesson(house: House) -> None:
    """Everything done for oneself, to the end of the lesson."""
    for _ in range(40):
        sight = house.settle()
        if sight.find("button/next_lesson") is not None or sight.scene == "learn":
            return
        house.press("button/do_it")
        house.run(1.5)
    raise AssertionError("the lesson has no end")


def test_a_lesson_done_is_known_on_the_title_and_the_next_time(open_house: Callable[..., House]) -> None:
    house = open_house().at_title()
    house.until(lambda: "Twelve lessons" in door(house))
    house.key("l")
    assert house.settle().scene == "learn"
    house.key("Return")
    assert house.settle().scene == "lesson"
    do_lesson(house)
    house.key("Escape")
    sight = house.settle()
    assert (sight.scene, sight.focus) == ("learn", f"button/lesson/{LessonId.DEAL}")
    assert sight.find(f"button/lesson/{LessonId.WHAT_WINS}").label.endswith("done")  # type: ignore[union-attr]
    house.key("Escape")
    assert house.settle().scene == "title"
    house.until(lambda: "Lesson 2 of 12" in door(house))
    house.close()
    again = open_house().at_title()
    again.until(lambda: "Lesson 2 of 12" in door(again))


def test_nobody_is_told_that_they_never_played_before_it_is_known(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    may_read, read = threading.Event(), LearningFile.read

    def slowly(file: LearningFile) -> None:
        may_read.wait(PATIENCE)
        read(file)

    monkeypatch.setattr(LearningFile, "read", slowly)
    house = open_house()
    path = learning_file(learning_folder(house.data), "You")
    path.parent.mkdir(parents=True)
    path.write_bytes(encoded_learning(Learned("You").with_lesson(LessonId.WHAT_WINS, 5, done=True)))
    house.program.show_title()
    house.run(1.0)
    assert door(house) == "Learn"
    may_read.set()
    house.until(lambda: "Lesson 2 of 12" in door(house))


def test_own_rules_have_lessons_too(open_house: Callable[..., House]) -> None:
    house = open_house()
    save_own_rules(rules_folder(house.data), replace(preset("web"), name="Lake house", book_size=8), house.disk)
    house.at_title().go("button/learn")
    house.key("r", "Home", "Up")
    row = next(row for row in house.look().all("row/") if row.label == "Lake house")
    sight = house.go(row.id)
    assert "Lake house" in sight.find("field/rules").label  # type: ignore[union-attr]
    house.program.learning._play()
    assert house.settle().scene == "new_game"
    assert house.app.scene.inner.state.chosen.rules == "Lake house"  # type: ignore[attr-defined]
    house.key("Escape")
    assert house.settle().scene == "title"


def test_the_coach_is_silent_after_the_last_lesson_until_asked_back(open_house: Callable[..., House]) -> None:
    house = open_house()
    *before, last = LessonId
    file = LearningFile(learning_folder(house.data), "You", house.disk)
    for lesson in before:
        file.change(partial(Learned.with_lesson, id_=lesson, steps=5, done=True))
    file.save()
    house.program.show_title()
    house.until(lambda: "Lesson 12 of 12" in door(house))
    assert house.app.preferences.coach
    learning = house.program.learning
    learning._note_steps(last, 4, False)
    assert house.app.preferences.coach
    learning._note_steps(last, 5, True)
    assert not house.app.preferences.coach
    house.until(lambda: any(target.label.startswith("Your first match") for target in house.look().all("button/play")))
    house.program.prefer(replace(house.app.preferences, coach=True))
    learning._note_steps(last, 5, True)
    assert house.app.preferences.coach


def test_each_person_has_progress_of_their_own(open_house: Callable[..., House]) -> None:
    house = open_house()
    file = LearningFile(learning_folder(house.data), "Ida", house.disk)
    file.change(lambda known: known.with_lesson(LessonId.WHAT_WINS, 5, done=True))
    file.save()
    house.at_title().press("button/learn")
    assert house.settle().focus == f"button/lesson/{LessonId.WHAT_WINS}"
    house.go("button/who_learns")
    house.press("field/learner")
    house.write("Ida")
    house.key("Return", settles=True)
    house.until(lambda: house.look().focus == f"button/lesson/{LessonId.DEAL}")


@pytest.mark.parametrize("data", [b"{ torn", b'{"version":99,"person":"You"}'])
def test_a_file_that_cannot_be_read_is_told_and_kept(open_house: Callable[..., House], data: bytes) -> None:
    house = open_house()
    folder = learning_folder(house.data)
    folder.mkdir(parents=True)
    path = learning_file(folder, "You")
    path.write_bytes(data)
    house.at_title()
    house.until(lambda: house.program.screens.notice() is not None)
    assert "learning progress" in there(house.program.screens.notice()).words
    house.key("l", settles=True)
    house.key("Return")
    assert house.settle().scene == "lesson"
    assert data in [kept.read_bytes() for kept in folder.iterdir() if kept.suffix != ".lock"]


def test_moments_of_own_games_wait(open_house: Callable[..., House]) -> None:
    house = open_house()
    learned = Learned("You").with_own(moment(3), moment(5)).with_lesson(LessonId.WHAT_WINS, 1)
    ahead = tuple(replace(one, found=date(2031, 1, 1)) for one in learned.own)
    path = learning_file(learning_folder(house.data), "You")
    path.parent.mkdir(parents=True)
    path.write_bytes(encoded_learning(replace(learned, own=ahead)))
    house.at_title()
    house.until(lambda: "Two decisions from your games are waiting" in door(house))
    house.key("l", settles=True)
    house.go("button/own_games")
    assert house.program.screens.notice() is not None
    house.until(lambda: house.look().find("button/own_games") is None)
    assert len(learned_by(house, "You").own) == 2


def test_problems_are_solved_by_theme_and_come_back(open_house: Callable[..., House]) -> None:
    house = open_house().at_title()
    house.key("l")
    house.until(lambda: house.look().find("button/themes") is not None)
    house.press("button/themes")
    solved = house.look().all("row/0")[0].label.rpartition(", ")[2]  # how hard the next one is may change
    assert house.go("row/0").scene == "problem"
    house.press("button/show")
    house.until(lambda: "Space or click" in house.report.message)
    house.key("Space", settles=True)
    for _ in range(6):
        if house.look().scene == "learn":
            break
        house.key("Escape", settles=True)
    assert house.look().scene == "learn"
    assert house.look().all("row/0")[0].label.endswith(solved)
    assert solved.startswith("0 of")
    house.close()
    (tried,) = learned_by(house, "You").problems.values()
    assert (tried.days, tried.solved) == (1, ())
