"""What lies on top of the table, piece by piece."""

import pygame
from pygame import Rect
from pygame.event import Event as Posted

from game.toolkit.widgets.base import Widget
from game.ui.table.draw.picture_piece import PicturePiece, changed
from tests.build import WEB, table
from tests.ui.drive import kit_at
from tests.ui.table.table_games import Sitting

SIZE = (1920, 1080)


def tops(sitting: Sitting) -> list[PicturePiece]:
    """As they are now."""
    kit = kit_at(SIZE)
    return sitting.scene.tools.parts(kit, kit, "Round 1")


def sitting_down() -> Sitting:
    """A person who may draw."""
    return Sitting(table(hand="KC 8H 5C", rules=WEB, pile="9D", stock="AS AD 5H 6H"), SIZE)


def point_at(sitting: Sitting, id: str) -> Widget:
    """The pointer comes to a widget."""
    widget = next(widget for widget in sitting.scene.tools.form.widgets if widget.id == id)
    sitting.post(Posted(pygame.MOUSEMOTION, pos=widget.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    return widget


def bars_left_out(before: list[PicturePiece], after: list[PicturePiece]) -> list[Rect]:
    """Where something looks different; each call makes a kit of its own, so that the bar is always another one."""
    return [rect for rect in changed(before, after) if rect.topleft != (0, 0)]


def test_buttons_that_stay_as_they_are_are_not_drawn_again() -> None:
    """The table is shown anew, and nothing on top of it has changed."""
    sitting = sitting_down()
    before = tops(sitting)
    assert bars_left_out(before, tops(sitting)) == []


def test_a_tip_is_drawn_where_it_is_said_and_no_further() -> None:
    """Below the pointer that rests on a button."""
    sitting = sitting_down()
    button = point_at(sitting, "button/hint")
    sitting.pass_time(0.01)
    before = tops(sitting)
    for _ in range(10):
        sitting.pass_time(0.1)
    (rect,) = bars_left_out(before, tops(sitting))
    assert rect.bottom > button.rect.bottom
    assert rect.w < 900
