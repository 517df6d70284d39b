"""Turns and bends pictures of cards with smooth edges."""

from itertools import groupby
from typing import Final

from pygame import SRCALPHA, Rect, Surface, transform
from pygame.transform import smoothscale

BORDER: Final = 3
"""Transparent pixels added round a picture before it is turned."""
EDGE: Final = (214, 206, 190, 0)
"""Their colour, which shows through slightly: that of a card's edge."""


def turned_smoothly(flat: Surface, degrees: float, scale: float = 1.0) -> Surface:
    """The picture turned anticlockwise and scaled about its middle, with a transparent border."""
    width, height = flat.get_size()
    bordered = Surface((width + 2 * BORDER, height + 2 * BORDER)).convert_alpha()
    bordered.fill(EDGE)
    bordered.blit(flat, (BORDER, BORDER))
    return transform.rotozoom(bordered, degrees, scale)


FINE: Final = 2
"""Steps per pixel in which a column hangs, so that edges stay smooth."""


def bent(flat: Surface, low: int, grip: float) -> Surface:
    """The picture with its columns lower the farther they are from the grip, by at most `low` real pixels; `grip` is
    where it is held, from 0 at its left side to 1 at its right. The result is that much higher.
    """
    width, height = flat.get_size()
    tall, image = smoothscale(flat, (width, FINE * height)), Surface((width, FINE * (height + low)), SRCALPHA)
    far = max(grip, 1 - grip) * width
    drops = [round(FINE * low * ((x - grip * width) / far) ** 2) for x in range(width)]
    x = 0
    for drop, columns in groupby(drops):
        strip = Rect(x, 0, len(tuple(columns)), FINE * height)
        image.blit(tall, (x, drop), strip)
        x = strip.right
    return smoothscale(image, (width, height + low)).convert_alpha()
