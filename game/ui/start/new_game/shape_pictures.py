"""Table shapes as small pictures: who sits where, and in which team."""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import screens as say
from game.toolkit.boxes import Box, Column, Grow, Panel, Picture, Space, Words, row_board
from game.toolkit.drawing.theme import CREAM
from game.toolkit.kit import Kit
from game.ui.shared.ornaments import draw_small_table
from game.ui.start.new_game.choices import players_of, seat_teams, teams_of

TABLE: Final = (140, 108)
"""The design pixels that a table with its seats needs; in less space everything is smaller."""


def shape_words(shape: str) -> tuple[str, str]:
    """How many sit at a table, and who plays with whom.

    >>> shape_words("6:3v3"), shape_words("2:1v1"), shape_words("5:solo")
    (('6', 'teams of three'), ('2', 'head to head'), ('5', 'no partners'))
    """
    players, teams = players_of(shape), teams_of(shape)
    return str(players), say.shape(teams, players // teams)


def shape_tile(shape: str) -> Box:
    picture = Picture(partial(_draw_table, shape, 1.3))
    return Column(Space(8), Grow(picture), Words(shape_words(shape)[1], 24, CREAM, align="center", lines=1), Space(8))


def small_table(shape: str, below: Box, chosen: bool) -> Box:
    """A card with a table from above and something below it; golden if it is chosen."""
    picture = Picture(partial(_draw_table, shape, 1.0))
    return Panel(Column(Grow(picture), below), (4, 6), row_board(chosen, 16, 3 if chosen else 1.5))


def _draw_table(shape: str, most: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    scale = min(most, *(length / max(1, kit.theme.u(needed)) for length, needed in zip(rect.size, TABLE, strict=True)))
    draw_small_table(kit, surface, rect.center, seat_teams(shape), scale)
