"""Beside each plate what that seat did since one's last turn: a few words with small cards. Plates without room have a
line each in a list.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.ui.kit import Kit
from game.ui.naming import name_in
from game.ui.table.layout import Layout
from game.ui.table.log_panel import chip_w, draw_card_chip
from game.ui.table.part import Part, with_shadow
from game.ui.table.plates import Plate
from game.ui.table.strip_places import list_place, strip_place, unplaced
from game.ui.theme import CREAM, DIM, GOLD_LIGHT, LINE_LIGHT, PANEL_DEEP, TEAM_COLOURS

SIZE = 19
BETWEEN = "·"


class Told(msgspec.Struct, frozen=True):
    """One thing that was done: words, cards, and how much it matters."""

    words: str
    cards: tuple[Card, ...] = ()
    weight: int = 0


class _Piece(NamedTuple):
    """A word or a card on its row; `more` is drawn instead of cards that have no room."""

    words: str
    card: Card | None
    wide: int


def strip_parts(
    kit: Kit,
    layout: Layout,
    strips: Mapping[int, Sequence[Told]],
    plates: Mapping[int, Plate],
    list_at: Rect | None,
) -> list[Part]:
    """All strips that have a place, and the list of the others; all are keyed by how many places clockwise of the
    viewer a seat is.
    """
    parts = []
    listed = {}
    for near, told in sorted(strips.items()):
        rect = strip_place(layout.places, near)
        if rect is not None and told:
            plate = layout.places.rect("Seat", near)
            side = (rect.left >= plate.right) - (rect.right <= plate.left)
            parts.append(Part(with_shadow(kit, rect), draw_strip, (rect, tuple(told), side)))
        elif told:
            listed[near] = told
    if listed and list_at is not None:
        named = {near: plates[near] for near in listed}
        parts.append(Part(with_shadow(kit, list_at), draw_list, (list_at, listed, named)))
    return parts


def place_of_list(layout: Layout, strips: Mapping[int, Sequence[Told]], meter: bool) -> Rect | None:
    """Where the list of seats without a strip lies; None if there are none, or a draft needs the place."""
    if not any(strips.get(near) for near in unplaced(layout.places)):
        return None
    own = next(iter(layout.bands.values()))
    return None if meter and own.frames else list_place(layout.places, meter)


def draw_list(
    kit: Kit, surface: Surface, rect: Rect, strips: Mapping[int, Sequence[Told]], plates: Mapping[int, Plate]
) -> None:
    """A line for each seat: mark and name, then as much of what it did as fits; as many lines as fit."""
    u, step = kit.theme.u, _step(kit)
    pad, mark = max(6, u(12)), max(11, u(16))
    seats = list(strips)[: max(1, (rect.h - 4) // step)]
    most = rect.w * 2 // 5
    names = {near: name_in(kit.text, plates[near].name, SIZE, most) for near in seats}
    wide = min(most, max(kit.text.width(name, SIZE, "strong") for name in names.values()))
    left = rect.x + pad + mark + u(7)
    start = left + wide + u(12)
    box = Rect(rect.x, 0, rect.w, min(rect.h, len(seats) * step + 6))
    box.centery = rect.centery
    kit.paint.panel(surface, box, PANEL_DEEP, 1, LINE_LIGHT, 10, 1.5, shadow=True)
    y = box.y + 3 + step // 2
    for near in seats:
        team = plates[near].team
        kit.paint.team_mark(surface, team, (rect.x + pad + mark // 2, y), mark)
        kit.text.draw(surface, names[near], (left, y), SIZE, TEAM_COLOURS[team % 6], "strong", room=wide)
        _draw_row(kit, surface, _fit(kit, strips[near], box.right - pad - start, 1)[0], start, y, box.right - pad)
        y += step


def draw_strip(kit: Kit, surface: Surface, rect: Rect, told: Sequence[Told], side: int = 0) -> None:
    """As much of it as fits, what matters least left out first; `side` is -1 left of its plate, 1 right of it: there it
    begins at the plate.
    """
    pad = max(5, kit.theme.u(10))
    rows = _fit(kit, told, rect.w - 2 * pad, max(1, (rect.h - 4) // _step(kit)))
    step = _step(kit)
    wide = max(sum(piece.wide for piece in row) for row in rows)
    box = Rect(0, 0, min(rect.w, wide + 2 * pad), min(rect.h, len(rows) * step + 6))
    box.midbottom = (rect.centerx, rect.bottom)
    if side:
        box.left = rect.left if side > 0 else rect.right - box.w
    box.clamp_ip(rect)
    kit.paint.panel(surface, box, PANEL_DEEP, 1, LINE_LIGHT, 10, 1.5, shadow=True)
    y = box.y + 3 + step // 2
    for row in rows:
        _draw_row(kit, surface, row, box.x + pad, y, box.right - pad)
        y += step


def _draw_row(kit: Kit, surface: Surface, row: Sequence[_Piece], x: int, y: int, end: int) -> None:
    for piece in row:
        if piece.card is not None:
            draw_card_chip(kit, surface, piece.card, (x, y))
        else:
            ink = GOLD_LIGHT if piece.words.startswith("+") else DIM if piece.words == BETWEEN else CREAM
            kit.text.draw(surface, piece.words, (x, y), SIZE, ink, "strong", room=max(8, end - x))
        x += piece.wide


def _step(kit: Kit) -> int:
    return max(kit.text.line(SIZE, "strong"), kit.theme.u(27), 22)


def _fit(kit: Kit, told: Sequence[Told], room: int, most: int) -> list[list[_Piece]]:
    """Rows of pieces: first fewer cards of those laid are shown, then what matters least is dropped."""
    left = list(told)
    while True:
        longest = max((len(one.cards) for one in left), default=0)
        for shown in range(longest, 0, -1):
            rows = _rows(kit, left, room, shown)
            if len(rows) <= most:
                return rows
        rows = _rows(kit, left, room, 1)
        if len(rows) <= most or len(left) <= 1:
            return rows[:most]
        left.remove(min(left, key=lambda one: one.weight))


def _rows(kit: Kit, told: Sequence[Told], room: int, shown: int) -> list[list[_Piece]]:
    """Each thing begins a row where it would not fit whole into what is left of the one before."""
    gap = max(4, kit.theme.u(8))
    rows: list[list[_Piece]] = []
    used = room
    for one in told:
        pieces = [_Piece(one.words, None, kit.text.width(one.words, SIZE, "strong") + gap)]
        pieces += [_Piece("", card, chip_w(kit, card) + gap // 2) for card in one.cards[:shown]]
        if len(one.cards) > shown:
            more = f"+{len(one.cards) - shown}"
            pieces.append(_Piece(more, None, kit.text.width(more, SIZE, "strong") + gap))
        whole = sum(piece.wide for piece in pieces)
        between = _Piece(BETWEEN, None, kit.text.width(BETWEEN, SIZE, "strong") + gap)
        if rows and used + between.wide + whole <= room + gap:
            rows[-1] += [between, *pieces]
            used += between.wide + whole
            continue
        for n, piece in enumerate(pieces):
            if n == 0 or used + piece.wide > room + gap:
                rows.append([])
                used = 0
            rows[-1].append(piece)
            used += piece.wide
    return rows
