"""Games taken off the list, and put back: the record is moved, never deleted."""

from collections.abc import Callable
from pathlib import Path

from game.words import errors
from game.words import files as words
from saves.files import reason_of
from saves.library import Library
from saves.lock import GameIsOpen


class Removing:
    """Remembers where what it took away lies; `at_table` is the record of the game that is open here, if one is."""

    def __init__(self, library: Library, at_table: Callable[[], Path | None]) -> None:
        self._library = library
        self._at_table = at_table
        self._kept: dict[str, Path] = {}

    def remove(self, path: str) -> str | None:
        """Take a record off the list; a sentence where that cannot be."""
        if self._at_table() == Path(path):
            return words.IS_AT_THE_TABLE
        try:
            self._kept[path] = self._library.remove(Path(path))
        except GameIsOpen:
            return errors.OPEN_ELSEWHERE
        except OSError as error:
            return words.not_moved(reason_of(error))
        return None

    def put_back(self, path: str) -> str | None:
        """Have it in the list again, by its path there or by that among the removed games; a sentence where it cannot
        be.
        """
        try:
            self._library.put_back(self._kept.get(path, Path(path)))
        except GameIsOpen:
            return errors.OPEN_ELSEWHERE
        except OSError as error:
            return words.not_moved(reason_of(error))
        self._kept.pop(path, None)
        return None
