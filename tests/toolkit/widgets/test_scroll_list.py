"""A list longer than its place."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.kit import Kit
from game.toolkit.widgets import Form, ScrollList
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
    """Rows wholly in sight are targets, by their number in the whole list."""
    form, _ = form_with([])
    assert [target.id for target in form.targets()] == [f"row/{n}" for n in range(5)]


def test_keys_bring_rows_into_sight() -> None:
    """Arrows, pages and ends move the current row, Enter opens it."""
    opened: list[int] = []
    form, widget = form_with(opened)
    send(form.handle, *[key(pygame.K_DOWN)] * 6, key(pygame.K_RETURN))
    assert opened == [6]
    assert "game 6" in shown(form)
    send(form.handle, key(pygame.K_END))
    assert shown(form)[-1] == "game 29"
    send(form.handle, key(pygame.K_PAGEUP), key(pygame.K_HOME))
    assert widget.current == 0


def test_the_wheel_scrolls() -> None:
    """The wheel moves by a row and stops at both ends."""
    form, widget = form_with([])
    send(form.handle, Event(pygame.MOUSEMOTION, pos=PLACE.center, rel=(0, 0), buttons=(0, 0, 0)))
    send(form.handle, Event(pygame.MOUSEWHEEL, y=-2, x=0))
    assert shown(form)[0] == "game 2"
    send(form.handle, Event(pygame.MOUSEWHEEL, y=50, x=0))
    assert widget.scroll == 0


def test_a_click_opens_what_lies_there() -> None:
    """After scrolling a click opens the row that is seen, not the one that was."""
    opened: list[int] = []
    form, widget = form_with(opened)
    widget.wheel(-3)
    send(form.handle, *click((PLACE.left + 30, PLACE.top + 20)))
    assert opened == [3]


def test_the_bar_can_be_dragged() -> None:
    """Dragging the knob to the foot shows the end."""
    form, widget = form_with([])
    grab = (PLACE.right - 8, PLACE.top + 10)
    send(form.handle, click(grab)[1])
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(grab[0], PLACE.bottom + 200), rel=(0, 0), buttons=(1, 0, 0)))
    send(form.handle, click(PLACE.center)[2])
    assert shown(form)[-1] == "game 29"
    assert not widget.captures


def test_arrows_lead_out_at_the_ends() -> None:
    """At the first row the arrow up is not used, so that the focus can leave."""
    _, widget = form_with([])
    assert not widget.key(key(pygame.K_UP))
    assert widget.key(key(pygame.K_DOWN))


def test_rows_do_not_spill() -> None:
    """Rows half in sight are cut at the edge of the list."""
    _, widget = form_with([])
    widget.wheel(-1)
    widget.scroll += 20
    surface = Surface((600, 500))
    widget.draw(kit_at(), surface)
    assert surface.get_at((PLACE.left + 5, PLACE.top - 3))[:3] == (0, 0, 0)
    assert surface.get_at((PLACE.left + 5, PLACE.bottom + 3))[:3] == (0, 0, 0)


def test_an_empty_list_is_passed_over() -> None:
    """Without rows there is nothing to stop at and nothing to open."""
    form, widget = form_with([], rows=0)
    assert not widget.stop
    assert form.targets() == []
    send(form.handle, key(pygame.K_RETURN))
