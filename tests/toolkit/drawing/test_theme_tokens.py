import math
import re
from typing import Final

from game.toolkit.drawing import theme

HEX: Final = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)
NEAR: Final = 2.5
"""CIE76: a little more than anybody sees (2.3); the darkest grounds differ by 2.6 to 3."""


def test_no_token_looks_like_another() -> None:
    tokens = {name: value for name, value in vars(theme).items() if isinstance(value, str) and HEX.fullmatch(value)}
    values = sorted(set(tokens.values()))
    near = [(one, other) for n, one in enumerate(values) for other in values[:n] if distance(one, other) < NEAR]
    assert [[name for name, value in tokens.items() if value in pair] for pair in near] == []


def distance(one: str, other: str) -> float:
    """CIE76 of two colours in sRGB."""
    return math.dist(lab(one), lab(other))


def lab(colour: str) -> tuple[float, float, float]:
    """CIELAB under D65."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4) for part in parts)
    x, y, z = (
        math.cbrt(part) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
