"""What the events of a round tell each seat of the cards: its own, and no hidden one of the others."""

from typing import Final

import pytest

from game.cards import Card
from game.engine.events import (
    Discarded,
    Drew,
    Event,
    FootTaken,
    HandTaken,
    Melded,
    PilePeeked,
    PileTaken,
    RedThreesLaid,
    WentOut,
)
from game.engine.table.view import SPECTATOR
from game.rules.presets import preset, ruleset_from
from game.rules.ruleset import RuleSet
from tests.play.matches_in_memory import fresh, step

HIDDEN: Final = HandTaken | Drew | PilePeeked | PileTaken | FootTaken | RedThreesLaid
RULES: Final = {
    "web": preset("web"),
    "family": preset("family"),
    "lay_down": ruleset_from({"red_threes": "lay_down", "take_count": "all"}),
    "bottom_high": ruleset_from({"stacks": "bottom_high", "red_threes": "lay_down"}),
}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_stranger_hears_no_hidden_card(rules: RuleSet) -> None:
    match = fresh(rules, seed=3)
    while not match.awaits_deal:
        step(match)
    events = [event for event in match.events_since(0, SPECTATOR) if isinstance(event, HIDDEN)]
    assert {type(event) for event in events} >= {Drew, FootTaken}
    assert all(event.cards is None for event in events)


def _after(hand: list[Card], event: Event, seat: int) -> None:
    """Changes the hand as the event says to the seat that holds it."""
    match event:
        case RedThreesLaid(seat=of, cards=cards) if of == seat:
            assert cards is not None
            gone, new = event.laid, cards
        case PileTaken(seat=of, cards=cards) if of == seat:
            assert cards is not None
            gone, new = (), (*cards, *([event.upcard] if event.melded else []))
        case HandTaken(seat=of, cards=cards) | Drew(seat=of, cards=cards) | FootTaken(seat=of, cards=cards) if (
            of == seat
        ):
            assert cards is not None
            gone, new = (), cards
        case Melded(seat=of) if of == seat:
            gone, new = event.cards, ()
        case Discarded(seat=of, card=card) if of == seat:
            gone, new = (card,), ()
        case WentOut(seat=of, discard=discard) if of == seat and discard is not None:
            gone, new = (discard,), ()
        case _:
            return
    hand += new
    for card in gone:
        hand.remove(card)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_seat_can_follow_its_hand_from_what_it_hears(rules: RuleSet) -> None:
    match, seat, index = fresh(rules, seed=3), 1, 0
    hand: list[Card] = []
    while not match.awaits_deal:
        events = match.events_since(index, seat)
        index += len(events)
        for event in events:
            _after(hand, event, seat)
        assert sorted(hand) == sorted(match.view(seat).hand)
        step(match)
