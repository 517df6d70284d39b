"""A deck from elsewhere as pictures of one size, for the player's folder: a zip of `deck.json` and a PNG per card."""

import hashlib
import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Final

import pygame
from msgspec import Meta, MsgspecError, Struct, json
from pygame import Rect, Surface

from game.cards import FACES
from game.decoded_types import prepare
from game.ui.system.your_table.photo import opened
from game.ui.system.your_table.svg_deck import SvgDeck
from saves.disk import limits
from saves.disk.file_faults import BadDeck
from saves.disk.files import FileTooLarge
from saves.disk.zipped import inside, zipped
from saves.pictures.deck_source import DRAWINGS, NEEDED, DeckSource, card_named
from saves.pictures.picture_file import BadPicture, facts_of

SIZE: Final = (300, 420)
"""The size of each picture: the largest cards at the table are 250 wide while they are turned over."""
SHEET_SIDE, CARD_SIDE = 400, 540
"""The longer side in pixels at which a card is searched for on its sheet, and at which it is then drawn, including the
margin left round it.
"""
MOST_MISSING: Final = 26
"""Of the cards of a deck: where more are missing it is none."""
SEEN: Final = 24
"""The least opacity of pixels that belong to a card."""
SHAPES: Final = (0.5, 0.95)
"""The width-to-height ratios a card may have."""
_MOST_INSIDE, _WIDEST = 1_000_000, 600
"""The most bytes of a file in a packed deck, and the most pixels in the width of a card."""


class PackedAbout(Struct, frozen=True):
    """The `deck.json` of a deck in the player's folder."""

    version: int
    title: Annotated[str, Meta(max_length=60)] = ""
    origin: Annotated[str, Meta(max_length=20)] = ""


prepare(PackedAbout)


def draw_deck(source: DeckSource) -> Iterator[tuple[str, Surface]]:
    """The cards and their pictures, one after the other. Raises BadDeck, in the end also for cards that are missing."""
    missing = set(NEEDED)
    for card, picture in _pictures(source):
        yield card, _fitted(picture)
        missing.discard(card)
    if missing:
        raise BadDeck("no_deck" if len(missing) > MOST_MISSING else "deck_incomplete", missing=len(missing))


def _pictures(source: DeckSource) -> Iterator[tuple[str, Surface]]:
    """The pictures from a file for each card, or from one drawing of all where few files are called like cards."""
    drawings = [data for name, data in source.files.items() if name.endswith(DRAWINGS)]
    whole = max(drawings, key=len, default=None)
    has_few = len(NEEDED - set(map(card_named, source.files))) > MOST_MISSING
    if whole is not None and has_few and (len(drawings) == 1 or len(whole) > sum(map(len, drawings)) / 2):
        yield from _from_sheet(whole)
        return
    found: set[str] = set()
    for name, data in source.files.items():
        card = card_named(name)
        if card is not None and card not in found:
            found.add(card)
            yield card, _alone(data) if name.endswith(DRAWINGS) else _opened(data)


def _opened(data: bytes) -> Surface:
    try:
        return opened(data)
    except BadPicture:
        raise BadDeck("deck_damaged") from None


def _alone(data: bytes) -> Surface:
    """A drawing of one card."""
    deck = SvgDeck(data)
    width, height = deck.view[2:]
    scale = CARD_SIDE / max(width, height)
    return _tight(_drawn(deck.whole(), round(width * scale), round(height * scale)))


def _from_sheet(data: bytes) -> Iterator[tuple[str, Surface]]:
    deck = SvgDeck(data)
    named: dict[str, list[str]] = {}
    for id in sorted(deck.ids):
        card = card_named(id)
        if card is not None:
            named.setdefault(card, []).append(id)
    if len(NEEDED - set(named)) > MOST_MISSING:
        raise BadDeck("no_deck")
    for card, ids in named.items():
        yield card, _cut_out(deck, ids)


def _cut_out(deck: SvgDeck, ids: Sequence[str]) -> Surface:
    """One card, found on the sheet and then drawn by itself. Of several `ids` the largest is taken: `heart-2` and `2H`
    may be signs on `heart_2`.
    """
    found = [(place, id) for id in ids if (place := _whole_place_of(deck, id)) is not None]
    if not found:
        raise BadDeck("deck_damaged")
    (x, y, w, h), id = max(found, key=lambda one: one[0][2] * one[0][3])
    scale = CARD_SIDE / max(w, h)
    return _tight(_drawn(deck.drawing_of(id, (x, y, w, h)), round(w * scale), round(h * scale)))


