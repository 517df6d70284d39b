"""Sounds: heard when wanted, silent otherwise, never in the way."""

import time
import wave
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.toolkit.audio.cues import SoundKind
from game.toolkit.audio.sound import BUFFER, RATE, Sounds, device_is_likely
from tests.toolkit.driving import ASSETS

FOLDER = ASSETS / "sounds"


def test_a_wanted_sound_plays() -> None:
    sounds = Sounds(FOLDER, lambda kind: 1.0)
    sounds.play("deal")
    assert pygame.mixer.get_busy()
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_nobody_wants_to_hear() -> None:
    Sounds(FOLDER, lambda kind: 0.0).play("deal")
    assert pygame.mixer.get_init() is None


class Played:
    """A device that keeps what it was to play."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rates: list[int] = []
        self.loud: list[tuple[float, ...]] = []
        self.stopped = 0
        monkeypatch.setattr(pygame.mixer, "Sound", self._sound)

    def _sound(self, file: BytesIO) -> "Played":
        with wave.open(file) as opened:
            self.rates.append(opened.getframerate())
        return self

    def play(self, loops: int) -> "Played":
        """As its own channel."""
        return self

    def set_volume(self, *loud: float) -> None:
        """Of one ear or of both."""
        self.loud.append(loud)

    def stop(self) -> None:
        """The room is silent."""
        self.stopped += 1


def test_volume_is_asked_for_each_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    device, volumes = Played(monkeypatch), {SoundKind.EVENTS: 1.0, SoundKind.CARDS: 0.0}
    sounds = Sounds(FOLDER, lambda kind: volumes[kind])
    sounds.play("turn")
    sounds.play("deal")
    volumes[SoundKind.EVENTS] = 0.25
    sounds.play("turn")
    sounds.close()
    assert device.loud == [(1.0, 1.0), (0.25, 0.25)]


def test_music_keeps_its_pitch(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Played(monkeypatch)
    sounds = Sounds(FOLDER, lambda kind: 1.0)
    for _ in range(10):
        sounds.play("clean")
    sounds.close()
    assert (set(device.rates), set(device.loud)) == ({22_050}, {(1.0, 1.0)})


def test_a_sound_comes_from_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Played(monkeypatch)
    sounds = Sounds(FOLDER, lambda kind: 1.0)
    for side in (-1.0, 1.0, 0.5):
        sounds.play("foot", side)
    sounds.close()
    assert device.loud == [(1.0, pytest.approx(0.3)), (pytest.approx(0.3), 1.0), (pytest.approx(0.65), 1.0)]


def test_the_room_is_heard_as_long_as_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    device, volume = Played(monkeypatch), [0.5]
    sounds = Sounds(FOLDER, lambda kind: volume[0])
    for is_wanted in (False, True, True, True):
        sounds.keep_room(is_wanted)
    assert (device.rates, device.loud, device.stopped) == ([22_050], [(0.5,)], 0)
    volume[0] = 1.0
    sounds.keep_room(True)
    volume[0] = 0.0
    sounds.keep_room(True)
    sounds.keep_room(False)
    assert (device.loud[1], device.stopped) == ((1.0,), 1)
    sounds.close()


def test_a_sound_begins_at_once() -> None:
    sounds = Sounds(FOLDER, lambda kind: 1.0)
    sounds.play("turn")
    took = []
    for name in ("slide", "match", "shuffle", "slide"):
        begun = time.thread_time()
        sounds.play(name)
        took.append(time.thread_time() - begun)
    sounds.close()
    assert sorted(took)[1] + BUFFER / RATE < 0.02  # others' time isn't counted


def test_an_unknown_name_is_silence() -> None:
    sounds = Sounds(FOLDER, lambda kind: 1.0)
    sounds.play("trumpet")
    assert not pygame.mixer.get_busy()
    sounds.play("turn")
    assert pygame.mixer.get_busy()
    sounds.close()


def test_a_device_that_comes_is_used_within_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []
    now, is_there, opens = [0.0], [False], pygame.mixer.init

    def try_to_open(*given: Any, **named: Any) -> None:
        tries.append(given)
        if not is_there[0]:
            raise pygame.error("no device")
        opens(*given, **named)

    monkeypatch.setattr(pygame.mixer, "init", try_to_open)
    sounds = Sounds(FOLDER, lambda kind: 1.0, clock=lambda: now[0])
    sounds.play("turn")
    sounds.play("turn")
    assert len(tries) == 1
    assert sounds.is_silent
    now[0], is_there[0] = 3.5, True
    sounds.play("turn")
    assert not sounds.is_silent
    assert pygame.mixer.get_busy()
    sounds.close()


def test_after_a_device_went_the_next_sound_opens_another() -> None:
    sounds = Sounds(FOLDER, lambda kind: 1.0)
    sounds.keep_room(True)
    sounds.reopen()
    assert pygame.mixer.get_init() is None
    sounds.play("turn")
    assert pygame.mixer.get_busy()
    sounds.keep_room(True)
    assert sounds._room is not None
    sounds.close()


def test_where_a_device_is_likely(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert not device_is_likely("linux", None, nowhere)
    assert not device_is_likely("linux", tmp_path, nowhere)
    assert device_is_likely("linux", None, tmp_path)
    (tmp_path / "pulse").mkdir()
    assert device_is_likely("linux", tmp_path, nowhere)
    assert device_is_likely("darwin", None, nowhere)
    assert device_is_likely("win32", None, nowhere)


def test_a_missing_device_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise pygame.error("no device")

    assert Sounds(FOLDER, lambda kind: 1.0, likely=False).is_silent
    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = Sounds(FOLDER, lambda kind: 1.0, likely=True)
    assert not sounds.is_silent
    sounds.play("deal")
    assert sounds.is_silent
