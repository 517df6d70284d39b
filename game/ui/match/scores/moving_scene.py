"""Screens on which something moves for a moment over a picture that stands still."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.widgets.state_scene import State, StateScene
from game.ui.match.scores.count_up import Counting
from game.ui.shared.falling_pips import FallingNow


class MovingScene(StateScene[State]):
    """Any click or key is enough of the motion; `takes_press` tells whether it does nothing else then. The motion goes
    on over every new layout.
    """

    takes_press = False

    def __init__(self, state: State, motion: Counting | FallingNow) -> None:
        super().__init__(state)
        self.motion = motion
        self._is_picture_stale = True

    @property
    def busy(self) -> bool:
        return self.motion.is_running

    def handle(self, event: Event) -> bool | None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.motion.finish():
            self.form.changed = True
            if self.takes_press:
                return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        has_moved = self.motion.pass_time(dt)
        changed = super().update(dt)
        self._is_picture_stale = self._is_picture_stale or changed
        return changed or has_moved

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while something moves only that."""
        fresh = whole or self._is_picture_stale
        if fresh:
            self._is_picture_stale = False
            self.motion.begin()
            super().draw(surface, whole)
            if not self.busy:
                return None
        rects = self.motion.draw(self.kit, surface)
        return None if fresh else rects
