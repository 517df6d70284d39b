"""The files of a deck from elsewhere: a folder, a zip, or one drawing. Nothing is unpacked to disk, nothing larger than
a deck could be is read, and names can't lead outside.
"""

import gzip
import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import Final

from msgspec import Struct

from game.cards import FACES, JOKER
from saves.disk import limits
from saves.disk.file_faults import BadDeck
from saves.disk.files import FileTooLarge, is_folder, read_small, within
from saves.disk.zipped import inside

DRAWINGS, PICTURES = (".svg", ".svgz"), (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp")
ABOUT: Final = "index.desktop"
MOST_FILES: Final = 600
MOST_FOUND: Final = 40
MOST_FOLDERS: Final = 20
NEEDED: Final = frozenset(str(face) for face in FACES if face[0] != JOKER)
"""The cards that a deck must have; a missing joker is replaced by one of ours."""


class DeckSource(Struct, frozen=True):
    """The files by lower-case name, without folders; the deck's own name, or ""."""

    files: Mapping[str, bytes]
    title: str


def read_deck(path: Path) -> DeckSource:
    """The deck at a path. Raises BadDeck and OSError."""
    try:
        if is_folder(path):
            files = dict(_in_folder(path))
        else:
            data = read_small(path, limits.DECK_SOURCE)
            files = dict(_in_zip(data)) if zipfile.is_zipfile(io.BytesIO(data)) else {path.name.lower(): data}
        files = {name: _unpacked(data) if name.endswith(".svgz") else data for name, data in files.items()}
    except FileTooLarge:
        raise BadDeck("deck_too_large") from None
    return DeckSource(files, _title_in(files.get(ABOUT, b"")) or _spoken_name(path))


def _wanted(name: str) -> bool:
    """Whether a file can be part of a deck; beside each picture a Mac leaves a hidden file that has its ending."""
    return not name.startswith(".") and (name.endswith((*DRAWINGS, *PICTURES)) or name == ABOUT)


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files in a folder and one level below."""
    there = sorted(folder.iterdir())[: 2 * MOST_FILES]
    for inner in [path for path in there if path.is_dir() and not path.is_symlink()][:20]:
        there += sorted(inner.iterdir())[:MOST_FILES]
    room = limits.DECK_SOURCE
    for path in [path for path in there if _wanted(path.name.lower()) and path.is_file()][:MOST_FILES]:
        data = read_small(path, room)
        room -= len(data)
        yield path.name.lower(), data


def _in_zip(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file is read only up to the remaining limit, whatever the archive claims about its size."""
    room, whole = limits.DECK_SOURCE, io.BytesIO(data)
    try:
        with zipfile.ZipFile(whole) as archive:
            infos = [info for info in archive.infolist() if not info.is_dir()]
            if len(infos) > MOST_FILES:
                raise BadDeck("deck_too_large")
            for info in infos:
                name = PurePosixPath(info.filename.replace("\\", "/")).name.lower()
                if _wanted(name):
                    content = inside(archive, info, room)
                    room -= len(content)
                    yield name, content
    except FileTooLarge:
        raise
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, ValueError, OSError):
        raise BadDeck("deck_damaged") from None


def _unpacked(data: bytes) -> bytes:
    if not data.startswith(b"\x1f\x8b"):
        return data
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
            drawing = file.read(limits.DRAWING + 1)
    except (OSError, EOFError, zlib.error):
        raise BadDeck("deck_damaged") from None
    return within(limits.DRAWING, drawing)


def _title_in(about: bytes) -> str:
    """The title in a .desktop file."""
    lines = about.decode("utf-8", "replace").splitlines()
    return next((line.removeprefix("Name=").strip()[:40] for line in lines if line.startswith("Name=")), "")


def _spoken_name(path: Path) -> str:
    """A readable name from a file name: `svg-oxygen-air` becomes Oxygen air."""
    name = re.sub(r"^svg-|\.svgz?$|\.zip$", "", path.name.lower()).replace("-", " ").replace("_", " ").strip()
    return (name[:1].upper() + name[1:])[:40]


# ---- decks on this computer


