"""The second opinion: each thing that no cards can make so is found, and what barely can be is not."""

from collections.abc import Callable, Mapping
from functools import partial

import pytest
from msgspec.structs import replace

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
    TooManyPoints,
    TooManyRedThrees,
    TooManySevens,
    WildsBeyondPack,
    doubts_of,
)
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from tests.build import WEB

CUT = replace(WEB, deal="cut")
LAID = replace(WEB, red_threes="lay_down")
SEVENS = replace(WEB, sevens_book=1200)
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
    "three books of sevens from 16 cards": (
        partial(found, team("3 sevens"), SEVENS),
        TooManySevens(BookSort.SEVENS, 3, 16),
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
        partial(found, team("1 clean 1 dirty", left=20), table=ALONE, out=0),
        LeftByWhoWentOut(0, 20),
    ),
    "out with a red three left": (
        partial(found, team("1 clean 1 dirty", red_threes_left=1), table=ALONE, out=0),
        LeftByWhoWentOut(0, 300),
    ),
    "sevens in a double book are sevens, too": (
        partial(found, team("2 sevens").with_books(BookSort.SEVENS, 1, double=True), replace(SEVENS, double_book=14)),
        TooManySevens(BookSort.SEVENS, 3, 16),
    ),
    "three exact cuts of two people": (partial(found, team(cuts=3), CUT), TooManyCuts(0, 3, 2)),
    "nothing on the table yet": (partial(found, team(melded=None)), NotWritten(0, False)),
    "nothing left over yet": (partial(found, team(left=None)), NotWritten(0, True)),
    "nor by a player alone who didn't go out": (partial(found, team(left=None), table=ALONE), NotWritten(0, True)),
    "nor by the partner of the player who went out": (
        partial(found, team("1 clean 1 dirty", left=None), out=0),
        NotWritten(0, True),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_is_found(case: str) -> None:
    """Given something that no cards can make so, exactly that is said of the round."""
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
    "out, a partner has cards left": partial(found, team("1 clean 1 dirty", left=45), out=2),
    "out, the last one to write is nothing": partial(found, team("1 clean 1 dirty", left=None), table=ALONE, out=0),
    "out with the foot unplayed, where the rules allow it": partial(
        found, team("1 clean 1 dirty", left=80), replace(WEB, foot_needed=False), table=ALONE, out=0
    ),
    "clean sevens are the clean book": partial(found, team("1 sevens 1 dirty"), SEVENS, out=0),
    "sevens of any kind may be the dirty book": partial(
        found, team("1 clean 1 sevens"), replace(SEVENS, sevens_kind="any"), out=0
    ),
    "two exact cuts of two people": partial(found, team(cuts=2), CUT),
    "two books of sevens, wild cards among them or not": partial(
        found, team("2 sevens", melded=70), replace(SEVENS, sevens_kind="any")
    ),
    "books of threes, which count nothing": partial(
        found, team("10 clean", melded=55), replace(WEB, meld_threes="all")
    ),
}


@pytest.mark.parametrize("case", BARELY)
def test_what_barely_can_be_is_left_alone(case: str) -> None:
    """Given something rare that cards can make so, nothing is said."""
    assert BARELY[case]() == ()
