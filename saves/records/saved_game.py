"""A game in progress and its record: locked, replayed to where it was left, and journaled from there on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Self

from saves.disk.files import Disk
from saves.disk.lock import GameLock, lock_game
from saves.records.journal import Ack, JournaledFile, lock_free_place
from saves.records.lines import BadRecord, GameLine, Line, MoveLine, UndoLine, decode_line, encode_line
from saves.records.record import RecordFile, read_record
from saves.records.replay import Replay, replay_lines


class SavedGame(JournaledFile):
    """One open record."""

    def __init__(self, lock: GameLock, disk: Disk, replay: Replay, record: RecordFile[Line] | None = None) -> None:
        """`record` is the existing content."""
        texts, torn = ((), b"") if record is None else (record.texts, record.torn_data)
        super().__init__(lock, disk, texts, torn)
        self.replay = replay
        """The match when the game was opened; not updated by later appends."""
        self.lines: tuple[Line, ...] = (replay.header,) if record is None else record.lines
        self.is_torn = torn != b""
        """Whether its last line was not completely written, and was left out."""

    @classmethod
    def create(cls, path: Path, header: GameLine, disk: Disk) -> Self:
        """Begin a record with its header. Raises GameIsOpen, BadRecord for rules that can't be played, and
        FileExistsError for an existing record.
        """
        replay = Replay(header)  # before there is a lock
        game = cls(lock_free_place(path), disk, replay)
        game.append(header)
        return game

    @classmethod
    def open(cls, path: Path, disk: Disk) -> Self:
        """Open a record where it was left, adding a score or end that a crash cut off.

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
        game = cls(lock, disk, replay, record)
        if due:
            game.append(*due)
            game.lines += tuple(due)
        return game

    def append(self, *lines: Line) -> Ack:
        """Hand lines to the journal; the next decision waits until the answer is no longer `SaveState.WAITING`."""
        return self.append_texts(*map(encode_line, lines))

    @property
    def unsaved_moves(self) -> int:
        """Moves that are only in memory, minus those taken back."""
        lines = [decode_line(text.encode()) for text in self.in_memory]
        taken_back = sum(line.moves for line in lines if isinstance(line, UndoLine))
        return max(0, sum(isinstance(line, MoveLine) for line in lines) - taken_back)


def _due(replay: Replay, lines: int) -> Iterator[Line]:
    """Feed the match the lines that involve no decision, and yield them."""
    while (line := replay.due()) is not None:
        lines += 1
        replay.feed(line, lines)
        yield line
