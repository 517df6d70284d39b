"""A difficulty as a row of stars: some of three full, or of another total."""

from typing import Final

from pygame import Rect, Surface

from game.toolkit.boxes import Box, Picture
from game.toolkit.drawing.theme import GOLD, STAR_OFF, STAR_OFF_ON_PAPER, STAR_ON_PAPER
from game.toolkit.kit import Kit

MOST_STARS: Final = 3


def stars(count: int, side: float, on_paper: bool = False, most: int = MOST_STARS) -> Box:
    """The row; `side` is that of one star in design pixels."""
    full, pale = (STAR_ON_PAPER, STAR_OFF_ON_PAPER) if on_paper else (GOLD, STAR_OFF)

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        for number in range(most):
            middle = rect.left + round((number + 0.5) * rect.w / most), rect.centery
            kit.paint.icon(surface, "star", middle, min(rect.h, rect.w // most), full if number < count else pale)

    return Picture(paint, most * (side + 2), side)
