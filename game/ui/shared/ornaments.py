"""Decorative pictures: the fan of the title, and the small table with its players."""

import math
from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface, transform

from game.toolkit.drawing.paint import svg, vertical
from game.toolkit.drawing.theme import (
    BACK_HAND,
    BUTTON_BOTTOM,
    CREAM,
    FELT,
    FELT_LIGHT,
    GOLD,
    GOLD_DEEP,
    LINE_LIGHT,
    PAPER,
    PAPER_RIM,
    WALNUT_EDGE,
    WOOD,
)
from game.toolkit.kit import Kit
from game.toolkit.speed import arc
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_card_askew, draw_heap
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.models import PlayerAtTable, SmallTable
from game.ui.shared.people.portrait_and_name import Name, draw_portrait

CLOTH_TOP: Final = "#1C7256"
SEAT_NAME: Final = 24
FACE_CLEAR: Final = 10
"""Design pixels between the cards on a small table and the faces at it."""
FAN: Final = ("KS", "AH", "QD", "2C", "JC", "*R")
RISES, LATER = 12, 0.7
"""Design pixels by which one of its cards rises in a breath, and the share of that after which the last one begins."""


def draw_fan(kit: Kit, surface: Surface, center: tuple[int, int], scale: float = 1.0, breath: float = 0.0) -> None:
    """Six cards with the backs of a foot behind them; `center` is in real pixels; the title with games has scale 1.
    With a `breath` from 0 to 1 its cards rise slightly, one after another.
    """
    theme = kit.theme

    def risen(place: float) -> float:
        share = breath * (1 + LATER) - place * LATER
        return RISES * arc(share) if 0 < share < 1 else 0.0

    width = theme.u(150 * scale)
    for n in range(7):
        t = n - 3
        at = (center[0] + theme.u(t * 84 * scale), center[1] + theme.u((-92 + t * t * 8 - risen(n / 6)) * scale))
        draw_card_askew(kit, surface, "foot", width, -t * 8.0, at, lift=9, fall=(-3, 6))
    width = theme.u(190 * scale)
    for n, card in enumerate(FAN):
        s = n - 2.5
        at = (center[0] + theme.u(s * 112 * scale), center[1] + theme.u((s * s * 10.5 - risen(n / 5)) * scale))
        draw_card_askew(kit, surface, card, width, -s * 7.4, at, lift=9, fall=(-3, 6))


