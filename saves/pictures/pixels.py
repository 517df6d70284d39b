"""Pictures as plain pixels, which any program can show without decoding anything: what the process that opens others'
pictures hands back, and what is cached of the copies in the player's folder.
"""

import zlib
from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, MsgspecError, Struct, msgpack

from game.decoded_types import prepare

_Side = Annotated[int, Meta(ge=1, le=2048)]

RAW, SMALLER = 0, 1
"""How hard pixels are packed: photos hardly shrink, drawn cards do."""


class Pixels(Struct, frozen=True, array_like=True):
    """A picture, opaque: three bytes for each pixel, row by row, packed."""

    width: _Side
    height: _Side
    packed: bytes

    def rows(self) -> bytes:
        """The bytes, unpacked: of any other number, nothing is kept. Raises ValueError."""
        length = 3 * self.width * self.height
        try:
            rows = zlib.decompressobj().decompress(self.packed, length + 1)
        except zlib.error:
            rows = b""
        if len(rows) != length:
            raise ValueError("not the pixels of its size")
        return rows


def pixels_of(size: tuple[int, int], rows: bytes, hardness: int) -> Pixels:
    """A picture of these bytes."""
    return Pixels(*size, zlib.compress(rows, hardness))


class Pictures(Struct, frozen=True, tag=True):
    """A photo, called "", or the cards of a deck, with its title and its origin."""

    by_name: Mapping[str, Pixels]
    title: Annotated[str, Meta(max_length=60)] = ""
    origin: Annotated[str, Meta(max_length=20)] = ""


class _CachedPictures(Struct, frozen=True):
    stamp: str
    pictures: Pictures


prepare(Pictures, _CachedPictures)
PHOTO: Final = ""


def packed_cache(stamp: str, pictures: Pictures) -> bytes:
    """A file of the cache; `stamp` names the state of the file that the pictures were read from."""
    return msgpack.encode(_CachedPictures(stamp, pictures))


def read_cache(data: bytes, stamp: str) -> Pictures | None:
    """The pictures in such a file; None if it is of another state, or damaged."""
    try:
        cached = msgpack.decode(data, type=_CachedPictures)
    except (MsgspecError, ValueError):
        return None
    return cached.pictures if cached.stamp == stamp else None
