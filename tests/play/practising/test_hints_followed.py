import pytest

from game.engine.moves import Answer, Draw, Group, MeldCards, Move, Take
from game.play.practising.hints_followed import HintsShown
from tests.build import cards, go_out, lay, table, throw

KINGS, QUEENS = "KH KD KS", "QH QD QS"


@pytest.mark.parametrize(
    ("hint", "move", "is_followed"),
    [
        (throw("9C"), throw("9D"), True),
        (throw("9C"), throw("8C"), False),
        (lay(KINGS, QUEENS), lay(KINGS, QUEENS), True),
        (lay(KINGS, QUEENS), lay(QUEENS), True),
        (lay(KINGS), lay(KINGS, QUEENS), False),
        (lay(KINGS), MeldCards((Group(cards(KINGS), 0),)), False),
        (go_out(KINGS, discard="9C"), lay(KINGS), True),
        (go_out(KINGS, discard="9C"), throw("9C"), True),
        (go_out(KINGS, discard="9C"), throw("8C"), False),
        (go_out(KINGS, discard=None), throw("8C"), False),
        (Draw(), Draw(), True),
        (Draw(), Take(()), False),
        (Answer(yes=True), Answer(yes=False), False),
    ],
)
def test_a_hint_is_followed_by_the_same_move_or_a_part_of_it(hint: Move, move: Move, is_followed: bool) -> None:
    board = table("9C").board
    shown = HintsShown()
    assert not shown.has(board, move)
    shown.note(board, hint)
    assert shown.has(board, move) == is_followed


def test_a_hint_holds_for_its_turn_alone() -> None:
    shown = HintsShown()
    shown.note(table("9C", turns=(3, 3, 3, 3)).board, throw("9C"))
    assert not shown.has(table("9C", turns=(4, 4, 4, 4)).board, throw("9C"))
    assert not shown.has(table("9C", seat=1, turns=(3, 3, 3, 3)).board, throw("9C"))
