"""What a seat, and somebody without one, may know: views, masked events and imagined tables."""

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.events import Drew, FootTaken, HandTaken, PermissionAsked, PileTaken, events_for
from game.engine.imagine import Guess, table_from
from game.engine.moves import Choose, Cut, Draw
from game.engine.view import SPECTATOR, view_of
from tests.build import (
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    books,
    cards,
    dealt,
    go_out,
    my_view,
    only,
    table,
    take,
    throw,
)

ALL_EYES = (SPECTATOR, 0, 1, 2, 3)


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    """Given a draw, the drawer hears the cards, everybody else their number."""
    events = apply(table("KH", WEB), Draw()).events
    assert only(events_for(events, 0), Drew).cards == ("4C", "4D")
    for seat in (SPECTATOR, 1, 2, 3):
        assert only(events_for(events, seat), Drew) == Drew(0, 2, None)


def test_a_take_tells_everybody_what_everybody_had_seen() -> None:
    """Given a pile of an unseen card and one seen go by, others hear the number and the seen card, not the other."""
    hands = {0: "KH KD 8C", 3: "KS 9C"}
    now = table("QS 9D", WEB, seat=2, phase="play", pile="AC 5S", hands=hands, melds=["AD AH AS"])
    now = after(now, throw("QS"), Draw(), throw("KS"))
    assert now.board.pile_seen == ("5S", "QS", "KS")
    events = apply(now, take("KS KH KD")).events
    told = only(events_for(events, 1), PileTaken)
    assert (told.upcard, told.count, told.cards, told.seen) == ("KS", 3, None, ("5S", "QS"))
    assert only(events_for(events, 0), PileTaken).cards == ("AC", "5S", "QS")


def test_a_foot_is_told_to_its_owner_only() -> None:
    """Given a foot taken up, the others hear how many cards it has."""
    events = apply(table("9C", WEB, phase="play", foot="KH QH"), throw("9C")).events
    assert only(events_for(events, 0), FootTaken).cards == ("KH", "QH")
    assert only(events_for(events, 2), FootTaken) == FootTaken(0, 2, True, None)


def test_the_question_tells_a_number_to_everybody() -> None:
    """Given a proposal, nobody but the asker learns more than how many cards it has."""
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    events = apply(now, go_out("KH > 0", discard="9H")).events
    for seat in ALL_EYES:
        assert events_for(events, seat) == (PermissionAsked(0, 2),)


def test_a_spectator_sees_no_hand() -> None:
    """Given a table, somebody without a seat has every public thing and no card of a hand."""
    now = table("KH KD", WEB, pile="5S", melds=["AC AD AH"])
    view = view_of(now, SPECTATOR)
    assert (view.hand, view.board, view.proposal, view.is_mine) == ((), now.board, None, False)


def test_stacks_are_unseen_until_chosen() -> None:
    """Given two stacks, nobody sees a card of either before his own choice, and then only of the chosen one."""
    now = dealt(COUPLES, settled=False)
    seat = now.board.mover
    assert all(view_of(now, eyes).hand == () for eyes in ALL_EYES)
    chosen = after(now, Choose(1))
    assert view_of(chosen, seat).hand == now.feet[seat]
    assert all(view_of(chosen, eyes).hand == () for eyes in ALL_EYES if eyes != seat)
    events = apply(now, Choose(1)).events
    assert only(events_for(events, (seat + 1) % 4), HandTaken).cards is None


def test_a_packet_shows_its_owner_the_hand_and_not_the_foot() -> None:
    """Given the cut, a seat that has cut sees its eleven, and those still to cut see nothing."""
    now = dealt(PARTNERS, settled=False)
    first = now.board.mover
    cut = after(now, Cut(25))
    assert view_of(cut, first).hand == cut.hands[first]
    assert all(view_of(cut, eyes).hand == () for eyes in ALL_EYES if eyes != first)


def test_a_guess_must_have_the_counts_of_the_view() -> None:
    """Given a guess with a card too many or too few anywhere, or before the hands are settled, no table is made."""
    now = table("KH KD", WEB, pile="AC 5S", melds=["QC QD QH"])
    view = view_of(now, 0)
    good = Guess(now.hands, now.feet, now.stock, cards("9C"))
    assert table_from(view, good).hands == now.hands
    for bad in (
        Guess(now.hands, now.feet, now.stock[1:], good.buried),
        Guess(now.hands, now.feet, now.stock),
        Guess((now.hands[0], (), *now.hands[2:]), now.feet, now.stock, good.buried),
        Guess(now.hands, ((), *now.feet[1:]), now.stock, good.buried),
    ):
        with pytest.raises(ValueError, match="other counts"):
            table_from(view, bad)
    with pytest.raises(ValueError, match="settled"):
        table_from(view_of(dealt(FAMILY, settled=False), 0), good)


def test_the_viewers_own_cards_in_a_guess_do_not_matter() -> None:
    """Given a guess of one's own hand, the hand of the view stands."""
    now = table("KH KD", WEB)
    guess = Guess((cards("9C 9D"), *now.hands[1:]), now.feet, now.stock)
    assert table_from(view_of(now, 0), guess) == now


def test_an_imagined_table_keeps_the_bottom_card_that_the_seat_knows() -> None:
    """Given stacks whose bottom cards are seen, the view of a table imagined from a view is that view again."""
    now = dealt(replace(FAMILY, stacks="bottom_high"), seed=4)
    view = my_view(now)
    assert view.foot_card is not None
    assert view_of(table_from(view, Guess(now.hands, now.feet, now.stock)), view.seat) == view
