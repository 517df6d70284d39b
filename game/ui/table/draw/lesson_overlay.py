"""A lesson's overlay, in parts: a veil with holes for what matters, rings, arrow, sheet."""

import math
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import FOCUS_GAP, GOLD, WHITE
from game.toolkit.kit import Kit
from game.ui.table.draw.picture_piece import PicturePiece, with_shadow
from game.ui.table.layout.lesson_places import HandLight, LessonPlaces, Way
from game.ui.table.sheets.laid_sheet import LaidSheet

VEIL: Final = (2, 16, 11, 128)
"""Red, green, blue and opacity."""
AROUND: Final = 8
"""How many design pixels larger the hole is than what matters."""
CORNERS: Final = 20
"""Design pixels of its rounded corners."""
TILES: Final = (8, 5)
"""The number of pieces of the veil: only those with changed holes are redrawn."""
RING: Final = 14
"""Design pixels of the rounded corners of a ring."""
HEAD: Final = 26
"""Design pixels of the head of an arrow."""
CARD_CORNER: Final = 0.075
"""The rounded corners of a card, as a share of its width."""
Cut = tuple[tuple[int, int, int, int], ...]


def veil_parts(kit: Kit, table: Rect, lit: Sequence[Rect], hand: Sequence[HandLight] = ()) -> list[PicturePiece]:
    """The veil over the whole table, with holes for what is lit; of the hand's cards, which overlap, exactly as much of
    the lit ones as can be seen.
    """
    cards = [Rect(card[:4]) for card in hand if card.is_lit]
    holes = [hole(kit, rect) for rect in lit if rect.collidelist(cards) < 0]
    xs = [table.x + table.w * n // TILES[0] for n in range(TILES[0] + 1)]
    ys = [table.y + table.h * n // TILES[1] for n in range(TILES[1] + 1)]
    parts = []
    for top, bottom in pairwise(ys):
        for left, right in pairwise(xs):
            tile = Rect(left, top, right - left, bottom - top)
            cut = tuple(tuple(rect.move(-left, -top)) for rect in holes if rect.colliderect(tile))
            near = [card for card in hand if Rect(card[:4]).inflate(card.w // 2, 0).colliderect(tile)]
            there = tuple(card._replace(x=card.x - left, y=card.y - top) for card in near)
            parts.append(PicturePiece(tile, _draw_veil, (tile, cut, there)))
    return parts


def hole(kit: Kit, lit: Rect) -> Rect:
    """The hole in the veil for something that matters."""
    around = kit.theme.u(AROUND)
    return lit.inflate(2 * around, 2 * around)


def lesson_parts(kit: Kit, sheet: LaidSheet, places: LessonPlaces, is_ringed: bool) -> list[PicturePiece]:
    """Rings, arrow and sheet, the lowest first; the buttons on the sheet are drawn by their form."""
    parts = [PicturePiece(ring_box(kit, ring), _draw_ring, (ring,)) for ring in places.rings if is_ringed]
    if places.arrow:
        parts.append(PicturePiece(arrow_box(kit, places.arrow), draw_arrow, (places.arrow,)))
    around = 2 * kit.theme.u(12)
    return [*parts, PicturePiece(with_shadow(kit, sheet.rect).inflate(around, around), sheet.draw)]


def ring_box(kit: Kit, ring: Rect) -> Rect:
    return ring.inflate(2 * kit.theme.u(5) + 4, 2 * kit.theme.u(5) + 4)


def arrow_box(kit: Kit, arrow: Way) -> Rect:
    xs, ys = [x for x, _ in arrow], [y for _, y in arrow]
    box = Rect(math.floor(min(xs)), math.floor(min(ys)), 1, 1)
    box.union_ip(Rect(math.ceil(max(xs)), math.ceil(max(ys)), 1, 1))
    margin = kit.theme.u(HEAD) + 6
    return box.inflate(2 * margin, 2 * margin)


def _draw_veil(kit: Kit, surface: Surface, tile: Rect, cut: Cut, hand: tuple[HandLight, ...]) -> None:
    key = ("veil", tile.size, cut, hand)
    surface.blit(kit.paint.once(key, lambda: _veil(tile.size, cut, hand, CORNERS * kit.theme.k)), tile)


def _veil(size: tuple[int, int], cut: Cut, hand: tuple[HandLight, ...], corner: float) -> Surface:
    veil = Surface(size, pygame.SRCALPHA)
    veil.fill(VEIL)
    if cut:
        body = "".join(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{corner}" fill="{WHITE}"/>' for x, y, w, h in cut
        )
        veil.blit(svg(size, body), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    for is_lit, cards in groupby(hand, lambda card: card.is_lit):
        body = "".join(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{CARD_CORNER * w}" fill="{WHITE}"'
            f' transform="rotate({-angle} {x + w / 2} {y + h / 2})"/>'
            for x, y, w, h, angle, _ in cards
        )
        shapes = svg(size, body)
        if not is_lit:  # what lies on a lit card is dark again
            shapes.fill(VEIL, special_flags=pygame.BLEND_RGBA_MULT)
        veil.blit(shapes, (0, 0), special_flags=pygame.BLEND_RGBA_SUB if is_lit else pygame.BLEND_RGBA_MAX)
    return veil


def _draw_ring(kit: Kit, surface: Surface, ring: Rect) -> None:
    width = kit.theme.u(5)
    kit.paint.panel(
        surface, ring.inflate(2 * width, 2 * width), opacity=0, line=FOCUS_GAP, radius=RING + 4, line_width=8
    )
    around = max(1, round(0.5 * width))
    kit.paint.panel(surface, ring.inflate(2 * around, 2 * around), opacity=0, line=GOLD, radius=RING, line_width=5)


def draw_arrow(kit: Kit, surface: Surface, arrow: Way) -> None:
    box = arrow_box(kit, arrow)
    moved = tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in arrow)
    key = ("arrow", moved, box.size)
    surface.blit(kit.paint.once(key, lambda: _arrow(moved, box.size, kit.theme.k)), box)


def _arrow(points: Way, size: tuple[int, int], k: float) -> Surface:
    """A curve with an open head, gold inside dark."""
    (x0, y0), (x1, y1) = points[-4], points[-1]
    turn, head = math.atan2(y1 - y0, x1 - x0), HEAD * k
    wings = [(x1 - head * math.cos(turn + side), y1 - head * math.sin(turn + side)) for side in (0.55, -0.55)]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    path += f"M{wings[0][0]:.1f} {wings[0][1]:.1f}L{x1:.1f} {y1:.1f}L{wings[1][0]:.1f} {wings[1][1]:.1f}"
    look = f'<path d="{path}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    below = f'{look} stroke="{FOCUS_GAP}" stroke-width="{max(5.0, 11 * k)}"/>'
    return svg(size, f'{below}{look} stroke="{GOLD}" stroke-width="{max(2.5, 5 * k)}"/>')
