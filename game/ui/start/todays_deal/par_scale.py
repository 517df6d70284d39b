"""The scale that compares a result with each level's average in the same deal."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.messages.amounts import signed
from game.messages.functions import nouns
from game.messages.functions import todays_deal as say
from game.toolkit.boxes import Box, Piece
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import (
    GOLD_DARK,
    GOLD_INK,
    GOLD_LIGHT,
    GOLD_RIM,
    GOOD,
    INK,
    INK_ON_GOLD,
    PAPER_DIM,
    PAPER_FIELD,
    PAPER_LINE,
    SCALE_HEIGHT,
    SCALE_LOW,
    SCALE_MIDDLE,
    WHITE,
)
from game.toolkit.kit import Kit
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import draw_portrait

NEAR: Final = 150
"""Two flags less than this many points apart are at different heights."""
LEAST_SPREAD: Final = 400
"""The least number of points a scale covers, even if all results are equal."""
STEPS: Final = (50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000)
MOST_TICKS: Final = 9
FLAG, TICK, OWN, OWN_LOW = 24, 22, 48, 30
"""Sizes of letters."""


class ParFlag(NamedTuple):
    """The name of a level, or of several that can't be told apart; the average; `lower` and `upper` bound its error."""

    name: str
    average: float
    lower: float = 0.0
    upper: float = 0.0

    @property
    def told(self) -> str:
        return f"{self.name} {signed(int(round(self.average, -1)))}"


def level_with(lead: int, flags: Sequence[ParFlag]) -> ParFlag | None:
    """The only level whose average the result can't be told from; None if there are none or several."""
    near = [flag for flag in flags if flag.lower <= lead <= flag.upper]
    return near[0] if len(near) == 1 else None


