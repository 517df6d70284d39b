"""A score pad that is being written: locked, read to where it was left, and journaled with every tap."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from game.score_pad.entry import RoundEntry
from saves import limits
from saves.bad_record import BadRecord, HugeRecord
from saves.evening import Evening, evening_of
from saves.file_faults import Flaw, HugeFile
from saves.files import Disk, FileTooLarge, is_there
from saves.journal import Ack, Failing, Journal, Moved
from saves.lock import GameLock, lock_game
from saves.pad_lines import (
    BackLine,
    DroppedLine,
    EntryLine,
    EveningEnd,
    PadHeader,
    PadLine,
    WrittenLine,
    decode_pad_line,
    encode_pad_line,
)
from saves.record import TornLine, lines_of


class OpenPad:
    """One pad. Whatever is written goes through its journal; closing it lets other programs open the pad."""

    def __init__(self, journal: Journal, evening: Evening, clock: Callable[[], float] = time.monotonic) -> None:
        self.evening: Final = evening
        self._journal = journal
        self._lines = 1
        self._clock = clock
        self._began = clock()

    @classmethod
    def create(cls, path: Path, header: PadHeader, disk: Disk) -> Self:
        """Begins a pad. Raises GameIsOpen, BadRecord for rules that cannot be played, and FileExistsError."""
        evening = Evening(header)
        lock = lock_game(path)
        if is_there(path):
            lock.release()
            raise FileExistsError(path)
        journal = _journal(lock, disk)
        journal.append(encode_pad_line(header))
        return cls(journal, evening)

    @classmethod
    def open(cls, path: Path, disk: Disk) -> Self:
        """Takes up a pad where it was left. Raises GameIsOpen, OSError and BadRecord."""
        lock = lock_game(path)
        try:
            texts, lines, torn = read_pad(path)
            evening = evening_of(lines)
        except (OSError, BadRecord):
            lock.release()
            raise
        return cls(_journal(lock, disk, texts, torn), evening)

    @property
    def path(self) -> Path:
        """The file now; another than before where other programs meddled with it."""
        return self._journal.path

    @property
    def failing(self) -> Failing | None:
        """Why the last lines are in memory only; None while all is well."""
        return self._journal.failing

    @property
    def moved(self) -> Moved | None:
        """Where the pad is, once another program has meddled with its file; None while nobody has."""
        return self._journal.moved

    # ---- writing
    def enter(self, round_number: int, entry: RoundEntry) -> Ack | None:
        """What stands there for a round now; nothing is done where it stood there before."""
        if self.evening.entry(round_number) == entry:
            return None
        return self._write(EntryLine(n=round_number, teams=entry.teams, out=entry.out, t=self._t))

    def write_down(self, round_number: int) -> Ack:
        """Has a round count as it stands there."""
        if self.evening.written.draft(round_number) is None:
            entry = self.evening.entry(round_number)
            self._write(EntryLine(n=round_number, teams=entry.teams, out=entry.out, t=self._t))
        return self._write(WrittenLine(n=round_number, t=self._t))

    def drop(self, round_number: int) -> Ack | None:
        """Gives up what stands there for a round and was not written down."""
        if self.evening.written.draft(round_number) is None:
            return None
        return self._write(DroppedLine(n=round_number, t=self._t))

    def undo(self) -> Ack | None:
        """Takes back the last step, whatever it was; None where there is none."""
        return self._write(BackLine(t=self._t)) if self.evening.can_go_back else None

    def end(self) -> Ack:
        """Ends the evening."""
        return self._write(EveningEnd(t=self._t))

    def retry(self) -> None:
        """Tries at once to write what the disk refused."""
        self._journal.retry()

    def save_copy(self, path: Path) -> None:
        """Writes the whole pad elsewhere, what is only in memory included. Raises OSError."""
        self._journal.save_copy(path)

    def close(self) -> bool:
        """Closes the pad; True when every line is on the device."""
        return self._journal.close()

    def __enter__(self) -> Self:
        """The pad itself; leaving closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes the pad."""
        self.close()

    @property
    def _t(self) -> float:
        return round(self._clock() - self._began, 1)

    def _write(self, line: PadLine) -> Ack:
        self._lines += 1
        self.evening.feed(line, self._lines)
        return self._journal.append(encode_pad_line(line))


def read_pad(path: Path) -> tuple[tuple[str, ...], tuple[PadLine, ...], bytes]:
    """The whole lines of a pad as texts and values, and what lies behind them, torn. Raises OSError and BadRecord."""
    texts: list[str] = []
    lines: list[PadLine] = []
    torn = b""
    try:
        for item in lines_of(path, limits.GAME):
            if isinstance(item, TornLine):
                torn = item.data
            else:
                lines.append(decode_pad_line(item.data, item.number))
                texts.append(item.data.decode())
    except FileTooLarge as large:
        raise HugeRecord(1, HugeFile(large.size)) from None
    if not lines:
        raise BadRecord(1, Flaw.NO_COMPLETE_LINE)
    return tuple(texts), tuple(lines), torn


def good_lines(path: Path) -> tuple[PadLine, ...]:
    """The lines of a damaged pad before its damage, the header first; none where that is damaged. Raises OSError."""
    good: list[PadLine] = []
    evening: Evening | None = None
    try:
        for item in lines_of(path, limits.GAME):
            if isinstance(item, TornLine):
                break
            line = decode_pad_line(item.data, item.number)
            if evening is None:
                evening = evening_of([line])
            else:
                evening.feed(line, item.number)
            good.append(line)
    except BadRecord:
        pass
    return tuple(good)


def _journal(lock: GameLock, disk: Disk, texts: Sequence[str] = (), torn: bytes = b"") -> Journal:
    return Journal(lock.record, disk, texts, torn, claim=lock.claim, at_end=lock.release)
