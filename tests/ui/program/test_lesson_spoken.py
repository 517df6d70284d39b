from collections.abc import Callable

from game.lessons.lesson_ids import LessonId
from tests.ui.house import House
from tests.ui.system.accessibility.test_announcer import LOUD, Listened


def test_a_step_is_read_at_once_and_then_only_what_comes_next(open_house: Callable[..., House]) -> None:
    voice = Listened()
    house = open_house(preferences=LOUD, voice=voice)
    house.program.show_title()
    house.run(0.5)
    house.key("l", settles=True)
    house.go(f"button/lesson/{LessonId.MELDS}")
    house.run(0.1)
    whole = voice.said[-1]
    assert whole.startswith("Three of a rank. ")
    assert "Choose the three nines." in whole
    assert whole.endswith("Look at your three nines, the third to fifth cards.")
    house.key("x")
    house.run(0.1)
    assert "discard" in voice.said[-1]
    for _ in range(3):
        house.key("Space", "Right")
    house.settle()
    house.run(0.1)
    assert voice.said[-1] == "Click New pile. Look at New pile."
    house.key("m")
    house.run(3.0)
    assert voice.said[-1] != whole
    assert voice.said[-1].count(". ") > 1
