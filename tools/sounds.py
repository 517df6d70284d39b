"""Makes the sounds of the game: `python -m tools.sounds` writes assets/sounds, `--measure` prints their loudness and
similarity.

Cards are modelled, not recorded: a click that makes stiff paper ring, noise that rubs along cloth, a packet that falls
on a table. Each is made several times, with small variations. Announcements are music on different instruments.
Loudness is set by a perceptual measure (LUFS, ITU-R BS.1770, the loudest 0.4 s), so that the most important sounds are
loudest.

Standard library only; the same files come out every time.
"""

import cmath
import math
import random
import struct
import wave
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from tools import ROOT

RATE: Final = 22_050
"""Samples per second."""
TAKES: Final = 4
"""How many versions of each card sound are made."""
HIGHEST_PEAK: Final = 0.89
"""Maximum sample value; -1 dB."""
Wave = list[float]


# ---- what sounds are made of


def noise(seconds: float, rng: random.Random) -> Wave:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(round(RATE * seconds))]


def passed(sound: Sequence[float], lower: float, upper: float) -> Wave:
    """A gentle band pass."""
    a, b = 1 - math.exp(-2 * math.pi * lower / RATE), 1 - math.exp(-2 * math.pi * upper / RATE)
    slow = fast = faster = 0.0
    out = []
    for value in sound:
        fast += b * (value - fast)
        faster += b * (fast - faster)
        slow += a * (faster - slow)
        out.append(faster - slow)
    return out


def shaped(sound: Sequence[float], rise: float, fall: float) -> Wave:
    """The sound with an attack of `rise` seconds, then decaying by a factor of e every `fall` seconds."""
    return [
        value * min(1.0, n / (rise * RATE + 1)) * math.exp(-max(0.0, n / RATE - rise) / fall)
        for n, value in enumerate(sound)
    ]


def ringing(modes: Sequence[tuple[float, float, float]], seconds: float) -> Wave:
    """Modes of something struck: pitch, loudness, seconds until it has decayed by a factor of e."""
    count = round(RATE * seconds)
    out = [0.0] * count
    for pitch, loud, fall in modes:
        turn, keep = cmath.exp(2j * math.pi * pitch / RATE), math.exp(-1 / (fall * RATE))
        state = complex(loud, 0)
        for n in range(count):
            out[n] += state.imag
            state *= turn * keep
    return out


def mixed(*parts: tuple[float, Sequence[float], float]) -> Wave:
    """Several sounds, each with its start in seconds and its loudness."""
    out = [0.0] * max(round(at * RATE) + len(sound) for at, sound, _ in parts)
    for at, sound, loud in parts:
        start = round(at * RATE)
        for n, value in enumerate(sound):
            out[start + n] += value * loud
    return out


def ended(sound: Wave, seconds: float = 0.02) -> Wave:
    """The sound, faded out at its end."""
    fade = round(seconds * RATE)
    return [value * min(1.0, (len(sound) - n) / fade) for n, value in enumerate(sound)]


# ---- cards


def snap(rng: random.Random, stiff: float = 1.0) -> Wave:
    """A card let go: its edge clicks, the paper rings for some milliseconds and brushes the air."""
    modes = [
        (pitch * stiff * rng.uniform(0.93, 1.07), loud * rng.uniform(0.7, 1.2), fall * rng.uniform(0.8, 1.25))
        for pitch, loud, fall in ((1450, 0.7, 0.009), (2350, 1.0, 0.007), (3600, 0.8, 0.005), (5400, 0.5, 0.003))
    ]
    brush = shaped(passed(noise(0.07, rng), 2200, 8000), 0.001, 0.014)
    return mixed((0, ringing(modes, 0.06), 0.5), (0, brush, 1.2))


def thud(rng: random.Random, pitch: float, fall: float = 0.035) -> Wave:
    """Cloth over wood."""
    deep = pitch * rng.uniform(0.95, 1.05)
    return mixed(
        (0, ringing([(deep, 1.0, fall), (deep * 1.7, 0.4, fall / 2)], fall * 6), 1.0),
        (0, shaped(passed(noise(0.05, rng), 200, 900), 0.001, 0.012), 0.8),
    )


