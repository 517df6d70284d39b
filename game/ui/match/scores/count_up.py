"""Numbers that count up, row after row, over a still picture. Knows no scores."""

import math
from collections.abc import Callable, Sequence

import msgspec
from pygame import Rect, Surface

from game.toolkit.boxes import Words
from game.toolkit.drawing.text import Face
from game.toolkit.kit import Kit
from game.toolkit.speed import out_cubic
from game.toolkit.widgets import Movement

Format = Callable[[int], str]
"""How a number is written."""
LASTS, STEP = 0.5, 0.28
"""Seconds at normal speed per number, and from one row to the next."""


def counted(start: int, value: int, since: float) -> int:
    if since >= LASTS:
        return value
    return round(start + (value - start) * out_cubic(since / LASTS)) if since > 0 else start


class Appearing(msgspec.Struct, frozen=True):
    """Something that appears with its row, numbered from 0; `draw` gets the seconds since its row appeared, below 0
    before, and returns what it covers.
    """

    row: int
    draw: Callable[[Kit, Surface, float], Rect]

    def since(self, time: float) -> float:
        since = time - self.row * STEP
        return min(LASTS, since) if since >= 0 else -1.0


class Counting(Movement):
    """Everything that counts in one picture."""

    def __init__(self, scale: float) -> None:
        super().__init__(scale)
        self._counted: list[Appearing] = []
        self._shown: list[Rect] = []
        self._looks: list[float] = []

    @property
    def lasts(self) -> float:
        return max((counted.row * STEP + LASTS for counted in self._counted), default=math.inf)

    def begin(self) -> None:
        """A new picture is painted: its counting parts are added by `show`."""
        super().begin()
        self._counted.clear()

    def show(self, kit: Kit, surface: Surface, counted: Appearing) -> None:
        """Paint it whole, or keep its place free while everything counts."""
        if self.is_running:
            self._counted.append(counted)
        else:
            counted.draw(kit, surface, math.inf)

    def draw(self, kit: Kit, surface: Surface) -> list[Rect]:
        everything = range(len(self._counted))
        looks = [counted.since(self._time) for counted in self._counted]
        if self._still is None:
            self._still = surface.copy()
            self._shown = [Rect(0, 0, 0, 0) for _ in everything]
            changed = list(everything)
        else:
            places = [self._shown[n] for n in everything if looks[n] != self._looks[n]]
            changed = [n for n in everything if looks[n] != self._looks[n] or self._shown[n].collidelist(places) >= 0]
        self._looks = looks
        before = [self._shown[n] for n in changed]
        for rect in before:
            surface.blit(self._still, rect, rect)
        for n in changed:
            self._shown[n] = self._counted[n].draw(kit, surface, looks[n]).inflate(6, 6)
        return [rect for rect in (*before, *(self._shown[n] for n in changed)) if rect]


class CountedNumber(Words):
    """A number at the right end of its place, as large as those `alike`, that counts up with its row."""

    def __init__(
        self,
        counting: Counting,
        row: int,
        values: tuple[int, int],
        told: Format,
        size: float,
        ink: str,
        face: Face,
        alike: Sequence[str],
    ) -> None:
        """`values`: where it starts, and its final value."""
        super().__init__(told(values[1]), size, ink, face, "right", lines=1, alike=alike)
        self._counting, self._row, self._values, self._told = counting, row, values, told

    def draw_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        size, at, (start, value) = self.common_size(kit, rect.w), rect.midright, self._values

        def write(kit: Kit, surface: Surface, since: float) -> Rect:
            now = counted(start, value, since)
            room = rect.w if now == value else None  # only the last is measured: the others are visible for a moment
            return kit.text.draw(surface, self._told(now), at, size, self.colour, self.face, "right", room)

        self._counting.show(kit, surface, Appearing(self._row, write))
