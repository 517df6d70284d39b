"""What a seat, and somebody without one, may know of a table."""

from game.engine.apply import apply
from game.engine.events import HandTaken, events_for
from game.engine.moves import Choose, Cut
from game.engine.table.view import SPECTATOR, view_of
from tests.build import CAMPUS, COUPLES, PARTNERS, WEB, after, books, dealt, go_out, only, table

ALL_EYES = (SPECTATOR, 0, 1, 2, 3)


def test_a_spectator_sees_no_hand() -> None:
    now = table("KH KD", WEB, pile="5S", melds=["AC AD AH"])
    view = view_of(now, SPECTATOR)
    assert (view.hand, view.board, view.proposal, view.is_mine) == ((), now.board, None, False)


def test_only_the_partner_sees_what_going_out_would_make() -> None:
    """The bug: while the partner was asked, rivals were told which books the asker's hand would make."""
    now = table("4S", CAMPUS, phase="play", played_foot=(0, 2), hands={2: "9C"}, melds=books(CAMPUS, 1, 1))
    asked = after(now, go_out(discard="4S"))
    assert [view_of(asked, eyes).proposed is not None for eyes in ALL_EYES] == [eyes == 2 for eyes in ALL_EYES]


def test_stacks_are_unseen_until_chosen() -> None:
    now = dealt(COUPLES, settled=False)
    seat = now.board.mover
    assert all(view_of(now, eyes).hand == () for eyes in ALL_EYES)
    chosen = after(now, Choose(1))
    assert view_of(chosen, seat).hand == now.feet[seat]
    assert all(view_of(chosen, eyes).hand == () for eyes in ALL_EYES if eyes != seat)
    events = apply(now, Choose(1)).events
    assert only(events_for(events, (seat + 1) % 4), HandTaken).cards is None


def test_a_packet_shows_its_owner_the_hand_and_not_the_foot() -> None:
    now = dealt(PARTNERS, settled=False)
    first = now.board.mover
    cut = after(now, Cut(25))
    assert view_of(cut, first).hand == cut.hands[first]
    assert all(view_of(cut, eyes).hand == () for eyes in ALL_EYES if eyes != first)
