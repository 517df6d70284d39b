"""Gamepad buttons at the table: one to get cards, one to play them."""

from collections.abc import Mapping
from typing import Final

import pygame

from game.toolkit.input.gamepad import KeyPress
from game.toolkit.input.gamepad_layout import GamepadButton
from game.ui.table.widgets.tools import Tools

ALWAYS: Final[Mapping[GamepadButton, int]] = {
    GamepadButton.LEFT_TRIGGER: pygame.K_u,
    GamepadButton.RIGHT_TRIGGER: pygame.K_h,
    GamepadButton.LEFT_STICK: pygame.K_l,
    GamepadButton.START: pygame.K_F10,
}
CAPS: Final[Mapping[str, GamepadButton]] = {
    "D": GamepadButton.WEST,
    "X": GamepadButton.WEST,
    "P": GamepadButton.NORTH,
    "M": GamepadButton.NORTH,
    "Enter": GamepadButton.NORTH,
    "U": GamepadButton.LEFT_TRIGGER,
    "H": GamepadButton.RIGHT_TRIGGER,
}
"""No two of those that share a button are offered at once."""


def table_gamepad_key(button: GamepadButton, tools: Tools) -> KeyPress | None:
    """The key that a button stands for now; None if it has its usual meaning, as under a dialog."""
    if tools.form.dialog is not None:
        return None
    if button in ALWAYS:
        return KeyPress(ALWAYS[button])
    if button is GamepadButton.WEST:
        draws = tools.button("draw") is not None or tools.button("pass") is not None
        return KeyPress(pygame.K_d if draws else pygame.K_x)
    if button is GamepadButton.NORTH and tools.button("play") is not None:
        return KeyPress(pygame.K_RETURN)
    if button is GamepadButton.NORTH:
        return KeyPress(pygame.K_p if tools.button("take") is not None else pygame.K_m)
    return None
