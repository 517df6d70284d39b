"""The program's icon in the formats of operating systems, drawn by the game itself: PNG, ICO and ICNS."""

import io
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame

from game.toolkit.drawing.paint import emblem

NAME: Final = "hand-and-foot"
SIDES: Final = (16, 32, 48, 64, 128, 256, 512)
_ICNS: Final[Mapping[int, bytes]] = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def write_icons(folder: Path) -> dict[str, Path]:
    """Draw them into a folder; by `png`, `ico` and `icns`, where `png` is the largest picture."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {side: _png(side) for side in SIDES}
    for side, data in pictures.items():
        (folder / f"{NAME}-{side}.png").write_bytes(data)
    (folder / f"{NAME}.ico").write_bytes(ico({side: pictures[side] for side in SIDES if side <= 256}))
    (folder / f"{NAME}.icns").write_bytes(icns({_ICNS[side]: pictures[side] for side in _ICNS}))
    return {
        "png": folder / f"{NAME}-{SIDES[-1]}.png",
        "ico": folder / f"{NAME}.ico",
        "icns": folder / f"{NAME}.icns",
    }


def _png(side: int) -> bytes:
    file = io.BytesIO()
    pygame.image.save(emblem(side), file, "icon.png")
    return file.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by their side, at most 256."""
    directory, data = b"", b""
    start = 6 + 16 * len(pictures)
    for side, picture in sorted(pictures.items()):
        shown = side % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", shown, shown, 0, 0, 1, 32, len(picture), start + len(data))
        data += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + directory + data


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """A macOS icon of PNG pictures by their four-letter type."""
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
