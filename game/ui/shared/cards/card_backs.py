"""Patterns of card backs as SVG, for a field of `w` x `h` in the colours of the deck: `light` and `deep` on its ground.
Whatever exceeds the field is cropped.
"""

import math
from collections.abc import Callable, Mapping
from typing import Final

from game.toolkit.drawing.cloths import blossom, line, scales
from game.toolkit.drawing.icons import STAR

Pattern = Callable[[float, float, str, str], str]


def _filled(path: str, colour: str, opacity: float) -> str:
    return f'<path d="{path}" fill="{colour}" fill-opacity="{opacity}" fill-rule="evenodd"/>'


def _waves(w: float, h: float, light: str, deep: str) -> str:
    step, rows = w / 6, 22
    crest, trough = "", ""
    for row in range(rows + 1):
        y = h * row / rows
        path = f"M{-step} {y}" + "".join(f"q{step / 4} {-h / rows * 0.7} {step / 2} 0t{step / 2} 0" for _ in range(8))
        if row % 2:
            crest += path
        else:
            trough += path
    return line(trough, deep, h / rows * 0.5, 0.8) + line(crest, light, h / rows * 0.3, 0.8)


def _fans(w: float, h: float, light: str, deep: str) -> str:
    step, body = w / 8, ""
    paths = scales(w, h, step, 3)
    for n in range(0, len(paths), 3):  # each fan hides the feet of those behind it
        body += _filled(paths[n] + "Z", deep, 0.9)
        body += line("".join(paths[n : n + 3]), light, w * 0.011, 0.72)
    return body


def _night_sky(w: float, h: float, light: str, deep: str) -> str:
    body = _filled(f"M0 0H{w}V{h}H0Z", deep, 0.75)
    columns, rows = 6, 8
    dots = ""
    for row in range(rows):
        for column in range(columns):
            x, y = (column + 0.5) * w / columns, (row + 0.5) * h / rows
            if (row + column) % 2:
                r = w * 0.011
                dots += f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"
            else:
                s = w * (0.11 if row % 2 else 0.078)
                body += (
                    f'<path transform="translate({x - s / 2:.2f} {y - s / 2:.2f}) scale({s / 100:.4f})" d="{STAR}"'
                    f' fill="{light}" fill-opacity=".85"/>'
                )
    return body + _filled(dots, light, 0.8)


def _leaves(w: float, h: float, light: str, deep: str) -> str:
    stems, leaf, back = "", "", ""
    columns = 5
    for column in range(columns):
        x = (column + 0.5) * w / columns
        stems += f"M{x} 0V{h}"
        for n in range(12):
            y, way = h * (n + 0.6) / 11, 1 if (n + column) % 2 else -1
            tip = (x + way * w * 0.085, y - h * 0.055)
            blade = (
                f"M{x:.2f} {y:.2f}C{x + way * w * 0.02:.2f} {y - h * 0.05:.2f} {tip[0] - way * w * 0.03:.2f}"
                f" {tip[1]:.2f} {tip[0]:.2f} {tip[1]:.2f}C{tip[0]:.2f} {y - h * 0.02:.2f}"
                f" {x + way * w * 0.05:.2f} {y:.2f} {x:.2f} {y:.2f}Z"
            )
            if n % 2:
                leaf += blade
            else:
                back += blade
    return line(stems, deep, w * 0.014, 0.9) + _filled(back, deep, 0.9) + _filled(leaf, light, 0.8)


def _woven_ring(x: float, y: float, r: float, depth: float, turns: int, lobes: int) -> str:
    """Path of the ring that an engraver's rose engine cuts: `turns` waves of `lobes` crests, each a bit further."""
    path = ""
    for turn in range(turns):
        for n in range(lobes * 6 + 1):
            angle = 2 * math.pi * n / (lobes * 6)
            radius = r - depth / 2 + depth / 2 * math.cos(lobes * angle + 2 * math.pi * turn / turns)
            path += f"{'L' if n else 'M'}{x + radius * math.sin(angle):.1f} {y - radius * math.cos(angle):.1f}"
    return path


def _rosette(w: float, h: float, light: str, deep: str) -> str:
    x, y = w / 2, h / 2
    count = 13
    net = "".join(
        f"M{x} {y}m{-r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0"
        for r in (math.hypot(w, h) / 2 * (n + 1) / count for n in range(count))
    )
    rays = "".join(
        f"M{x} {y}L{x + w * math.sin(math.tau * n / 48):.1f} {y - w * math.cos(math.tau * n / 48):.1f}"
        for n in range(48)
    )
    disc = f'<circle cx="{x}" cy="{y}" r="{w * 0.44}" fill="{deep}" fill-opacity=".85"/>'
    return (
        line(rays, deep, w * 0.006, 0.7)
        + line(net, light, w * 0.006, 0.38)
        + disc
        + line(_woven_ring(x, y, w * 0.43, w * 0.11, 4, 12), light, w * 0.0075, 0.85)
        + line(_woven_ring(x, y, w * 0.33, w * 0.10, 3, 10), light, w * 0.0075, 0.7)
    )


