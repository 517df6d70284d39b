"""Sounds by name, silent where there is no device or nobody wants to hear them. A sound never delays or stops
anything.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

RATE, BUFFER = 22_050, 1024  # samples a second; samples at a time: a twentieth of a second


def device_is_likely(platform: str, runtime_folder: Path | None, dev: Path = Path("/dev/snd")) -> bool:
    """Whether opening a device is worth trying: on Linux without one ALSA would write eight lines to stderr."""
    if platform != "linux" or dev.exists():
        return True
    return runtime_folder is not None and any((runtime_folder / name).exists() for name in ("pulse", "pipewire-0"))


ALIKE: Final = {"draw": "deal", "tail": "foot"}
"""Sounds that are heard as another one, and told as themselves."""


class Sounds:
    """Plays `FOLDER/NAME.wav`. The device is opened with the first sound, never before the first picture."""

    def __init__(self, folder: Path, loudness: Callable[[], float], likely: bool | None = None) -> None:
        """`loudness` is asked before each sound: a share of 1, 0 for silence; `likely` overrides the guess whether
        there is a device.
        """
        self._folder = folder
        self._loudness = loudness
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        if likely is None:
            chosen = os.environ.get("SDL_AUDIODRIVER")
            runtime = os.environ.get("XDG_RUNTIME_DIR")
            likely = bool(chosen) or device_is_likely(sys.platform, Path(runtime) if runtime else None)
        self._silent = not likely

    @property
    def is_silent(self) -> bool:
        """Whether there is no device, as far as is known: the game goes on without sound."""
        return self._silent

    def play(self, name: str) -> None:
        """Begin a sound. A name without a file is silence."""
        loudness = 0.0 if self._silent else self._loudness()
        if not loudness:
            return
        name = ALIKE.get(name, name)
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(RATE, -16, 1, BUFFER)
            sound = self._loaded.get(name)
            if sound is None:
                sound = self._loaded[name] = pygame.mixer.Sound(str(self._folder / f"{name}.wav"))
            sound.set_volume(loudness)
            sound.play()
        except FileNotFoundError:
            return
        except pygame.error:
            self._silent = True  # no device, or it went away

    def close(self) -> None:
        """Give the device back."""
        self._loaded.clear()
        pygame.mixer.quit()
