"""Points given away match by match: a dot for each, a line for their mean, and the levels' lines; above it, the
legend.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from pygame import Rect, Surface

from game.analysis.strength.level_figures import LevelFigure
from game.analysis.strength.life_of_games import SMOOTHED_OVER, TrendPoint
from game.messages.amounts import points
from game.messages.functions import my_games as say, nouns
from game.sentences.my_games import level_name
from game.toolkit.boxes import Box, Grow, Picture, Rigid, Row, Words
from game.toolkit.drawing.theme import CHART_AVERAGE, CHART_LINE, DIM, GOLD, HIGHLIGHT, PANEL
from game.toolkit.kit import Kit
from game.toolkit.plot import Plot, Sketch, points_scale


def trend_chart(trend: Sequence[TrendPoint], levels: Sequence[LevelFigure]) -> Picture:
    return Picture(partial(_draw, trend, levels))


def trend_signs(trend: Sequence[TrendPoint], levels: Sequence[LevelFigure]) -> Box:
    signs = [(_sign_of_dot(True), say.dot(), any(point.points is not None for point in trend))]
    signs.append((_sign_of_dot(False), say.hollow_dot(), any(point.points is None for point in trend)))
    signs.append((Picture(_line, 44, 24), say.average(SMOOTHED_OVER), any(point.line is not None for point in trend)))
    signs.append((Picture(_dashes, 44, 24), say.level_lines(), bool(levels)))
    there = (Row(Rigid(sign), Words(told, 22, DIM, lines=1), gap=10) for sign, told, is_there in signs if is_there)
    return Row(*there, Grow(), gap=32)


def _sign_of_dot(is_known: bool) -> Picture:
    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        sign = Sketch(kit, rect, 0)
        sign.dot((rect.x + rect.w / 2, rect.y + rect.h / 2), kit.theme.k * 6.5, _look_of_dot(is_known))
        sign.draw(surface)

    return Picture(paint, 20, 24)


def _look_of_dot(is_known: bool) -> str:
    return f'fill="{CHART_LINE}"' if is_known else f'fill="{PANEL}" stroke="{CHART_LINE}" stroke-width="2"'


def _line(kit: Kit, surface: Surface, rect: Rect) -> None:
    height = max(2, kit.theme.u(5.5))
    surface.fill(GOLD, Rect(rect.left, rect.centery - height // 2, rect.w, height))


def _dashes(kit: Kit, surface: Surface, rect: Rect) -> None:
    """From one side to the other, at half the height."""
    dash, height = kit.theme.u(9), max(2, kit.theme.u(2))
    for x in range(rect.left, rect.right, 2 * dash):
        surface.fill(HIGHLIGHT, Rect(x, rect.centery, min(dash, rect.right - x), height))


def _draw(trend: Sequence[TrendPoint], levels: Sequence[LevelFigure], kit: Kit, surface: Surface, box: Rect) -> None:
    u, text = kit.theme.u, kit.text
    if box.h < u(120) or not trend:  # no room
        return
    known = [point.points for point in trend if point.points is not None]
    most = max([*known, *(level.mean for level in levels), 600])
    below, half = text.line(20) + u(10), text.line(20) // 2
    tall = box.h - half - below
    scale = points_scale(0, round(most), tall, text.line(20))
    named = [say.as_level(level_name(level.level)) for level in levels]
    right = max((text.width(name, 20) for name in named), default=0) + u(40 if named else 12)
    left = text.width(points(scale[-1]), 20, "number") + u(26)
    place = Rect(box.left + left, box.top + half, box.w - left - right, tall)
    if place.w < u(200):
        return
    plot, pad = Plot(kit, place, 0, scale[-1]), u(16)
    count = max(8, len(trend))  # fewer are at the left
    xs = [place.left + pad + (place.w - 2 * pad) * n // max(1, count - 1) for n in range(len(trend))]
    plot.draw_levels(surface, scale, points, 20, nothing=(DIM, 2))
    _levels(
        kit, surface, place, box, [(plot.y_of(level.mean), name) for level, name in zip(levels, named, strict=True)]
    )
    dots, k = Sketch(kit, place), kit.theme.k
    for x, point in zip(xs, trend, strict=True):
        spot = x, plot.y_of(point.points or 0)
        dots.dot(spot, k * (6.5 if len(xs) < 100 else 4), _look_of_dot(point.points is not None))
    line = [(x, plot.y_of(point.line)) for x, point in zip(xs, trend, strict=True) if point.line is not None]
    dots.line(line, PANEL, 11 * k)
    dots.line(line, GOLD, 5.5 * k)
    dots.draw(surface)
    _dates(kit, surface, Rect(place.left, place.bottom, place.w, box.bottom - place.bottom), xs, trend)


def _levels(kit: Kit, surface: Surface, plot: Rect, box: Rect, levels: Sequence[tuple[int, str]]) -> None:
    """Dashed lines, and their names at the right, without overlap."""
    line = kit.text.line(20)
    middles = [y for y, _ in levels]
    for n in range(len(middles) - 2, -1, -1):
        middles[n] = min(middles[n], middles[n + 1] - line)
    lowest = box.top + line // 2
    for n, (y, name) in enumerate(levels):
        middles[n] = max(middles[n], lowest)
        lowest = middles[n] + line
        _dashes(kit, surface, Rect(plot.left, y, plot.w, 0))
        kit.text.draw(surface, name, (plot.right + kit.theme.u(16), middles[n]), 20, CHART_AVERAGE)


def _dates(kit: Kit, surface: Surface, below: Rect, xs: Sequence[int], trend: Sequence[TrendPoint]) -> None:
    """As many months as fit."""
    last = below.left - kit.theme.u(40)
    told: tuple[int, int] | None = None
    for n in range(0, len(trend), max(1, len(trend) // 4)):
        when: datetime = trend[n].created.astimezone()
        if (when.year, when.month) == told:
            continue
        name = nouns.month(when.month)
        width = kit.text.width(name, 20)
        left = max(below.left, xs[n] - width // 2)
        if left < last + kit.theme.u(16) or left + width > below.right:
            continue
        kit.text.draw(surface, name, (left, below.bottom - kit.text.line(20) // 2), 20, DIM)
        last, told = left + width, (when.year, when.month)
