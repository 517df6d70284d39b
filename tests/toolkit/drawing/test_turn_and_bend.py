"""Pictures are turned with smooth edges, and what is held hangs where nobody holds it."""

import pygame
import pytest
from pygame import Color, Surface

from game.toolkit.drawing.turn_and_bend import bent, turned_smoothly
from tests.toolkit.driving import kit_at


def test_the_edge_of_a_turned_sheet_fades() -> None:
    kit_at()
    sheet = Surface((120, 168)).convert_alpha()
    sheet.fill("white")
    turned = turned_smoothly(sheet, 4)
    assert turned.get_width() >= 120
    shades = [turned.get_at((x, y)) for x in range(40, 80) for y in range(24)]
    fading = [shade for shade in shades if 32 < shade.a < 224]
    assert len(fading) >= 20
    assert min(min(shade.r, shade.g, shade.b) for shade in fading) >= Color("#B0A890").b


@pytest.mark.parametrize(("grip", "lowest"), [(0.0, "right"), (1.0, "left"), (0.5, "both")])
def test_a_picture_hangs_away_from_its_grip_and_keeps_its_colours(grip: float, lowest: str) -> None:
    """Given a white card, its upper edge is at the top where it is held, and lower by what was asked for at the far
    side; no column gets longer or shorter.
    """
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    flat = Surface((60, 80), pygame.SRCALPHA)
    flat.fill("white")
    image = bent(flat, 8, grip)
    assert image.get_size() == (60, 88)
    tops = [next(y for y in range(88) if image.get_at((x, y)).a > 127) for x in range(60)]
    lengths = [sum(image.get_at((x, y)).a > 127 for y in range(88)) for x in range(60)]
    assert tops[min(59, round(59 * grip))] == 0
    assert {"right": tops[-1] >= 7, "left": tops[0] >= 7, "both": tops[0] >= 7 and tops[-1] >= 7}[lowest]
    assert set(lengths) <= {79, 80, 81}
    assert tuple(image.get_at((30, 44))) == (255, 255, 255, 255)
