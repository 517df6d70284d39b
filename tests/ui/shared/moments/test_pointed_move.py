from collections.abc import Sequence

import pytest

from game.cards import cards_text
from game.engine.moves import Draw, Hold, Move
from game.ui.shared.moments.pointed_move import cards_of, cards_that_differ, with_difference_first
from tests.build import go_out, lay, my_view, table, take, throw

VIEW = my_view(table(hand="KC KD KH 9C 9D 4S", phase="play", pile="5D KS"))
KINGS, NINES = lay("KC KD KH"), lay("9C 9D 9H")


@pytest.mark.parametrize(
    ("moves", "cards"),
    [
        ([], ""),
        ([Draw()], ""),
        ([throw("4S")], "4S"),
        ([KINGS, throw("4S")], "KC KD KH"),
        ([KINGS, NINES, Hold()], "KC KD KH 9C 9D 9H"),
        ([go_out("9C > 0", discard="4S")], "9C"),
        ([go_out(discard="4S")], "4S"),
        ([go_out("KC KD KH")], "KC KD KH"),
        ([take("KC KS KD")], "KC KD"),
        ([take("KC KH KD")], "KC KH KD"),
        ([lay("KS KD KH")], "KS KD KH"),
    ],
)
def test_the_cards_of_a_move_are_those_it_lays_or_else_discards(moves: Sequence[Move], cards: str) -> None:
    assert cards_text(cards_of(moves, VIEW)) == cards


@pytest.mark.parametrize(
    ("moves", "played", "first", "cards"),
    [
        ([KINGS, throw("4S")], [KINGS, throw("9C")], [throw("4S")], "4S"),
        ([KINGS, throw("4S")], [KINGS, throw("4S")], [KINGS, throw("4S")], "KC KD KH"),
        ([KINGS, throw("4S")], [throw("4S")], [KINGS, KINGS, throw("4S")], "KC KD KH"),
        ([lay("KH KD KC"), throw("4S")], [KINGS, throw("9C")], [throw("4S")], "4S"),
        ([lay("KC KD KH", "9C > 1"), throw("4S")], [KINGS], [lay("9C > 1"), lay("KC KD KH", "9C > 1"), throw("4S")],
         "KC KD KH 9C"),
        ([lay("9C > 1")], [lay("9C > 2")], [lay("9C > 1")] * 2, "9C"),
        ([KINGS, throw("4S")], [KINGS, NINES, throw("9C")], [KINGS, throw("4S")], "KC KD KH"),
        ([throw("4S")], [KINGS, throw("4S")], [throw("4S")], "4S"),
        ([Draw()], [take("KC KD KS")], [Draw()], ""),
        ([take("KC KD KS"), throw("4S")], [Draw(), throw("4S")], [take("KC KD KS"), throw("4S")], "KC KD"),
        ([go_out("KC KD KH", discard="4S")], [throw("4S")], [KINGS, go_out("KC KD KH", discard="4S")], "KC KD KH"),
    ],
)  # fmt: skip
def test_what_differs_is_marked(
    moves: Sequence[Move], played: Sequence[Move], first: Sequence[Move], cards: str
) -> None:
    assert [*with_difference_first(moves, played)] == [*first]
    assert cards_text(cards_that_differ(moves, played, VIEW)) == cards
