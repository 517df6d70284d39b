"""Books in rows on their tray. Pure geometry in window pixels; knows no cards."""

import math
from typing import Final

from pygame import Rect

from game.ui.table.layout.band_sizes import ACROSS_IN_ROWS, LAST_IN_ROWS, LEAST_ROW

BESIDE: Final = 1.12
"""Widths from book to book in a single row: none covers another, whatever its token and the edges below it take."""
ROOMY, ROOMY_SMALL = 1.2, 1.4
"""Widths from large and from small book to book where there is room; small ones have their counts between them."""
LEAST_LARGE: Final = 60
"""Window pixels of the narrowest large book."""
BELOW: Final = 8
"""Window pixels at least from a book to the one below it."""
WHOLE: Final = 1.52
"""Widths that a row is high whose books are not cropped: lower ones are too low for that."""
NO_SMALLER: Final = 30
"""Window pixels of the smallest book whose rank can be read."""


def book_places(tray: Rect, books: int, widest: int, k: float) -> tuple[int, list[Rect]]:
    """The width of the books and their places: in one row or in as many as make them largest, where they may be
    cropped to be as high as a row.
    """
    w, rows = _largest(tray, books, widest, k)
    per = -(-books // rows)
    roomy = w * (ROOMY_SMALL if w < max(LEAST_LARGE, 72 * k) else ROOMY)
    step = min(roomy, (tray.w - w) / max(1, per - 1))
    down = tray.h / rows
    height = round(1.4 * w) if rows == 1 else min(round(1.4 * w), math.floor(down) - max(BELOW, round(0.1 * w)))
    return w, [
        Rect(round(tray.left + n % per * step), round(tray.top + n // per * down), w, height) for n in range(books)
    ]


def _largest(tray: Rect, count: int, widest: int, k: float) -> tuple[int, int]:
    """The largest width of so many books, and in how many rows."""
    if count == 0:
        return widest, 1
    best = (0, 1)
    for rows in (1, 2, 3):
        per, down = -(-count // rows), tray.h / rows
        if rows == 1:
            across, height = tray.w / (BESIDE * (per - 1) + 1.16), (tray.h - 20 * k) / 1.62
        else:
            across = tray.w / (ACROSS_IN_ROWS * (per - 1) + LAST_IN_ROWS)
            height = down if down >= LEAST_ROW else down / WHOLE
        w = min(widest, math.floor(min(across, height)))
        if w > best[0] * 1.05:
            best = (w, rows)
    return max(NO_SMALLER, best[0]), best[1]
