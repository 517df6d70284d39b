"""Which keys of a screen have a gamepad button, by the screen's word in `--targets`. Everything else is reached with
the focus ring.
"""

from collections.abc import Mapping
from typing import Final

import pygame

from game.toolkit.input.pad import KeyPress
from game.toolkit.input.pad_layout import PadButton

PAD_KEYS: Final[Mapping[str, Mapping[PadButton, KeyPress]]] = {
    "title": {PadButton.WEST: KeyPress(pygame.K_t), PadButton.NORTH: KeyPress(pygame.K_l)},
    "choose": {PadButton.WEST: KeyPress(pygame.K_l), PadButton.NORTH: KeyPress(pygame.K_r)},
    "deck_cut": {PadButton.WEST: KeyPress(pygame.K_c), PadButton.NORTH: KeyPress(pygame.K_s)},
    "curtain": {PadButton.WEST: KeyPress(pygame.K_t), PadButton.NORTH: KeyPress(pygame.K_w)},
    "end": {PadButton.WEST: KeyPress(pygame.K_w)},
    "games": {PadButton.WEST: KeyPress(pygame.K_l), PadButton.NORTH: KeyPress(pygame.K_m)},
    "replay": {
        PadButton.CONFIRM: KeyPress(pygame.K_RETURN),  # Space is the film's, whatever has the ring
        PadButton.START: KeyPress(pygame.K_SPACE),
        PadButton.WEST: KeyPress(pygame.K_t),
        PadButton.NORTH: KeyPress(pygame.K_p),
    },
}
