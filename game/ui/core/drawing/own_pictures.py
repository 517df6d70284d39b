"""Photos that a person chose for cloth or card backs, read from the player's folder when they are first shown.

The name encodes the facts: `photo-1a2b3c4d` is a cloth, `photo-1a2b3c4d-70` a back with a frame of 70 thousandths of
the card's width.
"""

import io
import re
from pathlib import Path
from typing import Final

import pygame
from msgspec import Struct
from pygame import Surface

from saves import limits
from saves.files import read_small
from saves.picture_file import BadPicture, facts_of

_NAME: Final = re.compile(r"photo-[0-9a-f]{8}(?:-(\d{2,3}))?")
_DECK: Final = re.compile(r"deck-[0-9a-f]{8}")
ENDING: Final = ".jpg"
DECK_ENDING: Final = ".zip"
USUAL_FRAME, WIDEST_FRAME = 45, 120


class BackPhoto(Struct, frozen=True):
    """A card's back: a picture in the ratio 5 to 7, and the width of its frame relative to the card's width."""

    picture: Surface
    frame: float


def is_photo(name: str) -> bool:
    """Whether it is a valid name of a photo, safe as a file name."""
    return _NAME.fullmatch(name) is not None


def is_back(name: str) -> bool:
    """Whether a photo is for the backs of cards: then its name includes the width of the frame."""
    match = _NAME.fullmatch(name)
    return match is not None and match[1] is not None


def cloth_photo(folder: str, name: str) -> Surface | None:
    """The photo that covers the table; None if it isn't a photo's name, or the file can't be read."""
    return _read(folder, name) if is_photo(name) and not is_back(name) else None


def back_photo(folder: str, name: str) -> BackPhoto | None:
    """The photo on the backs of cards, likewise."""
    picture = _read(folder, name) if is_back(name) else None
    if picture is None:
        return None
    frame = min(WIDEST_FRAME, max(USUAL_FRAME, int(name.rpartition("-")[2])))
    return BackPhoto(picture, frame / 1000)


def _read(folder: str, name: str) -> Surface | None:
    if not folder:
        return None
    try:
        data = read_small(Path(folder) / (name + ENDING), limits.PHOTO)
        facts_of(data)
        return pygame.image.load(io.BytesIO(data), "photo.jpg").convert()
    except (OSError, BadPicture, pygame.error):
        return None


def is_deck(name: str) -> bool:
    """Whether it is a valid name of a foreign deck, safe as a file name."""
    return _DECK.fullmatch(name) is not None


def covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture, filling all of `size`."""
    w, h = picture.get_size()
    scale = max(size[0] / w, size[1] / h)
    part = pygame.Rect(0, 0, max(1, min(w, round(size[0] / scale))), max(1, min(h, round(size[1] / scale))))
    part.center = w // 2, h // 2
    return pygame.transform.smoothscale(picture.subsurface(part), size)
