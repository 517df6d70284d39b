"""Hints on the table: marks, lights, the box and the golden buttons."""

from itertools import count

import pygame
import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.cards import Card, cards_text, parse_cards
from game.engine.moves import Discard, Move
from game.engine.table.view import SPECTATOR
from game.messages.functions import table as say_table
from game.reason.hint import EFFORT, advice_while_thinking, reason_for
from game.reason.purposes import Instead, OpensCheaper
from game.turn.arrangement import chosen_cards
from game.turn.hinting import Hint
from game.turn.spots import HandCard, LaidMeld, Spot, Zone
from game.ui.table.gestures import Banded, Click
from game.ui.table.inputs import Advised, ChooseFaces
from tests.build import clean_book, dirty_book, go_out, lay, table, there
from tests.reason.quick_hint import hint
from tests.ui.table.table_games import Sitting, golden_buttons


def at_three(*, pinned: bool = False) -> Sitting:
    """A red three costs its holder, and nothing else can be done with it."""
    return Sitting(table(hand="3H 5C 9D QS", phase="play", melds=("AC AD AS",)), pinned=pinned)


def marked(sitting: Sitting) -> list[str]:
    """The cards of the hand that have the rim of a hint."""
    return [str(sprite.card) for sprite in sitting.scene.state.layout.sprites if sprite.mark == "hint"]


def lit(sitting: Sitting) -> frozenset[Spot]:
    """What glows."""
    return sitting.scene.frames.scenery.lit


def chosen(sitting: Sitting) -> str:
    """The chosen cards."""
    return cards_text(chosen_cards(sitting.scene.state.view, sitting.scene.state.arrangement))


def golden(sitting: Sitting) -> list[str]:
    """The ids of the golden buttons."""
    return [one.id for one in golden_buttons(sitting.scene)]


def test_one_press_says_the_move_and_what_for_and_the_next_lays_it_out() -> None:
    """The bug: three presses, and the first said no more than to look at a card. H marks the red three, says why it
    goes and lights the pile; H again chooses it alone, so that Discard plays it, and plays nothing itself. The purpose
    can still be read then, a third press changes nothing, and the discard ends the hint. A refusal is said over it.
    """
    sitting = at_three()
    sitting.key(pygame.K_h)
    assert marked(sitting) == ["3H"]
    assert "Discard the three of hearts" in sitting.message
    assert "300" in sitting.message
    assert lit(sitting) & {Zone.DISCARD, Zone.PILE, Zone.UPCARD}
    sitting.key(pygame.K_m)
    assert "300" not in sitting.message
    assert marked(sitting) == ["3H"]
    sitting.click(sitting.card("9D"))
    for _ in range(2):
        sitting.key(pygame.K_h)
        assert sitting.message.endswith("costs 300 points. Press Discard.")
    assert (sitting.game.event_count, chosen(sitting)) == (0, "3H")
    sitting.click("button/discard")
    assert sitting.game.event_count > 0
    assert marked(sitting) == []


def test_the_box_opens_what_else_is_known_and_goes_with_the_next_move() -> None:
    """Given a hint that deals were played out for, each link shows its part alone, and nothing lies over what going out
    takes.
    """
    sitting = at_three(pinned=True)
    others = (Instead(Discard(Card("5C")), 143),)
    advice = replace(hint(sitting.game.view), better=9, worse=4, worlds=20, others=others, not_now=OpensCheaper(2))
    sitting.scene.feed(Advised(advice))
    assert "button/needs" in sitting.enabled()
    for link, opened in (("", ""), ("button/hint_more", "more"), ("button/hint_why", "why")):
        if link:
            sitting.click(link)
        assert there(sitting.scene.frames.scenery.hint_box).opened == opened
    sitting.click(sitting.card("3H"))
    sitting.click("discard")
    assert sitting.scene.frames.scenery.hint_box is None


def test_the_golden_button_lays_the_move_out_and_then_plays_it() -> None:
    """The bugs: nothing led on; "Your turn" went while the hint stood; below the hint was a link, and no button was
    golden; the bulb in the bar did the same as the golden button. Without more to tell, the box has no links.
    """
    sitting = at_three()
    sitting.scene.feed(Advised(hint(sitting.game.view)))
    assert sitting.scene.frames.scenery.line == "Your turn"
    assert golden(sitting) == ["button/coach_show"]
    assert "button/hint" not in sitting.enabled()
    assert "button/hint_lay" not in {target.id for target in sitting.scene.report().targets}
    sitting.click("button/coach_show")
    assert chosen(sitting) == "3H"
    assert golden(sitting) == ["button/discard"]


