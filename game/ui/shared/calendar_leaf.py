"""The leaf of a calendar with its day."""

from datetime import date
from functools import partial

from pygame import Rect, Surface

from game.messages.functions import nouns
from game.toolkit.boxes import Box, Picture
from game.toolkit.drawing.theme import INK, PAPER, PAPER_MARK, PAPER_PALE, PAPER_RIM, PAPER_SHADOW, WHITE, WINE
from game.toolkit.kit import Kit

WIDTH, HEIGHT = 234, 252
"""Design pixels."""


def calendar_leaf(day: date, larger: float = 1) -> Box:
    """Month and day, like a tear-off calendar, so many times as large; smaller if there is less height."""
    return Picture(partial(_draw, day, larger), WIDTH * larger, HEIGHT * larger)


def _draw(day: date, larger: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    u, paint, text = kit.theme.u, kit.paint, kit.text
    pins = u(14)
    height = min(rect.h, round(rect.w * HEIGHT / WIDTH))
    width = round(height * WIDTH / HEIGHT)
    leaf = Rect(rect.centerx - width // 2, rect.centery - height // 2 + pins // 2, width, height - pins)
    paint.panel(surface, leaf.move(u(3), u(4)), PAPER_SHADOW, 0.9, None, 14)
    paint.panel(surface, leaf, PAPER, 1, PAPER_RIM, 14, 1.5)
    head = Rect(leaf.left, leaf.top, leaf.w, round(leaf.h * 0.33))
    paint.panel(surface, head, WINE, 1, None, 14)
    surface.fill(WINE, Rect(head.left, head.bottom - u(16), head.w, u(16)))
    for share in (0.28, 0.72) if head.h > text.line(26, "strong") else ():  # they would cover the month
        pin = Rect(0, 0, max(4, u(10)), max(10, u(24)))
        pin.center = (round(leaf.left + leaf.w * share), leaf.top)
        paint.panel(surface, pin, PAPER_PALE, 1, PAPER_MARK, 6, 1.2)
    month, room = nouns.month(day.month).upper(), head.w - u(16)
    letters = text.within(26 * larger, head.h, "strong")
    if text.fit(month, letters, room, "strong")[0] != month:
        month = month[:3]
    text.draw(surface, month, head.center, letters, WHITE, "strong", "center", room)
    body = Rect(leaf.left, head.bottom, leaf.w, leaf.bottom - head.bottom)
    size = text.within(116 * larger, round(body.h * 0.98), "heading")
    text.draw(surface, str(day.day), body.center, size, INK, "heading", "center", body.w)
