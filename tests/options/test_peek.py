"""Looking at the cards of the pile before it is taken: who may, who is told, and what it changes."""

import pygame
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.easy import Easy
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.events import PilePeeked, events_for
from game.engine.moves import Draw, Peek
from game.engine.table.board import Phase
from game.engine.table.position import position_of, table_at
from game.engine.table.view import view_of
from game.play.seat_view import seat_view
from game.printed.rule_text import rule_text
from game.turn.arrangement import Arrangement
from game.turn.offered_buttons import controls
from game.turn.spots import Zone
from game.ui.table.layout.table_layout import seen_of_pile
from saves.records.move_json import decode_move
from saves.records.position_json import position_line, table_from
from tests.build import WEB, after, cards, code, my_view, only, table, take, throw
from tests.readings.cites import cites
from tests.ui.table.table_games import Sitting

LOOK = replace(WEB, take_peek=True, take_count=4, opening=(0,))
PILE = "9S AS 5S 6S KS"
NAMES = ("Ann", "Bob", "Cy", "Di")


@cites("option take_peek")
def test_a_look_shows_what_would_come_and_the_turn_goes_on() -> None:
    """Given a pile of five of which four come, they are seen by who looks, the upcard first, until the turn begins."""
    now = table("KH KD 9C 8C", LOOK, pile=PILE)
    looked = after(now, Peek())
    assert looked.board.peeked_cards == cards("KS 6S 5S AS")
    assert (looked.board.mover, looked.board.phase, looked.hands) == (0, Phase.DRAW, now.hands)
    for move in (Draw(), take("KS KH KD")):
        assert code(looked, move) is None
        assert not after(looked, move).board.peeked
    assert after(looked, Draw(), throw("9C")).board.peeked_cards == ()


@cites("option take_peek")
def test_it_is_done_once_a_turn_and_only_where_there_is_something_to_see() -> None:
    """Given the rule, a second look, a lone card, a three on top or no rule at all is refused, and never offered."""
    now = table("KH KD 9C 8C", LOOK, pile=PILE)
    assert Peek() in candidates(my_view(now))
    looked = after(now, Peek())
    assert Peek() not in candidates(my_view(looked))
    for here, wrong in (
        (looked, "no_peek"),
        (table("KH KD", LOOK, pile="KS"), "no_peek"),
        (table("KH KD", WEB, pile=PILE), "no_peek"),
        (table("KH KD", LOOK, pile="9S 3S"), "three"),
        (table("KH KD", replace(LOOK, take_needs_open=True), pile=PILE), "opening_minimum"),
        (table("KH KD", LOOK, phase="play", pile=PILE), "wrong_phase"),
    ):
        assert code(here, Peek()) == wrong
        assert Peek() not in candidates(my_view(here))


@cites("option take_peek")
def test_everybody_is_told_that_somebody_looked_and_only_he_sees_the_cards() -> None:
    """Given a look, its event has no faces for others, and only whose turn it is sees the cards."""
    now = table("KH KD 9C 8C", LOOK, pile=PILE)
    step = apply(now, Peek())
    assert not step.can_take_back
    assert only(events_for(step.events, 0), PilePeeked).cards == cards("KS 6S 5S AS")
    assert only(events_for(step.events, 1), PilePeeked).cards is None
    assert seen_of_pile(view_of(step.table, 0)) == cards("KS 6S 5S AS")
    assert seen_of_pile(view_of(step.table, 1)) == cards("KS")
    assert seen_of_pile(view_of(now, 0)) == cards("KS")
    assert seat_view(view_of(step.table, 0))["peeked"]


@cites("option take_peek")
def test_a_record_and_a_position_keep_it() -> None:
    """Given a look, its line is read again, and a position made then is the same table."""
    assert decode_move(b'{"move": "peek"}') == Peek()
    looked = after(table("KH KD 9C 8C", LOOK, pile=PILE), Peek())
    assert table_at(LOOK, 4, 2, position_of(looked)) == looked
    assert table_from(position_line(looked), 1, LOOK, 4, 2) == looked


@cites("option take_peek")
def test_a_beginner_who_has_forgotten_looks_before_taking() -> None:
    """Given a pile deeper than the last lap and a pair for it, easy looks once and then decides; without it draws."""
    deep = table("KH KD 9C 8C", replace(LOOK, take_count=7), pile="9S AS 5S 6S 7S 8S KS")
    assert Easy().decide(my_view(deep), Think()) == Peek()
    assert Easy().decide(my_view(after(deep, Peek())), Think()) != Peek()
    assert Easy().decide(my_view(table("QH JD 9C 8C", LOOK, pile=PILE)), Think()) == Draw()


@cites("option take_peek")
def test_a_button_offers_it_and_the_page_tells_it() -> None:
    """Given the rule, the button says how many cards; once they were seen it says so."""
    now = table("KH KD 9C 8C", LOOK, pile=PILE)
    (button,) = [each for each in controls(my_view(now), Arrangement(), 0, NAMES) if each.action == "peek"]
    assert (button.sub, button.reason) == ("at the 4 cards", "")
    (button,) = [
        each for each in controls(my_view(after(now, Peek())), Arrangement(), 0, NAMES) if each.action == "peek"
    ]
    assert button.reason == "already looked"
    assert not [
        each for each in controls(my_view(table("KH KD", WEB)), Arrangement(), 0, NAMES) if each.action == "peek"
    ]
    assert "Once a turn, before you decide, you can look at the cards" in " ".join(rule_text(LOOK).split())


@cites("option take_peek")
def test_the_cards_are_shown_large_and_then_told_until_the_turn_begins() -> None:
    """Given a press on B, the cards lie large over the table and stay in the words beside it; drawing ends that."""
    there = Sitting(table("KH KD 9C 8C", LOOK, pile=PILE))
    there.key(pygame.K_b)
    assert there.scene.state.zoom is Zone.PILE
    there.key(pygame.K_ESCAPE)
    assert "The pile would give you an ace, a king, a six and a five." in there.message
    there.key(pygame.K_d)
    there.settle()
    assert there.scene.state.zoom is None
    assert "would give you" not in there.message


@cites("option take_peek")
def test_a_look_of_somebody_else_is_not_shown() -> None:
    """Given the rival who looks, whoever watches sees neither the cards nor their names."""
    there = Sitting(table("KH KD 9C 8C", LOOK, pile=PILE), eyes=1)
    there.game.go(Peek())
    there.settle()
    assert there.scene.state.zoom is None
    assert "would give you" not in there.message
