"""The face at a seat of New game: shows the portrait, and the next one at a press."""

from collections.abc import Callable, Collection

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK_ON_GOLD
from game.ui.widgets import Widget
from game.ui.widgets.base import ACTIVATE
from game.words import screens as words

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, **dict.fromkeys(ACTIVATE, 1)}


class Face(Widget):
    """A portrait to press; Enter, Space and the right arrow take the next one as well, the left arrow the one before.

    Faces that others at the table have are passed over.
    """

    role = "choice"
    radius = 60

    def __init__(self, id: str, label: str, change: Callable[[int], None]) -> None:
        super().__init__(id, label, tooltip=words.NEXT_FACE)
        self._change = change
        self._look = 0
        self._team = 0
        self._taken: frozenset[int] = frozenset()

    @property
    def value(self) -> str:
        """Which one it is, counted from 1."""
        return words.face_number(self._look)

    def show(self, look: int, team: int, taken: Collection[int]) -> None:
        """What is shown; `taken` are the faces of the others."""
        self._look, self._team, self._taken, self.changed = look, team, frozenset(taken), True

    def turn(self, by: int) -> None:
        """The next face that nobody else has, forwards or backwards."""
        count = len(portraits.LOOKS)
        steps = ((self._look + by * n) % count for n in range(1, count + 1))
        self._change(next(look for look in steps if look not in self._taken or look == self._look))

    def mouse(self, event: Event) -> bool:
        """A press takes the next one."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.turn(1)
            return True
        return False

    def key(self, event: Event) -> bool:
        """Arrows, Enter and Space."""
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self.turn(STEPS[event.key])
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The portrait, and a pencil that says that it can be changed."""
        side = self.rect.h
        portraits.draw(kit.paint, surface, self._look, self._team, self.rect.topleft, side, self.hover)
        badge = max(16, round(side * 0.3))
        spot = Rect(self.rect.right - badge, self.rect.bottom - badge, badge, badge)
        kit.paint.icon(surface, "disc", spot.center, badge, GOLD)
        kit.paint.icon(surface, "edit", spot.center, round(badge * 0.68), INK_ON_GOLD)
