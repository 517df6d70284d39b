"""Small drawn signs of the table: chips for melds where there is little room, count badges, tokens."""

from typing import Literal

from pygame import Rect, Surface

from game.ui.cardart import RIBBONS, BookKind
from game.ui.kit import Kit
from game.ui.theme import GOLD, GOOD, GOOD_RIM, INK, WHITE

BadgeStyle = Literal["count", "near", "wilds", "new", "plus", "pile", "points", "many"]

_STYLES: dict[BadgeStyle, tuple[str, str, str, float]] = {  # fill, text, rim, size
    "count": ("#0B1F19", WHITE, "#9FC7B6", 23),
    "near": (GOLD, INK, WHITE, 23),
    "wilds": ("#FFF1C2", "#6B4300", "#E2A72E", 19),
    "new": ("#6FC3F7", "#06251D", WHITE, 17),
    "plus": (GOOD, WHITE, GOOD_RIM, 22),
    "pile": ("#0B1F19", WHITE, "#9FC7B6", 20),
    "points": (GOOD, WHITE, GOOD_RIM, 22),
    "many": ("#0B1F19", WHITE, "#9FC7B6", 21),
}


def badge_size(kit: Kit, text: str, style: BadgeStyle) -> tuple[int, int]:
    """The size of a badge in window pixels."""
    size = _STYLES[style][3]
    high = max(kit.theme.u(size + 9), kit.theme.font_px(size) + 6)
    return max(high, kit.text.width(text, size, "strong") + max(10, kit.theme.u(18))), high


def draw_badge(kit: Kit, surface: Surface, text: str, center: tuple[int, int], style: BadgeStyle) -> Rect:
    """A pill with a few letters; returns where it lies."""
    fill, ink, rim, size = _STYLES[style]
    w, h = badge_size(kit, text, style)
    box = Rect(0, 0, w, h)
    box.center = center
    kit.paint.panel(surface, box, fill, 1, rim, h / 2 / kit.theme.k, 2)
    kit.text.draw(surface, text, (box.centerx, box.centery - max(1, h // 24)), size, ink, "strong", "center")
    return box


ChipSize = Literal["tall", "wide", "tiny"]


def draw_chip(
    kit: Kit, surface: Surface, box: Rect, rank: str, count: int, kind: BookKind, book: bool, size: ChipSize
) -> None:
    """A meld or book as a sign: its rank, how many cards, a gold rim for wilds in it, red or black for books."""
    fill, ink = (RIBBONS[kind], WHITE) if book else ("#FFFDF7", INK)
    rim = GOLD if kind != "clean" else ("#FFD9DE" if book else "#CFC6B4")
    kit.paint.panel(surface, box, fill, 1, rim, 8, 3 if kind != "clean" else 1.5)
    name = {"T": "10", "W": "W"}.get(rank, rank)
    text = kit.text
    if size == "tall":
        text.draw(surface, name, (box.centerx, box.y + round(box.h * 0.33)), 27, ink, "index", "center", box.w - 4)
        low = Rect(box.x + 3, box.y + round(box.h * 0.6), box.w - 6, round(box.h * 0.34))
        kit.paint.panel(surface, low, "#0B1F19", 1, None, 7)
        text.draw(surface, str(count), low.center, 20, WHITE, "strong", "center", low.w - 2)
        return
    if size == "wide":
        pill = Rect(0, 0, max(20, round(box.w * 0.42)), box.h - 6)
        pill.midright = (box.right - 3, box.centery)
        dark = "#0B1F19"
        kit.paint.panel(surface, pill, WHITE if book else dark, 1, None, 6)
        text.draw(surface, str(count), pill.center, 19, dark if book else WHITE, "strong", "center", pill.w)
        left = Rect(box.x + 2, box.y, pill.x - box.x - 2, box.h)
        text.draw(surface, name, left.center, 22, ink, "index", "center", left.w + 2)
        return
    text.draw(surface, name, (box.x + 2, box.centery), 15, ink, "strong")
    at = (box.right - 2, box.centery)
    text.draw(surface, str(count), at, 15, GOLD if book else "#8A5A00", "text", "right")
