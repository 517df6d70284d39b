"""A choice among many: shows one, opens a list."""

from collections.abc import Callable, Sequence
from typing import Final, Self

import pygame
from pygame import Event, Rect, Surface

from game.toolkit.drawing.theme import BUTTON_RIM, CREAM, GOLD, OFF_TEXT, PANEL, ROW, ROW_CHOSEN
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets.base import ACTIVATE, Widget

LETTERS: Final = 28
"""Design pixels of what is chosen, and of the list."""


class Dropdown(Widget):
    """Enter, Space or a click opens the list; arrows move in it, Enter takes, Esc leaves everything as it was. A list
    that is higher than the window scrolls with the arrows and the wheel.
    """

    radius = 12
    lies_over = True
    doing = (*Widget.doing, "is_open", "at", "_first", "_window_height")

    def __init__(
        self, id: str, label: str, options: Sequence[str], chosen: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(id, label)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self.is_open = False
        self.at = chosen
        """The index of the current row."""
        self._first = 0  # the top visible row
        self._window_height = 10_000

    def adopt(self, old: Self) -> None:
        """The current row stays the same if others come or go; without it, what is chosen is current."""
        super().adopt(old)
        if self.options != old.options:
            row = old.options[old.at]
            self.at = self.options.index(row) if row in self.options else self.chosen

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        super().fit_into(kit, rect)
        self._bring_into_sight()

    @property
    def value(self) -> str:
        return self.options[self.chosen]

    @property
    def captures(self) -> bool:
        return self.is_open

    def open(self) -> None:
        """Show the list."""
        self.is_open, self.at = True, self.chosen
        self._bring_into_sight()

    def take(self, index: int) -> None:
        self.is_open = False
        if index != self.chosen:
            self.chosen = index
            self.on_change(index)

    @property
    def _most(self) -> int:
        """How many rows fit into the window."""
        return max(1, (self._window_height - 8) // max(1, self.rect.h))

    @property
    def _in_sight(self) -> range:
        """The indices of the rows that the window shows."""
        return range(self._first, min(len(self.options), self._first + self._most))

    def _bring_into_sight(self) -> None:
        """Scroll so that the current row is visible."""
        last = max(0, len(self.options) - self._most)
        self._first = min(last, max(self.at - self._most + 1, min(self._first, self.at)))

    def row(self, index: int) -> Rect:
        """The place of one line of the open list: below, or above if the window ends, or beside if it is as high as the
        window.
        """
        total = self.rect.h * len(self._in_sight)
        top = self.rect.bottom + 4
        if top + total > self._window_height:
            top = self.rect.top - 4 - total
            if top < 0:
                top = max(4, min(self.rect.bottom + 4, self._window_height - total - 4))
        return Rect(self.rect.left, top + (index - self._first) * self.rect.h, self.rect.w, self.rect.h)

    def wheel(self, steps: int) -> bool:
        """Scroll a row per notch, unless all are visible."""
        if not self.is_open:
            return False
        most = len(self._in_sight)
        self._first = min(len(self.options) - most, max(0, self._first - steps))
        self.at = min(self._first + most - 1, max(self._first, self.at))
        return True

    def mouse(self, event: Event) -> bool:
        """A press opens the list, or chooses the row under it."""
        is_press = event.type == pygame.MOUSEBUTTONDOWN
        if not self.is_open:
            if is_press and self.enabled:
                self.open()
            return is_press
        under = next((n for n in self._in_sight if self.row(n).collidepoint(event.pos)), None)
        if under is not None and event.type == pygame.MOUSEMOTION:
            self.at = under
        elif under is not None and is_press:
            self.take(under)
        elif is_press:
            self.is_open = False
        return is_press or event.type == pygame.MOUSEMOTION

    def key(self, event: Event) -> bool:
        """Opens with Enter or Space; then arrows, Enter, Esc."""
        if event.type != pygame.KEYDOWN:
            return False
        if not self.is_open:
            if event.key in ACTIVATE and self.enabled:
                self.open()
                return True
            return False
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self.at = (self.at + (1 if event.key == pygame.K_DOWN else -1)) % len(self.options)
            self._bring_into_sight()
        elif event.key in ACTIVATE:
            self.take(self.at)
        elif event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.is_open = False
        return True

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The chosen one, and a sign that there are more."""
        self._window_height = surface.get_height()
        kit.paint.panel(surface, self.rect, ROW, 1, BUTTON_RIM, 12, 2)
        side = kit.theme.u(28)
        kit.paint.icon(surface, "down", (self.rect.right - side, self.rect.centery), side, CREAM)
        at, room = (self.rect.left + kit.theme.u(18), self.rect.centery), self.rect.w - 3 * side
        ink = CREAM if self.enabled else OFF_TEXT
        kit.text.draw(surface, self.value, at, LETTERS, ink, "strong", room=room, height=self.rect.h)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        if not self.is_open:
            return
        seen = self._in_sight
        whole = self.row(seen[0]).union(self.row(seen[-1]))
        kit.paint.panel(surface, whole.inflate(8, 8), PANEL, 1, GOLD, 12, 2, shadow=True)
        for n in seen:
            option, row = self.options[n], self.row(n)
            if n == self.at:
                kit.paint.panel(surface, row, ROW_CHOSEN, 1, GOLD, 10, 2)
            kit.text.draw(
                surface,
                option,
                (row.left + kit.theme.u(18), row.centery),
                LETTERS,
                CREAM,
                "strong",
                room=row.w - kit.theme.u(70),
            )
            if n == self.chosen:
                kit.paint.icon(surface, "tick", (row.right - kit.theme.u(28), row.centery), kit.theme.u(26), GOLD)

    def targets(self) -> list[Target]:
        """The whole, and the rows of the open list."""
        rows = [target(f"row/{n}", self.options[n], self.row(n)) for n in self._in_sight] if self.is_open else []
        return [*super().targets(), *rows]
