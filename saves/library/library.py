"""All games of a player: which are in progress or finished, and how far along. Records are never rewritten."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from game.engine.score import unfinished_round
from game.engine.table.board import Board, Phase
from game.plain_text import plain
from game.rules.presets import BadRuleSet, ruleset_from
from saves.disk import limits
from saves.disk.files import (
    READING,
    Disk,
    FileReading,
    FileState,
    FileTooLarge,
    file_states,
    followed,
    free_place,
    is_there,
    open_plain,
    reason_of,
)
from saves.disk.lock import lock_game
from saves.disk.reading_thread import ReadingThread
from saves.disk.system_calls import make_folder, sync_folder
from saves.records.evening import Evening, evening_of
from saves.records.lines import (
    LONGEST_LINE,
    RECORD_SUFFIX,
    SCORE_PAD_SUFFIX,
    BadRecord,
    EndLine,
    GameLine,
    HugeRecord,
    Line,
    NewerRecord,
    ScoreLine,
    SeatInfo,
    decode_line,
    is_record,
    is_renamed,
    is_score_pad,
)
from saves.records.open_score_pad import OpenScorePad, good_lines, read_score_pad
from saves.records.replay import Replay, replay_file
from saves.records.saved_game import SavedGame
from saves.records.score_pad_lines import ScorePadHeader, encode_score_pad_line

_END_LINES: Final = 4096
"""Bytes at the end of a record that contain its last score and its end."""

_LATEST: Final = 32_503_680_000.0
"""The year 3000, in seconds since 1970."""

REMOVED: Final = "removed"
"""The folder, below that of the records, for games removed from the list; nothing in it is read or cleaned up."""

_HEADER_BEGINS: Final = b'{"type":"game"'

_CLOCKS_DIFFER: Final = 120.0
"""Seconds by which the clock of a network disk may be fast."""


class Progress(StrEnum):
    """How far a game is."""

    ACTIVE = "active"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game in the list. A record with a `problem` can't be opened; its entry covers the valid part."""

    path: Path
    last_played: float
    """When the record was last written: seconds since 1970, UTC."""
    progress: Progress = Progress.ACTIVE
    name: str = ""
    rules_name: str = ""
    seats: tuple[SeatInfo, ...] = ()
    """As in the header."""
    players: tuple[SeatInfo, ...] = ()
    """Who plays each seat now, in a game in progress; () if that is `seats`."""
    teams: int = 0
    round: int = 0
    """From 1; 0 before the first deal."""
    rounds: int = 0
    totals: tuple[int, ...] = ()
    """By team, after the last scored round."""
    unfinished: tuple[int, ...] = ()
    """By team, what was on the table in the round in which the match was given up; it isn't counted."""
    mover: int | None = None
    """The seat that must act; None if a deal or nothing is due."""
    winners: tuple[int, ...] = ()
    board: Board | None = None
    deal: str | None = None
    """The code of the deal, as in the record."""
    created: str = ""
    """When the record was begun: ISO 8601, UTC."""
    is_score_pad: bool = False
    """Whether it is an evening with real cards, kept by a score pad: there are no moves and no table."""
    problem: BadRecord | None = None
    id: str = ""
    """As in the header; "" where that can't be read."""
    is_second: bool = False
    """Whether a longer record of the same game, or one without a problem, is among these: this one doesn't count."""
    is_copy: bool = False
    """Whether it is one of those, or a sync program gave it its name."""

    @property
    def is_damaged(self) -> bool:
        """Whether the record has a problem other than being from a newer program, or too large to check."""
        return self.problem is not None and not isinstance(self.problem, NewerRecord | HugeRecord)

    @property
    def has_good_part(self) -> bool:
        """Whether a damaged record has at least one deal before the damage."""
        return self.is_damaged and self.round > 0

    @property
    def waits_for_person(self) -> bool:
        """Whether a person must act next."""
        return self.mover is not None and (self.players or self.seats)[self.mover].kind == "human"


