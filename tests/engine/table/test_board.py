from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.table.board import MOST_RESHUFFLES, StackName, is_last, leaders, minimum_to_open, points_at_once
from game.rules.ruleset import RuleSet
from tests.build import WEB, table
from tests.readings.cites import cites

TAILS = replace(WEB, tail_cards=1)
FIRST_BOOK = replace(WEB, foot_when="first_book")
HAND, FOOT, TAIL = StackName
UNDER_ALL = dict.fromkeys(range(4), "8H")
UNDER_OTHERS = dict.fromkeys(range(1, 4), "8C")


@pytest.mark.parametrize(
    ("rules", "setting", "plays", "follows", "empties", "lying"),
    [
        (WEB, {}, HAND, FOOT, "foot", [(FOOT, 2)]),
        (WEB, {"in_foot": (0,)}, FOOT, None, "none", []),
        (FIRST_BOOK, {}, HAND, FOOT, "none", [(FOOT, 2)]),
        (TAILS, {"tails": UNDER_ALL}, HAND, FOOT, "foot", [(FOOT, 2), (TAIL, 1)]),
        (TAILS, {"tails": UNDER_OTHERS}, FOOT, TAIL, "tail", [(TAIL, 2)]),
        (TAILS, {"tails": UNDER_OTHERS, "in_foot": (0,)}, TAIL, None, "none", []),
    ],
)
def test_which_stack_is_played_and_which_follows(
    rules: RuleSet, setting: Any, plays: StackName, follows: StackName | None, empties: str, lying: object
) -> None:
    board = table("9C", rules, **setting).board
    assert (board.plays_from(0), board.next_stack(0), board.empties_into(0)) == (plays, follows, empties)
    assert board.lying_stacks(0) == lying
    assert board.lying(0) == sum(count for _, count in board.lying_stacks(0))
    assert board.plays_foot(0) == (follows is TAIL)
    assert board.last_stack is (TAIL if rules is TAILS else FOOT)


def test_seats_and_teams_go_round_the_table() -> None:
    board = table(players=6, teams=3).board
    assert board.around(4) == [4, 5, 0, 1, 2, 3]
    assert board.teams_around(4) == [1, 2, 0]
    assert [list(board.teammates(seat)) for seat in (0, 4)] == [[3], [1]]
    assert list(table(players=6, teams=2).board.teammates(2)) == [4, 0]
    assert board.has_partners
    assert not table(players=3, teams=3).board.has_partners
    out = replace(board, out=4)
    assert [out.out_of(team) for team in range(3)] == [None, 4, None]
    assert board.out_of(0) is None


def test_who_leads() -> None:
    """All teams with the highest total lead."""
    assert [leaders(totals) for totals in ((10, 30, 30), (5, 3), (-5, -3))] == [(1, 2), (0,), (1,)]


def test_books_at_once_count_for_the_team_that_made_them() -> None:
    """The bug: a team had points for books in one move before there was any, or those of the others."""
    board = table("9C", replace(WEB, book_at_once=100)).board
    counted = [points_at_once(replace(board, at_once=made), 1) for made in ((), (2, 0), (0, 2))]
    assert (board.at_once, counted) == ((), [0, 0, 200])


PEEK = replace(WEB, take_peek=True, take_count=3)
BOTTOM = replace(WEB, take_bottom=True, take_count=3)


@cites("option take_count=never", "option take_count=all")
@pytest.mark.parametrize(
    ("rules", "pile", "yields", "peeked", "bottom"),
    [
        (PEEK, "4C 5C 6C 7C", 3, ("7C", "6C", "5C"), None),
        (PEEK, "6C 7C", 2, ("7C", "6C"), None),
        (PEEK, "", 0, (), None),
        (replace(PEEK, take_count="all"), "4C 5C 6C 7C", 4, ("7C", "6C", "5C", "4C"), None),
        (replace(PEEK, take_count="never"), "4C 5C", 0, (), None),
        (BOTTOM, "4C 5C 6C 7C", 3, (), "5C"),
        (BOTTOM, "6C 7C", 2, (), "6C"),
        (BOTTOM, "7C", 1, (), None),
        (replace(WEB, take_count=(1, 4)), "4C 5C 6C 7C", 1, (), None),
    ],
)
def test_what_taking_the_pile_brings(
    rules: RuleSet, pile: str, yields: int, peeked: tuple[str, ...], bottom: str | None
) -> None:
    board = table("9C", rules, pile=pile).board
    board = replace(board, peeked=rules.take_peek)
    assert (board.pile_yield, board.peeked_cards, board.pile_bottom) == (yields, peeked, bottom)
    assert board.lent == (() if bottom is None else (bottom,))
    assert not replace(board, peeked=False).peeked_cards


def test_who_takes_the_pile_draws_what_the_stock_still_has() -> None:
    two = replace(WEB, take_then_draw=2)
    drawn = [table("9C", two, stock=stock).board.drawn_with_pile for stock in ("4C 4D 5C", "4C", "")]
    assert drawn == [2, 1, 0]


RESHUFFLED = replace(WEB, stock_out="reshuffle")


@pytest.mark.parametrize(
    ("rules", "setting", "due"),
    [
        (RESHUFFLED, {"stock": "4C"}, True),
        (WEB, {"stock": "4C"}, False),
        (RESHUFFLED, {"stock": "4C 4D"}, False),
        (replace(RESHUFFLED, draw_count=3), {"stock": "4C 4D"}, True),
        (RESHUFFLED, {"stock": "4C", "pile": "KS"}, False),
        (RESHUFFLED, {"stock": "4C", "phase": "play"}, False),
        (RESHUFFLED, {"stock": "4C", "reshuffles": MOST_RESHUFFLES - 1}, True),
        (RESHUFFLED, {"stock": "4C", "reshuffles": MOST_RESHUFFLES}, False),
    ],
)
def test_when_the_discards_become_the_stock(rules: RuleSet, setting: Any, due: bool) -> None:
    assert table("9C", rules, **{"pile": "5S KS", **setting}).board.shuffle_due == due


@pytest.mark.parametrize(
    ("changes", "number", "totals", "over"),
    [
        ({}, 3, (9000, 0), False),
        ({}, 4, (0, 0), True),
        ({"rounds": 0, "target_score": 5000}, 1, (4999, 4995), False),
        ({"rounds": 0, "target_score": 5000}, 1, (100, 5000), True),
        ({"rounds": 0, "target_score": 5000}, 20, (0, 0), True),
        ({"target_score": 5000}, 0, (5000, 0), False),
        ({"target_score": 5000}, 4, (0, 0), True),
    ],
)
def test_when_a_match_is_over(changes: Any, number: int, totals: tuple[int, ...], over: bool) -> None:
    assert is_last(replace(WEB, **changes), number, totals) == over


@cites("option opening_by_score")
@pytest.mark.parametrize(("total", "minimum"), [(-500, 50), (0, 50), (1499, 50), (1500, 90), (2999, 90), (9000, 120)])
def test_a_minimum_by_score_is_that_of_the_largest_total_reached(total: int, minimum: int) -> None:
    rules = replace(WEB, opening_by_score=((1500, 90), (0, 50), (3000, 120)))
    assert [minimum_to_open(rules, number, total) for number in (1, 4)] == [minimum] * 2
