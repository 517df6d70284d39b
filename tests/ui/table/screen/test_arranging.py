"""Arranging the hand: by dragging, by sorting and by keys, and what is new in it."""

import pygame
import pytest

from game.engine.moves import Draw
from game.ui.table.layout.hand import MOST_IN_A_FAN
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting, opened


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


MANY = "*R 2S AC KD KC QS QH JC JD TC TD 9S 9H 8D 8C 7S 7H 7C 4S 4H"


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
