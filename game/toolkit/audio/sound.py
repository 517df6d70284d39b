"""Sounds by name, silent without a device or if nobody wants to hear them. A sound never delays or stops anything."""

import os
import random
import sys
import time
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.toolkit.audio.cues import SoundKind, kind_of_sound

RATE, BUFFER, CHANNELS = 22_050, 256, 24
"""Samples a second; samples at a time: a hundredth of a second; sounds at once."""
PITCHES: Final = (0.965, 1.0, 1.035)
"""Pitches for card sounds, as factors: no two cards sound the same."""
SOFTEST: Final = 0.8
"""The least share of its loudness at which a card is heard."""
FAR_SIDE: Final = 0.7
"""How much quieter the other ear hears a sound from one side."""
ROOM: Final = "room"
RETRIED: Final = 3.0
"""Seconds after which a device that couldn't be opened is tried again."""
_exists: Final = os.path.exists
"""`Path.exists` raises PermissionError below somebody else's folder, such as the one that `su` leaves in use."""


def device_is_likely(platform: str, runtime_folder: Path | None, dev: Path = Path("/dev/snd")) -> bool:
    """Whether opening a device is worth trying: on Linux without one, ALSA would write eight lines to stderr."""
    if platform != "linux" or _exists(dev):
        return True
    return runtime_folder is not None and any(_exists(runtime_folder / name) for name in ("pulse", "pipewire-0"))


ALIKE: Final = {"draw": "deal", "tail": "foot"}
"""Sounds that share another one's file, but are reported by their own name."""


class Sounds:
    """Plays `FOLDER/NAME.wav`, or one of its takes: `NAME-1.wav` and so on. The device is opened with the first sound,
    never before the first picture.
    """

    def __init__(
        self,
        folder: Path,
        loudness: Callable[[SoundKind], float],
        likely: bool | None = None,
        chance: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`loudness` is called before each sound: 1 is full volume, 0 silence; `likely` overrides the guess whether
        there is a device; `chance` varies the sounds of cards; by the `clock`, in seconds, one is looked for again.
        """
        self._clock = clock
        self._failed_at: float | None = None
        """When a device couldn't be opened that was expected."""
        self._folder = folder
        self._loudness = loudness
        self._chance = chance or random.Random()
        self._takes: dict[str, list[Path]] = {}
        self._last: dict[str, Path] = {}
        self._loaded: dict[tuple[Path, float], pygame.mixer.Sound] = {}
        self._room: pygame.mixer.Channel | None = None
        self._room_loudness = 0.0
        if likely is None:
            chosen = os.environ.get("SDL_AUDIODRIVER")
            runtime = os.environ.get("XDG_RUNTIME_DIR")
            likely = bool(chosen) or device_is_likely(sys.platform, Path(runtime) if runtime else None)
        self.is_silent = not likely
        """Whether there is no device, as far as is known: the game continues without sound."""

    def reopen(self) -> None:
        """The device is gone: the next sound opens the current one."""
        self.close()
        self.is_silent, self._room_loudness = False, 0.0

    def _is_hopeless(self) -> bool:
        """Whether there was no device a moment ago, so that none is looked for yet."""
        if self._failed_at is not None and self._clock() - self._failed_at >= RETRIED:
            self.is_silent, self._failed_at = False, None
        return self.is_silent

    def play(self, name: str, side: float = 0.0) -> None:
        """Start a sound, from the left (-1) to the right (1). A name without a file is silent."""
        name = ALIKE.get(name, name)
        kind = kind_of_sound(name)
        loudness = 0.0 if self._is_hopeless() else self._loudness(kind)
        if not loudness:
            return
        is_card = kind is SoundKind.CARDS
        if is_card:
            loudness *= self._chance.uniform(SOFTEST, 1.0)
        channel = self._begin(name, self._chance.choice(PITCHES) if is_card else 1.0)
        if channel is not None:
            channel.set_volume(loudness * (1 - FAR_SIDE * max(0.0, side)), loudness * (1 + FAR_SIDE * min(0.0, side)))

    def keep_room(self, is_wanted: bool) -> None:
        """Play the room's background sound while it is wanted, at its current volume; called repeatedly."""
        loudness = self._loudness(SoundKind.ROOM) if is_wanted and not self._is_hopeless() else 0.0
        if loudness == self._room_loudness:
            return
        self._room_loudness = loudness
        if self._room is None and loudness:
            self._room = self._begin(ROOM, 1.0, loops=-1)
        if self._room is not None:
            self._room.set_volume(loudness)
        if self._room is not None and not loudness:
            self._room.stop()
            self._room = None

    def _begin(self, name: str, pitch: float, loops: int = 0) -> pygame.mixer.Channel | None:
        """The channel that plays it; None without a device or a file, or if too many sounds are playing."""
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
            take = self._take(name)
            if take is None:
                return None
            sound = self._loaded.get((take, pitch))
            if sound is None:
                sound = self._loaded[take, pitch] = pygame.mixer.Sound(_at_pitch(take, pitch))
            return sound.play(loops)
        except (OSError, wave.Error):
            return None
        except pygame.error:
            self.is_silent, self._failed_at = True, self._clock()  # no device, or it was disconnected
            return None

    def _take(self, name: str) -> Path | None:
        """One of the files for a name, never the same twice in a row if there are several."""
        if name not in self._takes:
            whole = self._folder / f"{name}.wav"
            self._takes[name] = [whole] if whole.exists() else sorted(self._folder.glob(f"{name}-[0-9].wav"))
        takes = self._takes[name]
        fresh = [take for take in takes if take != self._last.get(name)] or takes
        if not fresh:
            return None
        self._last[name] = self._chance.choice(fresh)
        return self._last[name]

    def close(self) -> None:
        """Release the device."""
        self._loaded.clear()
        self._room = None
        pygame.mixer.quit()


def _at_pitch(path: Path, pitch: float) -> BytesIO:
    """The file with another sample rate in its header, so that the device plays it higher or lower."""
    data = BytesIO()
    with wave.open(str(path), "rb") as take, wave.open(data, "wb") as file:
        file.setparams(take.getparams()._replace(framerate=round(take.getframerate() * pitch)))
        file.writeframes(take.readframes(take.getnframes()))
    data.seek(0)
    return data
