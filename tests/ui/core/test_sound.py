"""Sounds: heard when wanted, silent otherwise, never in the way."""

import wave
from pathlib import Path

import pygame
import pytest

from game.assets import assets_folder
from game.ui.core.sound import Sounds, device_is_likely

NAMES = (
    "deal",
    "slide",
    "place",
    "shuffle",
    "clean",
    "dirty",
    "wild",
    "foot",
    "pile",
    "out",
    "match",
    "call",
    "turn",
    "refused",
)
FOLDER = assets_folder() / "sounds"


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_there(name: str) -> None:
    """Each file holds between a tenth of a second and two seconds, loud enough and not clipped."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        count, rate = file.getnframes(), file.getframerate()
        samples = memoryview(file.readframes(count)).cast("h")
    assert 0.1 <= count / rate <= 2
    assert 6000 < max(samples) < 32_000


def test_a_wanted_sound_plays() -> None:
    """With a device (here a dummy one) it begins."""
    sounds = Sounds(FOLDER, lambda: 1.0)
    sounds.play("deal")
    assert pygame.mixer.get_busy()
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_nobody_wants_to_hear() -> None:
    """With sound switched off not even the device is opened."""
    Sounds(FOLDER, lambda: 0.0).play("deal")
    assert pygame.mixer.get_init() is None


def test_volume_is_asked_for_each_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of the setting is heard with the next sound."""
    heard: list[float] = []

    class Quiet:
        def __init__(self, path: str) -> None:
            self.path = path

        def set_volume(self, share: float) -> None:
            heard.append(share)

        def play(self) -> None:
            """Nobody listens."""

    monkeypatch.setattr(pygame.mixer, "Sound", Quiet)
    volume = [1.0]
    sounds = Sounds(FOLDER, lambda: volume[0])
    sounds.play("deal")
    volume[0] = 0.25
    sounds.play("deal")
    sounds.close()
    assert heard == [1.0, 0.25]


def test_an_unknown_name_is_silence() -> None:
    """What has no file is not heard, and later sounds still are."""
    sounds = Sounds(FOLDER, lambda: 1.0)
    sounds.play("trumpet")
    assert not pygame.mixer.get_busy()
    sounds.play("turn")
    assert pygame.mixer.get_busy()
    sounds.close()


def test_without_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that cannot be opened is tried once; after that nothing is tried again."""
    tries: list[object] = []

    def fail(*_: object) -> None:
        tries.append(_)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = Sounds(FOLDER, lambda: 1.0)
    sounds.play("deal")
    sounds.play("deal")
    assert len(tries) == 1


def test_where_a_device_is_likely(tmp_path: Path) -> None:
    """Linux without sound files and servers is silent by itself; everywhere else it is tried."""
    nowhere = tmp_path / "nowhere"
    assert not device_is_likely("linux", None, nowhere)
    assert not device_is_likely("linux", tmp_path, nowhere)
    assert device_is_likely("linux", None, tmp_path)
    (tmp_path / "pulse").mkdir()
    assert device_is_likely("linux", tmp_path, nowhere)
    assert device_is_likely("darwin", None, nowhere)
    assert device_is_likely("win32", None, nowhere)


def test_a_missing_device_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none is likely, at once; where opening one fails, from then on."""

    def fail(*_: object) -> None:
        raise pygame.error("no device")

    assert Sounds(FOLDER, lambda: 1.0, likely=False).is_silent
    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = Sounds(FOLDER, lambda: 1.0, likely=True)
    assert not sounds.is_silent
    sounds.play("deal")
    assert sounds.is_silent
