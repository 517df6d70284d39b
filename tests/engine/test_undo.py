from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.moves import Answer, Draw, Move
from game.engine.table.state import Table
from game.engine.undo import TurnHistory
from tests.build import CAMPUS, WEB, books, go_out, lay, table, take, throw


def played(now: Table, *moves: Move) -> TurnHistory:
    """The turn after moves."""
    turn = TurnHistory(now)
    for move in moves:
        turn = turn.after(apply(turn.table, move))
    return turn


def may_go_back(turn: TurnHistory, moves: int, seat: int = 0) -> bool:
    """Whether the seat may take back so many melds."""
    refusal = turn.why_not_back(seat, moves)
    assert refusal is None or refusal.code == "cannot_undo"
    return refusal is None


OPEN = table("KH KD KS QH QD QS 9C 8C", WEB, phase="play", melds=["AC AD AH"])


def test_melds_come_back_one_by_one_or_all_at_once() -> None:
    turn = played(OPEN, lay("KH KD KS"), lay("QH QD QS"))
    assert (may_go_back(turn, 1), may_go_back(turn, 2), may_go_back(turn, 3)) == (True, True, False)
    assert turn.back(1) == played(OPEN, lay("KH KD KS"))
    assert turn.back(2) == TurnHistory(OPEN)


def test_a_meld_taken_back_no_longer_counts() -> None:
    turn = played(OPEN, lay("KH KD KS")).back(1)
    turn = turn.after(apply(turn.table, lay("QH QD QS")))
    assert (may_go_back(turn, 1), may_go_back(turn, 2)) == (True, False)
    assert turn.back(1).table == OPEN


def test_undo_keeps_the_last_round_announced() -> None:
    turn = played(OPEN, lay("KH KD KS"), lay("QH QD QS"))
    last = turn.in_last_round()
    assert may_go_back(last, 2)
    for before, now in ((turn, last), (turn.back(1), last.back(1)), (turn.back(2), last.back(2))):
        assert now.table == replace(before.table, board=replace(before.table.board, last_round=True))


def test_no_moves_and_other_seats_cannot_go_back() -> None:
    turn = played(OPEN, lay("KH KD KS"))
    assert not may_go_back(turn, 0)
    assert not may_go_back(turn, -1)
    assert not may_go_back(turn, 1, seat=2)


def test_drawing_taking_and_discarding_are_barriers() -> None:
    assert not may_go_back(played(table("KH", WEB), Draw()), 1)
    pile = table("KH KD 9C 8C", WEB, pile="5S KS", melds=["AC AD AH"])
    assert not may_go_back(played(pile, take("KS KH KD")), 1)
    assert not may_go_back(played(OPEN, lay("KH KD KS"), throw("9C")), 1)
    assert not may_go_back(played(OPEN, lay("KH KD KS"), throw("9C")), 1, seat=1)


def test_taking_up_the_foot_is_a_barrier() -> None:
    now = table("KH KD KS QH QD QS", WEB, phase="play", melds=["AC AD AH"])
    turn = played(now, lay("KH KD KS"), lay("QH QD QS"))
    assert turn.table.board.in_foot[0]
    assert not may_go_back(turn, 1)
    further = played(now, lay("KH KD KS"), lay("QH QD QS"))
    assert further.earlier == ()


def test_a_question_is_a_barrier_asked_and_answered() -> None:
    now = table("KH QH 9C 8C", CAMPUS, phase="play", in_foot=(0,), melds=(*books(CAMPUS, 2, 1), "8D 8H 8S"))
    assert may_go_back(played(now, lay("KH > 0")), 1)
    turn = played(now, lay("KH > 0"), go_out("QH > 1", "8C > 3", discard="9C"))
    assert not may_go_back(turn, 1)
    assert not may_go_back(turn, 1, seat=2)
    refused = turn.after(apply(turn.table, Answer(False)))
    assert not may_go_back(refused, 1)
