"""What the cards of Help show."""

from typing import Final

from pygame import Rect, Surface

from game.rules.preview import books
from game.rules.ruleset import RuleSet
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    BUTTON_RIM,
    CREAM,
    DONE,
    DONE_FILL,
    GOLD,
    PANEL,
    PAPER,
)
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.marks import draw_arrow

LESSONS: Final = (("AC", "AH"), ("hand", "foot"), ("9S", "9H", "9D"), ("2S", "*R"))
"""Cards on the four tiles of the lessons' picture."""


def _fan(kit: Kit, surface: Surface, cards: tuple[str, ...], middle: tuple[int, int], width: int) -> None:
    for n, card in enumerate(cards):
        away = n - (len(cards) - 1) / 2
        draw_card_askew(kit, surface, card, width, -away * 7, (middle[0] + away * width * 0.56, middle[1]))


def _book(kit: Kit, surface: Surface, card: str, wilds: int, middle: tuple[int, int], width: int) -> None:
    book = card_art(kit).book(card, "dirty" if wilds else "clean", wilds, width)
    surface.blit(book, book.get_rect(center=middle))


def draw_rules(rules: RuleSet, kit: Kit, surface: Surface, rect: Rect) -> None:
    """On paper the two packets that everybody gets, and the books that going out takes."""
    h = rect.h
    sheet = Rect(0, 0, min(rect.w * 9 // 10, round(1.15 * h)), round(0.86 * h))
    sheet.center = rect.center
    kit.paint.panel(surface, sheet, PAPER, 1, None, 10)
    width = round(min(0.3 * sheet.w, 0.27 * sheet.h))
    for n, packet in enumerate(("hand", "foot"), 1):
        draw_card_askew(kit, surface, packet, width, 0, (_column(sheet, n, 2), sheet.top + round(0.26 * sheet.h)))
    shown = [one for one in books(rules) if one.name in ("clean", "dirty")]
    for n, one in enumerate(shown, 1):
        at = _column(sheet, n, len(shown)), sheet.top + round(0.74 * sheet.h)
        _book(kit, surface, "QH" if one.name == "clean" else "8S", one.wilds, at, width)


def _column(sheet: Rect, number: int, columns: int) -> int:
    return sheet.left + round(sheet.w * number / (columns + 1))


def draw_lessons(done: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    """Four tiles, with a tick on those that are done and gold on the next."""
    gap = round(rect.h * 0.06)
    w, h = round(min(rect.w * 0.42, rect.h * 0.56)), round(rect.h * 0.38)
    for n, cards in enumerate(LESSONS):
        tile = Rect(0, 0, w, h)
        tile.center = (
            rect.centerx + (n % 2 * 2 - 1) * (w + gap) // 2,
            rect.centery + (n // 2 * 2 - 1) * (h + gap) // 2,
        )
        is_next = n == min(done, len(LESSONS) - 1)
        kit.paint.panel(surface, tile, GOLD if is_next else PANEL, 1, GOLD if n < done else BUTTON_RIM, 12, 2)
        _fan(kit, surface, cards, tile.center, round(0.34 * tile.w))
        if n < done:
            tick = Rect(0, 0, round(h * 0.26), round(h * 0.26))
            tick.center = tile.right - tick.w // 4, tile.top + tick.h // 4
            kit.paint.panel(surface, tick, DONE_FILL, 1, DONE, ROUND, 2)
            kit.paint.icon(surface, "tick", tick.center, tick.w * 5 // 8, CREAM)


def draw_what_now(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Three cards that begin a meld, and one that makes a book of another."""
    h, y = rect.h, rect.centery
    width = round(min(h * 0.52, rect.w * 0.14))
    _fan(kit, surface, ("7S", "7H", "7D"), (rect.left + round(rect.w * 0.17), y), width)
    place = Rect(0, 0, width, round(width * 1.42))
    place.center = (rect.left + round(rect.w * 0.48), y)
    draw_arrow(kit, surface, (rect.left + round(rect.w * 0.32), y), (place.left - width // 6, y))
    kit.paint.dashed(surface, place, GOLD, 0.14, 10)
    kit.paint.icon(surface, "plus", place.center, width // 2, GOLD)
    card = rect.left + round(rect.w * 0.66)
    draw_card_askew(kit, surface, "8D", width, 0, (card, y))
    book = rect.left + round(rect.w * 0.89)
    draw_arrow(kit, surface, (card + width * 3 // 5, y), (book - width * 3 // 4, y))
    _book(kit, surface, "8C", 1, (book, y), round(width * 0.9))
