"""Where a tutor's sheet lies on the table, and the way of the arrow from it to what it speaks of. Pure geometry in
window pixels.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from pygame import Rect

Way = tuple[tuple[float, float], ...]
"""The points of an arrow, from the sheet to its head."""

ACROSS: Final = 20
DOWN: Final = 24
"""How many places a sheet is tried at, from one side of its room to the other."""
COVER_COSTS: Final = 900
"""The same for all of something that may be covered but better is not."""
SAMPLES: Final = 28
"""Points of an arrow that are looked at."""
BENDS: Final = (0.14, -0.14, 0.0, 0.26, -0.26, 0.42, -0.42)
"""How far an arrow swings out, as a share of its length; the first that is free is taken."""
SKEW_COSTS: Final = 90.0
"""Window pixels of a detour that an end is worth at which the arrow runs along a side instead of away from it."""
HIT_COSTS: Final = 400.0
"""Window pixels of a detour that a point of an arrow on words is worth."""


class SheetForm(msgspec.Struct, frozen=True):
    """One of the forms of a sheet, how wide it is there and how high that makes it. `costs` is by how many window
    pixels a better form may lie further from where the sheet would like to.
    """

    number: int
    wide: int
    high: int
    costs: float


class SheetPlace(msgspec.Struct, frozen=True):
    """Where the sheet lies, and in which form."""

    rect: Rect
    form: int


def place_sheet(
    forms: Sequence[SheetForm],
    room: Rect,
    wished: tuple[int, int],
    never: Sequence[Rect],
    unwilling: Sequence[Rect] = (),
) -> SheetPlace:
    """The place nearest to where its lower left corner is `wished` that covers nothing of `never`, and of what is
    `unwilling` as little as can be, in the best form that has such a place nearby. Where there is none at all it
    covers as little of `never` as can be.
    """
    best: tuple[float, SheetPlace] | None = None
    for form in forms:
        if best is not None and best[0] <= form.costs:
            continue
        for rect in _tried(form, room, wished):
            cost = form.costs + math.dist(rect.bottomleft, wished)
            if best is not None and cost >= best[0]:
                continue
            cost += sum(1_000_000 + _shared(rect, other) for other in never if rect.colliderect(other))
            cost += sum(COVER_COSTS * _shared(rect, other) / (other.w * other.h) for other in unwilling if other.w)
            if best is None or cost < best[0]:
                best = cost, SheetPlace(rect, form.number)
    assert best is not None
    return best[1]


def _tried(form: SheetForm, room: Rect, wished: tuple[int, int]) -> Iterator[Rect]:
    """Places in the room, where it is wished first; a form that is too large lies at its upper left corner."""
    size = Rect(0, 0, min(form.wide, room.w), min(form.high, room.h))
    size.bottomleft = wished
    yield size.clamp(room)
    for down in range(DOWN + 1):
        for across in range(ACROSS + 1):
            yield Rect(
                room.x + (room.w - size.w) * across // ACROSS, room.y + (room.h - size.h) * down // DOWN, *size.size
            )


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


def way_of_arrow(sheet: Rect, target: Rect, gap: int, off: Sequence[Rect], least: int) -> Way:
    """From a side of the sheet to a side of its target, `gap` pixels before it, over as little of `off` as can be; the
    shortest of those. Empty where the two lie closer than `least`.
    """
    best: tuple[float, Way] | None = None
    grown = [rect.inflate(gap, gap) for rect in off if not rect.contains(target)]
    for start, outward in _starts(sheet):
        for end, inward in _ends(target, gap):
            long = math.dist(start, end)
            if long < least or _dot(outward, start, end) <= 0 or _dot(inward, end, start) <= 0:
                continue
            for turn, bend in enumerate(BENDS):
                cost = long + 6.0 * turn
                if best is not None and cost >= best[0]:
                    break
                way = _bent(start, end, bend)
                cost += SKEW_COSTS * (2 - _along(way[0], way[4], outward) + _along(way[-5], way[-1], inward))
                cost += HIT_COSTS * sum(any(rect.collidepoint(point) for rect in grown) for point in way[1:])
                cost += HIT_COSTS * sum(sheet.collidepoint(point) or target.collidepoint(point) for point in way[1:])
                if best is None or cost < best[0]:
                    best = cost, way
    return best[1] if best is not None else ()


Pointed = tuple[tuple[float, float], tuple[float, float]]
"""A point, and the direction in which there is room."""


def _starts(rect: Rect) -> Iterator[Pointed]:
    shares = (0.5, 0.36, 0.64, 0.22, 0.78, 0.1, 0.9)
    for share in shares:
        x = rect.left + share * rect.w
        yield (x, rect.bottom), (0, 1)
        yield (x, rect.top), (0, -1)
    for share in shares[:5]:
        y = rect.top + share * rect.h
        yield (rect.left, y), (-1, 0)
        yield (rect.right, y), (1, 0)


def _ends(rect: Rect, gap: int) -> Iterator[Pointed]:
    for share in (0.5, 0.3, 0.7, 0.12, 0.88):
        x, y = rect.left + share * rect.w, rect.top + share * rect.h
        yield (x, rect.top - gap), (0, -1)
        yield (x, rect.bottom + gap), (0, 1)
        yield (rect.left - gap, y), (-1, 0)
        yield (rect.right + gap, y), (1, 0)


def _along(start: tuple[float, float], end: tuple[float, float], direction: tuple[float, float]) -> float:
    """From 1 for a way that goes in a direction to -1 for one against it."""
    return _dot(direction, start, end) / max(1.0, math.dist(start, end))


def _dot(direction: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    return direction[0] * (end[0] - start[0]) + direction[1] * (end[1] - start[1])


def _bent(start: tuple[float, float], end: tuple[float, float], bend: float) -> Way:
    """A curve that swings out to its left by a share of its length."""
    (x0, y0), (x1, y1) = start, end
    over = (x0 + x1) / 2 - bend * (y1 - y0), (y0 + y1) / 2 + bend * (x1 - x0)

    def at(t: float) -> tuple[float, float]:
        u = 1 - t
        return u * u * x0 + 2 * u * t * over[0] + t * t * x1, u * u * y0 + 2 * u * t * over[1] + t * t * y1

    return tuple(at(n / (SAMPLES - 1)) for n in range(SAMPLES))


def joined(rects: Sequence[Rect], near: int) -> tuple[Rect, ...]:
    """The rectangles round all that lie no further apart than `near`, side by side."""
    runs: list[Rect] = []
    for rect in sorted(rects, key=lambda one: one.left):
        if runs and rect.left - runs[-1].right <= near and _beside(rect, runs[-1]):
            runs[-1] = runs[-1].union(rect)
        else:
            runs.append(rect.copy())
    return tuple(runs)


def _beside(one: Rect, other: Rect) -> bool:
    return one.top < other.bottom and other.top < one.bottom


class LessonPlaces(msgspec.Struct, frozen=True):
    """What lies over a dimmed table: the sheet, what is lit, what has a ring, and the arrow."""

    sheet: SheetPlace
    lit: tuple[Rect, ...] = ()
    """Cut out of the veil."""
    rings: tuple[Rect, ...] = ()
    arrow: Way = ()
