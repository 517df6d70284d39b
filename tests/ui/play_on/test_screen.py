"""The screen on which it is said who plays on from a moment."""

import pygame
import pytest
from pygame import Rect

from game.ai.level_names import LEVELS
from game.ui.core.preferences import Preferences, TextSize
from game.ui.table.gestures import DOUBLE_WITHIN
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import play_on


@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_line_about_a_seat_stays_clear_of_its_rim(size: tuple[int, int], text_size: TextSize) -> None:
    """Given letters of any size, where the panel has room for four seats no line touches the rim of its card."""
    picture = Picture(play_on(), size, Preferences(text_size=text_size))
    lines = [Rect(drawn.rect) for drawn in picture.texts if "solid" in drawn.text or "in front" in drawn.text]
    assert len(lines) > 1
    for line in lines:
        card = min((panel for panel in picture.panels if panel.contains(line)), key=lambda panel: panel.h, default=None)
        assert card is not None, line
        assert card.bottom - line.bottom >= picture.kit.theme.u(4)


def test_a_double_click_on_a_level_keeps_the_style() -> None:
    """Given a level pressed twice at once, only the level changes; a later press changes the style, as in New game."""
    scene = play_on()
    Picture(scene, (1920, 1080))
    for _ in range(2):
        press(scene, f"field/level_1/{LEVELS.index('hard')}")
    assert (scene.state.seats[1].level, scene.state.seats[1].style) == ("hard", "balanced")
    scene.update(DOUBLE_WITHIN + 0.1)
    press(scene, f"field/level_1/{LEVELS.index('hard')}")
    assert scene.state.seats[1].style == "racing"


def test_the_ring_stays_where_a_kind_was_changed() -> None:
    """Given a computer's seat that becomes a person's by the keys, the ring is still on it, as in New game."""
    scene = play_on()
    Picture(scene, (1920, 1080))
    scene.form.focus_id("field/kind_2")
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.seats[2].human
    assert scene.report().focus == "field/kind_2"
