import pygame
import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.text import Drawn
from game.toolkit.widgets import Dropdown, Form
from tests.toolkit.driving import click, key, kit_at, motion, send

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


def test_leaving_changes_nothing() -> None:
    """Esc or a click elsewhere closes it and keeps what was chosen."""
    taken: list[int] = []
    form, widget = form_with(taken)
    send(form.handle, key(pygame.K_SPACE), key(pygame.K_DOWN), key(pygame.K_ESCAPE))
    assert (taken, widget.is_open) == ([], False)
    send(form.handle, *click(widget.rect.center), *click((900, 600)))
    assert (taken, widget.is_open) == ([], False)


def test_it_opens_upwards_at_the_foot() -> None:
    _, widget = form_with([], top=650)
    assert widget.row(2).bottom <= widget.rect.top


@pytest.mark.parametrize(
    ("keys", "at", "is_open", "taken"),
    [
        ([pygame.K_SPACE], 2, True, []),
        ([pygame.K_DOWN], 2, False, []),
        ([pygame.K_RETURN, pygame.K_DOWN], 0, True, []),
        ([pygame.K_RETURN, pygame.K_UP], 1, True, []),
        ([pygame.K_RETURN, pygame.K_DOWN, pygame.K_UP], 2, True, []),
        ([pygame.K_RETURN, pygame.K_UP, pygame.K_SPACE], 1, False, [1]),
        ([pygame.K_RETURN, pygame.K_RETURN], 2, False, []),
        ([pygame.K_RETURN, pygame.K_UP, pygame.K_TAB], 1, False, []),
    ],
)
def test_keys_open_it_and_go_round_in_it(keys: list[int], at: int, is_open: bool, taken: list[int]) -> None:
    heard: list[int] = []
    _, widget = form_with(heard)
    send(widget.key, *map(key, keys))
    assert (widget.at, widget.is_open, heard) == (at, is_open, taken)


def many(top: int, height: int = 320) -> Dropdown:
    """Twenty choices, the eleventh chosen, in a window of that height; open."""
    widget = Dropdown("field/x", "X", [str(n) for n in range(20)], 10, print)
    widget.rect = Rect(20, top, 300, 50)
    widget.draw(kit_at(), Surface((1280, height)))
    widget.open()
    return widget


@pytest.mark.parametrize(
    ("steps", "first", "at"),
    [(0, 5, 10), (1, 4, 9), (-1, 6, 10), (-5, 10, 10), (-6, 11, 11), (-99, 14, 14), (99, 0, 5)],
)
def test_the_wheel_moves_the_rows_and_the_current_one_stays_in_sight(steps: int, first: int, at: int) -> None:
    widget = many(20)
    assert widget.wheel(steps)
    assert (widget._in_sight[0], widget.at) == (first, at)
    widget.is_open = False
    assert not widget.wheel(1)


def test_the_pointer_makes_a_row_the_current_one() -> None:
    widget = many(20)
    move = motion(widget.row(7).center)
    assert widget.mouse(move)
    assert (widget.at, widget.is_open) == (7, True)
    assert not widget.mouse(click(widget.row(7).center)[2])
    assert widget.is_open


def test_a_list_that_is_open_is_drawn_over_everything() -> None:
    kit, widget, words = kit_at(), many(20), list[Drawn]()
    kit.text.watch = words.append
    widget.draw_over(kit, Surface((1280, 320)))
    widget.is_open = False
    widget.draw_over(kit, Surface((1280, 320)))
    kit.text.watch = None
    assert [one.text for one in words] == [str(n) for n in range(5, 11)]
    for one, number in zip(words, range(5, 11), strict=True):
        assert abs(Rect(one.rect).centery - widget.row(number).centery) <= 1
        assert one.rect[0] == widget.row(number).left + kit.theme.u(18)
