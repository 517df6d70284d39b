"""Photos as people have them, as far as chance can make some: skies, snow, crowds, night, plain colours."""

import io
import random

import pygame
from pygame import Surface

PLAIN = ("#FFFFFF", "#000000", "#20407E", "#8C2B3D", "#F2C14E", "#FBF4E2", "#808080", "#00FF00")


def photo_of(seed: int, size: tuple[int, int] = (640, 480)) -> Surface:
    """Blots of `seed`'s own size and brightness; the first few are of one colour."""
    if seed < len(PLAIN):
        flat = Surface(size)
        flat.fill(PLAIN[seed])
        return flat
    chance = random.Random(seed)
    side, power = chance.choice((2, 3, 6, 20, 90)), chance.choice((0.2, 0.6, 1.0, 2.5))
    small = Surface((side, side))
    for x in range(side):
        for y in range(side):
            small.set_at((x, y), [round(255 * chance.random() ** power) for _ in range(3)])
    return pygame.transform.smoothscale(small, size)


def file_of(picture: Surface, kind: str = "png") -> bytes:
    """A picture as a file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, f"photo.{kind}")
    return file.getvalue()