def rub(rng: random.Random, seconds: float, lower: float, upper: float) -> Wave:
    """A card along cloth: noise that swells and dies, rough as cloth is."""
    count = round(RATE * seconds)
    grain = passed(noise(seconds, rng), 12, 70)
    most = max(map(abs, grain)) or 1.0
    lean = rng.uniform(0.35, 0.55)
    body = passed(noise(seconds, rng), lower, upper)
    out = []
    for n, value in enumerate(body):
        t = n / count
        swell = (t / lean) if t < lean else ((1 - t) / (1 - lean)) ** 1.5
        out.append(value * swell * (0.65 + 0.35 * grain[n] / most))
    return out


def deal(rng: random.Random) -> Wave:
    """A card flicked off the pack."""
    return mixed((0, rub(rng, 0.06, 1800, 7000), 0.8), (0.035, snap(rng, rng.uniform(1.0, 1.15)), 0.9))


def slide(rng: random.Random) -> Wave:
    """A card drawn over cloth, which comes to rest."""
    lasts = rng.uniform(0.17, 0.22)
    return mixed((0, rub(rng, lasts, 700, 3600), 1.0), (lasts * 0.8, thud(rng, 210, 0.012), 0.05))


def place(rng: random.Random) -> Wave:
    """A card laid down flat."""
    return mixed((0, thud(rng, 165, 0.022), 0.42), (0.002, snap(rng, 0.85), 0.5))


def packet(rng: random.Random) -> Wave:
    """Many cards taken up and put down together."""
    edges = [(0.2 + rng.uniform(0, 0.03), snap(rng, rng.uniform(0.8, 1.0)), 0.4) for _ in range(4)]
    return mixed(
        (0, rub(rng, 0.2, 600, 3000), 1.0),
        (0.05, rub(rng, 0.19, 900, 4200), 0.7),
        (0.2, thud(rng, 120, 0.04), 0.7),
        *edges,
    )


def cut(rng: random.Random) -> Wave:
    """A packet lifted off, and the other laid upon it."""
    first = rng.uniform(0.1, 0.13)
    edges = [(0.3 + rng.uniform(0, 0.014), snap(rng, 0.9), 0.45) for _ in range(3)]
    return mixed(
        (0, rub(rng, first, 1500, 6500), 0.8), (0.19, rub(rng, 0.1, 800, 3400), 0.5), (0.3, thud(rng, 135), 0.7), *edges
    )


def riffle(rng: random.Random) -> Wave:
    """Two packets, bent up, fall into each other card by card, and are squared."""
    parts: list[tuple[float, Sequence[float], float]] = []
    for start in (0.0, 0.011):
        at = start
        for n in range(20):
            parts.append((at, snap(rng, rng.uniform(0.95, 1.25)), 0.35 + 0.45 * math.sin(math.pi * (n + 2) / 23)))
            at += max(0.011, 0.03 - 0.0009 * n) * rng.uniform(0.85, 1.15)
    at = 0.5
    for n in range(12):
        at += 0.014 * rng.uniform(0.8, 1.2)
        parts.append((at, snap(rng, rng.uniform(0.75, 0.95)), 0.5 - 0.03 * n))
    parts += [(0.5, rub(rng, 0.24, 500, 2600), 0.7), (0.74, thud(rng, 140, 0.02), 0.5), (0.745, snap(rng, 0.8), 0.5)]
    return mixed(*parts)


# ---- instruments


def glass(pitch: float, seconds: float = 0.8) -> Wave:
    """A struck glass, with inharmonic partials."""
    return ringing(
        [(pitch, 1.0, seconds / 3), (pitch * 2.76, 0.4, seconds / 6), (pitch * 5.4, 0.15, seconds / 14)], seconds
    )


