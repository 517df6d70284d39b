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


def draw_chip(
    kit: Kit, surface: Surface, box: Rect, rank: str, count: int, kind: BookKind, book: bool, tall: bool
) -> None:
    """A meld or book as a sign: its rank, how many cards, gold rim for wilds in it, red or black for books."""
    fill, ink = (RIBBONS[kind], WHITE) if book else ("#FFFDF7", INK)
    rim = GOLD if kind != "clean" else ("#FFD9DE" if book else "#CFC6B4")
    kit.paint.panel(surface, box, fill, 1, rim, 8, 3 if kind != "clean" else 1.5)
    name = {"T": "10", "W": "W"}.get(rank, rank)
    if tall:
        kit.text.draw(surface, name, (box.centerx, box.y + round(box.h * 0.33)), 27, ink, "index", "center", box.w - 4)
        low = Rect(box.x + 2, box.y + round(box.h * 0.58), box.w - 4, round(box.h * 0.36))
        kit.paint.panel(surface, low, "#0B1F19", 1, None, 7)
        kit.text.draw(surface, str(count), (low.centerx, low.centery), 20, WHITE, "strong", "center", low.w - 2)
    else:
        kit.text.draw(surface, f"{name} {count}", box.center, 18, ink, "strong", "center", box.w - 4)
