"""The loudspeaker of a simulated computer, in the place of `pygame.mixer`: what plays on a device that has gone is not
heard any more.
"""

from io import BytesIO
from typing import Any

import pygame

from game.toolkit.audio import sound


class Channel:
    """What one sound plays on."""

    def __init__(self, loudspeaker: "Loudspeaker") -> None:
        self._loudspeaker, self._device = loudspeaker, loudspeaker.device
        self._loudness = 1.0
        self._is_stopped = False

    def set_volume(self, *loudness: float) -> None:
        """As pygame's, of one side or of both."""
        self._loudness = max(loudness)

    def stop(self) -> None:
        """As pygame's."""
        self._is_stopped = True

    @property
    def is_heard(self) -> bool:
        """Whether a sound that is played again and again comes out of a loudspeaker."""
        return self._device == self._loudspeaker.device and self._loudness > 0 and not self._is_stopped


class Loudspeaker:
    """Of one computer."""

    def __init__(self) -> None:
        self.device = 0
        """How often another one has been plugged in."""
        self._is_open = False

    def take_over(self) -> None:
        """For the rest of this process."""
        loudspeaker = self

        class Sound:
            def __init__(self, file: BytesIO) -> None:
                self._file = file

            def play(self, loops: int = 0) -> Channel:
                return Channel(loudspeaker)

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

    def unplug(self) -> None:
        """The device is gone, and another one is there."""
        self.device += 1

    def _open(self, *_: object, **__: object) -> None:
        self._is_open = True

    def _close(self) -> None:
        """A window is a process: when one closes its device, the sound of another goes on."""
        self._is_open = False
