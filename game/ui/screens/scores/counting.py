"""Numbers that count up to what they say, row after row, over a picture that stands still. Knows no scores."""

from collections.abc import Callable, Sequence

import msgspec
from pygame import Rect, Surface

from game.ui.boxes import Words
from game.ui.core.kit import Kit
from game.ui.core.speed import out_cubic
from game.ui.core.text import Face

Format = Callable[[int], str]
"""How a number is written."""
LASTS, STEP = 0.5, 0.14
"""Seconds at normal speed that a number takes, and from one row to the next."""


class Number(msgspec.Struct, frozen=True):
    """A number at the right end of its place; it counts from `start` to `value` when its row comes, from 0."""

    value: int
    start: int
    row: int
    told: Format
    at: tuple[int, int]
    size: float
    ink: str
    face: Face
    room: int

    def now(self, time: float) -> int:
        """What it shows after so many seconds at normal speed."""
        share = min(1.0, max(0.0, (time - self.row * STEP) / LASTS))
        return round(self.start + (self.value - self.start) * out_cubic(share))

    def draw(self, kit: Kit, surface: Surface, value: int) -> Rect:
        """Draw it, showing `value`."""
        return kit.text.draw(surface, self.told(value), self.at, self.size, self.ink, self.face, "right", self.room)


class Counting:
    """All numbers of one picture. With a `time_scale` of 0 they are there at once."""

    def __init__(self, time_scale: float) -> None:
        self._scale = time_scale
        self._time = 0.0
        self._numbers: list[Number] = []
        self._still: Surface | None = None
        self._shown: list[Rect] = []
        self._is_over = time_scale <= 0

    @property
    def is_running(self) -> bool:
        """Whether something still counts."""
        return not self._is_over

    def finish(self) -> bool:
        """Every number is there; True if one was not."""
        was, self._is_over = self.is_running, True
        return was

    def pass_time(self, dt: float) -> bool:
        """Let time pass; True if the picture is another."""
        if self._is_over:
            return False
        self._time += dt / self._scale
        last = max((number.row for number in self._numbers), default=0)
        self._is_over = bool(self._numbers) and self._time >= last * STEP + LASTS
        return True

    def begin(self) -> None:
        """A new picture is painted: its numbers come with `number`."""
        self._numbers.clear()
        self._shown.clear()
        self._still = None

    def number(self, kit: Kit, surface: Surface, number: Number) -> None:
        """Paint a number, or keep its place free while it counts."""
        if self._is_over:
            number.draw(kit, surface, number.value)
        else:
            self._numbers.append(number)

    def draw(self, kit: Kit, surface: Surface, fresh: bool) -> list[Rect]:
        """The numbers as they stand now over the picture without them, which the surface holds when it is `fresh`;
        returns what changed.
        """
        if fresh or self._still is None:
            self._still = surface.copy()
        before = self._shown
        for rect in before:
            surface.blit(self._still, rect, rect)
        self._shown = [number.draw(kit, surface, number.now(self._time)).inflate(6, 6) for number in self._numbers]
        return [*before, *self._shown]


class CountedNumber(Words):
    """A number at the right end of its place, as large as those `alike`, that counts up in the turn of its row."""

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
        """`values`: where it starts, and what it is."""
        super().__init__(told(values[1]), size, ink, face, "right", lines=1, alike=alike)
        self._counting, self._row, self._values, self._told = counting, row, values, told

    def draw_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Hand it to what counts."""
        size = self.common_size(kit, rect.w)
        start, value = self._values
        self._counting.number(
            kit,
            surface,
            Number(value, start, self._row, self._told, rect.midright, size, self.colour, self.face, rect.w),
        )
