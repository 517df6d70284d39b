"""Photos that a person chose for cloth or card backs, read from the player's folder when they are first shown.

A name tells what there is to know: `photo-1a2b3c4d` is a cloth, `photo-1a2b3c4d-70` a back with a frame of 70 in a
thousand of the card's width.
"""

import io
import re
import zipfile
from pathlib import Path
from typing import Annotated, Final

import msgspec
import pygame
from msgspec import Struct
from pygame import Surface

from game.decoded_types import prepare
from saves import limits
from saves.files import read_small
from saves.picture_file import BadPicture, facts_of

_NAME: Final = re.compile(r"photo-[0-9a-f]{8}(?:-(\d{2,3}))?")
ENDING: Final = ".jpg"
USUAL_FRAME, WIDEST_FRAME = 45, 120


class BackPhoto(Struct, frozen=True):
    """What a card has on its back: a picture of 5 to 7, and how wide the frame round it is, of the card's width."""

    picture: Surface
    frame: float


def is_photo(name: str) -> bool:
    """Whether that is a photo's name, which can also be that of a file."""
    return _NAME.fullmatch(name) is not None


def is_back(name: str) -> bool:
    """Whether a photo is for the backs of cards: its name tells how wide the frame is."""
    match = _NAME.fullmatch(name)
    return match is not None and match[1] is not None


def cloth_photo(folder: str, name: str) -> Surface | None:
    """The photo that covers the table; None where the name is no photo's, or the file can't be read."""
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


class OwnDeck:
    """A deck of others in the player's folder: a zip with a picture of each card, each read when it is first drawn."""

    def __init__(self, folder: str, name: str) -> None:
        self.title = self.origin = ""
        self._archive: zipfile.ZipFile | None = None
        if not folder or _DECK.fullmatch(name) is None:
            return
        try:
            data = read_small(Path(folder) / (name + DECK_ENDING), limits.DECK)
            whole = io.BytesIO(data)
            archive = zipfile.ZipFile(whole)
            about = msgspec.json.decode(_inside(archive, "deck.json"), type=_About)
        except (OSError, zipfile.BadZipFile, KeyError, ValueError, msgspec.MsgspecError):
            return
        if about.version == 1:
            self._archive, self.title, self.origin = archive, about.title, about.origin

    @property
    def is_there(self) -> bool:
        """Whether the file could be read."""
        return self._archive is not None

    def picture(self, card: str) -> Surface | None:
        """A card, 300 wide; None where the deck lacks it."""
        if self._archive is None:
            return None
        try:
            data = _inside(self._archive, f"{card.replace('*', 'joker-')}.png")
            facts = facts_of(data)
            picture = pygame.image.load(io.BytesIO(data), "card.png") if facts.width <= _WIDEST else None
        except (OSError, KeyError, zipfile.BadZipFile, NotImplementedError, RuntimeError, BadPicture, pygame.error):
            return None
        return picture.convert() if picture is not None else None


def is_deck(name: str) -> bool:
    """Whether that is the name of a deck of others, which can also be that of a file."""
    return _DECK.fullmatch(name) is not None


class _About(Struct):
    version: int
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    origin: Annotated[str, msgspec.Meta(max_length=20)] = ""


prepare(_About)


_DECK: Final = re.compile(r"deck-[0-9a-f]{8}")
DECK_ENDING: Final = ".zip"
_MOST_INSIDE, _WIDEST = 1_000_000, 600


def _inside(archive: zipfile.ZipFile, name: str) -> bytes:
    """A file of an archive, no larger than a picture of a card. Raises KeyError, BadZipFile and others."""
    with archive.open(name) as file:
        data = file.read(_MOST_INSIDE + 1)
    if len(data) > _MOST_INSIDE:
        raise zipfile.BadZipFile
    return data


def covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture, as large as `size` and no part of that empty."""
    w, h = picture.get_size()
    scale = max(size[0] / w, size[1] / h)
    part = pygame.Rect(0, 0, max(1, min(w, round(size[0] / scale))), max(1, min(h, round(size[1] / scale))))
    part.center = w // 2, h // 2
    return pygame.transform.smoothscale(picture.subsurface(part), size)
