"""A list that opens."""

import pygame
from pygame import Rect, Surface

from game.toolkit.widgets import Dropdown, Form
from tests.toolkit.driving import click, key, kit_at, send

OPTIONS = ("Family Table", "Campus Books", "Web Classic")


def form_with(taken: list[int], top: int = 20) -> tuple[Form, Dropdown]:
    """A dropdown alone in a form, drawn once in a window of 1280 x 720."""
    widget = Dropdown("field/rules", "Rules", OPTIONS, 2, taken.append)
    widget.rect = Rect(20, top, 300, 50)
    form = Form()
    form.set_widgets([widget])
    form.draw(kit_at(), Surface((1280, 720)))
    return form, widget


def test_by_mouse() -> None:
    """A click opens it, a click on a row takes that row."""
    taken: list[int] = []
    form, widget = form_with(taken)
    send(form.handle, *click(widget.rect.center))
    assert [target.id for target in form.targets()] == ["field/rules", "row/0", "row/1", "row/2"]
    send(form.handle, *click(widget.row(0).center))
    assert taken == [0]
    assert not widget.is_open


def test_by_keys() -> None:
    """Enter opens, arrows move, Enter takes."""
    taken: list[int] = []
    form, widget = form_with(taken)
    send(form.handle, key(pygame.K_RETURN), key(pygame.K_UP), key(pygame.K_RETURN))
    assert taken == [1]
    assert widget.value == "Campus Books"


def test_leaving_changes_nothing() -> None:
    """Esc or a click elsewhere closes it and keeps what was chosen."""
    taken: list[int] = []
    form, widget = form_with(taken)
    send(form.handle, key(pygame.K_SPACE), key(pygame.K_DOWN), key(pygame.K_ESCAPE))
    assert (taken, widget.is_open) == ([], False)
    send(form.handle, *click(widget.rect.center), *click((900, 600)))
    assert (taken, widget.is_open) == ([], False)


def test_it_opens_upwards_at_the_foot() -> None:
    """Where the window ends below, the list opens above."""
    _, widget = form_with([], top=650)
    assert widget.row(2).bottom <= widget.rect.top
