"""Which parts of the still picture changed. Geometry only; draws nothing."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec
from pygame import Rect

from game.ui.table.draw.picture_piece import PicturePiece, changed
from game.ui.table.sprites import Sprite

WORTH_IT: Final = 0.04
"""The share of the window by which one rectangle may be larger than the two that it replaces."""
PIECES: Final = 6
"""The most parts of the window that are redrawn separately."""


class Laid(msgspec.Struct, frozen=True):
    """The layers of a still picture above the cloth."""

    sprites: tuple[Sprite, ...]
    """Those at rest, the lowest first."""
    parts: tuple[PicturePiece, ...]
    """Drawn over them."""


def reach(sprite: Sprite) -> Rect:
    """Every pixel that a sprite may touch, with its shadow, its rim and what a book has beside its card."""
    margin = math.ceil(3 * max(2, sprite.lift) + 0.35 * sprite.w + 8)
    return sprite.turned_box.inflate(2 * margin, 2 * margin)


def damage(before: Laid, after: Laid) -> list[Rect]:
    """The areas in which cards or their overlays appeared, disappeared or changed."""
    return [*(reach(sprite) for sprite in _moved(before.sprites, after.sprites)), *changed(before.parts, after.parts)]


def _moved(before: tuple[Sprite, ...], after: tuple[Sprite, ...]) -> Iterable[Sprite]:
    """Cards that are in only one of them, or between different neighbours."""
    if before == after:
        return ()
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    old, new = (
        [sprite for sprite in sprites if sprite not in lost] for sprites, lost in ((before, gone), (after, come))
    )
    shuffled = (sprite for pair in zip(old, new, strict=False) if pair[0] != pair[1] for sprite in pair)
    return {*gone, *come, *shuffled}


def merged(rects: Iterable[Rect], window: Rect) -> list[Rect]:
    """A few rectangles of the window that cover all of these and little else."""
    spare = WORTH_IT * window.w * window.h
    left = [rect.clip(window) for rect in rects]
    few: list[Rect] = []
    while left:
        rect = left.pop()
        if rect.w and rect.h:
            near = min(few, key=lambda other: _waste(rect, other), default=None)
            if near is not None and (len(few) >= PIECES or _waste(rect, near) <= spare):
                few.remove(near)
                left.append(rect.union(near))
            else:
                few.append(rect)
    return few


def joined_neighbours(rects: Iterable[Rect]) -> list[Rect]:
    """The same places in fewer rectangles: one that overlaps the previous one so much that both together have no more
    pixels is joined with it, like the cards of a packet.

    >>> len(joined_neighbours([Rect(0, 0, 10, 10), Rect(4, 0, 10, 10), Rect(30, 0, 10, 10)]))
    2
    """
    found: list[Rect] = []
    for rect in rects:
        if found and _waste(found[-1], rect) <= 0:
            found[-1] = found[-1].union(rect)
        else:
            found.append(rect)
    return found


def _waste(one: Rect, other: Rect) -> int:
    both = one.union(other)
    return both.w * both.h - one.w * one.h - other.w * other.h


def halved(rect: Rect, most: int) -> list[Rect]:
    """The rectangle in parts of at most this many pixels."""
    if rect.w * rect.h <= most:
        return [rect]
    across, down = (rect.w // 2, 0) if rect.w >= rect.h else (0, rect.h // 2)
    half = Rect(rect.topleft, (across or rect.w, down or rect.h))
    rest = Rect(rect.x + across, rect.y + down, rect.w - across, rect.h - down)
    return [*halved(half, most), *halved(rest, most)]
