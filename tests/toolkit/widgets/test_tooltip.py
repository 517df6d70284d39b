"""A few words beside the pointer: inside the window, and off what matters."""

import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.text import Drawn
from game.toolkit.widgets.tooltip import beside, draw_tooltip, tooltip_rect
from tests.toolkit.driving import kit_at

INSIDE = Rect(0, 0, 1000, 800)
WINDOW = Rect(0, 0, 1920, 1080)
LONG = "The next player has to draw two cards first, and then you can meld whatever your hand allows"


@pytest.mark.parametrize(
    ("off", "place"),
    [
        ([], (400, 300)),
        ([Rect(0, 0, 50, 50)], (400, 300)),
        ([Rect(390, 290, 220, 40)], (400, 336)),
        ([Rect(390, 330, 220, 60)], (400, 274)),
        ([Rect(370, 100, 60, 500)], (436, 300)),
        ([Rect(570, 100, 60, 500)], (364, 300)),
        ([Rect(390, 290, 220, 40), Rect(390, 336, 220, 30)], (400, 234)),
        ([Rect(0, 250, 1000, 550), Rect(0, 0, 1000, 250)], (400, 194)),
        ([Rect(0, 0, 1000, 250), Rect(0, 250, 1000, 550)], (400, 300)),
    ],
)
def test_it_moves_as_little_as_it_can_to_hide_nothing(off: list[Rect], place: tuple[int, int]) -> None:
    """Given a sheet of 200 x 50 at (400, 300): six pixels beside, above or below what it would hide, whichever is
    nearest; where something must be hidden, the last of them.
    """
    found = beside(Rect(400, 300, 200, 50), off, INSIDE)
    assert found == Rect(*place, 200, 50)
    assert INSIDE.contains(found)


def test_it_stays_where_it_is_if_there_is_no_other_place() -> None:
    sheet = Rect(10, 10, 200, 50)
    assert beside(sheet, [Rect(0, 0, 220, 70)], Rect(0, 0, 220, 70)) == sheet


@pytest.mark.parametrize(
    ("pointer", "is_below"), [((960, 300), True), ((960, 1060), False), ((5, 300), True), ((1915, 1075), False)]
)
def test_it_is_below_the_pointer_or_above_it_and_inside_the_window(pointer: tuple[int, int], is_below: bool) -> None:
    kit, surface, seen = kit_at((1920, 1080)), Surface(WINDOW.size), list[Drawn]()
    place = tooltip_rect(kit, WINDOW, LONG, pointer)
    assert (place.top - pointer[1] == 30) == is_below
    assert is_below or place.bottom <= pointer[1] - 16 or place.bottom == WINDOW.bottom - 4
    assert WINDOW.inflate(-8, -8).contains(place)
    assert abs(place.centerx - pointer[0]) <= 1 or place.left == 4 or place.right == WINDOW.right - 4
    kit.text.watch = seen.append
    drawn = draw_tooltip(kit, surface, LONG, pointer)
    kit.text.watch = None
    assert drawn == place
    assert " ".join(one.text for one in seen) == LONG
    assert all(place.inflate(-20, -8).contains(Rect(one.rect)) for one in seen)
    assert place.w <= 460 + 28
    assert min(surface.get_at((place.centerx, place.top + 5))[:3]) > 200


def test_a_link_is_the_last_line() -> None:
    kit, seen = kit_at((1920, 1080)), list[Drawn]()
    plain = draw_tooltip(kit, Surface(WINDOW.size), "Rules", (500, 500))
    kit.text.watch = seen.append
    linked = draw_tooltip(kit, Surface(WINDOW.size), "Rules", (500, 500), link="Read more")
    kit.text.watch = None
    assert [one.text for one in seen] == ["Rules", "Read more"]
    assert linked.h == plain.h + kit.text.line(20, "strong")


def test_a_narrow_sheet_is_used_where_a_wide_one_would_hide_something() -> None:
    kit = kit_at((1920, 1080))
    free = tooltip_rect(kit, WINDOW, LONG, (960, 300))
    wall = [Rect(0, 0, 820, 1080), Rect(1100, 0, 820, 1080)]
    narrow = tooltip_rect(kit, WINDOW, LONG, (960, 300), wall)
    assert narrow.w < free.w
    assert narrow.h > free.h
    assert narrow.collidelist(wall) < 0
