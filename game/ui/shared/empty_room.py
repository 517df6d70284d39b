"""A screen where nothing is yet: a pale picture of cards, a sentence, and one way on."""

from functools import partial

from game.toolkit.boxes import Box, Column, Grow, Picture, Sized, Space, WidgetSlot, Words
from game.toolkit.drawing.theme import CREAM
from game.toolkit.widgets import Button
from game.ui.shared.ornaments import draw_lit_fan

FAN_LIGHT, FAN_SCALE = 400, 0.58
"""The design radius of the light round the picture, and the picture's share of the main menu's."""


def empty_room(why: str, way: Button | None = None) -> Box:
    """`why` there is nothing, and the button for what would change that, if there is one."""
    picture = Picture(partial(draw_lit_fan, FAN_LIGHT, FAN_SCALE), height=400)
    sentence = Words(why, 42, CREAM, "heading", "center")
    ways = [Space(24), Sized(WidgetSlot(way, 96), most_width=440)] if way is not None else []
    return Column(Grow(), picture, sentence, *ways, Grow())
