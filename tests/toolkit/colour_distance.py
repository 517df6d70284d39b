"""How far apart two colours are for people, those who are colour-blind included."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Color

Row = tuple[float, float, float]
USUAL: Final = "usual"
BLINDNESS: Final[Mapping[str, tuple[Row, Row, Row]]] = {
    USUAL: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""On linear light."""


def distance(one: Sequence[int] | Color, other: Sequence[int] | Color, kind: str = USUAL) -> float:
    """The CIE76 distance of two colours; nobody can see less than 2.3, and 10 is obvious at a glance."""
    return float(sum((a - b) ** 2 for a, b in zip(_lab(one, kind), _lab(other, kind), strict=True)) ** 0.5)


def least_distance(one: Sequence[int] | Color, other: Sequence[int] | Color) -> float:
    """The distance for the kind of colour vision that distinguishes them worst."""
    return min(distance(one, other, kind) for kind in BLINDNESS)


def _lab(colour: Sequence[int] | Color, kind: str) -> Row:
    shares = (colour[n] / 255 for n in range(3))
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares]
    red, green, blue = (max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))) for row in BLINDNESS[kind])
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
