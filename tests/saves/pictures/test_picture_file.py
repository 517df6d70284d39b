"""What a picture file says of its size, and of how the camera was held, by the formats' own bytes."""

import struct

import pytest

from saves.pictures.picture_file import PictureFacts, facts_of

WIDTH, HEIGHT = 700, 300


def jpeg(orientation: int | None = None, order: str = ">", fill: bytes = b"") -> bytes:
    """Markers up to the size; `fill` are bytes that may stand before one."""
    exif = b""
    if orientation is not None:
        head = (b"MM" if order == ">" else b"II") + struct.pack(order + "HI", 42, 8)
        entries = struct.pack(order + "HHIHH", 0x0100, 3, 1, 9, 0) + struct.pack(
            order + "HHIHH", 0x0112, 3, 1, orientation, 0
        )
        body = b"Exif\0\0" + head + struct.pack(order + "H", 2) + entries
        exif = b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body
    size = b"\xff\xc0" + struct.pack(">HBHHB", 8, 8, HEIGHT, WIDTH, 3)
    return b"\xff\xd8" + exif + fill + size


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", WIDTH, HEIGHT), "png"),
        (b"GIF89a" + struct.pack("<HH", WIDTH, HEIGHT), "gif"),
        (b"BM" + bytes(16) + struct.pack("<ii", WIDTH, -HEIGHT), "bmp"),
        (b"RIFF\0\0\0\0WEBPVP8 " + bytes(10) + struct.pack("<HH", WIDTH | 0x4000, HEIGHT), "webp"),
        (b"RIFF\0\0\0\0WEBPVP8L" + bytes(5) + struct.pack("<I", (WIDTH - 1) | (HEIGHT - 1) << 14), "webp"),
        (
            b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + (WIDTH - 1).to_bytes(3, "little") + (HEIGHT - 1).to_bytes(3, "little"),
            "webp",
        ),
        (jpeg(), "jpg"),
        (jpeg(fill=b"\xff"), "jpg"),
        (jpeg(fill=b"\xff\xd0"), "jpg"),
        (jpeg(fill=b"\xff\xdb\0\x05\1\2\3"), "jpg"),
    ],
)
def test_every_format_tells_its_size(data: bytes, told: str) -> None:
    """Given the head of a file of each kind, wide and high are those written there, a mirrored bitmap's included."""
    assert facts_of(data) == PictureFacts(told, WIDTH, HEIGHT)


@pytest.mark.parametrize(
    ("orientation", "turns", "is_mirrored"),
    [
        *[(1, 0, False), (2, 0, True), (3, 2, False), (4, 2, True)],
        *[(5, 3, True), (6, 1, False), (7, 1, True), (8, 3, False), (9, 0, False)],
    ],
)
@pytest.mark.parametrize("order", ["<", ">"])
def test_a_photo_tells_how_the_camera_was_held(order: str, orientation: int, turns: int, is_mirrored: bool) -> None:
    """Given any orientation of EXIF, in the byte order of either kind of camera, the turn is the one it stands for."""
    assert facts_of(jpeg(orientation, order)) == PictureFacts("jpg", WIDTH, HEIGHT, turns, is_mirrored)