def wood(pitch: float, seconds: float = 0.4) -> Wave:
    """A bar of wood: its tone, two octaves over it, and the mallet."""
    return ringing(
        [(pitch, 1.0, seconds / 5), (pitch * 3.93, 0.35, seconds / 16), (pitch * 9.2, 0.12, seconds / 50)], seconds
    )


def string(pitch: float, seconds: float = 0.7) -> Wave:
    """A plucked string, by Karplus and Strong."""
    rng = random.Random(round(pitch))
    line = passed([rng.uniform(-1, 1) for _ in range(round(RATE / pitch))], 60, 5000)
    out = []
    for n in range(round(RATE * seconds)):
        at = n % len(line)
        out.append(line[at])
        line[at] = 0.498 * (line[at] + line[(at + 1) % len(line)])
    return out


def horn(pitch: float, seconds: float, bright: float = 1.0) -> Wave:
    """Brass: the louder the brighter, with a little vibrato."""
    count, out = round(RATE * seconds), []
    phase = 0.0
    for n in range(count):
        t = n / RATE
        phase += 2 * math.pi * pitch * (1 + 0.004 * math.sin(2 * math.pi * 5.2 * t) * min(1.0, t / 0.3)) / RATE
        breath = min(1.0, t / 0.035) * min(1.0, (seconds - t) / 0.12)
        shine = bright * breath * (0.75 + 0.25 * math.exp(-t / 0.15))
        out.append(breath * sum(math.sin(k * phase) * shine ** (k - 1) / k for k in range(1, 8)))
    return out


def drum(pitch: float, seconds: float = 0.6) -> Wave:
    """A kettledrum."""
    rng = random.Random(round(pitch))
    modes = [(pitch, 1.0, seconds / 4), (pitch * 1.5, 0.6, seconds / 6), (pitch * 1.99, 0.4, seconds / 8)]
    return mixed((0, ringing(modes, seconds), 1.0), (0, shaped(passed(noise(0.05, rng), 300, 2500), 0.001, 0.01), 0.6))


def roll(seconds: float, seed: int) -> Wave:
    """Drum strokes too close to count, swelling."""
    rng = random.Random(seed)
    strokes = round(seconds / 0.032)
    return mixed(
        *(
            (
                n * 0.032 * rng.uniform(0.96, 1.04),
                shaped(passed(noise(0.06, rng), 600, 4500), 0.001, 0.02),
                0.3 + 0.7 * n / strokes,
            )
            for n in range(strokes)
        )
    )


Instrument = Callable[[float], Wave]


def run(instrument: Instrument, pitches: Sequence[float], step: float) -> Wave:
    """Tones one after the other."""
    return mixed(*((n * step, instrument(pitch), 1.0) for n, pitch in enumerate(pitches)))


def together(instrument: Instrument, *pitches: float) -> Wave:
    """Tones at once."""
    return mixed(*((0, instrument(pitch), 1.0) for pitch in pitches))


def match_over() -> Wave:
    """A call of horns, then all together, with drums and glass."""
    upper = mixed(
        (0, together(lambda pitch: horn(pitch, 1.05), 261.63, 392.0, 523.25, 659.25), 0.5), (0, drum(65.4, 1.0), 1.0)
    )
    call = mixed((0, horn(392.0, 0.17), 0.8), (0.18, horn(392.0, 0.17), 0.8), (0.36, horn(523.25, 0.4), 1.0))
    return mixed(
        (0, call, 1.0),
        (0.74, upper, 1.0),
        (0.8, run(lambda pitch: glass(pitch, 0.7), (1046.5, 1318.5, 1568.0), 0.1), 0.35),
    )


def went_out() -> Wave:
    """A roll, and a stroke with two horns."""
    stab = mixed((0, together(lambda pitch: horn(pitch, 0.6), 329.63, 493.88, 659.25), 0.6), (0, drum(82.4), 1.0))
    return mixed((0, roll(0.42, 5), 0.7), (0.43, stab, 1.0))


