"""What a picture file says about itself before it is decoded: its kind, its size, how the camera was held. A small file
can claim to be a picture that fits no memory, so nothing is decoded before its size is known to be sensible.
"""

import struct
from typing import Final

from msgspec import Struct

from saves.disk.file_faults import FlawedFile

MOST_SIDE: Final = 16_000
MOST_PIXELS: Final = 64_000_000
"""Phones take pictures of fifty million."""
LEAST_SIDE: Final = 32


class BadPicture(FlawedFile):
    """A file that isn't accepted as a picture."""


class PictureFacts(Struct, frozen=True):
    """`turns` are the quarter turns clockwise that show it upright, after flipping it if `is_mirrored`."""

    kind: str
    width: int
    height: int
    turns: int = 0
    is_mirrored: bool = False


def facts_of(data: bytes) -> PictureFacts:
    """The facts of a PNG, JPEG, WebP, GIF or BMP file. Raises BadPicture, also for unreasonable sizes."""
    try:
        facts = _facts(data)
    except (struct.error, IndexError):
        raise BadPicture("photo_damaged") from None
    if facts is None:
        raise BadPicture("no_photo")
    if max(facts.width, facts.height) > MOST_SIDE or facts.width * facts.height > MOST_PIXELS:
        raise BadPicture("photo_too_large")
    if min(facts.width, facts.height) < LEAST_SIDE:
        raise BadPicture("photo_too_small")
    return facts


def _facts(data: bytes) -> PictureFacts | None:
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return PictureFacts("png", *struct.unpack_from(">II", data, 16))
    if data.startswith((b"GIF87a", b"GIF89a")):
        return PictureFacts("gif", *struct.unpack_from("<HH", data, 6))
    if data.startswith(b"BM"):
        width, height = struct.unpack_from("<ii", data, 18)
        return PictureFacts("bmp", width, abs(height))
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return _webp(data)
    if data.startswith(b"\xff\xd8\xff"):
        return _jpeg(data)
    return None


def _webp(data: bytes) -> PictureFacts | None:
    match data[12:16]:
        case b"VP8 ":
            width, height = struct.unpack_from("<HH", data, 26)
            return PictureFacts("webp", width & 0x3FFF, height & 0x3FFF)
        case b"VP8L":
            (bits,) = struct.unpack_from("<I", data, 21)
            return PictureFacts("webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case b"VP8X":
            width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
            return PictureFacts("webp", width, height)
    return None


_SIZES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Markers of a JPEG that are followed by its size."""
_ORIENTATIONS: Final = {1: (0, False), 2: (0, True), 3: (2, False), 4: (2, True)} | {
    5: (3, True),
    6: (1, False),
    7: (1, True),
    8: (3, False),
}
"""By EXIF number: quarter turns clockwise, after mirroring."""


def _jpeg(data: bytes) -> PictureFacts:
    """Raises struct.error and IndexError for one that ends too early."""
    at, orientation = 2, 1
    while True:
        if data[at] != 0xFF:
            raise BadPicture("photo_damaged")
        marker = data[at + 1]
        if marker == 0xFF or 0xD0 <= marker <= 0xD8:
            at += 1 if marker == 0xFF else 2
            continue
        (length,) = struct.unpack_from(">H", data, at + 2)
        if length < 2:
            raise BadPicture("photo_damaged")
        if marker == 0xE1 and data[at + 4 : at + 10] == b"Exif\0\0":
            orientation = _orientation(data[at + 10 : at + 2 + length])
        if marker in _SIZES:
            height, width = struct.unpack_from(">HH", data, at + 5)
            return PictureFacts("jpg", width, height, *_ORIENTATIONS.get(orientation, (0, False)))
        at += 2 + length


def _orientation(exif: bytes) -> int:
    """How the camera was held; 1 if unknown."""
    order = {b"II": "<", b"MM": ">"}.get(exif[:2])
    if order is None:
        return 1
    try:
        (start,) = struct.unpack_from(order + "I", exif, 4)
        (count,) = struct.unpack_from(order + "H", exif, start)
        for n in range(count):
            tag, _, _, value = struct.unpack_from(order + "HHIH", exif, start + 2 + 12 * n)
            if tag == 0x0112:
                return int(value)
    except struct.error:
        pass
    return 1
