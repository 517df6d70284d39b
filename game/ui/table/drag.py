"""What is held by the pointer, and how it looks while it is held. Frozen; decides nothing."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.ui.table.layout import Layout
from game.ui.table.sprites import Sprite

Point = tuple[int, int]
LIFTED = 1.06
"""How much larger a held card looks."""


class Drag(msgspec.Struct, frozen=True):
    """Cards on their way with the pointer.

    `source` is the target they were taken from; `sprites` are the indices of their sprites in the layout, `positions`
    those of hand cards. `grip` is where the pointer holds the first of them, from its centre.
    """

    source: str
    sprites: tuple[int, ...]
    positions: tuple[int, ...]
    grip: tuple[float, float]
    pos: Point
    over: str | None = None


def begin(layout: Layout, source: str, at: Point, pos: Point, chosen: Sequence[int]) -> Drag | None:
    """Lift what lies at `source`; a chosen card takes all chosen ones along. None where nothing can be lifted."""
    kind, *rest = source.split("/")
    positions: tuple[int, ...] = ()
    if kind == "hand":
        held = int(rest[0])
        indices = hand_sprites(layout)
        if held >= len(indices):
            return None
        positions = tuple(sorted(chosen)) if held in chosen else (held,)
        sprites = tuple(indices[i] for i in positions)
        lead = indices[held]
    else:
        if kind == "staged":
            place = ("staged", int(rest[0]), int(rest[1]))
            sprites = tuple(i for i, sprite in enumerate(layout.sprites) if sprite.place == place)
        elif kind in ("pile", "upcard", "discard"):
            sprites = tuple(i for i, sprite in enumerate(layout.sprites) if sprite.place[0] == "pile")
        else:
            return None
        if not sprites:
            return None
        lead = sprites[-1]
    grip = (at[0] - layout.sprites[lead].x, at[1] - layout.sprites[lead].y)
    return Drag(source, sprites, positions, grip, pos)


def hand_sprites(layout: Layout) -> tuple[int, ...]:
    """The sprites of the hand in front, from the left."""
    return tuple(i for i, sprite in enumerate(layout.sprites) if sprite.place[0] == "hand")


def held_sprites(layout: Layout, drag: Drag) -> list[Sprite]:
    """The held cards as they hang from the pointer: a little larger, upright, one beside the other."""
    sprites = [layout.sprites[i] for i in drag.sprites]
    if not sprites:
        return []
    w = round(sprites[0].w * LIFTED)
    step = min(w * 0.36, 2.6 * w / max(1, len(sprites)))
    x, y = drag.pos[0] - drag.grip[0], drag.pos[1] - drag.grip[1]
    middle = (len(sprites) - 1) / 2
    return [
        replace(
            sprite, x=x + (i - middle) * step, y=y, w=w, h=0, angle=-(i - middle) * 2.0, lift=12, mark="", held=sprite.w
        )
        for i, sprite in enumerate(sprites)
    ]


def gap_at(layout: Layout, pos: Point) -> int:
    """Before which card of the hand something dropped at this point would lie."""
    strips = [rect for name, rect in layout.hits.items() if name.startswith("hand/")]
    best = len(strips)
    near = None
    for i, strip in enumerate(strips):
        for before, x in ((i, strip.left), (i + 1, strip.right)):
            aside = (
                0 if strip.top <= pos[1] <= strip.bottom else min(abs(pos[1] - strip.top), abs(pos[1] - strip.bottom))
            )
            far = abs(pos[0] - x) + 2 * aside
            if near is None or far < near:
                near, best = far, before
    return best


def parted(positions: Sequence[int], gap: int) -> range:
    """The positions at which moved cards lie after they are put before `gap`."""
    first = gap - sum(1 for position in positions if position < gap)
    return range(first, first + len(positions))


def over_hand(layout: Layout, pos: Point) -> bool:
    """Whether a point lies over the hand in front."""
    return layout.places.rect("Hand").inflate(0, 20).collidepoint(pos)