def draw_lit_fan(light: float, scale: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    """The same fan in a quiet light with a radius of `light` design pixels."""
    draw_glow(kit, surface, rect.center, kit.theme.u(light))
    draw_fan(kit, surface, rect.center, scale)


def draw_glow(kit: Kit, surface: Surface, center: tuple[int, int], radius: int) -> None:
    """A quiet golden light."""
    small = (64, 64)

    def make() -> Surface:
        light = svg(
            small,
            '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="32" cy="32" r="32">'
            f'<stop offset="0" stop-color="{GOLD}" stop-opacity=".20"/>'
            f'<stop offset="1" stop-color="{GOLD}" stop-opacity="0"/></radialGradient></defs>'
            '<rect width="64" height="64" fill="url(#g)"/>',
        )
        return transform.smoothscale(light, (2 * radius, 2 * radius))

    glow = kit.paint.once(("glow", radius), make)
    surface.blit(glow, glow.get_rect(center=center))


def round_table(center: tuple[int, int], rx: float, ry: float, seats: int) -> list[tuple[float, float, float]]:
    """Where each seat is at a table that is round or oval, clockwise from the one in front: its angle, x and y."""
    angles = [math.pi / 2 + seat * 2 * math.pi / max(1, seats) for seat in range(seats)]
    return [(angle, center[0] + math.cos(angle) * rx, center[1] + math.sin(angle) * ry) for angle in angles]


def draw_small_table(
    kit: Kit, surface: Surface, center: tuple[int, int], teams: Sequence[int | None], scale: float = 1.0
) -> None:
    """A table from above with a mark for each seat in its team's shape; None for a player without a team."""
    theme = kit.theme
    rx, ry = theme.u(40 * scale), theme.u(27 * scale)
    wood = max(2, theme.u(5 * scale))
    w, h = 2 * rx + 2 * wood, 2 * ry + 2 * wood
    table = kit.paint.drawing(
        (w, h),
        f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{rx}" ry="{ry}" fill="{FELT_LIGHT}"'
        f' stroke="{WOOD}" stroke-width="{wood}"/>'
        f'<rect x="{w / 2 - rx * 0.27}" y="{h / 2 - ry * 0.3}" width="{rx * 0.22}" height="{ry * 0.55}" rx="2"'
        f' fill="{BACK_HAND}" stroke="{PAPER}"/>'
        f'<rect x="{w / 2 + rx * 0.05}" y="{h / 2 - ry * 0.3}" width="{rx * 0.22}" height="{ry * 0.55}" rx="2"'
        f' fill="{PAPER}" stroke="{PAPER_RIM}"/>',
    )
    surface.blit(table, table.get_rect(center=center))
    side = max(9, theme.u(19 * scale))
    places = round_table(center, rx + theme.u(17 * scale), ry + theme.u(16 * scale), len(teams))
    for team, (_, x, y) in zip(teams, places, strict=True):
        if team is None:
            kit.paint.icon(surface, "person", (round(x), round(y)), side, CREAM)
        else:
            draw_team_mark(kit, surface, team, (round(x), round(y)), side)


def draw_table_top(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Wood round a cloth with an inlaid line; names may be written on all of it."""
    (w, h), wood, ground = rect.size, kit.theme.u(34), kit.theme.ground
    table = (
        f'<defs><radialGradient id="c" cx="50%" cy="42%" r="62%"><stop offset="0" stop-color="{ground(FELT_LIGHT)}"/>'
        f'<stop offset="1" stop-color="{ground(FELT)}"/></radialGradient>'
        f"{vertical('w', h, ground(WOOD), WALNUT_EDGE)}"
        f'</defs><ellipse cx="{w / 2}" cy="{h / 2}" rx="{w / 2 - 1}" ry="{h / 2 - 1}"'
        f' fill="url(#w)"/><ellipse cx="{w / 2}" cy="{h / 2}" rx="{w / 2 - wood}" ry="{h / 2 - wood}"'
        f' fill="url(#c)" stroke="{WALNUT_EDGE}" stroke-width="2"/><ellipse cx="{w / 2}" cy="{h / 2}"'
        f' rx="{w / 2 - wood * 1.5}" ry="{h / 2 - wood * 1.5}" fill="none" stroke="{GOLD_DEEP}"'
        ' stroke-opacity=".6" stroke-width="1.5"/>'
    )
    surface.blit(kit.paint.drawing((w, h), table), rect)


def draw_company(
    kit: Kit,
    surface: Surface,
    rect: Rect,
    people: Sequence[PlayerAtTable],
    lying: SmallTable | None,
    are_named: bool = False,
) -> None:
    """A small picture of a table in play with its people round it, for beside Continue: of the cards only stock and
    pile; in a larger picture, names below the faces.
    """
    theme = kit.theme
    line = kit.text.line(SEAT_NAME, "strong") if are_named else 0
    share = min(0.25, 1.5 / len(people)) if are_named else 0.30  # no face on another's name
    side = max(20, round(min(rect.h * share - line / 2, rect.w * 0.21)))
    rx, ry = rect.w / 2 - side * 0.66, rect.h / 2 - side * 0.6 - line / 2
    if are_named:
        draw_table_top(kit, surface, Rect(0, 0, round(2 * rx), round(2 * ry)).move_to(center=rect.center))
    else:
        kit.paint.panel(
            surface, rect, opacity=1, line=LINE_LIGHT, radius=12, line_width=2, gradient=(CLOTH_TOP, BUTTON_BOTTOM)
        )
    clear = side + line + 2 * theme.u(FACE_CLEAR)
    width = max(12, round(min((2 * ry - clear) / 1.4, (2 * rx - clear - theme.u(12)) / 2, side)))
    top = rect.centery - round(width * 0.7)
    if lying is None or lying.stock:
        stock = card_art(kit).back("hand", width)
        left = rect.centerx - (width // 2 if lying is None or lying.upcard is None else width + theme.u(6))
        cards = 3 if lying is None else min(3, lying.stock)
        draw_heap(surface, (left + 1 - cards, top + 1 - cards), cards, stock, stock, (1, 1))
    if lying is not None and lying.upcard is not None:
        face, blank = card_art(kit).face(lying.upcard, width), card_art(kit).blank(width)
        draw_heap(surface, (rect.centerx + theme.u(6), top), max(1, min(3, lying.pile)), face, blank, (1, 1))
    for person, (_, x, y) in zip(people, round_table(rect.center, rx, ry, len(people)), strict=True):
        draw_portrait(kit, surface, person, (round(x - side / 2), round(y - (side + line) / 2)), side)
        if are_named:
            below = Rect(0, 0, side + theme.u(40), line).move_to(center=(round(x), round(y + side / 2)))
            Name(person.name, SEAT_NAME, align="center").draw_line(kit, surface, below)
