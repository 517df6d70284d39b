from collections.abc import Callable

import pytest

from game.lessons.lesson_ids import LessonId
from saves.disk.folders import learning_folder
from saves.players.people import LearningFile, learning_file
from tests.slow import slow_except
from tests.ui.drive import there
from tests.ui.house import House


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
    house.until(lambda: "1 of 12 done" in door(house))
    house.close()
    again = open_house().at_title()
    again.until(lambda: "1 of 12 done" in door(again))


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


@pytest.mark.parametrize("data", slow_except([b"{ torn"], [b"{ torn", b'{"version":99,"person":"You"}']))
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
