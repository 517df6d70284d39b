"""The crosses on staged groups and on the sheet."""

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.toolkit.widgets.form import Form
from game.ui.table.layout.bands import Frame
from game.ui.table.table_game import TableHooks
from game.ui.table.widgets.crosses import TAP, Cross, place_crosses
from tests.build import WEB, table
from tests.ui.drive import find
from tests.ui.table.table_games import Sitting


def test_groups_that_begin_a_meld_have_a_cross_each_which_keeps_its_state() -> None:
    """Cards staged onto a meld go home by a click on them; the same group has the same cross after a new layout."""
    pressed: list[int] = []
    form = Form()
    frames = [Frame(0, Rect(100, 100, 200, 120), (), True), Frame(1, Rect(400, 100, 90, 90), (), False)]
    (cross,) = place_crosses(frames, 0.667, pressed.append)
    form.declare([cross])
    cross.pressed = True
    (again,) = place_crosses(frames, 0.667, pressed.append)
    form.adopt(again)
    assert (again.id, again.rect, again.pressed) == (cross.id, cross.rect, True)
    again.press()
    assert pressed == [0]


def test_what_can_be_hit_lies_above_the_cards_of_its_group() -> None:
    """44 pixels each way, from the first row of the cards upward."""
    frame = Rect(100, 100, 200, 120)
    cross = Cross(Frame(0, frame, (), True), 6, lambda group: None)
    assert cross.rect.size == (TAP, TAP)
    assert cross.rect.bottom == frame.top + 6
    assert cross.rect.collidepoint(frame.topright)


def test_the_cross_on_the_sheet_puts_tips_away() -> None:
    """In the first round alone; it lies inside the sheet, by mouse and keys; without tips the turn alone is named."""
    put: list[str] = []
    hooks = TableHooks(on_no_tips=lambda: put.append("away"))
    sitting = Sitting(table(hand="9C 9S KD KS KH", rules=WEB, pile="4S 9D"), hooks=hooks)
    assert "you hold two nines" in sitting.message
    place = sitting.scene.state.layout.places.rect("Tip")
    assert place.contains(Rect(find(sitting.scene, "button/no_tips").rect).inflate(-8, -8))
    sitting.click("button/no_tips")
    sitting.scene.tools.form.focus_id("button/no_tips")
    sitting.key(pygame.K_SPACE)
    assert put == ["away", "away"]
    sitting.scene.prefer(replace(sitting.scene.state.preferences, tips=False))
    sitting.pass_time()
    assert sitting.message == "Your turn: draw."
    assert "button/no_tips" not in {target.id for target in sitting.scene.report().targets}
    later = Sitting(table(hand="9C 9S KD KS KH AC AD AH", rules=WEB, pile="4S 9D", n=2), hooks=hooks)
    assert "button/no_tips" not in {target.id for target in later.scene.report().targets}
    assert later.message == "Your turn: draw. Draw two from the stock, or take the pile."
