"""Family Table, before the first turn: people, packs, stacks, and who sees what (seed 000)."""

import pytest

from game.cards import Card
from game.engine.moves import Choose, Draw
from game.engine.table.board import Phase
from game.engine.table.deal import why_not_deal
from game.engine.table.imagine import Guess, table_from
from game.engine.table.position import BadPosition
from game.engine.table.state import before_first_deal
from game.engine.table.view import SPECTATOR, view_of
from game.play.dealer import Dealer
from tests.build import FAMILY, after, code, dealt, full_deck, lay, table, throw
from tests.readings.cites import cites


@cites("S000-04")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_each_player_brings_a_whole_pack(players: int) -> None:
    """Given a deal, hands, feet and stock together are one 54-card pack with jokers for each player."""
    now = dealt(FAMILY, players=players)
    there = [*now.stock, *(card for stack in (*now.hands, *now.feet) for card in stack)]
    assert sorted(there) == sorted(full_deck(players))
    assert there.count(Card("*R")) == there.count(Card("KH")) == players


@cites("S000-05", "S000-06", "S000-08")
def test_two_four_or_six_sit_down() -> None:
    """The tables on offer seat 2, 4 and 6: no odd number, and never more than six."""
    assert {int(shape.partition(":")[0]) for shape in FAMILY.tables} == {2, 4, 6}


@cites("S000-07")
def test_backs_tell_no_card_from_another() -> None:
    """Whatever the back of a pack, equal faces are one card: with six packs six of a face serve one set alike."""
    now = table("KH KH KH KH KH KH 9D", FAMILY, players=6, teams=3, phase="play")
    assert after(now, lay("KH KH KH KH KH KH")).hands[0] == ("9D",)
    with pytest.raises(BadPosition, match=r"cards.*number=7, .*cards='KH'"):
        table("KH KH KH KH KH KH KH", FAMILY, players=6, teams=3)


@cites("S000-10")
def test_partners_face_each_other() -> None:
    """At a table of pairs a partner sits as far left as right: two seats away of four, three seats of six for 2v2v2."""
    four, six = dealt(FAMILY).board, dealt(FAMILY, players=6, teams=3).board
    assert [list(four.teammates(seat)) for seat in range(4)] == [[2], [3], [0], [1]]
    assert [list(six.teammates(seat)) for seat in range(6)] == [[3], [4], [5], [0], [1], [2]]
    assert [four.team_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@cites("S000-11")
def test_all_packs_are_mixed() -> None:
    """The packs are mixed thoroughly: a player's 22 cards do not come from one pack, so a face turns up twice there."""
    now = dealt(FAMILY, seed=3)
    assert any(len({*hand, *foot}) < 22 for hand, foot in zip(now.hands, now.feet, strict=True))


@cites("S000-12")
def test_two_stacks_of_eleven() -> None:
    """Given the deal, before anybody chose, two face-down stacks of eleven lie before each player."""
    now = dealt(FAMILY, settled=False)
    assert now.board.hands == now.board.feet == (11, 11, 11, 11)


@cites("S000-13")
def test_one_stack_goes_to_the_left() -> None:
    """One stack is kept and one passed to the left, as the ceremony of the deal shows; chance is none the wiser."""
    assert FAMILY.stacks_pass == "left"


@cites("S000-14")
@pytest.mark.parametrize("stack", [0, 1])
def test_player_picks_the_hand(stack: int) -> None:
    """Given two stacks, the one a player chooses becomes the hand and the other the foot; nothing else is legal yet."""
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
    """The foot's cards are counted in every view and shown in none until it is taken up."""
    now = dealt(FAMILY)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert view_of(now, seat).board.feet == (11, 11, 11, 11)


@cites("S000-16")
def test_own_foot_is_not_seen() -> None:
    """Given two tables that differ only in a player's own foot, that player sees one and the same thing."""
    one = table("KH KD", FAMILY, foot="9C 9D")
    other = table("KH KD", FAMILY, foot="AC *R")
    assert view_of(one, 0) == view_of(other, 0)


@cites("S000-17")
@pytest.mark.parametrize(("players", "left"), [(2, 64), (4, 128), (6, 192)])
def test_the_rest_is_the_stock(players: int, left: int) -> None:
    """Whatever is not dealt (54 - 22 cards for each player) lies in the stock, and no discard pile is begun."""
    board = dealt(FAMILY, players=players).board
    assert (board.stock, board.pile, board.upcard) == (left, 0, None)


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
    """Given two piles with the same card on top and others below, no seat can tell them apart."""
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
