"""What is stored beside a game until a line of its record says it, so that it is the same after a crash.

A pack that was sealed but not cut yet is on the device before anybody sees the seal, and is removed once the line dealt
from it is safe. It is in no backup, copy or report: until the round is over it reveals every card. An announced last
round is stored until the next move, which records it.
"""

import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Final

from msgspec import MsgspecError, Struct, json

from game.cards import Card, cards_text, parse_cards
from game.deals.seal import Seal, sealed
from game.decoded_types import prepare
from saves.disk import limits
from saves.disk.files import Disk, FileHeld, is_there, read_small
from saves.disk.threads import begin
from saves.records.journal import HANGS_AFTER, Acknowledgement, SaveState
from saves.records.lines import Line, RoundLine, ShuffleLine, encode_line

SealedLine = RoundLine | ShuffleLine
"""A line with a seal whose cut is still 0: the cards are the pack."""

_VERSION: Final = 1
_MOST_DIGITS: Final = 9
"""Of the number of a line: no record has more, and Python refuses to read very many."""

_SHOWN: Final = ".shown"
"""Ending of the file that says a seal was shown, so that a lost pack is noticed."""

_LAST: Final = ".last"
"""Ending of the file that says after which line a last round was announced."""

_TRIES: Final = 40

_LOOK_AGAIN: Final = 0.2
"""How often, in seconds, to check whether a line that the disk refused is safe, or a file is held no longer."""


class Lost(Enum):
    """The state of a pack whose file is gone or damaged."""

    LOST = auto()


class _RoundFields(Struct, frozen=True):
    n: int
    dealer: int
    first: int
    draws: object = None


class _PackFile(Struct, frozen=True, kw_only=True):
    version: int
    pack: str
    salt: str
    hash: str
    place: str
    again: bool = False
    round: _RoundFields | None = None


prepare(_PackFile)


def pack_file(folder: Path, game_id: str) -> Path:
    """The file in that folder for the game; an id that can't be a file name is replaced by a digest of it.

    >>> pack_file(Path("seals"), "20260101-200000-ab12cd34").as_posix()
    'seals/20260101-200000-ab12cd34.json'
    >>> len(pack_file(Path("seals"), "../a").stem)
    32
    """
    plain = re.fullmatch(r"[A-Za-z0-9][\w .-]{0,99}", game_id, re.ASCII)
    return folder / f"{game_id if plain else sha256(game_id.encode()).hexdigest()[:32]}.json"


