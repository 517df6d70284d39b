"""The last lap, shown again: the same as before, and nothing is changed by it."""

import pygame
import pytest

from game.ai.fallback_move import fallback_move
from game.engine.moves import Discard, Draw
from game.engine.table.view import view_of
from game.ui.table.sprites import HiddenInHand
from tests.build import WEB, table
from tests.turn.test_laps import LONG_STOCK
from tests.ui.table.table_games import Sitting, note


def after_a_lap(speed: str = "normal", *, reduced_motion: bool = False) -> Sitting:
    """Four at a table; seat 0 drew and discarded, everybody else played, and it is to play again."""
    now = table("KC KD KH KS AS AC AD 4S 4D 9S", WEB, stock=LONG_STOCK)
    sitting = Sitting(now, speed=speed, reduced_motion=reduced_motion)
    sitting.game.go(Draw())
    sitting.game.go(Discard(sitting.game.view.hand[-1]))
    while not sitting.game.view.is_mine:
        sitting.game.go(fallback_move(view_of(sitting.game.turn.table, sitting.game.turn.table.board.mover)))
        sitting.settle()
    return sitting


@pytest.mark.parametrize("ends", ["space", "click"])
def test_a_click_or_space_ends_it_at_once_and_does_nothing_else(ends: str) -> None:
    """Given a lap that is shown again, a click on the stock draws nothing: the table is as it was."""
    sitting = after_a_lap()
    stock, before = sitting.at("stock"), list(sitting.scene.frames.sprites)
    sitting.key(pygame.K_v)
    sitting.pass_time(0.3)
    count = sitting.game.event_count
    if ends == "space":
        sitting.key(pygame.K_SPACE)
    else:
        sitting.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=stock, button=1))
        sitting.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=stock, button=1))
    assert sitting.scene.is_resting
    assert list(sitting.scene.frames.sprites) == before
    assert sitting.game.event_count == count


def test_with_nothing_to_show_again_it_says_so() -> None:
    """Before anybody has played."""
    sitting = Sitting(table("KC KD 4S"))
    sitting.key(pygame.K_v)
    assert "nothing to replay" in note(sitting)


def test_a_new_event_ends_it() -> None:
    """Given a move that comes meanwhile, that move is shown, and not the lap any longer."""
    sitting = after_a_lap()
    sitting.key(pygame.K_v)
    sitting.pass_time(0.1)
    sitting.game.go(Draw())
    sitting.settle()
    assert sitting.scene.is_resting
    assert sum(s.place == HiddenInHand() for s in sitting.scene.frames.sprites) == len(sitting.game.view.hand)
