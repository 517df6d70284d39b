import pytest

from game.ai.brain.card_classes import CLASS_OF, THREE_MELD
from game.ai.brain.counted_position import DISCARD, DRAW, MELD, NEW, NOBODY, OUT, PASS, TAKE, Act
from game.ai.brain.to_moves import move_of
from game.cards import Card
from game.engine.moves import Draw, Move, Pass
from tests.build import cards, go_out, lay, take, throw

KING, QUEEN, FOUR, JOKER = (CLASS_OF[Card(card)] for card in ("KC", "QC", "4C", "*R"))
HAND = cards("KC KD QC 2C 2D *R 4C 3S 3H 3D")


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (Act(DRAW, 0, [], NOBODY), Draw()),
        (Act(PASS, 0, [], NOBODY), Pass()),
        (Act(DISCARD, 0, [], FOUR), throw("4C")),
        (Act(DISCARD, 0, [], JOKER), throw("*R")),
        (Act(TAKE, 0, [(NEW, KING, 3, 0, 0)], NOBODY), take("KH KC KD")),  # the upcard goes down with the pair
        (Act(MELD, 0, [(NEW, KING, 2, 1, 0), (1, QUEEN, 1, 0, 1)], NOBODY), lay("KC KD *R", "QC 2C > 1")),
        (Act(MELD, 0, [(NEW, KING, 2, 0, 1), (1, QUEEN, 1, 0, 1)], NOBODY), lay("KC KD 2C", "QC 2D > 1")),
        (Act(MELD, 0, [(2, THREE_MELD, 2, 0, 0)], NOBODY), lay("3S 3H > 2")),
        (Act(MELD, 0, [(0, KING, 0, 1, 1)], NOBODY), lay("*R 2C > 0")),
        (Act(OUT, 0, [(0, KING, 1, 0, 0)], KING), go_out("KD > 0", discard="KC")),
        (Act(OUT, 0, [(0, KING, 2, 0, 0)], NOBODY), go_out("KC KD > 0")),
    ],
)
def test_an_act_is_a_move_with_cards_that_are_held(act: Act, expected: Move) -> None:
    assert move_of(act, HAND, Card("KH") if act.kind == TAKE else None) == expected
