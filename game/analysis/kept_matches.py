"""All finished matches and evenings with real cards, with what was given away in matches, in one file beside the
records, so that each record and each analysis is read only once.

The file has one part or more, of which later ones hold what was read since: it grows while many records are read, so
that whoever leaves in between goes on where they were. It may be deleted at any time: whatever is missing, or has
changed since, is read again.
"""

import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Struct, json

from game.analysis.chance.chances import CardCount, DealtCards, is_sound, with_luck
from game.analysis.facts import DecisionTheme, MatchAnalysis, show_how_one_plays
from game.analysis.judged.repeats import without_repeats
from game.analysis.stored_analysis import ANALYSIS_VERSION, known_analysis
from game.analysis.strength.life_of_games import PlayedMatch
from game.decoded_types import prepare
from saves.disk import limits
from saves.disk.files import READING, Disk, FileReading, FileState, SlowFile, file_states, read_small
from saves.library.kept_analysis import NotKept
from saves.library.match_summary import MatchSummary, RoundSummary, summary_of, summary_of_evening
from saves.records.evening import evening_of
from saves.records.lines import Line, is_record, is_renamed, is_score_pad
from saves.records.open_score_pad import read_score_pad
from saves.records.record import read_record
from saves.records.side_files import side_file

VERSION: Final = 5
"""The version of the file format, of the meaning of its numbers, and of anything else derived from an analysis on
reading: a file of another version is ignored.
"""

MOST: Final = 10**9
"""Every number of a match is at most this."""

NO_FILE: Final[FileState] = (0, 0)

PORTION: Final = 1.0
"""Seconds of reading that are lost at most."""

GivenAway = dict[int, dict[DecisionTheme, float]]
"""Points given away by seat and theme; only for seats whose decisions were all judged."""


class KeptMatch(Struct, frozen=True, array_like=True):
    """What was read from a record and its analysis in that state; no summary if it isn't a finished match."""

    record: FileState
    summary: MatchSummary | None
    analysis: FileState = NO_FILE
    given_away: GivenAway = {}
    hinted: tuple[int, ...] = ()
    """Seats that were analysed but followed too many hints to show how they play."""
    dealt: DealtCards | None = None


class _Head(Struct, frozen=True):
    version: int
    analysis: int
    checksum: int


KeptMatches = dict[str, KeptMatch]

AnalysisHeard = Callable[[Path, Sequence[Line], MatchAnalysis], bool]
"""Receives the analysis of a record and its lines; returns False to be called again later."""


prepare(_Head, KeptMatches)


def _unheard(record: Path, lines: Sequence[Line], found: MatchAnalysis) -> bool:
    return True


