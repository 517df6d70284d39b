"""Points given away in match after match: a dot for each, a line for their mean, and where the levels would lie; above
it, what each of these signs is.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from pygame import Rect, Surface

from game.analysis.level_figures import LevelFigure
from game.analysis.life import SMOOTHED_OVER, TrendPoint
from game.messages.amounts import points
from game.messages.functions import my_games as say
from game.messages.functions import nouns
from game.sentences.my_games import level_name
from game.toolkit.boxes import Box, Grow, Picture, Rigid, Row, Words
from game.toolkit.drawing.chart_scale import points_step
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import CHART_AVERAGE, CHART_LINE, DIM, GOLD, HIGHLIGHT, LINE_LIGHT, PANEL
from game.toolkit.kit import Kit

LEAST_HEIGHT: Final = 120
"""Design pixels below which there is no room for a graph."""
FEWEST_PLACES: Final = 8
"""So many matches have room at least: a few lie at the left."""
DATES: Final = 4
CROWDED: Final = 100
"""So many dots are smaller."""


def trend_chart(trend: Sequence[TrendPoint], levels: Sequence[LevelFigure]) -> Picture:
    """The whole graph; a match that nobody has looked at is a hollow dot at the bottom."""
    return Picture(lambda kit, surface, rect: _draw(kit, surface, rect, trend, levels))


def trend_signs(trend: Sequence[TrendPoint], levels: Sequence[LevelFigure]) -> Box:
    """Each sign that the graph has, with what it is."""
    signs = [(_sign_of_dot(True), say.dot(), any(point.points is not None for point in trend))]
    signs.append((_sign_of_dot(False), say.hollow_dot(), any(point.points is None for point in trend)))
    signs.append((Picture(_line, 44, 24), say.average(SMOOTHED_OVER), any(point.line is not None for point in trend)))
    signs.append((Picture(_dashes, 44, 24), say.level_lines(), bool(levels)))
    there = (Row(Rigid(sign), Words(told, 22, DIM, lines=1), gap=10) for sign, told, is_there in signs if is_there)
    return Row(*there, Grow(), gap=32)


def _sign_of_dot(is_known: bool) -> Picture:
    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        body = f'<circle cx="{rect.w / 2}" cy="{rect.h / 2}" r="{kit.theme.k * 6.5}" {_look_of_dot(is_known)}/>'
        surface.blit(kit.paint.once(("dot", rect.size, body), lambda: svg(rect.size, body)), rect.topleft)

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


def _draw(kit: Kit, surface: Surface, box: Rect, trend: Sequence[TrendPoint], levels: Sequence[LevelFigure]) -> None:
    theme, text = kit.theme, kit.text
    if box.h < theme.u(LEAST_HEIGHT) or not trend:
        return
    known = [point.points for point in trend if point.points is not None]
    most = max([*known, *(level.mean for level in levels), 600])
    below = text.line(20) + theme.u(10)
    half = text.line(20) // 2
    tall = box.h - half - below
    step = points_step(0, round(most), tall, text.line(20))
    top = -(-round(most) // step) * step
    named = [say.as_level(level_name(level.level)) for level in levels]
    right = max((text.width(name, 20) for name in named), default=0) + theme.u(40 if named else 12)
    left = text.width(points(top), 20, "number") + theme.u(26)
    plot = Rect(box.left + left, box.top + half, box.w - left - right, tall)
    if plot.w < theme.u(200):
        return
    pad = theme.u(16)
    count = max(FEWEST_PLACES, len(trend))
    xs = [plot.left + pad + (plot.w - 2 * pad) * n // max(1, count - 1) for n in range(len(trend))]

    def y_of(value: float) -> int:
        return plot.bottom - round(plot.h * value / top)

    for value in range(0, top + 1, step):
        surface.fill(
            kit.theme.ink(LINE_LIGHT if value else DIM), Rect(plot.left, y_of(value), plot.w, 1 if value else 2)
        )
        text.draw(surface, points(value), (plot.left - theme.u(12), y_of(value)), 20, DIM, "number", "right")
    _levels(kit, surface, plot, box, [(y_of(level.mean), name) for level, name in zip(levels, named, strict=True)])
    _dots(kit, surface, plot, xs, trend, y_of)
    _dates(kit, surface, Rect(plot.left, plot.bottom, plot.w, box.bottom - plot.bottom), xs, trend)


def _levels(kit: Kit, surface: Surface, plot: Rect, box: Rect, levels: Sequence[tuple[int, str]]) -> None:
    """Dashed lines, and their names at the right, none over another."""
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


def _dots(
    kit: Kit, surface: Surface, plot: Rect, xs: Sequence[int], trend: Sequence[TrendPoint], y_of: Callable[[float], int]
) -> None:
    pad = kit.theme.u(20)
    frame = plot.inflate(2 * pad, 2 * pad)
    radius = kit.theme.k * (6.5 if len(xs) < CROWDED else 4)
    body, spots = "", list[str]()
    for x, point in zip(xs, trend, strict=True):
        look = _look_of_dot(point.points is not None)
        at = f'cx="{x - frame.left}" cy="{y_of(point.points or 0) - frame.top}"'
        body += f'<circle {at} r="{radius}" {look}/>'
        if point.line is not None:
            spots.append(f"{x - frame.left} {y_of(point.line) - frame.top}")
    if len(spots) > 1:
        look = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        for ink, width in ((PANEL, 11), (GOLD, 5.5)):
            body += f'<path d="M{"L".join(spots)}" {look} stroke="{ink}" stroke-width="{width * kit.theme.k}"/>'
    surface.blit(kit.paint.once(("trend", frame.size, body), lambda: svg(frame.size, body)), frame.topleft)


def _dates(kit: Kit, surface: Surface, below: Rect, xs: Sequence[int], trend: Sequence[TrendPoint]) -> None:
    """Months, as many as have room."""
    last = below.left - kit.theme.u(40)
    told: tuple[int, int] | None = None
    every = max(1, len(trend) // DATES)
    for n in range(0, len(trend), every):
        when: datetime = trend[n].created
        if (when.year, when.month) == told:
            continue
        name = nouns.month(when.month)
        width = kit.text.width(name, 20)
        left = max(below.left, xs[n] - width // 2)
        if left < last + kit.theme.u(16) or left + width > below.right:
            continue
        kit.text.draw(surface, name, (left, below.bottom - kit.text.line(20) // 2), 20, DIM)
        last, told = left + width, (when.year, when.month)
