"""Reads a library in the background: a list that fills in, newest first, however long it takes."""

from collections.abc import Iterator

from saves.disk.reading_thread import ReadingThread
from saves.library.library import GameEntry, Library


class GamesReader(ReadingThread[list[GameEntry], tuple[GameEntry, ...]]):
    """The games of a library, the one played last first."""

    def __init__(self, library: Library) -> None:
        super().__init__(())
        self._library = library

    @property
    def trouble(self) -> str | None:
        """The system's reason why the folder couldn't be read; None if it wasn't tried yet."""
        return None if self.is_reading else self._library.trouble

    def _read(self) -> Iterator[list[GameEntry]]:
        return self._library.refresh()

    def _as_told(self, found: list[GameEntry]) -> tuple[GameEntry, ...]:
        return self._library.in_order(found)
