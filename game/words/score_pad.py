"""A score pad for real cards: its lines, what is shown of a round, and what can't be right about one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from game.cards import NATURAL_RANKS, Rank
from game.engine.score import ScoreKind
from game.rules.ruleset import RuleSet, has_tail
from game.score_pad.doubts import BooksToGoOut, Doubt, TooManySevens
from game.score_pad.entry import BookSort, RoundEntry
from game.score_pad.pad_rows import BookRow, PadRow, Row, rows_of, value_of
from game.text.amounts import points
from game.text.language import said_of
from game.text.messages import score_pad as say
from game.text.messages import scores as say_scores
from game.text.person import Person
from game.words.refusals import books_missing
from game.words.scores import SCORE_ITEMS

_TITLES: Final[Mapping[PadRow, Callable[[], str]]] = {
    PadRow.CUTS: say.cuts,
    PadRow.AT_ONCE: SCORE_ITEMS[ScoreKind.BOOKS_AT_ONCE],
    PadRow.RED_THREES_LAID: SCORE_ITEMS[ScoreKind.RED_THREES],
    PadRow.MELDED: say.melded,
    PadRow.OUT: say.went_out,
    PadRow.LEFT: say.left,
    PadRow.RED_THREES_LEFT: say.red_threes_left,
}
_BOOKS: Final[Mapping[BookSort, tuple[Callable[[], str], Callable[[int], str]]]] = {
    BookSort.CLEAN: (SCORE_ITEMS[ScoreKind.CLEAN_BOOKS], say.double_clean),
    BookSort.DIRTY: (SCORE_ITEMS[ScoreKind.DIRTY_BOOKS], say.double_dirty),
    BookSort.WILD: (SCORE_ITEMS[ScoreKind.WILD_BOOKS], say.double_wild),
    BookSort.SEVENS: (say.sevens, say.double_sevens),
    BookSort.THREES: (say.threes, say.double_threes),
}
"""What books are called, and those with so many cards that they count twice."""


def row_title(rules: RuleSet, row: Row) -> str:
    """What a line counts.

    >>> [row_title(RuleSet(), row) for row in rows_of(RuleSet())][:3]
    ['Clean books', 'Dirty books', 'Cards on the table']
    >>> row_title(RuleSet(double_book=14), BookRow(BookSort.CLEAN, True, 1000))
    'Clean books of 14'
    """
    if isinstance(row, PadRow):
        return _TITLES[row]()
    single, double = _BOOKS[row.sort]
    return double(rules.double_book) if row.double else single()


def row_note(rules: RuleSet, row: Row) -> str:
    """What stands below it, in small letters.

    >>> [row_note(RuleSet(), row) for row in rows_of(RuleSet())]
    ['500 each', '300 each', 'books included', '+100', 'in hands and feet', '−300 each']
    """
    match row:
        case BookRow():
            is_clean = row.sort is BookSort.SEVENS and rules.sevens_kind == "clean"
            return (say.each_clean if is_clean else say.each)(row.worth)
        case PadRow.CUTS:
            return say.each(rules.cut_bonus)
        case PadRow.AT_ONCE:
            return say.each(rules.book_at_once)
        case PadRow.RED_THREES_LAID:
            bonus, not_out = rules.red_three_bonus, rules.red_three_not_out
            return say.each_not_out(bonus, not_out) if not_out >= 0 else say.each(bonus)
        case PadRow.MELDED:
            return say.melded_note()
        case PadRow.OUT:
            if rules.winner_takes:
                return say.out_scores_nothing()
            return say.out_note(rules.go_out_bonus) if rules.go_out_bonus else say.no_points()
        case PadRow.LEFT:
            return (say.left_note_others if rules.winner_takes else say.left_note)(has_tail(rules))
        case PadRow.RED_THREES_LEFT:
            return say.each(-rules.red_three)
        case _:
            assert_never(row)


def ranks_by_worth(ten_from: Rank) -> tuple[str, str]:
    """The ranks that count as high cards, and those that count as low ones.

    >>> ranks_by_worth(Rank("8")), ranks_by_worth(Rank("T"))
    (('king to eight', 'seven to four'), ('king to ten', 'nine to four'))
    """
    below = NATURAL_RANKS[NATURAL_RANKS.index(ten_from) - 1]
    return say.ranks(Rank("K"), ten_from), say.ranks(below, Rank("4"))


def round_heading(round_number: int, rounds: int, minimums: Sequence[int], dealer: Person) -> str:
    """Where the evening stands.

    >>> round_heading(3, 4, (120, 120), Person("Rosa")), round_heading(5, 4, (50, 90), Person("You", is_you=True))
    ('Round 3 of 4 · minimum 120 · Rosa deals', 'Round 5 · minimum 50 and 90 · You deal')
    """
    place = say_scores.round_of(round_number, rounds if round_number <= rounds else 0, 0)
    return say.heading(place, opening(minimums), dealer)


def opening(minimums: Sequence[int]) -> list[str]:
    """What opens the round; several where the teams' totals decide it.

    >>> opening((120, 120)), opening((50, 90, 50))
    (['120'], ['50', '90', '50'])
    """
    return [points(each) for each in (minimums if len(set(minimums)) > 1 else minimums[:1])]


def typed_sum(heaps: int, addend: int | None) -> str:
    """Heaps of cards that are added in a line; the last is None before its first digit.

    >>> typed_sum(1410, 25), typed_sum(410, None)
    ('1,410 + 25', '410 +')
    """
    return say.sum_begun(heaps) if addend is None else say.sum(heaps, addend)


def ahead(teams: Sequence[Person], are_several: bool) -> str:
    """Who leads; `are_several` says that a team has several players.

    >>> ahead([Person("Anna & Rosa")], True), ahead([Person("Anna"), Person("Ben")], False)
    ('Anna & Rosa are ahead', 'Anna and Ben are level')
    >>> ahead([Person("Ida")], False)
    'Ida is ahead'
    """
    return say.level([team.name for team in teams]) if len(teams) > 1 else say.ahead(teams[0], are_several)


def corrected(round_number: int, changes: Sequence[str]) -> str:
    """A round that was changed after it had been written down.

    >>> corrected(2, ["Clean books, Ben & Ida: 1 (was 2)"]), corrected(3, [])
    ('Round 2. Clean books, Ben & Ida: 1 (was 2).', 'Round 3. Nothing changed.')
    """
    return say.corrected(round_number, "; ".join(changes)) if changes else say.corrected_nothing(round_number)


def changes(rules: RuleSet, before: RoundEntry, after: RoundEntry, teams: Sequence[str]) -> list[str]:
    """Every figure of a round that is another than before."""
    found = []
    for row in rows_of(rules):
        for team, name in enumerate(teams):
            had, has = value_of(before, team, row), value_of(after, team, row)
            if had != has:
                field = say.field(row_title(rules, row), name)
                found.append(say.change(field, _shown(row, has), _shown(row, had)))
    return found


def _shown(row: Row, value: int | None) -> str:
    if row is PadRow.OUT:
        return say.yes() if value else say.no()
    return say.nothing() if value is None else points(value)


# ---- the second opinion


def doubt_sentence(doubt: Doubt, teams: Sequence[Person], are_several: bool) -> str:
    """What cannot be, in one sentence.

    >>> from game.engine.refusal import BooksMissing
    >>> from game.score_pad.doubts import NotOpened, NotWritten, OddPoints
    >>> from game.score_pad.doubts import TooFewForBooks, TooManyCuts, TooManyRedThrees
    >>> teams = [Person("Anna & Rosa"), Person("Ben & Ida")]
    >>> doubt_sentence(TooFewForBooks(0, 2, 70, 25), teams, True)
    "Anna & Rosa's two books alone add up to at least 70 on the table, not 25."
    >>> doubt_sentence(TooManyRedThrees(9, 8), teams, True)
    'You entered nine red threes, but there are only eight.'
    >>> doubt_sentence(NotOpened(1, 45, 50), teams, True)
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
    return said_of(
        "score_pad",
        doubt,
        team=teams[getattr(doubt, "team", 0)],
        several=are_several,
        missing=books_missing(doubt.missing) if isinstance(doubt, BooksToGoOut) else [],
        sevens=isinstance(doubt, TooManySevens) and doubt.sort is BookSort.SEVENS,
    )
