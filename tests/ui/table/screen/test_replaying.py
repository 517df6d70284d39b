"""The last lap, shown again: the same as before, and nothing is changed by it."""

import pygame
import pytest

from game.ai.fallback_move import fallback_move
from game.cards import Card
from game.engine.events import Discarded
from game.engine.moves import Discard, Draw
from game.engine.table.view import view_of
from game.ui.table.sprites import HiddenInHand, OnPile
from tests.build import WEB, table, there
from tests.slow import slow_except
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


def test_the_sheet_of_the_last_turns_has_two_buttons() -> None:
    """Given what was done since the last turn, Replay and Close have frames; the full log and the panel are links."""
    sitting = after_a_lap("off")
    sitting.key(pygame.K_w)
    kinds = {button.id: button.kind for button in there(sitting.scene.modal).buttons}
    assert {id for id, kind in kinds.items() if kind == "quiet"} == {"button/whole_log", "button/keep_left"}
    assert kinds.keys() == {"button/whole_log", "button/keep_left", "button/play_lap", "button/close"}


@pytest.mark.parametrize(("speed", "reduced"), [("normal", False), ("slow", False), ("normal", True), ("off", False)])
@pytest.mark.parametrize("by", slow_except(["key"], ["key", "sheet", "key on the sheet", "panel"]))
def test_the_last_lap_is_shown_again_and_changes_nothing(speed: str, reduced: bool, by: str) -> None:
    """By V, from the sheet of what was done, and from the sheet below the loudspeaker: the picture at its end is the
    picture of before, the game has had no event, and on the way the cards of the lap were seen going by.
    """
    sitting = after_a_lap(speed, reduced_motion=reduced)
    before = list(sitting.scene.frames.sprites)
    count, arrangement = sitting.game.event_count, sitting.scene.state.arrangement
    thrown = [event.card for moment in sitting.game.lap for event in moment.events if isinstance(event, Discarded)]
    match by:
        case "key":
            sitting.key(pygame.K_v)
        case "sheet":
            sitting.key(pygame.K_w)
            sitting.click("button/play_lap")
        case "key on the sheet":
            sitting.key(pygame.K_w)
            sitting.key(pygame.K_v)
        case _:
            for _ in range(60):
                sitting.key(pygame.K_TAB)
                focused = sitting.scene.tools.form.focused
                if focused is not None and focused.id == "button/again":
                    break
            sitting.key(pygame.K_RETURN)
    upcards: set[Card] = set()
    for _ in range(4000):
        if sitting.scene.is_resting:
            break
        sitting.pass_time(0.05)
        upcards |= {s.card for s in sitting.scene.frames.sprites if s.place == OnPile() and s.card is not None}
        assert sitting.scene.report().busy or sitting.scene.is_resting
    assert sitting.scene.is_resting
    assert upcards >= set(thrown)
    assert list(sitting.scene.frames.sprites) == before
    assert (sitting.game.event_count, sitting.scene.state.arrangement) == (count, arrangement)


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
