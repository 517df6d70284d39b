"""The shapes that cards are put together from, as SVG: sheet, wild frame, pip; and the shadow of a turned card."""

from pygame import SRCALPHA, Surface, Vector2, draw, transform

from game.toolkit.drawing.paint import vertical
from game.ui.shared.marks import PIPS

FACE, FACE_TOP, FACE_BOTTOM, EDGE = "#FFFDF7", "#FFFFFF", "#F6F0E2", "#CFC6B4"
WILD_FACE, WILD_RIM = "#FFF6D6", "#E2A72E"


def height(width: int) -> int:
    """The height of a card this wide."""
    return round(width * 1.4)


def ample(width: int) -> int:
    """The width at which a card of this width is rastered before it is turned, so that it stays crisp: small cards
    need more of that than large ones.
    """
    return 2 * width if width < 140 else round(1.5 * width)


def turned_shadow(width: int, degrees: float, blur: int) -> Surface:
    """The shadow of a rotated card, drawn small and stretched: blurred it looks the same, in a tenth of the time."""
    small = max(1, (blur + 1) // 2)
    corners = [Vector2(x * width / 2, y * height(width) / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    corners = [corner.rotate(-degrees) for corner in corners]
    full_width = 2 * max(abs(corner.x) for corner in corners) + 4 * blur
    full_height = 2 * max(abs(corner.y) for corner in corners) + 4 * blur
    soft = Surface((round(full_width / small), round(full_height / small)), SRCALPHA)
    middle = Vector2(soft.get_size()) / 2
    draw.polygon(soft, (0, 0, 0, 100), [middle + corner / small for corner in corners])
    soft = transform.gaussian_blur(soft, max(1, round(blur / small)))
    return transform.smoothscale(soft, (round(full_width), round(full_height)))


def sheet(w: int, h: int, fill: str = FACE, edge: str = EDGE) -> str:
    """SVG of an empty card of w x h, in its corner of the picture."""
    ground = vertical("f", h, FACE_TOP, FACE_BOTTOM) if fill == FACE else ""
    paint = "url(#f)" if fill == FACE else fill
    box = f'x=".6" y=".6" width="{w - 1.2}" height="{h - 1.2}" rx="{w * 0.075}"'
    return f'{ground}<rect {box} fill="{paint}" stroke="{edge}" stroke-width="1.2"/>'


def wild_frame(w: int, h: int) -> str:
    """SVG of the cream face and golden frame of a wild card."""
    i = w * 0.028
    box = f'x="{i}" y="{i}" width="{w - 2 * i}" height="{h - 2 * i}" rx="{w * 0.055}"'
    return f'<rect {box} fill="{WILD_FACE}" stroke="{WILD_RIM}" stroke-width="{max(1.5, w * 0.026)}"/>'


def pip(suit: str, x: float, y: float, size: float, ink: str, upside_down: bool = False) -> str:
    """SVG of a suit's sign, `size` wide, its middle at x, y."""
    turn = " rotate(180 50 50)" if upside_down else ""
    place = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.4f}){turn}"
    return f'<path transform="{place}" d="{PIPS[suit]}" fill="{ink}"/>'
