"""Packets of cards seen from the side, card by card, with the top back visible. Drawing only."""

import math
import random
from itertools import pairwise
from typing import Final

from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface, draw, transform

from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art

PER_CARD: Final = 2.4  # design pixels; the same in a packet and in the stock, so that an edge can be judged
WIDTH, SLANT, DEEP = 420, 110, 120  # design pixels: the front, and how far the top recedes to the right
CORNER: Final = 30  # design pixels: the radius of a card's corners, along its front
HIGHEST: Final = 120
"""The number of cards in the large packet that others are cropped from."""
FINE: Final = 3
"""Packets are drawn this many times as large, then scaled down, so that their edges are smooth."""
PAPER, RIM = (236, 229, 208), (196, 188, 166)

Point = tuple[float, float]


def edge_step(kit: Kit) -> float:
    """The height of one card's edge, in real pixels."""
    return PER_CARD * kit.theme.k


def packet_size(kit: Kit, cards: int) -> tuple[int, int]:
    """The size of a packet's picture, in real pixels."""
    return kit.theme.u(WIDTH + SLANT), kit.theme.u(DEEP) + round(edge_step(kit) * cards)


def outline(k: float) -> tuple[list[Point], list[Point]]:
    """The top card's edge, `k` pixels to a design pixel: the part seen from the front, left to right, and the rest."""
    flat = DEEP / WIDTH * 1.4  # a card's depth is foreshortened
    seen: list[Point] = []
    for step in range(64):
        corner, turn = divmod(step, 16)
        angle = math.radians(180 + 90 * (corner + turn / 15))
        aside = (CORNER, WIDTH - CORNER, WIDTH - CORNER, CORNER)[corner] + CORNER * math.cos(angle)
        back = flat * ((CORNER if corner < 2 else DEEP / flat - CORNER) + CORNER * math.sin(angle))
        seen.append(((aside + SLANT * back / DEEP) * k, (DEEP - back) * k))
    first, last = seen.index(min(seen)), seen.index(max(seen))
    return seen[first : last + 1], seen[last:] + seen[: first + 1]


def draw_packet(kit: Kit, surface: Surface, cards: int, at: tuple[int, int], raised: int = 0) -> None:
    """Draw a packet with its shadow. `at` is the upper left of the picture, `raised` its height above what is below."""
    blur = kit.theme.u(14) + raised // 3
    shadow = kit.paint.once(("packet shadow", blur), lambda: _shadow(kit, blur))
    surface.blit(
        shadow, (at[0] - 2 * blur, at[1] + round(edge_step(kit) * cards) + kit.theme.u(10) + raised - 2 * blur)
    )
    surface.blit(packet(kit, cards), at)


def _shadow(kit: Kit, blur: int) -> Surface:
    """A soft shadow of one card, larger by 2 x `blur` on every side; blurred small, which looks the same."""
    size, small = packet_size(kit, 0), max(1, blur // 3)
    whole = size[0] + 4 * blur, size[1] + 4 * blur
    soft = Surface((whole[0] // small, whole[1] // small), SRCALPHA)
    seen, rest = outline(kit.theme.k / small)
    draw.polygon(soft, (0, 0, 0, 150), [(x + 2 * blur / small, y + 2 * blur / small) for x, y in seen + rest])
    return transform.smoothscale(transform.gaussian_blur(soft, max(1, blur // small)), whole)


def packet(kit: Kit, cards: int) -> Surface:
    """A packet of `cards` cards, its top at the upper edge of the picture. Cropped from a large one, so that packets of
    any size are ready at once, and each is the previous one plus a card.
    """
    most = HIGHEST * max(1, math.ceil(cards / HIGHEST))
    large = kit.paint.once(("packet", most), lambda: _packet(kit, most))
    return kit.paint.once(("packet cut", cards), lambda: _cut(kit, large, cards))


def _cut(kit: Kit, large: Surface, cards: int) -> Surface:
    size = packet_size(kit, cards)
    image = large.subsurface((0, 0), size).copy()
    end = kit.paint.once(("packet end",), lambda: _end(kit))
    image.blit(end, (0, size[1] - end.get_height()), special_flags=BLEND_RGBA_MULT)
    return image


def _end(kit: Kit) -> Surface:
    """What a packet's lowest card leaves visible of the cards above it: white, transparent below."""
    width, height = packet_size(kit, 0)
    fine = Surface((width * FINE, height * FINE), SRCALPHA)
    fine.fill((255, 255, 255, 0))
    seen, _ = outline(kit.theme.k * FINE)
    draw.polygon(fine, "white", [(0, 0), (0, seen[0][1]), *seen, (width * FINE, seen[-1][1]), (width * FINE, 0)])
    return transform.smoothscale(fine, (width, height))


def _packet(kit: Kit, cards: int) -> Surface:
    """Edges of cards below the outline of the top one, darker where it turns away from the light."""
    size = packet_size(kit, cards)
    big = Surface((size[0] * FINE, size[1] * FINE), SRCALPHA)
    big.fill((*PAPER, 0))  # the colour that the soft rim of the picture takes on
    edges = _edges(edge_step(kit) * FINE, cards)
    seen, rest = outline(kit.theme.k * FINE)
    for (left, above), (right, below) in pairwise(seen):
        slope = math.atan2(above - below, right - left) / math.atan2(DEEP, SLANT)
        light = round(255 * (1 - 0.22 * max(0.0, slope) - 0.3 * max(0.0, -slope)))
        for x in range(round(left), round(right)):
            y = round(above + (below - above) * (x + 0.5 - left) / (right - left)) - 1  # no gap below the top card
            big.blit(edges, (x, y))
            big.fill((light, light, light), (x, y, 1, edges.get_height()), BLEND_RGB_MULT)
    big.blit(_lid(kit, seen + rest), (0, 0))
    return transform.smoothscale(big, size).convert_alpha()


def _edges(step: float, cards: int) -> Surface:
    """A column through the edges of the cards, with a fine line between each two."""
    column, lie = Surface((1, round(step * cards))), random.Random(11)
    for n in range(cards):
        top, tone = round(n * step), 250 - lie.randrange(10)
        column.fill((tone, tone - 7, tone - 26), (0, top, 1, round(step) + 1))
        tone -= lie.choice((30, 38, 46, 70))
        column.fill((tone, tone - 10, tone - 32), (0, top, 1, max(1, round(step / 4))))
    return column


def _lid(kit: Kit, corners: list[Point]) -> Surface:
    """The back of the top card, each row further to the right than the one below, within these corners."""
    back, k = card_art(kit).back("stack", max(60, kit.theme.u(300))), kit.theme.k * FINE
    flat = transform.smoothscale(transform.rotate(back, 90), (round(WIDTH * k), round(DEEP * k)))
    lid = Surface((round((WIDTH + SLANT) * k), flat.get_height()), SRCALPHA)
    lid.fill(PAPER)
    for row in range(flat.get_height()):
        lid.blit(flat, (SLANT * k * (1 - row / flat.get_height()), row), Rect(0, row, flat.get_width(), 1))
    draw.polygon(lid, RIM, corners, FINE)
    shape = Surface(lid.get_size(), SRCALPHA)
    shape.fill((255, 255, 255, 0))
    draw.polygon(shape, "white", corners)
    lid.blit(shape, (0, 0), special_flags=BLEND_RGBA_MULT)
    return lid
