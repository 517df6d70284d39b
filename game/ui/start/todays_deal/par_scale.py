"""The scale that compares a result with each level's average in the same deal."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.messages.amounts import in_tens, signed
from game.messages.functions import nouns, todays_deal as say
from game.portrait_art import LOOKS, face_in, look_in
from game.toolkit.boxes import Box, Piece
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    GAIN,
    GOLD_DARK,
    GOLD_INK,
    GOLD_LIGHT,
    GOLD_RIM,
    INK,
    INK_ON_GOLD,
    PAPER_DIM,
    PAPER_LINE,
    SCALE_HEIGHT,
    SCALE_LOW,
    SCALE_MIDDLE,
)
from game.toolkit.kit import Kit
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import draw_portrait

LEAST_SPREAD: Final = 400
"""The least number of points a scale covers, even if all results are equal."""
MARGIN: Final = 0.15
"""The scale goes on beyond the results by this share of what lies between them."""
NAME, TICK, OWN = 38, 30, 46
"""Sizes of letters."""
FACES: Final = (140, 100, 56, 0)
"""Design pixels of the faces of the levels: the largest that have room, or none."""
OVERLAP: Final = 2 / 3
"""From face to face of levels that can't be told apart, in widths."""
LEVEL_FACES: Final = {"easy": 5, "normal": 9, "hard": 12, "expert": 2}


class ParFlag(NamedTuple):
    """The name of a level, or of several that can't be told apart; the average; `lower` and `upper` bound its error;
    the faces of these levels.
    """

    name: str
    average: float
    lower: float = 0.0
    upper: float = 0.0
    looks: tuple[int, ...] = ()

    @property
    def told(self) -> str:
        return f"{self.name} {self.figure}"

    @property
    def figure(self) -> str:
        """The average, as far as it is known."""
        return signed(in_tens(self.average))


def level_looks(taken: Sequence[int]) -> Mapping[str, int]:
    used, found = {face_in(look) for look in taken}, dict[str, int]()
    free = [face for face in range(len(LOOKS)) if face not in used and face not in LEVEL_FACES.values()]
    for level, usual in LEVEL_FACES.items():
        found[level] = look_in(usual if usual not in used else free.pop(0), 0)
    return found


def level_with(lead: int, flags: Sequence[ParFlag]) -> ParFlag | None:
    """The only neighbour, of the level below the result and the one above it, whose average the result can't be told
    from; None if there are none or both. The averages are given in ascending order.
    """
    below, above = ([flag for flag in flags if (flag.average <= lead) is is_below] for is_below in (True, False))
    near = [flag for flag in (*below[-1:], *above[:1]) if flag.lower <= lead <= flag.upper]
    return near[0] if len(near) == 1 else None


