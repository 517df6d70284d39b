"""A score pad that is being written: locked, read to where it was left, and journaled with every tap."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from game.score_pad.entry import RoundEntry
from saves.disk import limits
from saves.disk.files import Disk
from saves.disk.lock import GameLock, lock_game
from saves.records.evening import Evening, evening_of
from saves.records.journal import Ack, JournaledFile, lock_free_place
from saves.records.lines import BadRecord
from saves.records.record import RecordFile, TornLine, lines_of, read_lines
from saves.records.score_pad_lines import (
    BackLine,
    DroppedLine,
    EntryLine,
    EveningEnd,
    ScorePadHeader,
    ScorePadLine,
    WrittenLine,
    decode_score_pad_line,
    encode_score_pad_line,
)


class OpenScorePad(JournaledFile):
    """One pad."""

    def __init__(
        self,
        lock: GameLock,
        disk: Disk,
        evening: Evening,
        score_pad: RecordFile[ScorePadLine] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`score_pad` is the existing content; its clock goes on from its last line."""
        texts, torn = ((), b"") if score_pad is None else (score_pad.texts, score_pad.torn_data)
        super().__init__(lock, disk, texts, torn)
        self.evening: Final = evening
        self._time = clock
        lines = () if score_pad is None else score_pad.lines
        self._began = clock() - max(
            (line.t or 0.0 for line in lines if not isinstance(line, ScorePadHeader)), default=0.0
        )
        self.was_announced: Final = any(isinstance(line, EntryLine) and line.last for line in lines)
        """Whether a last round was announced before the pad was opened, taken back or not."""

    @classmethod
    def create(cls, path: Path, header: ScorePadHeader, disk: Disk) -> Self:
        """Begin a pad. Raises GameIsOpen, BadRecord for rules that can't be played, and FileExistsError."""
        evening = Evening(header)  # before there is a lock
        score_pad = cls(lock_free_place(path), disk, evening)
        score_pad.append_texts(encode_score_pad_line(header))
        return score_pad

    @classmethod
    def open(cls, path: Path, disk: Disk) -> Self:
        """Resume a pad where it was left. Raises GameIsOpen, OSError and BadRecord."""
        lock = lock_game(path)
        try:
            score_pad = read_score_pad(path)
            evening = evening_of(score_pad.lines)
        except (OSError, BadRecord):
            lock.release()
            raise
        return cls(lock, disk, evening, score_pad)

    # ---- writing
    def enter(self, round_number: int, entry: RoundEntry) -> Ack | None:
        """Set what is entered for a round; None if that changes nothing."""
        if self.evening.entry(round_number) == entry:
            return None
        return self._hand_in(EntryLine(n=round_number, teams=entry.teams, out=entry.out, t=self._t))

    def write_down(self, round_number: int) -> Ack:
        """Record a round as it is entered."""
        if self.evening.written.draft(round_number) is None:
            entry = self.evening.entry(round_number)
            self._hand_in(EntryLine(n=round_number, teams=entry.teams, out=entry.out, t=self._t))
        return self._hand_in(WrittenLine(n=round_number, t=self._t))

    def drop(self, round_number: int) -> Ack | None:
        """Discard what is entered for a round but not recorded."""
        if self.evening.written.draft(round_number) is None:
            return None
        return self._hand_in(DroppedLine(n=round_number, t=self._t))

    def undo(self) -> Ack | None:
        """Undo the last step; None if there is none."""
        return self._hand_in(BackLine(t=self._t)) if self.evening.can_go_back else None

    def announce_last_round(self) -> Ack:
        """The match ends with the next round to record."""
        number = self.evening.next_round
        entry = self.evening.entry(number)
        return self._hand_in(EntryLine(n=number, teams=entry.teams, out=entry.out, last=True, t=self._t))

    def end(self) -> Ack:
        """Ends the evening."""
        return self._hand_in(EveningEnd(t=self._t))

    @property
    def seconds(self) -> float:
        """How long the pad has been open, in all."""
        return self._time() - self._began

    @property
    def _t(self) -> float:
        return round(self.seconds, 1)

    def _hand_in(self, line: ScorePadLine) -> Ack:
        self.evening.feed(line, len(self._lines) + 1)
        return self.append_texts(encode_score_pad_line(line))


def read_score_pad(path: Path) -> RecordFile[ScorePadLine]:
    """The whole pad. Raises OSError and BadRecord."""
    score_pad = read_lines(path, decode_score_pad_line)
    if not score_pad.lines:
        raise BadRecord(1, "no_complete_line")
    return score_pad


def remove_if_untouched(path: Path) -> None:
    """Remove a closed pad if nothing is entered, not even by another program in the meantime."""
    with suppress(OSError, BadRecord):
        if not evening_of(read_score_pad(path).lines).can_go_back:
            path.unlink()


def good_lines(path: Path) -> tuple[ScorePadLine, ...]:
    """The lines of a damaged pad before its damage, the header first; () if the header is damaged. Raises OSError."""
    good: list[ScorePadLine] = []
    evening: Evening | None = None
    with suppress(BadRecord):
        for item in lines_of(path, limits.GAME):
            if isinstance(item, TornLine):
                break
            line = decode_score_pad_line(item.data, item.number)
            if evening is None:
                evening = evening_of([line])
            else:
                evening.feed(line, item.number)
            good.append(line)
    return tuple(good)
