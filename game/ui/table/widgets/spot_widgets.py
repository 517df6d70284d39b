"""Focusable things on the table: cards, melds, piles, lines of the log.

These widgets draw nothing: the table is drawn elsewhere.
"""

from collections.abc import Callable
from functools import cached_property, partial

import pygame
from pygame import Event, Rect, Surface

from game.toolkit.kit import Kit
from game.toolkit.widgets import ACTIVATE, Widget
from game.turn.spots import Spot
from game.ui.table.table_nodes import Node

Opener = Callable[[int, Kit, Surface], None]
"""Draws a team's band of chips large, over everything else."""


class PlaceWidget(Widget):
    """A place that Enter or Space presses."""

    radius = 8.0

    def __init__(self, id: str, label: str, rect: Rect, on_press: Callable[[], None], tip: Callable[[], str]) -> None:
        super().__init__(id, label)
        self.rect = rect
        self._on_press, self._make_tip = on_press, tip

    def tip(self) -> str:
        return self._tip

    @cached_property
    def _tip(self) -> str:
        return self._make_tip()

    def key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self._on_press()
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        pass


class SpotWidget(PlaceWidget):
    """Something on the felt; the scene handles the mouse. `opens` draws a band of chips large, shown instead of the tip
    for a resting pointer.
    """

    def __init__(self, node: Node, on_press: Callable[[Spot], None], opens: Opener) -> None:
        super().__init__(node.id, node.label, node.rect, lambda: on_press(node.spot), lambda: node.tip)
        self.node = node
        self.enabled, self.focusable = node.enabled, node.takes_keys
        self.opened = partial(opens, node.chips_of) if node.chips_of is not None else None

    @property
    def spot(self) -> Spot:
        return self.node.spot

    def draw_tip(self, kit: Kit, surface: Surface, pointer: tuple[int, int]) -> None:
        """Open a band of chips, or say a few words."""
        if self.opened is not None:
            self.opened(kit, surface)
        else:
            super().draw_tip(kit, surface, pointer)


class LogLineWidget(PlaceWidget):
    """A line of the log. A press shows at once where its cards are, like a resting pointer."""

    def __init__(
        self, number: int, label: str, rect: Rect, say: Callable[[str, tuple[int, int]], None], where: Callable[[], str]
    ) -> None:
        super().__init__(f"log/{number}", label, rect, lambda: say(self.tip(), rect.midbottom), where)
        self.number = number

    def mouse(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.hit(event.pos):
            self._on_press()
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
