"""Number cards of decks that people bring: in the ink of our index, and without a pip that our index cuts through.

Only pictures of one ink on white are touched: anything else is drawn as it is.
"""

from typing import Final

import pygame
from pygame import Color, Rect, Surface

SAMPLE: Final = (30, 42)
"""The size at which a picture is looked at."""
FAR, MOST_FAR = 28, 0.04
"""How far a pixel may be from the line between white and the ink, and the share of pixels that may be further."""
LIGHTEST: Final = 150
"""The most green that an ink has."""
LARGEST_PIP: Final = 0.08
"""The share of a card that a pip fills at most: larger drawings are kept."""


def in_ink(picture: Surface, ink: str) -> Surface | None:
    """The picture in another ink, or None if it has more than one."""
    flat = Surface(picture.get_size(), pygame.SRCALPHA)
    flat.fill("white")
    flat.blit(picture, (0, 0))
    small = pygame.transform.smoothscale(flat, SAMPLE)
    pixels = [small.get_at((x, y)) for x in range(SAMPLE[0]) for y in range(SAMPLE[1])]
    own = min(pixels, key=lambda pixel: pixel.g)
    far = sum(_is_far(pixel, own) for pixel in pixels)
    if own.g > LIGHTEST or far > MOST_FAR * len(pixels):
        return None
    return _painted(flat, own.g, Color(ink))


def _share(green: int, of_ink: int) -> float:
    return min(1.0, (255 - green) / (255 - of_ink))


def _is_far(pixel: Color, ink: Color) -> bool:
    share = _share(pixel.g, ink.g)
    sides = ((pixel.r, ink.r), (pixel.b, ink.b))
    return any(abs(255 - share * (255 - full) - seen) > FAR for seen, full in sides)


def _painted(flat: Surface, own: int, ink: Color) -> Surface:
    """From the greens alone, which say how much ink there is: each becomes a colour."""
    greens = pygame.image.tobytes(flat, "RGB")[1::3]
    image = pygame.image.frombuffer(greens, flat.get_size(), "P")
    shares = [_share(green, own) for green in range(256)]
    image.set_palette([[round(255 - share * (255 - side)) for side in ink[:3]] for share in shares])
    return image.convert_alpha()


def without_cut_pips(card: Surface, plate: Rect, ink: str, ground: str) -> None:
    """Paint over each pip in this ink that is partly under the plate."""
    mask = pygame.mask.from_threshold(card, Color(ink), (110, 110, 110, 255))
    under = pygame.Mask(plate.size, fill=True)
    most = LARGEST_PIP * card.get_width() * card.get_height()
    for part in mask.connected_components(4):
        hidden = part.overlap_area(under, plate.topleft)
        if 0 < hidden < part.count() < most:
            gone = part.to_surface(setcolor=ground, unsetcolor=(0, 0, 0, 0))
            for x, y in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)):  # its soft edge as well
                card.blit(gone, (x, y))
