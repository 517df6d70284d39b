"""The whole pack as a tall packet, the line where it parts and the place for what is lifted off. Drawing only."""

from typing import Final

from pygame import Rect, Surface, draw

from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import GOLD, INK
from game.toolkit.kit import Kit
from game.ui.shared.cards.packets import DEEP, SLANT, WIDTH, packet

Point = tuple[float, float]

LEAST, MOST = 60, 180
"""The fewest cards that an edge is drawn as high as, if the pack has them, and the most."""
_ARROW: Final = (
    '<path d="M6 40Q30 2 66 46L84 40L74 88L30 66L48 56Q30 34 16 46Z" fill="{ink}" stroke="{rim}"'
    ' stroke-width="3" stroke-linejoin="round"/>'
)


def draw_packet(kit: Kit, surface: Surface, cards: int, at: tuple[int, int], raised: int = 0) -> None:
    """Draw an edge of so many cards with its shadow. `at` is the upper left of the picture, `raised` its height above
    what is below.
    """
    u, image = kit.theme.u, packet(kit, cards)
    blur = u(12) + raised // 3
    shadow = kit.paint.shadow(u(WIDTH), u(DEEP) // 2, blur, 120)
    surface.blit(shadow, (at[0] + u(SLANT) // 4 - 2 * blur, at[1] + image.get_height() - u(DEEP) // 2 + raised - blur))
    surface.blit(image, at)


def depth_at(kit: Kit, pack: Rect, pos: tuple[int, int]) -> float:
    """How far a point is below the edge of the top card, in real pixels; negative on the card."""
    aside = (pos[0] - pack.left - kit.theme.u(WIDTH)) / kit.theme.u(SLANT)
    return pos[1] - pack.top - kit.theme.u(DEEP) * (1 - min(1.0, max(0.0, aside)))


def draw_line(kit: Kit, surface: Surface, pack: Rect, down: float) -> None:
    """The golden line round the pack, `down` real pixels below its top card; a knob at each end juts out."""
    front, slant, deep = (kit.theme.u(length) for length in (WIDTH, SLANT, DEEP))
    x, y = pack.left + 3, pack.top + deep + round(down)
    points = [(x, y), (x + front, y), (x + front + slant, y - deep)]
    for ink, width in ((INK, 13), (kit.theme.ink(GOLD), 7)):
        for start, end, thick in zip(points, points[1:], (width, 1.3 * width), strict=False):  # as thick on the slant
            draw.line(surface, ink, start, end, max(2, kit.theme.u(thick)))
        for point in points:
            draw.circle(surface, ink, point, kit.theme.u(width) * (0.5 if point is points[1] else 1.2))


def draw_place(kit: Kit, surface: Surface, place: Rect, lit: bool) -> None:
    """The golden frame of the packet where it goes; brighter if letting go now would put it there."""
    size, ink, thick = place.size, kit.theme.ink(GOLD), max(2.0, (6 if lit else 4) * kit.theme.k)
    front, slant, deep = (kit.theme.u(length) for length in (WIDTH, SLANT, DEEP))
    key = ("packet place", size, ink, lit)
    surface.blit(kit.paint.once(key, lambda: _place(size, (front, slant, deep), ink, thick, lit)), place)


def _place(size: tuple[int, int], block: tuple[int, int, int], ink: str, thick: float, lit: bool) -> Surface:
    front, slant, deep = block
    left, top, bottom = thick, thick, size[1] - thick
    near, right = left + front - thick, size[0] - thick
    body: list[Point] = [(left, top + deep), (left + slant, top), (right, top), (right, bottom - deep), (near, bottom)]
    body += [(left, bottom)]
    fill = "M" + "L".join(f"{x} {y}" for x, y in body) + "Z"
    inner = f"M{left} {top + deep}L{near} {top + deep}L{right} {top}M{near} {top + deep}L{near} {bottom}"
    dashes = f'fill="none" stroke="{ink}" stroke-width="{thick}" stroke-dasharray="{4 * thick} {3 * thick}"'
    shapes = f'<path d="{fill}" fill="{ink}" fill-opacity="{0.3 if lit else 0.12}"/>'
    return svg(size, f'{shapes}<path d="{fill}{inner}" {dashes} stroke-linejoin="round" stroke-linecap="round"/>')


def draw_arrow(kit: Kit, surface: Surface, middle: tuple[int, int], table: Rect) -> None:
    """From the pack to the place, inside the table."""
    side, ink = kit.theme.u(230), kit.theme.ink(GOLD)
    image = kit.paint.drawing((side, side), _ARROW.format(ink=ink, rim=INK), (0, 0, 100, 100))
    surface.blit(image, image.get_rect(center=middle).clamp(table))
