"""A score pad for real cards: its lines, what changed in a round, and what can't be right about one."""

from collections.abc import Sequence

from game.cards import Rank
from game.messages.amounts import points, signed
from game.messages.functions import score_pad as say
from game.messages.language import message_for, named
from game.messages.person import Person
from game.rules.fields import points_of
from game.rules.ruleset import RuleSet, has_tail
from game.score_pad.doubts import BooksToGoOut, Doubt
from game.score_pad.entry import RoundEntry
from game.score_pad.score_pad_rows import BookRow, Row, ScorePadRow, rows_of, value_of
from game.sentences.at_table.refusals import books_missing
from game.sentences.rules_and_scores.house_rules import field_title


def row_title(rules: RuleSet, row: Row) -> str:
    """What a line counts.

    >>> [row_title(RuleSet(), row) for row in rows_of(RuleSet())][:3]
    ['Clean books', 'Dirty books', 'Cards on the table']
    >>> from game.score_pad.entry import BookSort
    >>> row_title(RuleSet(double_book=14), BookRow(BookSort.CLEAN, True, 1000))
    'Clean books of 14'
    """
    size = rules.double_book if isinstance(row, BookRow) and row.double else 0
    return named("score_pad", "row", row=_key(row), size=size, rank=Rank(rules.special_rank))


def row_note(rules: RuleSet, row: Row) -> str:
    """The small print below it.

    >>> [row_note(RuleSet(), row) for row in rows_of(RuleSet())]
    ['500 each', '300 each', 'books included', '+100', 'in hands and feet', '−300 each', 'taken off']
    """
    worth = row.worth if isinstance(row, BookRow) else 0
    bonuses = points_of(rules, "out")
    if row is ScorePadRow.OUT and not rules.winner_takes and bonuses.keys() - {"go_out_bonus"}:
        return " · ".join(f"{field_title(rules, field)} {signed(bonus)}" for field, bonus in bonuses.items())
    return named("score_pad", "row_note", rules, row=_key(row), worth=worth, tail=has_tail(rules))


def _key(row: Row) -> str:
    return row.sort.value if isinstance(row, BookRow) else row.name.lower()


def changes(
    rules: RuleSet, before: RoundEntry, after: RoundEntry, teams: Sequence[str], people: Sequence[str]
) -> list[str]:
    """Every figure of a round that has changed, and who went out after all, by name."""
    found = []
    for row in rows_of(rules):
        is_out = row is ScorePadRow.OUT
        for number, name in enumerate(people if is_out else teams):
            had, has = (
                _yes_or_no(entry.out == number) if is_out else _shown(value_of(entry, number, row))
                for entry in (before, after)
            )
            if had != has:
                found.append(say.change(say.field(row_title(rules, row), name), has, had))
    return found


def _yes_or_no(is_so: bool) -> str:
    return say.yes() if is_so else say.no()


def _shown(value: int | None) -> str:
    return say.nothing() if value is None else points(value)


def doubt_sentence(doubt: Doubt, teams: Sequence[Person], are_several: bool) -> str:
    """What is impossible, in one sentence.

    >>> from game.engine.refusal import BooksMissing
    >>> from game.score_pad.doubts import OpenedTooLow, NotWritten, OddPoints
    >>> from game.score_pad.doubts import TooFewForBooks, TooManyCuts, TooManyRedThrees
    >>> teams = [Person("Anna & Rosa"), Person("Ben & Ida")]
    >>> doubt_sentence(TooFewForBooks(0, 2, 70, 25), teams, True)
    "The cards in Anna & Rosa's two books alone come to at least 70, not 25."
    >>> doubt_sentence(TooManyRedThrees(9, 8), teams, True)
    'You entered nine red threes, but there are only eight.'
    >>> doubt_sentence(OpenedTooLow(1, 45, 50), teams, True)
    'Ben & Ida needed 50 to open, but have only 45 on the table.'
    >>> doubt_sentence(NotWritten(0, is_left=True), teams, True)
    "You haven't entered the cards left over for Anna & Rosa."
    >>> doubt_sentence(BooksToGoOut(1, BooksMissing(clean=2, dirty=1)), teams, True)
    'To go out, Ben & Ida still need two clean books and one dirty book.'
    >>> doubt_sentence(TooManyCuts(1, 3, 2), teams, True)
    'You entered three exact cuts for Ben & Ida, but that team has only two players.'
    >>> doubt_sentence(OddPoints(0, True, 12, 5), teams, True)
    'No cards add up to 12: every card is worth a multiple of 5.'
    """
    return message_for(
        "score_pad",
        doubt,
        team=teams[getattr(doubt, "team", 0)],
        several=are_several,
        missing=books_missing(doubt.missing) if isinstance(doubt, BooksToGoOut) else [],
    )
