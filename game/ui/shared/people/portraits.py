"""Small painted heads for the people and computer players, drawn from paths."""

from typing import Final

from pygame import Surface

from game.portrait_art import portrait_paths
from game.toolkit.drawing.paint import Paint, svg
from game.toolkit.drawing.theme import LINE_LIGHT, TEAM_COLOURS

NO_TEAM: Final = -1
"""Replaces a team for somebody without a seat."""


def draw(
    paint: Paint, surface: Surface, look: int, team: int, topleft: tuple[int, int], side: int, active: bool = False
) -> None:
    """A round portrait, `side` real pixels wide, rimmed in its team's colour; thicker in that player's turn."""
    surface.blit(portrait(paint, look, team, side, active), topleft)


def portrait(paint: Paint, look: int, team: int, side: int, active: bool = False) -> Surface:
    return paint.once(("portrait", look, team, side, active), lambda: _make(look, team, side, active))


def _make(look: int, team: int, side: int, active: bool) -> Surface:
    rim = 7 if active else 5
    body = portrait_paths(look)
    body += f'<circle cx="50" cy="50" r="{49 - rim / 2}" fill="none" stroke="{rim_of(team)}" stroke-width="{rim}"/>'
    return svg((side, side), body, (0, 0, 100, 100))


def rim_of(team: int) -> str:
    """The colour of the ring round a face."""
    return LINE_LIGHT if team == NO_TEAM else TEAM_COLOURS[team]
