"""The cross on a staged group."""

from pygame import Rect

from game.ui.table.bands import Frame
from game.ui.table.crosses import TAP, Cross, place_crosses


def test_groups_that_begin_a_meld_have_a_cross_each_which_keeps_its_state() -> None:
    """Cards staged onto a meld go home by a click on them; the same group has the same cross after a new layout."""
    known: dict[int, Cross] = {}
    pressed: list[int] = []
    frames = [Frame(0, Rect(100, 100, 200, 120), (), True), Frame(1, Rect(400, 100, 90, 90), (), False)]
    (cross,) = place_crosses(known, frames, 0.667, pressed.append)
    cross.pressed = True
    (again,) = place_crosses(known, frames, 0.667, pressed.append)
    assert again is cross
    again.press()
    assert pressed == [0]


def test_what_can_be_hit_lies_above_the_cards_of_its_group() -> None:
    """44 pixels each way, from the first row of the cards upward."""
    cross = Cross(0, lambda group: None)
    frame = Rect(100, 100, 200, 120)
    cross.place(frame, 6)
    assert cross.rect.size == (TAP, TAP)
    assert cross.rect.bottom == frame.top + 6
    assert cross.rect.collidepoint(frame.topright)
