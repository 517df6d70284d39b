"""The whole pack as a tall packet, the line where it parts and the place for what is lifted off. Drawing only."""

from typing import Final

from pygame import Rect, Surface

from game.toolkit.drawing.paint import dashes
from game.toolkit.drawing.theme import GOLD, INK
from game.toolkit.kit import Kit
from game.ui.shared.cards.packets import DEEP, outline, packet_size, path_of

LEAST, MOST = 60, 120
"""The fewest cards that an edge is drawn as high as, if the pack has them, and the most."""
KNOB: Final = 18
"""Design pixels: how wide a knob of the line is without its rim."""
_ARROW: Final = (
    '<path d="M8 50Q40 2 75 47" fill="none" stroke="{rim}" stroke-width="15" stroke-linecap="round"/>'
    '<path d="M60 55L90 69L89 36Z" fill="{ink}" stroke="{rim}" stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M8 50Q40 2 75 47" fill="none" stroke="{ink}" stroke-width="8" stroke-linecap="round"/>'
)


def draw_line(kit: Kit, surface: Surface, pack: Rect, down: float) -> None:
    """The golden line across the pack, `down` real pixels below its top card; a knob at each end juts out."""
    middle, thick = pack.top + kit.theme.u(DEEP) + round(down), kit.theme.u(6)
    for ink, rim in ((INK, kit.theme.u(6)), (GOLD, 0)):
        line = Rect(0, 0, pack.w, thick + rim)
        kit.paint.panel(surface, line.move_to(center=(pack.centerx, middle)), ink, 1, None, 6)
        for x in (pack.left, pack.right):
            kit.paint.icon(surface, "disc", (x, middle), kit.theme.u(KNOB) + rim, ink)


def draw_place(kit: Kit, surface: Surface, place: Rect, lit: bool) -> None:
    """The golden frame of the packet where it goes; brighter if letting go now would put it there."""
    ink, thick, (seen, rest) = kit.theme.ink(GOLD), max(2.0, (6 if lit else 4) * kit.theme.k), outline(kit.theme.k)
    body = [(x, y + place.h - packet_size(kit, 0)[1]) for x, y in seen] + rest
    edges = dashes([*body, body[0]], 4 * thick, 3 * thick) + dashes(seen, 4 * thick, 3 * thick)
    shapes = f'<path d="{path_of(body)}" fill="{ink}" fill-opacity="{0.3 if lit else 0.12}"/>'
    shapes += f'<path d="{edges}" fill="none" stroke="{ink}" stroke-width="{thick}" stroke-linecap="round"/>'
    view = -thick / 2, -thick / 2, place.w + thick, place.h + thick
    surface.blit(kit.paint.drawing(place.size, shapes, view), place)


def draw_arrow(kit: Kit, surface: Surface, middle: tuple[int, int], table: Rect) -> None:
    """From the pack to the place, inside the table."""
    side, ink = kit.theme.u(180), kit.theme.ink(GOLD)
    image = kit.paint.drawing((side, side), _ARROW.format(ink=ink, rim=INK), (0, 0, 100, 100))
    surface.blit(image, image.get_rect(center=middle).clamp(table))
