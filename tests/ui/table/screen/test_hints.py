"""Hints on the table: marks, lights, the box and the golden buttons."""

from itertools import count

import pygame
import pytest

from game.cards import cards_text
from game.engine.moves import Move
from game.messages.functions import table as say_table
from game.reason.hint import advice_while_thinking, reason_for
from game.turn.arrangement import chosen_cards
from game.turn.hinting import Hint
from game.turn.spots import Spot, Zone
from game.ui.table.inputs import Advised
from tests.build import clean_book, dirty_book, go_out, table
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


def test_one_press_says_the_move_and_chooses_its_discard() -> None:
    """The bug: three presses, and Discard asked for a card while the hint ringed one. H chooses the red three, says why
    it goes and lights the pile, so that Discard plays it; another press changes nothing, and the discard ends the hint.
    """
    sitting = at_three()
    sitting.key(pygame.K_h)
    assert chosen(sitting) == "3H"
    assert "Discard the three of hearts" in sitting.message
    assert "300" in sitting.message
    assert lit(sitting) & {Zone.DISCARD, Zone.PILE, Zone.UPCARD}
    for _ in range(2):
        sitting.key(pygame.K_h)
        assert sitting.message.endswith("costs 300 points. Press Discard.")
    assert (sitting.game.event_count, chosen(sitting)) == (0, "3H")
    sitting.click("button/discard")
    assert sitting.game.event_count > 0
    assert marked(sitting) == []


def test_a_hint_answers_the_card_that_is_chosen() -> None:
    sitting = at_three()
    sitting.click(sitting.card("9D"))
    sitting.key(pygame.K_h)
    assert "Don't discard a nine: about" in sitting.message
    sitting.key(pygame.K_h)
    assert chosen(sitting) == "3H"


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
    *_, settled = advice_while_thinking(sitting.game.view)
    assert sitting.scene.state.hint == Hint(settled)
    assert "Meld" in sitting.message
    said = sitting.message
    for _ in range(20):
        sitting.pass_time(0.1)
    assert sitting.message == said
