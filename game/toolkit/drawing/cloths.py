"""The cloths of the table: three tones from the light in the middle to the edge, and a woven pattern.

No cloth is lighter than the lit green felt, so whatever is readable there is readable on all. A pattern is the SVG of
one square tile, `side` real pixels wide, that repeats seamlessly.
"""

import math
import random
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from game.toolkit.drawing.theme import FELT, FELT_EDGE, FELT_LIGHT

DAY, NIGHT = "#FFFFFF", "#000000"
THREAD_GOLD, THREAD_RED, THREAD_NAVY = "#E8B84A", "#C2413A", "#16264A"


class Cloth(Struct, frozen=True):
    """`tile` is the side of the pattern's tile in design pixels."""

    light: str
    base: str
    edge: str
    pattern: Callable[[float], str] | None = None
    tile: float = 0


def line(points: str, colour: str, width: float, opacity: float) -> str:
    """SVG of an open path."""
    return (
        f'<path d="{points}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" stroke-opacity="{opacity}"'
        ' stroke-linecap="round"/>'
    )


def _tartan(s: float) -> str:
    body = ""
    for at, width, colour, opacity in (
        (0.5, 0.40, THREAD_NAVY, 0.42),
        (0.5, 0.05, NIGHT, 0.35),
        (0.1, 0.03, NIGHT, 0.35),
        (0.9, 0.03, NIGHT, 0.35),
        (0.0, 0.016, THREAD_GOLD, 0.34),
        (1.0, 0.016, THREAD_GOLD, 0.34),
        (0.5, 0.014, THREAD_RED, 0.5),
    ):
        body += line(f"M{at * s} 0V{s}", colour, width * s, opacity).replace("round", "butt")
        body += line(f"M0 {at * s}H{s}", colour, width * s, opacity).replace("round", "butt")
    count = max(8, round(s / 6))
    step = s / count
    twill = "".join(f"M{(n - count) * step} {s}L{n * step} 0" for n in range(2 * count))
    return body + line(twill, NIGHT, step * 0.34, 0.16)


def _oak(s: float) -> str:
    rng, rows = random.Random(8), 6
    body, height = "", s / rows
    for row in range(rows):
        top = row * height
        cut = (0.28, 0.78, 0.06, 0.55, 0.93, 0.4)[row] * s
        for left, right in ((cut - s, cut), (cut, cut + s)):
            tone = rng.choice((0.0, 0.04, 0.08, 0.11))
            body += f'<rect x="{left}" y="{top}" width="{right - left}" height="{height}" fill="{NIGHT}"'
            body += f' fill-opacity="{tone}"/>'
        for n in range(22):  # the grain repeats with the tile: it ends as it begins
            y = top + height * (n + 0.5) / 22
            sway = height * rng.uniform(0.01, 0.035)
            path = f"M0 {y}C{s * 0.25} {y - sway} {s * 0.35} {y + sway} {s / 2} {y}S{s * 0.8} {y - sway} {s} {y}"
            body += line(path, NIGHT if n % 3 else DAY, s * rng.uniform(0.0008, 0.003), 0.22 if n % 3 else 0.07)
        body += line(f"M0 {top}H{s}", NIGHT, s * 0.003, 0.5)
        body += line(f"M0 {top + s * 0.003}H{s}", DAY, s * 0.0014, 0.12)
        body += line(f"M{cut} {top}V{top + height}", NIGHT, s * 0.002, 0.4)
    return body


def _linen(s: float) -> str:
    rng = random.Random(3)
    count = max(12, round(s / 3.2))
    step, body = s / count, ""
    for n in range(count):
        at = (n + 0.5) * step
        for path in (f"M{at} 0V{s}", f"M0 {at}H{s}"):
            colour = DAY if rng.random() < 0.45 else NIGHT
            body += line(path, colour, step * rng.uniform(0.35, 0.75), round(rng.uniform(0.03, 0.15), 2))
    return body


def blossom(x: float, y: float, r: float) -> str:
    """Path of an ornament of damask, `r` from its middle to its tip: a bud between two leaves, on a small stem."""
    path = (
        f"M{x:.2f} {y - r:.2f}C{x + r * 0.46:.2f} {y - r * 0.36:.2f} {x + r * 0.4:.2f} {y + r * 0.24:.2f} {x:.2f}"
        f" {y + r * 0.46:.2f}C{x - r * 0.4:.2f} {y + r * 0.24:.2f} {x - r * 0.46:.2f} {y - r * 0.36:.2f} {x:.2f}"
        f" {y - r:.2f}Z"
        f"M{x:.2f} {y - r * 0.5:.2f}C{x - r * 0.2:.2f} {y - r * 0.2:.2f} {x - r * 0.16:.2f} {y + r * 0.08:.2f} {x:.2f}"
        f" {y + r * 0.2:.2f}C{x + r * 0.16:.2f} {y + r * 0.08:.2f} {x + r * 0.2:.2f} {y - r * 0.2:.2f} {x:.2f}"
        f" {y - r * 0.5:.2f}Z"
    )
    for way in (1, -1):

        def at(dx: float, dy: float, way: int = way) -> str:
            return f"{x + way * r * dx:.2f} {y + r * dy:.2f}"

        path += (
            f"M{at(0.04, 0.8)}C{at(0.62, 0.72)} {at(0.86, 0.14)} {at(0.5, -0.46)}C{at(0.54, 0.0)} {at(0.4, 0.42)}"
            f" {at(0.04, 0.8)}Z"
            f"M{at(0.12, 0.86)}C{at(0.62, 1.0)} {at(1.0, 0.66)} {at(0.92, 0.22)}C{at(0.8, 0.56)} {at(0.5, 0.78)}"
            f" {at(0.12, 0.86)}Z"
        )
    return (
        path
        + f"M{x:.2f} {y + r * 0.86:.2f}L{x + r * 0.09:.2f} {y + r:.2f}L{x:.2f} {y + r * 1.2:.2f}"
        + (f"L{x - r * 0.09:.2f} {y + r:.2f}Z")
    )


