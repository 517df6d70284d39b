"""Gamepad buttons at the table: one to get cards, one to play them."""

from collections.abc import Mapping
from typing import Final

import pygame

from game.toolkit.input.pad import KeyPress
from game.toolkit.input.pad_layout import PadButton
from game.ui.table.widgets.tools import Tools

ALWAYS: Final[Mapping[PadButton, int]] = {
    PadButton.LEFT_TRIGGER: pygame.K_u,
    PadButton.RIGHT_TRIGGER: pygame.K_h,
    PadButton.LEFT_STICK: pygame.K_l,
    PadButton.START: pygame.K_F10,
}
CAPS: Final[Mapping[str, PadButton]] = {
    "D": PadButton.WEST,
    "X": PadButton.WEST,
    "P": PadButton.NORTH,
    "M": PadButton.NORTH,
    "Enter": PadButton.NORTH,
    "U": PadButton.LEFT_TRIGGER,
    "H": PadButton.RIGHT_TRIGGER,
}
"""No two of those that share a button are offered at once."""


def table_pad_key(button: PadButton, tools: Tools) -> KeyPress | None:
    """The key that a button stands for now; None if it has its usual meaning, as under a dialog."""
    if tools.form.dialog is not None:
        return None
    if button in ALWAYS:
        return KeyPress(ALWAYS[button])
    if button is PadButton.WEST:
        draws = tools.button("draw") is not None or tools.button("pass") is not None
        return KeyPress(pygame.K_d if draws else pygame.K_x)
    if button is PadButton.NORTH and tools.button("play") is not None:
        return KeyPress(pygame.K_RETURN)
    if button is PadButton.NORTH:
        return KeyPress(pygame.K_p if tools.button("take") is not None else pygame.K_m)
    return None
