"""A choice among a few cards, each showing what it means."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from pygame import K_BACKSPACE, K_DELETE, K_DOWN, K_UP, KEYDOWN, Event, Rect, Surface

from game.toolkit.boxes import Box, Paint, Panel, Placed, row_board
from game.toolkit.drawing.theme import GOLD, INK_ON_GOLD
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets.switches_and_sliders import Segmented

GAP, TICK = 10, 30
"""Design pixels between two cards, and of the tick on the chosen one."""
FEW: Final = 3
"""Up to this many cards side by side there is room for a wide edge."""


def draw_tick(kit: Kit, surface: Surface, card: Rect) -> None:
    """In the corner of the card that is chosen."""
    side = kit.theme.u(TICK)
    at = (card.right - side * 2 // 3, card.top + side * 2 // 3)
    kit.paint.icon(surface, "disc", at, side, GOLD)
    kit.paint.icon(surface, "tick", at, side * 3 // 4, INK_ON_GOLD)


class Tile(Struct, frozen=True):
    """A choice: its name, and the box that shows it; `id` if its target isn't its number; `about` for screen readers,
    instead of the box's texts.
    """

    label: str
    inside: Box
    id: str = ""
    about: str = ""


class Tiles(Segmented):
    """Cards in rows of `columns`; a single stop of Tab, arrows move inside. Nothing is `chosen` below 0."""

    apart = GAP

    def __init__(
        self,
        id: str,
        label: str,
        tiles: Sequence[Tile],
        chosen: int,
        on_change: Callable[[int], None],
        columns: int,
        *,
        may_be_open: bool = False,
    ) -> None:
        """With `may_be_open`, a press on the chosen one, or Delete, clears the choice."""
        super().__init__(id, label, [tile.label for tile in tiles], chosen, on_change)
        self._tiles = tiles
        self._columns = min(columns, len(tiles))
        self._gap = self.apart
        self._may_be_open = may_be_open

    @property
    def value(self) -> str:
        return super().value if self.chosen >= 0 else ""

    def spoken_text(self, index: int) -> str:
        return self._tiles[index].about or super().spoken_text(index)

    def wanted(self, kit: Kit) -> int:
        return 0

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.rect, self._gap = rect, max(4, kit.theme.u(self.apart))

    def cell(self, index: int) -> Rect:
        line, column = divmod(index, self._columns)
        lines = -(-len(self.options) // self._columns)
        width, height = self.rect.w + self._gap, self.rect.h + self._gap
        left, right = (at * width // self._columns for at in (column, column + 1))
        top, bottom = (at * height // lines for at in (line, line + 1))
        return Rect(self.rect.left + left, self.rect.top + top, right - left - self._gap, bottom - top - self._gap)

    def choose(self, index: int) -> None:
        if self._may_be_open and self.enabled and index == self.chosen >= 0:
            self.chosen = -1
            self.on_change(-1)
        else:
            super().choose(index)

    def does_something(self, index: int) -> bool:
        return self._may_be_open or super().does_something(index)

    def key(self, event: Event) -> bool:
        """Side by side in reading order; up and down if there are several rows."""
        if event.type == KEYDOWN and event.key in (K_DELETE, K_BACKSPACE) and self._may_be_open:
            self.choose(self.chosen)
            return True
        by = {K_UP: -self._columns, K_DOWN: self._columns}.get(getattr(event, "key", 0))
        if event.type == KEYDOWN and by is not None:
            there = max(0, self.chosen) + by
            is_there = 0 <= there < len(self.options)
            self.choose(there)
            return is_there
        return super().key(event)

    def ground(self, chosen: bool) -> Paint:
        """The ground of a card."""
        return row_board(chosen, 14, 3 if chosen else 1.5)

    def draw(self, kit: Kit, surface: Surface) -> None:
        for n, tile in enumerate(self._tiles):
            cell, on = self.cell(n), n == self.chosen
            inside = Panel(tile.inside, (16 if self._columns <= FEW else 4, 4), self.ground(on))
            Placed(inside, kit, cell).draw(kit, surface)
            if on:
                draw_tick(kit, surface, cell)

    def targets(self) -> list[Target]:
        """As side by side, or each choice under an id of its own."""
        found = super().targets()
        if not found or not all(tile.id for tile in self._tiles):
            return found
        named = zip(found[1:], self._tiles, strict=True)
        return [target(tile.id, one.label, Rect(one.rect), one.enabled) for one, tile in named]
