"""Signs: each draws something, none is empty by SDL's silence."""

import pygame
import pytest
from pygame import Surface

from game.toolkit.drawing.icons import ICONS
from game.toolkit.drawing.paint import emblem
from tests.toolkit.driving import drawn_pixels, kit_at


@pytest.mark.parametrize("name", list(ICONS))
def test_every_icon_is_drawn(name: str) -> None:
    surface = Surface((64, 64), pygame.SRCALPHA)
    kit_at().paint.icon(surface, name, (32, 32), 48)
    assert 60 < drawn_pixels(surface) < 48 * 48


def test_the_program_has_a_picture() -> None:
    picture = emblem(64)
    for colour in ("#8C2B3D", "#20407E", "#F2C14E"):
        assert pygame.mask.from_threshold(picture, pygame.Color(colour), (8, 8, 8, 255)).count() > 100