class Library:
    """The folder of a player's records."""

    def __init__(
        self, folder: Path, disk: Disk, clock: Callable[[], float] = time.time, reading: FileReading = READING
    ) -> None:
        """`clock` returns seconds since 1970, like file times."""
        self.folder = folder
        self._disk = disk
        self._reading = reading
        self._clock = clock
        self.trouble: str | None = None
        """The system's reason why the folder couldn't be read the last time; None if it could."""
        self._known: dict[Path, tuple[int, int, GameEntry | None]] = {}

    def games(self) -> tuple[GameEntry, ...]:
        """Every game, the last played first; a record is read again only if it has changed.

        Those with a future date come last: the clock has been set back since, so they are older than the rest.
        """
        *_, found = self.refresh()
        return self.in_order(found)

    def in_order(self, games: Iterable[GameEntry]) -> tuple[GameEntry, ...]:
        """Games in the order of a list."""
        soon = self._clock() + _CLOCKS_DIFFER
        games = self._with_copies(games)
        return tuple(sorted(games, key=lambda entry: (entry.last_played > soon, -entry.last_played)))

    def _with_copies(self, games: Iterable[GameEntry]) -> list[GameEntry]:
        """Of several records with one id, of the same game, the longest is the game, of those that can be opened."""
        found = sorted(games, key=self._length, reverse=True)
        seen: set[tuple[str, str, str]] = set()
        for at, entry in enumerate(found):
            header = entry.id, entry.created, entry.name
            is_second = bool(entry.id) and header in seen
            if is_second or is_renamed(entry.path):
                found[at] = structs.replace(entry, is_second=is_second, is_copy=True)
            seen.add(header)
        return found

    def _length(self, entry: GameEntry) -> tuple[bool, int, bool, str]:
        return entry.problem is None, self._known[entry.path][1], not is_renamed(entry.path), entry.path.name

    def refresh(self) -> Iterator[list[GameEntry]]:
        """Read what has changed, the latest first, and yield after each record what has been found so far.

        A folder, a pipe or a socket is never a game, whatever its name.
        """
        states = self._states()
        self._known = {path: known for path, known in self._known.items() if path in states}
        new = [path for path, state in states.items() if path not in self._known or self._known[path][:2] != state]
        new.sort(key=lambda path: states[path], reverse=True)
        unread = set(new)
        found = [entry for path, (*_, entry) in self._known.items() if path not in unread and entry is not None]
        yield found
        for path in new:
            entry = self._read(path, states[path])
            if entry is not None:
                found.append(entry)
                yield found

    def _states(self) -> dict[Path, FileState]:
        self.trouble = None
        states: dict[Path, FileState] = {}
        try:
            found = file_states(self.folder, (".jsonl",))
            states.update((path, state) for path, state in found if is_record(path) or is_score_pad(path))
        except FileNotFoundError:
            return {}
        except OSError as trouble:
            self.trouble = reason_of(trouble)
        return states

    def _read(self, path: Path, state: FileState) -> GameEntry | None:
        """None for a file that is already gone, can't be read in time, or has no game yet."""
        last_played = min(max(0.0, state[0] / 1e9), _LATEST)  # a disk may report any time
        try:
            entry = self._reading.record(path, partial(entry_of, path, last_played))
        except OSError:
            return None
        except Exception:  # one record must not hide the others, whatever it does to the program
            problem = BadRecord(1, "program_stumbled")
            entry = GameEntry(path=path, last_played=last_played, name=plain(path.name), problem=problem)
        self._known[path] = (*state, entry)
        return entry

    def path_of(self, game_id: str) -> Path:
        """The file of a new game, by its id."""
        return self.folder / f"{game_id}{RECORD_SUFFIX}"

    def create(self, header: GameLine) -> SavedGame:
        """Begin a game under the id in its header. Raises like `SavedGame.create`."""
        return SavedGame.create(self.path_of(header.id), header, self._disk)

    def create_score_pad(self, header: ScorePadHeader) -> OpenScorePad:
        """Begin a score pad under the id in its header. Raises like `OpenScorePad.create`."""
        return OpenScorePad.create(self.folder / f"{header.id}{SCORE_PAD_SUFFIX}", header, self._disk)

    def open_score_pad(self, path: Path) -> OpenScorePad:
        """Open a score pad where it was left. Raises like `OpenScorePad.open`."""
        return OpenScorePad.open(path, self._disk)

    def salvage_score_pad(self, path: Path, game_id: str) -> Path | None:
        """Save the valid part of a damaged pad as a new one; its path, None if there is none. Raises OSError."""
        lines = good_lines(path)
        if not lines:
            return None
        text = "".join(f"{encode_score_pad_line(line)}\n" for line in lines)
        place = self.folder / f"{game_id}{SCORE_PAD_SUFFIX}"
        if is_there(place):
            raise FileExistsError(place)
        self._disk.replace(place, text.encode())
        return place

    def open(self, path: Path) -> SavedGame:
        """Open a game where it was left. Raises like `SavedGame.open`, and HugeRecord."""
        return SavedGame.open(path, self._disk)

    def salvage(self, lines: tuple[Line, ...], header: GameLine) -> bool:
        """Save the valid part of a damaged record as a new game under another header; True if it is on the device.
        Raises like `SavedGame.create`.
        """
        game = self.create(header)
        game.append(*lines[1:])
        return game.close()

    def remove(self, path: Path) -> Path:
        """Move a record from the list to the folder `REMOVED` and return its new path. Raises GameIsOpen, OSError."""
        kept = self.folder / REMOVED
        make_folder(kept)
        return self._move(path, free_place(kept / path.name, _suffix(path)))

    def put_back(self, kept: Path) -> Path:
        """Put a removed record back into the list under a free name and return its path. Raises GameIsOpen, OSError."""
        return self._move(kept, free_place(self.folder / kept.name, _suffix(kept)))

    @property
    def removed(self) -> "Library":
        """The games that were removed from the list."""
        return Library(self.folder / REMOVED, self._disk, self._clock, self._reading)

    def _move(self, old: Path, new: Path) -> Path:
        lock = lock_game(old)
        try:
            if old.is_symlink() and not old.readlink().is_absolute():  # from another folder it would lead elsewhere
                new.symlink_to(followed(old))
                sync_folder(new.parent)
                old.unlink()
            else:
                old.replace(new)
                sync_folder(new.parent)
            sync_folder(old.parent)
        finally:
            lock.release()
        return new


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


