import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.kit import Kit
from game.toolkit.widgets import Form, ScrollList
from game.toolkit.widgets.scroll_list import RowButton
from tests.toolkit.driving import click, key, kit_at, send

PLACE = Rect(50, 50, 400, 300)


def draw_row(kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
    """A white row."""
    surface.fill("#FFFFFF", rect)


def form_with(opened: list[int], rows: int = 30) -> tuple[Form, ScrollList]:
    """Rows of 60, five in sight."""
    widget = ScrollList("list", "Games", [f"game {n}" for n in range(rows)], draw_row, opened.append)
    widget.place(PLACE.copy(), 60, 10)
    form = Form()
    form.set_widgets([widget])
    return form, widget


def shown(form: Form) -> list[str]:
    """The rows that can be hit."""
    return [target.label for target in form.targets()]


def test_only_rows_in_sight_are_targets() -> None:
    form, _ = form_with([])
    assert [target.id for target in form.targets()] == [f"row/{n}" for n in range(5)]


KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "page up": pygame.K_PAGEUP,
    "page down": pygame.K_PAGEDOWN,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
}


@pytest.mark.parametrize(
    ("columns", "start", "pressed", "current", "scroll"),
    [
        (1, 0, "down", 1, 0),
        (1, 4, "down", 5, 50),
        (1, 0, "up", None, 0),
        (1, 29, "down", None, 1490),
        (1, 0, "left", None, 0),
        (1, 3, "right", None, 0),
        (1, 0, "page down", 5, 50),
        (1, 28, "page down", 29, 1490),
        (1, 9, "page up", 4, 240),
        (1, 2, "page up", 0, 0),
        (1, 9, "home", 0, 0),
        (1, 0, "end", 29, 1490),
        (3, 0, "down", 3, 0),
        (3, 4, "up", 1, 0),
        (3, 1, "up", None, 0),
        (3, 4, "right", 5, 0),
        (3, 3, "left", 2, 0),
        (3, 0, "left", None, 0),
        (3, 29, "right", None, 290),
        (3, 0, "page down", 15, 50),
        (3, 0, "end", 29, 290),
    ],
)
def test_a_key_moves_the_current_row_and_brings_it_into_sight(
    columns: int, start: int, pressed: str, current: int | None, scroll: int
) -> None:
    """Given thirty rows of 60 pixels, the last ten of them a gap, in a place of 300, one or three beside each other:
    pages are of five lines, arrows lead out at the edges, and no more is scrolled than it takes.
    """
    moved: list[int] = []
    _, widget = form_with([])
    widget.columns, widget.on_move = columns, moved.append
    widget.move_to(start)
    assert widget.key(key(KEYS[pressed])) == (current is not None)
    assert moved == ([] if current is None else [current])
    assert (widget.current, widget.scroll) == (start if current is None else current, scroll)
    assert PLACE.contains(widget.row(widget.current))


@pytest.mark.parametrize(
    ("start", "pressed", "scroll", "taken"),
    [
        (0, "down", 60, True),
        (0, "up", 0, False),
        (1490, "down", 1490, False),
        (100, "up", 40, True),
        (0, "page down", 240, True),
        (1490, "page down", 1490, True),
        (300, "page up", 60, True),
        (300, "home", 0, True),
        (300, "end", 1490, True),
        (300, "left", 300, False),
    ],
)
def test_keys_scroll_what_is_only_read(start: int, pressed: str, scroll: int, taken: bool) -> None:
    _, widget = form_with([])
    widget.on_open, widget.scroll = None, start
    assert (widget.key(key(KEYS[pressed])), widget.scroll) == (taken, scroll)
    assert widget.page_step == 240
    widget.rect.h = 90
    assert widget.page_step == 60


