"""Turns mouse events into gestures: click, double click, drag, drop, zoom. Knows neither cards nor rules.

Only what is in the events is used, and time that is passed in, so that tests and other programs can post events.
"""

from collections.abc import Callable
from typing import Final

import msgspec
import pygame
from pygame import Event

from game.turn.spots import Spot

DRAG_AFTER: Final = 6
"""Window pixels that a pressed pointer moves before it drags, at the default size of the interface."""
DOUBLE_WITHIN, DOUBLE_NEAR = 0.35, 8
DOUBLE_NEAR_BY_FINGER: Final = 32
"""Window pixels: a finger doesn't tap the same place twice."""
LONG_PRESS: Final = 0.5
"""Seconds after which a resting finger enlarges what is under it. A mouse has a button for that."""

SHIFTS: Final = (pygame.K_LSHIFT, pygame.K_RSHIFT)
CTRLS: Final = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LMETA, pygame.K_RMETA)

Point = tuple[int, int]


class Click(msgspec.Struct, frozen=True):
    """A press and release on one thing; `double` for the second of two, `shift` and `ctrl` while they are held."""

    spot: Spot
    double: bool = False
    shift: bool = False
    ctrl: bool = False


class DragBegan(msgspec.Struct, frozen=True):
    """What was pressed is being dragged; `at` is where it was pressed."""

    spot: Spot
    at: Point
    pos: Point


class DragMoved(msgspec.Struct, frozen=True):
    """The pointer moved; `over` is what is under it."""

    pos: Point
    over: Spot | None


class Dropped(msgspec.Struct, frozen=True):
    """A dragged thing is released over a target, or over nothing; `shift` if that key is held."""

    pos: Point
    over: Spot | None
    shift: bool = False


class Cancelled(msgspec.Struct, frozen=True):
    """The drag was broken off."""


class ZoomIn(msgspec.Struct, frozen=True):
    """The right button, or a long press, on something."""

    spot: Spot


class ClickedNothing(msgspec.Struct, frozen=True):
    """A click on the bare cloth."""

    at: Point


class Banding(msgspec.Struct, frozen=True):
    """A rubber band over the cloth, from where the button went down to the pointer."""

    start: Point
    end: Point


class Banded(msgspec.Struct, frozen=True):
    """The rubber band is released; `shift` if that key is held."""

    start: Point
    end: Point
    shift: bool = False


Gesture = Click | DragBegan | DragMoved | Dropped | Cancelled | ZoomIn | ClickedNothing | Banding | Banded


class Pointer:
    """The state of one mouse over the table.

    `hit` says what is at a point; `shift` and `ctrl` follow the keys. A button released outside the window, or while
    another window was in front, no longer counts as held: the next event cancels the drag. However long a press lasts,
    and whatever it slips by within `reach`, it is a click on what was pressed.
    """

    def __init__(
        self,
        hit: Callable[[Point], Spot | None],
        reach: Callable[[], int] = lambda: DRAG_AFTER,
        may_lift: Callable[[Spot], bool] = lambda _: True,
        may_enlarge: Callable[[Spot], bool] = lambda _: True,
    ) -> None:
        """`reach` is how many window pixels a press may slip; only what `may_lift` can be dragged, and only what
        `may_enlarge` is enlarged under a resting finger.
        """
        self._hit, self._reach, self._may_lift, self._may_enlarge = hit, reach, may_lift, may_enlarge
        self._pressed: Spot | None = None
        self._pressed_at: Point | None = None
        self._held = 0.0
        self._by_finger = False
        self.shift = self.ctrl = False
        self.is_dragging = False
        self.is_banding = False
        self._last: tuple[Spot, Point, float] | None = None
        self.time = 0.0
        """Seconds that have passed."""

    @property
    def is_engaged(self) -> bool:
        """Whether a mouse button is held over the table."""
        return self._pressed_at is not None or self.is_dragging

    def handle(self, event: Event) -> Gesture | None:
        """The gesture an event completes; None if none yet."""
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                self._hold_keys(event)
            case pygame.WINDOWFOCUSLOST:
                self.shift = self.ctrl = False
                return self.cancel()
            case pygame.MOUSEBUTTONDOWN:
                self._by_finger = bool(event.dict.get("touch"))
                return self._down(event.pos, event.button)
            case pygame.MOUSEMOTION if self.is_engaged and not event.buttons[0]:
                return self.cancel()
            case pygame.MOUSEMOTION:
                return self._moved(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
        return None

    def _hold_keys(self, event: Event) -> None:
        """A key reports itself, every other key those held with it."""
        down = event.type == pygame.KEYDOWN
        self.shift = down if event.key in SHIFTS else bool(event.mod & pygame.KMOD_SHIFT)
        self.ctrl = down if event.key in CTRLS else bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))

    def cancel(self) -> Gesture | None:
        """Cancel the current drag."""
        was, self.is_dragging, self.is_banding = self.is_dragging or self.is_banding, False, False
        self._pressed = self._pressed_at = None
        return Cancelled() if was else None

    def pass_time(self, dt: float) -> Gesture | None:
        """Let time pass; a finger that rests long enough zooms in."""
        self.time += dt
        if self._pressed is None or self.is_dragging:
            return None
        self._held += dt
        if self._held < LONG_PRESS or not self._by_finger or not self._may_enlarge(self._pressed):
            return None
        spot, self._pressed, self._pressed_at = self._pressed, None, None
        return ZoomIn(spot)

    def _down(self, pos: Point, button: int) -> Gesture | None:
        if button == 3:
            if self.is_dragging or self.is_banding:
                return self.cancel()
            spot = self._hit(pos)
            return ZoomIn(spot) if spot is not None else None
        if button != 1:
            return None
        broken_off = self.cancel()  # a second press without a release: the release was lost
        self._pressed, self._pressed_at, self._held = self._hit(pos), pos, 0.0
        return broken_off

    def _moved(self, pos: Point) -> Gesture | None:
        if self.is_dragging:
            return DragMoved(pos, self._hit(pos))
        if self._pressed_at is None:
            return None
        if not self.is_banding and not apart(pos, self._pressed_at, self._reach()):
            return None
        if self._pressed is None:
            self.is_banding = True
            return Banding(self._pressed_at, pos)
        if not self._may_lift(self._pressed):
            return None
        self.is_dragging = True
        return DragBegan(self._pressed, self._pressed_at, pos)

    def _up(self, pos: Point) -> Gesture | None:
        pressed, at = self._pressed, self._pressed_at
        self._pressed = self._pressed_at = None
        if self.is_dragging:
            self.is_dragging = False
            return Dropped(pos, self._hit(pos), self.shift)
        if at is None:
            return None
        if self.is_banding:
            self.is_banding = False
            return Banded(at, pos, self.shift)
        if pressed is None:
            return ClickedNothing(pos) if self._hit(pos) is None else None
        if apart(pos, at, self._reach()) and self._hit(pos) != pressed:
            return None
        double = self._is_double(pressed, pos)
        self._last = None if double else (pressed, pos, self.time)
        return Click(pressed, double, self.shift, self.ctrl)

    def _is_double(self, spot: Spot, pos: Point) -> bool:
        if self._last is None:
            return False
        before, at, when = self._last
        near = max(self._reach(), DOUBLE_NEAR_BY_FINGER if self._by_finger else DOUBLE_NEAR)
        return before == spot and self.time - when <= DOUBLE_WITHIN and not apart(pos, at, near)


def apart(one: Point, other: Point, far: int) -> bool:
    return abs(one[0] - other[0]) > far or abs(one[1] - other[1]) > far
