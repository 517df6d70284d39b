"""A link as the square pattern that a phone's camera reads."""

from functools import lru_cache
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import joining as say
from game.toolkit.boxes import Box, Described, Picture
from game.toolkit.drawing.theme import INK, WHITE
from game.toolkit.kit import Kit

QUIET: Final = 4
"""Modules of white around the pattern, as the standard requires."""


@lru_cache(maxsize=4)
def modules(link: str) -> tuple[bytes, ...]:
    """The pattern by rows, a byte for each module, 1 for a dark one."""
    import segno  # only once a door is open

    return tuple(bytes(row) for row in segno.make_qr(link, error="m", boost_error=False).matrix)


def qr_code(link: str, side: float, name: str) -> Box:
    """The pattern on a white square; `name` is whose code it is."""

    def draw(kit: Kit, surface: Surface, rect: Rect) -> None:
        rows = modules(link)
        surface.fill(WHITE, rect)
        each = rect.w // (len(rows) + 2 * QUIET)  # whole pixels: a camera sees blurred edges as noise
        left = rect.x + (rect.w - each * len(rows)) // 2
        top = rect.y + (rect.h - each * len(rows)) // 2
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    surface.fill(INK, Rect(left + x * each, top + y * each, each, each))

    return Described(Picture(draw, side, side), say.code_picture(name))