def test_enter_opens_the_current_row_and_a_key_that_comes_up_nothing() -> None:
    opened: list[int] = []
    _, widget = form_with(opened)
    widget.move_to(3)
    for code in (pygame.K_RETURN, pygame.K_SPACE):
        assert widget.key(key(code))
    assert not widget.key(Event(pygame.KEYUP, key=pygame.K_DOWN, mod=0))
    assert (opened, widget.current) == ([3, 3], 3)


@pytest.mark.parametrize(("start", "steps", "scroll"), [(0, -2, 120), (0, -50, 1490), (0, 50, 0), (300, 2, 180)])
def test_the_wheel_scrolls_by_a_row_and_stops_at_both_ends(start: int, steps: int, scroll: int) -> None:
    _, widget = form_with([])
    widget.scroll = start
    widget.wheel(steps)
    assert widget.scroll == scroll


@pytest.mark.parametrize(
    ("columns", "rows", "index", "place", "scroll"),
    [
        (1, 3, 0, (50, 50, 400, 50), 0),
        (1, 3, 2, (50, 170, 400, 50), 0),
        (1, 30, 1, (50, 110, 378, 50), 60),
        (2, 4, 0, (50, 50, 195, 50), 0),
        (2, 4, 1, (255, 50, 195, 50), 0),
        (2, 4, 3, (255, 110, 195, 50), 0),
        (2, 30, 5, (244, 170, 184, 50), 120),
    ],
)
def test_rows_lie_below_and_beside_each_other(
    columns: int, rows: int, index: int, place: tuple[int, int, int, int], scroll: int
) -> None:
    _, widget = form_with([], rows)
    widget.columns = columns
    assert widget.row(index) == Rect(place)
    widget.scroll_to_row(index)
    assert widget.scroll == scroll


def test_whole_rows_fill_the_upper_part_of_a_place() -> None:
    _, widget = form_with([])
    for height, seen in ((70, 280), (100, 300), (400, 300)):
        widget.place_whole(PLACE.copy(), height)
        assert widget.rect == Rect(*PLACE.topleft, PLACE.w, seen)
        assert widget.row(1).top - widget.row(0).bottom == 0


def test_a_row_is_high_enough_to_read_and_for_a_finger() -> None:
    small, large = kit_at((960, 540)), kit_at((1920, 1080))
    _, widget = form_with([])
    assert (widget.step(small), widget.step(large)) == (44 + widget.gap, 56)
    widget.on_open = None
    widget.design_row_height = 10
    assert widget.step(large) == large.text.line(24) + 10


def touch(kind: int, y: int, x: int = PLACE.left + 30) -> Event:
    """A finger on the rows."""
    return Event(kind, pos=(x, y), button=1, touch=True)


def test_a_finger_moves_the_rows_and_a_tap_opens_one() -> None:
    opened: list[int] = []
    _, widget = form_with(opened)
    send(
        widget.mouse, touch(pygame.MOUSEBUTTONDOWN, 250), touch(pygame.MOUSEMOTION, 180), touch(pygame.MOUSEMOTION, 150)
    )
    assert widget.scroll == 100
    send(widget.mouse, touch(pygame.MOUSEBUTTONUP, 150), touch(pygame.MOUSEMOTION, 90))
    assert (widget.scroll, opened) == (100, [])
    send(widget.mouse, touch(pygame.MOUSEBUTTONDOWN, 150), touch(pygame.MOUSEBUTTONUP, 150))
    assert opened == [3]


def test_a_press_that_ends_on_another_row_opens_none() -> None:
    opened: list[int] = []
    _, widget = form_with(opened)
    for down, up in ((60, 130), (105, 120), (130, 60)):
        send(widget.mouse, click((80, down))[1], click((80, up))[2])
    assert opened == []


def test_where_a_click_only_chooses_a_second_one_opens() -> None:
    opened: list[int] = []
    _, widget = form_with(opened)
    widget.opens_at_once = False
    widget.click(2)
    assert (widget.current, opened) == (2, [])
    widget.click(2)
    assert opened == [2]


