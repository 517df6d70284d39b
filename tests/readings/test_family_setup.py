"""Family Table, before the first turn: people, packs, stacks, and who sees what (seed 000)."""

import pytest

from game.engine.moves import Choose, Draw
from game.engine.table.board import Phase
from game.engine.table.deal import why_not_deal
from game.engine.table.imagine import Guess, table_from
from game.engine.table.position import BadPosition
from game.engine.table.state import before_first_deal
from game.engine.table.view import SPECTATOR, view_of
from game.play.dealer import Dealer
from tests.build import FAMILY, after, code, dealt, lay, table, throw
from tests.readings.cites import cites


@cites("S000-05", "S000-06", "S000-08")
def test_two_four_or_six_sit_down() -> None:
    assert {int(shape.partition(":")[0]) for shape in FAMILY.tables} == {2, 4, 6}


@cites("S000-07")
def test_backs_tell_no_card_from_another() -> None:
    now = table("KH KH KH KH KH KH 9D", FAMILY, players=6, teams=3, phase="play")
    assert after(now, lay("KH KH KH KH KH KH")).hands[0] == ("9D",)
    with pytest.raises(BadPosition, match=r"cards.*number=7, .*cards='KH'"):
        table("KH KH KH KH KH KH KH", FAMILY, players=6, teams=3)


@cites("S000-13")
def test_one_stack_goes_to_the_left() -> None:
    assert FAMILY.stacks_pass == "left"


@cites("S000-14")
@pytest.mark.parametrize("stack", [0, 1])
def test_player_picks_the_hand(stack: int) -> None:
    now = dealt(FAMILY, settled=False)
    seat = now.board.mover
    stacks = (now.hands[seat], now.feet[seat])
    assert code(now, Draw()) == "wrong_phase"
    assert code(now, Choose(2)) == "bad_choice"
    chosen = after(now, Choose(stack), Choose(0), Choose(0), Choose(0))
    assert chosen.hands[seat] == stacks[stack]
    assert chosen.feet[seat] == stacks[1 - stack]
    assert chosen.board.phase == Phase.DRAW


@cites("S000-15")
def test_everybody_sees_that_a_foot_lies_there() -> None:
    now = dealt(FAMILY)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert view_of(now, seat).board.feet == (11, 11, 11, 11)


@cites("S000-16")
def test_own_foot_is_not_seen() -> None:
    one = table("KH KD", FAMILY, foot="9C 9D")
    other = table("KH KD", FAMILY, foot="AC *R")
    assert view_of(one, 0) == view_of(other, 0)


@cites("S000-18")
def test_anyone_may_begin() -> None:
    """Any seat may have the first turn whoever deals, and over many deals each one does."""
    before = before_first_deal(FAMILY, 4, 2)
    deals = [Dealer(seed).deal(before.board) for seed in range(60)]
    assert {(deal.first - deal.dealer) % 4 for deal in deals} == {0, 1, 2, 3}
    assert all(why_not_deal(before.board, deal) is None for deal in deals)
    assert dealt(FAMILY, seed=5).board.turn == Dealer(5).deal(before.board).first


@cites("S000-22", "S000-27")
def test_only_the_upcard_shows() -> None:
    one = table("KH KD 9C", FAMILY, pile="AC AD AH 5S KS")
    other = table("KH KD 9C", FAMILY, pile="*R 2C 2D 3H KS")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert view_of(one, seat) == view_of(other, seat)
        assert view_of(one, seat).board.upcard == "KS"


@cites("S000-27")
def test_memory_pays() -> None:
    """A discard everybody saw go by may be remembered when the next one covers it, by computer players too."""
    now = after(table("KH KD 9C QS", FAMILY, phase="play"), throw("9C"), Draw(), throw("7C"))
    assert view_of(now, 2).board.pile_seen == ("9C", "7C")
    imagined = table_from(view_of(now, 2), Guess(now.hands, now.feet, now.stock))
    assert imagined.discards == ("9C", "7C")
