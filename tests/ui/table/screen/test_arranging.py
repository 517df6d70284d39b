"""Arranging the hand: by dragging, by sorting and by keys, and what is new in it."""

import pygame
import pytest
from pygame.event import Event as Posted

from game.engine.moves import Draw
from game.turn.spots import HandCard
from game.ui.table.layout.hand import MOST_IN_A_FAN
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting, opened


def test_cards_are_arranged_by_dragging_them_in_the_hand() -> None:
    """The first card dropped at the right end lies there, and the order is one's own."""
    sitting = opened()
    first, *rest = sitting.hand
    right = sitting.scene.state.layout.hits[HandCard(len(rest))].right - 3
    sitting.drag("hand/0", (right, sitting.at("hand/0")[1]))
    assert sitting.hand == (*rest, first)
    assert sitting.scene.state.arrangement.sort == "mine"


def test_sorting_goes_from_rank_to_suit_and_back() -> None:
    """S twice gives the order of the beginning."""
    sitting = opened()
    by_rank = sitting.hand
    sitting.key(pygame.K_s)
    assert sitting.hand != by_rank
    sitting.key(pygame.K_s)
    assert sitting.hand == by_rank


def test_cards_are_arranged_by_keys() -> None:
    """Ctrl and the arrows move the card that has the keys, chosen ones together; at the ends nothing happens."""
    sitting = opened()
    first, second, third, *rest = sitting.hand
    sitting.scene.tools.form.focus_id("hand/0")
    sitting.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert sitting.hand == (second, first, third, *rest)
    sitting.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    sitting.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    assert sitting.hand == (first, second, third, *rest)
    sitting.key(pygame.K_SPACE)
    sitting.click("hand/1")
    sitting.scene.tools.form.focus_id("hand/0")
    sitting.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert sitting.hand == (third, first, second, *rest)
    assert sorted(sitting.scene.state.arrangement.chosen) == [1, 2]


def test_a_tremble_of_the_hand_is_a_click_and_no_drag() -> None:
    """A few pixels between press and release choose the card."""
    sitting = opened()
    x, y = sitting.at("hand/2")
    sitting.post(
        Posted(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1),
        Posted(pygame.MOUSEMOTION, pos=(x + 4, y + 3), rel=(4, 3), buttons=(1, 0, 0)),
        Posted(pygame.MOUSEBUTTONUP, pos=(x + 4, y + 3), button=1),
    )
    assert sitting.scene.state.arrangement.chosen == (2,)


def test_a_drag_broken_off_by_the_right_button_changes_nothing() -> None:
    """The card glides home; it is neither laid nor moved."""
    sitting = opened()
    before, hand = sitting.game.turn, sitting.hand
    sitting.lift(sitting.at(sitting.card("KC")), sitting.at("meld/0/0"))
    assert sitting.scene.busy
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("meld/0/0"), button=3))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("meld/0/0"), button=1))
    assert (sitting.game.turn, sitting.hand) == (before, hand)
    assert not sitting.scene.busy


MANY = "*R 2S AC KD KC QS QH JC JD TC TD 9S 9H 8D 8C 7S 7H 7C 4S 4H"


def test_an_order_made_by_hand_is_kept_when_cards_come() -> None:
    """Dragged to the other end, the card stays there after the draw; what was drawn comes behind everything."""
    sitting = Sitting(table(hand="KC QD 9H 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    last = sitting.scene.state.layout.hits[HandCard(3)]
    sitting.drag("hand/0", (last.right + 40, last.centery))
    arranged = sitting.hand
    assert arranged[-1] == "KC"
    sitting.key(pygame.K_d)
    assert sitting.hand[:4] == arranged
    assert sorted(sitting.hand[4:]) == ["AD", "AS"]
    assert sitting.scene.state.arrangement.sort == "mine"


@pytest.mark.parametrize("hand", ["KC QD 4S", MANY])
def test_new_cards_are_marked_until_the_turn_ends(hand: str) -> None:
    """In a fan by a word, in rows, where a word would hide the rank below, by a dot: never by a rim, which is what
    a hint gives its cards.
    """
    sitting = Sitting(table(hand=hand, rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.game.go(Draw())
    sitting.pass_time()
    in_rows = len(sitting.hand) > MOST_IN_A_FAN
    signs = [badge for badge in sitting.scene.state.layout.badges if badge.text == "NEW"]
    dots = [badge for badge in sitting.scene.state.layout.badges if badge.style == "dot"]
    assert len(dots if in_rows else signs) == 2
    assert not (signs if in_rows else dots)
    assert not any(sprite.mark for sprite in sitting.scene.state.layout.sprites)
    sitting.drag(sitting.card("4S"), "discard")
    assert not any(badge.text == "NEW" for badge in sitting.scene.state.layout.badges)
    assert not any(badge.style == "dot" for badge in sitting.scene.state.layout.badges)