class ParScale(Box):
    """The bar with its numbers, the levels with their faces above it and the player's flag below it."""

    def __init__(self, lead: int, person: PlayerAtTable, flags: Sequence[ParFlag], face: int = FACES[0]) -> None:
        """`face`: design pixels of the faces; 0 for none."""
        self._lead, self._person, self._face = lead, person, face
        self._flags = tuple(sorted(flags, key=lambda flag: flag.average))
        self._range = scale_of((lead, *(flag.average for flag in flags)))

    def height(self, kit: Kit, width: int) -> int:
        """Levels, stems, the bar, its numbers and the player's flag."""
        return sum(self._heights(kit))

    def _heights(self, kit: Kit) -> tuple[int, int, int, int]:
        """Of the levels, the stems, the bar and all below it."""
        u, text = kit.theme.u, kit.text
        levels = u(self._face) + text.line(NAME, "strong") + text.line(NAME, "number")
        own = max(text.line(OWN, "strong"), u(min(self._face, 96))) + u(16)
        return levels, max(10, u(34)), max(12, u(44)), max(text.line(TICK, "number") + u(14), u(30)) + own

    def _x_of(self, kit: Kit, rect: Rect, points: float) -> int:
        first, last = self._range
        side = max(kit.text.width(signed(-10_000), TICK, "number") // 2, kit.theme.u(40))
        return rect.left + side + round((rect.w - 2 * side) * (points - first) / (last - first))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        u, (levels, stem, bar_height, below) = kit.theme.u, self._heights(kit)
        first, last = self._range
        top = rect.top + max(0, rect.h - sum(self._heights(kit))) // 2
        left, right, at = (self._x_of(kit, rect, value) for value in (first, last, self._lead))
        bar = Rect(left, top + levels + stem, right - left, bar_height)
        alike = level_with(self._lead, self._flags)
        for flag, place in zip(self._flags, self.level_places(kit, rect), strict=True):
            place.top, place.h = top, levels
            x = self._x_of(kit, rect, flag.average)
            span = Rect(min(x, place.centerx), place.bottom, abs(x - place.centerx) + 1, stem)
            yield Piece(span, partial(_draw_stem, place.centerx, x, flag == alike))
            yield Piece(place, partial(self._draw_level, flag, flag == alike), words=flag.told)
        yield Piece(bar, _draw_bar)
        width = kit.text.width(nouns.you(), OWN, "strong") + u(min(self._face, 100)) + u(70)
        own = Rect(max(rect.left, min(at - width // 2, rect.right - width)), bar.bottom, width, below)
        if first <= 0 <= last:
            number = kit.text.width(say.even(), TICK, "strong")
            spot = Rect(self._x_of(kit, rect, 0) - number // 2, bar.bottom, number, kit.text.line(TICK) + u(14))
            if not own.colliderect(spot):
                yield Piece(spot, _draw_even)
        yield Piece(own, partial(self._draw_own, at), words=say.on_scale(nouns.you(), self._lead))

    def level_places(self, kit: Kit, rect: Rect) -> list[Rect]:
        """The place of each flag across, above its average or pushed aside by its neighbours."""
        gap, face = kit.theme.u(14), kit.theme.u(self._face)
        widths = [
            max(
                kit.text.width(flag.name, NAME, "strong"),
                kit.text.width(flag.figure, NAME, "number"),
                round(face * (1 + OVERLAP * (len(flag.looks) - 1))) if flag.looks else 0,
            )
            for flag in self._flags
        ]
        places, end = list[Rect](), rect.left
        for flag, width in zip(self._flags, widths, strict=True):
            left = max(end, self._x_of(kit, rect, flag.average) - width // 2)
            places.append(Rect(left, 0, width, 1))
            end = left + width + gap
        end = rect.right
        for place in reversed(places):
            place.right = min(place.right, end)
            end = place.left - gap
        return places

    def _draw_level(self, flag: ParFlag, is_alike: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
        face, ink, text = kit.theme.u(self._face), GAIN if is_alike else INK, kit.text
        step = round(face * OVERLAP)
        x = rect.centerx - (face + step * (len(flag.looks) - 1)) // 2
        for n, look in enumerate(flag.looks if face else ()):
            at = (x + n * step, rect.top)
            portraits.draw(kit.paint, surface, look, portraits.NO_TEAM, at, face, False)
            rim = ink if is_alike else PAPER_LINE
            kit.paint.panel(surface, Rect(at, (face, face)), opacity=0, line=rim, radius=ROUND, line_width=10)
        at = (rect.centerx, rect.top + face + text.line(NAME, "strong") // 2)
        text.draw(surface, flag.name, at, NAME, ink, "strong", "center", rect.w)
        at = (rect.centerx, rect.bottom - text.line(NAME, "number") // 2)
        text.draw(surface, flag.figure, at, NAME, ink, "number", "center", rect.w)

    def _draw_own(self, at_x: int, kit: Kit, surface: Surface, rect: Rect) -> None:
        u, text = kit.theme.u, kit.text
        half = max(9, u(22))
        board = Rect(rect.left, rect.top + round(1.5 * half), rect.w, rect.h - round(1.5 * half))
        tip = kit.paint.path("M50 4L96 90H4Z", 2 * half, GOLD_DARK, rim=GOLD_INK)
        surface.blit(tip, (at_x - half, rect.top))
        kit.paint.panel(
            surface, board, opacity=1, line=GOLD_RIM, radius=14, line_width=2.5, gradient=(GOLD_LIGHT, GOLD_DARK),
            shadow=True,
        )  # fmt: skip
        face = min(board.h - u(10), u(self._face))
        if face > 0:
            draw_portrait(kit, surface, self._person, (board.left + u(14), board.centery - face // 2), face)
        middle = ((board.left + u(14) + max(0, face) + board.right) // 2, board.centery)
        text.draw(surface, nouns.you(), middle, OWN, INK_ON_GOLD, "strong", "center", board.w)


def scale_of(values: Sequence[float]) -> tuple[float, float]:
    """The start and end of a scale that holds all these values, with zero unless they are all far from it.

    >>> scale_of([640, 130, 900])
    (-135.0, 1035.0)
    >>> scale_of([-12_345, -11_900])
    (-12411.75, -11833.25)
    """
    lower, upper = min(values), max(values)
    if upper - lower < LEAST_SPREAD:
        middle = (lower + upper) / 2
        lower, upper = middle - LEAST_SPREAD / 2, middle + LEAST_SPREAD / 2
    spread = upper - lower
    if lower < spread and upper > -spread:
        lower, upper = min(lower, 0), max(upper, 0)
    beyond = MARGIN * (upper - lower)
    return lower - beyond, upper + beyond


def _draw_bar(kit: Kit, surface: Surface, rect: Rect) -> None:
    w, h = rect.size
    bar = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w}" y2="0">'
        f'<stop offset="0" stop-color="{SCALE_LOW}"/><stop offset=".5" stop-color="{SCALE_MIDDLE}"/>'
        f'<stop offset="1" stop-color="{SCALE_HEIGHT}"/></linearGradient></defs>'
        f'<rect x=".75" y=".75" width="{w - 1.5}" height="{h - 1.5}" rx="{h / 2 - 1}" fill="url(#g)"'
        f' stroke="{PAPER_LINE}" stroke-width="1.5"/>'
    )
    surface.blit(kit.paint.drawing((w, h), bar), rect)


def _draw_even(kit: Kit, surface: Surface, rect: Rect) -> None:
    surface.fill(PAPER_DIM, Rect(rect.centerx, rect.top, max(1, kit.theme.u(2)), kit.theme.u(10)))
    at = (rect.centerx, rect.bottom - kit.text.line(TICK, "strong") // 2)
    kit.text.draw(surface, say.even(), at, TICK, PAPER_DIM, "strong", "center")


def _draw_stem(top_x: int, foot_x: int, is_alike: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    ink, thick = GAIN if is_alike else PAPER_DIM, max(2, kit.theme.u(4))
    pygame.draw.line(surface, kit.theme.ink(ink), (top_x, rect.top), (foot_x, rect.bottom - 1), thick)
