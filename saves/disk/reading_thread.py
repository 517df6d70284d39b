"""Reading files in the background while a screen shows them: the list grows, however long the disk takes."""

import math
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sized
from typing import Final, Generic, TypeVar

from saves.disk.threads import begin

PATIENCE: Final = 0.15
"""Seconds that a screen may wait for its list: most lists are ready by then, and nobody notices."""

_NEWS_EVERY: Final = 0.2
"""Minimum seconds between two versions of the list, plus more for longer lists, because showing them takes time."""
_NEWS_LATER: Final = 0.001
"""Additional seconds for each item."""

_Raw = TypeVar("_Raw", bound=Sized)
_Told = TypeVar("_Told")


class ReadingThread(ABC, Generic[_Raw, _Told]):
    """Reads in a thread that lives while there is something to read. Nothing here blocks longer than stated.

    `changes` grows whenever `told` has changed, and when reading is complete.
    """

    def __init__(self, nothing: _Told) -> None:
        """`nothing` is the result before anything was read."""
        self._condition = threading.Condition()
        self.told = nothing
        self.changes = 0
        self.is_reading = False
        self._is_asked_again = False

    @abstractmethod
    def _read(self) -> Iterator[_Raw]:
        """One pass over the files: yields what has been found so far, at least once."""

    @abstractmethod
    def _as_told(self, found: _Raw) -> _Told:
        """The published form of the result; `found` may grow afterwards."""

    def refresh(self, patience: float = 0.0) -> _Told:
        """Read what has changed since, and return what is known within `patience` seconds."""
        with self._condition:
            if self.is_reading:
                self._is_asked_again = True  # what this pass has already read may have changed
            else:
                self.is_reading = True
                begin("reader", self._run)
        return self.wait(patience)

    def wait(self, patience: float) -> _Told:
        """What is known once everything is read, or after `patience` seconds."""
        with self._condition:
            self._condition.wait_for(lambda: not self.is_reading, patience)
        return self.told

    def _run(self) -> None:
        is_reading = True
        while is_reading:
            last = -math.inf
            for found in self._read():
                if len(found) and time.monotonic() - last > _NEWS_EVERY + _NEWS_LATER * len(found):
                    last = time.monotonic()
                    self._report(found)
            with self._condition:
                is_reading = self._is_asked_again
                self.is_reading, self._is_asked_again = is_reading, False
                self._report(found)
                self._condition.notify_all()

    def _report(self, found: _Raw) -> None:
        self.told = self._as_told(found)
        self.changes += 1  # after the result, so that seeing the new number means seeing the result
