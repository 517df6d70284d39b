"""The signs of suits and teams as paths in a box of 100 x 100, and an arrow."""

from math import atan2, cos, pi, sin
from typing import Final

from pygame import Surface

from game.toolkit.boxes import Picture
from game.toolkit.drawing.icons import DISC, HEART, MOON, STAR
from game.toolkit.drawing.theme import GOLD, TEAM_COLOURS, VEIL
from game.toolkit.kit import Kit

Point = tuple[float, float]
PIPS: Final = {
    "S": "M50 4C58 26 92 42 92 66C92 80 81 87 71 87C64 87 58 84 54 78C55 87 59 93 66 97H34C41 93 45 87 46 78"
    "C42 84 36 87 29 87C19 87 8 80 8 66C8 42 42 26 50 4Z",
    "H": HEART,
    "D": "M50 3C58 20 72 38 86 50C72 62 58 80 50 97C42 80 28 62 14 50C28 38 42 20 50 3Z",
    "C": "M50 5C62 5 71 14 71 26C71 32 69 37 65 41C68 39 72 38 75 38C87 38 95 47 95 58C95 70 86 79 75 79C66 79 59"
    " 75 54 68"
    "C55 82 58 91 66 97H34C42 91 45 82 46 68C41 75 34 79 25 79C14 79 5 70 5 58C5 47 13 38 25 38C28 38 32 39 35 41"
    "C31 37 29 32 29 26C29 14 38 5 50 5Z",
}

TEAM_MARKS: Final = (
    "M50 4L96 50L50 96L4 50Z",
    DISC,
    "M50 6L96 92H4Z",
    "M12 12H88V88H12Z",
    "M34 6H66V34H94V66H66V94H34V66H6V34H34Z",
    "M27 8H73L97 50L73 92H27L3 50Z",
    STAR,
    MOON,
)
"""By team: diamond, disc, triangle, square, cross, hexagon, star, moon; never told by the colour alone."""


def draw_team_mark(
    kit: Kit, surface: Surface, team: int, center: tuple[int, int], size: int, colour: str | None = None
) -> None:
    """A team's shape, by default in its colour on felt."""
    mark = kit.paint.path(TEAM_MARKS[team], size, colour or TEAM_COLOURS[team])
    surface.blit(mark, (center[0] - size // 2, center[1] - size // 2))


def team_mark(team: int, side: float, colour: str | None = None) -> Picture:
    return Picture(
        lambda kit, surface, rect: draw_team_mark(kit, surface, team, rect.center, rect.w, colour), side, side
    )


def draw_arrow(kit: Kit, surface: Surface, start: Point, end: Point, colour: str = GOLD) -> None:
    """A curved arrow from one point to the other: along at first, and only at its end up or down."""
    width = max(3, kit.theme.u(6))
    bend = (start[0] * 0.2 + end[0] * 0.8, start[1] * 0.95 + end[1] * 0.05)
    along = atan2(end[1] - bend[1], end[0] - bend[0])
    sides = [
        (end[0] - 4 * width * cos(along + turn * pi / 6), end[1] - 4 * width * sin(along + turn * pi / 6))
        for turn in (1, -1)
    ]
    corners = (start, end, *sides)
    left, top = (min(corner[n] for corner in corners) - 2 * width for n in (0, 1))
    w, h = (round(max(corner[n] for corner in corners) - low + 2 * width) for n, low in ((0, left), (1, top)))

    def at(point: Point) -> str:
        return f"{point[0] - left:.1f} {point[1] - top:.1f}"

    path = f"M{at(start)} Q{at(bend)} {at(end)} M{at(sides[0])} L{at(end)} L{at(sides[1])}"
    look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    body = "".join(
        f'<path d="{path}" {look} stroke="{stroke}" stroke-width="{thick}"/>'
        for stroke, thick in ((VEIL, width + 6), (colour, width))
    )
    surface.blit(kit.paint.drawing((w, h), body), (round(left), round(top)))