def _damask(s: float) -> str:
    count = max(16, round(s / 4))
    satin = "".join(f"M{(n + 0.5) * s / count} 0V{s}" for n in range(count))
    spots = [(0.5, 0.5, 0.19), *((x, y, 0.19) for x in (0, 1) for y in (0, 1))]
    spots += [(0.5, 0.0, 0.06), (0.5, 1.0, 0.06), (0.0, 0.5, 0.06), (1.0, 0.5, 0.06)]
    motif = "".join(blossom(x * s, y * s, r * s) for x, y, r in spots)
    ogee = "".join(
        f"M{x * s} {(y - 0.5) * s}C{x * s} {(y - 0.3) * s} {(x + way * 0.5) * s} {(y - 0.25) * s} {(x + way * 0.5) * s}"
        f" {y * s}S{x * s} {(y + 0.3) * s} {x * s} {(y + 0.5) * s}"
        for x, y in ((0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1))
        for way in (1, -1)
    )
    return (
        line(satin, NIGHT, s / count * 0.5, 0.10)
        + f'<path d="{motif}" fill="{NIGHT}" fill-opacity=".32" fill-rule="evenodd"/>'
        + line(motif, DAY, s * 0.004, 0.10)
        + line(ogee, NIGHT, s * 0.012, 0.22)
        + line(ogee, DAY, s * 0.003, 0.10)
    )


def _harbour(s: float) -> str:
    half = s / 2
    net = "".join(
        f"M{x} {y - half}Q{x + half * 0.42} {y - half * 0.42} {x + half} {y}Q{x + half * 0.42} {y + half * 0.42} {x}"
        f" {y + half}Q{x - half * 0.42} {y + half * 0.42} {x - half} {y}Q{x - half * 0.42} {y - half * 0.42} {x}"
        f" {y - half}Z"
        for x, y in ((half, half), (0, 0), (s, 0), (0, s), (s, s))
    )
    knots = "".join(
        f'<circle cx="{x * half}" cy="{y * half}" r="{s * 0.045}" fill="{DAY}" fill-opacity=".13"/>'
        for x, y in ((1, 0), (0, 1), (2, 1), (1, 2))
    )
    return line(net, DAY, s * 0.022, 0.11) + line(net, NIGHT, s * 0.01, 0.25) + knots


def scales(width: float, height: float, step: float, rings: int) -> list[str]:
    """Paths of fans that overlap like scales, from the top row down, each `2 * step` wide; two rows make a repeat."""
    paths = []
    for row in range(-1, math.ceil(height / (step / 1.0)) + 2):
        for column in range(-1, math.ceil(width / (2 * step)) + 1):
            x, y = (2 * column + 1 + row % 2) * step, row * step
            for ring in range(rings):
                r = step * (1 - ring / rings)
                paths.append(f"M{x - r:.2f} {y:.2f}A{r:.2f} {r:.2f} 0 0 1 {x + r:.2f} {y:.2f}")
    return paths


def _deco(s: float) -> str:
    fans = "".join(scales(s, s, s / 4, 4))
    rays = ""
    for row in range(5):
        for column in range(-1, 3):
            x, y = (2 * column + 1 + row % 2) * s / 4, row * s / 4
            for n in range(-2, 3):
                dx, dy = math.sin(n * 0.5), -math.cos(n * 0.5)
                rays += f"M{x + dx * s * 0.05} {y + dy * s * 0.05}L{x + dx * s * 0.12} {y + dy * s * 0.12}"
    return line(fans, THREAD_GOLD, s * 0.010, 0.30) + line(rays, THREAD_GOLD, s * 0.007, 0.2)


FOREST: Final = "forest"
CLOTHS: Final[Mapping[str, Cloth]] = {
    FOREST: Cloth(FELT_LIGHT, FELT, FELT_EDGE),
    "claret": Cloth("#A02A40", "#741A2C", "#2C0710"),
    "midnight": Cloth("#2F4A9A", "#1B2C66", "#080F2A"),
    "slate": Cloth("#55616C", "#38424C", "#14191E"),
    "plum": Cloth("#7A3C84", "#55265E", "#1E0A24"),
    "teal": Cloth("#14707E", "#0C4F5C", "#04222A"),
    "tartan": Cloth("#2F6B4C", "#1F4F38", "#0A2118", _tartan, 300),
    "oak": Cloth("#8A5A33", "#6F4524", "#2E1B0E", _oak, 1200),
    "linen": Cloth("#686253", "#544E41", "#25221B", _linen, 200),
    "damask": Cloth("#96283C", "#701A2B", "#2A0810", _damask, 230),
    "harbour": Cloth("#2C5D86", "#1D4263", "#081B2C", _harbour, 96),
    "deco": Cloth("#33424C", "#1E2A32", "#0A1014", _deco, 240),
}
"""By name as in the settings, in the order in which they are offered."""


def cloth_of(name: str) -> Cloth:
    """The cloth with this name; the green felt for an unknown name."""
    return CLOTHS.get(name, CLOTHS[FOREST])


def tint_of(name: str) -> str | None:
    """The hue of boxes on a cloth; None if they stay green."""
    return CLOTHS[name].base if name in CLOTHS and name != FOREST else None
