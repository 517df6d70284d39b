"""Photos and decks that a person chose for the table, from the player's folder. They may come from anybody, so they are
opened once, by a process in a cage; what it made of them is cached as pixels.

The name encodes the facts: `photo-1a2b3c4d` is a cloth, `photo-1a2b3c4d-70` a back with a frame of 70 thousandths of
the card's width, `deck-1a2b3c4d` a deck.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from msgspec import Struct
from pygame import Surface, image

from saves.disk import limits
from saves.disk.file_faults import FlawedFile
from saves.disk.files import Disk, read_small
from saves.pictures.pixels import PHOTO, Pictures, Pixels, packed_cache, read_cache

_NAME: Final = re.compile(r"photo-[0-9a-f]{8}(?:-(\d{2,3}))?")
_DECK: Final = re.compile(r"deck-[0-9a-f]{8}")
ENDING: Final = ".jpg"
DECK_ENDING: Final = ".zip"
_CACHED: Final = ".pixels"
USUAL_FRAME, WIDEST_FRAME = 45, 120


class BackPhoto(Struct, frozen=True):
    """A card's back: a picture in the ratio 5 to 7, and the width of its frame relative to the card's width."""

    picture: Surface
    frame: float


def is_photo(name: str) -> bool:
    """Whether it is a valid name of a photo, safe as a file name."""
    return _NAME.fullmatch(name) is not None


def is_back(name: str) -> bool:
    """Whether a photo is for the backs of cards: then its name includes the width of the frame."""
    match = _NAME.fullmatch(name)
    return match is not None and match[1] is not None


def is_deck(name: str) -> bool:
    """Whether it is a valid name of a foreign deck, safe as a file name."""
    return _DECK.fullmatch(name) is not None


class OwnPictures:
    """The pictures in a player's folder, by name.

    `open_file` opens the file of a photo or deck in a cage, which blocks; it raises FlawedFile and OSError. `at_once`
    never waits: it gives what is cached. Anything else is opened in a thread; then `take_news` is true once.
    """

    def __init__(self, folder: Path, cache: Path, disk: Disk, open_file: Callable[[Path], Pictures]) -> None:
        self.folder, self._cache, self._disk, self._open_file = folder, cache, disk, open_file
        self._uncached: dict[Path, tuple[str, Pictures | FlawedFile]] = {}
        """What couldn't be cached, and what can't be opened, with the state of its file."""
        self._asked: set[str] = set()
        self._one_at_a_time = Lock()
        self._has_news = False
        self._refused: list[tuple[str, FlawedFile]] = []

    def take_news(self) -> bool:
        """Whether pictures have arrived that were missing since this was last asked."""
        news, self._has_news = self._has_news, False
        return news

    def take_refused(self) -> list[tuple[str, FlawedFile]]:
        """The files that couldn't be opened in a thread since this was last asked, and why not."""
        refused, self._refused = self._refused, []
        return refused

    def at_once(self, name: str) -> Pictures | None:
        """The pictures of a photo or deck; None if there is no such file, it can't be opened, or not yet."""
        try:
            path, stamp = self._state_of(name)
        except OSError:
            return None
        found = self._known(path, stamp)
        if found is None and name not in self._asked:
            self._asked.add(name)
            Thread(target=self._bring, args=(name,), name=f"picture {name}", daemon=True).start()
        return found if isinstance(found, Pictures) else None

    def _bring(self, name: str) -> None:
        try:
            self.read(name)
            self._has_news = True
        except FlawedFile as flawed:
            self._refused.append((name, flawed))
        except OSError:
            pass  # as if it weren't there
        self._asked.discard(name)

    def read(self, name: str) -> Pictures:
        """The same, however long it takes. Raises FlawedFile and OSError."""
        with self._one_at_a_time:
            path, stamp = self._state_of(name)
            found = self._known(path, stamp)
            if found is None:
                found = self._opened(path, stamp)
        if isinstance(found, FlawedFile):
            raise found
        return found

    def _opened(self, path: Path, stamp: str) -> Pictures | FlawedFile:
        try:
            found = self._open_file(path)
        except FlawedFile as flawed:
            self._uncached[path] = stamp, flawed
            return flawed
        try:
            self._disk.replace(self._cached(path), packed_cache(stamp, found))
        except OSError:  # a full disk, or one that is only read
            self._uncached[path] = stamp, found
        self._forget_others()
        return found

    def _forget_others(self) -> None:
        """Delete what is cached of files that are gone."""
        with suppress(OSError):
            there = {path.stem for path in self.folder.iterdir()}
            for cached in self._cache.glob(f"*{_CACHED}"):
                if cached.stem not in there:
                    cached.unlink(missing_ok=True)

    def _cached(self, path: Path) -> Path:
        return self._cache / (path.stem + _CACHED)

    def _state_of(self, name: str) -> tuple[Path, str]:
        """The file of this name, and what changes with its content. Raises OSError."""
        if not is_photo(name) and not is_deck(name):
            raise FileNotFoundError
        path = self.folder / (name + (DECK_ENDING if is_deck(name) else ENDING))
        state = path.stat()
        return path, f"1 {state.st_size} {state.st_mtime_ns}"

    def _known(self, path: Path, stamp: str) -> Pictures | FlawedFile | None:
        kept_stamp, found = self._uncached.get(path, ("", None))
        if kept_stamp == stamp:
            return found
        try:
            return read_cache(read_small(self._cached(path), limits.PIXELS), stamp)
        except OSError:
            return None


def cloth_photo(found: Pictures | None, name: str) -> Surface | None:
    """The photo that covers the table, from the results for this name; None if it isn't a cloth's."""
    return surface_of(found.by_name.get(PHOTO)) if found is not None and is_photo(name) and not is_back(name) else None


def back_photo(found: Pictures | None, name: str) -> BackPhoto | None:
    """The photo on the backs of cards, likewise."""
    picture = surface_of(found.by_name.get(PHOTO)) if found is not None and is_back(name) else None
    if picture is None:
        return None
    frame = min(WIDEST_FRAME, max(USUAL_FRAME, int(name.rpartition("-")[2])))
    return BackPhoto(picture, frame / 1000)


def surface_of(pixels: Pixels | None) -> Surface | None:
    """These pixels as a picture; None if there are none, or they are damaged."""
    if pixels is None:
        return None
    try:
        return image.frombytes(pixels.rows(), (pixels.width, pixels.height), "RGB").convert()
    except ValueError:
        return None
