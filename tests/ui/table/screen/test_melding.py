"""Melding at the table: where cards may go, what a place says of them, and what a refusal tells."""

import pygame
import pytest
from pygame.event import Event as Posted

from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.spots import LaidMeld
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.drive import there
from tests.ui.table.table_games import OPENED, Sitting, note, opened


def test_chosen_cards_go_where_is_clicked() -> None:
    """Click and click does what a drag does."""
    sitting = opened()
    sitting.double(sitting.card("5D"))
    sitting.click("new_pile")
    assert len(sitting.game.view.board.melds[0]) == 3


def test_a_refused_drop_keeps_the_hand_and_says_why() -> None:
    """A queen on the kings: a sentence, the same cards, the same table."""
    sitting = opened()
    before, hand = sitting.game.turn, sitting.hand
    sitting.drag(sitting.card("QH"), "meld/0/0")
    assert sitting.game.turn == before
    assert sitting.hand == hand
    assert "You can't mix" in sitting.message


def test_a_card_that_is_let_go_on_the_cloth_is_never_silently_kept() -> None:
    """Given a king let go on a frame of the own band, it goes to the kings; a ten, of which there is one, to New pile;
    on the cloth of others it is said whose that is.
    """
    sitting = Sitting(
        table(hand="KC TD QD", phase="play", melds=OPENED, their_melds=["7S 7H 7C"], rules=WEB, pile="9D")
    )
    bands = sitting.scene.state.layout.bands
    frame = bands[0].wanted[0][1].center
    kings = len(sitting.game.view.board.melds[0][0].cards)
    sitting.drag(sitting.card("KC"), frame)
    assert len(sitting.game.view.board.melds[0][0].cards) == kings + 1
    sitting.drag(sitting.card("TD"), frame)
    draft = there(sitting.scene.state.arrangement.draft)
    assert draft.groups[0].cards == ("TD",)
    sitting.key(pygame.K_ESCAPE)
    sitting.drag(sitting.card("QD"), bands[1].wanted[0][1].center)
    assert "another team" in sitting.message
    assert "QD" in sitting.hand


@pytest.mark.parametrize("how", ["esc", "right button", "focus lost"])
def test_what_is_held_goes_home_when_the_drag_is_broken_off(how: str) -> None:
    """Esc, the right button, or another window in front: no penalty, no note, nothing held."""
    sitting = opened()
    hand = sitting.hand
    sitting.lift(sitting.at(sitting.card("5C")), sitting.at("meld/0/0"))
    assert sitting.scene.busy
    match how:
        case "esc":
            sitting.key(pygame.K_ESCAPE)
        case "right button":
            sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("meld/0/0"), button=3))
        case _:
            sitting.post(Posted(pygame.WINDOWFOCUSLOST))
    sitting.settle()
    assert not sitting.scene.busy
    assert sitting.hand == hand
    assert note(sitting) == ""


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_refusal_leads_to_its_rule(by: str) -> None:
    """The pile that cannot be taken: the sheet at the pointer says Show the rule; a click on it, or R, does."""
    read: list[Chapter] = []
    hooks = TableHooks(on_rule=read.append)
    sitting = Sitting(table(hand="KC 5C 9S", rules=WEB, pile="4S 9D"), hooks=hooks)
    sitting.click("pile")
    said = there(sitting.scene.frames.note.note)
    assert said.chapter is Chapter.PILE
    if by == "key":
        sitting.key(pygame.K_r)
    else:
        at = sitting.scene.frames.note.rect.center
        before = sitting.scene.state.arrangement
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            sitting.post(Posted(kind, pos=at, button=1))
        assert sitting.scene.state.arrangement == before
    assert read == [Chapter.PILE]


def test_a_place_on_the_way_refuses_held_cards_only_after_a_moment() -> None:
    sitting = opened()
    sitting.lift(sitting.at(sitting.card("5C")), sitting.at("meld/0/0"))
    sitting.pass_time(0.1)
    assert sitting.scene.frames.note.note is None
    assert sitting.scene.frames.scenery.wrong is None
    sitting.pass_time(0.4)
    assert sitting.scene.frames.note.note is not None
    assert sitting.scene.frames.scenery.wrong == LaidMeld(0, 0)