def test_a_second_button_of_a_row_is_pressed_for_itself() -> None:
    """Given a sign at the end of each row, 44 pixels or seven tenths of its height: a click there is not one on the
    row, both are targets, and they don't overlap. The bug: it acted as soon as it was touched, so a finger that began
    to scroll there pressed it.
    """
    opened, signed = list[int](), list[int]()
    _, widget = form_with(opened)
    widget.sign_of = lambda number: RowButton("button/away", "Away", lambda: signed.append(number))  # type: ignore[method-assign]
    for height, side in ((60, 44), (90, 56), (40, 30)):
        widget.place(PLACE.copy(), height, 10)
        row = widget.row(1)
        at = widget.sign_at(row)
        assert (at.w, at.h, at.right, at.centery) == (side, side, row.right - 4, row.centery)
    widget.place(PLACE.copy(), 60, 10)
    (x, y), on_row = widget.sign_at(widget.row(2)).center, (PLACE.left + 30, 195)
    for down, up in (((x, y), on_row), (on_row, (x, y)), ((x, y), (x, y - 60))):
        send(widget.mouse, click(down)[1], click(up)[2])
    send(widget.mouse, touch(pygame.MOUSEBUTTONDOWN, y, x), touch(pygame.MOUSEMOTION, y - 40, x))
    send(widget.mouse, touch(pygame.MOUSEBUTTONUP, y - 40, x))
    assert (signed, opened, widget.scroll) == ([], [], 40)
    widget.scroll = 0
    send(widget.mouse, *click((x, y))[1:])
    assert (signed, opened, widget.current) == ([2], [], 2)
    targets = {one.id: Rect(one.rect) for one in widget.targets()}
    assert targets["button/away/0"] == widget.sign_at(widget.row(0))
    assert targets["row/0"].right == targets["button/away/0"].left
    assert targets["row/0"].h == 50


def test_a_list_declared_anew_stays_where_it_was() -> None:
    _, old = form_with([])
    old.move_to(20)
    _, widget = form_with([], rows=10)
    widget.adopt(old)
    widget.place(PLACE.copy(), 60, 10)
    assert (widget.current, widget.scroll) == (9, 290)
    named = ScrollList("list", "Games", widget.labels * 3, draw_row, print, current=25)
    named.adopt(old)
    named.place(PLACE.copy(), 60, 10)
    assert named.current == 25
    assert PLACE.contains(named.row(25))
    again = ScrollList("list", "Games", widget.labels * 3, draw_row, print, current=25)
    named.scroll = 0
    again.adopt(named)
    again.place(PLACE.copy(), 60, 10)
    assert again.scroll == 0


def test_a_click_opens_what_lies_there() -> None:
    opened: list[int] = []
    form, widget = form_with(opened)
    widget.wheel(-3)
    send(form.handle, *click((PLACE.left + 30, PLACE.top + 20)))
    assert opened == [3]


def test_the_bar_can_be_dragged() -> None:
    form, widget = form_with([])
    grab = (PLACE.right - 8, PLACE.top + 10)
    send(form.handle, click(grab)[1])
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(grab[0], PLACE.bottom + 200), rel=(0, 0), buttons=(1, 0, 0)))
    send(form.handle, click(PLACE.center)[2])
    assert shown(form)[-1] == "game 29"
    assert not widget.captures


def test_rows_do_not_spill() -> None:
    _, widget = form_with([])
    widget.wheel(-1)
    widget.scroll += 20
    surface = Surface((600, 500))
    widget.draw(kit_at(), surface)
    assert surface.get_at((PLACE.left + 5, PLACE.top - 3))[:3] == (0, 0, 0)
    assert surface.get_at((PLACE.left + 5, PLACE.bottom + 3))[:3] == (0, 0, 0)


def test_an_empty_list_is_passed_over() -> None:
    form, widget = form_with([], rows=0)
    assert not widget.stop
    assert form.targets() == []
    send(form.handle, key(pygame.K_RETURN))
