"""Which keys of a screen have a gamepad button, by the screen's word in `--targets`. Everything else is reached with
the focus ring.
"""

from collections.abc import Mapping
from typing import Final

import pygame

from game.toolkit.input.gamepad import KeyPress
from game.toolkit.input.gamepad_layout import GamepadButton

PAD_KEYS: Final[Mapping[str, Mapping[GamepadButton, KeyPress]]] = {
    "title": {GamepadButton.WEST: KeyPress(pygame.K_t), GamepadButton.NORTH: KeyPress(pygame.K_l)},
    "choose": {GamepadButton.WEST: KeyPress(pygame.K_l), GamepadButton.NORTH: KeyPress(pygame.K_r)},
    "deck_cut": {GamepadButton.WEST: KeyPress(pygame.K_c), GamepadButton.NORTH: KeyPress(pygame.K_s)},
    "curtain": {GamepadButton.WEST: KeyPress(pygame.K_t), GamepadButton.NORTH: KeyPress(pygame.K_w)},
    "end": {GamepadButton.WEST: KeyPress(pygame.K_w)},
    "games": {GamepadButton.WEST: KeyPress(pygame.K_l), GamepadButton.NORTH: KeyPress(pygame.K_m)},
    "replay": {
        GamepadButton.CONFIRM: KeyPress(pygame.K_RETURN),  # Space is the film's, whatever has the ring
        GamepadButton.START: KeyPress(pygame.K_SPACE),
        GamepadButton.WEST: KeyPress(pygame.K_t),
        GamepadButton.NORTH: KeyPress(pygame.K_p),
    },
}
