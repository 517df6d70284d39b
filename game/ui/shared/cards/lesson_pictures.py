"""What each lesson is about as a small picture of cards, faces or signs."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from game.lessons.lesson_ids import LessonId
from game.portrait_art import looks_for
from game.toolkit.drawing.theme import GOLD
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.people import portraits

OF_CARDS: Final[Mapping[LessonId, tuple[Sequence[str], float, float]]] = {
    LessonId.DEAL: (("hand",) * 3 + ("foot",) * 3, 0.5, 6),
    LessonId.MELDS: (("9S", "9H", "9D"), 0.86, 5),
    LessonId.WILDS: (("2S", "*R", "2H"), 0.86, 6),
    LessonId.OPENING: (("KS", "KH", "KD", "QS", "QH", "QC"), 0.6, 3),
    LessonId.PILE: (("4C", "TD", "JS", "8D"), 0.6, 6),
    LessonId.FOOT: (("foot",) * 5, 0.55, 8),
    LessonId.THREES: (("3H", "3D", "3S"), 0.88, 6),
}
"""Cards side by side: which, the visible part of each, and the degrees between two."""


def draw_lesson(kit: Kit, surface: Surface, rect: Rect, lesson: LessonId, person: str, look: int | None = None) -> None:
    """The picture of a lesson, in the middle of a place; `person` is who learns, `look` the portrait they have chosen,
    if any.
    """
    if lesson is LessonId.PARTNER:
        _partners(kit, surface, rect, (person, "Rosa"), look)
    elif lesson in OF_CARDS:
        draw_fan(kit, surface, rect, *OF_CARDS[lesson])
    else:
        OTHERS[lesson](kit, surface, rect)


def _card_width(rect: Rect) -> int:
    return max(20, round(rect.h * 0.74 / 1.4))


def draw_fan(kit: Kit, surface: Surface, rect: Rect, cards: Sequence[str], step: float, turn: float) -> None:
    """Cards side by side; `step` is the visible part of a card, `turn` degrees between two. The outer ones, which are
    turned furthest, are whole inside.
    """
    last = math.radians(turn * (len(cards) - 1) / 2)
    across, down = math.cos(last) + 1.4 * math.sin(last), 1.4 * math.cos(last) + math.sin(last)
    room = rect.w * 0.94 / (across + step * (len(cards) - 1))
    width = min(_card_width(rect), round(room), round(rect.h * 0.94 / (down + 0.05 * (len(cards) - 1))))
    for at, card in enumerate(cards):
        place = at - (len(cards) - 1) / 2
        middle = (rect.centerx + round(place * step * width), rect.centery + round(abs(place) * width * 0.05))
        draw_card_askew(kit, surface, card, width, -place * turn, middle)


def _turn(kit: Kit, surface: Surface, rect: Rect) -> None:
    width = min(_card_width(rect), round(rect.w / 3.8))
    draw_card_askew(kit, surface, "hand", width, 0, (rect.centerx - round(width * 1.2), rect.centery))
    kit.paint.icon(surface, "right", rect.center, round(width * 0.7), GOLD)
    draw_card_askew(kit, surface, "QC", width, 0, (rect.centerx + round(width * 1.2), rect.centery))


def _books(kit: Kit, surface: Surface, rect: Rect) -> None:
    width = min(round(_card_width(rect) * 1.02), round(rect.w / 2.6))
    clean, dirty = card_art(kit).small_book("QH", "clean", width), card_art(kit).small_book("8S", "dirty", width, 2)
    for image, side in ((clean, -1), (dirty, 1)):
        surface.blit(image, image.get_rect(center=(rect.centerx + round(side * width * 0.72), rect.centery)))


def _last_card(kit: Kit, surface: Surface, rect: Rect) -> None:
    """It comes to the pile, and with it the star."""
    width = min(_card_width(rect), round(rect.w / 3.4))
    draw_card_askew(kit, surface, "6C", width, 8, (rect.centerx - round(width * 0.86), rect.centery))
    draw_card_askew(
        kit, surface, "KH", width, -14, (rect.centerx - round(width * 0.36), rect.centery - round(width * 0.08))
    )
    kit.paint.icon(surface, "star", (rect.centerx + round(width * 0.95), rect.centery), round(width * 0.95), GOLD)


def _partners(kit: Kit, surface: Surface, rect: Rect, names: Sequence[str], look: int | None) -> None:
    side = min(round(rect.h * 0.82), round(rect.w * 0.42))
    for face, way in zip(looks_for(names, (look,)), (-1, 1), strict=True):
        at = rect.centerx + round(way * side * 0.6) - side // 2, rect.centery - side // 2
        portraits.draw(kit.paint, surface, face, 0, at, side)


def _winning(kit: Kit, surface: Surface, rect: Rect) -> None:
    """What scores points, round the winner's star."""
    width = min(_card_width(rect), round(rect.w / 4.6))
    book = card_art(kit).small_book("AH", "clean", width)
    surface.blit(book, book.get_rect(center=(rect.centerx - round(width * 1.45), rect.centery)))
    kit.paint.icon(surface, "star", rect.center, min(round(rect.h * 0.62), round(width * 1.3)), GOLD)
    for at, card in enumerate(("7D", "*R")):
        middle = (rect.centerx + round(width * (1.2 + 0.5 * at)), rect.centery)
        draw_card_askew(kit, surface, card, width, 6 - 12 * at, middle)


OTHERS: Final[Mapping[LessonId, Callable[[Kit, Surface, Rect], None]]] = {
    LessonId.WHAT_WINS: _winning,
    LessonId.TURN: _turn,
    LessonId.BOOKS: _books,
    LessonId.GOING_OUT: _last_card,
}
