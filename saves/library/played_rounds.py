"""The rounds of saved games, finished or not, played at the screen or written on a score pad; and reading those of a
few games while a screen shows what comes of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game.engine.events import Event
from game.engine.score import ScoreKind, left_over, score_items
from game.rules.ruleset import RuleSet
from game.score_pad.counting import ScoredRound, scored_on_pad
from saves.disk.files import FileReading
from saves.disk.reading_thread import ReadingThread
from saves.library.library import GameEntry
from saves.records.evening import Evening, evening_of
from saves.records.lines import BadRecord, Line, ScoreLine, is_score_pad
from saves.records.open_score_pad import read_score_pad
from saves.records.replay import Replay, replay_file


class PlayedRounds(Struct, frozen=True):
    """What was scored before the first line that doesn't hold; `problem` says what is wrong with it, if any."""

    rules: RuleSet | None
    rounds: tuple[ScoredRound, ...] = ()
    problem: BadRecord | None = None
    planned: int = 0
    """How many rounds a score pad is to have, by the rules or by an announced last one; 0 if points decide."""


def rounds_in(path: Path) -> PlayedRounds:
    """Every round, each line of a record checked. Raises OSError."""
    if is_score_pad(path):
        try:
            return rounds_on_score_pad(evening_of(read_score_pad(path).lines))
        except BadRecord as bad:
            return PlayedRounds(None, problem=bad)
    rounds: list[ScoredRound] = []

    def follow(replay: Replay, line: Line, events: Sequence[Event]) -> None:
        if isinstance(line, ScoreLine):
            points = tuple(score.total for score in line.teams)
            rounds.append(ScoredRound(tuple(_counted(replay)), points, line.totals, line.out))

    verdict = replay_file(path, follow=follow)
    rules = verdict.replay.rules if verdict.replay is not None else None
    return PlayedRounds(rules, tuple(rounds), verdict.problem)


def rounds_on_score_pad(evening: Evening) -> PlayedRounds:
    """Those that are written down."""
    rounds = zip(evening.written.rounds, evening.totals, strict=True)
    corrected = {correction.round for correction in evening.written.corrections}
    scored = (
        replace(scored_on_pad(evening.rules, evening.players, entry, totals), is_corrected=number in corrected)
        for number, (entry, totals) in enumerate(rounds, 1)
    )
    return PlayedRounds(evening.rules, tuple(scored), planned=evening.planned_rounds)


def _counted(replay: Replay) -> Iterator[tuple[ScoreKind, tuple[int, ...]]]:
    """Points by what they were counted for, in the order of the score sheet."""
    items = score_items(replay.table.board, left_over(replay.table))
    for kind in ScoreKind:
        each = tuple(sum(item.amount for item in team if item.what is kind) for team in items)
        if any(each):
            yield kind, each


Rounds = Mapping[Path, PlayedRounds]
"""By record; what couldn't be read isn't there."""


class RoundsReader(ReadingThread[dict[Path, PlayedRounds], Rounds]):
    """The games that are wanted; one is read again only when it has changed."""

    def __init__(self, reading: FileReading) -> None:
        super().__init__({})
        self._reading = reading
        self._wanted: tuple[GameEntry, ...] = ()
        self._known: dict[Path, tuple[GameEntry, PlayedRounds]] = {}

    def want(self, games: Sequence[GameEntry]) -> None:
        """These from now on."""
        if self._wanted != tuple(games):
            self._wanted = tuple(games)
            self.refresh()

    def _read(self) -> Iterator[dict[Path, PlayedRounds]]:
        found: dict[Path, PlayedRounds] = {}
        yield found
        for entry in self._wanted:
            known = self._known.get(entry.path)
            try:
                played = known[1] if known is not None and known[0] == entry else self._rounds(entry.path)
            except OSError:
                continue
            self._known[entry.path] = entry, played
            found[entry.path] = played
            yield found

    def _rounds(self, path: Path) -> PlayedRounds:
        try:
            return self._reading.record(path, partial(rounds_in, path))
        except OSError:
            raise
        except Exception:  # one record must not hide the others, whatever it does to the program
            return PlayedRounds(None, problem=BadRecord(1, "program_stumbled"))

    def _as_told(self, found: dict[Path, PlayedRounds]) -> Rounds:
        return dict(found)