class DeckOrigin(StrEnum):
    """Where a deck comes from."""

    KDE = "kde"
    GNOME = "gnome"
    FILE = "file"


def origin_of(path: Path) -> DeckOrigin:
    """Recognised by the folders of KDE and GNOME."""
    if "carddecks" in path.parts:
        return DeckOrigin.KDE
    return DeckOrigin.GNOME if "aisleriot" in path.parts else DeckOrigin.FILE


class FoundDeck(Struct, frozen=True):
    """A deck that another program installed on this computer."""

    path: Path
    title: str
    origin: DeckOrigin


def decks_found(data_folders: Sequence[Path]) -> list[FoundDeck]:
    """Those of KDE and GNOME, each title once. Unreadable ones are left out."""
    found: dict[str, FoundDeck] = {}
    for folder in data_folders:
        for place, origin in ((folder / "carddecks", DeckOrigin.KDE), (folder / "aisleriot/cards", DeckOrigin.GNOME)):
            for path in _entries(place)[:MOST_FOUND]:
                is_deck = is_folder(path) if origin is DeckOrigin.KDE else path.name.lower().endswith(DRAWINGS)
                if is_deck and not path.name.startswith("."):
                    title = _title_of(path)
                    found.setdefault(title.casefold(), FoundDeck(path, title, origin))
    return sorted(found.values(), key=lambda deck: deck.title.casefold())[:MOST_FOUND]


def data_folders(environ: Mapping[str, str]) -> list[Path]:
    """Where programs install their data, on a Linux desktop."""
    home = environ.get("XDG_DATA_HOME") or f"{environ.get('HOME', '')}/.local/share"
    shared = environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = (Path(folder) for folder in (home, *shared.split(":")) if folder.startswith("/"))
    return list(dict.fromkeys(folders))[:MOST_FOLDERS]


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _title_of(path: Path) -> str:
    try:
        about = read_small(path / ABOUT, limits.SETTINGS) if is_folder(path) else b""
    except OSError:
        about = b""
    return _title_in(about) or _spoken_name(path)


# ---- which card a name means

_SUITS: Final = {"club": "C", "diamond": "D", "heart": "H", "spade": "S"}
_RANKS: Final = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "knave": "J", "1": "A", "10": "T", "11": "J"} | {
    "12": "Q",
    "13": "K",
    "14": "A",
    **{str(n): str(n) for n in range(2, 10)},
    **{letter: letter.upper() for letter in "ajqkt"},
    **dict(zip(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), "23456789T", strict=True)),
}

_BLACK_JOKER: Final = frozenset(("black", "b", "2"))
_RED_JOKER: Final = frozenset(("joker", "red", "r", "1"))
"""Words in the names of jokers; with any other word it is part of a picture."""


def card_named(name: str) -> str | None:
    """The card that a file or element name means; None if it means none.

    >>> card_named("king_of_hearts"), card_named("1_club"), card_named("club_10"), card_named("10S"), card_named("02c")
    ('KH', 'AC', 'TC', 'TS', '2C')
    >>> card_named("joker_black"), card_named("red_joker"), card_named("joker_text"), card_named("clubS")
    ('*B', '*R', None, None)
    """
    words = re.findall(r"[a-z]+|\d+", re.sub(r"\.\w+$", "", name.lower()))
    words = [word for word in words if word not in ("of", "the", "card", "cards")]
    if "joker" in words:
        black = _BLACK_JOKER & set(words)
        return None if set(words) - _BLACK_JOKER - _RED_JOKER else "*B" if black else "*R"
    if len(words) == 1 and re.fullmatch(r"[ajqkt][cdhs]|[cdhs][ajqkt]", words[0]):
        words = list(words[0])
    if len(words) != 2:
        return None
    for rank, suit in (words, reversed(words)):
        own_rank = _RANKS.get(rank.lstrip("0") or rank)
        own_suit = _SUITS.get(suit.removesuffix("s")) or (suit.upper() if suit in ("c", "d", "h", "s") else None)
        if own_rank and own_suit:
            return own_rank + own_suit
    return None
