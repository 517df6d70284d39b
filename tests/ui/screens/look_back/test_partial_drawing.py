"""While one goes through the film only what changed is drawn, and the picture is that of drawing everything."""

import random
from collections.abc import Callable

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.ui.core.preferences import Preferences
from game.ui.screens.look_back import small_table
from game.ui.screens.look_back.lead_graph import LeadGraph
from game.ui.screens.look_back.look_back import REST, LookBackScene
from game.ui.screens.look_back.looked_back import AnalysisStage
from game.ui.widgets import bar
from tests.ui.drive import click, key, shared_kit
from tests.ui.looked_back import analysis, going_on, looked_back, seated

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
    """Given keys, clicks and drags at random, each picture is that of the same moment drawn whole."""
    chance = random.Random(5)
    shown = Shown(make())
    for step in range(40):
        if chance.random() < 0.75:
            events = [key(chance.choice(KEYS))]
        else:
            events = click((chance.randrange(SIZE[0]), chance.randrange(100, SIZE[1])))
        shown.passes(*events, seconds=chance.choice((1 / 60, REST, 1.5)))
        assert pixels(shown.surface) == pixels(shown.whole()), (step, events)


def test_news_of_the_analysis_are_drawn_where_they_are_told() -> None:
    """Given an analysis under way and then done, strip, list, sheet and graph are those of drawing everything."""
    shown = Shown(looked_back(seated()))
    for stage, every in ((AnalysisStage.WORKING, 16), (AnalysisStage.WORKING, 8), (AnalysisStage.DONE, 4)):
        shown.scene.show_analysis(analysis(seated(), stage=stage, every=every))
        shown.passes()
        shown.passes(key(pygame.K_r))
        assert pixels(shown.surface) == pixels(shown.whole()), (stage, every)


def test_a_step_draws_neither_the_lines_of_the_graph_nor_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are copied, or not touched at all, while a round is walked through; the bar until it has other buttons."""
    drawn: list[str] = []
    lines, wood = LeadGraph._draw_lines, bar.draw_bar

    def draw_lines(graph: LeadGraph, *given: object) -> None:
        drawn.append("lines")
        lines(graph, *given)  # type: ignore[arg-type]

    def draw_bar(*given: object) -> None:
        drawn.append("bar")
        wood(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(LeadGraph, "_draw_lines", draw_lines)
    monkeypatch.setattr(bar, "draw_bar", draw_bar)
    shown = Shown(looked_back(seated(), analysis(seated())))
    assert set(drawn) == {"lines", "bar"}
    buttons = ("button/knew", "button/closer")
    alike = 0
    for _ in range(30):
        drawn.clear()
        before, there = pixels(shown.surface), [one.id for one in shown.scene.report().targets if one.id in buttons]
        shown.passes(key(pygame.K_RIGHT))
        assert pixels(shown.surface) != before
        assert "lines" not in drawn
        if there == [one.id for one in shown.scene.report().targets if one.id in buttons]:
            assert drawn == []
            alike += 1
    assert alike > 15


def test_the_table_of_a_moment_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet beside it changes in the same pass and its shadow reaches onto the table's place: that strip is not
    drawn for both, which would lay the whole table out a second time.
    """
    drawn: list[object] = []
    small = small_table.draw_small_table

    def draw_small_table(*given: object) -> None:
        drawn.append(given)
        small(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("game.ui.screens.look_back.look_back.draw_small_table", draw_small_table)
    shown = Shown(looked_back(seated(), analysis(seated())))
    for _ in range(30):
        drawn.clear()
        shown.passes(key(pygame.K_RIGHT))
        assert len(drawn) == 1
