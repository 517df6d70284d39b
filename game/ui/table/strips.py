"""Beside each plate what that seat did since one's last turn: a few words with small cards, where there is room."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.ui.kit import Kit
from game.ui.table.layout import Layout
from game.ui.table.log_panel import chip_w, draw_card_chip
from game.ui.table.plan import Places
from game.ui.theme import CREAM, DIM, GOLD_LIGHT, LINE_LIGHT, PANEL_DEEP

SIZE = 19
BETWEEN = "·"
LEAST_WIDE = 104
"""Window pixels that a strip needs to be worth its place."""


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


def draw_strips(kit: Kit, surface: Surface, layout: Layout, strips: dict[int, tuple[Told, ...]]) -> None:
    """All strips that have a place; they are keyed by how many places clockwise of the viewer a seat is."""
    for near, told in strips.items():
        rect = strip_place(layout.places, near)
        if rect is not None and told:
            plate = layout.places.rect("Seat", near)
            draw_strip(kit, surface, rect, told, (rect.left >= plate.right) - (rect.right <= plate.left))


def strip_place(places: Places, near: int) -> Rect | None:
    """The freest room beside a plate; where there is none, over the backs beside or below it; None in no room."""
    plate = places.rect("Seat", near)
    bands = [places.rect("MeldBand", team) for team in range(places.plan.teams)]
    others = [band for team, band in enumerate(bands) if team]
    if plate.bottom > min(band.top for band in others) + plate.h // 2:
        return _below(places, near, plate)
    ends = [min(band.left for band in bands), max(band.right for band in bands)]
    players = places.plan.players
    plates = [places.rect("Seat", seat) for seat in range(1, players) if seat != near]
    backs = [
        (seat, rect)
        for seat in range(1, players)
        for rect in (places.find("Fan", seat), places.find("Foot", seat))
        if rect is not None
    ]
    row = [rect for rect in plates if _overlap(rect, plate)]
    left = max([ends[0], *(rect.right for rect in row if rect.centerx < plate.centerx)])
    right = min([ends[1], *(rect.left for rect in row if rect.centerx > plate.centerx)])
    hard = [plate, *(rect for seat, rect in backs if seat != near)]
    soft = [*hard, *(rect for seat, rect in backs if seat == near)]
    gap = max(4, round(8 * places.k))
    for taken, least in ((soft, 240 * places.k), (hard, LEAST_WIDE)):
        free = _widest(left, right, [rect for rect in taken if _overlap(rect, plate)])
        if free[1] - free[0] - 2 * gap >= least:
            wide = min(free[1] - free[0] - 2 * gap, round(330 * places.k))
            x = free[0] + gap if free[0] >= plate.centerx else free[1] - gap - wide
            return Rect(x, plate.top + 2, wide, plate.h - 4)
    return None


def _below(places: Places, near: int, plate: Rect) -> Rect | None:
    """Under a plate at the side of the table, over its backs."""
    backs = [rect for rect in (places.find("Fan", near), places.find("Foot", near)) if rect is not None]
    bottom = max((rect.bottom for rect in backs), default=plate.bottom)
    top = plate.bottom + max(4, round(10 * places.k))
    return Rect(plate.x, top, plate.w, bottom - top) if bottom - top >= 24 else None


def _overlap(one: Rect, other: Rect) -> bool:
    """Whether two things lie beside each other."""
    return one.top < other.bottom and other.top < one.bottom


def _widest(left: int, right: int, taken: Sequence[Rect]) -> tuple[int, int]:
    """The widest span that nothing lies in."""
    best, start = (left, left), left
    for rect in sorted(taken, key=lambda rect: rect.left):
        if min(rect.left, right) - start > best[1] - best[0]:
            best = (start, min(rect.left, right))
        start = max(start, rect.right)
    return (start, right) if right - start > best[1] - best[0] else best


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
        x = box.x + pad
        for piece in row:
            if piece.card is not None:
                draw_card_chip(kit, surface, piece.card, (x, y))
            else:
                ink = GOLD_LIGHT if piece.words.startswith("+") else DIM if piece.words == BETWEEN else CREAM
                kit.text.draw(surface, piece.words, (x, y), SIZE, ink, "strong", room=max(8, box.right - pad - x))
            x += piece.wide
        y += step


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
