"""Where a tutor's sheet is on the table, and the way of the arrow from it to its subject.

Pure geometry in window pixels.
"""

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from pygame import Rect

Point = tuple[float, float]
Way = tuple[Point, ...]
"""The points of an arrow, from the sheet to its head."""
Curve = Callable[[int], Point]
"""The points of a way by their number, made on request."""

ACROSS: Final = 20
DOWN: Final = 24
"""How many places are tried for a sheet, from one side of its room to the other."""
SAMPLES: Final = 40
"""How many points of an arrow are checked."""
LEAVES: Final = 4
ARRIVES: Final = SAMPLES - 5
"""Between the first of them and this one an arrow leaves the sheet; between this one and the last it arrives."""
LOOKED_AT_FIRST: Final = (20, 12, 28, 5, 34, 16, 24, 8, 31)
"""Where most blocked arrows are blocked."""
BENDS: Final = (0.14, -0.14, 0.0, 0.26, -0.26, 0.42, -0.42)
"""How far an arrow swings out, as a share of its length."""
RIGHT_ANGLES: Final = (0.35, 0.6)
"""How far it goes straight away from its start, and straight to its end."""
GRAINS: Final = (7, 17)
"""An arrow may start and end at this many points of each side; at more if these give no way."""
STRAIGHT: Final = 31
"""An arrow straight across may end at this many."""
CLEAR: Final = 5
"""The least window pixels from the middle of an arrow to obstacles."""
SKEW_COSTS: Final = 90.0
"""Window pixels of a detour worth taking to avoid an end at which the arrow runs along a side instead of away from it.
"""
OVER_COSTS: Final = 45.0
"""Window pixels of a detour worth taking for each point of an arrow over something unwilling, if there is no other way.
"""
_NEVER: Final = 1_000_000
"""Window pixels: more than any detour."""


class SheetForm(msgspec.Struct, frozen=True):
    """One form of a sheet, with its width and height. `costs` is how many window pixels further from its wished place a
    better form may be.
    """

    number: int
    width: int
    height: int
    costs: float


class SheetPlace(msgspec.Struct, frozen=True):
    """The sheet's place and form."""

    rect: Rect
    form: int


def place_sheet(
    forms: Sequence[SheetForm],
    room: Rect,
    wished: tuple[int, int],
    never: Sequence[Rect],
    unwilling: Sequence[tuple[Rect, float]] = (),
) -> SheetPlace:
    """The place nearest to the wished lower left corner that covers nothing of `never`, in the best form that has one.
    Covering all of something `unwilling` costs this many window pixels, cutting it at least twice as many. If there is
    no such place, it covers as little of `never` as possible.
    """
    best: tuple[float, SheetPlace] | None = None
    areas, dearer = list(never), [rect for rect, _ in unwilling]
    for form in forms:
        if best is not None and best[0] <= form.costs:
            continue
        for rect in sorted(_tried(form, room, wished), key=lambda rect: math.dist(rect.bottomleft, wished)):
            cost = form.costs + math.dist(rect.bottomleft, wished)
            if best is not None and cost >= best[0]:
                break
            cost += sum(_NEVER + _shared(rect, never[n]) for n in rect.collidelistall(areas))
            if best is not None and cost >= best[0]:
                continue
            cost += sum(unwilling[n][1] * _covered(rect, unwilling[n][0]) for n in rect.collidelistall(dearer))
            if best is None or cost < best[0]:
                best = cost, SheetPlace(rect, form.number)
    assert best is not None
    return best[1]


