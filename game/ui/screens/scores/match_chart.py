"""How the match stands: totals in boxes and a line for each team, round by round. Teams by colour and shape."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.icons import TEAM_MARKS
from game.ui.core.kit import Kit
from game.ui.core.paint import svg
from game.ui.core.short_names import name_in
from game.ui.core.theme import CREAM, DIM, LINE, LINE_LIGHT, PANEL, PANEL_DEEP, TEAM_COLOURS, WHITE
from game.ui.screens.models import ScoreTeam
from game.words import scores as words
from game.words.grammar import points

GROUND = "#04211A"


def draw_match_panel(
    kit: Kit,
    surface: Surface,
    box: Rect,
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
) -> None:
    """A panel with the totals so far and the chart; `history` holds the totals after each round."""
    theme, text = kit.theme, kit.text
    kit.paint.panel(surface, box, PANEL, 0.86, LINE, 20)
    head = text.line(32, "heading") + theme.u(26)
    pad = theme.u(20)
    at = (box.left + theme.u(28), box.top + head // 2)
    text.draw(surface, words.MATCH_SO_FAR, at, 32, CREAM, "heading", room=box.w - theme.u(56))
    top = _boxes(kit, surface, Rect(box.left + pad, box.top + head, box.w - 2 * pad, box.h), teams, history[-1])
    chart = Rect(box.left, top + theme.u(14), box.w, box.bottom - theme.u(10) - top - theme.u(14))
    if chart.h > theme.u(150):
        draw_chart(kit, surface, chart, teams, history, rounds)


def _boxes(kit: Kit, surface: Surface, box: Rect, teams: Sequence[ScoreTeam], totals: Sequence[int]) -> int:
    """A box for each team, two or three beside each other; returns where they end."""
    theme, text = kit.theme, kit.text
    columns = 2 if len(teams) in (2, 4) else 3
    gap = theme.u(8)
    wide = (box.w - gap * (columns - 1)) // columns
    upper, lower = text.line(22), text.line(42 if columns == 2 else 32, "number")
    high = upper + lower + theme.u(8)
    best = max(totals)
    lead = best - sorted(totals)[-2]
    y = box.top
    for n, (team, total) in enumerate(zip(teams, totals, strict=True)):
        x = box.left + (n % columns) * (wide + gap)
        y = box.top + (n // columns) * (high + gap)
        cell = Rect(x, y, wide, high)
        colour = TEAM_COLOURS[team.team % 6]
        kit.paint.panel(surface, cell, colour, 0.14, colour if team.own else None, 14, 2)
        middle = y + theme.u(4) + upper // 2
        kit.paint.team_mark(surface, team.team, (x + theme.u(24), middle), theme.u(20))
        room = wide - theme.u(52)
        name = name_in(text, team.name, 22, room)
        text.draw(surface, name, (x + theme.u(42), middle), 22, colour, "strong", room=room)
        middle = y + theme.u(4) + upper + lower // 2
        size = 42 if columns == 2 else 32
        number = text.draw(
            surface, points(total), (x + theme.u(18), middle), size, WHITE, "number", room=wide - theme.u(30)
        )
        room = cell.right - theme.u(14) - number.right - theme.u(10)
        line = words.leads_by(lead)
        if total == best and lead and text.width(line, 19, "strong") <= room:
            text.draw(surface, line, (cell.right - theme.u(14), middle), 19, "#D9F2C4", "strong", "right")
    return y + high


def draw_chart(
    kit: Kit,
    surface: Surface,
    box: Rect,
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
) -> None:
    """Lines from nothing to the totals after each round; rounds still to play are shaded."""
    theme, text = kit.theme, kit.text
    values = [0, *(total for after in history for total in after)]
    step = _step(max(values) - min(values))
    low, high = min(values) // step * step, max(step, -(-max(values) // step) * step)
    axis = max(text.width(points(v), 19, "number") for v in (low, high)) + theme.u(34)
    label = text.line(20) + theme.u(6)
    count = max(rounds, len(history))
    half = text.width(words.round_title(count), 20, "strong") // 2
    plot = Rect(box.left + axis, box.top + theme.u(16), box.w - axis - half - theme.u(14), box.h - label - theme.u(26))
    xs = [plot.left + plot.w * n // count for n in range(count + 1)]

    def y_of(value: int) -> int:
        return plot.bottom - round(plot.h * (value - low) / (high - low))

    _future(kit, surface, plot, xs, len(history), count)
    for value in range(low, high + 1, step):
        surface.fill(LINE_LIGHT if value else DIM, Rect(plot.left, y_of(value), plot.w, 1))
        at = (plot.left - theme.u(12), y_of(value))
        text.draw(surface, points(value), at, 19, DIM, "number", "right")
    wide = text.width("00", 20, "strong") + theme.u(24)
    every = next((n for n in (1, 2, 5) if plot.w * n // count >= wide), 10)
    long_words = text.width(words.round_title(count), 20, "strong") + theme.u(14) < plot.w // count
    for n in range(every, count + 1, every):
        words_ = words.round_title(n) if long_words else str(n)
        colour = CREAM if n <= len(history) else DIM
        at = (xs[n], plot.bottom + theme.u(8) + label // 2)
        text.draw(surface, words_, at, 20, colour, "strong", "center")
    own_last = sorted(range(len(teams)), key=lambda n: teams[n].own)
    for n in own_last:
        spots = [(xs[0], y_of(0)), *((xs[r + 1], y_of(after[n])) for r, after in enumerate(history))]
        _line(kit, surface, plot, spots, teams[n].team)


def _future(kit: Kit, surface: Surface, plot: Rect, xs: list[int], played: int, count: int) -> None:
    theme, text = kit.theme, kit.text
    if played >= count:
        return
    rest = Rect(xs[played], plot.top - theme.u(10), plot.right - xs[played] + theme.u(10), plot.h + theme.u(10))
    kit.paint.panel(surface, rest, PANEL_DEEP, 0.4, None, 8)
    if text.width(words.STILL_TO_PLAY, 20) < rest.w - theme.u(16):
        at = (rest.centerx, rest.bottom - theme.u(30))
        text.draw(surface, words.STILL_TO_PLAY, at, 20, DIM, "text", "center")


def _line(kit: Kit, surface: Surface, plot: Rect, spots: list[tuple[int, int]], team: int) -> None:
    theme = kit.theme
    pad = theme.u(20)
    colour = TEAM_COLOURS[team % 6]
    frame = plot.inflate(2 * pad, 2 * pad)
    path = "M" + "L".join(f"{x - frame.left} {y - frame.top}" for x, y in spots)
    look = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    body = "".join(
        f'<path d="{path}" {look} stroke="{ink}" stroke-width="{theme.k * wide}"/>'
        for ink, wide in ((GROUND, 10), (colour, 5))
    )
    surface.blit(kit.paint.once(("chart", frame.size, path, team), lambda: svg(frame.size, body)), frame.topleft)
    side = theme.u(26)
    for x, y in spots[1:]:
        mark = kit.paint.path(TEAM_MARKS[team % 6], side, colour, rim=GROUND)
        surface.blit(mark, (x - side // 2, y - side // 2))


def _step(spread: int) -> int:
    """A round distance between lines: about four of them."""
    step = 100
    while spread > 4 * step:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
