import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.easy import remembered
from game.ai.players.random_player import RandomPlayer
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.ruleset import RuleSet
from tests.build import WEB, clean_book, dealt, my_view, table


def test_it_plays_different_legal_moves_and_the_same_in_the_same_place() -> None:
    now, kinds = dealt(), set()
    for _ in range(60):
        if now.board.phase == Phase.ENDED:
            break
        view = view_of(now, now.board.mover)
        move = RandomPlayer().decide(view, Think())
        assert move in candidates(view)
        assert move == RandomPlayer().decide(view, Think(effort=1))
        kinds.add(type(move).__name__)
        now = apply(now, move).table
    assert {"Draw", "Discard"} < kinds


FIVE_KINGS, FULL_QUEENS = clean_book("K", 5), "QC QD QH 2C 2D 2H"
PEEK, BOTTOM = replace(WEB, take_peek=True), replace(WEB, take_bottom=True)
SIX, FOUR = "9C TC 9D JC QC KS", "JC QC 9C KS"


@pytest.mark.parametrize(("rules", "peeked", "known"), [(WEB, False, 4), (BOTTOM, False, 6), (PEEK, True, 6)])
def test_it_remembers_a_lap_of_the_pile(rules: RuleSet, peeked: bool, known: int) -> None:
    view = my_view(table("KC KD", rules, pile=SIX, watched=True))
    view = replace(view, board=replace(view.board, peeked=peeked))
    assert len(remembered(view).board.pile_seen) == known
