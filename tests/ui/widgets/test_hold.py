"""The button that is held: 0.6 s of mouse or Space, Enter at once, two clicks for hands that cannot hold."""

import pygame
from pygame import Rect

from game.ui.widgets import HoldButton
from tests.ui.drive import click, key, send


def button(done: list[str]) -> HoldButton:
    """A button to hold."""
    widget = HoldButton("button/continue", "Hold", "Click again", lambda: done.append("shown"), "how")
    widget.rect = Rect(0, 0, 400, 100)
    return widget


def wait(widget: HoldButton, seconds: float) -> None:
    """Let time pass in steps of a frame."""
    for _ in range(round(seconds * 60)):
        widget.update(1 / 60)


DOWN, UP = click((10, 10))[1:]


def test_holding_long_enough() -> None:
    """After 0.6 s it acts, once, however long it is held."""
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN)
    wait(widget, 0.5)
    assert done == []
    wait(widget, 2)
    assert done == ["shown"]


def test_letting_go_runs_back() -> None:
    """A short press shows nothing and the ring runs back to nothing, so that two do not add up by chance."""
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN)
    wait(widget, 0.4)
    assert widget.moving
    send(widget.mouse, UP)
    wait(widget, 0.5)
    assert (widget.held, widget.moving, done) == (0, False, [])


def test_a_second_click_acts() -> None:
    """A short click arms it and a second one acts: nobody who cannot hold is locked out."""
    done: list[str] = []
    widget = button(done)
    send(widget.mouse, DOWN, UP)
    assert (widget.armed, done) == (True, [])
    send(widget.mouse, DOWN, UP)
    assert done == ["shown"]


def test_letting_go_elsewhere_arms_nothing() -> None:
    """Sliding off the button takes the press back."""
    widget = button([])
    send(widget.mouse, DOWN, click((900, 10))[2])
    assert not widget.armed


def test_space_is_held_enter_is_not() -> None:
    """Space works like the mouse, Enter at once."""
    done: list[str] = []
    widget = button(done)
    send(widget.key, key(pygame.K_SPACE))
    wait(widget, 0.7)
    assert done == ["shown"]
    again = button(done)
    send(again.key, key(pygame.K_RETURN))
    assert done == ["shown", "shown"]
