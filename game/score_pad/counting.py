"""What a written round comes to, by the engine's own scoring, and what the points of any scored round were for."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from game.cards import Card
from game.engine.events import TeamScore
from game.engine.score import ScoreItem, ScoreKind, red_three_items, team_score, with_bonus
from game.rules.ruleset import RuleSet, decks_in_play
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from game.score_pad.score_pad_rows import Row, ScorePadRow, blanks_of, rows_of, value_of, with_value, worth_of

_BOOKS: Final[Mapping[BookSort, ScoreKind]] = {
    BookSort.CLEAN: ScoreKind.CLEAN_BOOKS,
    BookSort.DIRTY: ScoreKind.DIRTY_BOOKS,
    BookSort.WILD: ScoreKind.WILD_BOOKS,
    BookSort.SEVENS: ScoreKind.CLEAN_BOOKS,  # the pad doesn't know which of these are clean
    BookSort.SPECIAL: ScoreKind.CLEAN_BOOKS,
    BookSort.THREES: ScoreKind.CLEAN_BOOKS,
}

_RED_THREE: Final = Card("3H")


def scores_of(rules: RuleSet, players: int, entry: RoundEntry) -> tuple[TeamScore, ...]:
    """Every team's score of a round, as far as it is written."""
    teams = len(entry.teams)
    out = [entry.out if entry.out is not None and entry.out % teams == team else None for team in range(teams)]
    return tuple(
        team_score(_items(rules, players, written, seat)) for written, seat in zip(entry.teams, out, strict=True)
    )


def points_by_row(rules: RuleSet, players: int, entry: RoundEntry) -> dict[Row, tuple[int, ...]]:
    """Each line's points for the teams in a recorded round, in the order of the lines; they add up to its score."""
    written = RoundEntry.blank(len(entry.teams))
    before = scores_of(rules, players, written)
    brought: dict[Row, tuple[int, ...]] = {}
    rows = rows_of(rules)
    for row in sorted(rows, key=lambda row: row is not ScorePadRow.OUT):  # what others count may depend on who went out
        if row is ScorePadRow.OUT:
            written = RoundEntry(written.teams, entry.out)
        else:
            for team in range(len(entry.teams)):
                written = with_value(written, team, row, value_of(entry, team, row))
        after = scores_of(rules, players, written)
        brought[row] = tuple(now.total - was.total for now, was in zip(after, before, strict=True))
        before = after
    return {row: brought[row] for row in rows}


def _items(rules: RuleSet, players: int, entry: TeamEntry, out: int | None) -> Iterator[ScoreItem]:
    """What is written of a team, without the cards; `out` is its seat that went out."""
    if not rules.winner_takes:
        yield from with_bonus(rules, out, tuple(_laid(rules, players, entry, out is not None)))
    if not rules.winner_takes or out is None:
        yield ScoreItem(ScoreKind.LEFT_IN_HAND, -(entry.left or 0) - entry.red_threes_left * rules.red_three)
    yield ScoreItem(ScoreKind.LEFT_IN_HAND, -(entry.penalty or 0))


def _laid(rules: RuleSet, players: int, entry: TeamEntry, is_out: bool) -> Iterator[ScoreItem]:
    yield ScoreItem(ScoreKind.MELDED, entry.melded or 0)
    for books in entry.books:
        yield ScoreItem(_BOOKS[books.sort], books.count * worth_of(rules, books.sort, books.double))
    yield ScoreItem(ScoreKind.BOOKS_AT_ONCE, entry.at_once * rules.book_at_once)
    yield ScoreItem(ScoreKind.UNFINISHED_BOOKS, -entry.unfinished * rules.unfinished_book)
    yield ScoreItem(ScoreKind.CUT, entry.cuts * rules.cut_bonus)
    yield from red_three_items(rules, players, (_RED_THREE,) * entry.red_threes_laid, is_out)


def red_threes_in_play(rules: RuleSet, players: int) -> int:
    """All the red threes of the pack."""
    return 2 * decks_in_play(rules, players)


class ScoredRound(Struct, frozen=True):
    """All numbers are by team; those of `counted` add up to `points`. Lines worth nothing are left out, except blank
    ones.
    """

    counted: tuple[tuple[ScoreKind | Row, tuple[int | None, ...]], ...]
    """In the order of the score sheet; None if a line of a pad was left blank."""
    points: tuple[int, ...]
    totals: tuple[int, ...]
    """Of the match, after the round."""
    out: int | None
    is_corrected: bool = False
    """Whether it was changed after it had been written down."""


def scored_on_pad(rules: RuleSet, players: int, entry: RoundEntry, totals: tuple[int, ...]) -> ScoredRound:
    """A round that was written down."""
    blank = {*blanks_of(rules, players, entry)}
    counted = tuple(
        (row, tuple(None if (team, row) in blank else amount for team, amount in enumerate(each)))
        for row, each in points_by_row(rules, players, entry).items()
        if any(each) or any(at == row for _, at in blank)
    )
    return ScoredRound(counted, tuple(score.total for score in scores_of(rules, players, entry)), totals, entry.out)
