"""A button that must be held, for what must not happen by accident: showing a hand at a shared screen."""

from collections.abc import Callable

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.kit import Kit
from game.ui.theme import INK_ON_GOLD, INK_ON_GOLD_SOFT
from game.ui.widgets.button import Button

SECONDS = 0.6


class HoldButton(Button):
    """Held with the mouse or Space for 0.6 s it acts, the ring runs back when it is let go. Enter acts at once.

    For hands that cannot hold: a short click arms it, a second one acts. `again` is the label while it is armed.
    """

    def __init__(
        self, id: str, label: str, again: str, on_press: Callable[[], None], sub: str, icon: str = "eye"
    ) -> None:
        super().__init__(id, label, on_press, kind="primary", icon=icon, sub=sub, size=46, sub_size=22, heading=True)
        self.again = again
        self.held = 0.0  # seconds, runs back at the same speed
        self.armed = False
        self._down = False
        self._done = False

    @property
    def moving(self) -> bool:
        """True while the ring runs."""
        return not self._done and (self._down or self.held > 0)

    def _act(self) -> None:
        if not self._done:
            self._done = True
            self.on_press()

    def mouse(self, event: Event) -> bool:
        """Holding runs the ring; a short click arms it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._down = True
            return True
        if event.type == pygame.MOUSEMOTION and self._down and not event.buttons[0]:
            self.drop()
        if event.type == pygame.MOUSEBUTTONUP and self._down:
            self._down = False
            if self.hit(event.pos):
                self._let_go()
            return True
        return False

    def drop(self) -> None:
        """Let go without anything: the button came up out of sight, or another window came to the front."""
        self._down = False

    def _let_go(self) -> None:
        if self.armed:
            self._act()
        self.armed = self.changed = True

    def key(self, event: Event) -> bool:
        """Enter acts at once, Space is held like the mouse."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._act()
            return True
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == pygame.K_SPACE:
            was, self._down = self._down, event.type == pygame.KEYDOWN
            if was and not self._down:
                self._let_go()
            return True
        return False

    def update(self, dt: float) -> bool:
        """The ring runs on or back."""
        before = self.held
        self.held = min(SECONDS, max(0.0, self.held + (dt if self._down else -dt)))
        if self.held >= SECONDS:
            self._act()
        return self.held != before

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The ring with the eye, and words."""
        theme, text = kit.theme, kit.text
        self.draw_ground(kit, surface, self.rect)
        side = min(theme.u(92), round(self.rect.h * 0.8))
        middle = (self.rect.left + theme.u(44) + side // 2, self.rect.centery)
        ring = kit.paint.path("M50 10A40 40 0 1 1 49.9 10Z", side, "#FFF1C2")
        corner = (middle[0] - side // 2, middle[1] - side // 2)
        surface.blit(ring, corner)
        surface.blit(kit.paint.path("M50 10A40 40 0 1 1 49.9 10Z", side, "#B98318", 11), corner)
        share = round(24 * self.held / SECONDS)
        if share:
            surface.blit(kit.paint.path(_arc(share / 24), side, INK_ON_GOLD, 11), corner)
        kit.paint.icon(surface, self.icon or "eye", middle, side // 2, INK_ON_GOLD)
        left = middle[0] + side // 2 + theme.u(34)
        room = self.rect.right - theme.u(24) - left
        upper, lower = text.line(self.size, self.face), text.line(self.sub_size)
        top = self.rect.centery - (upper + lower) // 2
        label = self.again if self.armed else self.label
        text.draw(surface, label, (left, top + upper // 2), self.size, INK_ON_GOLD, self.face, room=room)
        text.draw(surface, self.sub, (left, top + upper + lower // 2), self.sub_size, INK_ON_GOLD_SOFT, room=room)


def _arc(share: float) -> str:
    """A path from the top, clockwise, a share of the circle."""
    import math

    if share >= 1:
        return "M50 10A40 40 0 1 1 49.9 10Z"
    angle = 2 * math.pi * share
    x, y = 50 + 40 * math.sin(angle), 50 - 40 * math.cos(angle)
    return f"M50 10A40 40 0 {1 if share > 0.5 else 0} 1 {x:.2f} {y:.2f}"
