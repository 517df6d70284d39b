"""A button that must be held, for things that must not happen by accident, such as showing a hand at a shared
screen.
"""

import math
from collections.abc import Callable
from typing import Final

from pygame import KEYDOWN, KEYUP, MOUSEBUTTONDOWN, MOUSEBUTTONUP, MOUSEMOTION, Event, Surface

from game.toolkit.drawing.theme import GOLD_DEEP, GOLD_PALE, INK_ON_GOLD, INK_ON_GOLD_SOFT, OFF_FILL, OFF_RIM, OFF_TEXT
from game.toolkit.kit import Kit
from game.toolkit.widgets.base import ACTIVATE
from game.toolkit.widgets.button import Button, ButtonLook

SECONDS: Final = 0.9
"""Holding for a second is always long enough, whatever the frame times."""

MOUSE: Final = -1
"""Stands for the left mouse button in place of a key."""


class HoldButton(Button):
    """Acts when held without a break by the mouse, a finger, Space or Enter; shorter presses, however many, do nothing,
    unless it was made for a press.
    """

    doing = (*Button.doing, "held", "_by", "_done", "_ring")

    def __init__(self, id: str, label: str, on_press: Callable[[], None], sub: str, is_held: bool = True) -> None:
        super().__init__(id, label, on_press, look=ButtonLook("primary", 46, sub_size=22, heading=True), sub=sub)
        self.is_held = is_held
        """Whether it must be held; otherwise a press is enough."""
        self.held = 0.0
        """How long the present press has lasted, in seconds."""
        self._by: int | None = None
        self._done = False
        self._ring = 0.0  # seconds shown by the ring, which runs back after release

    @property
    def moving(self) -> bool:
        """True while the ring moves."""
        return not self._done and (self._by is not None or self._ring > 0)

    def press(self) -> None:
        """Does nothing unless a press is enough; then acts once."""
        if not self.is_held and not self._done:
            self._done = self.enabled
            super().press()

    def mouse(self, event: Event) -> bool:
        """The ring runs while the left button is down and the pointer stays on it."""
        if not self.is_held:
            return super().mouse(event)
        if event.type == MOUSEBUTTONDOWN:
            self._hold(MOUSE)
            return True
        if event.type == MOUSEMOTION and self._by == MOUSE and not (event.buttons[0] and self.hit(event.pos)):
            self.drop()
        if event.type == MOUSEBUTTONUP and self._by == MOUSE:
            self.drop()
            return True
        return False

    def key(self, event: Event) -> bool:
        """Space and Enter are held like the mouse; a key that repeats is one press."""
        if not self.is_held:
            return super().key(event)
        if event.type not in (KEYDOWN, KEYUP) or event.key not in ACTIVATE:
            return False
        if event.type == KEYDOWN:
            self._hold(event.key)
        elif self._by == event.key:
            self.drop()
        return True

    def _hold(self, by: int) -> None:
        """A press begins; two at once count as none."""
        if not self.enabled or self._by == by:
            return
        if self._by is not None:
            self.drop()
            return
        self._by, self.held = by, 0.0

    def drop(self) -> None:
        """Released too early or out of view, or another window came to the front."""
        self._by, self.held = None, 0.0

    def disturb(self, press: int) -> None:
        """Something else was pressed (a key, or the mouse as `MOUSE`), which ends the hold."""
        if self._by not in (None, press):
            self.drop()

    def focus(self, gained: bool) -> None:
        """The focus went elsewhere, which ends the hold."""
        if not gained:
            self.drop()

    def update(self, dt: float) -> bool:
        before = self._ring
        if self._by is None:
            self._ring = max(0.0, self._ring - 2 * dt)
        else:
            self.held += dt
            self._ring = min(SECONDS, self.held)
        if self.held >= SECONDS and not self._done:
            self._done = True
            self.on_press()
        return self._ring != before

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The ring with the eye, and the text."""
        theme, text = kit.theme, kit.text
        self.draw_ground(kit, surface, self.rect)
        ink, soft = (INK_ON_GOLD, INK_ON_GOLD_SOFT) if self.enabled else (OFF_TEXT, OFF_TEXT)
        pale, dark = (GOLD_PALE, GOLD_DEEP) if self.enabled else (OFF_FILL, OFF_RIM)
        side = min(theme.u(92), round(self.rect.h * 0.8))
        middle = (self.rect.left + theme.u(44) + side // 2, self.rect.centery)
        corner = (middle[0] - side // 2, middle[1] - side // 2)
        surface.blit(kit.paint.path(_CIRCLE, side, pale), corner)
        surface.blit(kit.paint.path(_CIRCLE, side, dark, 11), corner)
        share = round(24 * self._ring / SECONDS)
        if share:
            surface.blit(kit.paint.path(_arc(share / 24), side, ink, 11), corner)
        kit.paint.icon(surface, "eye", middle, side // 2, ink)
        left = middle[0] + side // 2 + theme.u(34)
        room = self.rect.right - theme.u(24) - left
        size, small = self.size, self.sub_size
        while text.line(size, self.face) + text.line(small) > self.rect.h and size > 20:  # large text, low window
            size, small = size - 2, max(18, small - 1)
        upper, lower = text.line(size, self.face), text.line(small)
        top = self.rect.centery - (upper + lower) // 2
        text.draw(surface, self.label, (left, top + upper // 2), size, ink, self.face, room=room)
        second = kit.keys.told(self.sub) if self.enabled else self.reason
        text.draw(surface, second, (left, top + upper + lower // 2), small, soft, room=room)


_CIRCLE: Final = "M50 10A40 40 0 1 1 49.9 10Z"


def _arc(share: float) -> str:
    """An arc from the top, clockwise, as a share of the circle."""
    if share >= 1:
        return _CIRCLE
    angle = 2 * math.pi * share
    x, y = 50 + 40 * math.sin(angle), 50 - 40 * math.cos(angle)
    return f"M50 10A40 40 0 {1 if share > 0.5 else 0} 1 {x:.2f} {y:.2f}"
