"""A small table with everything that a look changes: cloth, both backs, faces, a book, the team colours."""

from typing import Final

from msgspec.structs import replace
from pygame import Rect, Surface

from game.toolkit.drawing.theme import GOLD_DARK, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art, height, looking_like
from game.ui.shared.cards.laid_cards import draw_with_shadow
from game.ui.shared.people import portraits
from game.ui.system.your_table.looks import TableLook

HAND: Final = ("AS", "AH", "QD", "JC", "9D", "7C", "*R")
PILE: Final = ("8S", "5H", "QD")
MELDS: Final = (("KC", "KD", "KC"), ("8C", "8H", "8C"))
SMALL_BOOK: Final = 66
"""In real pixels: up to this width a book has no word on it."""
SIDE, BACKS = 0.1, 0.6
"""How far players at the sides are from the edge, as a share of the width; the width of cards in their hands, of a
card's.
"""
SMALLER: Final = 0.62
"""The size of the cloth's pattern here, relative to the table."""


def draw_laid_table(kit: Kit, surface: Surface, rect: Rect, look: TableLook) -> None:
    key = ("laid table", look, rect.size)
    surface.blit(kit.paint.once(key, lambda: laid_table(kit, rect.size, look)), rect)


def laid_table(kit: Kit, size: tuple[int, int], look: TableLook) -> Surface:
    """The table in its rim as a picture."""
    shown = looking_like(kit, replace(look.in_theme(kit.theme), text_scale=1.0), SMALLER)
    table, (w, h) = Surface(size).convert(), size
    kit.paint.walnut(table, table.get_rect())
    rim = kit.theme.u(14)
    inner = Rect(rim, rim, w - 2 * rim, h - 2 * rim)
    cloth = shown.paint.felt() if kit.theme.is_high else shown.paint.cloth(look.cloth, inner.size)
    table.blit(cloth, inner, Rect((0, 0), inner.size))
    shown.paint.panel(table, inner.inflate(4, 4), opacity=0, line=GOLD_DARK, radius=6, line_width=2.5)
    card = round(min(inner.w * 0.16, inner.h / 1.4 * 0.16))
    _others(shown, table, inner, card)
    _middle(shown, table, inner, card)
    _own(shown, table, inner, card)
    return table


def _put(shown: Kit, table: Surface, picture: Surface, middle: tuple[int, int], width: int, degrees: float = 0) -> None:
    draw_with_shadow(shown, table, picture, middle, width, degrees, fall=(0, max(2, width // 30)))


def _others(shown: Kit, table: Surface, inner: Rect, card: int) -> None:
    """Three faces in the colours of their teams, with their backs."""
    side, small = round(card * 0.95), round(card * BACKS)
    for look, team, x, y, way in (
        (0, 0, 0.5, 0.09, "down"),
        (2, 1, SIDE, 0.34, "right"),
        (5, 1, 1 - SIDE, 0.34, "left"),
    ):
        at = inner.x + round(x * inner.w), inner.y + round(y * inner.h)
        face = portraits.portrait(shown.paint, look, team, side)
        table.blit(face, face.get_rect(center=at))
        for n in range(6):
            turn = (n - 2.5) * -2.0 if way == "down" else 90
            picture = card_art(shown).turned("hand" if n < 5 else "foot", small, turn)
            if way == "down":
                middle = at[0] + round((n - 2.6) * small * (0.42 if n < 5 else 0.62)), at[1] + round(card * 1.05)
            else:
                middle = at[0], at[1] + side // 2 + round(small * (0.75 + n * 0.32 + (0.45 if n == 5 else 0)))
            _put(shown, table, picture, middle, small, turn)


def _middle(shown: Kit, table: Surface, inner: Rect, card: int) -> None:
    """Stock and pile."""
    large = round(card * 1.05)
    x, y = inner.centerx - round(large * 0.75), inner.y + round(inner.h * 0.42)
    for n in range(3):
        _put(shown, table, card_art(shown).back("hand", large), (x - 2 * (2 - n), y + 2 * (2 - n)), large)
    for n, (top, degrees) in enumerate(zip(PILE, (13, -9, 3), strict=True)):
        middle = inner.centerx + round(large * 0.75) + (2 - n) * 3, y
        _put(shown, table, card_art(shown).turned(top, large, degrees), middle, large, degrees)


def _own(shown: Kit, table: Surface, inner: Rect, card: int) -> None:
    """Two melds and a book, with a line in the team's colour above them, and a hand."""
    small = round(card * 0.8)
    top = inner.y + round(inner.h * 0.585)
    beside = round(SIDE * inner.w) + height(round(card * BACKS)) // 2 + shown.theme.u(12)  # their backs
    width = min(round(card * 5.2), inner.w - 2 * beside)
    band = Rect(inner.centerx - width // 2, top - round(small * 0.14), width, height(small) + round(small * 0.78))
    shown.paint.panel(table, band, opacity=0.16, line=TEAM_COLOURS[0], radius=10, line_width=2)
    for n, meld in enumerate(MELDS):
        for m, face in enumerate(meld):
            middle = inner.centerx + round((n - 1.15) * card * 1.55), top + height(small) // 2 + round(m * small * 0.25)
            _put(shown, table, card_art(shown).face(face, small), middle, small)
    book = (
        card_art(shown).book("4D", "clean", 0, small)
        if small > SMALL_BOOK
        else card_art(shown).small_book("4D", "clean", small)
    )
    table.blit(book, book.get_rect(center=(inner.centerx + round(1.42 * card * 1.25), top + height(small) // 2)))
    step, hand = card * 0.82, round(card * 1.08)
    for n, face in enumerate(HAND):
        away = n - (len(HAND) - 1) / 2
        degrees = -away * 3.2
        middle = (
            inner.centerx + round(away * step),
            inner.bottom - round(hand * 0.9) + round(away * away * card * 0.02),
        )
        _put(shown, table, card_art(shown).turned(face, hand, degrees), middle, hand, degrees)
