"""What the pointer holds, and how it looks meanwhile. Frozen; decides nothing."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from pygame import Rect

from game.cards import Card
from game.messages.language import Message
from game.turn.arrangement import places_of
from game.turn.gesture_outcomes import Lifted
from game.turn.spots import HandCard, SetAside, Spot, StagedCard, Zone
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sprites import HiddenInHand, OnPile, Place, Sprite

Point = tuple[int, int]
GRIPS: Final = (0.15, 0.5, 0.85)
"""Where a card may be held, from its left to its right side: few enough pictures."""
MOST_BENT: Final = 3
"""The most held cards that bend: with more, the pictures would take longer than a frame."""
REFUSED_AFTER: Final = 0.4
"""Seconds over a place before it says that it takes none of the held cards."""
LIFTED: Final = 1.06
"""How much larger a held card looks."""


class Drag(msgspec.Struct, frozen=True):
    """Cards moving with the pointer.

    `source` is the target they were taken from; `sprites` are their sprites' indices in the layout, `positions` those
    of hand cards, `cards` their faces. `lifted` is where one of them was in the draft. `grip` is where the pointer
    holds the first of them, from its centre.
    """

    source: Spot
    sprites: tuple[int, ...]
    positions: tuple[int, ...]
    grip: tuple[float, float]
    pos: Point
    over: Spot | None = None
    cards: tuple[Card, ...] = ()
    lifted: Lifted | None = None
    why: Message | None = None
    """Why the place below would refuse it."""
    passes: float = 0.0
    """Seconds until that is shown: cards on their way to another place are over many."""
    was_judged: bool = False
    gap: int | None = None
    """Before which card of the hand it would go; None while it isn't over the hand."""
    has_left: bool = False
    """Whether it was over another place than its own."""

    @property
    def is_of_hand(self) -> bool:
        """Whether it was picked up in the hand."""
        return isinstance(self.source, HandCard)

    @property
    def is_only_of_hand(self) -> bool:
        """Whether it includes no staged card, so that it can be arranged."""
        return self.is_of_hand and self.lifted is None

    @property
    def is_pile(self) -> bool:
        """Whether it is the upcard, dragged to start taking the pile."""
        return not self.is_of_hand and self.lifted is None

    @property
    def refusal(self) -> Message | None:
        """Why the place below would refuse it, once it has been over it for a moment."""
        return self.why if self.passes <= 0 else None

    @property
    def wrong(self) -> Spot | None:
        """The place below, if it says that it would refuse it."""
        return self.over if self.refusal is not None else None


def begin(
    layout: Layout,
    source: Spot,
    at: Point,
    pos: Point,
    chosen: Sequence[int],
    upcard: StagedCard | None = None,
) -> Drag | None:
    """Lift what is at `source`; a chosen card brings all chosen ones, including the staged `upcard` if it is chosen.
    None if nothing can be lifted.
    """
    positions: tuple[int, ...] = ()
    lifted: Lifted | None = None
    match source:
        case HandCard(held):
            indices = hand_sprites(layout)
            if held >= len(indices):
                return None
            positions = tuple(sorted(chosen)) if held in chosen else (held,)
            lifted = upcard if held in chosen else None
            sprites = (*_staged_sprites(layout, lifted), *(indices[i] for i in positions))
            lead = indices[held]
        case StagedCard():
            lifted = source
            sprites = _staged_sprites(layout, lifted)
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
            sprites = _staged_sprites(layout, SetAside())
            lifted = SetAside() if sprites else None
            sprites = sprites or _sprites_in(layout, OnPile())
        case _:
            return None
    if not sprites:
        return None
    if not isinstance(source, HandCard):
        lead = sprites[-1]
    grip = (at[0] - layout.sprites[lead].x, at[1] - layout.sprites[lead].y)
    cards = tuple(layout.sprites[i].card for i in sprites)
    return Drag(source, sprites, positions, grip, pos, None, tuple(card for card in cards if card), lifted)


def again(layout: Layout, drag: Drag) -> Drag | None:
    """The same cards in another layout, where they may be elsewhere; None if they can't be held any more."""
    staged = _staged_sprites(layout, drag.lifted)
    if drag.lifted is not None and [layout.sprites[i].card for i in staged] != list(drag.cards[:1]):
        return None
    if not drag.is_of_hand:
        sprites = staged or _sprites_in(layout, OnPile())
        same = tuple(layout.sprites[i].card for i in sprites) == drag.cards
        return replace(drag, sprites=sprites) if same else None
    wanted = drag.cards[len(staged) :]
    positions = places_of(layout.hand, wanted)
    if len(positions) < len(wanted):
        return None
    indices = hand_sprites(layout)
    return replace(drag, positions=positions, sprites=(*staged, *(indices[i] for i in positions)))


def _staged_sprites(layout: Layout, lifted: Lifted | None) -> tuple[int, ...]:
    return _sprites_in(layout, lifted) if lifted is not None else ()


def _sprites_in(layout: Layout, place: Place) -> tuple[int, ...]:
    return tuple(i for i, sprite in enumerate(layout.sprites) if sprite.place == place)


def card_width(layout: Layout) -> int:
    """The width of a card of the hand, in real pixels; 0 for an empty hand."""
    return max((round(layout.sprites[i].w) for i in hand_sprites(layout)), default=0)


def hand_sprites(layout: Layout) -> tuple[int, ...]:
    return _sprites_in(layout, HiddenInHand())


def held_sprites(layout: Layout, drag: Drag, is_still: bool = False) -> list[Sprite]:
    """The held cards at the pointer: a little larger, upright, side by side. They bend to both sides of the grip,
    unless motion is reduced.
    """
    sprites = [layout.sprites[i] for i in drag.sprites]
    if not sprites:
        return []
    w = round(sprites[0].w * LIFTED)
    step = min(w * 0.36, 2.6 * w / max(1, len(sprites)))
    x, y = drag.pos[0] - drag.grip[0], drag.pos[1] - drag.grip[1]
    middle = (len(sprites) - 1) / 2
    share = 0.5 + drag.grip[0] / max(1, sprites[-1].w)
    grip = None if is_still or len(sprites) > MOST_BENT else min(GRIPS, key=lambda one: abs(one - share))
    return [
        replace(
            sprite,
            x=x + (i - middle) * step,
            y=y,
            w=w,
            h=0,
            angle=-(i - middle) * 2.0,
            lift=12,
            mark="",
            held=sprite.w,
            grip=grip,
        )
        for i, sprite in enumerate(sprites)
    ]


def gap_at(layout: Layout, pos: Point) -> int:
    """Before which card of the hand something dropped at this point would go."""
    strips = [rect for spot, rect in layout.hits.items() if isinstance(spot, HandCard)]
    edges = [(strip, *edge) for i, strip in enumerate(strips) for edge in ((i, strip.left), (i + 1, strip.right))]

    def far(edge: tuple[Rect, int, int]) -> int:
        strip, _, x = edge
        return abs(pos[0] - x) + 2 * max(0, strip.top - pos[1], pos[1] - strip.bottom)

    return min(edges, key=far)[1] if edges else 0


def parted(positions: Sequence[int], gap: int) -> range:
    """Where moved cards end up after they are put before `gap`."""
    first = gap - sum(1 for position in positions if position < gap)
    return range(first, first + len(positions))


def over_hand(layout: Layout, pos: Point) -> bool:
    return layout.places.rect("Hand").inflate(0, 20).collidepoint(pos)
