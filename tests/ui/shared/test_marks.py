import pygame
from pygame import SRCALPHA, Rect, Surface

from game.ui.shared.falling_pips import MOST, FallingPips
from game.ui.shared.marks import PIPS, TEAM_MARKS, draw_arrow
from game.ui.shared.preferences import Preferences
from tests.ui.drive import kit_at, shared_kit


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


WINDOW = Rect(0, 0, 1280, 720)


def test_none_comes_upon_what_is_to_be_read() -> None:
    kit = shared_kit((1280, 720), Preferences())
    off = [Rect(300, 100, 700, 500), Rect(0, 0, 200, 300)]
    falling = FallingPips(kit, WINDOW, off)
    assert 5 < len(falling.pips) <= MOST
    surface = Surface(WINDOW.size)
    for n in range(40):
        for rect in falling.draw(kit, surface, n * 0.05):
            assert rect.collidelist(off) < 0
            assert WINDOW.contains(rect)
    assert falling.draw(kit, surface, falling.lasts) == []


def test_where_there_is_no_room_none_falls() -> None:
    falling = FallingPips(shared_kit((1280, 720), Preferences()), WINDOW, [WINDOW])
    assert (falling.pips, falling.lasts) == ((), 0.0)
