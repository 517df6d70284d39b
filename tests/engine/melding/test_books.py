"""What a book brings is what the score counts for it, whatever the rules of the house are."""

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.events import BookCompleted
from game.engine.melding.books import book_points, completed_worth
from game.engine.table.board import Board, points_at_once
from game.rules.ruleset import RuleSet
from tests.build import FAMILY, WEB, clean_book, lay, table

SEVENS = replace(WEB, sevens_book=750, sevens_kind="any")
AT_ONCE = replace(WEB, book_at_once=200)
TWICE = replace(WEB, double_book=14)
WILD = replace(WEB, wild_melds="allowed")
THREES = replace(FAMILY, meld_threes="all", threes_book=800)
KINGS = "KS KH KD KC KS KH KD"


def counted(board: Board) -> int:
    """What the score counts for the first team's books."""
    return sum(book_points(board.rules, meld) for meld in board.melds[0]) + points_at_once(board, 0)


@pytest.mark.parametrize(
    ("rules", "melds", "hand", "move", "worth"),
    [
        (WEB, ("KS KH KD KC KS KH",), "KC 4S 5S", "KC > 0", 500),
        (WEB, ("KS KH KD KC KS KH",), "2C 4S 5S", "2C > 0", 300),
        (SEVENS, ("7S 7H 7S 7H 7S 7H",), "7S 4S 5S", "7S > 0", 750),
        (SEVENS, ("7S 7H 7S 7H 7S 7H",), "2C 4S 5S", "2C > 0", 750),
        (AT_ONCE, (clean_book("Q"),), f"{KINGS} 4S 5S", KINGS, 700),
        (AT_ONCE, ("KS KH KD KC KS KH",), "KC 4S 5S", "KC > 0", 500),
        (TWICE, (clean_book("Q"),), f"{KINGS} {KINGS} 4S 5S", f"{KINGS} {KINGS}", 1000),
        (WILD, (clean_book("Q"), "2S 2H 2D 2C 2S 2H"), "*R 4S 5S", "*R > 1", 1500),
        (THREES, ("3S 3C 3S 3C 3S 3H",), "3D 4S 5S", "3D > 0", 800),
    ],
)
def test_what_a_book_brings_is_what_the_score_counts_more(
    rules: RuleSet, melds: tuple[str, ...], hand: str, move: str, worth: int
) -> None:
    """Given a book that is completed by common and by rare rules, its worth is the difference in the score."""
    before = table(hand=hand, rules=rules, phase="play", melds=melds)
    step = apply(before, lay(move))
    (completed,) = [event for event in step.events if isinstance(event, BookCompleted)]
    brought = completed_worth(rules, completed, step.table.board.melds[0][completed.meld], step.events)
    assert brought == worth == counted(step.table.board) - counted(before.board)


def test_a_book_that_turns_dirty_in_the_same_move_brought_what_it_was_when_completed() -> None:
    """Given sevens that count more only in a clean book, a wild laid on it in the same move does not change that."""
    rules = replace(FAMILY, sevens_book=750, sevens_kind="clean")
    before = table(hand="7S 2S 4S 5S", rules=rules, phase="play", melds=("7S 7H 7S 7H 7S 7H",))
    step = apply(before, lay("7S > 0", "2S > 0"))
    (completed,) = [event for event in step.events if isinstance(event, BookCompleted)]
    assert completed_worth(rules, completed, step.table.board.melds[0][0], step.events) == 750
