"""Rotates pictures of cards with smooth edges; rotation alone doesn't soften what touches the border of a picture."""

from typing import Final

from pygame import Surface, transform

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
