"""The scale that compares a result with each level's average in the same deal."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.messages.amounts import signed
from game.messages.functions import nouns, todays_deal as say
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
        self._range = scale_of((lead, *(flag.average for flag in flags)))

    def height(self, kit: Kit, width: int) -> int:
        """Flags in as many levels as they need, the bar, its numbers and the player's result."""
        _, levels = self._flag_places(kit, Rect(0, 0, width, 0))
        least = kit.text.line(FLAG, "strong") + kit.theme.u(4)
        return levels * least + kit.theme.u(14) + sum(self._heights(kit))

    def _heights(self, kit: Kit) -> tuple[int, int, int]:
        """Of the bar, its numbers, and the player's result."""
        u, text = kit.theme.u, kit.text
        low, usual = text.line(OWN_LOW, "number") + u(8), text.line(TICK) + text.line(OWN, "number") + u(22)
        return max(8, u(24)), text.line(TICK, "number") + u(18), low if self._is_low else usual

    def _x_of(self, kit: Kit, rect: Rect, points: float) -> int:
        """The x of a number of points."""
        first, last, _ = self._range
        side = max(kit.text.width(signed(-10_000), TICK, "number") // 2, kit.theme.u(40))
        return rect.left + side + round((rect.w - 2 * side) * (points - first) / (last - first))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Put the bar below the middle; spare height is shared between above and below."""
        u, (bar_height, tick_height, own_height) = kit.theme.u, self._heights(kit)
        below, (first, last, step) = tick_height + own_height, self._range
        flags, levels = self._flag_places(kit, rect)
        line, room = kit.text.line(FLAG, "strong"), rect.h - below - bar_height - u(14)
        flag_step = max(line + u(4), min(line + u(26), room // levels))
        spare = max(0, room - levels * flag_step)
        left, right, at = (self._x_of(kit, rect, value) for value in (first, last, self._lead))
        bar = Rect(left, rect.bottom - spare // 2 - below - bar_height, right - left, bar_height)
        yield Piece(bar, _draw_bar)
        arrow = Rect(at - u(20), bar.top, u(40), below)
        for tick in range(first, last + 1, step):
            number = kit.text.width(signed(tick), TICK, "number")
            place = Rect(self._x_of(kit, rect, tick) - number // 2, bar.bottom, number, tick_height)
            yield Piece(place, partial(_draw_tick, "" if arrow.colliderect(place) else signed(tick)))
        pole = max(2, u(3))
        for (flag, level), of in zip(flags, self._flags, strict=True):
            flag.h = flag_step - u(8)
            flag.bottom = bar.top - u(14) - level * flag_step
            foot = Rect(self._x_of(kit, rect, of.average) - pole // 2, flag.bottom, pole, bar.top - flag.bottom)
            yield Piece(foot, lambda kit, surface, rect: surface.fill(PAPER_DIM, rect))
        alike = level_with(self._lead, self._flags)
        for (flag, _), of in zip(flags, self._flags, strict=True):  # over all the poles
            yield Piece(flag, partial(_draw_flag, of.told, of == alike), words=of.told)
        face = kit.text.line(TICK) + kit.text.line(OWN, "number")
        width = max(u(290), face + kit.text.width(signed(self._lead), OWN, "number") + u(70))
        own = Rect(max(rect.left, min(at - width // 2, rect.right - width)), bar.bottom, width, below)
        yield Piece(own, partial(self._draw_own, at, tick_height), words=say.on_scale(nouns.you(), self._lead))
        if self._said:
            pill = Rect(0, 0, kit.text.width(self._said, FLAG, "strong") + u(36), line + u(10))
            pill.midleft = (own.right + u(36), own.centery + tick_height // 2)
            if pill.right > rect.right:
                pill.right = own.left - u(36)
            yield Piece(pill, self._draw_said, words=self._said)

    def _flag_places(self, kit: Kit, rect: Rect) -> tuple[list[tuple[Rect, int]], int]:
        """The place of each flag across with its width and the level at which it clears its neighbours, and how many
        levels there are.
        """
        gap = kit.theme.u(12)
        lying: list[tuple[Rect, int]] = []
        for at, flag in enumerate(self._flags):
            width = kit.text.width(flag.told, FLAG, "strong") + kit.theme.u(36)
            left = self._x_of(kit, rect, flag.average) - width // 2
            place = Rect(max(rect.left, min(left, rect.right - width)), 0, width, 1)
            taken = {
                level
                for (other, level), of in zip(lying, self._flags[:at], strict=True)
                if flag.average - of.average < NEAR or other.right + gap > place.left
            }
            lying.append((place, next(level for level in range(at + 1) if level not in taken)))
        return lying, 1 + max((level for _, level in lying), default=1)

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
