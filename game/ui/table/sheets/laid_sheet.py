"""A sheet in its place on the table, with buttons on it."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.toolkit.boxes import Box, Placed
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button


class LaidSheet:
    """Laid out once: it draws its words, and each button that fits has its place. A button comes with the letter that
    presses it; its form draws it.
    """

    def __init__(self, kit: Kit, rect: Rect, box: Box, buttons: Iterable[tuple[str, Button]]) -> None:
        self.rect = rect
        self._placed = Placed(box, kit, rect)
        self.buttons = tuple((letter, button) for letter, button in buttons if button.rect.w)

    def draw(self, kit: Kit, surface: Surface, _: Rect | None = None) -> None:
        """The paper and its words, where they have their places."""
        self._placed.draw(kit, surface)


def unpressed() -> None:
    """For a button of a sheet that is only being laid out."""