class KeptPack:
    """The files of one open game. Threads do the writing: only callers of `wait` wait for them."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self._path = path
        self._shown = path.with_suffix(_SHOWN)
        self._last = path.with_suffix(_LAST)
        self._disk = disk
        self._turn = Lock()
        self._latest: _PackFile | None = None
        self._dealt: Acknowledgement | None = None
        self._is_there = is_there(path) or is_there(self._shown)

    def found(self, before: Line, number: int) -> SealedLine | Lost | None:
        """The pack that was sealed for the line with that number, after the line `before`; None if none was shown.

        A pack for another line is removed, unless the disk refuses that line: after a crash its pack would be needed.
        One for a later line is left: this is an older copy of a game that waits for it.
        """
        if not self._is_there:
            return None
        place, there = _place(before, number), b""
        with suppress(OSError, MsgspecError, ValueError, RecursionError):
            kept = json.decode(read_small(self._path, limits.PACK), type=_PackFile)
            if kept.version == _VERSION and kept.place == place:
                return _line_of(kept)
        try:
            there = read_small(self._shown, limits.PACK)
        except FileNotFoundError:
            pass
        except OSError:
            return Lost.LOST  # it may have been shown: better to admit a second seal than to hide it
        if there == place.encode("ascii"):
            return Lost.LOST
        if _number_in(there) > number:
            self._is_there = False
        elif not self._is_needed:
            self._forget(self._latest)
        return None

    def keep(self, before: Line, number: int, line: SealedLine) -> Acknowledgement:
        """Write the pack for the line with that number, after the line `before`, to the device; returns at once.

        It is refused while the line dealt from the pack before it is not safe: a crash now would lead back there.
        """
        assert line.seal is not None
        if self._is_needed:
            return _Written(lambda: SaveState.IN_MEMORY)
        of_round = _RoundFields(line.n, line.dealer, line.first, line.draws) if isinstance(line, RoundLine) else None
        place = _place(before, number)
        file = _PackFile(
            version=_VERSION,
            pack=cards_text(cards_of(line)),
            salt=line.seal.salt,
            hash=line.seal.hash,
            place=place,
            again=line.seal.again,
            round=of_round,
        )
        self._latest = file
        self._is_there = True
        return self._begin({self._path: json.encode(file), self._shown: place.encode("ascii")})

    def announce_last(self, before: Line, number: int) -> Acknowledgement:
        """Write to the device that the last round was announced after the line with that number; returns at once."""
        return self._begin({self._last: _place(before, number).encode("ascii")})

    def is_last_announced(self, lines: Sequence[Line]) -> bool:
        """Whether it was announced after one of these lines, the whole record so far."""
        with suppress(OSError):
            place = read_small(self._last, limits.PACK)
            number = _number_in(place)
            return 0 < number <= len(lines) and place == _place(lines[number - 1], number).encode("ascii")
        return False

    def forget_last(self) -> None:
        """The record says it, or the game is over."""
        with suppress(OSError):
            self._last.unlink()

    def _begin(self, files: Mapping[Path, bytes]) -> Acknowledgement:
        return _Written(partial(self._written, files))

    def forget_after(self, dealt: Acknowledgement) -> None:
        """Remove the pack as soon as the line dealt from it is safe."""
        if self._is_there:
            self._dealt = dealt
            begin("kept pack", self._forget_after, dealt, self._latest)

    @property
    def _is_needed(self) -> bool:
        return self._dealt is not None and self._dealt.state is not SaveState.ON_DISK

    def _forget(self, kept: _PackFile | None) -> None:
        if not self._turn.acquire(timeout=HANGS_AFTER):  # a write has not returned: what it leaves behind is orphaned
            return
        try:
            if kept is self._latest:
                self._path.unlink(missing_ok=True)
                self._shown.unlink()
        except OSError:
            pass
        finally:
            self._turn.release()

    def _written(self, files: Mapping[Path, bytes]) -> SaveState:
        try:
            for path, data in files.items():
                self._replace(path, data)
        except OSError:
            return SaveState.IN_MEMORY
        return SaveState.ON_DISK

    def _replace(self, path: Path, data: bytes) -> None:
        """Put the file in its place; while another program holds it, again and again for half a minute."""
        for _ in range(_TRIES):
            with suppress(FileHeld), self._turn:
                self._disk.replace(path, data)
                return
            time.sleep(_LOOK_AGAIN)
        raise FileHeld(path)

    def _forget_after(self, dealt: Acknowledgement, kept: _PackFile | None) -> None:
        while dealt.wait() is not SaveState.ON_DISK:
            time.sleep(_LOOK_AGAIN)
        self._forget(kept)


class _Written:
    """The answer to one write, in a thread of its own."""

    def __init__(self, write: Callable[[], SaveState]) -> None:
        self._begun = time.monotonic()
        self._state = SaveState.WAITING
        self._thread = begin("kept pack", self._run, write)

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


def cards_of(line: SealedLine) -> tuple[Card, ...]:
    """The cards of a round, or the reshuffled ones, top first."""
    return line.deck if isinstance(line, RoundLine) else line.stock


def _line_of(kept: _PackFile) -> SealedLine | Lost:
    """Raises ValueError for invalid cards."""
    pack = parse_cards(kept.pack)
    if sealed(pack, kept.salt) != kept.hash:
        return Lost.LOST
    seal = Seal(kept.hash, kept.salt, 0, kept.again)
    if kept.round is None:
        return ShuffleLine(stock=pack, seal=seal)
    dealt = kept.round
    return RoundLine(n=dealt.n, dealer=dealt.dealer, first=dealt.first, deck=pack, draws=dealt.draws, seal=seal)
