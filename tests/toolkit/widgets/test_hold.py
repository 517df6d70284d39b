import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.toolkit.widgets import HoldButton
from tests.toolkit.driving import click, key, send

DOWN, UP = click((10, 10))[1:]
KEYS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


def button(done: list[str]) -> HoldButton:
    """A button to hold."""
    widget = HoldButton("button/continue", "Hold", lambda: done.append("shown"), "how")
    widget.rect = Rect(0, 0, 400, 100)
    return widget


def wait(widget: HoldButton, seconds: float) -> None:
    """Let time pass in steps of a frame."""
    for _ in range(round(seconds * 60)):
        widget.update(1 / 60)


def let_go(code: int) -> Event:
    """A key coming up."""
    return Event(pygame.KEYUP, key=code, mod=0)


def test_holding_long_enough() -> None:
    """A second is enough, and it acts once, however long it is held."""
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN)
    wait(widget, 0.8)
    assert done == []
    wait(widget, 0.2)
    assert done == ["shown"]
    wait(widget, 2)
    assert done == ["shown"]


def test_letting_go_runs_back() -> None:
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN)
    wait(widget, 0.6)
    assert widget.moving
    send(widget.mouse, UP)
    wait(widget, 0.6)
    assert (widget.held, widget.moving, done) == (0, False, [])


@pytest.mark.parametrize("gap", [0.02, 0.1, 0.3, 0.8, 1.5])
@pytest.mark.parametrize("pressed", [0.02, 0.3, 0.6, 0.8])
def test_any_number_of_short_presses_does_nothing(pressed: float, gap: float) -> None:
    for by in (None, *KEYS):
        done: list[str] = []
        widget = button(done)
        for _ in range(20):
            send(widget.mouse, DOWN) if by is None else send(widget.key, key(by))
            wait(widget, pressed)
            send(widget.mouse, UP) if by is None else send(widget.key, let_go(by))
            wait(widget, gap)
        assert done == []


@pytest.mark.parametrize("by", KEYS)
def test_keys_are_held_like_the_mouse(by: int) -> None:
    done: list[str] = []
    widget = button(done)
    for _ in range(8):
        send(widget.key, key(by))
        wait(widget, 0.1)
    assert done == []
    wait(widget, 0.2)
    assert done == ["shown"]


def test_sliding_off_ends_it() -> None:
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN, Event(pygame.MOUSEMOTION, pos=(900, 10), rel=(0, 0), buttons=(1, 0, 0)))
    wait(widget, 2)
    assert done == []


def test_two_presses_at_once_are_neither() -> None:
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN)
    send(widget.key, key(pygame.K_SPACE))
    wait(widget, 2)
    assert done == []
    widget = button(done)
    send(widget.key, key(pygame.K_SPACE))
    widget.disturb(pygame.K_d)
    wait(widget, 2)
    assert done == []


def test_a_button_that_is_not_enabled_cannot_be_held() -> None:
    done: list[str] = []
    widget = button(done)
    widget.enable(False)
    send(widget.mouse, DOWN)
    widget.enable(True)
    wait(widget, 2)
    assert done == []


def test_one_that_need_not_be_held_acts_at_once_and_once() -> None:
    done: list[str] = []
    widget = HoldButton("button/continue", "Go on", lambda: done.append("shown"), "", is_held=False)
    widget.rect = Rect(0, 0, 400, 100)
    widget.enable(False)
    send(widget.mouse, DOWN, UP)
    widget.enable(True)
    send(widget.mouse, DOWN, UP, DOWN, UP)
    assert done == ["shown"]
    assert not widget.moving


def test_only_the_key_that_holds_it_lets_go() -> None:
    done: list[str] = []
    widget = button(done)
    assert not widget.key(key(pygame.K_d))
    assert widget.key(key(pygame.K_SPACE))
    assert widget.key(let_go(pygame.K_RETURN))
    assert not widget.mouse(UP)
    widget.disturb(pygame.K_SPACE)
    widget.focus(True)
    wait(widget, 0.5)
    assert widget.held > 0.4
    widget.focus(False)
    wait(widget, 1)
    assert done == []
