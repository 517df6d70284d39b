"""Lifting a packet off a stack by pointer, wheel or arrow keys; the caller decides how it looks and what it is for."""

import random
from enum import Enum, auto
from typing import Final

import pygame
from pygame import Event, Rect

DRAG_AFTER: Final = 5
"""The real pixels of movement that make a press a drag."""
STEPS_OF: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""The arrows lift fewer cards or more."""


class Touch(Enum):
    """The effect of an event on the packet."""

    HELD = auto()
    MOVED = auto()
    STEPPED = auto()
    """By wheel or key."""
    LET_GO = auto()
    LOST = auto()
    """The button was released, or the window lost the focus, unseen."""
    PUT_BACK = auto()
    """Back to as many cards as before it was picked up."""


class Lifting:
    """How many cards are lifted, from `bounds[0]` to `bounds[1]`. `cards` may be fractional; `count` is rounded."""

    def __init__(self, chance: random.Random, bounds: tuple[int, int], cards: float, steps: tuple[int, int]) -> None:
        """A step of wheel or keys is `steps[0]` to `steps[1]` cards at random, so that nobody can count."""
        self._chance, self._bounds, self._steps = chance, bounds, steps
        self._start: tuple[int, int] | None = None
        self.before = self.cards = cards
        """`before` is the number of cards when the packet was picked up."""
        self.way = (0, 0)
        """Real pixels from where it was picked up to the pointer."""
        self.is_dragged = False
        self.farthest = 0
        """The most real pixels that the pointer was from where it was picked up, sideways or up and down."""

    @property
    def is_held(self) -> bool:
        """Whether the pointer holds the packet."""
        return self._start is not None

    @property
    def count(self) -> int:
        """The rounded number of cards."""
        return round(self.cards)

    def move_to(self, cards: float) -> None:
        """Lift this many cards, within the bounds."""
        least, most = self._bounds
        self.cards = min(max(cards, least), most)

    def take(self, event: Event, grip: Rect) -> Touch | None:
        """Handle an event; None if it isn't for the packet. A press inside `grip` takes hold of it."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and grip.collidepoint(event.pos):
                self._start, self.before, self.way = event.pos, self.cards, (0, 0)
                self.is_dragged, self.farthest = False, 0
                return Touch.HELD
            case pygame.MOUSEMOTION if self._start is not None:
                if not event.buttons[0]:
                    return self._let_go(Touch.LOST)
                self.way = event.pos[0] - self._start[0], event.pos[1] - self._start[1]
                self.farthest = max(self.farthest, *map(abs, self.way))
                self.is_dragged = self.farthest >= DRAG_AFTER
                return Touch.MOVED
            case pygame.MOUSEBUTTONUP if self.is_held and event.button == 1:
                return self._let_go(Touch.LET_GO)
            case pygame.WINDOWFOCUSLOST if self.is_held:
                return self._let_go(Touch.LOST)
            case pygame.MOUSEBUTTONDOWN if event.button == 3 and self.is_held:
                return self._let_go(Touch.PUT_BACK)
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE and self.is_held:
                return self._let_go(Touch.PUT_BACK)
            case pygame.MOUSEWHEEL:
                return self._step(1 if event.y < 0 else -1)
            case pygame.KEYDOWN if event.key in STEPS_OF:
                return self._step(STEPS_OF[event.key])
        return None

    def _let_go(self, how: Touch) -> Touch:
        if how is Touch.PUT_BACK:
            self.cards = self.before
        self._start = None
        return how

    def _step(self, way: int) -> Touch:
        self.move_to(self.cards + way * self._chance.randint(*self._steps) + self._chance.choice((-1, 0, 1)))
        return Touch.STEPPED
