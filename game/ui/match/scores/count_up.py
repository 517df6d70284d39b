"""Numbers that count up to what they say, and cards that turn up with them, row after row, over a picture that stands
still. Knows no scores.
"""

import math
from collections.abc import Callable, Iterable, Sequence

import msgspec
from pygame import Rect, Surface

from game.toolkit.boxes import Words
from game.toolkit.drawing.text import Align, Face
from game.toolkit.kit import Kit
from game.toolkit.speed import out_cubic

Format = Callable[[int], str]
"""How a number is written."""
LASTS, STEP = 0.5, 0.28
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
        since = time - self.row * STEP
        if since <= 0:
            return self.start
        if since >= LASTS:
            return self.value
        return round(self.start + (self.value - self.start) * out_cubic(since / LASTS))

    def draw_at(self, kit: Kit, surface: Surface, now: float) -> Rect:
        """Draw it showing `now`."""
        room = self.room if now == self.value else None  # only the last is measured: the others are seen for a moment
        return kit.text.draw(surface, self.told(int(now)), self.at, self.size, self.ink, self.face, "right", room)


class Appearing(msgspec.Struct, frozen=True):
    """Something that comes with its row into `rect`, which takes so many seconds: `draw` gets those since its row came,
    at most all of them, below 0 before.
    """

    row: int
    rect: Rect
    draw: Callable[[Kit, Surface, Rect, float], None]
    lasts: float = LASTS

    def now(self, time: float) -> float:
        """What `draw` gets after so many seconds at normal speed."""
        since = time - self.row * STEP
        return min(self.lasts, since) if since >= 0 else -1.0

    def draw_at(self, kit: Kit, surface: Surface, now: float) -> Rect:
        """Draw it `now` seconds after its row came."""
        self.draw(kit, surface, self.rect, now)
        return self.rect


class Counting:
    """All that counts in one picture. With a `time_scale` of 0 it is there at once."""

    def __init__(self, time_scale: float) -> None:
        self._scale = time_scale
        self._time = 0.0
        self._counted: list[Number | Appearing] = []
        self._ahead: list[Callable[[], object]] = []  # pictures that are still to be made, those needed first in front
        self._still: Surface | None = None
        self._shown: list[Rect] = []
        self._drawn: list[float] = []  # what each of them showed
        self._is_over = time_scale <= 0

    @property
    def is_running(self) -> bool:
        """Whether something still counts."""
        return not self._is_over

    def finish(self) -> bool:
        """Everything is there; True if something was not."""
        was, self._is_over = self.is_running, True
        return was

    def pass_time(self, dt: float) -> bool:
        """Let time pass; True if the picture is another."""
        if self._is_over:
            return False
        self._time += dt / self._scale
        last = max((counted.row for counted in self._counted), default=0)
        self._is_over = bool(self._counted) and self._time >= last * STEP + LASTS
        return True

    def begin(self) -> None:
        """A new picture is painted: what counts in it comes with `show`."""
        self._counted.clear()
        self._ahead.clear()
        self._shown.clear()
        self._still = None

    def show(self, kit: Kit, surface: Surface, counted: Number | Appearing) -> None:
        """Paint it whole, or keep its place free while everything counts."""
        if self._is_over:
            counted.draw_at(kit, surface, counted.now(math.inf))
        else:
            self._counted.append(counted)

    def make_ahead(self, makes: Iterable[Callable[[], object]]) -> None:
        """What makes pictures that will be needed here: one is made with each frame, all too many for the frame that
        first shows them.
        """
        if not self._is_over:
            self._ahead += makes

    def draw(self, kit: Kit, surface: Surface) -> list[Rect]:
        """What counts as it stands now over the picture, which the surface holds without it after `begin`; returns what
        changed.
        """
        fresh = self._still is None
        everything = range(len(self._counted))
        now = [counted.now(self._time) for counted in self._counted]
        changed = list(everything)
        if self._still is None:
            self._still = surface.copy()
            self._shown = [Rect(0, 0, 0, 0) for _ in everything]
        else:
            places = [self._shown[n] for n in everything if now[n] != self._drawn[n]]
            changed = [n for n in everything if now[n] != self._drawn[n] or self._shown[n].collidelist(places) >= 0]
        if self._ahead and not fresh:
            self._ahead.pop(0)()
        self._drawn = now
        before = [self._shown[n] for n in changed]
        for rect in before:
            surface.blit(self._still, rect, rect)
        for n in changed:
            self._shown[n] = self._counted[n].draw_at(kit, surface, now[n]).inflate(6, 6)
        return [rect for rect in (*before, *(self._shown[n] for n in changed)) if rect]


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
        self._counting.show(
            kit,
            surface,
            Number(value, start, self._row, self._told, rect.midright, size, self.colour, self.face, rect.w),
        )


class AppearingWords(Words):
    """A single line that is there from its row on."""

    def __init__(
        self, counting: Counting, row: int, text: str, size: float, ink: str, face: Face = "text", align: Align = "left"
    ) -> None:
        super().__init__(text, size, ink, face, align, lines=1)
        self._counting, self._row = counting, row

    def draw_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Hand it to what counts."""

        def write(kit: Kit, surface: Surface, rect: Rect, since: float) -> None:
            if since >= 0:
                super(AppearingWords, self).draw_line(kit, surface, rect)

        self._counting.show(kit, surface, Appearing(self._row, rect, write, lasts=0.0))
