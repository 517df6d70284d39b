"""The last lap, kept and shown again: the same as before, and nothing is changed by it."""

import pygame
import pytest

from game.ai.fallback_move import fallback_move
from game.cards import Card
from game.engine.events import Discarded, Drew
from game.engine.moves import Discard, Draw
from game.engine.table.view import SPECTATOR, view_of
from game.ui.table.sprites import HiddenInHand, OnPile
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.slow import slow_except
from tests.ui.table.table_games import Sitting, note

STOCK = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")


def played(sitting: Sitting) -> None:
    """Seat 0 draws and discards, everybody else plays until it is to play again."""
    sitting.game.go(Draw())
    sitting.game.go(Discard(sitting.game.view.hand[-1]))
    sitting.settle()
    while not sitting.game.view.is_mine:
        seat = sitting.game.turn.table.board.mover
        sitting.game.go(fallback_move(view_of(sitting.game.turn.table, seat)))
        sitting.settle()


def at_table(speed: str = "normal", *, reduced_motion: bool = False, hooks: TableHooks | None = None) -> Sitting:
    """Four at a table, seat 0 to play."""
    now = table("KC KD KH KS AS AC AD 4S 4D 9S", WEB, stock=STOCK)
    return Sitting(now, speed=speed, reduced_motion=reduced_motion, hooks=hooks)


def test_a_lap_is_what_the_others_did_since_ones_last_turn() -> None:
    """Given two laps, only the last is kept in mind: the turns of the three others in their order, not the own ones."""
    sitting = at_table("off")
    played(sitting)
    first = sitting.game.lap
    sitting.game.go(Draw())
    assert sitting.game.lap == first, "drawing does not begin another lap"
    played_again = sitting
    sitting.game.go(Discard(sitting.game.view.hand[-1]))
    while not sitting.game.view.is_mine:
        seat = sitting.game.turn.table.board.mover
        sitting.game.go(fallback_move(view_of(sitting.game.turn.table, seat)))
    lap = played_again.game.lap
    ended = [event.seat for moment in lap for event in moment.events if isinstance(event, Discarded)]
    assert ended == [1, 2, 3]
    assert lap != first


def test_the_last_turn_of_somebody_is_one_turn() -> None:
    """The bug: of two turns of the same seat both were told. Given two laps, the second turn of seat 2 alone is."""
    sitting = at_table("off")
    played(sitting)
    sitting.game.go(Draw())
    sitting.game.go(Discard(sitting.game.view.hand[-1]))
    while not sitting.game.view.is_mine:
        sitting.game.go(fallback_move(view_of(sitting.game.turn.table, sitting.game.turn.table.board.mover)))
    for seats in ([2], [1, 2]):
        turn = sitting.game.laps.last_turn_of(seats)
        ended = [event.seat for moment in turn for event in moment.events if isinstance(event, Discarded)]
        assert ended == [2]


def test_hidden_cards_stay_hidden_in_what_is_kept() -> None:
    """Given a lap in which everybody drew, no other seat's drawn card is known in it; the own hand is one's own."""
    sitting = at_table("off")
    played(sitting)
    drew = [event for moment in sitting.game.lap for event in moment.events if isinstance(event, Drew)]
    assert len(drew) == 3
    assert all(event.cards is None for event in drew)
    assert {moment.after.seat for moment in sitting.game.lap} == {0}
    assert SPECTATOR not in {moment.before.seat for moment in sitting.game.lap}


def test_the_sheet_of_the_last_turns_has_two_buttons() -> None:
    """Given what was done since the last turn, Replay and Close have frames; the full log and the panel are links."""
    sitting = at_table("off")
    played(sitting)
    sitting.settle()
    sitting.key(pygame.K_w)
    dialog = sitting.scene.modal
    assert dialog is not None
    kinds = {button.id: button.kind for button in dialog.buttons}
    assert {id for id, kind in kinds.items() if kind == "quiet"} == {"button/whole_log", "button/keep_left"}
    assert kinds.keys() == {"button/whole_log", "button/keep_left", "button/play_lap", "button/close"}


@pytest.mark.parametrize(("speed", "reduced"), [("normal", False), ("slow", False), ("normal", True), ("off", False)])
@pytest.mark.parametrize("by", slow_except(["key"], ["key", "sheet", "key on the sheet", "panel"]))
def test_the_last_lap_is_shown_again_and_changes_nothing(speed: str, reduced: bool, by: str) -> None:
    """By V, from the sheet of what was done, and from the sheet below the loudspeaker: the picture at its end is the
    picture of before, the game has had no event, and on the way the cards of the lap were seen going by.
    """
    sitting = at_table(speed, reduced_motion=reduced)
    played(sitting)
    sitting.settle()
    before, count, arrangement = (
        list(sitting.scene.frames.sprites),
        sitting.game.event_count,
        sitting.scene.state.arrangement,
    )
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
    sitting = at_table()
    played(sitting)
    sitting.settle()
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
    sitting = at_table("off")
    sitting.key(pygame.K_v)
    assert "nothing to replay" in note(sitting)


def test_a_new_event_ends_it() -> None:
    """Given a move that comes meanwhile, that move is shown, and not the lap any longer."""
    sitting = at_table()
    played(sitting)
    sitting.settle()
    sitting.key(pygame.K_v)
    sitting.pass_time(0.1)
    sitting.game.go(Draw())
    sitting.settle()
    assert sitting.scene.is_resting
    assert sitting.scene.state.layout.hand == tuple(sitting.scene.state.layout.hand)
    assert sum(s.place == HiddenInHand() for s in sitting.scene.frames.sprites) == len(sitting.game.view.hand)
