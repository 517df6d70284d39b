"""A finished match or evening in a few numbers: who sat where, by which rules, and the result of each round."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct, json

from game.engine.events import Event
from game.rules.presets import ruleset_fields
from game.rules.ruleset import RuleSet
from saves.disk import limits
from saves.records.evening import Evening
from saves.records.lines import (
    EndLine,
    GameLine,
    Line,
    MoveLine,
    PositionLine,
    ScoreLine,
    SeatInfo,
)
from saves.records.replay import Replay, replay_file

_NOT_PLAYED_BY: Final = ("name", "base", "tables")
"""Fields of a rule set that don't affect play."""


class RoundSummary(Struct, frozen=True):
    """A scored round; multiple numbers are by team."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    books: tuple[int, ...]
    out: int | None
    turns: int
    """Turns that this seat had taken, including the last one; 0 if nobody went out or turns weren't counted."""


class MatchSummary(Struct, frozen=True, kw_only=True):
    """A match that was played from its first deal to its end."""

    id: str
    created: str
    name: str
    rules_name: str
    same_rules: str
    """Equal for rule sets that are played alike, whatever their names."""
    seats: tuple[SeatInfo, ...]
    """The players; at a person's seat that a computer player took over, the one who made more of its moves.
    """
    teams: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[RoundSummary, ...]
    turns: int
    """Of all seats in all rounds; 0 with real cards, where they aren't counted."""
    real_cards: bool = False
    """Whether it was played with real cards and recorded on the score pad."""


class Follower(Protocol):
    """Counts something else while a record is read."""

    def begin(self, header: GameLine, rules: RuleSet) -> None:
        """A match with these rules."""

    def follow(self, line: Line, events: Sequence[Event]) -> None:
        """Each further valid line, and its unmasked events."""

    def end(self, seats: tuple[SeatInfo, ...]) -> None:
        """The record is read; `seats` are those who played most at each seat."""


def summary_of(path: Path, follower: Follower | None = None) -> MatchSummary | None:
    """The match in a record, every line of it checked; None if it isn't over, was abandoned, began from a position or
    is damaged. A `follower` gets all valid lines. Raises OSError.
    """
    rounds: list[RoundSummary] = []
    turns: list[int] = []
    moves = MovesMade()

    def follow(replay: Replay, line: Line, events: Sequence[Event]) -> None:
        if follower is not None and isinstance(line, GameLine):
            follower.begin(line, replay.rules)
        elif follower is not None:
            follower.follow(line, events)
        if isinstance(line, MoveLine):
            moves[line.seat, replay.seats[line.seat]] += 1
        if isinstance(line, ScoreLine):
            rounds.append(_round(replay, line))
            turns.append(sum(replay.table.board.turns) + 1)  # the one that ended the round

    read = replay_file(path, most=limits.GAME, follow=follow)
    if read.replay is None or read.problem is not None or read.torn is not None:
        return None
    seats = who_played(read.replay.header.seats, moves)
    if follower is not None:
        follower.end(seats)
    is_whole = not any(isinstance(line, PositionLine) for line in read.accepted)
    return _match(read.replay, seats, tuple(rounds), sum(turns)) if is_whole else None


MovesMade = Counter[tuple[int, SeatInfo]]


def who_played(seats: Sequence[SeatInfo], moves: MovesMade) -> tuple[SeatInfo, ...]:
    """Whose match it was at each seat: at a person's seat, the computer player if one made most of its moves there. A
    person who sat in for a computer player has no name of their own there.
    """
    return tuple(_mostly(seat, info, moves) for seat, info in enumerate(seats))


def _mostly(seat: int, info: SeatInfo, moves: MovesMade) -> SeatInfo:
    if info.kind != "human":
        return info
    made = {player: count for (at, player), count in moves.items() if at == seat}
    return max(made, key=lambda player: (made[player], player == info), default=info)


def _match(
    replay: Replay, seats: tuple[SeatInfo, ...], rounds: tuple[RoundSummary, ...], turns: int
) -> MatchSummary | None:
    header, end = replay.header, replay.end
    if not isinstance(end, EndLine) or end.reason != "finished":
        return None
    return MatchSummary(
        id=header.id,
        created=header.created,
        name=header.name,
        rules_name=replay.rules.name,
        same_rules=same_rules(replay.rules),
        seats=seats,
        teams=len(header.teams),
        winners=end.winners,
        totals=end.totals,
        rounds=rounds,
        turns=turns,
    )


def _round(replay: Replay, score: ScoreLine) -> RoundSummary:
    board = replay.table.board
    books = tuple(sum(meld.is_book(board.rules) for meld in melds) for melds in board.melds)
    turns = board.turns[score.out] + 1 if score.out is not None else 0  # going out ends the round, not the turn
    return RoundSummary(tuple(team.total for team in score.teams), score.totals, books, score.out, turns)


def summary_of_evening(evening: Evening) -> MatchSummary | None:
    """A finished evening with real cards; None while it goes on, or if no round was recorded."""
    written = evening.written
    if not evening.is_finished or not written.rounds:
        return None
    header, rules = evening.header, evening.rules
    rounds = tuple(
        RoundSummary(
            tuple(score.total for score in evening.scores(entry)),
            totals,
            tuple(sum(books.count for books in team.books) for team in entry.teams),
            entry.out,
            0,
        )
        for entry, totals in zip(written.rounds, evening.totals, strict=True)
    )
    return MatchSummary(
        id=header.id,
        created=header.created,
        name=header.name,
        rules_name=rules.name,
        same_rules=same_rules(rules),
        seats=header.seats,
        teams=evening.teams,
        winners=evening.leaders,
        totals=evening.totals[-1],
        rounds=rounds,
        turns=0,
        real_cards=True,
    )


def same_rules(rules: RuleSet) -> str:
    """A key that is equal for two rule sets exactly if they are played alike."""
    fields = {key: value for key, value in ruleset_fields(rules).items() if key not in _NOT_PLAYED_BY}
    return hashlib.sha256(json.encode(fields, order="sorted")).hexdigest()[:16]
