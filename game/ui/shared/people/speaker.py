"""Somebody who speaks: a face, and a sentence on paper that points at it."""

from pygame import Rect, Surface

from game.toolkit.boxes import Box, Column, Panel, Picture, Row, Space, Words, paper
from game.toolkit.drawing.theme import INK_SOFT, PAPER, WINE
from game.toolkit.kit import Kit
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait


def speaker(person: PlayerAtTable | None, said: str, size: float, side: float, below: str = "") -> Box:
    """The face, `side` design pixels wide, beside its words in letters of that size; the paper alone for nobody."""
    lines = [Words(said, size, WINE, "heading", lines=1), *([Words(below, 27, INK_SOFT, lines=1)] if below else [])]
    told = Panel(Column(*lines, gap=2), (42, 20), paper)
    return told if person is None else Row(portrait(person, side), Space(22), Picture(draw_tail, 24, 60), told)


def draw_tail(kit: Kit, surface: Surface, rect: Rect) -> None:
    """What points from the paper at the face."""
    w, h = rect.size
    tail = f'<path d="M{w} 0L0 {h / 2}L{w} {h}Z" fill="{kit.theme.ground(PAPER)}"/>'
    surface.blit(kit.paint.drawing((w, h), tail), rect)
