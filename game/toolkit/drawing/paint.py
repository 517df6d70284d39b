"""Surfaces made once for each size and then only copied: panels, icons, shadows, felt, walnut.

Rectangles are real pixels. SDL's SVG reader silently ignores text, patterns, clips, masks and filters, so nothing here
uses them (a test counts drawn pixels).
"""

import io
import math
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

from game.toolkit.drawing.cloths import cloth_of, tint_of
from game.toolkit.drawing.icons import ICONS, STAR
from game.toolkit.drawing.palette import TEXTS_PART, high_ground, high_outline, luminance, tinted
from game.toolkit.drawing.surface_cache import Kept
from game.toolkit.drawing.theme import (
    BACK_FOOT,
    BACK_HAND,
    BAR,
    BOXES,
    CREAM,
    FOCUS,
    FOCUS_GAP,
    GOLD,
    GOLD_DARK,
    INK_ON_GOLD,
    LINE,
    PANEL,
    PAPER,
    PAPER_LINE,
    PAPER_RIM,
    PAPER_SHADE,
    SHADE,
    VEIL,
    WALNUT,
    WALNUT_EDGE,
    WHITE,
    Theme,
)

WINDOWS_KEPT: Final = (
    3.25  # cached pixels, in windows full; the richest screen, the end of a match, needs 3.1, a table 1.5
)
STRIP: Final = 64  # cached pixels from the middle of a panel, from which any width is drawn
ROUND: Final = 999.0
"""The radius of a box with round ends."""
HARDLY: Final = 0.45
"""Below this opacity a box only tints what is under it."""
TINT: Final = 0.04
"""The most of such a tint in high contrast."""
LEAST_KEPT: Final = 2_500_000  # the least for small windows
Gradient = tuple[str, str]


def svg(size: tuple[int, int], body: str, view: tuple[float, float, float, float] | None = None) -> Surface:
    """Raster SVG shapes at exactly `size` real pixels, ready for fast copying."""
    w, h = max(1, size[0]), max(1, size[1])
    x, y, vw, vh = view or (0, 0, w, h)
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {vw} {vh}">{body}</svg>'
    )
    image = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (w, h))
    return image.convert_alpha() if pygame.display.get_surface() else image


def dashes(points: Sequence[tuple[float, float]], dash: float, gap: float) -> str:
    """The SVG path of a line through these points in dashes; the lengths in its units. An attribute `stroke-dasharray`
    is drawn with stray bars, and not twice the same.
    """
    path, left, is_drawn = "M{:.2f} {:.2f}".format(*points[0]), dash, True
    for (x, y), end in pairwise(points):
        length, at = math.dist((x, y), end), 0.0
        while left < length - at:
            at += left
            path += (
                f"{'L' if is_drawn else 'M'}{x + (end[0] - x) * at / length:.2f} {y + (end[1] - y) * at / length:.2f}"
            )
            is_drawn = not is_drawn
            left = dash if is_drawn else gap
        left -= length - at
        if is_drawn:
            path += "L{:.2f} {:.2f}".format(*end)
    return path


def vertical(name: str, height: float, top: str, bottom: str) -> str:
    """SVG definition of a gradient from top to bottom, to be used as `url(#name)`."""
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
    )


def _veil(size: tuple[int, int]) -> Surface:
    veil = Surface(size)
    veil.fill(VEIL)
    return veil


def emblem(side: int) -> Surface:
    """The program's icon: a red and a blue back with a golden star."""
    card = (
        f'<rect x="{{x}}" y="14" width="44" height="66" rx="7" fill="{{fill}}" stroke="{PAPER}"'
        ' stroke-width="5" {turn}/>'
    )
    backs = ((BACK_FOOT, 14, "-14"), (BACK_HAND, 42, "12"))
    body = "".join(card.format(x=x, fill=fill, turn=f'transform="rotate({turn} 50 60)"') for fill, x, turn in backs)
    star = (
        f'<path transform="translate(22 26) scale(.56)" d="{STAR}" fill="{GOLD}" stroke="{INK_ON_GOLD}"'
        ' stroke-width="6"/>'
    )
    return svg((side, side), body + star, (0, 0, 100, 100))


