import random
from collections.abc import Callable

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.ui.review.look_back.looked_back import AnalysisStage
from game.ui.review.look_back.screen import REST, LookBackScene
from game.ui.shared.preferences import Preferences
from tests.slow import LONG
from tests.ui.drive import click, key, shared_kit
from tests.ui.looked_back_matches import analysis, going_on, graph, looked_back, seated

SIZE = (1280, 720)
KEYS = (
    *(pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_a, pygame.K_k, pygame.K_r, pygame.K_SPACE, pygame.K_TAB, pygame.K_HOME, pygame.K_END, pygame.K_RETURN),
)


class Shown:
    """A scene whose changes are drawn as the loop draws them."""

    def __init__(self, scene: LookBackScene) -> None:
        self.scene = scene
        scene.resize(shared_kit(SIZE, Preferences()))
        self.surface = Surface(SIZE)
        scene.draw(self.surface, True)

    def passes(self, *events: Event, seconds: float = 1 / 60) -> None:
        """One pass of the loop."""
        for event in events:
            self.scene.handle(event)
        if self.scene.update(seconds):
            self.scene.draw(self.surface, False)

    def whole(self) -> Surface:
        """Everything drawn anew."""
        fresh = Surface(SIZE)
        self.scene.draw(fresh, True)
        return fresh

    def as_if_new(self) -> Surface:
        """Everything laid out and drawn as if nothing had been kept."""
        self.scene._table._laid.clear()
        self.scene.resize(self.scene.kit)
        return self.whole()


def pixels(surface: Surface) -> bytes:
    """All of them."""
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    "make",
    [
        lambda: looked_back(seated(), analysis(seated())),
        lambda: looked_back(seated()),
        lambda: looked_back(going_on(), analysis(going_on())),
    ],
    ids=["analysed", "not analysed", "going on"],
)
def test_what_changed_leaves_the_picture_of_everything(make: Callable[[], LookBackScene]) -> None:
    chance = random.Random(5)
    shown, other = Shown(make()), Shown(make())
    for step in range(20 if LONG else 8):
        if chance.random() < 0.75:
            events = [key(chance.choice(KEYS))]
        else:
            events = click((chance.randrange(SIZE[0]), chance.randrange(100, SIZE[1])))
        seconds = chance.choice((1 / 60, REST, 1.5))
        shown.passes(*events, seconds=seconds)
        other.passes(*events, seconds=seconds)
        assert pixels(shown.surface) == pixels(other.as_if_new()), (step, events)


def test_news_of_the_analysis_are_drawn_where_they_are_told() -> None:
    shown = Shown(looked_back(seated()))
    for stage, every in ((AnalysisStage.WORKING, 16), (AnalysisStage.WORKING, 8), (AnalysisStage.DONE, 4)):
        shown.scene.show_analysis(analysis(seated(), stage=stage, every=every))
        shown.passes()
        shown.passes(key(pygame.K_r))
        assert pixels(shown.surface) == pixels(shown.whole()), (stage, every)


def test_what_is_seen_after_another_view_is_that_of_now() -> None:
    """Given moments walked through while everybody's cards are open, the table that comes back is that of the moment,
    also where it was the same table before.
    """
    shown = Shown(looked_back(seated(), analysis(seated())))
    for keys in ((pygame.K_a, pygame.K_a), (pygame.K_a, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_a), (pygame.K_k,) * 2):
        for pressed in keys:
            shown.passes(key(pressed))
            assert pixels(shown.surface) == pixels(shown.whole())


def test_a_part_drags_nothing_else_along() -> None:
    shown = Shown(looked_back(seated(), analysis(seated())))
    plot = graph(shown.scene).place
    shown.passes(
        Event(pygame.MOUSEMOTION, pos=(plot.left, plot.centery), rel=(0, 0), buttons=(0, 0, 0)),
        Event(pygame.MOUSEBUTTONDOWN, pos=(plot.left, plot.centery), button=1),
    )
    for x in range(plot.left, plot.left + 60, 3):
        shown.scene.handle(Event(pygame.MOUSEMOTION, pos=(x, plot.centery), rel=(1, 0), buttons=(1, 0, 0)))
        shown.scene.update(1 / 60)
        places = shown.scene.draw(shown.surface, False)
        assert places is not None
        assert pixels(shown.surface) == pixels(shown.whole())
