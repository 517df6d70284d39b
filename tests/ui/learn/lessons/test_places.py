"""What a lesson lays over the table lies where it hides nothing that matters, at every step and in every window."""

from typing import Final

import pytest
from pygame import Rect

from game.lessons.lesson_facts import Lesson, TableThing
from game.toolkit.screen_preferences import TextSize
from game.turn.spots import HandCard
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.panels import meter_box
from tests.slow import LONG, slow_unless
from tests.ui.drive import Picture
from tests.ui.learning_player import LearningPlayer, web_lessons

WINDOWS: Final = ((1280, 720), (1024, 600), (1366, 768), (1920, 1080), (2560, 1440), (1280, 960))
CASES: Final = [
    *((lesson, size, "normal") for size in (WINDOWS if LONG else WINDOWS[:1]) for lesson in web_lessons()),
    *((lesson, size, "large") for size in (WINDOWS[:2] if LONG else WINDOWS[1:2]) for lesson in web_lessons()),
]
STROKE: Final = 4
"""Window pixels from the middle of an arrow to its edge, at most."""


def few(lesson: Lesson, size: tuple[int, int], letters: TextSize) -> bool:
    """What the quick run looks at: the first lessons, in one of which an arrow touched a word."""
    return size == WINDOWS[0] and letters == "normal" and lesson in web_lessons()[:2]


@pytest.mark.parametrize(("lesson", "size", "letters"), slow_unless(few, CASES, every=2))
def test_sheet_and_arrow_hide_nothing_that_matters(lesson: Lesson, size: tuple[int, int], letters: TextSize) -> None:
    for step in range(len(lesson.steps)):
        learner = LearningPlayer(lesson, step)
        picture = Picture(learner.table, size, Preferences(text_size=letters))
        said = f"{lesson.id.value}, step {step + 1}"
        over, state = learner.over, learner.table.state
        paper = over.sheet.rect
        hidden = [
            spot for spot, rect in state.layout.hits.items() if isinstance(spot, HandCard) and rect.colliderect(paper)
        ]
        assert Rect((0, 0), size).contains(paper), said
        assert not paper.colliderect(state.layout.bands[0].rect), said
        assert not hidden, said
        assert paper.collidelist([*over.lit, *over.rings, *meter_of(learner)]) < 0, said
        assert all(Rect((0, 0), size).contains(ring.inflate(STROKE, STROKE)) for ring in over.rings), said
        sheet = learner.sheet
        if sheet.ringed not in (None, TableThing.YES, TableThing.NO):
            assert over.rings, f"{said} points at nothing"
        on_paper = [Rect(drawn.rect) for drawn in picture.texts if drawn.text in (sheet.heading, *sheet.tasks)]
        assert all(paper.contains(words) for words in on_paper if words.colliderect(paper)), said
        free = [drawn for drawn in picture.texts if not paper.colliderect(drawn.rect)]
        for x, y in over.arrow:
            dot = Rect(round(x) - STROKE, round(y) - STROKE, 2 * STROKE, 2 * STROKE)
            crossed = [drawn.text for drawn in free if dot.colliderect(drawn.rect)]
            assert not crossed, f"{said}: an arrow over {crossed}"


def meter_of(learner: LearningPlayer) -> list[Rect]:
    """The opening meter, where there is one."""
    frames, places = learner.table.frames, learner.table.state.places
    meter = frames.scenery.meter
    return [] if meter is None else [meter_box(frames.kit, places.rect("Opening"), meter)]
