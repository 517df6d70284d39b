import pygame
from pygame import SRCALPHA, Rect, Surface

from game.ui.shared.marks import PIPS, TEAM_MARKS, draw_arrow
from tests.ui.drive import kit_at


def test_suits_and_team_marks_differ_in_shape() -> None:
    paint = kit_at().paint
    for paths in (list(PIPS.values()), list(TEAM_MARKS)):
        shapes = {pygame.image.tobytes(paint.path(path, 40, "#FFFFFF"), "RGBA") for path in paths}
        assert len(shapes) == len(paths)


def test_an_arrow_to_the_pile_passes_below_the_books() -> None:
    """The bug: from a card far left it rose so early that it lay on the count of the last book in the band."""
    surface = Surface((900, 700), SRCALPHA)
    draw_arrow(kit_at((1366, 768)), surface, (330, 616), (820, 540))
    assert surface.get_bounding_rect().contains(Rect(330, 540, 490, 76))
    assert surface.subsurface((300, 500, 434, 72)).get_bounding_rect().h == 0
