"""The level `easy`: a beginner's haste and memory."""

import pytest
from msgspec.structs import replace

from game.ai.players.easy import _hasty_book, _should_look, remembered
from game.engine.moves import Move
from game.rules.ruleset import RuleSet
from tests.build import WEB, clean_book, lay, my_view, table

FIVE_KINGS, FULL_QUEENS = clean_book("K", 5), "QC QD QH 2C 2D 2H"
PEEK, BOTTOM = replace(WEB, take_peek=True), replace(WEB, take_bottom=True)
SIX, FOUR = "9C TC 9D JC QC KS", "JC QC 9C KS"


@pytest.mark.parametrize(
    ("hand", "melds", "expected"),
    [
        ("2C 2D 4C 5C", [FIVE_KINGS], lay("2D 2C > 0")),
        ("2C 2D 2S 4C", [clean_book("K", 4)], None),  # at most two
        ("2C 4C 5C", [FIVE_KINGS], None),
        ("2C 2D 4C 5C", [clean_book("A"), FIVE_KINGS], lay("2D 2C > 1")),
        ("2S 2S 4C 5C", [FULL_QUEENS, FIVE_KINGS], None),  # the largest has no room
    ],
)
def test_two_wilds_make_any_book(hand: str, melds: list[str], expected: Move | None) -> None:
    assert _hasty_book(my_view(table(hand, phase="play", melds=melds, bare=True))) == expected


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "expected"),
    [
        (PEEK, "KC KD 4C", SIX, True),
        (PEEK, "KC KD 4C", FOUR, False),  # it remembers a lap
        (PEEK, "4C 5C 6C", SIX, False),
        (WEB, "KC KD 4C", SIX, False),
    ],
)
def test_it_looks_at_a_pile_that_it_might_take(rules: RuleSet, hand: str, pile: str, expected: bool) -> None:
    view = my_view(table(hand, rules, pile=pile, melds=["AC AD AS"], turns=2, watched=True))
    assert _should_look(view) == expected


@pytest.mark.parametrize(("rules", "peeked", "known"), [(WEB, False, 4), (BOTTOM, False, 6), (PEEK, True, 6)])
def test_it_remembers_a_lap_of_the_pile(rules: RuleSet, peeked: bool, known: int) -> None:
    view = my_view(table("KC KD", rules, pile=SIX, watched=True))
    view = replace(view, board=replace(view.board, peeked=peeked))
    assert len(remembered(view).board.pile_seen) == known
