"""Reading a library beside whoever shows it: a list that fills in, newest first, however long it takes."""

import math
import threading
import time
from typing import Final

from saves.library import GameEntry, Library

PATIENCE: Final = 0.15
"""Seconds that a screen may wait for its list: most lists are there by then, and nobody notices."""

_NEWS_EVERY: Final = 0.2
"""Seconds between one longer list and the next: so much, and more the longer it is, as somebody has to show it."""
_NEWS_LATER: Final = 0.001
"""Seconds more for each game in it."""


class GamesReader:
    """Reads in a thread that lives while there is something to read. Nothing here waits longer than it says.

    `changes` grows whenever `games` has become another, and when reading has come to its end.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._condition = threading.Condition()
        self._games: tuple[GameEntry, ...] = ()
        self._changes = 0
        self._is_reading = False
        self._is_asked_again = False

    @property
    def games(self) -> tuple[GameEntry, ...]:
        """The games as far as they have been read, the one played last first."""
        return self._games

    @property
    def changes(self) -> int:
        """How often there was something new."""
        return self._changes

    @property
    def is_reading(self) -> bool:
        """Whether there may be more to come."""
        return self._is_reading

    @property
    def trouble(self) -> str | None:
        """Why the folder could not be looked into, as the system words it; None while it has not been tried."""
        return None if self._is_reading else self._library.trouble

    def look(self, patience: float = 0.0) -> tuple[GameEntry, ...]:
        """Reads what has changed since, and tells what is known within so many seconds."""
        with self._condition:
            if self._is_reading:
                self._is_asked_again = True  # what has been read in this pass may have changed
            else:
                self._is_reading = True
                threading.Thread(target=self._read, name="games reader", daemon=True).start()
            self._condition.wait_for(lambda: not self._is_reading, patience)
        return self._games

    def _read(self) -> None:
        is_reading = True
        while is_reading:
            found: list[GameEntry] = []
            told = -math.inf
            for found in self._library.look():
                if found and time.monotonic() - told > _NEWS_EVERY + _NEWS_LATER * len(found):
                    told = time.monotonic()
                    self._report(found)
            with self._condition:
                is_reading = self._is_asked_again
                self._is_reading, self._is_asked_again = is_reading, False
                self._report(found)
                self._condition.notify_all()

    def _report(self, found: list[GameEntry]) -> None:
        self._games = self._library.in_order(found)
        self._changes += 1  # after the games: whoever sees the number sees them
