"""Pips that fall over a picture for a moment, never over text that must be read. Knows nothing about the occasion."""

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface, transform

from game.toolkit.drawing.theme import CREAM, GOLD_LIGHT, GOOD_RIM
from game.toolkit.kit import Kit
from game.toolkit.widgets import Movement
from game.ui.shared.marks import PIPS

MOST: Final = 40
"""The most pips that fall at once."""
TRIES: Final = 700
"""How many places are tried for them; with little room fewer pips fall."""
LASTS: Final = (0.8, 1.4)
"""Least and most seconds for one pip to fall."""
SPREAD: Final = 0.35
"""Seconds within which all pips have started."""
SIDES: Final = (20, 27, 35)
"""Design pixels of a pip."""
FALL: Final = (70, 190)
"""The length of a pip's way, in design pixels."""
NEAR: Final = 60
"""Design pixels between the beginnings of two."""
TURN: Final = 15
"""Degrees between two pictures of a turning pip."""
INKS: Final = {"S": CREAM, "H": "#FF8FA0", "D": "#8FD0FF", "C": GOOD_RIM}


class FallingPip(msgspec.Struct, frozen=True):
    """One pip: its suit, ink and side, where it starts, how far it falls, when and for how long."""

    suit: str
    ink: str
    side: int
    x: int
    y: int
    fall: int
    begins: float
    lasts: float
    leans: int

    @property
    def sweeps(self) -> Rect:
        """The area that it touches on its way."""
        box = Rect(0, 0, round(1.5 * self.side), self.fall + round(1.5 * self.side))
        box.midtop = (self.x, self.y - round(0.75 * self.side))
        return box

    def draw(self, kit: Kit, surface: Surface, time: float) -> Rect | None:
        """Draw it as it is after `time` seconds; returns what it covers, None while invisible."""
        share = (time - self.begins) / self.lasts
        if not 0 < share < 1:
            return None
        leans = TURN * round((self.leans + 90 * share * (1 if self.leans > 0 else -1)) / TURN)
        image = kit.paint.once(
            ("falling pip", self.suit, self.ink, self.side, leans),
            lambda: transform.rotozoom(kit.paint.path(PIPS[self.suit], self.side, self.ink), leans, 1.0),
        )
        image.set_alpha(round(235 * math.sin(math.pi * min(1.0, 0.25 + 0.75 * share))))
        return surface.blit(image, image.get_rect(center=(self.x, self.y + round(self.fall * share**1.4))))


class FallingPips:
    """The pips of one moment. They fall within `area` and avoid the rectangles in `off`; every time the same ones."""

    def __init__(self, kit: Kit, area: Rect, off: Sequence[Rect]) -> None:
        self.pips = tuple(_scattered(kit, area, off))
        self.lasts = max((pip.begins + pip.lasts for pip in self.pips), default=0.0)
        """Seconds until the last one is gone."""

    def draw(self, kit: Kit, surface: Surface, time: float) -> list[Rect]:
        """Draw them as they are after `time` seconds at normal speed; returns what they cover."""
        shown = (pip.draw(kit, surface, time) for pip in self.pips)
        return [rect for rect in shown if rect is not None and rect.w]


class FallingNow(Movement):
    """Pips that fall over a static screen, nowhere on what `off` returns."""

    def __init__(self, scale: float, off: Callable[[], Sequence[Rect]]) -> None:
        super().__init__(scale)
        self._off = off
        self._pips: FallingPips | None = None
        self._shown: list[Rect] = []

    @property
    def lasts(self) -> float:
        return self._pips.lasts if self._pips is not None else math.inf

    def draw(self, kit: Kit, surface: Surface) -> list[Rect]:
        if self._still is None or self._pips is None:
            self._still = surface.copy()
            self._pips = FallingPips(kit, surface.get_rect(), self._off())
        before = self._shown
        for rect in before:
            surface.blit(self._still, rect, rect)
        self._shown = self._pips.draw(kit, surface, self._time) if self.is_running else []
        return [*before, *self._shown]


def _scattered(kit: Kit, area: Rect, off: Sequence[Rect]) -> Sequence[FallingPip]:
    chance, u = random.Random(11), kit.theme.u
    found: list[FallingPip] = []
    for n in range(TRIES):
        suit = "SHDC"[n % 4]
        pip = FallingPip(
            suit=suit,
            ink=INKS[suit] if chance.random() < 0.7 else GOLD_LIGHT,
            side=max(12, u(chance.choice(SIDES))),
            x=round(chance.uniform(area.left, area.right)),
            y=round(chance.uniform(area.top, area.bottom)),
            fall=u(chance.uniform(*FALL)),
            begins=chance.uniform(0, SPREAD),
            lasts=chance.uniform(*LASTS),
            leans=chance.choice((-45, -30, 30, 45)),
        )
        is_free = area.contains(pip.sweeps) and pip.sweeps.collidelist(list(off)) < 0
        if is_free and all(math.hypot(pip.x - other.x, pip.y - other.y) > u(NEAR) for other in found):
            found.append(pip)
            if len(found) == MOST:
                break
    return found