def spread(surface: Surface, image: Surface, rect: Rect, end: int) -> None:
    """Draw an image over a box that may be larger: its ends, `end` pixels on each side, once, and the middle
    repeatedly. The middle must look the same everywhere.
    """
    x, y = rect.topleft
    parts = _parts(rect.size, image.get_size(), end)
    surface.blits([(image, (x + right, y + down), area) for right, down, area in parts], False)


@lru_cache(maxsize=1024)
def _parts(
    size: tuple[int, int], image: tuple[int, int], end: int
) -> tuple[tuple[int, int, tuple[int, int, int, int]], ...]:
    """Where each piece goes in a box of that size, and which area of the image it is."""
    return tuple(
        (x, y, (left, top, width, height))
        for y, top, height in _pieces(size[1], image[1], end)
        for x, left, width in _pieces(size[0], image[0], end)
    )


def _pieces(length: int, size: int, end: int) -> Iterator[tuple[int, int, int]]:
    """The position of each piece along a length, its source offset, and its length."""
    at = min(length, size - end)
    yield 0, 0, at
    while at < length - end:
        step = min(size - 2 * end, length - end - at)
        yield at, end, step
        at += step
    if at < length:
        yield at, size - end, end


def _panel_of_height(
    fill: str, opacity: float, line: str | None, line_width: float, gradient: Gradient | None
) -> tuple[str, float, str | None, float, Gradient | None]:
    """A box in high contrast: opaque unless it is hardly tinted, with a visible outline."""
    if opacity < HARDLY:
        return fill, min(opacity, TINT), line and high_outline(line, _of_frame(line)), max(2.0, line_width), gradient
    shown = (high_ground(gradient[0]), high_ground(gradient[1])) if gradient else None
    fill = high_ground(fill)
    return fill, 1.0, line and high_outline(line, shown[0] if shown else fill), max(2.0, line_width), shown


def _of_frame(line: str) -> str:
    """A frame's ground is on the opposite side of its own brightness."""
    return SHADE if luminance(line) >= TEXTS_PART else WHITE


def _cover(surface: Surface, tile: Surface) -> None:
    """Tile a surface completely."""
    for top in range(0, surface.get_height(), tile.get_height()):
        for left in range(0, surface.get_width(), tile.get_width()):
            surface.blit(tile, (left, top))


