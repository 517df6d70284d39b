"""The whole pack as a tall packet, the line where it parts and the place for what is lifted off. Drawing only."""

from typing import Final

from pygame import Rect, Surface

from game.toolkit.drawing.theme import GOLD, INK
from game.toolkit.kit import Kit
from game.ui.shared.cards.packets import DEEP, SLANT, WIDTH, outline, packet_size, path_of

LEAST, MOST = 60, 120
"""The fewest cards that an edge is drawn as high as, if the pack has them, and the most."""
KNOB: Final = 18
"""Design pixels that a knob of the line juts out, with its rim."""
_ARROW: Final = (
    '<path d="M8 50Q40 2 75 47" fill="none" stroke="{rim}" stroke-width="15" stroke-linecap="round"/>'
    '<path d="M60 55L90 69L89 36Z" fill="{ink}" stroke="{rim}" stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M8 50Q40 2 75 47" fill="none" stroke="{ink}" stroke-width="8" stroke-linecap="round"/>'
)


def depth_at(kit: Kit, pack: Rect, pos: tuple[int, int]) -> float:
    """How far a point is below the edge of the top card, in real pixels; negative on the card."""
    aside = (pos[0] - pack.left - kit.theme.u(WIDTH)) / kit.theme.u(SLANT)
    return pos[1] - pack.top - kit.theme.u(DEEP) * (1 - min(1.0, max(0.0, aside)))


def draw_line(kit: Kit, surface: Surface, pack: Rect, down: float) -> None:
    """The golden line round the pack, `down` real pixels below its top card; a knob at each end juts out."""
    (width, height), (seen, _), out = packet_size(kit, 0), outline(kit.theme.k), kit.theme.u(KNOB)
    line, shapes = path_of(seen, is_open=True), ""
    for ink, thick in ((INK, 10 * kit.theme.k), (kit.theme.ink(GOLD), 6 * kit.theme.k)):
        shapes += f'<path d="{line}" fill="none" stroke="{ink}" stroke-width="{thick}" stroke-linejoin="round"/>'
        shapes += "".join(f'<circle cx="{x}" cy="{y}" r="{1.2 * thick}" fill="{ink}"/>' for x, y in (seen[0], seen[-1]))
    place = Rect(-out, -out, width + 2 * out, height + 2 * out)
    surface.blit(
        kit.paint.drawing(place.size, shapes, (-out, -out, *place.size)), place.move(pack.left, pack.top + round(down))
    )


def draw_place(kit: Kit, surface: Surface, place: Rect, lit: bool) -> None:
    """The golden frame of the packet where it goes; brighter if letting go now would put it there."""
    ink, thick, (seen, rest) = kit.theme.ink(GOLD), max(2.0, (6 if lit else 4) * kit.theme.k), outline(kit.theme.k)
    body = path_of([(x, y + place.h - packet_size(kit, 0)[1]) for x, y in seen] + rest)
    dashes = f'fill="none" stroke="{ink}" stroke-width="{thick}" stroke-dasharray="{4 * thick} {3 * thick}"'
    shapes = f'<path d="{body}" fill="{ink}" fill-opacity="{0.3 if lit else 0.12}"/>'
    shapes += f'<path d="{body}{path_of(seen, is_open=True)}" {dashes} stroke-linejoin="round" stroke-linecap="round"/>'
    view = -thick / 2, -thick / 2, place.w + thick, place.h + thick
    surface.blit(kit.paint.drawing(place.size, shapes, view), place)


def draw_arrow(kit: Kit, surface: Surface, middle: tuple[int, int], table: Rect) -> None:
    """From the pack to the place, inside the table."""
    side, ink = kit.theme.u(180), kit.theme.ink(GOLD)
    image = kit.paint.drawing((side, side), _ARROW.format(ink=ink, rim=INK), (0, 0, 100, 100))
    surface.blit(image, image.get_rect(center=middle).clamp(table))
