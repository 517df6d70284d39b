"""Colours have one place: tokens in the theme. Only pictures have palettes of their own, named at the top of a file."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.sources import ROOT

DRAWN: Final = tuple(ROOT / "game" / room for room in ("toolkit", "ui"))
TOKENS: Final = {ROOT / "game" / "toolkit" / "drawing" / name for name in ("theme.py", "palette.py")}
ART: Final = {"card_art", "cloths", "falling_pips", "ornaments", "gamepad_art", "portraits", "velvet"}
"""Modules that draw pictures."""
HEX: Final = re.compile(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![0-9a-z])", re.IGNORECASE)


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
    for path in sorted({path for room in DRAWN for path in room.rglob("*.py")} - TOKENS):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text if HEX.search(text) else "")
        found[str(path.relative_to(ROOT))] = list(below_the_top(tree) if path.stem in ART else colours_in(tree))
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