def _damask(w: float, h: float, light: str, deep: str) -> str:
    path, columns, rows = "", 3, 4
    for row in range(2 * rows + 1):
        for column in range(columns + 1):
            x = (column + (0.5 if row % 2 else 0)) * w / columns
            path += blossom(x, row * h / rows / 2, w * 0.125)
    return _filled(f"M0 0H{w}V{h}H0Z", deep, 0.55) + _filled(path, light, 0.62)


def _lattice(w: float, h: float, light: str, deep: str) -> str:
    columns, rows = 5, 7
    cw, ch = w / columns, h / rows
    bars = "".join(
        f"M{(n - rows) * cw} 0l{rows * cw} {h}M{(n - rows) * cw} {h}l{rows * cw} {-h}" for n in range(2 * rows)
    )
    spots, rings = "", ""
    for row in range(2 * rows + 1):
        for column in range(columns + 1):
            x, y, r = (column + (0.5 if row % 2 else 0)) * cw, row * ch / 2, cw * 0.15
            spots += f"M{x} {y - r}L{x + r} {y}L{x} {y + r}L{x - r} {y}Z"
            rings += f"M{x} {y - 1.9 * r}L{x + 1.9 * r} {y}L{x} {y + 1.9 * r}L{x - 1.9 * r} {y}Z"
    return (
        line(bars, deep, cw * 0.2, 0.9)
        + line(bars, light, cw * 0.05, 0.7)
        + _filled(rings, deep, 1)
        + _filled(spots, light, 0.9)
    )


def _tweed(w: float, h: float, light: str, deep: str) -> str:
    columns, rows = 8, 26
    cw, ch = w / columns, h / rows
    up, down = "", ""
    for column in range(columns):
        for row in range(-1, rows + 1):
            x, y = column * cw, row * ch
            rise = ch if column % 2 else -ch
            path = f"M{x} {y + ch / 2 - rise / 2:.2f}l{cw} {rise:.2f}"
            if row % 2:
                up += path
            else:
                down += path
    return line(down, deep, ch * 0.5, 0.85) + line(up, light, ch * 0.34, 0.72)


def _ribbon(w: float, h: float, light: str, deep: str) -> str:
    step = w / 4
    width = "".join(f"M{n * step} {-step}l{-h - 2 * step} {h + 2 * step}" for n in range(14))
    thin = "".join(f"M{n * step + step / 2} {-step}l{-h - 2 * step} {h + 2 * step}" for n in range(14))
    return (
        line(width, deep, step * 0.36, 0.9) + line(thin, light, step * 0.20, 0.75) + line(thin, deep, step * 0.05, 0.9)
    )


def _guilloche(w: float, h: float, light: str, deep: str) -> str:
    body = ""
    rows, waves = 7, 2
    for row in range(rows):
        y, path = h * (row + 0.5) / rows, ""
        for strand in range(4):
            for n in range(41):
                x = w * n / 40
                lift = h / rows * 0.62 * math.sin(2 * math.pi * waves * n / 40 + math.pi * strand / 2)
                path += f"{'L' if n else 'M'}{x:.1f} {y + lift:.1f}"
        body += line(path, light if row % 2 else deep, w * 0.011, 0.85)
    return body


def _tiles(w: float, h: float, light: str, deep: str) -> str:
    columns, rows = 4, 6
    cw, ch = w / columns, h / rows
    stars, eyes, seams = "", "", ""
    for row in range(rows):
        for column in range(columns):
            x, y = (column + 0.5) * cw, (row + 0.5) * ch
            r = min(cw, ch) * 0.48
            for turn in range(16):
                reach = r if turn % 2 == 0 else r * 0.62
                angle = math.tau * turn / 16
                stars += f"{'L' if turn else 'M'}{x + reach * math.sin(angle):.1f} {y - reach * math.cos(angle):.1f}"
            stars += "Z"
            q = r * 0.3
            eyes += f"M{x} {y - q}L{x + q} {y}L{x} {y + q}L{x - q} {y}Z"
            seams += f"M{column * cw} {row * ch - q}l{q} {q}l{-q} {q}l{-q} {-q}Z"
    return _filled(stars, light, 0.62) + _filled(eyes, deep, 1) + _filled(seams, deep, 0.95)


CLASSIC: Final = "classic"
BACK_PATTERNS: Final[Mapping[str, Pattern]] = {
    "waves": _waves,
    "fans": _fans,
    "night_sky": _night_sky,
    "leaves": _leaves,
    "rosette": _rosette,
    "damask": _damask,
    "lattice": _lattice,
    "tweed": _tweed,
    "ribbon": _ribbon,
    "guilloche": _guilloche,
    "tiles": _tiles,
}
BACK_NAMES: Final = (CLASSIC, *BACK_PATTERNS)
"""The game's own backs, in the order in which they are offered."""