def _tried(form: SheetForm, room: Rect, wished: tuple[int, int]) -> Iterator[Rect]:
    """Places in the room, the wished one first; a form that is too large is at its upper left corner."""
    size = Rect(0, 0, min(form.width, room.w), min(form.height, room.h)).move_to(bottomleft=wished)
    yield size.clamp(room)
    there = size.clamp(room)
    for down in range(DOWN + 1):
        y = room.y + (room.h - size.h) * down // DOWN
        yield Rect(there.x, y, *size.size)
        for across in range(ACROSS + 1):
            yield Rect(room.x + (room.w - size.w) * across // ACROSS, y, *size.size)


def _covered(rect: Rect, other: Rect) -> float:
    """The share of the other that is covered; what is cut looks worse than what is out of sight."""
    share = _shared(rect, other) / max(1, other.w * other.h)
    return share if share in (0, 1) else 2 + share


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


def way_of_arrow(
    sheet: Rect, target: Rect, gap: int, least: int, never: Sequence[Rect], unwilling: Sequence[Rect] = ()
) -> Way:
    """From a side of the sheet to a side of its target, stopping `gap` pixels before it, over nothing of `never` and if
    possible nothing `unwilling`; the shortest and straightest. Empty if the two are closer than `least`, or if there is
    no such way.
    """
    if (
        math.hypot(
            _between(sheet.left, sheet.right, target.left, target.right),
            _between(sheet.top, sheet.bottom, target.top, target.bottom),
        )
        < least
    ):
        return ()
    off = max(gap, 2 * CLEAR)
    hard = [rect.inflate(off, off) for rect in never if not rect.contains(target)] + [sheet, target]
    soft = [rect.inflate(off, off) for rect in unwilling if not rect.contains(target)]
    straight = [(start, end) for end in _ends(target, gap, STRAIGHT) for start in _opposite(sheet, *end)]
    looked_at = [*LOOKED_AT_FIRST, *(set(range(1, SAMPLES)) - set(LOOKED_AT_FIRST))]
    for grain, around in ((GRAINS[0], soft), (GRAINS[1], soft), (GRAINS[1], [])):
        closed = hard + around
        best: tuple[float, Way] | None = None
        ends = [(end, inward) for end, inward in _ends(target, gap, grain) if not _hits(end, closed)]
        grid = itertools.product(_ends(sheet, 0, grain), ends)
        pairs = [
            (round(math.dist(start, end), 2), start, outward, end, inward)
            for (start, outward), (end, inward) in (*grid, *straight)
            if _dot(outward, start, end) > 0 and _dot(inward, end, start) > 0
        ]
        for long, start, outward, end, inward in sorted(
            pairs, key=lambda pair: (pair[0], math.dist(pair[3], target.center))
        ):
            if best is not None and long >= best[0]:
                break
            for curve in _curves(start, outward, end, inward):
                if best is None and _is_blocked(curve, closed, looked_at):
                    continue
                leaves, arrives = curve(LEAVES), curve(ARRIVES)
                skew = 2 - _along(start, leaves, outward) + _along(arrives, end, inward)
                cost = long + round(SKEW_COSTS * skew, 2)
                if best is not None and (cost >= best[0] or _is_blocked(curve, closed, looked_at)):
                    continue
                for number in () if around or not soft else looked_at:
                    cost += OVER_COSTS * _hits(curve(number), soft)
                    if best is not None and cost >= best[0]:
                        break
                else:
                    best = cost, tuple(map(curve, range(SAMPLES)))
        if best is not None:
            return best[1]
    return ()


Ended = tuple[Point, Point]
"""A point, and the direction in which there is room."""


def _ends(rect: Rect, gap: int, grain: int) -> Iterator[Ended]:
    """Points along the sides."""
    for share in ((2 * n + 1) / (2 * grain) for n in range(grain)):
        x, y = rect.left + share * rect.w, rect.top + share * rect.h
        yield (x, rect.bottom + gap), (0, 1)
        yield (x, rect.top - gap), (0, -1)
        yield (rect.left - gap, y), (-1, 0)
        yield (rect.right + gap, y), (1, 0)


def _opposite(sheet: Rect, end: Point, inward: Point) -> Iterator[Ended]:
    """The point of the sheet from which an arrow to that end is straight, if there is one."""
    (x, y), (across, down) = end, inward
    if down and sheet.left < x < sheet.right:
        yield (x, sheet.top if down > 0 else sheet.bottom), (0, -down)
    if across and sheet.top < y < sheet.bottom:
        yield (sheet.left if across > 0 else sheet.right, y), (-across, 0)


def _curves(start: Point, outward: Point, end: Point, inward: Point) -> Iterator[Curve]:
    """Some that swing to a side, and some that leave and arrive at right angles."""
    for bend in BENDS:
        yield _bent(start, end, bend)
    for share in RIGHT_ANGLES:
        far = share * math.dist(start, end)
        first = start[0] + far * outward[0], start[1] + far * outward[1]
        second = end[0] + far * inward[0], end[1] + far * inward[1]
        yield _curve(start, first, second, end)


def _is_blocked(curve: Curve, rects: list[Rect], looked_at: list[int]) -> bool:
    """Whether a point of the curve is in one of these. It is looked at first the next time: neighbours are blocked
    where it is.
    """
    for order, number in enumerate(looked_at):
        if _hits(curve(number), rects):
            looked_at.insert(0, looked_at.pop(order))
            return True
    return False


def _hits(point: Point, rects: list[Rect]) -> bool:
    """Whether the point is in one of these."""
    return Rect(point, (1, 1)).collidelist(rects) >= 0


def _between(start: int, end: int, other_start: int, other_end: int) -> int:
    """The gap between two lengths on one line."""
    return max(0, other_start - end, start - other_end)


def _along(start: Point, end: Point, direction: Point) -> float:
    """From 1 for a way that goes in a direction to -1 for one against it."""
    return _dot(direction, start, end) / max(1.0, math.dist(start, end))


def _dot(direction: Point, start: Point, end: Point) -> float:
    return direction[0] * (end[0] - start[0]) + direction[1] * (end[1] - start[1])


def _bent(start: Point, end: Point, bend: float) -> Curve:
    """A curve that swings out to its left by a share of its length."""
    (x0, y0), (x1, y1) = start, end
    over = (x0 + x1) / 2 - bend * (y1 - y0), (y0 + y1) / 2 + bend * (x1 - x0)
    first = x0 + 2 / 3 * (over[0] - x0), y0 + 2 / 3 * (over[1] - y0)
    second = x1 + 2 / 3 * (over[0] - x1), y1 + 2 / 3 * (over[1] - y1)
    return _curve(start, first, second, end)


def _curve(start: Point, first: Point, second: Point, end: Point) -> Curve:
    """From start to end, drawn towards the two points between them: any of its points by number."""

    def point(number: int) -> Point:
        a, b, c, d = _SHARES[number]
        return (
            a * start[0] + b * first[0] + c * second[0] + d * end[0],
            a * start[1] + b * first[1] + c * second[1] + d * end[1],
        )

    return point


_SHARES: Final = [
    ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3) for t in (n / (SAMPLES - 1) for n in range(SAMPLES))
]
"""The weight of each of a curve's four points at each of its samples."""


