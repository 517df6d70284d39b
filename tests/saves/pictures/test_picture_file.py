"""What a picture file says of its size, and of how the camera was held, by the formats' own bytes."""

import struct

import pytest

from saves.pictures.picture_file import BadPicture, PictureFacts, facts_of

WIDTH, HEIGHT = 700, 300


def gif(width: int, height: int) -> bytes:
    """The head of a GIF of that size."""
    return b"GIF89a" + struct.pack("<HH", width, height)


def png(width: int, height: int) -> bytes:
    """The head of a PNG of that size."""
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", width, height)


def jpeg(orientation: int | None = None, order: str = ">", fill: bytes = b"", marker: int = 0xC0) -> bytes:
    """Markers up to that of the size; `fill` are bytes that may stand before one."""
    exif = b""
    if orientation is not None:
        head = (b"MM" if order == ">" else b"II") + struct.pack(order + "HI", 42, 8)
        entries = struct.pack(order + "HHIHH", 0x0100, 3, 1, 9, 0) + struct.pack(
            order + "HHIHH", 0x0112, 3, 1, orientation, 0
        )
        body = b"Exif\0\0" + head + struct.pack(order + "H", 2) + entries
        exif = b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body
    size = struct.pack(">BBHBHHB", 0xFF, marker, 8, 8, HEIGHT, WIDTH, 3)
    return b"\xff\xd8" + exif + fill + size


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (png(WIDTH, HEIGHT), "png"),
        (gif(WIDTH, HEIGHT), "gif"),
        (b"BM" + bytes(16) + struct.pack("<ii", WIDTH, -HEIGHT), "bmp"),
        (b"RIFF\0\0\0\0WEBPVP8 " + bytes(10) + struct.pack("<HH", WIDTH | 0x4000, HEIGHT), "webp"),
        (b"RIFF\0\0\0\0WEBPVP8L" + bytes(5) + struct.pack("<I", (WIDTH - 1) | (HEIGHT - 1) << 14) + b"\0", "webp"),
        (
            b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + (WIDTH - 1).to_bytes(3, "little") + (HEIGHT - 1).to_bytes(3, "little"),
            "webp",
        ),
        (jpeg(), "jpg"),
        (jpeg(fill=b"\xff"), "jpg"),
        (jpeg(fill=b"\xff\xd0"), "jpg"),
        *[(jpeg(fill=b"\xff\xdb" + filled), "jpg") for filled in (b"\0\x05\1\2\3", b"\0\2")],
        *[(jpeg(6).replace(*other), "jpg") for other in ((b"Exif", b"Xmp."), (b"\xff\xe1", b"\xff\xe2"))],
        *[(jpeg(fill=b"\xff\xe1\0\x10Exif\0\0" + order + b"*\0\x08\0\0\0"), "jpg") for order in (b"II", b"XX")],
        *[(jpeg(fill=bytes((0xFF, other, 0, 9)) + bytes(7)), "jpg") for other in (0xBF, 0xC4, 0xC8, 0xCC, 0xD9)],
        *[(jpeg(marker=marker), "jpg") for marker in (*range(0xC1, 0xC4), *range(0xC5, 0xC8), 0xC9, 0xCF)],
    ],
)
def test_every_format_tells_its_size(data: bytes, told: str) -> None:
    """Given the head of a file of each kind, wide and high are those written there, a mirrored bitmap's included."""
    assert facts_of(data + b"and so on") == PictureFacts(told, WIDTH, HEIGHT)


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


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (png(32, 32), None),
        (png(31, 700), "photo_too_small"),
        (png(700, 31), "photo_too_small"),
        (png(16_000, 4_000), None),
        (png(4_000, 16_000), None),
        (png(16_001, 300), "photo_too_large"),
        (png(300, 16_001), "photo_too_large"),
        (png(8_001, 8_000), "photo_too_large"),
        (b"%PDF-1.4", "no_photo"),
        (b"", "no_photo"),
        (b"RIFF\0\0\0\0WEBPVP9 " + bytes(20), "no_photo"),
        *(
            (head + b"VP8 " + bytes(10) + b"\0\1\0\1", "no_photo")
            for head in (b"RIFF\0\0\0\0WAVE", b"FORM\0\0\0\0WEBP")
        ),
        (png(WIDTH, HEIGHT)[:-1], "photo_damaged"),
        (jpeg()[:-8], "photo_damaged"),
        (jpeg(fill=b"\xff\xdb\0\x01"), "photo_damaged"),
        (jpeg(fill=b"\xff\xd0\0"), "photo_damaged"),
        (b"\xff\xd8\xff", "photo_damaged"),
    ],
)
def test_only_pictures_of_a_sensible_size_are_decoded(data: bytes, flaw: str | None) -> None:
    """Given a picture of the smallest or the largest size, it is taken; one beyond, a file that isn't a picture, or
    that ends too early, is refused for that.
    """
    if flaw is None:
        facts_of(data)
        return
    with pytest.raises(BadPicture) as refused:
        facts_of(data)
    assert refused.value.flaw == flaw
