"""Makes the sounds of the game from noise and sine waves: `python -m tools.sounds` writes assets/sounds anew.

Standard library only; the same files come out every time.
"""

import math
import random
import struct
import wave
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import ROOT

RATE = 22_050  # samples a second
Wave = list[float]  # samples from -1 to 1


def rustle(seconds: float, low: float, high: float, seed: int, attack: float = 0.15) -> Wave:
    """Noise between two frequencies that swells and dies: paper on cloth."""
    rng = random.Random(seed)
    count = round(RATE * seconds)
    slow = fast = 0.0
    a, b = 1 - math.exp(-2 * math.pi * low / RATE), 1 - math.exp(-2 * math.pi * high / RATE)
    out = []
    for n in range(count):
        noise = rng.uniform(-1, 1)
        fast += b * (noise - fast)
        slow += a * (fast - slow)
        t = n / count
        swell = min(1.0, t / attack) * (1 - t) ** 2
        out.append((fast - slow) * swell)
    return level(out, 1.0)


def thump(seconds: float, pitch: float) -> Wave:
    """A low knock that falls a little."""
    count = round(RATE * seconds)
    return [
        math.sin(2 * math.pi * pitch * (1 - 0.3 * n / count) * n / RATE) * math.exp(-7 * n / count)
        for n in range(count)
    ]


def bell(seconds: float, pitch: float) -> Wave:
    """A soft struck tone with two overtones."""
    count = round(RATE * seconds)
    parts = ((1.0, 1.0, 4.0), (2.0, 0.35, 6.0), (3.01, 0.16, 9.0))
    out = []
    for n in range(count):
        t = n / RATE
        tone = sum(size * math.sin(2 * math.pi * pitch * k * t) * math.exp(-fall * t) for k, size, fall in parts)
        out.append(tone * min(1.0, t / 0.006) * min(1.0, (count - n) / (0.03 * RATE)))
    return out


def mixed(parts: Sequence[tuple[float, Wave, float]]) -> Wave:
    """Several sounds, each with its beginning in seconds and its loudness."""
    total = max(round(at * RATE) + len(sound) for at, sound, _ in parts)
    out = [0.0] * total
    for at, sound, loud in parts:
        start = round(at * RATE)
        for n, value in enumerate(sound):
            out[start + n] += value * loud
    return out


def level(sound: Wave, peak: float) -> Wave:
    """The same sound with this loudest sample."""
    loudest = max(abs(value) for value in sound) or 1.0
    return [value * peak / loudest for value in sound]


def chord(pitches: Sequence[float], step: float, seconds: float) -> Wave:
    """Bells one after the other."""
    return mixed([(n * step, bell(seconds, pitch), 1.0) for n, pitch in enumerate(pitches)])


def shuffle() -> Wave:
    """Two packets let fall into each other: many short rustles, closer and closer."""
    parts, at = [], 0.0
    for n in range(24):
        parts.append((at, rustle(0.05, 1200, 5200, 40 + n, 0.05), 0.5 + 0.5 * math.sin(n / 24 * math.pi)))
        at += 0.034 - 0.0006 * n
    return mixed(parts)


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {  # how it is made, its loudest sample
    "deal": (lambda: rustle(0.11, 1500, 5200, 1), 0.34),
    "slide": (lambda: rustle(0.20, 900, 3800, 2), 0.34),
    "place": (lambda: mixed([(0, thump(0.12, 170), 0.8), (0, rustle(0.09, 1100, 4200, 3, 0.04), 0.5)]), 0.45),
    "shuffle": (shuffle, 0.36),
    "clean": (lambda: chord((523.25, 659.25, 783.99, 1046.5), 0.085, 0.8), 0.42),
    "dirty": (lambda: chord((392.0, 466.16, 587.33), 0.085, 0.7), 0.40),
    "wild": (lambda: chord((587.33, 739.99, 880.0, 1174.66, 1479.98), 0.07, 0.8), 0.42),
    "foot": (
        lambda: mixed([(0, rustle(0.22, 1000, 4200, 5), 0.5), (0.05, chord((440.0, 554.37, 659.25), 0.07, 0.55), 0.7)]),
        0.36,
    ),
    "pile": (
        lambda: mixed([(0, rustle(0.30, 900, 4600, 6, 0.4), 0.8), (0.1, chord((587.33, 783.99), 0.09, 0.5), 0.6)]),
        0.36,
    ),
    "out": (lambda: chord((523.25, 659.25, 783.99, 659.25, 783.99, 1046.5), 0.13, 1.0), 0.45),
    "match": (lambda: chord((523.25, 659.25, 783.99, 1046.5, 783.99, 1046.5, 1318.51), 0.11, 1.1), 0.45),
    "call": (lambda: chord((880.0, 880.0), 0.16, 0.45), 0.34),
    "turn": (lambda: chord((659.25, 880.0), 0.12, 0.5), 0.32),
    "refused": (lambda: mixed([(0, thump(0.14, 150), 1.0), (0.13, thump(0.18, 120), 1.0)]), 0.42),
}


def write(folder: Path) -> None:
    """One mono file of 16 bits for each sound."""
    for name, (make, peak) in SOUNDS.items():
        samples = level(make(), peak)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *(round(value * 32_767) for value in samples)))


if __name__ == "__main__":
    ArgumentParser(prog="python -m tools.sounds", description=__doc__).parse_args()
    write(ROOT / "assets" / "sounds")