def joined(rects: Sequence[Rect], near: int) -> tuple[Rect, ...]:
    """The rectangles around everything no further apart than `near`, side by side."""
    runs: list[Rect] = []
    for rect in sorted(rects, key=lambda one: one.left):
        if runs and rect.left - runs[-1].right <= near and _beside(rect, runs[-1]):
            runs[-1] = runs[-1].union(rect)
        else:
            runs.append(rect.copy())
    return tuple(runs)


def _beside(one: Rect, other: Rect) -> bool:
    return one.top < other.bottom and other.top < one.bottom


class HandLight(NamedTuple):
    """A card of the hand: its upright box in window pixels, turned counter-clockwise by `angle`, and whether it
    matters.
    """

    x: int
    y: int
    w: int
    h: int
    angle: float
    is_lit: bool


class LessonPlaces(msgspec.Struct, frozen=True):
    """Everything over a dimmed table: the sheet, what is lit, what has a ring, and the arrow."""

    sheet: SheetPlace
    lit: tuple[Rect, ...] = ()
    """Cut out of the veil."""
    rings: tuple[Rect, ...] = ()
    arrow: Way = ()
    hand: tuple[HandLight, ...] = ()
    """The hand in front, the lowest card first: of a lit one exactly what can be seen is cut out."""
