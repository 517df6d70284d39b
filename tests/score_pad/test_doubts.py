"""The second opinion: each thing that no cards can make so is found, and what barely can be is not."""

from collections.abc import Callable, Mapping
from functools import partial

import pytest
from msgspec.structs import replace

from game.cards import Rank
from game.engine.refusal import BooksMissing
from game.rules.ruleset import RuleSet
from game.score_pad.doubts import (
    BooksToGoOut,
    Doubt,
    LeftByWhoWentOut,
    NotWritten,
    OddPoints,
    OpenedTooLow,
    TooFewForBooks,
    TooManyBooks,
    TooManyCuts,
    TooManyOfRank,
    TooManyPoints,
    TooManyRedThrees,
    WildsBeyondPack,
    doubts_of,
)
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from tests.build import WEB

CUT = replace(WEB, deal="cut")
LAID = replace(WEB, red_threes="lay_down")
SEVENS = replace(WEB, sevens_book=1200)
ANY_SEVENS = replace(SEVENS, sevens_kind="any")
THREES = replace(WEB, meld_threes="all", threes_book=700)
TENS = replace(WEB, five_value=10, black_three=0, meld_threes="all", red_three=25)
"""All cards but red threes count tens."""
FREE_TWOS = {"two": 0, "five_value": 10}
"""Twos that count less than the cards for which they stand."""
DOUBLE = replace(SEVENS, double_book=14)
FOUR, TWO, ALONE = (4, 2), (2, 2), (3, 3)


def team(books: str = "", **rest: object) -> TeamEntry:
    """A team's part: `books` as "2 clean 1 dirty", with 300 points on the table and nothing left where nothing is
    said.
    """
    told = books.split()
    entry = TeamEntry(**{"melded": 300, "left": 0, **rest})  # type: ignore[arg-type]  # fields by name
    for count, sort in zip(told[::2], told[1::2], strict=True):
        entry = entry.with_books(BookSort(sort), int(count))
    return entry


def found(
    one: TeamEntry, rules: RuleSet = WEB, table: tuple[int, int] = FOUR, out: int | None = None, round_: int = 1
) -> tuple[Doubt, ...]:
    """What is said of a round in which everybody else has 300 points on the table and nothing left."""
    players, teams = table
    entry = RoundEntry((one, *[team()] * (teams - 1)), out)
    return tuple(doubts_of(rules, players, round_, (0,) * teams, entry))