def _whole_place_of(deck: SvgDeck, id: str) -> tuple[float, float, float, float] | None:
    """Roughly the part of the sheet that a card covers; None if it wasn't found. Some decks have cards beside the
    sheet, even far off, or across its edge. A place found in a far view is measured again, so that the card is drawn as
    large as the others.
    """
    left, top, width, height = deck.view
    for beside in (0, 1, 4):
        view = (left - beside * width, top - beside * height, (1 + 2 * beside) * width, (1 + 2 * beside) * height)
        place = _place_of(deck, id, view)
        if place is not None and not _is_cut(place, view):
            return _place_of(deck, id, place) if beside > 1 else place
    return None


def _is_cut(place: tuple[float, ...], sheet: tuple[float, ...]) -> bool:
    """Whether a place touches the edge of the sheet."""
    sides = zip(place[:2], place[2:], sheet[:2], sheet[2:], strict=True)
    return any(at <= start or at + length >= start + whole for at, length, start, whole in sides)


def _place_of(
    deck: SvgDeck, id: str, view: tuple[float, float, float, float]
) -> tuple[float, float, float, float] | None:
    """The part of the sheet that a card covers, with a small margin; None if nothing is there."""
    scale = SHEET_SIDE / max(view[2], view[3])
    picture = _drawn(deck.drawing_of(id, view), max(1, round(view[2] * scale)), max(1, round(view[3] * scale)))
    seen = picture.get_bounding_rect(SEEN)
    if seen.w < 2 or seen.h < 2:
        return None
    room = seen.inflate(4, 4)
    return view[0] + room.x / scale, view[1] + room.y / scale, room.w / scale, room.h / scale


def _drawn(drawing: str, width: int, height: int) -> Surface:
    """Draw an SVG. SDL's own reader supports no `use`, filters or clipping: half of all decks would lack their pips."""
    try:
        import resvg_py
    except ImportError:
        raise BadDeck("deck_needs_drawer") from None
    try:
        png = resvg_py.svg_to_bytes(svg_string=drawing, width=width, height=height, skip_system_fonts=True)
        return pygame.image.load(io.BytesIO(png), "card.png")
    except (ValueError, RuntimeError, pygame.error):
        raise BadDeck("deck_damaged") from None


def _tight(picture: Surface) -> Surface:
    """The picture without its empty margin."""
    seen = picture.get_bounding_rect(SEEN)
    return picture.subsurface(seen) if seen.w and seen.h else picture


def _fitted(picture: Surface) -> Surface:
    """A card in the size and shape of all others, on white. Raises BadDeck if it doesn't have the shape of a card."""
    if not SHAPES[0] <= picture.get_width() / picture.get_height() <= SHAPES[1]:
        raise BadDeck("deck_of_other_shape")
    card = Surface(SIZE, depth=24)
    card.fill("white")
    flat = picture if picture.get_bitsize() >= 24 else picture.convert_alpha()
    card.blit(pygame.transform.smoothscale(flat, SIZE), Rect((0, 0), SIZE))
    return card


def packed_deck(pictures: Mapping[str, Surface], title: str, origin: str) -> bytes:
    """The file for the player's folder. Raises BadDeck if it is larger than allowed."""
    about = json.encode(PackedAbout(1, title, origin))
    cards = ((_file_of(card), _png_of(picture)) for card, picture in sorted(pictures.items()))
    try:
        return zipped([("deck.json", about), *cards], limits.DECK)
    except FileTooLarge:
        raise BadDeck("deck_too_large") from None


def _png_of(picture: Surface) -> bytes:
    png = io.BytesIO()
    pygame.image.save(picture, png, "card.png")
    return png.getvalue()


def read_packed_deck(data: bytes) -> tuple[PackedAbout, Iterator[tuple[str, Surface]]]:
    """What such a file says, and its cards; those that can't be used are left out. Raises BadDeck."""
    whole = io.BytesIO(data)
    try:
        archive = zipfile.ZipFile(whole)
        about = json.decode(inside(archive, "deck.json", _MOST_INSIDE), type=PackedAbout)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, ValueError, MsgspecError, OSError):
        raise BadDeck("deck_damaged") from None
    if about.version != 1:
        raise BadDeck("deck_damaged")
    return about, _packed_cards(archive)


def _packed_cards(archive: zipfile.ZipFile) -> Iterator[tuple[str, Surface]]:
    for face in FACES:
        with suppress(zipfile.BadZipFile, OSError, RuntimeError, BadPicture):
            data = inside(archive, _file_of(face), _MOST_INSIDE)
            if facts_of(data).width <= _WIDEST:
                yield face, opened(data)


def _file_of(card: str) -> str:
    return f"{card.replace('*', 'joker-')}.png"


def deck_name(data: bytes) -> str:
    """The name of the file, without its ending."""
    return f"deck-{hashlib.sha256(data).hexdigest()[:8]}"
