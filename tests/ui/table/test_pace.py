"""How fast a game goes: flying apart from resting, and waiting for the person after each player."""

import pygame
import pytest
from msgspec.structs import replace

from game.ai.fallback_move import fallback_move
from game.engine.moves import Discard, Draw
from game.engine.table.view import view_of
from game.toolkit.speed import SPEEDS
from game.ui.shared.preferences import Pause, Preferences
from tests.build import WEB, table
from tests.turn.test_laps import LONG_STOCK
from tests.ui.drive import click
from tests.ui.table.table_games import Sitting


def test_slow_is_slow() -> None:
    """At Slow everything takes more than twice as long as at Normal, and Normal twice as long as at Fast."""
    assert SPEEDS["slow"] >= 2.5 * SPEEDS["normal"]
    assert SPEEDS["normal"] >= 2 * SPEEDS["fast"]


def test_resting_is_apart_from_flying() -> None:
    """A long rest is long however fast cards fly, a short one short however slow; else it goes with the cards."""
    fast, slow = Preferences(speed="fast", pause="long"), Preferences(speed="slow", pause="short")
    assert fast.pause_seconds > 1.5 > 0.5 > slow.pause_seconds
    assert replace(fast, speed="off").pause_seconds == fast.pause_seconds
    assert (
        Preferences(speed="slow").pause_seconds > Preferences().pause_seconds > Preferences(speed="off").pause_seconds
    )


def waiting(pause: Pause = "wait", speed: str = "normal") -> Sitting:
    """Seat 0 has played; seat 1 plays its turn."""
    sitting = Sitting(table("KC KD KH KS AS AC AD 4S 4D 9S", WEB, stock=LONG_STOCK), speed=speed)
    sitting.scene.prefer(replace(sitting.scene.state.preferences, pause=pause))
    sitting.game.go(Draw())
    sitting.game.go(Discard(sitting.game.view.hand[-1]))
    sitting.settle()
    turn_of_next(sitting)
    return sitting


def turn_of_next(sitting: Sitting) -> None:
    """Whoever is to play plays a whole turn, each move when the last one has been seen."""
    seat = sitting.game.turn.table.board.mover
    while sitting.game.turn.table.board.mover == seat:
        assert sitting.scene.is_resting
        sitting.game.go(fallback_move(view_of(sitting.game.turn.table, seat)))
        for _ in range(100):
            sitting.pass_time(0.1)


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("by", ["space", "felt", "button"])
def test_nobody_plays_on_before_the_person(by: str, speed: str) -> None:
    """Given "wait for me", after a turn nothing goes on in ten seconds, and the window is not busy; Space, a click on
    the felt or the button lead on; the hand can be used meanwhile.
    """
    sitting = waiting(speed=speed)
    scene = sitting.scene
    assert not scene.is_resting
    assert scene.waits_after == 1
    assert not scene.report().busy
    sitting.click("hand/0")
    assert scene.state.arrangement.chosen == (0,)
    assert scene.waits_after == 1
    if by == "space":
        sitting.key(pygame.K_SPACE)
    elif by == "felt":
        sitting.post(*click(scene.state.layout.places.rect("Opening").midtop))
    else:
        scene.wait_no_longer()
    assert scene.is_resting
    turn_of_next(sitting)
    assert scene.waits_after == 2


def test_before_ones_own_turn_nobody_waits() -> None:
    """Given the last of the others has played, the own turn is there."""
    sitting = waiting()
    for _ in range(2):
        sitting.key(pygame.K_SPACE)
        turn_of_next(sitting)
    assert sitting.game.view.is_mine
    assert sitting.scene.is_resting
    assert sitting.scene.waits_after is None


def test_whoever_stops_waiting_is_waited_for_no_longer() -> None:
    """Given another choice meanwhile, the game goes on."""
    sitting = waiting()
    sitting.scene.prefer(replace(sitting.scene.state.preferences, pause="short"))
    sitting.pass_time(0.1)
    assert sitting.scene.is_resting