class Paint:
    """The drawing tools of one theme. Rasterised pictures are cached while they are used regularly."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.watch: Callable[[Surface, Rect], None] | None = None  # tests listen here for panels
        self.kept = Kept(max(LEAST_KEPT, round(WINDOWS_KEPT * theme.width * theme.height)))
        self._tint = tint_of(theme.cloth) if not theme.is_high else None

    def _box(self, colour: str) -> str:
        """A box colour adapted to the chosen cloth."""
        return tinted(colour, self._tint) if self._tint is not None and colour in BOXES else colour

    def once(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface kept under `key`, made now if it is new. Never draw on it."""
        return self.kept.once(key, make)

    def drawing(
        self, size: tuple[int, int], body: str, view: tuple[float, float, float, float] | None = None
    ) -> Surface:
        """These SVG shapes, rastered once. Never draw on it."""
        return self.once(("drawing", size, body, view), lambda: svg(size, body, view))

    # ---- shapes

    def panel(
        self,
        surface: Surface,
        rect: Rect,
        fill: str = PANEL,
        opacity: float = 0.84,
        line: str | None = LINE,
        radius: float = 18,
        line_width: float = 1.5,
        gradient: Gradient | None = None,
        shadow: bool = False,
    ) -> None:
        """A rounded box. `radius` and `line_width` are design pixels; panels that let the felt show through have no
        shadow.
        """
        if rect.w <= 2 or rect.h <= 2:
            return
        if self.watch:
            self.watch(surface, rect.clip(surface.get_clip()))
        if shadow:
            self._under(surface, rect, max(2, self.theme.u(7)), self.theme.u(radius))
        if not rect.colliderect(surface.get_clip()):
            return
        if self._tint is not None:
            fill, line = self._box(fill), line and self._box(line)
            gradient = gradient and (self._box(gradient[0]), self._box(gradient[1]))
        if self.theme.is_high:
            fill, opacity, line, line_width, gradient = _panel_of_height(fill, opacity, line, line_width, gradient)
        if opacity == 0 and line:
            self._frame(surface, rect, line, radius, line_width)
            return
        width = max(1.0, line_width * self.theme.k) if line else 0.0
        corner = min(radius * self.theme.k, rect.w / 2, rect.h / 2)
        end = math.ceil(corner + width) + 2
        size = min(rect.w, 2 * end + STRIP), rect.h
        key = ("panel", size, fill, opacity, line, radius, line_width, gradient)
        image = self.once(key, lambda: self._panel(size, fill, opacity, line, corner, width, gradient))
        spread(surface, image, rect, end)

    @staticmethod
    def _panel(
        size: tuple[int, int],
        fill: str,
        opacity: float,
        line: str | None,
        corner: float,
        width: float,
        gradient: Gradient | None,
    ) -> Surface:
        (w, h), inset = size, width / 2
        box = f'x="{inset}" y="{inset}" width="{w - width}" height="{h - width}" rx="{max(0.0, corner - inset)}"'
        body = vertical("g", h, *gradient) if gradient else ""
        paint = "url(#g)" if gradient else fill
        body += f'<rect {box} fill="{paint}" fill-opacity="{opacity}"/>'
        if line:
            body += f'<rect {box} fill="none" stroke="{line}" stroke-width="{width}"/>'
        return svg((w, h), body)

    def _under(self, surface: Surface, rect: Rect, blur: int, radius: int) -> None:
        """The soft shadow of a panel."""
        end = 4 * blur + radius  # beyond this a shadow looks the same everywhere
        size = min(rect.w, 2 * end + STRIP), min(rect.h, 2 * end + STRIP)
        soft = self.shadow(*size, blur, 110, radius)
        spread(surface, soft, rect.inflate(4 * blur, 4 * blur).move(0, self.theme.u(4)), end + 2 * blur)

    def _frame(self, surface: Surface, rect: Rect, line: str, radius: float, line_width: float) -> None:
        """The outline of a box, put together from corners and sides."""
        width = max(1, round(line_width * self.theme.k))  # whole pixels, so that corners and sides meet
        end = min(math.ceil(radius * self.theme.k) + width + 2, rect.w // 2, rect.h // 2)
        side = 2 * end + 1
        small = self.once(
            ("frame", side, line, radius, width),
            lambda: self._panel((side, side), line, 0, line, min(radius * self.theme.k, side / 2), width, None),
        )
        for right in (0, 1):
            for low in (0, 1):
                at = (rect.right - end if right else rect.left, rect.bottom - end if low else rect.top)
                surface.blit(small, at, (right * (end + 1), low * (end + 1), end, end))
        for y in (rect.top, rect.bottom - width):
            surface.fill(line, (rect.left + end, y, rect.w - 2 * end, width))
        for x in (rect.left, rect.right - width):
            surface.fill(line, (x, rect.top + end, width, rect.h - 2 * end))

    def dashed(
        self, surface: Surface, rect: Rect, colour: str = GOLD, opacity: float = 0.1, radius: float = 12
    ) -> None:
        """A place where something may go: a faint box with a dashed rim ."""
        colour = self.theme.ink(colour)
        key = ("dashed", rect.w, rect.h, colour, opacity, radius)
        surface.blit(self.once(key, lambda: self._dashed(rect.w, rect.h, colour, opacity, radius)), rect.topleft)

    def _dashed(self, w: int, h: int, colour: str, opacity: float, radius: float) -> Surface:
        width = max(2.0, 2.6 * self.theme.k)
        e, q = width / 2, max(width, radius * self.theme.k)
        path = ""
        for x0, y0, x1, y1 in ((q, e, w - q, e), (q, h - e, w - q, h - e), (e, q, e, h - q), (w - e, q, w - e, h - q)):
            count = max(2, round((abs(x1 - x0) + abs(y1 - y0)) / max(8.0, 19 * self.theme.k)))
            for n in range(count):
                a, b = (n + 0.2) / count, (n + 0.8) / count
                path += f"M{x0 + (x1 - x0) * a} {y0 + (y1 - y0) * a}L{x0 + (x1 - x0) * b} {y0 + (y1 - y0) * b}"
        for x, y, dx, dy in ((e, q, q, e), (w - q, e, w - e, q), (w - e, h - q, w - q, h - e), (q, h - e, e, h - q)):
            path += f"M{x} {y}A{q - e} {q - e} 0 0 1 {dx} {dy}"
        return svg(
            (w, h),
            f'<rect width="{w}" height="{h}" rx="{q}" fill="{colour}" fill-opacity="{opacity}"/>'
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>',
        )

    def shadow(self, w: int, h: int, blur: int, alpha: int, radius: int = 8) -> Surface:
        """A soft shadow of a box of w x h; it is larger by 2 x `blur` on every side."""
        return self.once(("shadow", w, h, blur, alpha, radius), lambda: self._shadow(w, h, blur, alpha, radius))

    @staticmethod
    def _shadow(w: int, h: int, blur: int, alpha: int, radius: int) -> Surface:
        pad = 2 * blur
        small = max(1, (blur + 2) // 3)  # blurring a smaller picture and stretching it looks the same, and is faster
        soft = Surface(((w + 2 * pad) // small + 1, (h + 2 * pad) // small + 1), pygame.SRCALPHA)
        box = Rect(pad // small, pad // small, max(1, w // small), max(1, h // small))
        pygame.draw.rect(soft, (0, 0, 0, alpha), box, border_radius=radius // small)
        soft = pygame.transform.gaussian_blur(soft, max(1, blur // small))
        return pygame.transform.smoothscale(soft, (w + 2 * pad, h + 2 * pad))

    def icon(self, surface: Surface, name: str, center: tuple[int, int], size: int, colour: str = CREAM) -> None:
        """A picture of `icons.ICONS`, `size` real pixels wide."""
        icon = ICONS[name]
        surface.blit(self.path(icon.path, size, colour, icon.width), (center[0] - size // 2, center[1] - size // 2))

    def path(self, path: str, size: int, colour: str, width: float = 0, rim: str | None = None) -> Surface:
        """A path of 100 x 100 at `size` real pixels: drawn as a line of `width` (of 100), or filled if that is 0;
        `rim` goes round a filled one.
        """
        look = f'fill="{self.theme.ink(colour)}"'
        if width:
            look = (
                f'fill="none" stroke="{self.theme.ink(colour)}" stroke-width="{width}" stroke-linecap="round"'
                ' stroke-linejoin="round"'
            )
        elif rim:
            look += f' stroke="{rim}" stroke-width="8"'
        return self.drawing((size, size), f'<path d="{path}" {look}/>', (0, 0, 100, 100))

    def focus(self, surface: Surface, rect: Rect, radius: float = 18) -> None:
        """The focus ring: white inside a dark gap, visible on gold and green alike."""
        grown = rect.inflate(2 * self.focus_pad, 2 * self.focus_pad).clip(surface.get_rect())
        if not grown.colliderect(surface.get_clip()):
            return
        corner, gap = radius + 8, self.focus_pad / self.theme.k
        self.panel(surface, grown, opacity=0, line=FOCUS_GAP, radius=corner, line_width=gap)
        self.panel(surface, grown, opacity=0, line=FOCUS, radius=corner, line_width=gap * 0.36)

    @property
    def focus_pad(self) -> int:
        """The distance of the focus ring, in real pixels."""
        return max(6, self.theme.u(9))

    def paper(self, surface: Surface, rect: Rect) -> None:
        """A sheet of paper for scores, with two more beneath it."""
        for n in (2, 1):
            self.panel(
                surface,
                rect.move(self.theme.u(4 * n), self.theme.u(4 * n)),
                PAPER_SHADE,
                1,
                PAPER_LINE,
                12,
                1.2,
                shadow=n == 2,
            )
        self.panel(surface, rect, line=PAPER_RIM, radius=12, line_width=1.2, opacity=1, gradient=(PAPER, CREAM))

    # ---- grounds

    def felt(self) -> Surface:
        """The chosen cloth, the size of the window."""
        size = self.theme.width, self.theme.height
        return self.once("felt", lambda: _veil(size) if self.theme.is_high else self.cloth(self.theme.cloth, size))

    def dim(self, surface: Surface, alpha: int) -> None:
        """Darken everything by `alpha` of 255."""
        size = surface.get_size()
        veil = self.once(("veil", size), lambda: _veil(size))
        veil.set_alpha(alpha)
        surface.blit(veil, (0, 0))

    def cloth(self, name: str, size: tuple[int, int]) -> Surface:
        """A cloth of this size, with the light in its middle and its pattern as large as on the table; not kept."""
        worn, (w, h) = cloth_of(name), size
        small = (max(2, w // 8), max(2, h // 8))
        x, y, r = small[0] / 2, small[1] * 0.44, small[0] * 0.66
        light = svg(
            small,
            f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
            f'<stop offset="0" stop-color="{worn.light}"/><stop offset=".5" stop-color="{worn.base}"/><stop offset="1"'
            f' stop-color="{worn.edge}"/>'
            f'</radialGradient></defs><rect width="{small[0]}" height="{small[1]}" fill="url(#g)"/>',
        )
        cloth = pygame.transform.smoothscale(light.convert(), (w, h))
        if worn.pattern is not None:
            side = max(24, self.theme.u(worn.tile))
            _cover(cloth, svg((side, side), worn.pattern(side)))
        _cover(cloth, self.once("weave", self._weave))
        return cloth

    @staticmethod
    def _weave() -> Surface:
        """Faint grain, 192 x 192; always the same, so that pictures can be compared."""
        side = 192
        grain = random.Random(4).randbytes(side * side)
        table = bytes(v * 15 // 256 for v in range(256))
        tones = grain.translate(bytes(255 if v & 1 else 0 for v in range(256)))
        pixels = bytearray(side * side * 4)
        pixels[0::4] = pixels[1::4] = pixels[2::4] = tones
        pixels[3::4] = grain.translate(table)
        return pygame.image.frombytes(bytes(pixels), (side, side), "RGBA").convert_alpha()

    def walnut(self, surface: Surface, rect: Rect, upright: bool = False, seed: int = 5) -> None:
        """Dark wood; `upright` turns the grain. Plain in high contrast."""
        if self.theme.is_high:
            surface.fill(VEIL, rect)
            return
        surface.blit(
            self.once(("walnut", rect.w, rect.h, upright, seed), lambda: self._walnut(rect, upright, seed)),
            rect.topleft,
        )

    @staticmethod
    def _walnut(rect: Rect, upright: bool, seed: int) -> Surface:
        rng = random.Random(seed)
        w, h = (rect.h, rect.w) if upright else rect.size
        body = vertical("g", h, WALNUT, WALNUT_EDGE) + f'<rect width="{w}" height="{h}" fill="url(#g)"/>'
        for _ in range(max(8, h // 3)):
            y, a, b, width = rng.uniform(0, h), rng.uniform(-9, 9), rng.uniform(-6, 6), rng.uniform(0.6, 2)
            body += (
                f'<path d="M0 {y} C{w * 0.3} {y + a} {w * 0.6} {y - a} {w} {y + b}" stroke="{BAR}"'
                ' stroke-opacity=".28"'
                f' stroke-width="{width}" fill="none"/>'
            )
        wood = svg((w, h), body)
        return pygame.transform.rotate(wood, 90).convert() if upright else wood.convert()

    def rim(self, surface: Surface) -> None:
        """The walnut rim of the table round the whole window, with its gold inlay."""
        w, h = surface.get_size()
        d = self.theme.u(26)
        self.walnut(surface, Rect(0, 0, d, h), True, 3)
        self.walnut(surface, Rect(w - d, 0, d, h), True, 8)
        self.walnut(surface, Rect(0, 0, w, d), seed=5)
        self.walnut(surface, Rect(0, h - d, w, d), seed=6)
        inner = Rect(d, d, w - 2 * d, h - 2 * d).inflate(self.theme.u(8), self.theme.u(8))
        self.panel(surface, inner, opacity=0, line=GOLD_DARK, radius=10, line_width=2.5)


def covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture, filling all of `size`."""
    w, h = picture.get_size()
    scale = max(size[0] / w, size[1] / h)
    part = pygame.Rect(0, 0, max(1, min(w, round(size[0] / scale))), max(1, min(h, round(size[1] / scale))))
    part.center = w // 2, h // 2
    return pygame.transform.smoothscale(picture.subsurface(part), size)
