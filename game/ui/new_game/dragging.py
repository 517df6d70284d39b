"""Telling a drag from a press: a face that is pressed and moved a little is carried until it is let go."""

from collections.abc import Callable
from enum import Enum, auto

import pygame
from msgspec import Struct
from pygame.event import Event

FAR_ENOUGH = 8
"""Window pixels from which on a press is a drag."""

Position = tuple[int, int]


class FromChair(Struct, frozen=True):
    """What is carried: whoever sits in a chair."""

    chair: int


class FromHouse(Struct, frozen=True):
    """What is carried: somebody on the list, by place."""

    number: int


Carried = FromChair | FromHouse


class Carry(Struct, frozen=True):
    """Who hears of a drag: where the pointer is, where it was let go, and that it came to nothing."""

    move: Callable[[Carried, Position], None]
    drop: Callable[[Carried, Position], None]
    cancel: Callable[[], None]


class Gesture(Enum):
    """What a mouse event was."""

    NOTHING = auto()
    BEGUN = auto()
    """A press, of which it is not known yet what becomes of it."""
    CARRIED = auto()
    """It goes on, or has ended, as a drag."""
    PRESSED = auto()
    """Pressed and let go without moving."""


class Grip:
    """Follows the pointer from a press on."""

    def __init__(self, carry: Carry | None) -> None:
        """Without anybody to hear of it nothing is carried."""
        self._carry = carry
        self._from: Position | None = None
        self._carried: Carried | None = None

    @property
    def is_carrying(self) -> bool:
        """Whether something is being carried."""
        return self._carried is not None

    def mouse(self, event: Event, what: Carried) -> Gesture:
        """Takes a mouse event; `what` is carried if this press becomes a drag."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._from, self._carried = event.pos, None
            return Gesture.BEGUN
        if event.type == pygame.MOUSEMOTION and self._from is not None and self._carry is not None:
            far = max(abs(event.pos[0] - self._from[0]), abs(event.pos[1] - self._from[1]))
            if self._carried is None and far >= FAR_ENOUGH:
                self._carried = what
            if self._carried is not None:
                self._carry.move(self._carried, event.pos)
                return Gesture.CARRIED
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._from is not None:
            carried, self._from, self._carried = self._carried, None, None
            if carried is None or self._carry is None:
                return Gesture.PRESSED
            self._carry.drop(carried, event.pos)
            return Gesture.CARRIED
        return Gesture.NOTHING

    def key(self, event: Event) -> bool:
        """Esc lets it glide back."""
        if not self.is_carrying or event.type != pygame.KEYDOWN or event.key != pygame.K_ESCAPE or self._carry is None:
            return False
        self._from = self._carried = None
        self._carry.cancel()
        return True