def room() -> Wave:
    """A quiet room: air that swells slowly, so that its end is its beginning."""
    rng = random.Random(77)
    whole, over = 6.0, 1.0
    air = passed(noise(whole + over, rng), 30, 320)
    count, fade = round(RATE * whole), round(RATE * over)
    out = air[:count]
    for n in range(fade):
        share = n / fade
        out[n] = air[n] * math.sqrt(share) + air[count + n] * math.sqrt(1 - share)
    return [value * (1 + 0.25 * math.sin(2 * math.pi * 2 * n / count)) for n, value in enumerate(out)]


_RISING: Final = (349.23, 440.0, 523.25, 698.46)
_SPARKS: Final = (1174.7, 1480.0, 1760.0, 2349.3, 1760.0, 2349.3, 2960.0)


class Making(NamedTuple):
    """How a sound is made, and how loud it is: LUFS."""

    make: Callable[[random.Random], Wave]
    loud: float
    takes: int = 1


SOUNDS: Final[dict[str, Making]] = {
    "slide": Making(slide, -27.5, TAKES),
    "deal": Making(deal, -27, TAKES),
    "place": Making(place, -26.5, TAKES),
    "cut": Making(cut, -25.5, TAKES),
    "shuffle": Making(riffle, -24.5, TAKES),
    "pile": Making(packet, -24, TAKES),
    "refused": Making(lambda rng: mixed((0, thud(rng, 98, 0.05), 1.0), (0.15, thud(rng, 82, 0.06), 1.0)), -23),
    "turn": Making(lambda _: run(lambda pitch: wood(pitch, 0.45), (659.25, 987.77), 0.13), -22.5),
    "call": Making(lambda _: run(lambda pitch: wood(pitch, 0.14), (1760.0, 1760.0, 1174.66), 0.09), -22),
    "dirty": Making(lambda _: run(lambda pitch: wood(pitch, 0.6), (293.66, 349.23, 440.0), 0.11), -20.5),
    "clean": Making(lambda _: run(glass, (783.99, 987.77, 1174.66, 1567.98), 0.08), -20),
    "wild": Making(lambda _: run(lambda pitch: glass(pitch, 0.5), _SPARKS, 0.055), -19.5),
    "foot": Making(
        lambda rng: mixed((0, rub(rng, 0.2, 700, 3000), 0.25), (0.12, run(string, _RISING, 0.075), 1.1)), -18
    ),
    "out": Making(lambda _: went_out(), -16),
    "match": Making(lambda _: match_over(), -14),
    "room": Making(lambda _: room(), -48),
}
"""The quietest first, except the room: cards, announcements, and what is played for."""


# ---- how loud, and how alike


def weighted(sound: Sequence[float]) -> Wave:
    """Weighted as the ear perceives each frequency (K weighting)."""
    k, q, gain = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    bend, over = gain**0.4996667741545416, 1 + k / q + k * k
    shelf = (
        ((gain + bend * k / q + k * k) / over, 2 * (k * k - gain) / over, (gain - bend * k / q + k * k) / over),
        (2 * (k * k - 1) / over, (1 - k / q + k * k) / over),
    )
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    over = 1 + k / q + k * k
    rumble = ((1.0, -2.0, 1.0), (2 * (k * k - 1) / over, (1 - k / q + k * k) / over))
    out = list(sound)
    for (b0, b1, b2), (a1, a2) in (shelf, rumble):
        x1 = x2 = y1 = y2 = 0.0
        for n, x in enumerate(out):
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = x, x1, y, y1
            out[n] = y
    return out


def loudness(sound: Sequence[float]) -> float:
    """LUFS of the loudest 0.4 s."""
    squares = [0.0]
    for value in weighted(sound):
        squares.append(squares[-1] + value * value)
    long, step = round(0.4 * RATE), round(0.02 * RATE)
    most = max(squares[min(len(squares) - 1, at + long)] - squares[at] for at in range(0, len(sound), step))
    return -0.691 + 10 * math.log10(most / long + 1e-12)


