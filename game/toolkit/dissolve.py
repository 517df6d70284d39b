"""Dissolves the last picture of a screen into the first picture of the next one."""

from typing import Final

from pygame import Surface

LASTS: Final = 0.25
"""Seconds; a press shows the new screen at once."""


class Dissolve:
    """Drawn instead of the new screen, which is already active, until `is_over`."""

    def __init__(self, old: Surface) -> None:
        self._old, self._new = old, old
        self._left = LASTS

    @property
    def is_over(self) -> bool:
        return self._left <= 0

    def end(self) -> None:
        self._left = 0.0

    def show(self, surface: Surface) -> None:
        """The surface now shows the first picture of the new screen."""
        self._new = surface.copy()

    def pass_time(self, dt: float) -> None:
        self._left -= dt

    def draw(self, surface: Surface) -> None:
        surface.blit(self._new, (0, 0))
        self._old.set_alpha(round(255 * max(0.0, self._left) / LASTS))
        surface.blit(self._old, (0, 0))
