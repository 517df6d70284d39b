import random
from itertools import combinations, pairwise

import pytest

from game.assets import assets_folder
from game.toolkit.audio.cues import SoundKind, kind_of_sound
from tools.sounds import HIGHEST_PEAK, SOUNDS, TAKES, Wave, alike, at_loudness, heard, loudness, read, snap, written

FOLDER = assets_folder() / "sounds"
LADDER = ("slide", "dirty", "clean", "wild", "foot", "out", "match")
"""From what happens all the time to what is played for."""


def bundled(name: str) -> Wave:
    """The only take, or the first."""
    return read(FOLDER / (f"{name}-1.wav" if SOUNDS[name].takes > 1 else f"{name}.wav"))


def test_every_sound_is_there() -> None:
    wanted = {
        f"{name}-{take}" if making.takes > 1 else name
        for name, making in SOUNDS.items()
        for take in range(1, making.takes + 1)
    }
    assert {path.stem for path in FOLDER.iterdir()} == wanted
    assert all((making.takes == TAKES) == (kind_of_sound(name) is SoundKind.CARDS) for name, making in SOUNDS.items())


def test_loudness_is_that_of_the_standard() -> None:
    import math

    sine = [math.sin(2 * math.pi * 997 * n / 22_050) for n in range(11_025)]
    assert loudness(sine) == pytest.approx(-3.01, abs=0.1)
    assert loudness(at_loudness(snap(random.Random(1)), -30)) == pytest.approx(-30, abs=0.5)


def test_what_one_plays_for_is_loudest() -> None:
    steps = [loudness(bundled(name)) for name in LADDER]
    assert steps == sorted(steps)
    books, *higher = steps[3:]
    assert all(after - before > 1.3 for before, after in pairwise([books, *higher]))


def test_nothing_is_clipped() -> None:
    """No sample is as high as it could be."""
    assert all(max(map(abs, read(path))) <= HIGHEST_PEAK for path in FOLDER.iterdir())


@pytest.mark.slow
def test_what_is_told_can_be_told_apart() -> None:
    told = {name: heard(bundled(name)) for name in SOUNDS if kind_of_sound(name) is SoundKind.EVENTS}
    takes = [heard(read(FOLDER / f"place-{take}.wav")) for take in range(1, TAKES + 1)]
    least = min(alike(one, other) for one, other in combinations(takes, 2))
    pairs = {(one, other): alike(told[one], told[other]) for one, other in combinations(told, 2)}
    assert max(pairs.values()) < 0.8 < least


@pytest.mark.slow
def test_the_files_are_those_of_the_tool() -> None:
    for name, samples in written():
        kept = read(FOLDER / f"{name}.wav")
        assert len(kept) == len(samples)
        assert max(abs(one - other) for one, other in zip(kept, samples, strict=True)) < 1e-3
