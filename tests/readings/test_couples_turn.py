from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.events import RoundBegan
from game.engine.moves import Choose, Draw
from game.engine.refusal import PileTooShort
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, high_card_winner, why_not_deal
from game.engine.table.state import before_first_deal
from game.play.dealer import Dealer
from tests.build import COUPLES, after, code, dealt, hand, lay, only, refusal, table, take, throw
from tests.readings.cites import cites


@cites("S003-12")
def test_the_highest_card_plays_first() -> None:
    """Given the cards drawn, who drew the highest has the first turn, and a deal that says otherwise is refused."""
    before = before_first_deal(COUPLES, 4, 2)
    deal = Dealer(4).deal(before.board)
    row = tuple(map(Card, ("KH", "AS", "9C", "3D")))
    aces = replace(deal, first=1, draws=(row,))
    assert why_not_deal(before.board, aces) is None
    assert deal_round(before, aces)[0].board.first == 1
    for first in (0, 2, 3):
        why = why_not_deal(before.board, replace(aces, first=first))
        assert why is not None
        assert why.code == "bad_deal"
    assert only(deal_round(before, aces)[1], RoundBegan).draws == (row,)


@cites("S003-12", "reading 15")
def test_order_of_the_draw_and_ties() -> None:
    order = ["*R", "2C", "AC", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C"]
    for higher, lower in pairwise(order):
        assert high_card_winner(((Card(lower), Card(higher)),), 2, 2) == 1
    tie = (Card("AC"), Card("AS"), Card("KC"), Card("4C"))
    again = (Card("5C"), Card("9C"), None, None)
    assert high_card_winner((tie, again), 4, 4) == 1
    assert high_card_winner((tie,), 4, 4) is None
    assert high_card_winner((tie, (Card("5C"), Card("9C"), Card("*R"), None)), 4, 4) is None


@cites("S003-14", "S003-15")
def test_both_packets_go_to_the_right() -> None:
    assert COUPLES.stacks_pass == "both_right"


@cites("S003-16")
def test_the_receiver_chooses_the_hand() -> None:
    now = dealt(COUPLES, settled=False)
    assert now.board.phase == Phase.CHOOSE
    seat = now.board.mover
    packets = (now.hands[seat], now.feet[seat])
    chosen = after(now, Choose(1), Choose(0), Choose(1), Choose(0))
    assert (chosen.hands[seat], chosen.feet[seat]) == packets[::-1]
    assert chosen.board.turn == chosen.board.first


@cites("S003-17")
def test_a_turn_is_draw_two_play_discard_one() -> None:
    now = table("AH AD AS 9C", COUPLES, stock="4C 4D 5C")
    done = after(now, Draw(), lay("AH AD AS"), throw("9C"))
    assert (hand(done), done.board.turn, done.discards) == ("4D 4C", 1, ("9C",))


@cites("S003-18")
def test_nothing_is_played_before_the_team_has_laid_down() -> None:
    now = table("KH KD KS 9C", COUPLES, phase="play", their_melds=["AC AD AH"])
    assert code(now, lay("KH KD KS")) == "opening_minimum"
    assert code(now, lay("KH > 0")) == "no_such_meld"


@cites("S003-20")
def test_points_come_from_groups_of_three() -> None:
    now = table("AH AD *R *B KH KD KS 9C", COUPLES, phase="play")
    assert code(now, lay("AH AD *R")) is None
    assert code(now, lay("KH KD KS", "AH AD")) == "too_few_cards"


@cites("S003-21")
def test_threes_give_no_points_and_no_book() -> None:
    now = table("AH AD AS 3C 3S 3C 9C", COUPLES, phase="play")
    assert code(now, lay("AH AD AS", "3C 3S 3C")) == "three"
    assert code(now, lay("AH AD AS")) is None


@cites("S003-23")
def test_three_aces_may_be_put_on_the_table() -> None:
    now = table("AH AD AS 9C", COUPLES, phase="play")
    assert after(now, lay("AH AD AS")).board.has_opened(0)
    assert not after(now, throw("9C")).board.has_opened(0)


@cites("S003-24")
def test_then_the_team_plays_freely() -> None:
    for seat in (0, 2):
        now = table("4H 4S 4H AH 9C", COUPLES, phase="play", seat=seat, melds=["AC AD AS"])
        assert code(now, lay("4H 4S 4H")) is None
        assert code(now, lay("AH > 0")) is None


@cites("S003-30")
def test_before_opening_the_upcard_must_bring_the_team_to_its_minimum() -> None:
    assert code(table("AH AD 9C 9D", COUPLES, pile="4C 4D 4H 4S AS"), take("AS AH AD")) is None
    kings = table("KH KD QH QD QS 9C", COUPLES, pile="4C 4D 4H 4S KS")
    assert code(kings, take("KS KH KD")) == "opening_minimum"
    assert code(kings, take("KS KH KD", "QH QD QS")) is None
    assert code(kings, take()) in ("upcard_not_played", "opening_minimum")
    aces = table("AH AD AC KH KD 9C", COUPLES, pile="4C 4D 4H 4S KS")
    assert code(aces, take("AH AD AC")) == "upcard_not_played"
    assert code(table("AH 2C *R 9C", COUPLES, pile="4C 4D 4H 4S AS"), take("AS AH *R")) == "need_pair"


@cites("S003-31")
def test_after_opening_two_in_the_hand_suffice() -> None:
    now = table("KH KD 9C 8C", COUPLES, pile="4C 4D 4H 4S KS", melds=["AC AD AH"])
    taken = after(now, take())
    assert hand(taken) == "KS KH KD 9C 8C 4S 4H 4D 4C"
    assert code(now, take("KS KH KD")) is None
    assert code(table("KH 2C 9C", COUPLES, pile="4C 4D 4H 4S KS", melds=["AC AD AH"]), take()) == "need_pair"


@cites("S003-31", "reading 11")
@pytest.mark.parametrize(("upcard", "verdict"), [("3S", "three"), ("2S", "need_pair"), ("*R", "need_pair")])
def test_threes_and_wilds_are_safe_upcards_after_opening(upcard: str, verdict: str) -> None:
    now = table("3C 3S 2C 2S *R *B 9C", COUPLES, pile=f"4C 4D 4H 4S {upcard}", melds=["AC AD AH"])
    assert code(now, take()) == verdict


@cites("S003-33")
def test_a_pile_that_is_too_small_cannot_be_taken() -> None:
    why = refusal(table("AH AD 9C 9D", COUPLES, pile="4D 4H 4S AS"), take("AS AH AD"))
    assert isinstance(why, PileTooShort)
    assert (why.code, why.have, why.need) == ("short_pile", 4, 5)
    assert code(table("AH AD 9C 9D", COUPLES, pile="4C 4D 4H 4S AS"), take("AS AH AD")) is None


@cites("S003-36")
def test_the_foot_comes_after_the_last_card_of_the_hand() -> None:
    now = after(table("AH AD AS 9C", COUPLES, phase="play"), lay("AH AD AS"))
    assert (hand(now), now.board.in_foot[0], now.board.feet[0]) == ("9C", False, 2)
