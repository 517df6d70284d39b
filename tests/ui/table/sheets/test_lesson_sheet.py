"""The sheet of a lesson's step."""

import pytest
from pygame import Rect

from game.ui.shared.preferences import Preferences
from tests.ui.drive import Picture, find, shared_kit
from tests.ui.every_screen import EVERY
from tests.ui.learning_player import LearningPlayer, web_lessons


def test_the_ways_keep_their_places_and_the_way_back_comes_first() -> None:
    """Given sheets of two widths, both ways begin at the same places of both; the way back was at the far end, where
    one looks for the way on.
    """
    places = []
    for name in ("lesson, five things to do", "lesson, seven steps"):
        scene = EVERY[name]()
        Picture(scene, (1366, 768))
        places.append([find(scene, f"button/{way}").rect[0] for way in ("do_it", "step_back")])
    assert places[0] == places[1]
    assert all(on > back for on, back in places)


@pytest.mark.parametrize(
    ("size", "preferences"),
    [((1366, 696), Preferences(text_size="large")), ((1366, 768), Preferences(interface=150))],
    ids=["large text", "150 per cent"],
)
def test_two_presses_in_one_place_never_lead_back(size: tuple[int, int], preferences: Preferences) -> None:
    """The bug: Do it for me lay where Back lay in the next step, and presses in one place went 2, 1, 2, 1. Given any
    two steps of a lesson in a row, the middle of neither is on the other.
    """
    kit = shared_kit(size, preferences)
    for lesson in web_lessons():
        before: Rect | None = None
        for number in range(len(lesson.steps)):
            learner = LearningPlayer(lesson, number)
            learner.front.resize(kit)
            learner.pass_time()
            places = {target.id: Rect(target.rect) for target in learner.report.targets}
            back = places["button/step_back"]
            if before is not None:
                assert not before.collidepoint(back.center), (lesson.id, number)
                assert not back.collidepoint(before.center), (lesson.id, number)
            before = places["button/do_it"]


def test_what_to_do_is_the_headline_and_its_arrow_short() -> None:
    """The bugs: "Choose the three fives" was below a line of sums under another headline, and the arrow to the fives
    ran from the sheet between pile and meter across the whole table.
    """
    learner = next(
        LearningPlayer(lesson, number)
        for lesson in web_lessons()
        for number, step in enumerate(lesson.steps)
        if len(step.parts) == 5
    )
    picture = Picture(learner.table, (1366, 768))
    heights = {
        drawn.text: drawn.rect[3] for drawn in picture.texts if learner.over.sheet.rect.contains(Rect(drawn.rect))
    }
    assert heights[learner.sheet.task] == max(heights.values()) > heights[learner.sheet.heading()]
    way, pile = learner.over.arrow, learner.table.state.places.rect("Discard")
    assert way[-1][1] > way[0][1] > pile.bottom
