"""The leaf of the score sheet that shows what everybody still held when the round ended, turned up."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.cards import Card, is_red, is_three
from game.ui.core import portraits
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL, ROW, TEAM_COLOURS
from game.ui.screens.models import CardsLeft
from game.ui.screens.ornaments import look
from game.words import scores as words
from game.words.grammar import points

WIDEST, LEAST = 50, 34
"""Design pixels of a card, at most and where there is little room."""
CLOSEST: Final = 0.36
"""The share of its width that must be seen of a covered card; else ranks are counted in words."""
LEAST_CARD: Final = 24
"""Window pixels below which a card cannot be known."""
LOSS: Final = "#F0A3AD"


class _Sizes(NamedTuple):
    """What the rows are drawn with: heights of the line with the name and of a line of cards, the width of a card."""

    head: int
    line: int
    card: int
    apart: bool
    """Whether hand and foot have a line each."""
    gap: int


def draw_cards_left(kit: Kit, surface: Surface, box: Rect, rows: Sequence[CardsLeft], threes: str) -> None:
    """A row for each seat, as given; a line about red threes where there is one and room for it."""
    theme, text = kit.theme, kit.text
    kit.paint.panel(surface, box, PANEL, 0.86, LINE, 20)
    pad = theme.u(14)
    foot = text.line(20) + theme.u(8) if threes and text.fit(threes, 20, box.w - 2 * pad)[0] == threes else 0
    inner = Rect(box.left + pad, box.top + pad, box.w - 2 * pad, box.h - 2 * pad - foot)
    sizes = _sizes(kit, inner, rows)
    y = inner.top
    for row in rows:
        high = _high(sizes, row)
        cell = Rect(inner.left, y, inner.w, high)
        kit.paint.panel(surface, cell, ROW, 0.75, None, 12)
        _draw_row(kit, surface, cell, row, sizes)
        y += high + sizes.gap
    if foot:
        at = (box.centerx, box.bottom - pad - foot // 2 + theme.u(2))
        text.draw(surface, threes, at, 20, CREAM, align="center", room=box.w - 2 * pad)


def _lines(row: CardsLeft, apart: bool) -> int:
    held = bool(row.hand) + bool(row.foot)
    return held if apart else min(1, held)


def _high(sizes: _Sizes, row: CardsLeft) -> int:
    return sizes.head + _lines(row, sizes.apart) * sizes.line


def _sizes(kit: Kit, inner: Rect, rows: Sequence[CardsLeft]) -> _Sizes:
    """The largest cards with which all rows fit; hand and foot share a line where they must."""
    theme, text = kit.theme, kit.text
    head = max(text.line(24, "strong"), theme.u(38)) + theme.u(4)
    gap = theme.u(7)
    for apart in (True, False):
        for card in range(theme.u(WIDEST), theme.u(LEAST) - 1, -1):
            sizes = _Sizes(head, height(card) + theme.u(8), card, apart, gap)
            if sum(_high(sizes, row) + gap for row in rows) - gap <= inner.h:
                return sizes
    lines = sum(_lines(row, False) for row in rows)
    rest = (inner.h - len(rows) * head - gap * (len(rows) - 1)) // max(1, lines)
    return _Sizes(head, max(text.line(20), rest), max(1, round((rest - theme.u(6)) / 1.42)), False, gap)


def _draw_row(kit: Kit, surface: Surface, cell: Rect, row: CardsLeft, sizes: _Sizes) -> None:
    theme, text = kit.theme, kit.text
    pad = theme.u(10)
    face = sizes.head - theme.u(6)
    middle = cell.top + sizes.head // 2
    colour = TEAM_COLOURS[row.person.team % 6]
    at = (cell.left + pad, middle - face // 2)
    portraits.draw(kit.paint, surface, look(row.person), row.person.team, at, face)
    cost = points(-row.cost) if row.cost else "0"
    number = text.draw(
        surface, cost, (cell.right - pad, middle), 26, LOSS if row.cost else DIM, "number", "right", cell.w // 3
    )
    left = cell.left + pad + face + theme.u(10)
    mark = theme.u(16)
    kit.paint.team_mark(surface, row.person.team, (left + mark // 2, middle), mark)
    left += mark + theme.u(6)
    room = number.left - theme.u(10) - left
    said = words.NOTHING_LEFT if row.out else words.ALL_PLAYED if not (row.hand or row.foot) else ""
    wide = text.width(said, 20) + theme.u(34 if row.out else 12) if said else 0
    name = text.draw(surface, name_in(text, row.name, 24, room - wide), (left, middle), 24, colour, "strong", room=room)
    x = name.right + theme.u(12)
    if said and x + wide - theme.u(12) <= number.left:
        if row.out:
            kit.paint.icon(surface, "star", (x + theme.u(10), middle), theme.u(20), GOLD)
            x += theme.u(24)
        text.draw(surface, said, (x, middle), 20, DIM, room=number.left - theme.u(8) - x)
    line = Rect(cell.left + pad, cell.top + sizes.head, cell.w - 2 * pad, sizes.line)
    held = [(words.HAND, row.hand, row.in_hand), (words.FOOT, row.foot, row.in_foot)]
    held = [one for one in held if one[1]]
    if not sizes.apart and len(held) == 2:
        most = line.w * len(row.hand) // (len(row.hand) + len(row.foot))
        most = min(max(most, line.w // 4), line.w * 3 // 4)
        first = Rect(line.left, line.top, most - theme.u(8), line.h)
        places = [first, Rect(line.left + most, line.top, line.w - most, line.h)]
    else:
        places = [line.move(0, n * line.h) for n in range(len(held))]
    for place, (label, cards, worth) in zip(places, held, strict=True):
        _draw_cards(kit, surface, place, label, cards, worth, sizes)


def _draw_cards(
    kit: Kit, surface: Surface, place: Rect, label: str, cards: Sequence[Card], worth: int, sizes: _Sizes
) -> None:
    """What it is and costs, then the cards, red threes with a rim; many of them are counted by rank."""
    theme, text = kit.theme, kit.text
    told = points(-worth) if worth else "0"
    wide = max(text.width(label, 20), text.width(told, 20, "number")) + theme.u(12)
    upper = text.line(20)
    if sizes.apart and 2 * upper <= place.h:
        text.draw(surface, label, (place.left, place.centery - upper // 2), 20, CREAM)
        ink = LOSS if worth else DIM
        text.draw(surface, told, (place.left, place.centery + upper // 2), 20, ink, "number")
    else:
        text.draw(surface, label, (place.left, place.centery), 20, CREAM)
    room = Rect(place.left + wide, place.top, place.w - wide, place.h)
    card_w = sizes.card
    step = min(card_w + theme.u(4), (room.w - card_w) / max(1, len(cards) - 1))
    too_close = len(cards) > 1 and step < CLOSEST * card_w
    if too_close or card_w < LEAST_CARD or height(card_w) > place.h:
        ranks = Counter(card[0] if card[0] != "*" else "joker" for card in cards)
        counted = words.ranks_counted([("10" if rank == "T" else rank, count) for rank, count in ranks.items()])
        text.draw(surface, counted, (room.left, room.centery), 20, CREAM, "strong", room=room.w)
        return
    top = place.top + (place.h - height(card_w)) // 2
    for n, card in enumerate(cards):
        at = (round(room.left + n * step), top)
        surface.blit(kit.cards.face(card, card_w), at)
        if is_three(card) and is_red(card):
            kit.paint.panel(surface, Rect(*at, card_w, height(card_w)), LOSS, 0.16, LOSS, 5, 2.5)
