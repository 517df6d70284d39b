"""An announced last round, stored beside a game until a line of its record says it, so that a crash doesn't lose it."""

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Final

from saves.disk import limits
from saves.disk.files import Disk, FileHeld, read_small
from saves.disk.threads import begin
from saves.records.journal import HANGS_AFTER, Acknowledgement, SaveState
from saves.records.lines import Line, encode_line

_MOST_DIGITS: Final = 9
"""Of the number of a line: no record has more, and Python refuses to read very many."""

_TRIES: Final = 40

_LOOK_AGAIN: Final = 0.2
"""How often, in seconds, to check whether a file is held no longer."""


def last_round_file(folder: Path, game_id: str) -> Path:
    """The file in that folder for the game; an id that can't be a file name is replaced by a digest of it.

    >>> last_round_file(Path("last_rounds"), "20260101-200000-ab12cd34").as_posix()
    'last_rounds/20260101-200000-ab12cd34.txt'
    >>> len(last_round_file(Path("last_rounds"), "../a").stem)
    32
    """
    plain = re.fullmatch(r"[A-Za-z0-9][\w .-]{0,99}", game_id, re.ASCII)
    return folder / f"{game_id if plain else sha256(game_id.encode()).hexdigest()[:32]}.txt"


class LastRoundFile:
    """The file of one open game. Threads do the writing: only callers of `wait` wait for them."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self._path = path
        self._disk = disk
        self._turn = Lock()

    def announce(self, before: Line, number: int) -> Acknowledgement:
        """Write to the device that the last round was announced after the line with that number; returns at once."""
        return _Written(lambda: self._written(_place(before, number).encode("ascii")))

    def is_announced(self, lines: Sequence[Line]) -> bool:
        """Whether it was announced after one of these lines, the whole record so far."""
        with suppress(OSError):
            place = read_small(self._path, limits.LAST_ROUND)
            number = _number_in(place)
            return 0 < number <= len(lines) and place == _place(lines[number - 1], number).encode("ascii")
        return False

    def forget(self) -> None:
        """The record says it, or the game is over."""
        with suppress(OSError):
            self._path.unlink()

    def _written(self, data: bytes) -> SaveState:
        """Put the file in its place; while another program holds it, again and again for half a minute."""
        for _ in range(_TRIES):
            try:
                with self._turn:
                    self._disk.replace(self._path, data)
            except FileHeld:
                time.sleep(_LOOK_AGAIN)
            except OSError:
                return SaveState.IN_MEMORY
            else:
                return SaveState.ON_DISK
        return SaveState.IN_MEMORY


class _Written:
    """The answer to one write, in a thread of its own."""

    def __init__(self, write: Callable[[], SaveState]) -> None:
        self._begun = time.monotonic()
        self._state = SaveState.WAITING
        self._thread = begin("last round", self._run, write)

    @property
    def state(self) -> SaveState:
        """How safe it is now."""
        if self._state is SaveState.WAITING and self._patience <= 0:
            return SaveState.IN_MEMORY
        return self._state

    @property
    def _patience(self) -> float:
        """Seconds after which the disk counts as silent."""
        return HANGS_AFTER - (time.monotonic() - self._begun)

    def wait(self, seconds: float | None = None) -> SaveState:
        """Block until it is no longer waiting, at most this many seconds."""
        if self.state is SaveState.WAITING:
            patience = max(0.0, self._patience)
            self._thread.join(patience if seconds is None else min(seconds, patience))
        return self.state

    def _run(self, write: Callable[[], SaveState]) -> None:
        self._state = write()


def _place(before: Line, number: int) -> str:
    """A digest of where in which game a line belongs: a copy of the game that continued differently has others."""
    return f"{number} {sha256(encode_line(before).encode()).hexdigest()}"


def _number_in(place: bytes) -> int:
    """That of the line in a stored place; 0 in what is none."""
    number = place.partition(b" ")[0]
    return int(number) if number.isdigit() and len(number) <= _MOST_DIGITS else 0
