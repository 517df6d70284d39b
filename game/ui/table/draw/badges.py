"""Small drawn signs of the table: chips for melds where there is little room, count badges, tokens."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import corner
from game.rules.meld_limits import BookKind
from game.text.messages import table as say_table
from game.ui.core.card_art import HATCH, RIBBONS
from game.ui.core.kit import Kit
from game.ui.core.paint import ROUND
from game.ui.core.theme import (
    BADGE,
    BADGE_RIM,
    BAR,
    CLEAN_RIM,
    GOLD,
    GOLD_DARK,
    GOLD_INK,
    GOLD_LIGHT,
    GOLD_PALE,
    GOOD,
    GOOD_RIM,
    HIGHLIGHT,
    HIGHLIGHT_DEEP,
    INK,
    PAPER,
    PAPER_RIM,
    WHITE,
    WILD_INK,
)

BadgeStyle = Literal["count", "near", "wilds", "new", "dot", "plus", "dirties", "pile", "points", "coach", "said"]

_STYLES: dict[BadgeStyle, tuple[str, str, str, float]] = {  # fill, text, rim, size
    "count": (BADGE, WHITE, BADGE_RIM, 23),
    "near": (GOLD, INK, WHITE, 23),
    "wilds": (GOLD_PALE, WILD_INK, GOLD_DARK, 19),
    "new": (HIGHLIGHT, INK, WHITE, 17),
    "dot": (HIGHLIGHT_DEEP, WHITE, WHITE, 17),
    "plus": (GOOD, WHITE, GOOD_RIM, 22),
    "dirties": (RIBBONS["dirty"], WHITE, GOLD, 19),
    "pile": (BADGE, WHITE, BADGE_RIM, 20),
    "points": (GOOD, WHITE, GOOD_RIM, 22),
    "coach": (BAR, GOLD_LIGHT, GOLD, 21),
    "said": (PAPER, INK, GOLD, 21),
}


GROWING: Final = ("count", "near", "wilds", "pile", "said")
DOT = 14
"""Window pixels of a dot that is a sign by itself, at least."""


def on_card(kit: Kit, size: float) -> float:
    """The design size of letters that belong to a card: a larger interface leaves them as large as the cards are."""
    return size / max(1.0, kit.theme.interface)


def _size(kit: Kit, style: BadgeStyle) -> float:
    """The design size of its letters: a sign that has room on any card grows with a larger interface."""
    design = _STYLES[style][3]
    return design if style in GROWING else on_card(kit, design)


def badge_size(kit: Kit, text: str, style: BadgeStyle) -> tuple[int, int]:
    """The size of a badge in window pixels."""
    if style == "dot":
        return (max(DOT, kit.theme.u(24)),) * 2
    size = _size(kit, style)
    high = max(kit.theme.u(size + 9), kit.theme.font_px(size) + 6)
    lines = text.split("\n")
    widths = [kit.text.width(line, size, "strong") for line in lines]
    if style == "dirties":
        widths[0] += 2 * round(HATCHED * high)
    return max(high, max(widths) + max(10, kit.theme.u(18))), high + (len(lines) - 1) * kit.text.line(size, "strong")


def in_room(kit: Kit, forms: Sequence[str], style: BadgeStyle, room: int) -> str:
    """The words of a badge: the first form that is no wider than its room, 0 for any, or the last; a single one has
    more lines there.
    """
    text = forms[0]
    if not room:
        return text
    if len(forms) > 1:
        return next((form for form in forms if badge_size(kit, form, style)[0] <= room), forms[-1])
    lines = text.split("\n")
    return "\n".join(line if badge_size(kit, line, style)[0] <= room else line.replace(" ", "\n") for line in lines)


def draw_badge(kit: Kit, surface: Surface, text: str, center: tuple[int, int], style: BadgeStyle) -> Rect:
    """A pill with a few letters, in as many lines as they have; returns where it lies."""
    fill, ink, rim, _ = _STYLES[style]
    size = _size(kit, style)
    w, h = badge_size(kit, text, style)
    box = Rect(0, 0, w, h)
    box.center = center
    if style == "dot":
        kit.paint.panel(surface, box, fill, 1, rim, ROUND, 2)
        return box
    lines, step = text.split("\n"), kit.text.line(size, "strong")
    one = h - (len(lines) - 1) * step
    kit.paint.panel(surface, box, fill, 1, rim, one / 2 / kit.theme.k, 2)
    if style == "dirties":
        _hatch(kit, surface, box, box.top + one // 2, kit.text.width(lines[0], size, "strong"), one)
    y = box.centery - (len(lines) - 1) * step // 2 - max(1, one // 24)
    for n, line in enumerate(lines):
        kit.text.draw(surface, line, (box.centerx, y + n * step), size, ink, "strong", "center")
    return box


HATCHING = "M14 90L90 14M-20 60L60 -20M40 120L120 40"
HATCHED = 0.62
"""The width of the hatching beside the first words of a badge that says dirty, as a share of its height."""


def _hatch(kit: Kit, surface: Surface, box: Rect, y: int, wide: int, high: int) -> None:
    """The pattern of a dirty book, on both sides of the first line, which is so wide."""
    side = round(high * 0.5)
    hatch = kit.paint.path(HATCHING, side, HATCH, 14)
    gap = wide // 2 + max(2, high // 8)
    for x in (box.centerx - gap - side, box.centerx + gap):
        surface.blit(hatch, (x, y - side // 2))


ChipSize = Literal["tall", "wide", "line", "tiny"]
LEAST_RANK = 20
"""Window pixels of the letters of a rank, whose capitals are then 14 high."""
LARGEST_RANK: Final = 40
"""Design pixels of the letters of a rank on the smallest chips, where they have so much room."""
WITHOUT_TAILS: Final = 1.35
"""How much higher a line is than the figures in it."""
RANK_SHARE: Final = 1.08
"""The most pixels that the letters of a rank have for each that its room is high: capitals take 0.7 of them."""


class Chip(Struct, frozen=True):
    """A whole meld or book as one sign, where a team has little room: rank, count of so many, wilds, kind."""

    rank: str
    count: int
    of: int
    """Cards of a book."""
    wilds: int
    """Wild cards beside naturals."""
    kind: BookKind
    book: bool
    size: ChipSize


def draw_chip(kit: Kit, surface: Surface, box: Rect, chip: Chip) -> None:
    """A small card with its rank, its wilds on a golden token, and below "5/7" or the ribbon of a book."""
    if chip.size == "tiny":
        _draw_tiny(kit, surface, box, chip)
        return
    near = not chip.book and chip.count >= chip.of - 1
    is_closed = chip.book and chip.size != "line"
    rim = GOLD if near or (is_closed and chip.kind != "clean") else CLEAN_RIM if is_closed else PAPER_RIM
    kit.paint.panel(surface, box, RIBBONS[chip.kind] if is_closed else PAPER, 1, rim, 8, 3 if near else 1.5)
    name = corner(chip.rank)
    if chip.size == "line":
        _draw_line(kit, surface, box, chip, name)
        return
    grown = max(1.0, kit.theme.interface)
    low = max(18, round(box.h * 0.28), min(round(box.h * 0.45), kit.theme.font_px(on_card(kit, 19)) + 1))
    low = max(low, min(round(box.h * 0.4), round(18 * grown)))
    strip = Rect(box.x + 2, box.bottom - low - 2, box.w - 4, low)
    above = Rect(box.x, box.y, box.w, strip.y - box.y)
    _draw_strip(kit, surface, strip, chip)
    px = max(LEAST_RANK, round(box.h * (0.34 if chip.size == "tall" else 0.42)))
    if not chip.wilds or chip.book:
        ink = WHITE if is_closed else INK
        _draw_rank(kit, surface, name, above.center, px, Rect(0, 0, above.w - 6, above.h), ink)
        return
    if chip.size == "tall":
        small = _sign_size(kit, 17, above.h // 2)
        sign = say_table.sign_wilds(chip.wilds)
        token = Rect(0, 0, kit.text.width(sign, small, "strong") + 12, _sign_high(kit, small))
        token.midbottom = (above.centerx, above.bottom - 2)
        room = Rect(0, 0, above.w - 6, token.y - above.y)
        down = 2 if grown == 1 else 0
        _draw_rank(kit, surface, name, (above.centerx, (above.y + token.y) // 2 + down), px, room)
    else:
        small = _sign_size(kit, 17, above.h - 4)
        rank_w = kit.text.width(name, px / kit.theme.k / grown, "index")
        most = max(box.w // 2, box.w - rank_w - 3)
        sign = _wilds_sign(kit, chip.wilds, most - 2, small)
        high = min(above.h - 4, _sign_high(kit, small) + 4)
        token = Rect(0, 0, min(kit.text.width(sign, small, "strong") + 4, most), high)
        token.midright = (above.right - 2, above.centery + 1)
        at = ((above.x + token.x) // 2 + 1, above.centery)
        _draw_rank(kit, surface, name, at, px, Rect(0, 0, token.x - above.x - 2, above.h))
    kit.paint.panel(surface, token, GOLD_PALE, 1, GOLD_DARK, 12, 2)
    kit.text.draw(surface, sign, token.center, small, WILD_INK, "strong", "center", token.w - 1)


def _sign_size(kit: Kit, size: float, high: int) -> float:
    """The design size of figures on a chip: larger with the interface as far as so many window pixels have room."""
    if not kit.theme.is_large:
        return size
    return max(on_card(kit, size), kit.text.within(size, round(high * WITHOUT_TAILS), "strong"))


def _sign_high(kit: Kit, size: float) -> int:
    """The height of a token with figures of this size."""
    line = kit.text.line(size, "strong")
    return line if not kit.theme.is_large else round(line / WITHOUT_TAILS)


def _draw_line(kit: Kit, surface: Surface, box: Rect, chip: Chip, name: str) -> None:
    """Rank, count of so many, and the number of wilds on gold, side by side; large ones leave out of how many."""
    rank_w = max(17, round(box.w * (0.29 if not kit.theme.is_large else 0.37)))
    wild_w = max(14, round(box.w * 0.23)) if chip.wilds and not chip.book else 0
    strip = Rect(box.x + rank_w, box.y + 2, box.w - rank_w - wild_w - 2, box.h - 4)
    at = (box.x + rank_w // 2 + 1, box.centery)
    px = max(LEAST_RANK, min(round(box.h * 0.6), round(1.2 * rank_w)))
    _draw_rank(kit, surface, name, at, px, Rect(0, 0, rank_w - 1, box.h))
    _draw_strip(kit, surface, strip, chip)
    if wild_w:
        token = Rect(strip.right + 1, strip.y, wild_w, strip.h)
        kit.paint.panel(surface, token, GOLD_PALE, 1, GOLD_DARK, 7, 1.5)
        size = _sign_size(kit, 17, strip.h)
        sign = _wilds_sign(kit, chip.wilds, wild_w - 1, size)
        kit.text.draw(surface, sign, token.center, size, WILD_INK, "strong", "center", wild_w)


def _wilds_sign(kit: Kit, wilds: int, room: int, size: float) -> str:
    """How many wild cards, with their letter where so many pixels are enough: the number is worth more."""
    sign = say_table.sign_wilds(wilds)
    if kit.theme.is_large:
        return sign if kit.text.width(sign, size, "strong") <= room else str(wilds)
    return sign if kit.text.fit(sign, size, room, "strong")[0] == sign else str(wilds)


def _draw_rank(kit: Kit, surface: Surface, name: str, at: tuple[int, int], px: int, room: Rect, ink: str = INK) -> None:
    """In letters of so many window pixels, larger with the interface where its room is high and wide enough."""
    grown = max(1.0, kit.theme.interface)
    px = max(px, min(round(px * grown), round(room.h * RANK_SHARE)))
    kit.text.draw(surface, name, at, px / kit.theme.k / grown, ink, "index", "center", room.w)


def _draw_strip(kit: Kit, surface: Surface, strip: Rect, chip: Chip) -> None:
    """How many cards of a meld; of a book its ribbon: red with a tick, black and hatched with its wilds, gold with a
    star.
    """
    text = kit.text
    if not chip.book:
        near, count = chip.count >= chip.of - 1, f"{chip.count}/{chip.of}"
        if chip.size != "line":  # a pill, as on cards
            pill = strip.inflate(-max(0, strip.w - text.width(count, 19, "strong") - strip.h), 0)
        else:
            pill = strip
        kit.paint.panel(surface, pill, GOLD if near else BADGE, 1, None, ROUND)
        if kit.theme.is_large:
            size = _sign_size(kit, 19, strip.h)
            if text.width(count, size, "strong") > strip.w - 2:
                count = str(chip.count)
        else:
            size = text.within(19, strip.h, "strong")
        text.draw(surface, count, strip.center, size, INK if near else WHITE, "strong", "center", strip.w)
        return
    small = _sign_size(kit, 17, strip.h)
    if chip.size == "line":
        kit.paint.panel(surface, strip, RIBBONS[chip.kind], 1, GOLD, 7, 1.4)
    more = str(chip.count) if chip.count > chip.of else ""
    if chip.kind == "dirty":
        side = min(strip.h - 4, strip.w // (4 if strip.w >= 48 else 3))
        hatch = kit.paint.path(HATCHING, side, HATCH, 14)
        surface.blit(hatch, (strip.x + 3, strip.centery - side // 2))
        between = Rect(strip.x + side + 3, strip.y, strip.w - side - 4, strip.h)
        sign = say_table.sign_wilds(chip.wilds)
        if strip.w - 2 * side - 6 > text.width(sign, small, "strong"):
            surface.blit(hatch, (strip.right - 3 - side, strip.centery - side // 2))
            between.w -= side + 2
        fits = text.fit(sign, small, between.w, "strong")
        if fits[0] != sign or (kit.theme.is_large and text.width(sign, small, "strong") > between.w):
            between = strip  # the number is worth more than the hatching
            kit.paint.panel(surface, strip, RIBBONS[chip.kind], 1, None, 7)
            sign = _wilds_sign(kit, chip.wilds, between.w, small)
        text.draw(surface, sign, between.center, small, WHITE, "strong", "center", between.w)
        return
    side = min(round(strip.h * 0.85), strip.w // 2 if more else strip.w)
    middle = strip.centerx - (side // 2 if more else 0)
    kit.paint.icon(surface, "tick" if chip.kind == "clean" else "star", (middle, strip.centery), side, WHITE)
    if more:
        text.draw(surface, more, (middle + side // 2 + 2, strip.centery), small, WHITE, "strong", room=strip.w // 2)


def _draw_tiny(kit: Kit, surface: Surface, box: Rect, chip: Chip) -> None:
    fill, ink = (RIBBONS[chip.kind], WHITE) if chip.book else (PAPER, INK)
    rim = GOLD if chip.kind != "clean" else (CLEAN_RIM if chip.book else PAPER_RIM)
    kit.paint.panel(surface, box, fill, 1, rim, 8, 3 if chip.kind != "clean" else 1.5)
    name, count = corner(chip.rank), str(chip.count)
    size = _sign_size(kit, 15, box.h)
    while size > on_card(kit, 15) and kit.text.width(name, size, "strong") + kit.text.width(count, size) > box.w - 6:
        size -= 0.5
    size = max(size, on_card(kit, 15))
    room = max(box.w // 2, box.w - 8 - kit.text.width(count, size))
    rank = max(size, kit.text.within(LARGEST_RANK, round(0.8 * box.h), "strong"))
    while rank > size and kit.text.width(name, rank, "strong") > room:
        rank -= 0.5
    kit.text.draw(surface, name, (box.x + 3, box.centery), rank, ink, "strong", room=room)
    at = (box.right - 2, box.centery)
    kit.text.draw(surface, count, at, size, WHITE if chip.book else GOLD_INK, "text", "right", box.w // 2)