@pytest.mark.parametrize(
    ("hand", "move", "button"),
    [("4D", go_out(discard="4D"), "button/discard"), ("9D 4D", go_out("9D > 2", discard="4D"), "button/go_out")],
)
def test_one_button_is_golden_beside_a_hint_to_go_out(hand: str, move: Move, button: str) -> None:
    """The bugs: with one card left Show me how and Discard were golden both; going out, which a hint advised, had a
    green button beside the golden one, or none.
    """
    books = [clean_book("K"), dirty_book("Q"), "9S 9H 9C"]
    sitting = Sitting(table(hand=hand, phase="play", melds=books, in_foot=(0, 2), played_foot=(0, 2)))
    sitting.scene.feed(Advised(reason_for(sitting.game.view, move)))
    assert golden(sitting) == [button]


def test_nothing_of_a_hint_is_left_when_the_screen_is_passed_on() -> None:
    """Nor does whoever only looks get another."""
    sitting = at_three()
    sitting.key(pygame.K_h)
    sitting.game.eyes = SPECTATOR
    sitting.pass_time()
    sitting.key(pygame.K_h)
    assert (marked(sitting), sitting.scene.state.hint) == ([], None)


def test_nothing_of_a_hint_is_shown_before_it_is_settled() -> None:
    """Given deals still being played out, no card is marked, no move or number told, however often H is pressed; once
    they are done the hint is there, and no later frame changes it.
    """
    sitting = Sitting(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"]))
    sitting.scene.thinker.clock = map(float, count()).__next__  # one slice between two frames
    sitting.key(pygame.K_h)
    frames = 0
    while sitting.scene.busy:
        assert sitting.message.startswith(say_table.hint_thinking().rstrip("."))
        assert marked(sitting) == []
        assert sitting.scene.frames.scenery.hint_box is None
        sitting.key(pygame.K_h) if frames == 2 else sitting.pass_time(0.02)
        frames += 1
    assert frames > 4
    *_, settled = advice_while_thinking(sitting.game.view, Think(effort=EFFORT))
    assert sitting.scene.state.hint == Hint(settled)
    assert "Meld" in sitting.message
    said = sitting.message
    for _ in range(20):
        sitting.pass_time(0.1)
    assert sitting.message == said


@pytest.mark.parametrize("act", ["key", "drag"])
def test_cards_laid_out_end_a_hint_that_a_press_would_not_go_on_with(act: str) -> None:
    """The bug: "Meld two aces and a joker" stood there while the joker lay with three kings. Given a hint to discard,
    and then an opening laid out, whose button it hides, or a card staged, the table says what these cards need or that
    Play plays them; no hint is to be had until they are gone.
    """
    sitting = Sitting(table(hand="AC AD AH QC QD QH 4S 5S", phase="play", pile="9D"))
    sitting.scene.feed(Advised(reason_for(sitting.game.view, Discard(Card("4S")))))
    assert "Discard the four" in sitting.message
    assert "button/stage" not in sitting.enabled()
    if act == "drag":
        sitting.drag(sitting.card("QC"), "new_pile")
    else:
        sitting.key(pygame.K_o)
    assert sitting.scene.state.arrangement.draft is not None
    assert "button/hint" not in sitting.enabled()
    assert "Discard the four" not in sitting.message
    assert (marked(sitting), sitting.scene.state.hint, sitting.scene.frames.scenery.hint_box) == ([], None, None)
    if act != "drag":
        assert say_table.press_play() in sitting.message


def test_another_card_takes_the_place_of_raised_ones() -> None:
    """The bug: aces were raised for a meld; a queen chosen instead was raised beside them, and "kinds don't mix". One
    more ace goes along.
    """
    sitting = Sitting(table(hand="AC AD AH AS QC QD 5C", phase="play", melds=["KS KD KH"]))
    for other, kept in (("AS", "AC AD AH AS"), ("QC", "QC")):
        sitting.key(pygame.K_ESCAPE)
        sitting.scene.feed(Advised(reason_for(sitting.game.view, lay("AC AD AH"))))
        sitting.scene.feed(ChooseFaces(parse_cards("AC AD AH")))
        sitting.scene.feed(Click(HandCard(sitting.scene.state.layout.hand.index(Card(other)))))
        assert sorted(chosen(sitting).split()) == sorted(kept.split())


def test_a_place_named_for_cards_is_forgotten_with_another_choice() -> None:
    """The bug: a band drawn round other cards kept the place that a hint had named, and Meld put them there."""
    sitting = Sitting(table(hand="AC AD QC QD QH 5C", phase="play", melds=["KS KD KH", "AS AH AC"]))
    sitting.scene.feed(ChooseFaces(parse_cards("AC AD"), LaidMeld(0, 1)))
    hits = sitting.scene.state.layout.hits
    queens = [hits[HandCard(at)] for at, card in enumerate(sitting.scene.state.layout.hand) if card[0] == "Q"]
    band = queens[0].unionall(queens[1:]).inflate(-20, 0)
    sitting.scene.feed(Banded(band.topleft, band.bottomright))
    assert {card[0] for card in chosen(sitting).split()} == {"Q"}
    assert sitting.scene.state.arrangement.goal is None
