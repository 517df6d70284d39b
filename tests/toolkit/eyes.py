"""How colours look to eyes without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1), and how far
apart two colours then are (CIE 1976; about 2 can just be told, 20 at a glance).
"""

import math
from typing import Final, Literal

Eyes = Literal["all cones", "no red cones", "no green cones", "no blue cones"]

SEEN: Final[dict[Eyes, tuple[tuple[float, float, float], ...]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
WHITE: Final = (0.9505, 1.0, 1.089)


def apart(one: str, other: str, eyes: Eyes) -> float:
    """The distance of two colours `#RRGGBB` as these eyes see them."""
    return math.dist(_lab(one, eyes), _lab(other, eyes))


def _lab(colour: str, eyes: Eyes) -> tuple[float, float, float]:
    light = [_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SEEN[eyes])
    x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    fx, fy, fz = (_root(part / white) for part, white in zip((x, y, z), WHITE, strict=True))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
