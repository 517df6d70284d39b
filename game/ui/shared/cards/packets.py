"""Packets of cards seen from the side, card by card, with the top back visible. Drawing only."""

import math
import random
from typing import Final

from pygame import BLEND_RGB_SUB, SRCALPHA, Rect, Surface, draw, transform

from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art

PER_CARD: Final = 2.4  # design pixels; the same in a packet and in the stock, so that an edge can be judged
WIDTH, SLANT, DEEP = 420, 110, 120  # design pixels: the front, and how far the top recedes to the right
HIGHEST: Final = 120
"""The number of cards in the large packet that others are cropped from."""


def edge_step(kit: Kit) -> float:
    """The height of one card's edge, in real pixels."""
    return PER_CARD * kit.theme.k


def packet_size(kit: Kit, cards: int) -> tuple[int, int]:
    """The size of a packet's picture, in real pixels."""
    return kit.theme.u(WIDTH + SLANT) + 6, kit.theme.u(DEEP) + round(edge_step(kit) * cards) + 3


def packet(kit: Kit, cards: int) -> Surface:
    """A packet of `cards` cards, its top at the upper edge of the picture. Cropped from a large one, so that packets of
    any size are ready at once, and each is the previous one plus a card.
    """
    most = HIGHEST * max(1, math.ceil(cards / HIGHEST))
    large = kit.paint.once(("packet", most), lambda: _packet(kit, most))
    return kit.paint.once(("packet cut", cards), lambda: _cut(kit, large, cards))


def _cut(kit: Kit, large: Surface, cards: int) -> Surface:
    width, height = packet_size(kit, cards)
    front, slant, deep = 3 + kit.theme.u(WIDTH), kit.theme.u(SLANT), kit.theme.u(DEEP)
    image = Surface((width, height), SRCALPHA)
    image.fill((0, 0, 0, 0))
    bottom = deep + edge_step(kit) * cards
    image.blit(large, (0, 0), (0, 0, front, round(bottom)))
    for x in range(front, width):
        end = bottom - deep * min(1.0, (x - front) / slant)
        whole = math.floor(end)
        image.blit(large, (x, 0), (x, 0, 1, whole))
        if whole < height:
            red, green, blue, alpha = large.get_at((x, whole))
            image.set_at((x, whole), (red, green, blue, round(alpha * (end - whole))))
    return image


def _packet(kit: Kit, cards: int) -> Surface:
    """Every card slightly offset from the one above, with a gap below; the edges of the front are rounded."""
    u, w = kit.theme.u, packet_size(kit, cards)
    big = Surface((w[0] * 2, w[1] * 2), SRCALPHA)
    front, slant, deep, step = u(WIDTH) * 2, u(SLANT) * 2, u(DEEP) * 2, edge_step(kit) * 2
    lie, shift = random.Random(11), 0.0
    for n in range(cards):
        top = deep + n * step
        shift = 0.7 * shift + lie.uniform(-0.3, 0.3) * kit.theme.k * 2
        left, right, bottom = 3 + shift, 3 + shift + front, top + step
        tone = 252 - lie.randrange(12)
        side = [(right, top), (right + slant, top - deep), (right + slant, bottom - deep), (right, bottom)]
        draw.polygon(big, (tone - 40, tone - 48, tone - 70), side)
        body = [(left, top), (right, top), (right, bottom), (left, bottom)]
        draw.polygon(big, (tone, tone - 6, tone - 22), body)
        gap, thick = lie.choice((34, 46, 60, 84)), max(1, round(step / 4))
        # along the upper edge: the next card would cover a lower one
        draw.line(big, (tone - gap, tone - gap - 8, tone - gap - 26), (left, top), (right, top), thick)
        dark = tone - 40 - gap
        draw.line(big, (dark, dark - 8, dark - 22), (right, top), (right + slant, top - deep), thick)
    _round(kit, big, front)
    _lid(kit, big, front, slant, deep)
    return transform.smoothscale(big, w).convert_alpha()


def _round(kit: Kit, big: Surface, front: int) -> None:
    """Shade both ends of the front, where the corners of the cards are rounded."""
    width = kit.theme.u(34) * 2
    veil = Surface((1, big.get_height()), SRCALPHA)
    for x in range(width):
        dark = round(70 * (1 - x / width) ** 2)
        veil.fill((dark, dark, dark, 0))
        for at in (3 + x, 3 + front - 1 - x):
            big.blit(veil, (at, 0), special_flags=BLEND_RGB_SUB)


def _lid(kit: Kit, big: Surface, front: int, slant: int, deep: int) -> None:
    back, rim = card_art(kit).back("stack", max(60, kit.theme.u(230))), kit.theme.u(12)
    flat = transform.smoothscale(transform.rotate(back, 90), (front + 2 * rim, deep + 2 * rim))
    for row in range(deep):
        shift = 3 + round(slant * (deep - 1 - row) / max(1, deep - 1))
        big.blit(flat, (shift, row), Rect(rim, row + rim, front, 1))  # its round corners would float over the edges
