"""Melding at the table: where cards may go, what a place says of them, and what a refusal tells."""

import pygame
import pytest
from pygame.event import Event as Posted

from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.drawing.text import Drawn
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.drive import click, find, middle, there
from tests.ui.table.table_games import OPENED, Sitting, note, opened, point, unopened


def test_what_takes_the_chosen_cards_is_enabled_and_lit() -> None:
    """A king may go to the kings, the discard pile or nowhere else that the engine would refuse."""
    sitting = opened()
    sitting.click(sitting.card("KC"))
    assert "meld/0/0" in sitting.enabled()
    assert "discard" in sitting.enabled()
    assert "meld/0/1" not in sitting.enabled()
    assert "stock" not in sitting.enabled()


def test_a_double_click_adds_a_card_to_its_meld() -> None:
    """The king goes to the kings at once."""
    sitting = opened()
    sitting.double(sitting.card("KC"))
    assert len(sitting.game.view.board.melds[0][0].cards) == 4


def test_a_double_click_counts_while_the_card_still_rises() -> None:
    """A tenth of a second lies between the two clicks, less than the card needs to rise at the first."""
    sitting = Sitting(table(hand="KC 8H 5C", phase="play", melds=OPENED, rules=WEB, pile="4S 9D"), speed="normal")
    pos = sitting.at(sitting.card("KC"))
    sitting.post(*click(pos))
    sitting.pass_time(0.1)
    assert sitting.scene.busy
    sitting.post(*click(pos))
    assert len(sitting.game.view.board.melds[0][0].cards) == 4


def test_a_card_dragged_to_its_meld_is_laid_at_once() -> None:
    """An opened team needs no confirmation for a single legal drop."""
    sitting = opened()
    sitting.drag(sitting.card("KC"), "meld/0/0")
    assert len(sitting.game.view.board.melds[0][0].cards) == 4
    assert sitting.scene.state.arrangement.draft is None


def test_several_chosen_cards_are_dragged_together() -> None:
    """Three fives are chosen, one of them is dragged to New pile: a new meld of three."""
    sitting = opened()
    sitting.double(sitting.card("5D"))
    sitting.drag(sitting.card("5C"), "new_pile")
    assert [meld.rank for meld in sitting.game.view.board.melds[0]] == ["K", "8", "5"]


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


def test_a_drop_on_another_teams_meld_says_whose_it_is() -> None:
    """Opponents' melds take nothing."""
    sitting = Sitting(table(hand="KC QD", phase="play", melds=OPENED, their_melds=["QS QH QC"], rules=WEB, pile="9D"))
    sitting.drag(sitting.card("QD"), "meld/1/0")
    assert "another team" in sitting.message
    assert "QD" in sitting.hand


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


def test_the_third_card_on_a_staged_group_of_an_opened_team_plays_it() -> None:
    """Two fives wait on New pile; dropping the third one there is the confirmation."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "new_pile")
    sitting.drag(sitting.card("5D"), "staged/0/0")
    assert sitting.game.view.board.melds[0] == sitting.scene.state.view.board.melds[0]
    assert len(sitting.game.view.board.melds[0]) == 2
    sitting.drag(sitting.card("5S"), "staged/0/0")
    assert len(sitting.game.view.board.melds[0]) == 3
    assert sitting.scene.state.arrangement.draft is None


def test_while_cards_are_staged_nothing_is_discarded_and_the_reason_is_told() -> None:
    """The Discard button is off with its reason, and a drop on the pile is refused in a sentence."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "new_pile")
    assert "button/discard" not in sitting.enabled()
    button = there(sitting.scene.tools.button("discard"))
    assert button.reason == "cards are laid out"
    sitting.drag(sitting.card("QH"), "discard")
    assert "laid out" in sitting.message
    assert sitting.game.view.is_mine


def test_a_wild_card_needs_to_be_told_where() -> None:
    """Meld with only a two chosen asks for the meld; the double click does not guess either."""
    sitting = opened()
    sitting.click(sitting.card("2C"))
    sitting.key(pygame.K_m)
    assert "wild" in sitting.message
    assert "2C" in sitting.hand
    sitting.click("meld/0/1")
    assert "2C" not in sitting.hand


def test_what_takes_the_chosen_cards_shows_what_it_would_come_to() -> None:
    """Two kings: "+2" on the kings, "5/7" on the button; the eights are dimmed."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="KC KH 5C", phase="play", melds=OPENED, rules=WEB, pile="9D"), watch=drawn.append)
    eights = middle(find(sitting.scene, "meld/0/1"))
    plain = sitting.surface.get_at(eights)
    sitting.click("hand/0")
    drawn.clear()
    sitting.click("hand/1")
    assert any(text.text == "+2" for text in drawn)
    assert any("5/7" in text.text for text in drawn)
    assert sum(sitting.surface.get_at(eights)[:3]) < sum(plain[:3])


def test_a_place_that_would_refuse_says_why_at_the_pointer_while_cards_are_held() -> None:
    """A five over the kings: the reason follows the pointer and is gone elsewhere."""
    sitting = opened()
    sitting.lift(sitting.at(sitting.card("5C")), sitting.at("meld/0/0"))
    assert note(sitting)
    first = there(sitting.scene.frames.note.note)
    at = sitting.at("meld/0/0")
    point(sitting, (at[0] + 5, at[1] + 5), held=1)
    second = there(sitting.scene.frames.note.note)
    assert second.at == (first.at[0] + 5, first.at[1] + 5)
    point(sitting, (640, 320), held=1)
    assert note(sitting) == ""


def test_a_refused_drop_says_why_where_it_was_dropped_and_then_no_more() -> None:
    """Reason and panel agree, however slowly somebody reads; the next thing done ends both."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "meld/0/0")
    assert note(sitting)
    assert note(sitting) in sitting.message
    sitting.pass_time(60.0)
    assert note(sitting)
    before = sitting.message
    sitting.click(sitting.card("QH"))
    assert note(sitting) == ""
    assert sitting.message != before


def test_a_refusal_tells_number_and_mend() -> None:
    """Three kings and two more of a rank are short; a queen would put it right, and the sentence says so."""
    sitting = unopened("KC KD KH QH QD QS 5C 5D 4S 3C")
    for name in ("KC", "KD", "KH"):
        sitting.drag(sitting.card(name), "new_pile" if name == "KC" else "staged/0/0")
    sitting.click("button/play")
    said = note(sitting)
    assert "30" in said
    assert "50" in said


@pytest.mark.parametrize(("hand", "most"), [("KC KD KH 5C 4S 9D", "30"), ("KC KD QH 5C 4S 9D", "no meld")])
def test_an_opening_that_cannot_be_laid_out_says_what_the_melds_come_to(hand: str, most: str) -> None:
    """The bug: O said that the melds can't reach the minimum, and neither what they come to nor what is needed."""
    sitting = unopened(hand)
    sitting.key(pygame.K_o)
    assert "50" in sitting.message
    assert most in sitting.message


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


def test_what_is_no_rule_leads_nowhere() -> None:
    """Cards that must be chosen first, and R without a refusal."""
    read: list[Chapter] = []
    hand = table(hand="KC QD 4S", phase="play", melds=OPENED, rules=WEB, pile="9D")
    sitting = Sitting(hand, hooks=TableHooks(on_rule=read.append))
    sitting.key(pygame.K_r)
    sitting.key(pygame.K_m)
    assert sitting.scene.state.refusal
    sitting.key(pygame.K_r)
    assert read == []
