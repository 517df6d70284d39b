from pygame import Rect, Surface

from game.ui.shared.falling_pips import MOST, FallingPips
from game.ui.shared.preferences import Preferences
from tests.ui.drive import shared_kit

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
