"""The velvet of the curtain: folds, swags with golden seams, tassels, a fringe at the hem."""

import math
from typing import Final

from pygame import Rect, Surface, transform

from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import GOLD_DARK
from game.toolkit.kit import Kit

FOLDS: Final = "#8E2438", "#6E1929"
BRAID, BRAID_LIGHT, THREAD_DARK, KNOT_RIM = "#C98F1C", "#FFDF8A", "#A87412", "#7A4B00"


def velvet_of(kit: Kit) -> Surface:
    theme = kit.theme
    w, h = kit.size
    if theme.is_high:
        return kit.paint.felt()
    row = Surface((w, 1))
    for x in range(w):
        phase = 2 * math.pi * x / (w / 22) + 0.7 * math.sin(x / theme.k / 230) + 0.4 * math.sin(x / theme.k / 91)
        tone = max(0.3, 0.66 + 0.25 * math.sin(phase) + 0.09 * math.sin(2 * phase + 0.8))
        tone *= 0.80 + 0.20 * math.sin(math.pi * x / w)
        row.set_at((x, 0), (round(136 * tone), round(34 * tone), round(52 * tone)))
    velvet = transform.scale(row, (w, h)).convert()
    shade = transform.smoothscale(
        svg(
            (2, 64),
            '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="64">'
            '<stop offset="0" stop-opacity=".55"/><stop offset=".25" stop-opacity=".10"/>'
            '<stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient></defs>'
            '<rect width="2" height="64" fill="url(#g)"/>',
        ),
        (w, h),
    )
    velvet.blit(shade, (0, 0))
    _fringe(kit, velvet)
    _swags(kit, velvet)
    kit.paint.walnut(velvet, Rect(0, 0, w, theme.u(26)))
    velvet.fill(GOLD_DARK, Rect(0, theme.u(24), w, max(2, theme.u(3))))
    return velvet


def _fringe(kit: Kit, velvet: Surface) -> None:
    theme, (w, h) = kit.theme, velvet.get_size()
    height, step = theme.u(54), max(4, theme.u(7))
    threads = "".join(
        f'<path d="M{x} {height * 0.15}V{height * 0.82}" stroke="{GOLD_DARK if (x // step) % 2 else THREAD_DARK}"'
        f' stroke-width="{step * 0.72}" stroke-linecap="round"/>'
        for x in range(step // 2, w, step)
    )
    band = (
        f'<rect width="{w}" height="{height * 0.26}" fill="{BRAID}"/><rect width="{w}" height="{height * 0.08}"'
        f' fill="{BRAID_LIGHT}"/>'
    )
    velvet.blit(svg((w, height), threads + band), (0, h - height))


def _swags(kit: Kit, velvet: Surface) -> None:
    theme, w = kit.theme, velvet.get_width()
    count = max(4, round(w / theme.k / 320))
    width, top, deep = w / count, theme.u(20), theme.u(148)
    for n in range(count):
        x0, x1 = n * width, (n + 1) * width
        body = ""
        for fold in range(7, -1, -1):
            y = theme.u(34) + deep * (fold + 1) / 8
            body += (
                f'<path d="M{x0 - 6} 0L{x0 - 6} {top} C{x0 + width * 0.25} {y} {x1 - width * 0.25} {y} {x1 + 6}'
                f' {top}L{x1 + 6} 0Z"'
                f' fill="{FOLDS[fold % 2]}"/>'
            )
        y = theme.u(34) + deep
        curve = f"M{x0} {top} C{x0 + width * 0.25} {y} {x1 - width * 0.25} {y} {x1} {top}"
        body += f'<path d="{curve}" fill="none" stroke="{GOLD_DARK}" stroke-width="{theme.u(7)}"/>'
        body += f'<path d="{curve}" fill="none" stroke="{BRAID_LIGHT}" stroke-width="{max(1, theme.u(2))}"/>'
        velvet.blit(svg((w, theme.u(200)), body), (0, 0))
    size = (theme.u(60), theme.u(130))
    threads = "".join(
        f'<path d="M{16 + k * 4} 58V{112 - abs(k - 3.5) * 4}" stroke="{GOLD_DARK if k % 2 else THREAD_DARK}"'
        ' stroke-width="4"'
        ' stroke-linecap="round"/>'
        for k in range(8)
    )
    tassel = svg(
        size,
        f'<path d="M30 10L14 60H46Z" fill="{BRAID}"/><circle cx="30" cy="14" r="11" fill="{GOLD_DARK}"'
        f' stroke="{KNOT_RIM}"/>'
        f'{threads}<rect x="13" y="54" width="34" height="9" rx="4" fill="{BRAID_LIGHT}"/>',
        (0, 0, 60, 130),
    )
    for n in range(1, count):
        velvet.blit(tassel, (round(n * width) - size[0] // 2, theme.u(8)))
