"""The figures of court cards, from their drawings. Knows nothing of the rest of a card."""

import gzip
import io
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.kept import Kept

COURT_RATIO = 1.5825
LARGE, LEAST_LARGE = 0.14, 134
"""Width at which a figure is rastered, in heights of the table and at least in real pixels: that which it has on a card
of the hand before it is turned. Reading one takes 3 ms whatever its size; smaller ones are made from it.
"""


def figure(kept: Kept, drawing: Path, size: tuple[int, int], table: int) -> Surface:
    """A figure that fills this size as far as its proportions allow, for a table so high: small ones
    are made from a large one, which is kept.
    """
    large = max(LEAST_LARGE, round(LARGE * table))
    if size[0] > large:
        return _raster(drawing, size)
    picture = kept.once(("figure", drawing.name), lambda: _raster(drawing, (large, round(large * COURT_RATIO))))
    share = min(size[0] / picture.get_width(), size[1] / picture.get_height())
    w, h = (max(1, round(side * share)) for side in picture.get_size())
    return pygame.transform.smoothscale(picture, (w, h))


def _raster(drawing: Path, size: tuple[int, int]) -> Surface:
    source = gzip.decompress(drawing.read_bytes())
    return pygame.image.load_sized_svg(io.BytesIO(source), size)