class ParScale(Box):
    """The bar with its numbers, the flags above it and the player's result below, with `said` beside that."""

    def __init__(
        self, lead: int, person: PlayerAtTable, flags: Sequence[ParFlag], said: str = "", *, is_low: bool = False
    ) -> None:
        """`is_low`: show the player's result as low as possible."""
        self._lead, self._person, self._said, self._is_low = lead, person, said, is_low
        self._flags = tuple(sorted(flags, key=lambda flag: flag.average))

    def height(self, kit: Kit, width: int) -> int:
        """Flags in as many levels as they need, the bar, its numbers and the player's result."""
        levels = 1 + max((level for _, level in self._flag_places(kit, Rect(0, 0, width, 0))), default=1)
        flags = levels * self._least_step(kit) + kit.theme.u(14)
        return flags + self._bar_height(kit) + self._tick_height(kit) + self._own_height(kit)

    def _step(self, kit: Kit) -> int:
        return kit.text.line(FLAG, "strong") + kit.theme.u(26)

    def _least_step(self, kit: Kit) -> int:
        return kit.text.line(FLAG, "strong") + kit.theme.u(4)

    def _x_of(self, kit: Kit, rect: Rect, points: float) -> int:
        """The x of a number of points."""
        first, last, _ = self._range
        side = self._side(kit)
        return rect.left + side + round((rect.w - 2 * side) * (points - first) / (last - first))

    @property
    def _range(self) -> tuple[int, int, int]:
        return scale_of((self._lead, *(flag.average for flag in self._flags)))

    def _side(self, kit: Kit) -> int:
        return max(kit.text.width(signed(-10_000), TICK, "number") // 2, kit.theme.u(40))

    def _bar_height(self, kit: Kit) -> int:
        return max(8, kit.theme.u(24))

    def _tick_height(self, kit: Kit) -> int:
        return kit.text.line(TICK, "number") + kit.theme.u(18)

    def _own_height(self, kit: Kit) -> int:
        if self._is_low:
            return kit.text.line(OWN_LOW, "number") + kit.theme.u(8)
        return kit.text.line(TICK) + kit.text.line(OWN, "number") + kit.theme.u(22)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Put the bar below the middle; spare height is shared between above and below."""
        u = kit.theme.u
        bar_height, below = self._bar_height(kit), self._tick_height(kit) + self._own_height(kit)
        first, last, step = self._range
        flags = self._flag_places(kit, rect)
        levels = 1 + max((level for _, level in flags), default=1)
        flag_step = self._step(kit)
        room = rect.h - below - bar_height - u(14)
        flag_step = max(self._least_step(kit), min(flag_step, room // levels))
        spare = max(0, room - levels * flag_step)
        left, right = self._x_of(kit, rect, first), self._x_of(kit, rect, last)
        bar = Rect(left, rect.bottom - spare // 2 - below - bar_height, right - left, bar_height)
        yield Piece(bar, _draw_bar)
        at = self._x_of(kit, rect, self._lead)
        arrow = Rect(at - u(20), bar.top, u(40), below)
        for tick in range(first, last + 1, step):
            number = kit.text.width(signed(tick), TICK, "number")
            place = Rect(self._x_of(kit, rect, tick) - number // 2, bar.bottom, number, self._tick_height(kit))
            yield Piece(place, partial(_draw_tick, "" if arrow.colliderect(place) else signed(tick)))
        for flag, level in flags:
            flag.h = flag_step - u(8)
            flag.bottom = bar.top - u(14) - level * flag_step
        pole = max(2, u(3))
        for (flag, _), of in zip(flags, self._flags, strict=True):
            foot = Rect(self._x_of(kit, rect, of.average) - pole // 2, flag.bottom, pole, bar.top - flag.bottom)
            yield Piece(foot, lambda kit, surface, rect: surface.fill(PAPER_DIM, rect))
        alike = level_with(self._lead, self._flags)
        for (flag, _), of in zip(flags, self._flags, strict=True):
            yield Piece(flag, partial(_draw_flag, of.told, of == alike), words=of.told)
        own = Rect(0, bar.bottom, self._own_width(kit), below)
        own.centerx = at
        own.left = max(rect.left, min(own.left, rect.right - own.w))
        yield Piece(
            own, partial(self._draw_own, at, self._tick_height(kit)), words=say.on_scale(nouns.you(), self._lead)
        )
        if self._said:
            yield Piece(self._place_said(kit, rect, own), self._draw_said, words=self._said)

    def _flag_places(self, kit: Kit, rect: Rect) -> list[tuple[Rect, int]]:
        """The place of each flag across with its width, and the level at which it clears its neighbours."""
        gap = kit.theme.u(12)
        lying: list[tuple[Rect, int]] = []
        for at, flag in enumerate(self._flags):
            width = kit.text.width(flag.told, FLAG, "strong") + kit.theme.u(36)
            place = Rect(0, 0, width, 1)
            place.centerx = self._x_of(kit, rect, flag.average)
            place.left = max(rect.left, min(place.left, rect.right - width))
            taken = {
                level
                for (other, level), of in zip(lying, self._flags[:at], strict=True)
                if flag.average - of.average < NEAR or other.right + gap > place.left
            }
            lying.append((place, next(level for level in range(at + 1) if level not in taken)))
        return lying

    def _place_said(self, kit: Kit, rect: Rect, own: Rect) -> Rect:
        width = kit.text.width(self._said, FLAG, "strong") + kit.theme.u(36)
        pill = Rect(0, 0, width, kit.text.line(FLAG, "strong") + kit.theme.u(10))
        pill.midleft = (own.right + kit.theme.u(36), own.centery + self._tick_height(kit) // 2)
        if pill.right > rect.right:
            pill.right = own.left - kit.theme.u(36)
        return pill

    def _draw_said(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, GOOD, 1, None, 20)
        kit.text.draw(surface, self._said, rect.center, FLAG, WHITE, "strong", "center", rect.w - kit.theme.u(12))

    def _draw_own(self, at_x: int, below: int, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Face and number on gold, with an arrow to its place on the scale."""
        theme, text = kit.theme, kit.text
        board = Rect(rect.left, rect.top + below, rect.w, rect.h - below)
        half = max(7, theme.u(15))
        tip = kit.paint.path("M50 4L96 90H4Z", 2 * half, GOLD_DARK, rim=GOLD_INK)
        surface.blit(tip, (at_x - half, rect.top + theme.u(2)))
        stem = max(3, theme.u(6))
        head = rect.top + theme.u(2) + round(1.7 * half)
        surface.fill(GOLD_DARK, Rect(at_x - stem // 2, head, stem, max(0, board.top - head)))
        kit.paint.panel(
            surface, board, opacity=1, line=GOLD_RIM, radius=18, line_width=2.5, gradient=(GOLD_LIGHT, GOLD_DARK),
            shadow=True,
        )  # fmt: skip
        size = OWN_LOW if self._is_low else OWN
        upper, lower = 0 if self._is_low else text.line(TICK), text.line(size, "number")
        face = min(board.h - theme.u(4 if self._is_low else 16), upper + lower)
        pad = theme.u(16)
        draw_portrait(kit, surface, self._person, (board.left + pad, board.centery - face // 2), face)
        left = board.left + 2 * pad + face
        top = board.centery - (upper + lower) // 2
        if not self._is_low:
            text.draw(surface, nouns.you(), (left, top + upper // 2), TICK, INK_ON_GOLD, "strong")
        room = board.right - left - theme.u(8)
        at = (left, top + upper + lower // 2)
        text.draw(surface, signed(self._lead), at, size, INK_ON_GOLD, "number", room=room)

    def _own_width(self, kit: Kit) -> int:
        number = kit.text.width(signed(self._lead), OWN, "number")
        face = kit.text.line(TICK) + kit.text.line(OWN, "number")
        return max(kit.theme.u(290), face + number + kit.theme.u(70))


def scale_of(values: Sequence[float]) -> tuple[int, int, int]:
    """The start and end of a scale that holds all these values, and its step. It includes zero unless they are all far
    from it.

    >>> scale_of([640, 130, 905])
    (-200, 1200, 200)
    >>> scale_of([-12_345, -11_900])
    (-12400, -11800, 100)
    """
    lower, upper = min(values), max(values)
    if upper - lower < LEAST_SPREAD:
        middle = (lower + upper) / 2
        lower, upper = middle - LEAST_SPREAD / 2, middle + LEAST_SPREAD / 2
    spread = upper - lower
    if lower > 0 and lower < spread:
        lower = 0
    if upper < 0 and -upper < spread:
        upper = 0
    for step in STEPS:
        first = int(lower // step) * step - (step if lower % step < step / 2 else 0)
        last = -int(-upper // step) * step + (step if -upper % step < step / 2 else 0)
        if (last - first) // step < MOST_TICKS:
            break
    return first, max(last, first + step), step


def _draw_bar(kit: Kit, surface: Surface, rect: Rect) -> None:
    surface.blit(kit.paint.once(("par scale", rect.size), lambda: _bar(rect.w, rect.h)), rect)


def _bar(w: int, h: int) -> Surface:
    """From paper to a quiet green: it only says where more points are."""
    return svg(
        (w, h),
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w}" y2="0">'
        f'<stop offset="0" stop-color="{SCALE_LOW}"/><stop offset=".5" stop-color="{SCALE_MIDDLE}"/>'
        f'<stop offset="1" stop-color="{SCALE_HEIGHT}"/></linearGradient></defs>'
        f'<rect x=".75" y=".75" width="{w - 1.5}" height="{h - 1.5}" rx="{h / 2 - 1}" fill="url(#g)"'
        f' stroke="{PAPER_LINE}" stroke-width="1.5"/>',
    )


def _draw_tick(told: str, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A short line and the number."""
    surface.fill(PAPER_DIM, Rect(rect.centerx, rect.top, max(1, kit.theme.u(2)), kit.theme.u(10)))
    at = (rect.centerx, rect.bottom - kit.text.line(TICK, "number") // 2)
    kit.text.draw(surface, told, at, TICK, PAPER_DIM, "number", "center")


def _draw_flag(told: str, is_alike: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A light board; outlined in the colour of the sentence beside the result if that is about this level."""
    line, width = (GOOD, 4) if is_alike else (PAPER_DIM, 1.5)
    kit.paint.panel(surface, rect, PAPER_FIELD, 1, line, 18, width)
    kit.text.draw(surface, told, rect.center, FLAG, INK, "strong", "center", rect.w)
