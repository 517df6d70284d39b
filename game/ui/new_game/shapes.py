"""Shapes of table as little pictures: who sits where, and in which team."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.text.messages import screens as say
from game.ui.boxes import Box, Column, Grow, Panel, Picture, Placed, Words, board
from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD, LINE_LIGHT, OFF_TEXT, ROW, ROW_CHOSEN
from game.ui.new_game.choices import seat_teams
from game.ui.widgets import Button
from game.ui.widgets.ornaments import draw_small_table
from game.words import screens as words

TABLE = (140, 108)
"""The design pixels that a table and its seats need; in a smaller place all of it is smaller."""


def small_table(shape: str, below: Box, chosen: bool, dimmed: bool, lit: bool = False, opacity: float = 0.95) -> Box:
    """A card with a table from above and something below it; golden if it is chosen, its edge if it is `lit`."""
    ground = board(
        ROW_CHOSEN if chosen else ROW, opacity, GOLD if chosen or lit else LINE_LIGHT, 16, 3 if chosen else 1.5
    )
    return Panel(Column(Grow(Picture(partial(_draw_table, shape, dimmed))), below), (4, 6), ground)


def _draw_table(shape: str, dimmed: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    scale = min(1.0, *(length / max(1, kit.theme.u(most)) for length, most in zip(rect.size, TABLE, strict=True)))
    draw_small_table(kit, surface, rect.center, seat_teams(shape), scale, dimmed)


class ShapeButton(Button):
    """A shape of table to choose; those that the rule set does not list stay, dimmed."""

    def __init__(self, shape: str, choose: Callable[[str], None], is_chosen: bool, why_not: str) -> None:
        """`why_not` says why it can't be chosen, "" where it can."""
        numbers, kind = words.SHAPES[shape]
        super().__init__(f"button/{shape}", numbers, lambda: choose(shape), sub=kind(), why_not=why_not or None)
        self.help_key = "button/shape"
        self._shape = shape
        self._is_chosen = is_chosen

    def draw(self, kit: Kit, surface: Surface) -> None:
        on, colour = self.enabled, GOLD if self._is_chosen else CREAM
        name = Words(self.label, 25, colour if on else OFF_TEXT, "strong", "center", lines=1)
        kind = Words(self.sub if on else say.not_in_set(), 18, DIM if on else OFF_TEXT, align="center", lines=1)
        lit = self.hover and on
        card = small_table(self._shape, Column(name, kind), self._is_chosen, not on, lit, 0.95 if on else 0.35)
        Placed(card, kit, self.rect).draw(kit, surface)

    def targets(self) -> list[Target]:
        return [target(self.id, f"{self.label} {self.sub}", self.rect, self.enabled)]
