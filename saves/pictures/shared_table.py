"""A table in one file, for sharing: `NAME.handfoot-table`, a zip of `table.json` and pictures, as described in §8 of
docs/records.md.

Its content is treated as untrusted: read only up to the size limit, by known names; a newer program's file is left
alone.
"""

import io
import zipfile
from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, MsgspecError, Struct, ValidationError, json

from game.cards import FACES, JOKER
from game.decoded_types import prepare
from game.misfit import misfit_in_json
from saves.disk import limits
from saves.disk.file_faults import FlawedFile
from saves.disk.files import FileTooLarge
from saves.disk.zipped import inside, zipped

TABLE_SUFFIX: Final = ".handfoot-table"
VERSION: Final = 1
PHOTO: Final = "photo"
"""Replaces a name: the picture is in the file."""
ABOUT, CLOTH, BACK, DECK = "table.json", "cloth.png", "back.png", "deck/"
MOST_FILES: Final = 100
_CARDS: Final = frozenset(f"{DECK}{face.replace(JOKER, 'joker-')}.png" for face in FACES)
_PNG: Final = b"\x89PNG\r\n\x1a\n"

Name = Annotated[str, Meta(max_length=40)]


class BadTable(FlawedFile):
    """A file that isn't accepted as a table."""


class TableFacts(Struct, frozen=True):
    """The content of `table.json`. `frame` is that of a photo on the backs, in thousandths of a card's width."""

    cloth: Name
    back: Name
    deck: Name
    colours: Name = "four"
    frame: Annotated[int, Meta(ge=45, le=120)] = 45
    deck_title: Name = ""
    version: int = VERSION


class SharedTable(Struct, frozen=True):
    """A table, and its pictures by their names in the file."""

    facts: TableFacts
    pictures: Mapping[str, bytes]


class _Versioned(Struct):
    version: int


prepare(_Versioned, TableFacts)


def packed_table(table: SharedTable) -> bytes:
    """The file's bytes. Raises BadTable if it would exceed the size limit."""
    about = json.format(json.encode(table.facts))
    try:
        return zipped([(ABOUT, about), *sorted(table.pictures.items())], limits.TABLE)
    except FileTooLarge:
        raise BadTable("table_too_large") from None


def read_table(data: bytes) -> SharedTable:
    """The content of such a file. Raises BadTable."""
    room, whole = 3 * limits.TABLE, io.BytesIO(data)
    try:
        with zipfile.ZipFile(whole) as archive:
            if len(archive.infolist()) > MOST_FILES:
                raise BadTable("table_too_large")
            about = inside(archive, ABOUT, limits.SETTINGS)
            if json.decode(about, type=_Versioned).version > VERSION:
                raise BadTable("table_newer")
            facts = _facts(about)
            chosen = (facts.cloth, {CLOTH}), (facts.back, {BACK}), (facts.deck, _CARDS)
            wanted = frozenset().union(*(names for choice, names in chosen if choice == PHOTO))
            pictures: dict[str, bytes] = {}
            for name in archive.namelist():
                if name in wanted and name not in pictures:
                    pictures[name] = inside(archive, name, room)
                    room -= len(pictures[name])
    except FileTooLarge:
        raise BadTable("table_too_large") from None
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, ValueError, MsgspecError, OSError):
        raise BadTable("table_damaged") from None
    is_png = all(data.startswith(_PNG) for data in pictures.values())
    if facts.version != VERSION or not is_png or not wanted - _CARDS <= set(pictures):
        raise BadTable("table_damaged")
    return SharedTable(facts, pictures)


def _facts(about: bytes) -> TableFacts:
    try:
        return json.decode(about, type=TableFacts)
    except ValidationError:
        raise BadTable("table_damaged", misfit_in_json(about, TableFacts, with_line=True)) from None
