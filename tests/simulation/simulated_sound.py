"""The loudspeaker of a simulated computer, in the place of `pygame.mixer`: what plays on a device that has gone is not
heard any more.
"""

from io import BytesIO
from typing import Any

import pygame

from game.toolkit.audio import sound


class Channel:
    """What one sound plays on."""

    def set_volume(self, *loudness: float) -> None:
        """As pygame's, of one side or of both."""

    def stop(self) -> None:
        """As pygame's."""


class Loudspeaker:
    """Of one computer."""

    def __init__(self) -> None:
        self._is_open = False

    def take_over(self) -> None:
        """For the rest of this process."""

        class Sound:
            def __init__(self, file: BytesIO) -> None:
                self._file = file

            def play(self, loops: int = 0) -> Channel:
                return Channel()

        replaced: dict[str, Any] = {
            "init": self._open,
            "get_init": lambda: (sound.RATE, -16, 2) if self._is_open else None,
            "set_num_channels": lambda count: None,
            "quit": self._close,
            "Sound": Sound,
        }
        for name, there in replaced.items():
            setattr(pygame.mixer, name, there)
        sound.device_is_likely = lambda *_: True

    def _open(self, *_: object, **__: object) -> None:
        self._is_open = True

    def _close(self) -> None:
        """A window is a process: when one closes its device, the sound of another goes on."""
        self._is_open = False
