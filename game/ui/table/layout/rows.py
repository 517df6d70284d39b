"""Equal things in rows: books on their tray, chips in a band. Pure geometry in window pixels; knows no cards."""

import math
from collections.abc import Iterator

from pygame import Rect

from game.ui.table.draw.badges import ChipSize

BESIDE = 1.12
"""Widths from book to book: none covers another, whatever its token and the edges below it take."""
ROOMY, ROOMY_SMALL = 1.2, 1.4
"""Widths from large and from small book to book where there is room; small ones have their counts between them."""
BELOW, BELOW_LARGE = 1.52, 1.8
"""Widths from a small and from a large book to the one below it."""
LEAST_SHARE = 0.55
"""Of the width that books have without empty places beside them."""
NO_SMALLER = 30
"""Window pixels of the smallest book whose rank can be read."""


def book_places(tray: Rect, books: int, wanted: int, widest: int, k: float) -> tuple[int, list[Rect]]:
    """The width of the books and their places, followed by those of the books that are still wanted.

    In one row if they need not become small for it, else in as many rows as make them largest; wanted ones are left
    out where the books themselves would become much smaller for them, or lose the words on their ribbons.
    """
    alone, _ = _largest(tray, books, widest, k)
    for count in (books + wanted, books):
        w, rows = _largest(tray, count, widest, k)
        loses_words = is_small(w, k) and not is_small(alone, k) and books > 0
        if w >= LEAST_SHARE * alone and not loses_words:
            break
    per = -(-count // max(1, rows))
    roomy = w * (ROOMY_SMALL if is_small(w, k) else ROOMY)
    step = min(roomy, (tray.w - w) / max(1, per - 1))
    down = tray.h / rows
    places = [
        Rect(round(tray.left + i % per * step), round(tray.top + i // per * down), w, round(1.4 * w))
        for i in range(count)
    ]
    return w, places


def is_small(w: int, k: float) -> bool:
    """Whether a book of this width has a bar instead of a ribbon with a word."""
    return w < max(60, 72 * k)


def _largest(tray: Rect, count: int, widest: int, k: float) -> tuple[int, int]:
    """The largest width of so many books, and in how many rows."""
    if count == 0:
        return widest, 1
    best = (0, 1)
    for rows in (1, 2, 3):
        per = -(-count // rows)
        across = tray.w / (BESIDE * (per - 1) + 1.16)
        high = (tray.h - 20 * k) / 1.62 if rows == 1 else tray.h / rows / BELOW
        w = min(widest, math.floor(min(across, high)))
        if rows > 1 and not is_small(w, k):  # a ribbon and a token want more room than a bar
            w = max(min(w, math.floor(tray.h / rows / BELOW_LARGE)), math.ceil(max(60, 72 * k)) - 1)
        if w > best[0] * 1.05:
            best = (w, rows)
    return max(NO_SMALLER, best[0]), best[1]


def chip_places(
    inner: Rect, count: int, k: float, letters: float = 1.0, signs: float = 1.0
) -> tuple[ChipSize, list[Rect]]:
    """The largest chips of which so many fit: their kind and their places, row by row. For larger `letters` and `signs`
    they are as much larger where they have room.
    """
    usual, wider = inner, inner.inflate(8, 0)
    grown = _grown_chips(k, letters, signs) if signs > letters else ()
    for size, w, h, gap in (*grown, *_chip_sizes(k, letters), *_chip_sizes(k, 1.0)):
        inner = wider if size in ("line", "tiny") else usual
        if _grid_fits(inner, count, w, h, gap):
            break
    per = max(1, (inner.w + gap) // (w + gap))
    rows = max(1, -(-count // per))
    most_w, most_h = MOST_GROWN[size]  # what is left over makes them easier to read
    gap = gap if size == "tall" or gap < 2 else max(2, gap // 2)
    w = min(round(most_w * w), max(w, (inner.w + gap) // per - gap))
    h = min(round(most_h * h), max(h, (inner.h + gap) // rows - gap))
    return size, [Rect(inner.left + i % per * (w + gap), inner.top + i // per * (h + gap), w, h) for i in range(count)]


MOST_GROWN: dict[ChipSize, tuple[float, float]] = {
    "tall": (1.3, 1.3), "wide": (1.3, 1.6), "line": (1.3, 1.3), "tiny": (1.5, 1.7),
}  # fmt: skip
"""How much wider and higher chips become where there is room."""
SMALL: tuple[tuple[ChipSize, int, int, int], ...] = (
    ("wide", 54, 38, 3),
    ("line", 66, 24, 3),
    ("line", 60, 22, 2),
    ("tiny", 37, 20, 2),
    ("tiny", 30, 18, 2),
    ("tiny", 28, 18, 1),
)
"""The smallest chips of each kind that can be read: width, height, gap in window pixels."""


def _chip_sizes(k: float, letters: float) -> Iterator[tuple[ChipSize, int, int, int]]:
    """Kinds of chips with their width, height and gap, the largest first."""
    gap = max(4, round(8 * k))
    least_w, least_h = round(54 * letters), round(70 * letters)
    for part in (1.15, 1.0, 0.92, 0.85, 0.78, 0.71, 0.65):
        yield "tall", max(least_w, round(92 * k * part)), max(least_h, round(122 * k * part)), gap
    for part in (1.0, 0.9, 0.8, 0.7, 0.6):
        yield "wide", max(least_w, round(88 * k * part)), max(round(38 * letters), round(62 * k * part)), gap
    s = max(1.0, k) * letters  # the letters grow with the window
    for kind, w, h, little in SMALL:
        if kind == "tiny" and letters > 1:
            return  # rather all signs in usual letters
        yield kind, round(w * s), round(h * s), round(little * s)


def _grown_chips(k: float, letters: float, signs: float) -> Iterator[tuple[ChipSize, int, int, int]]:
    """What is preferred for larger signs: a rank has most room on a tall chip."""
    yield from (chip for scale in (signs, letters) for chip in _chip_sizes(k, scale) if chip[0] == "tall")
    yield from (chip for chip in _chip_sizes(k, signs) if chip[0] == "wide")


def _grid_fits(inner: Rect, count: int, w: int, h: int, gap: int) -> bool:
    per = (inner.w + gap) // (w + gap)
    return per > 0 and -(-count // per) * (h + gap) - gap <= inner.h
