"""What each seat hears of what happened."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.events import Drew, FootTaken, PermissionAsked, PileTaken, events_for, whole_pile
from game.engine.moves import Draw, Move
from game.engine.table.view import SPECTATOR
from tests.build import PARTNERS, WEB, after, books, go_out, only, table, take, throw

ALL_EYES = (SPECTATOR, 0, 1, 2, 3)


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    events = apply(table("KH", WEB), Draw()).events
    assert only(events_for(events, 0), Drew).cards == ("4C", "4D")
    for seat in (SPECTATOR, 1, 2, 3):
        assert only(events_for(events, seat), Drew) == Drew(0, 2, None)


def test_a_take_tells_everybody_what_everybody_had_seen() -> None:
    hands = {0: "KH KD 8C", 3: "KS 9C"}
    now = table("QS 9D", WEB, seat=2, phase="play", pile="AC 5S", hands=hands, melds=["AD AH AS"])
    now = after(now, throw("QS"), Draw(), throw("KS"))
    assert now.board.pile_seen == ("5S", "QS", "KS")
    events = apply(now, take("KS KH KD")).events
    told = only(events_for(events, 1), PileTaken)
    assert (told.upcard, told.count, told.cards, told.seen) == ("KS", 3, None, ("5S", "QS"))
    assert only(events_for(events, 0), PileTaken).cards == ("AC", "5S", "QS")


@pytest.mark.parametrize(
    ("changes", "move"),
    [
        ({}, take("KS KH KD")),
        ({"upcard_play": "to_open"}, take()),
        ({"take_bottom": True}, take("KS KH KD", "4C > 1")),
        ({"take_bottom": True, "upcard_play": "to_open"}, take("4C > 1")),
    ],
)
def test_a_pile_is_as_large_as_it_was_wherever_its_cards_went(changes: dict[str, Any], move: Move) -> None:
    melds = ["AD AH AS", "4D 4H 4S"]
    now = table("KH KD 8C 9C", replace(WEB, **changes), pile="4C 5C KS", melds=melds)
    events = apply(now, move).events
    assert whole_pile(only(events, PileTaken)) == 3


def test_a_foot_is_told_to_its_owner_only() -> None:
    events = apply(table("9C", WEB, phase="play", foot="KH QH"), throw("9C")).events
    assert only(events_for(events, 0), FootTaken).cards == ("KH", "QH")
    assert only(events_for(events, 2), FootTaken) == FootTaken(0, 2, True, None)


def test_the_question_tells_a_number_to_everybody() -> None:
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    events = apply(now, go_out("KH > 0", discard="9H")).events
    for seat in ALL_EYES:
        assert events_for(events, seat) == (PermissionAsked(0, 2),)
