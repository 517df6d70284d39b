"""The level `easy`: a beginner's haste and memory."""

import pytest
from msgspec.structs import replace

from game.ai.players.easy import remembered
from game.rules.ruleset import RuleSet
from tests.build import WEB, clean_book, my_view, table

FIVE_KINGS, FULL_QUEENS = clean_book("K", 5), "QC QD QH 2C 2D 2H"
PEEK, BOTTOM = replace(WEB, take_peek=True), replace(WEB, take_bottom=True)
SIX, FOUR = "9C TC 9D JC QC KS", "JC QC 9C KS"


@pytest.mark.parametrize(("rules", "peeked", "known"), [(WEB, False, 4), (BOTTOM, False, 6), (PEEK, True, 6)])
def test_it_remembers_a_lap_of_the_pile(rules: RuleSet, peeked: bool, known: int) -> None:
    view = my_view(table("KC KD", rules, pile=SIX, watched=True))
    view = replace(view, board=replace(view.board, peeked=peeked))
    assert len(remembered(view).board.pile_seen) == known
