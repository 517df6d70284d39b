"""What the screen concludes from what happened."""

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.draft import Draft
from game.engine.events import (
    Discarded,
    Drew,
    Event,
    FootTaken,
    Melded,
    MeldsTakenBack,
    PermissionAsked,
    PileTaken,
    TurnBegan,
    WentOut,
)
from game.engine.moves import Group
from game.engine.table.view import view_of
from game.rules.ruleset import RuleSet, pack
from game.turn.arrangement import Arrangement, fresh_positions, settle, shown_cards
from game.turn.consequences import after_events, draft_survives, fresh_cards, has_played, is_dealt, is_others, undealt
from tests.build import PRESETS, WEB, dealt, my_view, table

ACE = parse_cards("AC")[0]
QUEENS = Draft("meld", (Group(parse_cards("QC QD")),))


def test_only_own_known_cards_are_new() -> None:
    events = (Drew(1, 2, None), Drew(0, 2, parse_cards("AC 4S")))
    assert fresh_cards(events, 0) == parse_cards("AC 4S")
    assert fresh_cards(events, 1) == ()


def test_a_draft_survives_while_its_cards_are_there_and_the_turn_goes_on() -> None:
    assert draft_survives(my_view(table(hand="QC QD 4S", phase="play")), QUEENS)
    assert not draft_survives(my_view(table(hand="QC 4S", phase="play")), QUEENS)
    assert not draft_survives(my_view(table(hand="QC QD 4S")), QUEENS)
    away = view_of(table(hand="4C", seat=1, hands={0: "QC QD 4S"}, phase="play"), 0)
    assert not draft_survives(away, QUEENS)


def test_a_take_needs_its_upcard_on_the_pile() -> None:
    draft = Draft("take", (Group(parse_cards("QS QC QD")),))
    assert draft_survives(my_view(table(hand="QC QD 4S", pile="5C QS")), draft)
    assert not draft_survives(my_view(table(hand="QC QD 4S", pile="5C KS")), draft)


@pytest.mark.parametrize(
    ("events", "is_played"),
    [
        ([Drew(0, 2, None)], False),
        ([Discarded(0, ACE), TurnBegan(1)], True),
        ([Discarded(1, ACE)], False),
        ([Discarded(3, ACE), Drew(0, 2, None), Melded(0, 0, 0, (ACE,), True)], True),
        ([PileTaken(0, ACE, 1, (), ()), Drew(0, 1, None)], True),
        ([WentOut(0, None)], True),
        ([], False),
    ],
)
def test_whether_a_seat_has_played(events: list[Event], is_played: bool) -> None:
    assert has_played(events, 0) == is_played


def test_a_moment_of_rest_follows_what_others_did() -> None:
    assert is_others((Melded(1, 1, 0, (ACE,), True),), 0)
    assert is_others((Discarded(2, ACE),), 0)
    assert not is_others((Discarded(0, ACE), TurnBegan(1)), 0)
    assert not is_others((PermissionAsked(1, 3),), 0)


def test_what_was_arranged_goes_on_after_what_others_did_and_ends_with_what_left_the_hand() -> None:
    view = my_view(table(hand="QC QD 4S 5S", phase="play"))
    arrangement = replace(settle(Arrangement(), view), draft=QUEENS, chosen=(0,))
    assert after_events(arrangement, view, (Drew(1, 2, None),), can_undo=False) == arrangement
    played = my_view(table(hand="QC 4S", phase="play"))
    events = (Melded(0, 0, 0, parse_cards("QD 5S"), True),)
    after = after_events(arrangement, played, events, can_undo=False)
    assert (after.draft, after.chosen, set(after.order)) == (None, (), set(parse_cards("QC 4S")))


def test_what_others_play_leaves_chosen_cards_chosen() -> None:
    view = my_view(table(hand="QC QD 4S", phase="play"))
    arrangement = replace(settle(Arrangement(), view), chosen=(1,))
    for seat, chosen in ((1, (1,)), (0, ())):
        event = Discarded(seat, ACE)
        assert after_events(arrangement, view, (event,), can_undo=False).chosen == chosen


TAILS = replace(WEB, tail_cards=3, extra_decks=1)
LAID_DOWN = replace(WEB, red_threes="lay_down")


@pytest.mark.parametrize("rules", [*PRESETS, TAILS, LAID_DOWN])
def test_before_a_deal_every_card_is_in_the_stock(rules: RuleSet) -> None:
    view = my_view(dealt(rules))
    before = undealt(view)
    assert is_dealt(view.board)
    assert not is_dealt(before.board)
    assert before.board.stock == len(pack(rules, 4))
    assert (before.hand, before.bottoms, before.board.red_threes) == ((), None, ((), ()))
    assert not any((*before.board.hands, *before.board.feet, *before.board.tails))


def test_before_a_deal_no_pile_is_begun() -> None:
    view = my_view(table(hand="QC 4S", pile="5D KS 2C", frozen=0))
    before = undealt(view).board
    now = view.board
    assert before.stock == now.stock + now.pile + sum((*now.hands, *now.feet))
    assert (before.pile, before.pile_seen, before.upcard, before.frozen) == (0, (), None, None)


def test_a_foot_is_sorted_whatever_was_arranged_before() -> None:
    """The bug: given an own order, and a foot with a card like the last one melded, that lay at the left end."""
    hand, foot = (my_view(table(hand=cards, phase="play")) for cards in ("9D 9S", "KC 9D 5S AH"))
    arranged = settle(Arrangement(sort="mine", order=parse_cards("9D 9S")), hand)
    taken = after_events(arranged, foot, (FootTaken(0, 4, False, parse_cards("KC 9D 5S AH")),), can_undo=True)
    assert taken.order == parse_cards("AH KC 9D 5S")


def test_after_an_undo_the_cards_of_this_turns_draw_are_new_again() -> None:
    """The bug: given a queen and a four drawn, and the queen melded and taken back, only the four had its mark."""
    held, left = (my_view(table(hand=hand, phase="play")) for hand in ("QC QD QS 4S", "4S"))
    drawn = after_events(Arrangement(), held, (Drew(0, 2, parse_cards("QS 4S")),), can_undo=False)
    melded = after_events(drawn, left, (), can_undo=True)
    assert [shown_cards(left, melded)[place] for place in fresh_positions(left, melded)] == ["4S"]
    back = after_events(melded, held, (MeldsTakenBack(0, 1),), can_undo=False)
    assert sorted(shown_cards(held, back)[place] for place in fresh_positions(held, back)) == ["4S", "QS"]