def entry_of(path: Path, last_played: float) -> GameEntry | None:
    """The list entry of a record; None if not even a complete header was written. Raises OSError.

    Such a game had not begun for anybody: the first thing a player sees is on the device with the line after it.
    """
    if is_score_pad(path):
        return _score_pad_entry(path, last_played)
    try:
        finished = _finished_entry(path, last_played)
    except FileTooLarge as large:
        problem = HugeRecord(large.size)
        return GameEntry(path=path, last_played=last_played, name=plain(path.name), problem=problem)
    if finished is not None:
        return finished
    if _is_torn_header(path):
        return None
    verdict = replay_file(path)
    if verdict.replay is None:
        return GameEntry(path=path, last_played=last_played, name=plain(path.name), problem=verdict.problem)
    replay = verdict.replay
    board = replay.table.board
    return GameEntry(
        path=path,
        last_played=last_played,
        progress=_progress(replay),
        name=replay.header.name,
        rules_name=board.rules.name,
        seats=replay.header.seats,
        players=replay.seats if replay.seats != replay.header.seats else (),
        teams=board.teams,
        round=board.round,
        rounds=board.rules.rounds,
        totals=replay.totals,
        unfinished=unfinished_round(board) if replay.end is not None and replay.end.reason == "abandoned" else (),
        mover=None if board.phase == Phase.ENDED else board.mover,
        winners=replay.winners or (),
        board=board if replay.end is None else None,
        deal=replay.header.deal,
        created=replay.header.created,
        problem=verdict.problem,
        id=replay.header.id,
    )


def _suffix(path: Path) -> str:
    return SCORE_PAD_SUFFIX if is_score_pad(path) else RECORD_SUFFIX


def _score_pad_entry(path: Path, last_played: float) -> GameEntry | None:
    """The list entry of a score pad; None if not even a complete header was written."""
    try:
        evening = evening_of(read_score_pad(path).lines)
    except BadRecord as bad:
        if bad.why == "no_complete_line":
            return None
        good = good_lines(path) if not isinstance(bad, HugeRecord) else ()
        if not good:
            return GameEntry(path=path, last_played=last_played, name=plain(path.name), is_score_pad=True, problem=bad)
        return structs.replace(entry_of_score_pad(path, last_played, evening_of(good)), problem=bad)
    return entry_of_score_pad(path, last_played, evening)


def entry_of_score_pad(path: Path, last_played: float, evening: Evening) -> GameEntry:
    """The list entry of a valid score pad."""
    header, totals = evening.header, evening.totals
    is_over = evening.is_finished
    return GameEntry(
        path=path,
        last_played=last_played,
        progress=Progress.FINISHED if is_over else Progress.ACTIVE,
        name=header.name,
        rules_name=evening.rules.name,
        seats=header.seats,
        teams=evening.teams,
        round=len(totals),
        rounds=evening.rules.rounds,
        totals=totals[-1] if totals else (),
        winners=evening.leaders if is_over and totals else (),
        created=header.created,
        is_score_pad=True,
        id=header.id,
    )


def _is_torn_header(path: Path) -> bool:
    with open_plain(path, limits.GAME) as file:
        first = file.readline(LONGEST_LINE)
    if first.endswith(b"\n"):
        return False
    first = first.strip(b"\0")  # a power cut may leave a file with its length but without its content
    first = first.replace(b" ", b"")  # another program may have written the record
    return first.startswith(_HEADER_BEGINS) or _HEADER_BEGINS.startswith(first)


def _finished_entry(path: Path, last_played: float) -> GameEntry | None:
    """The entry of a finished match, read from header, last score and end: there are many, and replaying takes time.

    None for anything else. The lines in between aren't read.
    """
    with open_plain(path, limits.GAME) as file:
        first = file.readline(LONGEST_LINE)
        file.seek(max(file.tell(), file.seek(0, os.SEEK_END) - _END_LINES))
        *_, before, last, nothing = [b"", b"", *file.read().split(b"\n")]
    if nothing:
        return None
    try:
        header, score, end = map(decode_line, (first.removesuffix(b"\n"), before, last))
        if not (isinstance(header, GameLine) and isinstance(score, ScoreLine) and isinstance(end, EndLine)):
            return None
        if end.reason != "finished":
            return None
        rules = ruleset_from(header.rules)
    except (BadRecord, BadRuleSet):
        return None
    return GameEntry(
        path=path,
        last_played=last_played,
        progress=Progress.FINISHED,
        name=header.name,
        rules_name=rules.name,
        seats=header.seats,
        teams=len(header.teams),
        round=score.n,
        rounds=rules.rounds,
        totals=end.totals,
        winners=end.winners,
        deal=header.deal,
        created=header.created,
        id=header.id,
    )


def _progress(replay: Replay) -> Progress:
    if replay.end is None:
        return Progress.FINISHED if replay.table.board.is_match_over else Progress.ACTIVE
    return Progress(replay.end.reason)
