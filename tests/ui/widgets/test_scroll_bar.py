"""The bar beside a place that is longer than its window, and widgets that are seen through such a window."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets import Button, Form, ScrollBar, Widget
from tests.ui.drive import click, drawn_pixels, kit_at, send


def bar(seen: list[int]) -> ScrollBar:
    """A hundred pixels in sight out of a thousand."""
    made = ScrollBar("bar", "bar", seen.append)
    made.place(Rect(50, 0, 12, 100), 1000, 0)
    return made


def test_dragging_leads_to_both_ends() -> None:
    """The knob pulled down as far as it goes shows the end, pulled up the beginning; it never leaves its way."""
    seen: list[int] = []
    form = Form([bar(seen)])
    send(form.handle, Event(pygame.MOUSEBUTTONDOWN, pos=(55, 5), button=1))
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(300, 400), rel=(0, 0), buttons=(1, 0, 0)))
    assert seen[-1] >= 900
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(55, -50), rel=(0, 0), buttons=(1, 0, 0)))
    assert seen[-1] <= 0
    send(form.handle, Event(pygame.MOUSEBUTTONUP, pos=(55, -50), button=1))
    count = len(seen)
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(55, 50), rel=(0, 0), buttons=(0, 0, 0)))
    assert len(seen) == count


def test_nothing_to_scroll_has_no_bar() -> None:
    """What fits needs none, and a top out of bounds is brought back."""
    made = bar([])
    made.place(Rect(50, 0, 12, 100), 90, 0)
    assert not made.visible
    made.place(Rect(50, 0, 12, 100), 300, 5000)
    assert made.top == made.most == 200


def test_a_widget_out_of_its_window_is_neither_drawn_nor_hit() -> None:
    """Half of the button lies outside: that half takes no click and has no pixel, and it is no target."""
    pressed: list[str] = []
    button = Button("button/x", "x", lambda: pressed.append("x"))
    button.rect, button.window = Rect(10, 40, 100, 60), Rect(0, 0, 200, 70)
    form = Form([button])
    send(form.handle, *click((60, 90)))
    assert pressed == []
    send(form.handle, *click((60, 60)))
    assert pressed == ["x"]
    surface = Surface((200, 200), pygame.SRCALPHA)
    form.draw(kit_at(), surface)
    assert drawn_pixels(surface.subsurface((0, 71, 200, 129))) == 0
    assert drawn_pixels(surface.subsurface((0, 0, 200, 70))) > 0
    assert form.targets() == []


def test_whoever_gets_the_keys_is_told() -> None:
    """A scrolling place hears of it and can bring the widget into sight."""
    told: list[Widget] = []
    buttons = [Button(f"button/{n}", "x", lambda: None) for n in range(2)]
    for n, button in enumerate(buttons):
        button.rect = Rect(0, 60 * n, 50, 50)
    form = Form(buttons)
    form.on_focus = told.append
    form.handle(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    form.handle(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    assert told == buttons
