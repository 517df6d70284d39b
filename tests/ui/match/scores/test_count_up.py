"""Numbers that count up: where they begin and end, and what a click does."""

import pygame
from pygame import Surface
from pygame.event import Event

from game.toolkit.drawing.text import Drawn
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.shared.requests import GoOn
from tests.ui.drive import empty_kit
from tests.ui.samples import round_score

SIZE = (1280, 720)


def scene(time_scale: float, drawn: list[Drawn], proceed: list[object]) -> RoundScoreScene:
    """A score sheet in a window; what is drawn is kept."""
    still = round_score()
    made = RoundScoreScene(still.state.worded, proceed.append, time_scale)
    kit = empty_kit(SIZE)
    kit.text.watch = drawn.append
    made.resize(kit)
    return made


def picture(shown: RoundScoreScene, surface: Surface, whole: bool = False) -> bytes:
    """The next frame."""
    shown.draw(surface, whole)
    return pygame.image.tobytes(surface, "RGB")


def test_a_key_is_enough_of_counting_and_does_nothing_else() -> None:
    proceed: list[object] = []
    shown = scene(1.0, [], proceed)
    shown.draw(Surface(SIZE), True)
    for expected in ([], [GoOn()]):
        shown.handle(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        shown.handle(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))
        assert proceed == expected
        assert not shown.busy
