"""The line of a replay: where in the match this is, with a bar for what every turn laid down. Drawing only."""

from typing import Final

from pygame import Color, Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, GOLD, LINE_LIGHT, PANEL, PANEL_DEEP, TEAM_COLOURS
from game.ui.screens.look_back.film import Film

LEAST_HIGH: Final = 12
"""Real pixels that the bars need to be worth drawing."""
STILL_TO_COME: Final = 0.38
"""How much of its colour the bar of a turn has that is still to come."""


def draw_timeline(kit: Kit, surface: Surface, film: Film, moment: int, line: Rect, top: int) -> None:
    """Along `line`, rounds marked, a knob at the moment; the bars stand on it and reach up to `top`, in the colours of
    the teams.
    """
    last = max(1, len(film) - 1)

    def along(n: int) -> int:
        return line.left + round(line.w * n / last)

    kit.paint.panel(surface, line, PANEL_DEEP, 1, LINE_LIGHT, 6, 1.5)
    high, most = line.top - 4 - top, max((turn.points for turn in film.turns), default=0)
    if high >= LEAST_HIGH and most:
        for turn in film.turns:
            if not turn.points:
                continue
            tall = max(2, round(high * turn.points / most))
            left, right = along(turn.start), along(turn.end)
            ink = Color(TEAM_COLOURS[turn.team % 6])
            surface.fill(
                ink if turn.start < moment else Color(PANEL).lerp(ink, STILL_TO_COME),
                Rect(left, line.top - 4 - tall, max(1, min(right - left - 1, kit.theme.u(12))), tall),
            )
    for n, shot in enumerate(film.shots):
        if shot.starts_round:
            surface.fill(CREAM, Rect(along(n) - 1, line.top - 4, 3, line.h + 8))
    side = max(22, kit.theme.u(30))
    knob = kit.paint.path("M50 6A44 44 0 1 1 49.9 6Z", side, "#FFFFFF", rim=GOLD)
    surface.blit(knob, (along(moment) - side // 2, line.centery - side // 2))
