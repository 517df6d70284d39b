"""Decks by others that a person chose, read from the player's folder."""

import io
import zipfile
from pathlib import Path
from typing import Annotated

import msgspec
import pygame
from msgspec import Struct
from pygame import Surface

from game.decoded_types import prepare
from game.ui.core.drawing.own_pictures import DECK_ENDING, is_deck
from saves import limits
from saves.files import read_small
from saves.picture_file import BadPicture, facts_of

_MOST_INSIDE, _WIDEST = 1_000_000, 600
"""The most bytes of a file in a deck, and the most pixels in the width of a card."""


class OwnDeck:
    """A deck by others in the player's folder: a zip with a picture of each card, each read when first drawn."""

    def __init__(self, folder: str, name: str) -> None:
        self.title = self.origin = ""
        self._archive: zipfile.ZipFile | None = None
        if not folder or not is_deck(name):
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
        """A card; None if the deck lacks it, or its picture is too large."""
        if self._archive is None:
            return None
        try:
            data = _inside(self._archive, f"{card.replace('*', 'joker-')}.png")
            facts = facts_of(data)
            picture = pygame.image.load(io.BytesIO(data), "card.png") if facts.width <= _WIDEST else None
        except (OSError, KeyError, zipfile.BadZipFile, NotImplementedError, RuntimeError, BadPicture, pygame.error):
            return None
        return picture.convert() if picture is not None else None


class _About(Struct):
    version: int
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    origin: Annotated[str, msgspec.Meta(max_length=20)] = ""


prepare(_About)


def _inside(archive: zipfile.ZipFile, name: str) -> bytes:
    """A file of an archive, at most as large as a card's picture may be. Raises KeyError, BadZipFile and others."""
    with archive.open(name) as file:
        data = file.read(_MOST_INSIDE + 1)
    if len(data) > _MOST_INSIDE:
        raise zipfile.BadZipFile
    return data
