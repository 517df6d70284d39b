"""A choice among many: shows one, opens a list."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import BUTTON_RIM, CREAM, GOLD, PANEL, ROW, ROW_CHOSEN
from game.ui.widgets.base import ACTIVATE, Widget


class Dropdown(Widget):
    """Enter, Space or a click opens the list; arrows move in it, Enter takes, Esc leaves everything as it was."""

    role = "list"
    radius = 12

    def __init__(
        self, id: str, label: str, options: Sequence[str], chosen: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(id, label)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self.is_open = False
        self._at = chosen
        self._window_height = 10_000

    @property
    def value(self) -> str:
        """The words of the choice taken."""
        return self.options[self.chosen]

    @property
    def captures(self) -> bool:
        """While the list is open."""
        return self.is_open

    def open(self) -> None:
        """Show the list."""
        self.is_open, self._at, self.changed = True, self.chosen, True

    def take(self, index: int) -> None:
        """Choose one and close."""
        self.is_open, self.changed = False, True
        if index != self.chosen:
            self.chosen = index
            self.on_change(index)

    def row(self, index: int) -> Rect:
        """Where one line of the open list lies: below, or above where the window ends."""
        total = self.rect.h * len(self.options)
        top = self.rect.bottom + 4
        if top + total > self._window_height:
            top = max(0, self.rect.top - 4 - total)
        return Rect(self.rect.left, top + index * self.rect.h, self.rect.w, self.rect.h)

    def mouse(self, event: Event) -> bool:
        """A press opens the list, or takes the row under it."""
        if event.type == pygame.MOUSEMOTION and self.is_open:
            for n in range(len(self.options)):
                if self.row(n).collidepoint(event.pos):
                    self._at = n
            return True
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if not self.is_open:
            if self.enabled:
                self.open()
            return True
        for n in range(len(self.options)):
            if self.row(n).collidepoint(event.pos):
                self.take(n)
                return True
        self.is_open = False
        return True

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
            self._at = (self._at + (1 if event.key == pygame.K_DOWN else -1)) % len(self.options)
        elif event.key in ACTIVATE:
            self.take(self._at)
        elif event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.is_open = False
        return True

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The choice taken, and a sign that there are more."""
        self._window_height = surface.get_height()
        kit.paint.panel(surface, self.rect, ROW, 1, BUTTON_RIM, 12, 2)
        side = kit.theme.u(28)
        kit.paint.icon(surface, "down", (self.rect.right - side, self.rect.centery), side, CREAM)
        room = self.rect.w - 3 * side
        kit.text.draw(
            surface, self.value, (self.rect.left + kit.theme.u(18), self.rect.centery), 24, CREAM, "strong", room=room
        )

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        """The open list."""
        if not self.is_open:
            return
        whole = self.row(0).unionall([self.row(len(self.options) - 1)])
        kit.paint.panel(surface, whole.inflate(8, 8), PANEL, 1, GOLD, 12, 2, shadow=True)
        for n, option in enumerate(self.options):
            row = self.row(n)
            if n == self._at:
                kit.paint.panel(surface, row, ROW_CHOSEN, 1, GOLD, 10, 2)
            kit.text.draw(
                surface,
                option,
                (row.left + kit.theme.u(18), row.centery),
                24,
                CREAM,
                "strong",
                room=row.w - kit.theme.u(70),
            )
            if n == self.chosen:
                kit.paint.icon(surface, "tick", (row.right - kit.theme.u(28), row.centery), kit.theme.u(26), GOLD)

    def targets(self) -> list[Target]:
        """The whole, and the rows of the open list."""
        rows = (
            [target(f"row/{n}", option, self.row(n)) for n, option in enumerate(self.options)] if self.is_open else []
        )
        return [*super().targets(), *rows]