def at_loudness(sound: Wave, wanted: float) -> Wave:
    """The sound at that loudness; samples that would be too high are compressed."""
    factor = 10 ** ((wanted - loudness(sound)) / 20)
    return [HIGHEST_PEAK * math.tanh(value * factor / HIGHEST_PEAK) for value in sound]


FRAME: Final = 512


def _spectrum(frame: Sequence[complex]) -> list[complex]:
    if len(frame) == 1:
        return [frame[0]]
    even, odd = _spectrum(frame[::2]), _spectrum(frame[1::2])
    half = len(frame) // 2
    turned = [cmath.exp(-2j * math.pi * n / len(frame)) * odd[n] for n in range(half)]
    return [*(a + b for a, b in zip(even, turned, strict=True)), *(a - b for a, b in zip(even, turned, strict=True))]


def heard(sound: Sequence[float]) -> list[list[float]]:
    """What an ear retains: energy in third octaves every 23 ms, down to 60 dB below the strongest, for a second."""
    bands = [(round(n), max(round(n) + 1, round(n * 1.26))) for n in (2 * 1.26**k for k in range(21)) if n * 1.26 < 256]
    frames = []
    for start in range(0, RATE, FRAME):
        frame = [*sound[start : start + FRAME], *[0.0] * FRAME][:FRAME]
        bins = _spectrum([complex(v * (0.5 - 0.5 * math.cos(2 * math.pi * n / FRAME))) for n, v in enumerate(frame)])
        frames.append([sum(abs(bins[k]) ** 2 for k in range(lower, upper)) for lower, upper in bands])
    most = max(map(max, frames)) or 1.0
    return [[max(0.0, 60 + 10 * math.log10(value / most + 1e-9)) for value in frame] for frame in frames]


def alike(one: list[list[float]], other: list[list[float]]) -> float:
    """How easily one could be mistaken for the other: 1 is identical, 0 is nothing in common."""
    a, b = ([value for frame in heard for value in frame] for heard in (one, other))
    both = sum(x * y for x, y in zip(a, b, strict=True))
    return both / math.sqrt(sum(x * x for x in a) * sum(y * y for y in b))


# ---- files


def written() -> Iterator[tuple[str, Wave]]:
    """Each file's name with its samples."""
    for name, making in SOUNDS.items():
        for take in range(making.takes):
            sound = making.make(random.Random(f"{name} {take}"))
            loud = at_loudness(sound if name == "room" else ended(sound), making.loud)
            yield f"{name}-{take + 1}" if making.takes > 1 else name, loud


def write(folder: Path) -> None:
    """A mono file of 16 bits for each take."""
    for name, samples in written():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *(round(value * 32_767) for value in samples)))


def read(path: Path) -> Wave:
    """The samples of a file, from -1 to 1."""
    with wave.open(str(path), "rb") as file:
        count = file.getnframes()
        return [value / 32_768 for value in struct.unpack(f"<{count}h", file.readframes(count))]


def measure(folder: Path) -> Iterator[str]:
    """Loudness, highest sample and length of each file, and how similar the announcements sound."""
    files = {path.stem: read(path) for path in sorted(folder.glob("*.wav"))}
    for name, sound in files.items():
        peak = 20 * math.log10(max(map(abs, sound)))
        yield f"{name:10} {loudness(sound):6.1f} LUFS  peak {peak:6.1f} dB  {len(sound) / RATE:5.2f} s"
    told = {name: heard(files[name]) for name, making in SOUNDS.items() if making.takes == 1 and name != "room"}
    pairs = sorted(((alike(told[one], told[other]), one, other) for one, other in combinations(told, 2)), reverse=True)
    for share, one, other in pairs[:8]:
        yield f"{one} and {other}: {share:.2f} alike"


def main() -> None:
    """Write them, or measure the existing ones."""
    parser = ArgumentParser(prog="python -m tools.sounds", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--measure", action="store_true")
    folder = ROOT / "assets" / "sounds"
    if parser.parse_args().measure:
        for line in measure(folder):
            print(line)
    else:
        write(folder)


if __name__ == "__main__":
    main()
