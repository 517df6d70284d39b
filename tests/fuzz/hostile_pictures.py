"""Pictures, decks and tables as somebody would make them who wants to stop the program, by the structure of each kind:
what a file says of itself against what is in it, references that multiply, filters that never end, other encodings.
"""

import base64
import gzip
import io
import json
import random
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import Final

SUITS: Final = ("club", "diamond", "heart", "spade")
RANKS: Final = ("1", *map(str, range(2, 11)), "jack", "queen", "king")
HUGE: Final = (16_000, 4_000)
"""The most pixels that a picture may have."""


# ---- PNG, GIF, JPEG, WebP, BMP


def png(
    size: tuple[int, int], rows: bytes | None = None, depth: int = 8, colour: int = 0, interlaced: int = 0
) -> bytes:
    """A PNG that says it has this size; without `rows` it has them all, empty."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")

    width, height = size
    if rows is None:
        channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
        rows = bytes((1 + (width * channels * depth + 7) // 8) * height)
    head = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlaced)
    palette = chunk(b"PLTE", bytes(768)) if colour == 3 else b""
    data = chunk(b"IHDR", head) + palette + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + data


def gif(screen: tuple[int, int], frame: tuple[int, int], at: tuple[int, int] = (0, 0), frames: int = 1) -> bytes:
    """A GIF whose frames need not fit its screen."""
    head = b"GIF89a" + struct.pack("<HHBBB", *screen, 0x80, 0, 0) + bytes(6)
    one = b"," + struct.pack("<HHHHB", *at, *frame, 0) + b"\x02\x02L\x01\0"
    return head + one * frames + b";"


def jpeg(size: tuple[int, int], marker: int = 0xC0, components: int = 3) -> bytes:
    """The head of a JPEG and a scan of nothing."""
    width, height = size
    parts = b"".join(bytes((n + 1, 0x44, 0)) for n in range(components))
    frame = struct.pack(">HBHHB", 8 + len(parts), 8, height, width, components) + parts
    scan = struct.pack(">HB", 6 + 2 * components, components) + bytes(2 * components) + b"\0\x3f\0"
    return b"\xff\xd8" + bytes((0xFF, marker)) + frame + b"\xff\xda" + scan + bytes(4000) + b"\xff\xd9"


def webp(canvas: tuple[int, int], inside: bytes = b"") -> bytes:
    """An extended WebP with this canvas."""
    sizes = b"".join((side - 1).to_bytes(3, "little") for side in canvas)
    body = b"WEBPVP8X" + struct.pack("<I", 10) + b"\x10\0\0\0" + sizes + inside
    return b"RIFF" + struct.pack("<I", len(body)) + body


def vp8l(size: tuple[int, int]) -> bytes:
    """A lossless WebP of this size with nothing in it."""
    bits = (size[0] - 1) | (size[1] - 1) << 14
    body = b"\x2f" + struct.pack("<I", bits) + bytes(50)
    return b"RIFF" + struct.pack("<I", 12 + len(body)) + b"WEBPVP8L" + struct.pack("<I", len(body)) + body


def bmp(size: tuple[int, int], bits: int = 24, packing: int = 0) -> bytes:
    """A BMP without its pixels."""
    return b"BM" + struct.pack("<IIIIiiHHIIiiII", 154, 0, 54, 40, *size, 1, bits, packing, 0, 0, 0, 0, 0) + bytes(100)


# ---- decks


def deck(card: str, defs: str = "", size: str = 'viewBox="0 0 900 400"') -> bytes:
    """A drawing of 52 cards, each with `card` on it, where `{id}` is its own id."""
    cards = [
        f'<g id="{rank}_{suit}"><g transform="translate({60 * n} {90 * m})"><rect width="50" height="72"/>'
        + card.replace("{id}", f"{rank}_{suit}")
        + "</g></g>"
        for m, suit in enumerate(SUITS)
        for n, rank in enumerate(RANKS)
    ]
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"<svg {names} {size}><defs>{defs}</defs>{''.join(cards)}</svg>".encode()


SHAPE: Final = '<rect width="50" height="72" {how}/>'


def filtered(primitives: str, region: str = 'x="0" y="0" width="1" height="1"') -> bytes:
    """Each card is drawn through a filter."""
    return deck(SHAPE.format(how='filter="url(#f)"'), f'<filter id="f" {region}>{primitives}</filter>')


def nested(kind: str, depth: int = 12, times: int = 10) -> bytes:
    """Each level of a pattern, mask, clip, marker, symbol or filter is drawn with several of the next one."""
    how = {
        "pattern": 'fill="url(#n{})"',
        "mask": 'mask="url(#n{})"',
        "clipPath": 'clip-path="url(#n{})"',
        "marker": 'marker-start="url(#n{})" marker-mid="url(#n{})" marker-end="url(#n{})"',
    }[kind]
    sizes = 'width="0.1" height="0.1"' if kind == "pattern" else ""
    line = '<path d="M0 0L5 5L9 0L20 30Z" {}/>'
    levels = "".join(
        f'<{kind} id="n{n}" {sizes}>' + line.format(how.replace("{}", str(n + 1))) * times + f"</{kind}>"
        for n in range(depth)
    )
    return deck(line.format(how.replace("{}", "0")), levels + f'<{kind} id="n{depth}">{line.format("")}</{kind}>')


def uses(depth: int, times: int, kind: str = "g") -> bytes:
    """Each level uses the next one several times."""
    levels = "".join(
        f'<{kind} id="n{n}">' + f'<use xlink:href="#n{n + 1}"/>' * times + f"</{kind}>" for n in range(depth)
    )
    return deck('<use xlink:href="#n0"/>', levels + f'<g id="n{depth}"><rect width="9" height="9"/></g>')


def inlaid(data: bytes, kind: str = "image/png", how: str = "base64") -> bytes:
    """Each card has a picture inside the drawing."""
    text = base64.b64encode(data).decode() if how == "base64" else "".join(f"%{byte:02x}" for byte in data)
    url = f"data:{kind};base64,{text}" if how == "base64" else f"data:{kind},{text}"
    return deck('<use href="#i"/>', f'<image id="i" width="50" height="72" href="{url}"/>')


TURBULENCE: Final = '<feTurbulence baseFrequency="0.05" numOctaves="2000000000"/>'
STYLE: Final = "<style>rect {{ filter: {} }}</style>"


def _svg_picture(inside: str) -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">{inside}</svg>'.encode()


def zipped(files: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip of these files."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", packing) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return file.getvalue()


def table(pictures: dict[str, bytes], **facts: object) -> bytes:
    """A table that says it has photos and a deck, with these pictures."""
    usual = {"version": 1, "cloth": "photo", "back": "tiles", "deck": "own", "colours": "four"}
    return zipped({"table.json": json.dumps(usual | facts).encode(), **pictures})


def _cards(picture: bytes) -> dict[str, bytes]:
    return {f"{rank}_of_{suit}s.png": picture for rank in RANKS for suit in SUITS}


def _table_cards(picture: bytes) -> dict[str, bytes]:
    return {f"deck/{rank}{suit}.png": picture for rank in "A23456789TJQK" for suit in "CDHS"}


def photos() -> Iterator[tuple[str, bytes]]:
    """Photos, by the names of their files."""
    for colour, depth in ((0, 1), (0, 16), (2, 8), (3, 8), (4, 8), (6, 8)):
        yield f"huge-{colour}-{depth}.png", png(HUGE, None, depth, colour)
    yield "interlaced.png", png(HUGE, None, 8, 0, interlaced=1)
    yield "claims.png", png((30_000, 30_000), bytes(1000))
    yield "endless.png", png((600, 600), bytes(60_000_000))
    yield "short.png", png((8_000, 8_000), bytes(10), colour=6)
    yield "negative.png", png((0xFFFFFFFF, 40), b"")
    for frame in ((30_000, 30_000), (65_535, 65_535), (16_000, 4_000)):
        yield f"frame-{frame[0]}.gif", gif((100, 100), frame)
    yield "beside.gif", gif((100, 100), (90, 90), (60_000, 60_000))
    yield "frames.gif", gif((8_000, 8_000), (8_000, 8_000), frames=2_000)
    for marker in (0xC0, 0xC2, 0xC9):
        yield f"head-{marker:x}.jpg", jpeg((8_000, 8_000), marker)
    yield "four.jpg", jpeg((8_000, 8_000), 0xC2, components=4)
    yield (
        "scans.jpg",
        jpeg((8_000, 8_000), 0xC2)[:-4002] + (b"\xff\xda\0\x0c\x03\1\0\2\0\3\0\0\x3f\0" + bytes(8)) * 20_000,
    )
    yield "canvas.webp", webp((8_000, 8_000))
    yield "animated.webp", webp((8_000, 8_000), b"ANIM" + bytes(60_000))
    yield "lossless.webp", vp8l((8_000, 8_000))
    yield "head.bmp", bmp((8_000, 8_000), 32)
    yield "packed.bmp", bmp((8_000, 8_000), 8, 1)
    yield "topdown.bmp", bmp((8_000, -8_000), 1)


def drawings() -> Iterator[tuple[str, bytes]]:
    """Decks, by the names of their files."""
    yield "turbulence.svg", filtered(TURBULENCE)
    yield (
        "turbulence-in-style.svg",
        deck(SHAPE.format(how=""), STYLE.format("url(#f)") + f'<filter id="f">{TURBULENCE}</filter>'),
    )
    yield "blur.svg", filtered('<feGaussianBlur stdDeviation="99999"/>', 'x="-999" y="-999" width="9999" height="9999"')
    yield "morphology.svg", filtered('<feMorphology operator="dilate" radius="9999"/>' * 50)
    yield "convolve.svg", filtered(f'<feConvolveMatrix order="99" kernelMatrix="{"1 " * 9801}"/>' * 20)
    yield "light.svg", filtered('<feDiffuseLighting><feSpotLight x="1" y="1" z="1"/></feDiffuseLighting>' * 500)
    yield "merge.svg", filtered("<feMerge>" + '<feMergeNode in="SourceGraphic"/>' * 90_000 + "</feMerge>")
    yield "displace.svg", filtered('<feDisplacementMap in2="SourceGraphic" scale="1e30"/>' * 300)
    for kind in ("pattern", "mask", "clipPath", "marker"):
        yield f"nested-{kind}.svg", nested(kind)
        yield (
            f"looped-{kind}.svg",
            nested(kind).replace(b'id="n12"', b'id="n12" x="#"').replace(b"url(#n12)", b"url(#n0)"),
        )
    yield "uses.svg", uses(9, 10)
    yield "uses-many.svg", uses(5, 9)
    yield "symbols.svg", uses(9, 10, "symbol")
    yield "uses-itself.svg", deck('<use href="#{id}"/>')
    yield "deep.svg", deck("<g>" * 3_000 + "</g>" * 3_000)
    yield "far.svg", deck(SHAPE.format(how="") + '<path d="M0 0L1e30 1e30"/>')
    yield "dashes.svg", deck('<path d="M0 0H9e8" stroke="red" stroke-dasharray="0.00001"/>')
    yield (
        "points.svg",
        deck(f'<path d="M0 0{"l1 1" * 60_000}" stroke="red" stroke-linejoin="round" stroke-width="40"/>'),
    )
    yield (
        "pattern-dust.svg",
        deck(
            SHAPE.format(how='fill="url(#p)"'),
            '<pattern id="p" width="1e-9" height="1e-9" patternUnits="userSpaceOnUse"><path d="M0 0H9V9"/></pattern>',
        ),
    )
    yield "sheet.svg", deck(SHAPE.format(how=""), size='width="1e5" height="1e-5"')
    yield "inlaid.svg", inlaid(png((4_000, 4_000)))
    yield "inlaid-huge.svg", inlaid(png(HUGE))
    yield "inlaid-gif.svg", inlaid(gif((100, 100), (60_000, 60_000)), "image/gif")
    yield "inlaid-percent.svg", inlaid(png((30_000, 30_000), bytes(9)), how="percent")
    turbulent = _svg_picture(f'<filter id="f">{TURBULENCE}</filter><rect width="9" height="9" filter="url(#f)"/>')
    for how in ("base64", "percent"):
        yield f"inlaid-svg-{how}.svg", inlaid(turbulent, "image/svg+xml", how)
    yield "inlaid-svgz.svg", inlaid(gzip.compress(turbulent), "image/svg+xml")
    yield "as-png.svg", inlaid(turbulent, "image/png")
    yield "image-in-filter.svg", filtered('<feImage href="data:image/svg+xml;base64,PHN2Zy8+"/>')
    yield "outside.svg", deck('<image href="file:///dev/zero"/>')
    yield "outside-style.svg", deck(SHAPE.format(how=""), "<style>@import 'file:///dev/zero';</style>")
    laughs = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(9))
    yield "entities.svg", f'<!DOCTYPE svg [<!ENTITY a0 "ha">{laughs}]><svg>&a9;</svg>'.encode()
    yield (
        "entities-16.svg",
        f'<?xml version="1.0" encoding="utf-16"?><!DOCTYPE svg [<!ENTITY a0 "ha">{laughs}]><svg>&a9;</svg>'.encode(
            "utf-16"
        ),
    )
    yield "turbulence-16.svg", filtered(TURBULENCE).decode().encode("utf-16")
    yield "turbulence-7.svg", b'<?xml version="1.0" encoding="utf-7"?>' + filtered(TURBULENCE)
    yield "turbulence.svgz", gzip.compress(filtered(TURBULENCE))
    yield "zeros.svgz", gzip.compress(bytes(60_000_000), 1)
    yield "twice.svgz", gzip.compress(gzip.compress(filtered(TURBULENCE)))
    yield "frames.zip", zipped(_cards(gif((100, 100), (60_000, 60_000))))
    yield "huge.zip", zipped(_cards(png(HUGE, None, 1)))
    yield "zeros.zip", zipped({"1_club.png": bytes(100_000_000)})
    yield "names.zip", zipped({f"{n}.png": b"" for n in range(70_000)}, zipfile.ZIP_STORED)
    yield "lzma.zip", zipped({"1_club.png": bytes(70_000_000)}, zipfile.ZIP_LZMA)


def tables() -> Iterator[tuple[str, bytes]]:
    """Tables, by the names of their files."""
    frame = gif((100, 100), (60_000, 60_000))
    yield "cloth.handfoot-table", table({"cloth.png": frame})
    yield "back.handfoot-table", table({"back.png": frame}, cloth="oak", back="photo")
    yield "deck.handfoot-table", table(_table_cards(frame), cloth="oak", deck="photo")
    yield "drawing.handfoot-table", table(_table_cards(_svg_picture(TURBULENCE)), cloth="oak", deck="photo")
    yield "huge.handfoot-table", table({"cloth.png": png(HUGE)})
    yield "cards.handfoot-table", table(_table_cards(png(HUGE, None, 1)), cloth="oak", deck="photo")
    yield "zeros.handfoot-table", table({"cloth.png": bytes(100_000_000)})
    yield "words.handfoot-table", table({}, deck_title="long" * 60_000)
    yield "nested.handfoot-table", zipped({"table.json": b"[" * 200_000})


def hostile_pictures() -> Iterator[tuple[str, bytes]]:
    """All of them, more than a hundred."""
    yield from photos()
    yield from drawings()
    yield from tables()


def made(chance: random.Random) -> tuple[str, bytes]:
    """One by chance: sizes, depths and numbers of its structure are drawn, too."""

    def side() -> int:
        return chance.choice((1, 31, 32, 100, 2_049, 8_000, 16_000, 65_535))

    size, other = (side(), side()), (side(), side())
    number = chance.choice(("-1", "0", "1e-9", "3", "99", "1e9", "1e30", "nan"))
    primitives = (
        "feTurbulence numOctaves",
        "feGaussianBlur stdDeviation",
        "feMorphology radius",
        "feOffset dx",
        "feFlood x",
    )
    picture: Callable[[], bytes] = chance.choice(
        (
            lambda: png(
                (min(size[0], 9_000), min(size[1], 9_000)),
                chance.choice((None, bytes(500))),
                8,
                chance.choice((0, 2, 3, 6)),
            ),
            lambda: gif(size, other, (side(), side()), chance.randint(1, 4)),
            lambda: jpeg(size, chance.randrange(0xC0, 0xD0), chance.randint(1, 4)),
            lambda: webp(size, chance.randbytes(40)),
            lambda: vp8l((min(size[0], 16_000), min(size[1], 16_000))),
            lambda: bmp(size, chance.choice((1, 4, 8, 16, 24, 32)), chance.randrange(4)),
        )
    )
    drawing: Callable[[], bytes] = chance.choice(
        (
            lambda: nested(
                chance.choice(("pattern", "mask", "clipPath", "marker")), chance.randint(1, 9), chance.randint(1, 9)
            ),
            lambda: uses(chance.randint(1, 9), chance.randint(1, 9), chance.choice(("g", "symbol", "svg", "a"))),
            lambda: filtered(f'<{chance.choice(primitives)}="{number}"/>' * chance.randint(1, 30)),
            lambda: inlaid(picture(), chance.choice(("image/png", "image/gif", "image/jpeg", "image/svg+xml", ""))),
            lambda: deck(f'<rect width="{number}" height="72" stroke-width="{number}" stroke="red"/>'),
        )
    )
    data = drawing()
    match chance.randrange(6):
        case 0 | 1:
            return f"made.{chance.choice(('png', 'gif', 'jpg', 'webp', 'bmp'))}", picture()
        case 2:
            return "made.svg", chance.choice((data, data.decode().encode("utf-16"), gzip.compress(data)))
        case 3:
            return "made.svgz", gzip.compress(data)
        case 4:
            return "made.zip", zipped(chance.choice((_cards(picture()), {"deck.svg": data})))
        case _:
            one = picture()
            return "made.handfoot-table", table(
                {"cloth.png": one, **_table_cards(one)}, deck=chance.choice(("own", "photo"))
            )
