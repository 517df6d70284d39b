"""What a round is counted by under a rule set, row by row: nothing that the rules do not have."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.cards import THREE, Rank
from game.engine.melding.melds import SEVEN, WILD_RANK, book_worth
from game.rules.ruleset import BookKind, RuleSet, is_special
from game.score_pad.entry import MOST_OF_A_KIND, MOST_POINTS, BookSort, RoundEntry


class BookRow(Struct, frozen=True):
    """Books of one sort, and the points of each."""

    sort: BookSort
    double: bool
    worth: int


class ScorePadRow(StrEnum):
    """What is counted besides books; all but who goes out are fields of a team's entry."""

    CUTS = "cuts"
    """How many lifted exactly enough for hand and foot."""
    AT_ONCE = "at_once"
    """How many books were laid complete in one move."""
    UNFINISHED = "unfinished"
    """How many melds cost points because they aren't books."""
    RED_THREES_LAID = "red_threes_laid"
    MELDED = "melded"
    OUT = "out"
    LEFT = "left"
    """Points of the cards in hands and feet, without red threes where these cost something."""
    RED_THREES_LEFT = "red_threes_left"
    """How many of them are left in hands and feet."""
    PENALTY = "penalty"
    """Points that the table agreed to take off."""


Row = BookRow | ScorePadRow


def rows_of(rules: RuleSet) -> tuple[Row, ...]:
    """Everything that a round is counted by, in the order in which it is counted."""
    is_scored = not rules.winner_takes
    sizes = (False, True) if rules.double_book else (False,)
    books = [BookRow(sort, double, worth_of(rules, sort, double)) for sort in sorts_of(rules) for double in sizes]
    rows: tuple[tuple[object, Sequence[Row]], ...] = (
        (is_scored and rules.deal == "cut" and rules.cut_bonus, [ScorePadRow.CUTS]),
        (is_scored, books),
        (is_scored and rules.book_at_once, [ScorePadRow.AT_ONCE]),
        (is_scored and rules.unfinished_book, [ScorePadRow.UNFINISHED]),
        (is_scored and rules.red_threes == "lay_down", [ScorePadRow.RED_THREES_LAID]),
        (is_scored, [ScorePadRow.MELDED]),
        (True, [ScorePadRow.OUT, ScorePadRow.LEFT]),
        (rules.red_three, [ScorePadRow.RED_THREES_LEFT]),
        (True, [ScorePadRow.PENALTY]),
    )
    return tuple(row for is_counted, some in rows if is_counted for row in some)


def sorts_of(rules: RuleSet) -> Iterator[BookSort]:
    """The sorts of book that the rules pay apart."""
    sorts = (
        (True, BookSort.CLEAN),
        (True, BookSort.DIRTY),
        (rules.wild_melds != "no", BookSort.WILD),
        (rules.sevens_book, BookSort.SEVENS),
        (is_special(rules), BookSort.SPECIAL),
        (rules.threes_book and rules.meld_threes != "no", BookSort.THREES),
    )
    return (sort for is_paid_apart, sort in sorts if is_paid_apart)


def worth_of(rules: RuleSet, sort: BookSort, double: bool) -> int:
    """Points of each book of a sort."""
    cards = rules.double_book if double else rules.book_size
    return book_worth(rules, _KINDS.get(sort, "clean"), rank_of_books(rules, sort), cards)


def rank_of_books(rules: RuleSet, sort: BookSort) -> Rank:
    """The rank of such books, or one whose books score as most others do."""
    if sort is BookSort.SPECIAL:
        return Rank(rules.special_rank)
    return _RANKS.get(sort, Rank("Q" if rules.special_rank == "K" else "K"))


_KINDS: Final[Mapping[BookSort, BookKind]] = {BookSort.DIRTY: "dirty", BookSort.WILD: "wild"}
_RANKS: Final = {BookSort.WILD: WILD_RANK, BookSort.SEVENS: SEVEN, BookSort.THREES: THREE}


def value_of(entry: RoundEntry, team: int, row: Row) -> int | None:
    """The number in a field; None if it is blank."""
    written = entry.teams[team]
    if isinstance(row, BookRow):
        return written.books_of(row.sort, row.double)
    if row is ScorePadRow.OUT:
        return int(entry.out is not None and entry.out % len(entry.teams) == team)
    value: int | None = getattr(written, row.value)
    return value


def blanks_of(rules: RuleSet, players: int, entry: RoundEntry) -> Iterator[tuple[int, ScorePadRow]]:
    """The points that are still to be written, by team and line; in a round that counts they were left blank."""
    for team, written in enumerate(entry.teams):
        is_out = entry.out is not None and entry.out % len(entry.teams) == team
        is_empty = players == len(entry.teams) and rules.foot_needed
        is_free = is_out and (is_empty or rules.winner_takes)
        if written.melded is None and not rules.winner_takes:
            yield team, ScorePadRow.MELDED
        if written.left is None and not is_free:
            yield team, ScorePadRow.LEFT


def with_value(entry: RoundEntry, team: int, row: Row, value: int | None) -> RoundEntry:
    """The entry with another number in a field. Who went out is written elsewhere: it is a seat, not a number."""
    written = entry.teams[team]
    if row is ScorePadRow.OUT:
        raise ValueError("who went out is a seat")
    if isinstance(row, BookRow):
        written = written.with_books(row.sort, value or 0, row.double)
    else:
        written = replace(written, **{row.value: value if row in _POINTS else value or 0})
    return entry.with_team(team, written)


def most_in(row: Row) -> int:
    """The largest number that a field takes."""
    return MOST_POINTS if row in _POINTS else MOST_OF_A_KIND


_POINTS: Final = (ScorePadRow.MELDED, ScorePadRow.LEFT, ScorePadRow.PENALTY)
"""What is counted in points and stays unwritten until somebody writes it."""
