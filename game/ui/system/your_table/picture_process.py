"""Opens strangers' pictures, decks and tables in a caged process: its requests, its answers, and both ends."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum, auto
from pathlib import Path
from typing import Final, TypeVar

import pygame
from msgspec import MsgspecError, Struct, msgpack
from pygame import Surface

from game.decoded_types import prepare
from game.misfit import Misfit
from game.play.processes.caged_child import LostChild, caged_answer
from game.ui.shared.cards.own_pictures import DECK_ENDING, surface_of
from game.ui.system.your_table.looks import Deck, TableLook
from saves.disk import limits
from saves.disk.file_faults import FlawedFile, PictureFlaw
from saves.disk.files import FileTooLarge, read_small
from saves.pictures.pixels import PHOTO, RAW, SMALLER, Pictures, Pixels, pixels_of
from saves.pictures.shared_table import read_table


class PictureKind(StrEnum):
    """What a file is opened as. A copy is one that the game has made."""

    PHOTO = auto()
    PHOTO_COPY = auto()
    DECK = auto()
    DECK_COPY = auto()
    TABLE = auto()


class OpenPictures(Struct, frozen=True):
    """A request."""

    kind: PictureKind
    path: str


class CardsDrawn(Struct, frozen=True, tag=True):
    """This many cards of a deck are drawn."""

    cards: int


class TakenDeck(Struct, frozen=True, tag=True):
    """A deck, and the copy for the player's folder, by name."""

    files: dict[str, bytes]
    deck: Deck


class TakenTable(Struct, frozen=True, tag=True):
    """A table, the deck that it brought, if any, and the copies for the player's folder."""

    files: dict[str, bytes]
    look: TableLook
    deck: Deck | None


class FileNotOpened(Struct, frozen=True, tag=True):
    """The file isn't accepted: its flaw, or the error of the system; the cards that a deck lacks, and what doesn't fit
    in a table.
    """

    flaw: PictureFlaw | None = None
    missing: int = 0
    misfit: Misfit | None = None
    error: int = 0


_T = TypeVar("_T")
_Answer = CardsDrawn | Pictures | TakenDeck | TakenTable | FileNotOpened
prepare(OpenPictures, _Answer)

_TOO_MUCH: Final[Mapping[PictureKind, PictureFlaw]] = {
    PictureKind.PHOTO: "photo_too_large",
    PictureKind.PHOTO_COPY: "photo_too_large",
    PictureKind.DECK: "deck_too_large",
    PictureKind.DECK_COPY: "deck_too_large",
    PictureKind.TABLE: "table_too_large",
}


# ---- this program's end


def opened_photo(path: Path) -> Surface:
    """A photo. Blocks, and raises FlawedFile and OSError, as the others do."""
    picture = surface_of(_asked(PictureKind.PHOTO, path, Pictures).by_name.get(PHOTO))
    if picture is None:
        raise FlawedFile("photo_damaged")
    return picture


def opened_copy(path: Path) -> Pictures:
    """A photo or deck in the player's folder."""
    is_deck = path.suffix == DECK_ENDING
    return _asked(PictureKind.DECK_COPY if is_deck else PictureKind.PHOTO_COPY, path, Pictures)


def opened_deck(path: Path, tell: Callable[[int], None]) -> TakenDeck:
    """A deck; `tell` is called with the number of its cards drawn so far."""
    return _asked(PictureKind.DECK, path, TakenDeck, tell)


def opened_table(path: Path) -> TakenTable:
    """A table."""
    return _asked(PictureKind.TABLE, path, TakenTable)


def _asked(kind: PictureKind, path: Path, expected: type[_T], tell: Callable[[int], None] = lambda _: None) -> _T:
    request = msgpack.encode(OpenPictures(kind, str(path.absolute())))
    answer: _Answer | None = None
    try:
        for piece in caged_answer("pictures", open_pictures, request):
            answer = msgpack.decode(piece, type=_Answer)
            if isinstance(answer, CardsDrawn):
                tell(answer.cards)
    except (LostChild, MsgspecError):
        raise FlawedFile(_TOO_MUCH[kind]) from None
    if isinstance(answer, FileNotOpened):
        if answer.flaw is None:
            raise OSError(answer.error, os.strerror(answer.error))
        raise FlawedFile(answer.flaw, answer.misfit, answer.missing)
    if not isinstance(answer, expected) or not all(map(_SAFE_NAME.fullmatch, getattr(answer, "files", ()))):
        raise FlawedFile(_TOO_MUCH[kind])
    return answer


_SAFE_NAME: Final = re.compile(r"(photo|deck)-[0-9a-f]{8}(-\d+)?\.(jpg|zip)")


# ---- the other process


def open_pictures(request: bytes) -> Iterator[bytes]:
    """What a file holds."""
    return map(msgpack.encode, _answers(msgpack.decode(request, type=OpenPictures)))


def _answers(asked: OpenPictures) -> Iterator[_Answer]:
    path = Path(asked.path)
    try:
        match asked.kind:
            case PictureKind.PHOTO:
                yield _photo(path, limits.PICTURE)
            case PictureKind.PHOTO_COPY:
                yield _photo(path, limits.PHOTO)
            case PictureKind.DECK:
                yield from _deck(path)
            case PictureKind.DECK_COPY:
                yield _deck_copy(path)
            case PictureKind.TABLE:
                yield _table(path)
    except FlawedFile as flawed:
        yield FileNotOpened(flawed.flaw, flawed.missing, flawed.misfit)
    except (FileTooLarge, MemoryError):
        yield FileNotOpened(_TOO_MUCH[asked.kind])
    except OSError as error:
        yield FileNotOpened(error=error.errno or 0)


def _photo(path: Path, most: int) -> Pictures:
    from game.ui.system.your_table.photo import opened

    return Pictures({PHOTO: _pixels(opened(read_small(path, most)), RAW)})


def _pixels(picture: Surface, hardness: int) -> Pixels:
    return pixels_of(picture.get_size(), pygame.image.tobytes(picture, "RGB"), hardness)


def _deck(path: Path) -> Iterator[_Answer]:
    from game.ui.system.your_table.deck_drawing import deck_name, draw_deck, packed_deck
    from saves.pictures.deck_source import origin_of, read_deck

    source, origin = read_deck(path), origin_of(path)
    pictures: dict[str, Surface] = {}
    for card, picture in draw_deck(source):
        pictures[card] = picture
        yield CardsDrawn(len(pictures))
    data = packed_deck(pictures, source.title, origin)
    name = deck_name(data)
    yield TakenDeck({name + DECK_ENDING: data}, Deck(name, title=source.title, origin=origin))


def _deck_copy(path: Path) -> Pictures:
    from game.ui.system.your_table.deck_drawing import read_packed_deck

    about, cards = read_packed_deck(read_small(path, limits.DECK))
    return Pictures({card: _pixels(picture, SMALLER) for card, picture in cards}, about.title, about.origin)


def _table(path: Path) -> TakenTable:
    from game.ui.system.your_table.sharing_table import take_table

    files: dict[str, bytes] = {}
    look, deck = take_table(read_table(read_small(path, limits.TABLE)), files.__setitem__)
    return TakenTable(files, look, deck)