class MatchHistory:
    """The finished matches among the records of a folder, except those removed from the list."""

    def __init__(
        self,
        records: Path,
        analyses: Path,
        kept: Path,
        disk: Disk,
        heard: AnalysisHeard = _unheard,
        reading: FileReading = READING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`analyses` is the folder with the analyses, `kept` the cache file; `heard` is called, in the reading thread,
        with every analysis written since its last call.
        """
        self._clock = clock
        self._heard = heard
        self._records = records
        self._analyses = analyses
        self._kept = kept
        self._disk = disk
        self._reading = reading
        self._known: KeptMatches | None = None
        self._longest: dict[tuple[str, str, str], tuple[tuple[int, bool, str], Path]] = {}  # by what a header says
        self.dealt: dict[Path, DealtCards] = {}
        """What came to the seats of all records, finished or not, as far as this pass has read them."""
        self.left = 0
        """Records that this pass has still to read."""

    def refresh(self) -> Iterator[dict[Path, PlayedMatch]]:
        """Read what has changed, the latest first, and yield after each record what has been found so far. The
        cache is written in portions, and whole at the end, if the disk allows it.
        """
        before = self._known if self._known is not None else read_kept(self._kept)
        records = _states(self._records, ".jsonl", is_record, is_score_pad)
        analyses = _states(self._analyses, ".json")
        known: KeptMatches = {}
        found: dict[Path, PlayedMatch] = {}
        self.dealt, self._longest = {}, {}
        new: list[tuple[str, FileState]] = []
        for name, record in records.items():
            old = before.get(name)
            analysis = analyses.get(side_file(self._analyses, Path(name)).name, NO_FILE)
            if old is None or old.record != record or (old.summary is not None and old.analysis != analysis):
                new.append((name, analysis))
            else:
                known[name] = old
                self._tell(found, name, old)
        self.left = len(new)
        yield found
        portions = _Portions(self._kept, known, self._disk, self._clock)
        for name, analysis in sorted(new, key=lambda item: records[item[0]], reverse=True):
            self.left -= 1
            with suppress(SlowFile):  # it is read again at the next start
                known[name] = self._read(name, records[name], analysis, before.get(name))
                portions.add(name, known[name])
                self._tell(found, name, known[name])
                yield found
        self._known = known
        if known != before:
            with suppress(OSError):  # they are read again next time
                write_kept(self._kept, known, self._disk)

    def _tell(self, found: dict[Path, PlayedMatch], name: str, match: KeptMatch) -> None:
        path = self._records / name
        if match.dealt is not None:
            self.dealt[path] = match.dealt
        if match.summary is not None:
            found[path] = PlayedMatch(str(path), match.summary, match.given_away, match.hinted)
            self._leave_one(found, path, match)

    def _leave_one(self, found: dict[Path, PlayedMatch], path: Path, match: KeptMatch) -> None:
        """Of several records of one match the longest counts."""
        assert match.summary is not None
        length = (match.record[1], not is_renamed(path), path.name)
        header = match.summary.id, match.summary.created, match.summary.name
        other = self._longest.get(header)
        if other is not None and other[1] != path and other[1] in found:
            found.pop(min(other, (length, path))[1])
            length, path = max(other, (length, path))
        self._longest[header] = length, path

    def _read(self, name: str, record: FileState, analysis: FileState, old: KeptMatch | None) -> KeptMatch:
        path = self._records / name
        try:
            if is_score_pad(path):
                pad_lines = self._reading.record(path, partial(read_score_pad, path)).lines
                return KeptMatch(record, summary_of_evening(evening_of(pad_lines)), analysis)
            if old is not None and old.record == record:
                summary, dealt = old.summary, old.dealt
            else:
                count = CardCount()
                summary = self._reading.record(path, partial(summary_of, path, count))
                dealt = count.told()
            if summary is None or analysis == NO_FILE:
                return KeptMatch(record, summary, dealt=dealt)
            lines = self._reading.record(path, partial(read_record, path)).lines
            found = known_analysis(side_file(self._analyses, path), lines)
            if isinstance(found, NotKept):
                return KeptMatch(record, summary, analysis, dealt=dealt)
            is_heard = self._heard(path, lines, found)
            given, hinted = given_away_in(found), hinted_seats(found)
            if dealt is not None and found.luck is not None:
                dealt = with_luck(dealt, lines, found.luck)
            return KeptMatch(record, summary, analysis if is_heard else NO_FILE, given, hinted, dealt)
        except SlowFile:
            raise
        except Exception:  # one record must not hide the others, whatever it does to the program
            return KeptMatch(record, None)


class _Portions:
    """Writes what is read as it comes: once all that is `known` by then, afterwards only what is new."""

    def __init__(self, path: Path, known: KeptMatches, disk: Disk, clock: Callable[[], float]) -> None:
        self._path, self._known, self._disk, self._clock = path, known, disk, clock
        self._new: KeptMatches = {}
        self._written_at = clock()
        self._is_begun = self._has_failed = False

    def add(self, name: str, match: KeptMatch) -> None:
        """What was read of a record. A disk that refuses is left alone until everything is read."""
        self._new[name] = match
        if self._has_failed or self._clock() - self._written_at < PORTION:
            return
        try:
            if self._is_begun:
                _append_kept(self._path, self._new, self._disk)
            else:
                write_kept(self._path, self._known, self._disk)
        except OSError:
            self._has_failed = True
        self._is_begun, self._new, self._written_at = True, {}, self._clock()


def given_away_in(found: MatchAnalysis) -> GivenAway:
    """Points given away by each seat whose decisions show how it plays."""
    given: GivenAway = {seat: {} for seat in found.complete if seat not in hinted_seats(found)}
    for decision in without_repeats(found.decisions):
        if decision.seat in given and decision.theme is not None:
            themes = given[decision.seat]
            themes[decision.theme] = themes.get(decision.theme, 0.0) + decision.points
    return given


def hinted_seats(found: MatchAnalysis) -> tuple[int, ...]:
    """Seats about which an analysis says too little, because too many of their decisions followed hints."""
    decisions = {seat: [one for one in found.decisions if one.seat == seat] for seat in found.complete}
    return tuple(seat for seat in found.complete if not show_how_one_plays(decisions[seat]))


def read_kept(path: Path) -> KeptMatches:
    """What the file holds before the first part that is damaged or of another version; empty if it is missing."""
    known: KeptMatches = {}
    with suppress(OSError, ValueError, MsgspecError, RecursionError):
        lines = iter(read_small(path, limits.SUMMARIES).split(b"\n"))
        for head, body in zip(lines, lines, strict=False):
            if json.decode(head, type=_Head) != _head(body):
                break
            known |= json.decode(body, type=KeptMatches)
    return {name: match for name, match in known.items() if _is_sound(match)}


def _is_sound(match: KeptMatch) -> bool:
    """Whether the parts of a stored entry fit together: a file may hold anything."""
    summary = match.summary
    if match.dealt is not None and not is_sound(match.dealt):
        return False
    if summary is None:
        return True
    teams, players = summary.teams, len(summary.seats)
    try:
        datetime.fromisoformat(summary.created)
    except ValueError:
        return False
    return (
        2 <= teams <= players
        and players % teams == 0
        and _are_points(summary.totals, teams)
        and 0 <= summary.turns < MOST
        and all(0 <= team < teams for team in summary.winners)
        and all(_fits(played, teams, players) for played in summary.rounds)
        and all(0 <= seat < players for seat in match.given_away)
        and all(0 <= points < MOST for themes in match.given_away.values() for points in themes.values())
    )


def _fits(played: RoundSummary, teams: int, players: int) -> bool:
    each = (played.points, played.totals, played.books)
    is_told = all(_are_points(values, teams) for values in each) and 0 <= played.turns < MOST
    return is_told and (played.out is None or 0 <= played.out < players)


def _are_points(values: Sequence[int], teams: int) -> bool:
    return len(values) == teams and all(abs(value) < MOST for value in values)


def write_kept(path: Path, known: Mapping[str, KeptMatch], disk: Disk) -> None:
    """Write the whole file; a record whose name isn't valid text is read again next time. Raises OSError."""
    disk.replace(path, _encoded(known))


def _append_kept(path: Path, new: Mapping[str, KeptMatch], disk: Disk) -> None:
    """Add a part to the file, which a power failure may tear: its checksum tells. Raises OSError."""
    with closing(disk.open_append(path)) as file:
        file.append(_encoded(new))


def _encoded(known: Mapping[str, KeptMatch]) -> bytes:
    return signed(json.encode({name: match for name, match in known.items() if _is_text(name)}))


def signed(body: bytes) -> bytes:
    """A part of the file: a line with versions and checksum, then the body."""
    return json.encode(_head(body)) + b"\n" + body + b"\n"


def _head(body: bytes) -> _Head:
    return _Head(VERSION, ANALYSIS_VERSION, zlib.crc32(body))


def _is_text(name: str) -> bool:
    """Whether a file name can be encoded; a disk may have others."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _states(folder: Path, suffix: str, *kinds: Callable[[Path], bool]) -> dict[str, FileState]:
    """By file name: all of a suffix, or those of some kinds."""
    states: dict[str, FileState] = {}
    with suppress(OSError):
        found = file_states(folder, (suffix,))
        states.update((path.name, state) for path, state in found if not kinds or any(kind(path) for kind in kinds))
    return states
