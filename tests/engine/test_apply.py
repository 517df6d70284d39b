"""What a move makes of the table, beyond what the readings of the seeds hold it to."""

from game.engine.moves import Draw
from tests.build import WEB, after, lay, table, take, throw


def test_cards_taken_openly_are_remembered_though_their_like_is_melded_from_the_hand() -> None:
    """Given a king seen under an ace, and kings melded from the hand with the take, the king taken is still known."""
    hands = {3: "AS 9D", 0: "AH AD KH KD KS 8C"}
    before = table("KC 9C", WEB, seat=2, phase="play", hands=hands, melds=["QH QD QS"], stock="4C 4D")
    now = after(before, throw("KC"), Draw(), throw("AS"), take("AS AH AD", "KH KD KS"))
    assert now.board.taken[0] == ("KC",)
    assert after(now, lay("KC > 2")).board.taken[0] == ()
