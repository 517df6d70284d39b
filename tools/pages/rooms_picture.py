"""Draws docs/rooms.svg, which package of the game imports which, from the imports in the files: `python -m
tools.pages`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from math import log2
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from tools import ROOT
from tools.pages.import_statements import import_statements

PICTURE: Final = ROOT / "docs" / "rooms.svg"

ROOMS: Final = (
    *("cli", "ui", "toolkit", "phones", "turn", "play", "printed", "sentences", "lessons", "problems", "analysis"),
    *("reason", "saves", "ai", "deals", "score_pad", "engine", "rules", "messages", "cards", "assets", "pygame"),
)
"""From the top step of the stairs to the bottom; the last is a library."""

SAID: Final = (
    "A number counts the imports that lead from the",
    "room to its left to the room below it.",
    "Nothing lies under the stairs: imports go down only.",
)

STEP_X, STEP_Y = 88, 60
BOX_W, BOX_H = 78, 44
EDGE = 26
WIDTH = 2 * EDGE + STEP_X * (len(ROOMS) - 1) + BOX_W
HEIGHT = 2 * EDGE + STEP_Y * (len(ROOMS) - 1) + BOX_H

FELT, LINE, BOX, CREAM, GOLD, INK = "#12372a", "#5f8a76", "#1d5040", "#fff6e3", "#f0c75e", "#12261d"
FONT = "Lato, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"


def imports() -> Counter[tuple[str, str]]:
    """How many modules of a package are imported by files of another, by (importing, imported) package."""
    found: Counter[tuple[str, str]] = Counter()
    for path in files():
        room = room_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for module in set(_imported(path)):
            target = room_of(module)
            if target in ROOMS and target != room:
                found[room, target] += 1
    return found


def files() -> list[Path]:
    """The files of the game."""
    return sorted(path for top in ("game", "saves") for path in (ROOT / top).rglob("*.py"))


def room_of(module: str) -> str:
    """The package of a module: `ui` for `game.turn.arrangement`; others, including `game`, are unchanged."""
    top, _, rest = module.partition(".")
    return rest.partition(".")[0] or top if top == "game" else "pygame" if top == "pytmx" else top


def _imported(path: Path) -> Iterator[str]:
    """The modules that a file imports; `from game.engine import events` counts as `game.engine.events`."""
    for node in import_statements(path.read_text(encoding="utf-8")):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                for name in names:
                    inner = f"{module}.{name.name}"
                    yield inner if (ROOT / inner.replace(".", "/")).with_suffix(".py").is_file() else module


def picture(counts: Counter[tuple[str, str]]) -> str:
    """The stairs as SVG: a package on each step, lines to its imports and from its importers."""
    sizes = Counter(room_of(".".join(path.relative_to(ROOT).with_suffix("").parts)) for path in files())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        f' role="img" aria-label="Which room imports which" font-family="{FONT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{FELT}"/>',
        *_lines(counts),
        *(_box(room, sizes[room]) for room in ROOMS),
        *(_junction(*pair, count) for pair, count in sorted(counts.items())),
        *_legend(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _corner(room: str) -> tuple[int, int]:
    step = ROOMS.index(room)
    return EDGE + STEP_X * step, EDGE + STEP_Y * step


def _crossing(importing: str, imported: str) -> tuple[int, int]:
    return _corner(imported)[0] + BOX_W // 2, _corner(importing)[1] + BOX_H // 2


def _lines(counts: Counter[tuple[str, str]]) -> Iterator[str]:
    """Each package's line to the last package it imports, and from the first that imports it."""
    for room in ROOMS:
        x, y = _corner(room)
        across = [_crossing(room, other)[0] for one, other in counts if one == room]
        if across:
            yield f'<path d="M{x + BOX_W} {y + BOX_H // 2}H{max(across)}" stroke="{LINE}" stroke-width="2"/>'
        down = [_crossing(other, room)[1] for other, one in counts if one == room]
        if down:
            middle = x + BOX_W // 2
            yield f'<path d="M{middle} {min(down)}V{y - 9}" stroke="{LINE}" stroke-width="2"/>'
            yield f'<path d="M{middle - 6} {y - 10}h12l-6 9z" fill="{LINE}"/>'


def _box(room: str, files_in_it: int) -> str:
    x, y = _corner(room)
    middle = x + BOX_W // 2
    look = f'fill="{BOX}" stroke="{CREAM}" stroke-width="1.5"' if files_in_it else f'fill="none" stroke="{LINE}"'
    said = "a library" if not files_in_it else "1 file" if files_in_it == 1 else f"{files_in_it} files"
    return (
        f'<rect x="{x}" y="{y}" width="{BOX_W}" height="{BOX_H}" rx="8" {look}/>'
        + _words(room, middle, y + 20, 16, CREAM, bold=True)
        + _words(said, middle, y + 36, 12, CREAM)
    )


def _junction(importing: str, imported: str, count: int) -> str:
    x, y = _crossing(importing, imported)
    radius = 11 + round(log2(count))
    times = "once" if count == 1 else f"{count} times"
    return (
        f"<g><title>{escape(f'{importing} imports from {imported} {times}')}</title>"
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{GOLD}"/>'
        f"{_words(str(count), x, y + 5, 14, INK, bold=True)}</g>"
    )


def _words(text: str, x: int, y: int, size: int, colour: str, bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" fill="{colour}" font-size="{size}"{weight} text-anchor="middle">{escape(text)}</text>'
    )


def _legend() -> Iterator[str]:
    """The legend, in the empty space under the stairs."""
    y = HEIGHT - EDGE - 26 * (len(SAID) - 1)
    for line in SAID:
        yield f'<text x="{EDGE + 4}" y="{y}" fill="{CREAM}" font-size="17">{escape(line)}</text>'
        y += 26
