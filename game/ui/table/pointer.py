"""Turns mouse events into gestures: click, double click, drag, drop, look closer. Knows neither cards nor rules.

Only what is in the events is used, and time that is passed in, so that tests and other programs can post events.
"""

from collections.abc import Callable

import msgspec
import pygame
from pygame.event import Event

DRAG_AFTER = 6
"""Window pixels that a pressed pointer moves before it drags."""
DOUBLE_WITHIN, DOUBLE_NEAR = 0.35, 8
LONG_PRESS = 0.5

Point = tuple[int, int]


class Click(msgspec.Struct, frozen=True):
    """A press and release on one target; `double` for the second of two, `shift` while that key is held."""

    target: str
    double: bool = False
    shift: bool = False


class DragBegan(msgspec.Struct, frozen=True):
    """A pressed target is being dragged; `at` is where it was pressed."""

    target: str
    at: Point
    pos: Point


class DragMoved(msgspec.Struct, frozen=True):
    """The pointer moved on; `over` is what lies under it."""

    pos: Point
    over: str | None


class Dropped(msgspec.Struct, frozen=True):
    """What was dragged is let go over a target, or over nothing."""

    pos: Point
    over: str | None


class Cancelled(msgspec.Struct, frozen=True):
    """The drag was broken off."""


class LookCloser(msgspec.Struct, frozen=True):
    """The right button, or a long press, on a target."""

    target: str


class ClickedNothing(msgspec.Struct, frozen=True):
    """A click on the bare cloth."""


class Banding(msgspec.Struct, frozen=True):
    """A rubber band is drawn over the cloth, from where the button went down to the pointer."""

    start: Point
    end: Point


class Banded(msgspec.Struct, frozen=True):
    """The rubber band is let go; `shift` while that key is held."""

    start: Point
    end: Point
    shift: bool = False


Gesture = Click | DragBegan | DragMoved | Dropped | Cancelled | LookCloser | ClickedNothing | Banding | Banded


class Pointer:
    """The state of one mouse over the table. `hit` tells what lies at a point; `shift` follows the key events."""

    def __init__(self, hit: Callable[[Point], str | None]) -> None:
        self._hit = hit
        self._pressed: str | None = None
        self._pressed_at: Point | None = None
        self._held = 0.0
        self.shift = False
        self.is_dragging = False
        self.is_banding = False
        self._last: tuple[str, Point, float] | None = None
        self._time = 0.0

    @property
    def is_engaged(self) -> bool:
        """Whether a button of the mouse is held over the table."""
        return self._pressed_at is not None or self.is_dragging

    def handle(self, event: Event) -> Gesture | None:
        """What an event comes to, None while it comes to nothing yet."""
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT):
                self.shift = event.type == pygame.KEYDOWN
            case pygame.MOUSEBUTTONDOWN:
                return self._down(event.pos, event.button)
            case pygame.MOUSEMOTION:
                return self._moved(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
        return None

    def cancel(self) -> Gesture | None:
        """Break off what is held."""
        was, self.is_dragging, self.is_banding = self.is_dragging or self.is_banding, False, False
        self._pressed = self._pressed_at = None
        return Cancelled() if was else None

    def pass_time(self, dt: float) -> Gesture | None:
        """Let time pass; a press that rests long enough becomes a closer look."""
        self._time += dt
        if self._pressed is None or self.is_dragging:
            return None
        self._held += dt
        if self._held < LONG_PRESS:
            return None
        target, self._pressed, self._pressed_at = self._pressed, None, None
        return LookCloser(target)

    def _down(self, pos: Point, button: int) -> Gesture | None:
        if button == 3:
            if self.is_dragging or self.is_banding:
                return self.cancel()
            target = self._hit(pos)
            return LookCloser(target) if target else None
        if button != 1:
            return None
        self._pressed, self._pressed_at, self._held = self._hit(pos), pos, 0.0
        return None

    def _moved(self, pos: Point) -> Gesture | None:
        if self.is_dragging:
            return DragMoved(pos, self._hit(pos))
        if self._pressed_at is None:
            return None
        if not self.is_banding and not _apart(pos, self._pressed_at, DRAG_AFTER):
            return None
        if self._pressed is None:
            self.is_banding = True
            return Banding(self._pressed_at, pos)
        self.is_dragging = True
        return DragBegan(self._pressed, self._pressed_at, pos)

    def _up(self, pos: Point) -> Gesture | None:
        pressed, at = self._pressed, self._pressed_at
        self._pressed = self._pressed_at = None
        if self.is_dragging:
            self.is_dragging = False
            return Dropped(pos, self._hit(pos))
        if at is None:
            return None
        if self.is_banding:
            self.is_banding = False
            return Banded(at, pos, self.shift)
        target = self._hit(pos)
        if target is None and pressed is None:
            return ClickedNothing()
        if target is None or target != pressed:
            return None
        double = self._is_double(target, pos)
        self._last = None if double else (target, pos, self._time)
        return Click(target, double, self.shift)

    def _is_double(self, target: str, pos: Point) -> bool:
        if self._last is None:
            return False
        before, at, when = self._last
        return before == target and self._time - when <= DOUBLE_WITHIN and not _apart(pos, at, DOUBLE_NEAR)


def _apart(one: Point, other: Point, far: int) -> bool:
    return abs(one[0] - other[0]) > far or abs(one[1] - other[1]) > far
