"""Measures every text against what really lies under it: the pixels of its own rectangle just before it is drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pygame
from pygame import Rect, Surface

from game.toolkit.drawing.paint import Gradient, Paint
from game.toolkit.drawing.palette import contrast
from game.toolkit.drawing.text import Align, Face, Text

PARTS = 4
"""Pieces of a text from left to right: each must be told from its own ground."""


@contextmanager
def measured() -> Iterator[dict[tuple[str, str], tuple[float, str]]]:
    """Inside, every text that is drawn adds its contrast by its colour and its ground, the worst with its words."""
    found: dict[tuple[str, str], tuple[float, str]] = {}
    put = Text._put

    def watched(
        self: Text,
        surface: Surface,
        text: str,
        px: int,
        at: tuple[int, int],
        colour: str,
        face: Face,
        align: Align,
        room: int | None,
    ) -> Rect:
        clip = surface.get_clip()
        surface.set_clip(Rect(0, 0, 0, 0))  # nothing is drawn, but the place is told
        rect = put(self, surface, text, px, at, colour, face, align, room)
        surface.set_clip(clip)
        shown = self.theme.ink(colour)
        for ground in _grounds(surface, rect.clip(clip)) if text.strip() else ():
            ratio = contrast(shown, ground)
            if ratio < found.get((shown, ground), (99.0, ""))[0]:
                found[shown, ground] = (ratio, text)
        return put(self, surface, text, px, at, colour, face, align, room)

    with patch.object(Text, "_put", watched):
        yield found


def _grounds(surface: Surface, rect: Rect) -> list[str]:
    """The mean colour under each piece of a text."""
    seen = rect.inflate(0, -rect.h // 3)  # without the space above and below the letters
    if seen.w < 2 or seen.h < 2:
        return []
    parts = min(PARTS, max(1, seen.w // 8))
    pieces = [Rect(seen.x + n * seen.w // parts, seen.y, max(1, seen.w // parts), seen.h) for n in range(parts)]
    means = (pygame.transform.average_color(surface, piece) for piece in pieces)
    return [f"#{red:02X}{green:02X}{blue:02X}" for red, green, blue, *_ in means]


@contextmanager
def outlined() -> Iterator[set[tuple[str, str]]]:
    """Inside, every box that is rastered with a line adds its colour with that of the box, of a gradient both."""
    found: set[tuple[str, str]] = set()
    draw = Paint._panel

    def watched(
        size: tuple[int, int],
        fill: str,
        opacity: float,
        line: str | None,
        corner: float,
        width: float,
        gradient: Gradient | None,
    ) -> Surface:
        if line and opacity == 1:
            found.update((line, ground) for ground in gradient or (fill,))
        return draw(size, fill, opacity, line, corner, width, gradient)

    with patch.object(Paint, "_panel", staticmethod(watched)):
        yield found
