"""Which part of the still picture looks different after cards were lifted or a hand parted. Geometry; draws nothing."""

import math
from collections.abc import Collection, Iterable
from typing import Final

import msgspec
from pygame import Rect

from game.ui.table.layout import Layout
from game.ui.table.picture import Scenery
from game.ui.table.sprites import Sprite

AROUND: Final = 48
"""Design pixels that a sign may reach beyond what it belongs to."""


class Laid(msgspec.Struct, frozen=True):
    """What a still picture was put together from, besides the cloth and the buttons."""

    layout: Layout
    scenery: Scenery
    away: frozenset[int]
    """The sprites that are not in it: they move, or are held."""
    signs_on_hand: bool


def reach(sprite: Sprite) -> Rect:
    """Every pixel that a sprite may touch, with its shadow, its rim and what a book has beside its card."""
    turn = math.radians(sprite.angle)
    wide = abs(sprite.w * math.cos(turn)) + abs(sprite.tall * math.sin(turn))
    high = abs(sprite.w * math.sin(turn)) + abs(sprite.tall * math.cos(turn))
    margin = 3 * max(2, sprite.lift) + 0.35 * sprite.w + 8
    box = Rect(0, 0, math.ceil(wide + 2 * margin), math.ceil(high + 2 * margin))
    box.center = (round(sprite.x), round(sprite.y))
    return box


def soiled(before: Laid | None, after: Laid, cloth: Iterable[Rect], window: Rect, k: float) -> Rect:
    """The part of the window to be drawn again, where `cloth` was; all of it if that cannot be told. `k` is real pixels
    for each design pixel.
    """
    if before is None or _others(before.scenery) != _others(after.scenery):
        return window.copy()
    old, new = before.layout, after.layout
    around = math.ceil(AROUND * k)
    rects = list(cloth)
    rects += [reach(sprite) for _, sprite in _shown(before) ^ _shown(after)]
    hand = new.places.rect("Hand").inflate(2 * around, 2 * around)
    if old.badges != new.badges or before.signs_on_hand != after.signs_on_hand:
        signs = set(old.badges) ^ set(new.badges)
        if not all(hand.collidepoint(sign.x, sign.y) for sign in signs):
            return window.copy()
        rects.append(hand)
    if _promises(before) != _promises(after):
        for laid in (before, after):
            rects += [rect.inflate(2 * around, 2 * around) for rect in _promised(laid)]
    if not rects:
        return Rect(0, 0, 0, 0)
    return rects[0].unionall(rects[1:]).clip(window)


def _shown(laid: Laid) -> set[tuple[int, Sprite]]:
    return {(i, sprite) for i, sprite in enumerate(laid.layout.sprites) if i not in laid.away}


def _others(told: Scenery) -> tuple[object, ...]:
    """What else is drawn over the cards."""
    return told.found, told.strips, told.strip_list, told.upcard_drafted


def _promises(laid: Laid) -> tuple[object, ...]:
    told = laid.scenery
    return told.held, _piles(told.lit), told.new_pile_idle


def _piles(lit: Collection[str]) -> frozenset[str]:
    return frozenset(name for name in lit if name.startswith(("meld/", "book/")))


def _promised(laid: Laid) -> list[Rect]:
    """Where melds and books are dimmed, or promise something."""
    hits = laid.layout.hits
    own = next(iter(laid.layout.bands.values()))
    return [*own.melds.values(), *(hits[name] for name in _piles(laid.scenery.lit))]
