"""Pictures are turned with smooth edges."""

from pygame import Color, Surface

from game.toolkit.drawing.rotate import turned_smoothly
from tests.toolkit.driving import kit_at


def test_the_edge_of_a_turned_sheet_fades() -> None:
    """Given a white sheet turned a little, its upper edge has pixels that are neither there nor gone, and no darker."""
    kit_at()
    sheet = Surface((120, 168)).convert_alpha()
    sheet.fill("white")
    turned = turned_smoothly(sheet, 4)
    assert turned.get_width() >= 120
    shades = [turned.get_at((x, y)) for x in range(40, 80) for y in range(24)]
    fading = [shade for shade in shades if 32 < shade.a < 224]
    assert len(fading) >= 20
    assert min(min(shade.r, shade.g, shade.b) for shade in fading) >= Color("#B0A890").b
