"""The rounds of a saved game, finished or not, played at the screen or written on a score pad."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from game.engine.score import ScoreKind, left_over, score_items
from game.rules.ruleset import RuleSet
from game.score_pad.scored_round import ScoredRound, scored_on_pad
from saves.records.evening import Evening, evening_of
from saves.records.lines import BadRecord, Line, ScoreLine, is_score_pad
from saves.records.open_score_pad import read_score_pad
from saves.records.replay import Replay, replay_file


class PlayedRounds(Struct, frozen=True):
    """What was scored before the first line that doesn't hold; `problem` says what is wrong with it, if any."""

    rules: RuleSet | None
    rounds: tuple[ScoredRound, ...] = ()
    problem: BadRecord | None = None


def rounds_in(path: Path) -> PlayedRounds:
    """Every round, each line of a record checked. Raises OSError."""
    if is_score_pad(path):
        try:
            return rounds_on_score_pad(evening_of(read_score_pad(path).lines))
        except BadRecord as bad:
            return PlayedRounds(None, problem=bad)
    rounds: list[ScoredRound] = []

    def follow(replay: Replay, line: Line) -> None:
        if isinstance(line, ScoreLine):
            rounds.append(_scored(replay, line))

    verdict = replay_file(path, follow=follow)
    rules = verdict.replay.rules if verdict.replay is not None else None
    return PlayedRounds(rules, tuple(rounds), verdict.problem)


def rounds_on_score_pad(evening: Evening) -> PlayedRounds:
    """Those that are written down."""
    rounds = zip(evening.written.rounds, evening.totals, strict=True)
    scored = (scored_on_pad(evening.rules, evening.players, entry, totals) for entry, totals in rounds)
    return PlayedRounds(evening.rules, tuple(scored))


def _scored(replay: Replay, line: ScoreLine) -> ScoredRound:
    return ScoredRound(tuple(_counted(replay)), tuple(score.total for score in line.teams), line.totals, line.out)


def _counted(replay: Replay) -> Iterator[tuple[ScoreKind, tuple[int, ...]]]:
    """Points by what they were counted for, in the order of the score sheet."""
    items = score_items(replay.table.board, left_over(replay.table))
    for kind in ScoreKind:
        each = tuple(sum(item.amount for item in team if item.what is kind) for team in items)
        if any(each):
            yield kind, each
