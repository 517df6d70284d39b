"""A pack on the table, seen from above and slightly askew. Drawing only."""

import math
import random
from itertools import pairwise
from typing import Final

from pygame import BLEND_RGBA_MAX, BLEND_RGBA_MIN, SRCALPHA, Surface, transform

from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import GOLD, INK
from game.toolkit.drawing.turn_and_bend import bent
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art, height

Point = tuple[float, float]

WIDTH: Final = 236
"""The width of a card, in design pixels."""
TURN: Final = 7.0
"""Degrees by which the pack is askew, anticlockwise."""
FLAT: Final = 0.88
"""The visible share of the height of a card on the table, as seen from a player's seat."""
THUMB: Final = 0.72
"""Where a packet is held, as a share of its width from the left."""
HANGS: Final = 16
"""Design pixels by which its far side then hangs."""
EDGE: Final = (46, 0.44, 132)
"""The height of a whole pack's edge in design pixels: least, per card, most."""
_ARROW: Final = (
    '<path d="M6 26L8 14Q62 6 72 52L90 50L68 88L40 56L58 54Q50 24 6 26Z" fill="{ink}" stroke="{rim}"'
    ' stroke-width="3" stroke-linejoin="round"/>'
)
PAPER_TONES: Final = (250, 244, 236, 214)
"""Tones of cards seen from the side; the last one is the gap between two."""


def edge_height(kit: Kit, cards: int) -> int:
    """The height of a whole pack's edge, in real pixels."""
    least, each, most = EDGE
    return max(4, kit.theme.u(min(max(least, cards * each), most)))


def lid_size(kit: Kit) -> tuple[int, int]:
    """The size of the top card as drawn on the table."""
    return _lid(kit).get_size()


def outline(kit: Kit) -> tuple[Point, Point, Point, Point]:
    """The corners of the top card relative to its middle: upper left and right, lower right and left."""
    width = kit.theme.u(WIDTH)
    x, y, turn = width / 2, height(width) / 2, math.radians(TURN)
    cos, sin = math.cos(turn), math.sin(turn)

    def turned(px: float, py: float) -> Point:
        return px * cos + py * sin, (py * cos - px * sin) * FLAT

    return turned(-x, -y), turned(x, -y), turned(x, y), turned(-x, y)


def pack_picture(kit: Kit, edge: int) -> Surface:
    """A pack with an edge `edge` real pixels high; its top card is at the top of the picture."""
    return kit.paint.once(("lying pack", edge), lambda: _pack(kit, edge))


def _lid(kit: Kit) -> Surface:
    width = kit.theme.u(WIDTH)
    return kit.paint.once(("lid", width), lambda: _flattened(card_art(kit).turned("stack", width, TURN)))


def _flattened(card: Surface) -> Surface:
    return transform.smoothscale(card, (card.get_width(), round(card.get_height() * FLAT)))


def _pack(kit: Kit, edge: int) -> Surface:
    lid = _lid(kit)
    plain = _flattened(card_art(kit).turned_blank(kit.theme.u(WIDTH), False, TURN))
    layers = []
    for tone in PAPER_TONES:
        layer = plain.copy()
        layer.fill((tone, tone - 6, tone - 22, 0), special_flags=BLEND_RGBA_MAX)
        layer.fill((tone, tone - 6, tone - 22, 255), special_flags=BLEND_RGBA_MIN)
        layers.append(layer)
    image = Surface((lid.get_width(), lid.get_height() + edge), SRCALPHA)
    lie = random.Random(11)
    for n in range(edge, 0, -1):
        layer = layers[3] if n % 3 == 0 else lie.choice(layers[:3])
        image.blit(layer, (lie.choice((0, 0, 1)) if n % 3 == 0 else 0, n))
    image.blit(lid, (0, 0))
    return image.convert_alpha()


def draw_pack(kit: Kit, surface: Surface, edge: int, middle: tuple[int, int], raised: int = 0, hangs: int = 0) -> None:
    """Draw a pack with its shadow. `middle` is the middle of its top card, `raised` its height above the table. Held by
    a thumb at the front right, its far side hangs by `hangs` real pixels.
    """
    image, lid = pack_picture(kit, edge), _lid(kit)
    if hangs:
        flat = image
        image = kit.paint.once(("bent pack", edge, hangs), lambda: bent(flat, hangs, THUMB))
    far = kit.theme.u(10) + raised
    shadow = kit.paint.once(("pack shadow", far), lambda: _shadow(kit, far))
    at = shadow.get_rect(center=(middle[0] + far // 2, middle[1] + edge + far))
    surface.blit(shadow, at)
    surface.blit(image, lid.get_rect(center=middle).topleft)


def _shadow(kit: Kit, far: int) -> Surface:
    width, blur = kit.theme.u(WIDTH), max(3, far // 2)
    upright = kit.paint.shadow(width, height(width), blur, 120)
    return _flattened(transform.rotozoom(upright, TURN, 1.0))


def parting(kit: Kit, middle: tuple[int, int], down: float) -> tuple[Point, Point]:
    _, _, (right_x, right_y), (left_x, left_y) = outline(kit)
    x, y = middle[0], middle[1] + down
    return (x + left_x, y + left_y), (x + right_x, y + right_y)


def depth_at(kit: Kit, middle: tuple[int, int], pos: tuple[int, int]) -> float:
    """How far a point is below the edge of the top card, in real pixels; negative on the card."""
    (left_x, left_y), (right_x, right_y) = parting(kit, middle, 0)
    share = (pos[0] - left_x) / (right_x - left_x)
    return pos[1] - (left_y + (right_y - left_y) * min(1.0, max(0.0, share)))


def draw_place(kit: Kit, surface: Surface, middle: tuple[int, int], lit: bool) -> None:
    """The golden frame where the packet goes; brighter if letting go now would put it there."""
    size = lid_size(kit)
    ink = kit.theme.ink(GOLD)
    image = kit.paint.once(("packet place", size, ink, lit), lambda: _place(kit, size, ink, lit))
    surface.blit(image, image.get_rect(center=middle))


def _place(kit: Kit, size: tuple[int, int], ink: str, lit: bool) -> Surface:
    corners = outline(kit)
    path, around = "", [*corners, corners[0]]
    for (x0, y0), (x1, y1) in pairwise(around):
        count = max(3, round(math.hypot(x1 - x0, y1 - y0) / max(9.0, 21 * kit.theme.k)))
        for n in range(count):
            a, b = (n + 0.2) / count, (n + 0.8) / count
            path += f"M{x0 + (x1 - x0) * a} {y0 + (y1 - y0) * a}L{x0 + (x1 - x0) * b} {y0 + (y1 - y0) * b}"
    fill = "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"
    thick = max(2.0, (4.5 if lit else 3) * kit.theme.k)
    body = (
        f'<g transform="translate({size[0] / 2} {size[1] / 2})">'
        f'<path d="{fill}" fill="{ink}" fill-opacity="{0.3 if lit else 0.12}"/>'
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{thick}" stroke-linecap="round"/></g>'
    )
    return svg(size, body)


def draw_arrow(kit: Kit, surface: Surface, middle: tuple[int, int]) -> None:
    side, ink = kit.theme.u(130), kit.theme.ink(GOLD)
    image = kit.paint.once(
        ("packet arrow", side, ink), lambda: svg((side, side), _ARROW.format(ink=ink, rim=INK), (0, 0, 100, 100))
    )
    width, height = lid_size(kit)
    surface.blit(image, image.get_rect(center=(middle[0] - width // 3, middle[1] - height // 3)))
