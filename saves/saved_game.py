"""A game in progress and its record: locked, replayed to where it was left, and journaled from there on."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from saves.bad_record import BadRecord
from saves.files import Disk, is_there
from saves.journal import Ack, Failing, Journal, Moved
from saves.lines import GameLine, Line, encode_line
from saves.lock import GameLock, lock_game
from saves.record import read_record
from saves.replay import Replay, replay_lines


class SavedGame:
    """One open record. Everything appended goes through its journal; closing it lets other programs open the game."""

    def __init__(
        self,
        journal: Journal,
        replay: Replay,
        lines: tuple[Line, ...],
        is_torn: bool = False,
    ) -> None:
        self.replay = replay
        """The match as it stood when the game was opened; it does not follow what is appended later."""
        self.lines = lines
        """The record as it stood then, header first."""
        self.is_torn = is_torn
        """Whether its last line was not written to its end, and was left out."""
        self._journal = journal

    @classmethod
    def create(cls, path: Path, header: GameLine, disk: Disk) -> Self:
        """Begins a record with its header. Raises GameIsOpen, BadRecord for rules that cannot be played, and
        FileExistsError for a record that is already there.
        """
        replay = Replay(header)
        lock = lock_game(path)
        if is_there(path):
            lock.release()
            raise FileExistsError(path)
        journal = _journal(lock, disk)
        journal.append(encode_line(header))
        return cls(journal, replay, (header,))

    @classmethod
    def open(cls, path: Path, disk: Disk) -> Self:
        """Opens a record where it was left, a score or end that a crash cut off added.

        Raises GameIsOpen, OSError and BadRecord.
        """
        lock = lock_game(path)
        try:
            record = read_record(path)
            replay = replay_lines(record.lines)
        except (OSError, BadRecord):
            lock.release()
            raise
        due = list(_due(replay, len(record.lines)))
        journal = _journal(lock, disk, record.texts, record.torn.data if record.torn else b"")
        game = cls(journal, replay, (*record.lines, *due), record.torn is not None)
        if due:
            game.append(*due)
        return game

    @property
    def path(self) -> Path:
        """The record's file now; see `moved`."""
        return self._journal.path

    @property
    def failing(self) -> Failing | None:
        """Why the last lines are in memory only; None while all is well."""
        return self._journal.failing

    @property
    def moved(self) -> Moved | None:
        """Where the game is, once another program has meddled with its file; None while nobody has."""
        return self._journal.moved

    def append(self, *lines: Line) -> Ack:
        """Hands lines to the journal; the next decision waits until the answer is no longer `Kept.WAITING`."""
        return self._journal.append(*map(encode_line, lines))

    def retry(self) -> None:
        """Tries at once to write what the disk refused."""
        self._journal.retry()

    def save_copy(self, path: Path) -> None:
        """Writes the whole record elsewhere, what is only in memory included. Raises OSError."""
        self._journal.save_copy(path)

    def close(self) -> bool:
        """Closes the record; True when every line is on the device. Its lock is let go as soon as nothing more can be
        written: at once, unless the disk is silent.
        """
        return self._journal.close()

    def __enter__(self) -> Self:
        """The game itself; leaving closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes the game."""
        self.close()


def _journal(lock: GameLock, disk: Disk, texts: Sequence[str] = (), torn: bytes = b"") -> Journal:
    """The journal of a locked record, with the lines that are in it."""
    return Journal(lock.record, disk, texts, torn, claim=lock.claim, at_end=lock.release)


def _due(replay: Replay, lines: int) -> Iterator[Line]:
    """Feeds the match what nobody decides, and tells it."""
    while (line := replay.due()) is not None:
        lines += 1
        replay.feed(line, lines)
        yield line
