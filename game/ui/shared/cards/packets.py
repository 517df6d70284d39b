"""Packets of cards seen from the side, card by card, with the top back visible. Drawing only."""

import math
import random
from itertools import pairwise
from typing import Final

from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Surface, transform

from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import PAPER, PAPER_RIM
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art

PER_CARD: Final = 2.4  # design pixels; the same in a packet and in the stock, so that an edge can be judged
WIDTH, DEEP = 480, 140  # design pixels: the front, and how far the top recedes
FAR_SIDE: Final = 0.84
"""The far side of the top as a share of the front: it is seen from above, straight ahead."""
CORNER: Final = 30  # design pixels: the radius of a card's corners, along its front
HIGHEST: Final = 120
"""The number of cards in the large packet that others are cropped from."""
FINE: Final = 3
"""Packets are drawn this many times as large, then scaled down, so that their lines are soft."""

Point = tuple[float, float]


def edge_step(kit: Kit) -> float:
    """The height of one card's edge, in real pixels."""
    return PER_CARD * kit.theme.k


def packet_size(kit: Kit, cards: int) -> tuple[int, int]:
    """The size of a packet's picture, in real pixels."""
    return kit.theme.u(WIDTH), kit.theme.u(DEEP) + round(edge_step(kit) * cards)


def outline(k: float) -> tuple[list[Point], list[Point]]:
    """The top card's edge, `k` pixels to a design pixel: the part seen from the front, left to right, and the rest."""
    flat = DEEP / WIDTH * 1.4  # a card's depth is foreshortened
    seen: list[Point] = []
    for step in range(64):
        corner, turn = divmod(step, 16)
        angle = math.radians(180 + 90 * (corner + turn / 15))
        aside = (CORNER, WIDTH - CORNER, WIDTH - CORNER, CORNER)[corner] + CORNER * math.cos(angle)
        back = flat * ((CORNER if corner < 2 else DEEP / flat - CORNER) + CORNER * math.sin(angle))
        narrower = 1 - (1 - FAR_SIDE) * back / DEEP
        seen.append(((WIDTH / 2 + (aside - WIDTH / 2) * narrower) * k, (DEEP - back) * k))
    first, last = seen.index(min(seen)), seen.index(max(seen))
    return seen[first : last + 1], seen[last:] + seen[: first + 1]


def path_of(points: list[Point]) -> str:
    """The SVG path through these points, and back to the first."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def draw_packet(kit: Kit, surface: Surface, cards: int, at: tuple[int, int], raised: int = 0) -> None:
    """Draw a packet with its shadow. `at` is the upper left of the picture, `raised` its height above what is below."""
    blur = kit.theme.u(14) + raised // 3
    shadow = kit.paint.once(("packet shadow", blur), lambda: _shadow(kit, blur))
    below = round(edge_step(kit) * cards) + kit.theme.u(10) + raised
    surface.blit(shadow, (at[0] - 2 * blur, at[1] + below - 2 * blur))
    surface.blit(packet(kit, cards), at)


def _shadow(kit: Kit, blur: int) -> Surface:
    """A soft shadow of one card, larger by 2 x `blur` on every side; blurred small, which looks the same."""
    (width, height), far, small = packet_size(kit, 0), 2 * blur, max(1, blur // 3)
    whole = width + 2 * far, height + 2 * far
    seen, rest = outline(kit.theme.k)
    card = f'<path d="{path_of(seen + rest)}" fill-opacity=".5"/>'
    soft = svg((whole[0] // small, whole[1] // small), card, (-far, -far, *whole))
    return transform.smoothscale(transform.gaussian_blur(soft, max(1, blur // small)), whole)


def packet(kit: Kit, cards: int) -> Surface:
    """A packet of `cards` cards, its top at the upper edge of the picture. Cropped from a large one, so that packets of
    any size are ready at once, and each is the previous one plus a card.
    """
    most = HIGHEST * max(1, math.ceil(cards / HIGHEST))
    large = kit.paint.once(("packet", most), lambda: _packet(kit, most))
    return kit.paint.once(("packet cut", cards), lambda: _cut(kit, large, cards))


def _cut(kit: Kit, large: Surface, cards: int) -> Surface:
    size, (seen, rest) = packet_size(kit, cards), outline(kit.theme.k)
    below = size[1] - packet_size(kit, 0)[1]
    shape = path_of([(x, y + below) for x, y in seen] + rest)
    image = large.subsurface((0, 0), size).copy()
    image.blit(svg(size, f'<path d="{shape}" fill="white"/>'), (0, 0), special_flags=BLEND_RGBA_MULT)
    return image


def _packet(kit: Kit, cards: int) -> Surface:
    """Edges of cards below the back of the top one, darker where they turn away from the light; not cut out yet."""
    size, k = packet_size(kit, cards), kit.theme.k * FINE
    big = Surface((size[0] * FINE, size[1] * FINE), SRCALPHA)
    big.fill(PAPER)
    back = transform.rotate(card_art(kit).back("stack", max(60, kit.theme.u(300))), 90)
    flat = transform.smoothscale(back, (round(WIDTH * k), round(DEEP * k)))
    for row in range(flat.get_height()):  # each narrower than the one below
        part = round(WIDTH * k * (FAR_SIDE + (1 - FAR_SIDE) * row / flat.get_height()))
        line = transform.scale(flat.subsurface((0, row, flat.get_width(), 1)), (part, 1))
        big.blit(line, ((flat.get_width() - part) // 2, row))
    edges = _edges(edge_step(kit) * FINE, cards)
    for (left, above), (right, below) in pairwise(outline(k)[0]):
        slope = math.atan2(above - below, right - left) * 2 / math.pi
        light = round(255 * (1 - 0.22 * max(0.0, slope) - 0.3 * max(0.0, -slope)))
        for x in range(round(left), round(right)):
            at = x, round(above + (below - above) * (x + 0.5 - left) / (right - left))
            big.blit(edges, at)
            big.fill((light, light, light), (at, edges.get_size()), BLEND_RGB_MULT)
    seen, rest = outline(kit.theme.k)
    image = transform.smoothscale(big, size).convert_alpha()
    image.blit(svg(size, f'<path d="{path_of(seen + rest)}" fill="none" stroke="{PAPER_RIM}"/>'), (0, 0))
    return image


def _edges(step: float, cards: int) -> Surface:
    """A column through the edges of the cards, with a fine line between each two."""
    column, lie = Surface((1, round(step * cards))), random.Random(11)
    for n in range(cards):
        top, tone = round(n * step), 250 - lie.randrange(10)
        dark = tone - lie.choice((30, 38, 46, 70))
        column.fill((tone, tone - 7, tone - 26), (0, top, 1, round(step) + 1))
        column.fill((dark, dark - 10, dark - 32), (0, top, 1, max(1, round(step / 4))))
    return column
