"""A button with a box as its face: a screen declares what is on it together with everything else."""

from collections.abc import Callable
from typing import Any

from pygame import Surface

from game.toolkit.boxes import Box, Paint, Placed, board
from game.toolkit.drawing.theme import GOLD, LINE_LIGHT, ROW, ROW_CHOSEN
from game.toolkit.kit import Kit
from game.toolkit.widgets.button import Button


class FacedButton(Button):
    """`face` makes its face from its current state, such as `ink`, and its place. A screen reader says `value` after
    the label. Without a `ground` it has the one of its kind.
    """

    def __init__(
        self,
        id: str,
        label: str,
        on_press: Callable[[], None],
        face: Callable[["FacedButton", Kit], Box],
        *,
        value: str = "",
        ground: Callable[[Button], Paint] | None = None,
        **given: Any,
    ) -> None:
        super().__init__(id, label, on_press, **given)
        self._face, self._value, self._ground = face, value, ground

    @property
    def value(self) -> str:
        return self._value

    def tip(self) -> str:
        """Its face says why it is off."""
        return self.tooltip

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self._ground is None:
            self.draw_ground(kit, surface, self.rect)
        else:
            self._ground(self)(kit, surface, self.rect)
        Placed(self._face(self, kit), kit, self.rect).draw(kit, surface)


def row_ground(chosen: bool) -> Callable[[Button], Paint]:
    """The ground of a button to choose among others, golden under the pointer too."""
    grounds = board(ROW, 1, LINE_LIGHT, 16, 1.4), board(ROW_CHOSEN, 1, GOLD, 16, 2.5 if chosen else 1.4)
    return lambda button: grounds[chosen or button.hover]
