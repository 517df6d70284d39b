"""Colours have one place: tokens in the theme. Only pictures have palettes of their own, named at the top of a file."""

import ast
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from game.toolkit.drawing import theme

UI: Final = Path(theme.__file__).parents[1]
TOKENS: Final = {UI / "core" / "drawing" / name for name in ("theme.py", "palette.py")}
ART: Final = {"card_art", "card_shapes", "cloths", "falling_pips", "ornaments", "gamepad_art", "portraits", "velvet"}
"""Modules that draw pictures."""
HEX: Final = re.compile(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![0-9a-z])", re.IGNORECASE)
NEAR: Final = 2.5
"""CIE76: a little more than anybody sees (2.3); the darkest grounds differ by 2.6 to 3."""


def colours_in(tree: ast.AST) -> Iterator[str]:
    """Every hex colour in a text of the code, in parts of formatted ones, too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from HEX.findall(node.value)


def below_the_top(tree: ast.Module) -> Iterator[str]:
    """Those that aren't in an assignment of the module."""
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            yield from colours_in(node)


def test_colours_are_tokens() -> None:
    """Given any file of the screen, a hex colour stands in the theme or in the palette of a picture."""
    found = {}
    for path in sorted(set(UI.rglob("*.py")) - TOKENS):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text if HEX.search(text) else "")
        found[str(path.relative_to(UI))] = list(below_the_top(tree) if path.stem in ART else colours_in(tree))
    assert {name: colours for name, colours in found.items() if colours} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('INK = "#1B1E2B"', []),
        ('def draw():\n    fill("#1b1e2b")', ["#1b1e2b"]),
        ('def draw(w):\n    svg(f\'<rect width="{w}" fill="#FFF"/>\')', ["#FFF"]),
        ('def draw():\n    icon("#1 of 3")\n    row("#record")', []),
    ],
)
def test_the_measure_itself(code: str, found: list[str]) -> None:
    """A colour at the top is a palette's; below it is found in plain and in formatted texts; a number is none."""
    assert list(below_the_top(ast.parse(code))) == found


def test_no_token_looks_like_another() -> None:
    """Given two tokens, they have one value or are different to the eye: a near copy is a token that was there
    already.
    """
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
