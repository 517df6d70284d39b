"""What a move makes of the table, beyond what the readings of the seeds hold it to."""

import pytest
from msgspec.structs import replace

from game.engine.apply import IllegalMove, apply
from game.engine.moves import Answer, Draw
from game.engine.table.board import Phase
from tests.build import PARTNERS, WEB, after, books, go_out, lay, table, take, throw


def test_cards_taken_openly_are_remembered_though_their_like_is_melded_from_the_hand() -> None:
    """Given a king seen under an ace, and kings melded from the hand with the take, the king taken is still known."""
    hands = {3: "AS 9D", 0: "AH AD KH KD KS 8C"}
    before = table("KC 9C", WEB, seat=2, phase="play", hands=hands, melds=["QH QD QS"], stock="4C 4D")
    now = after(before, throw("KC"), Draw(), throw("AS"), take("AS AH AD", "KH KD KS"))
    assert now.board.taken[0] == ("KC",)
    assert after(now, lay("KC > 2")).board.taken[0] == ()


def test_a_proposal_made_by_hand_is_judged_before_it_is_carried_out() -> None:
    """Given a question whose proposal no rule allows, as a position may hold it, a yes is refused with the reason."""
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    asked = replace(after(now, go_out("KH > 0", discard="9H")), proposal=go_out("9H > 0", discard="KH"))
    with pytest.raises(IllegalMove) as refused:
        apply(asked, Answer(True))
    assert refused.value.refusal.code == "mixed_ranks"


def test_a_question_is_open_until_it_is_answered() -> None:
    """Given a player who asks, the partner must answer and nobody has yet; a no leaves the turn as it was, but that it
    can't ask again; a yes ends the round with this player out.
    """
    before = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    asked = after(before, go_out("KH > 0", discard="9H"))
    board = asked.board
    assert (board.phase, board.turn, board.mover, board.answered) == (Phase.ANSWER, 0, 2, (False,) * 4)
    assert after(asked, Answer(False)) == replace(before, board=replace(before.board, refused=True))
    over = after(asked, Answer(True)).board
    assert (over.phase, over.out, over.upcard, over.answered) == (Phase.ENDED, 0, "9H", (False,) * 4)
