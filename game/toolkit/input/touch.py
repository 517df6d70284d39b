"""Fingers on a touch screen become the mouse that every screen knows, two of them its wheel.

Knows no screen. The events it makes are marked `touch`, for code that treats fingers differently. SDL's own mouse for
the first finger is switched off (`game.toolkit.window.prepare`): it presses before it is known whether a second finger
comes.
"""

from enum import Enum, auto
from typing import Final

import pygame
from pygame import Event

FINGER_EVENTS: Final = frozenset((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
SLOP: Final = 12
"""Real pixels that a finger may tremble during a press."""
PRESSES_AFTER: Final = 0.12
"""Seconds that a first finger waits for a second one before it presses."""
NOTCH: Final = 44
"""Real pixels that two fingers move for one notch of a wheel."""
NOWHERE: Final = (-1, -1)

Point = tuple[int, int]


class _Doing(Enum):
    NOTHING = auto()
    WAITING = auto()
    """One is down, and may be joined by another."""
    PRESSING = auto()
    SCROLLING = auto()


class TouchInput:
    """All fingers on the window. `take` and `pass_time` return the equivalent mouse events."""

    def __init__(self) -> None:
        self._down: dict[int, Point] = {}
        self._doing = _Doing.NOTHING
        self._begun: Point = NOWHERE
        self._last: Point = NOWHERE
        self._held = 0.0
        self._moves = False
        self._owed = 0.0  # real pixels that two fingers have moved since the last notch

    @property
    def is_held(self) -> bool:
        """Whether any finger is down."""
        return bool(self._down)

    def take(self, event: Event, size: tuple[int, int]) -> list[Event]:
        """The mouse events for an event in a window of `size` real pixels."""
        at = (
            min(size[0] - 1, max(0, int(event.x * size[0]))),
            min(size[1] - 1, max(0, int(event.y * size[1]))),
        )
        if event.type == pygame.FINGERDOWN:
            return self._touched(event.finger_id, at)
        if event.finger_id not in self._down:
            return []
        if event.type == pygame.FINGERMOTION:
            return self._moved(event.finger_id, at)
        del self._down[event.finger_id]
        return self._lifted(at)

    def pass_time(self, dt: float) -> list[Event]:
        """A resting finger presses what is under it."""
        self._held += dt
        return self._press() if self._doing is _Doing.WAITING and self._held >= PRESSES_AFTER else []

    def let_go(self) -> list[Event]:
        """The window lost its fingers: abort what they held."""
        was, self._doing = self._doing, _Doing.NOTHING
        self._down.clear()
        return _broken_off() if was is _Doing.PRESSING else []

    def _touched(self, finger: int, at: Point) -> list[Event]:
        self._down[finger] = at
        if len(self._down) == 1:
            self._doing, self._begun, self._last, self._held, self._moves = _Doing.WAITING, at, at, 0.0, False
            return []
        was, self._doing = self._doing, _Doing.SCROLLING
        self._last, self._owed = self._middle(), 0.0
        return _broken_off() if was is _Doing.PRESSING else []

    def _moved(self, finger: int, at: Point) -> list[Event]:
        self._down[finger] = at
        match self._doing:
            case _Doing.WAITING | _Doing.PRESSING:
                far = max(abs(at[0] - self._begun[0]), abs(at[1] - self._begun[1]))
                if not self._moves and far <= SLOP:
                    return []
                self._moves = True
                pressed = self._press() if self._doing is _Doing.WAITING else []
                return [*pressed, self._motion(at, True)]
            case _Doing.SCROLLING:
                return self._scrolled()
        return []

    def _lifted(self, at: Point) -> list[Event]:
        if self._doing is _Doing.SCROLLING:
            if not self._down:
                self._doing = _Doing.NOTHING
                return [self._motion(NOWHERE, False)]
            self._last = self._middle()
            return []
        pressed = self._press() if self._doing is _Doing.WAITING else []
        self._doing = _Doing.NOTHING
        end = at if self._moves else self._begun
        return [*pressed, Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=True)]

    def _press(self) -> list[Event]:
        self._doing = _Doing.PRESSING
        down = Event(pygame.MOUSEBUTTONDOWN, pos=self._begun, button=1, touch=True)
        return [self._motion(self._begun, False), down]

    def _scrolled(self) -> list[Event]:
        before, self._last = self._last, self._middle()
        self._owed += self._last[1] - before[1]
        notches = int(self._owed / NOTCH)
        if not notches:
            return []
        self._owed -= notches * NOTCH
        wheel = Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False, touch=True)
        return [self._motion(self._last, False), wheel]

    def _motion(self, at: Point, is_down: bool) -> Event:
        return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(is_down), 0, 0), touch=True)

    def _middle(self) -> Point:
        places = list(self._down.values())
        return sum(x for x, _ in places) // len(places), sum(y for _, y in places) // len(places)


def _broken_off() -> list[Event]:
    """A press that ends outside everything."""
    return [
        Event(pygame.MOUSEMOTION, pos=NOWHERE, rel=(0, 0), buttons=(0, 0, 0), touch=True),
        Event(pygame.MOUSEBUTTONUP, pos=NOWHERE, button=1, touch=True),
    ]
