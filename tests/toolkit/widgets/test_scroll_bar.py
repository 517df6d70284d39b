from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.boxes import Column, Placed, WidgetSlot, Words
from game.toolkit.widgets import Button, Form, ScrollBar, Widget
from game.toolkit.widgets.scroll_bar import Scroll
from tests.toolkit.driving import click, drawn_pixels, key, kit_at, motion, send


def bar(seen: list[int]) -> ScrollBar:
    """A hundred pixels in sight out of a thousand."""
    made = ScrollBar("bar", "bar")
    made.on_scroll = lambda: seen.append(made.top)
    made.place(Rect(50, 0, 12, 100), 1000)
    return made


def test_dragging_leads_to_both_ends() -> None:
    seen: list[int] = []
    form = Form([bar(seen)])
    send(form.handle, Event(pygame.MOUSEBUTTONDOWN, pos=(55, 5), button=1))
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(300, 400), rel=(0, 0), buttons=(1, 0, 0)))
    assert seen[-1] >= 900
    send(form.handle, Event(pygame.MOUSEMOTION, pos=(55, -50), rel=(0, 0), buttons=(1, 0, 0)))
    assert seen[-1] <= 0
    send(form.handle, Event(pygame.MOUSEBUTTONUP, pos=(55, -50), button=1))
    count = len(seen)
    send(form.handle, motion((55, 50)))
    assert len(seen) == count


def at(kind: int, y: int) -> Event:
    """The mouse on the bar at this height."""
    return Event(kind, pos=(55, y), button=1, rel=(0, 0), buttons=(1, 0, 0))


@pytest.mark.parametrize(
    ("start", "deed", "top"),
    [
        (0, lambda made: made.wheel(-1), 17),
        (32, lambda made: made.wheel(1), 16),
        (0, lambda made: made.wheel(3), 0),
        (0, lambda made: made.key(key(pygame.K_PAGEDOWN)), 90),
        (200, lambda made: made.key(key(pygame.K_PAGEUP)), 110),
        (200, lambda made: made.key(key(pygame.K_DOWN)), 200),
        (200, lambda made: made.key(Event(pygame.KEYUP, key=pygame.K_PAGEDOWN)), 200),
        (0, lambda made: made.mouse(at(pygame.MOUSEBUTTONDOWN, 50)), 450),
        (0, lambda made: made.mouse(at(pygame.MOUSEBUTTONDOWN, 10)), 0),
        (0, lambda made: send(made.mouse, at(pygame.MOUSEBUTTONDOWN, 10), at(pygame.MOUSEMOTION, 42)), 450),
        (0, lambda made: made.mouse(at(pygame.MOUSEMOTION, 42)), 0),
        (0, lambda made: made.bring_into_sight(Rect(0, 40, 10, 30)), 0),
        (0, lambda made: made.bring_into_sight(Rect(0, 140, 10, 30)), 70),
        (500, lambda made: made.bring_into_sight(Rect(0, -40, 10, 30)), 460),
    ],
)
def test_a_bar_goes_where_it_is_led(start: int, deed: Callable[[ScrollBar], object], top: int) -> None:
    """Given 100 of 1,000 pixels in sight: a notch of the wheel is a sixth of what is seen, a page nine tenths; a press
    beside the knob puts its middle there, one on it drags it from where it was grabbed; a part is brought just into
    sight.
    """
    made = bar([])
    made.scroll_to(start)
    deed(made)
    assert made.top == top


def test_nothing_to_scroll_has_no_bar() -> None:
    made = bar([])
    made.place(Rect(50, 0, 12, 100), 90)
    assert not made.visible
    made.place(Rect(50, 0, 12, 100), 1000)
    made.scroll_to(5000)
    made.place(Rect(50, 0, 12, 100), 300)
    assert made.top == made.most == 200


def test_a_widget_out_of_its_window_is_neither_drawn_nor_hit() -> None:
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


def test_a_box_is_seen_through_its_window() -> None:
    kit, place = kit_at((1920, 1080)), Rect(100, 50, 300, 330)
    buttons = [Button(f"button/{n}", "x", lambda: None) for n in range(10)]
    scroll_bar = ScrollBar("bar", "bar")
    column = Column(*(Column(Words("label", lines=1), WidgetSlot(button)) for button in buttons), gap=10)

    def sight() -> tuple[list[str], Placed]:
        placed = Placed(Scroll(column, scroll_bar), kit, place)
        return [target.id for target in Form(buttons).targets()], placed

    ids, placed = sight()
    assert ids == ["button/0", "button/1", "button/2"]
    assert scroll_bar.rect.right == place.right
    assert buttons[0].rect.right < scroll_bar.rect.left
    surface = Surface((500, 500), pygame.SRCALPHA)
    placed.draw(kit, surface)
    assert 0 < drawn_pixels(surface) == drawn_pixels(surface.subsurface(place))
    scroll_bar.bring_into_sight(buttons[9].rect)
    assert sight()[0] == ["button/7", "button/8", "button/9"]
    assert buttons[9].rect.bottom == place.bottom


def test_a_box_that_has_room_is_not_scrolled() -> None:
    kit, button = kit_at((1920, 1080)), Button("button/x", "x", lambda: None)
    scroll_bar = ScrollBar("bar", "bar")
    Placed(Scroll(Column(WidgetSlot(button)), scroll_bar), kit, Rect(0, 0, 300, 200))
    assert not scroll_bar.visible
    assert button.rect.w == 300


def test_whoever_gets_the_keys_is_told() -> None:
    told: list[Widget] = []
    buttons = [Button(f"button/{n}", "x", lambda: None) for n in range(2)]
    for n, button in enumerate(buttons):
        button.rect = Rect(0, 60 * n, 50, 50)
    form = Form(buttons)
    form.on_focus = told.append
    form.handle(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    form.handle(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    assert told == buttons
