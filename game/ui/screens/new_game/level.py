"""How well a computer player at a seat of New game plays, and in which style."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from game.ai.player import STYLES, Style
from game.ai.roster import LEVELS
from game.ui.core.targets import Target, target
from game.ui.widgets import Segmented
from game.words import screens as words


class SeatLevel(Segmented):
    """The levels side by side. The taken one pressed again, the wheel and S lead to the next style."""

    def __init__(self, id: str, label: str, level: str, change: Callable[[int], None], restyle: Callable[[int], None]):
        """`restyle` hears by how many styles to go on."""
        titles = [words.LEVEL_WORDS[name][0] for name in LEVELS]
        super().__init__(id, label, titles, LEVELS.index(level), change, size=21.5)
        self._restyle = restyle
        self.tooltip = words.NEXT_STYLE

    def mouse(self, event: Event) -> bool:
        """A press takes the level under it, or goes on with its style."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.cell(self.chosen).collidepoint(event.pos):
            self._restyle(1)
            return True
        return super().mouse(event)

    def wheel(self, steps: int) -> bool:
        """The style before or after."""
        self._restyle(-steps)
        return True

    def key(self, event: Event) -> bool:
        """S goes on with the style; the others as they do."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s:
            self._restyle(1)
            return True
        return super().key(event)

    def targets(self) -> list[Target]:
        """The whole, and each level; the taken one can be pressed again."""
        return [
            target(cell.id, cell.label, self.cell(self.chosen)) if cell.id == f"{self.id}/{self.chosen}" else cell
            for cell in super().targets()
        ]


def next_style(style: Style, by: int) -> Style:
    """The style so many further on, round and round from the careful one to the racing one.

    >>> next_style("balanced", 1), next_style("racing", 1), next_style("careful", -1)
    ('racing', 'careful', 'racing')
    """
    return STYLES[(STYLES.index(style) + by) % len(STYLES)]