CASES: Mapping[str, tuple[Callable[[], tuple[Doubt, ...]], Doubt]] = {
    "seven cards of 5 make 35": (partial(found, team("2 clean", melded=65)), TooFewForBooks(0, 2, 70, 65)),
    "32 books of 216 cards": (partial(found, team("31 clean", melded=1500)), TooManyBooks(217, 216)),
    "more wilds than four decks have": (
        partial(found, team("25 dirty", melded=1500)),
        WildsBeyondPack(25, 24),
    ),
    "31 books, 15 of them double": (
        partial(found, team("1 clean", melded=1500).with_books(BookSort.CLEAN, 15, double=True), DOUBLE),
        TooManyBooks(217, 216),
    ),
    "books of wilds take wilds, too": (partial(found, team("3 wild 4 dirty", melded=1500)), WildsBeyondPack(25, 24)),
    "seven twos make 140": (partial(found, team("1 wild", melded=100)), TooFewForBooks(0, 1, 140, 100)),
    "seven sevens without wild cards make 70": (
        partial(found, team("1 sevens", melded=50), replace(SEVENS, **FREE_TWOS)),
        TooFewForBooks(0, 1, 70, 50),
    ),
    "nine books of threes, each with two": (
        partial(found, team("9 threes"), THREES),
        TooManyOfRank(Rank("3"), 9, 16),
    ),
    "nine books of sevens, each with two": (
        partial(found, team("9 sevens", melded=315), ANY_SEVENS),
        TooManyOfRank(Rank("7"), 9, 16),
    ),
    "melded and left more than the pack": (partial(found, team(melded=2000, left=65)), TooManyPoints(2365, 2360)),
    "red threes that are melded have points": (partial(found, team(melded=4465), THREES), TooManyPoints(4765, 4760)),
    "the rivals out without a book": (partial(found, team(), out=3), BooksToGoOut(1, BooksMissing(clean=1, dirty=1))),
    "out without the book of wilds": (
        partial(found, team("1 clean 1 dirty"), replace(WEB, wild_melds="required"), out=0),
        BooksToGoOut(0, BooksMissing(wild=1)),
    ),
    "out with two of four books": (
        partial(found, team("1 clean 1 dirty"), replace(WEB, out_books=4), out=0),
        BooksToGoOut(0, BooksMissing(books=2)),
    ),
    "out without the sevens that are counted apart": (
        partial(found, team("2 clean 1 dirty"), replace(SEVENS, out_sevens=1), out=0),
        BooksToGoOut(0, BooksMissing(sevens=1)),
    ),
    "out with sevens for one of two dirty books": (
        partial(found, team("1 clean 1 sevens"), replace(ANY_SEVENS, out_dirty=2), out=0),
        BooksToGoOut(0, BooksMissing(dirty=2)),
    ),
    "three books of sevens from 16 cards": (
        partial(found, team("3 sevens"), SEVENS),
        TooManyOfRank(Rank("7"), 3, 16),
    ),
    "nine red threes of eight": (partial(found, team(red_threes_left=9)), TooManyRedThrees(9, 8)),
    "red threes laid and left": (
        partial(found, team(red_threes_left=4, red_threes_laid=5), LAID),
        TooManyRedThrees(9, 8),
    ),
    "more points than the pack": (partial(found, team(melded=99_995)), TooManyPoints(100_295, 2360)),
    "no card counts 1": (partial(found, team(melded=301)), OddPoints(0, False, 301, 5)),
    "nor when it is left over": (partial(found, team(left=12)), OddPoints(0, True, 12, 5)),
    "45 do not open at 50": (partial(found, team(melded=45)), OpenedTooLow(0, 45, 50)),
    "nor 85 in the second round": (partial(found, team(melded=85), round_=2), OpenedTooLow(0, 85, 90)),
    "out without a dirty book": (partial(found, team("1 clean"), out=0), BooksToGoOut(0, BooksMissing(dirty=1))),
    "out with cards left": (
        partial(found, team("1 clean 1 dirty", left=20, red_threes_left=1), table=ALONE, out=0),
        LeftByWhoWentOut(0, 320),
    ),
    "out with a red three left and nothing else written": (
        partial(found, team("1 clean 1 dirty", left=None, red_threes_left=1), table=ALONE, out=0),
        LeftByWhoWentOut(0, 300),
    ),
    "sevens in a double book are sevens, too": (
        partial(found, team("2 sevens").with_books(BookSort.SEVENS, 1, double=True), DOUBLE),
        TooManyOfRank(Rank("7"), 3, 16),
    ),
    "three exact cuts of two people": (partial(found, team(cuts=3), CUT), TooManyCuts(0, 3, 2)),
    "nothing on the table yet": (partial(found, team(melded=None)), NotWritten(0, False)),
    "nothing left over yet": (partial(found, team(left=None)), NotWritten(0, True)),
    "nor by a player alone who didn't go out": (partial(found, team(left=None), table=ALONE), NotWritten(0, True)),
    "25 left over where only red threes, counted apart, are odd": (
        partial(found, team(left=25), TENS),
        OddPoints(0, True, 25, 10),
    ),
    "nor by who went out alone where a foot may stay unplayed": (
        partial(found, team("1 clean 1 dirty", left=None), replace(WEB, foot_needed=False), table=ALONE, out=0),
        NotWritten(0, True),
    ),
    "nor by the partner of the player who went out": (
        partial(found, team("1 clean 1 dirty", left=None), out=0),
        NotWritten(0, True),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_is_found(case: str) -> None:
    said, wanted = CASES[case]
    assert said() == (wanted,)


BARELY = {
    "two clean books of fives": partial(found, team("2 clean", melded=70)),
    "all the red threes": partial(found, team(red_threes_left=8)),
    "50 open": partial(found, team(melded=50)),
    "nobody melded": partial(found, team(melded=0)),
    "books that open count their bonus": partial(
        found, team("1 clean", melded=35), replace(WEB, open_counts_books=True)
    ),
    "a whole hand that opens": partial(found, team(melded=45), replace(WEB, open_waived=True)),
    "out, a partner has cards left": partial(found, team("1 clean 1 dirty", left=45), out=2),
    "out, the last one to write is nothing": partial(found, team("1 clean 1 dirty", left=None), table=ALONE, out=0),
    "out with the foot unplayed, where the rules allow it": partial(
        found, team("1 clean 1 dirty", left=80), replace(WEB, foot_needed=False), table=ALONE, out=0
    ),
    "sevens of any kind that count as others may be the dirty books": partial(
        found, team("1 clean 2 dirty"), replace(WEB, out_sevens=1, sevens_kind="any"), out=0
    ),
    "a red three that is melded makes the points odd": partial(found, team(melded=325), TENS),
    "clean sevens are the clean book": partial(found, team("1 sevens 1 dirty"), SEVENS, out=0),
    "sevens of any kind may be the dirty books": partial(
        found,
        team("1 clean 1 sevens").with_books(BookSort.SEVENS, 1, double=True),
        replace(ANY_SEVENS, double_book=14, out_dirty=2),
        out=0,
    ),
    "threes may be the dirty books": partial(
        found,
        team("1 clean 1 threes").with_books(BookSort.THREES, 1, double=True),
        replace(THREES, double_book=14, out_dirty=2),
        out=0,
    ),
    "threes may be the clean book": partial(found, team("1 threes 1 dirty"), THREES, out=0),
    "clean books may be the sevens where nobody writes which": partial(
        found, team("2 clean 1 dirty"), replace(WEB, out_sevens=1), out=0
    ),
    "out where only losers score": partial(found, team(melded=None, left=None), replace(WEB, winner_takes=True), out=2),
    "sevens with twos that count nothing": partial(
        found, team("1 sevens", melded=50), replace(ANY_SEVENS, **FREE_TWOS)
    ),
    "a dirty book with twos that count nothing": partial(found, team("1 dirty", melded=50), replace(WEB, **FREE_TWOS)),
    "27 books of eight cards": partial(found, team("27 clean", melded=1500), replace(WEB, book_size=8)),
    "a wild card in each of 24 books": partial(found, team("24 dirty", melded=840)),
    "two books of eight sevens": partial(found, team("2 sevens"), replace(SEVENS, book_size=8)),
    "eight books of threes, which count nothing": partial(found, team("8 threes", melded=50), THREES),
    "the whole pack on the table": partial(found, team(melded=2060)),
    "two exact cuts of two people": partial(found, team(cuts=2), CUT),
    "two books of sevens, wild cards among them or not": partial(found, team("2 sevens", melded=70), ANY_SEVENS),
    "books of threes, which count nothing": partial(
        found, team("10 clean", melded=55), replace(WEB, meld_threes="all")
    ),
}


@pytest.mark.parametrize("case", BARELY)
def test_what_barely_can_be_is_left_alone(case: str) -> None:
    assert BARELY[case]() == ()
