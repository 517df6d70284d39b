"""Sheets that lie over the table on demand: a line for each seat or team with few words, small cards and ticks."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import CREAM, DIM, GOLD_LIGHT, LINE, TEAM_COLOURS
from game.ui.table.draw.log_panel import chip_w, draw_card_chip
from game.ui.widgets.button import Button
from game.ui.widgets.form import Dialog
from game.words import going_out as words
from game.words.grammar import cards_listed

SIZE: Final = 22
NAME: Final = 24
"""Design pixels of the letters in a line, and of the name before it."""
WIDE: Final = 1240
BETWEEN: Final = "·"
MET, OPEN = "#8FE8BD", "#F0C987"
"""Ink of what is there already, and of what is still lacking."""


class Told(msgspec.Struct, frozen=True):
    """One thing that was done or is needed: words, cards, how much it matters; for a need whether it is met."""

    words: str
    cards: tuple[Card, ...] = ()
    weight: int = 0
    met: bool | None = None


class SheetRow(msgspec.Struct, frozen=True):
    """Whom a line is about, and what there is to tell."""

    team: int
    name: str
    told: tuple[Told, ...]


def _in_words(one: Told) -> str:
    cards = f" {cards_listed(one.cards)}" if one.cards else ""
    return f"{words.STILL_LACKING if one.met is False else ''}{one.words}{cards}"


class _Piece(NamedTuple):
    """A word or a card in its line; a need begins with its sign."""

    words: str
    card: Card | None
    wide: int
    met: bool | None = None


class TableSheet(Dialog):
    """A dialog with lines in the place of a sentence. What does not fit is left out, what matters least first."""

    def __init__(self, title: str, rows: Sequence[SheetRow], buttons: Sequence[Button]) -> None:
        super().__init__(title, "", buttons)
        self._sheet_rows = tuple(rows)
        self._lines: list[tuple[SheetRow, int, list[list[_Piece]]]] = []

    @property
    def told(self) -> str:
        """All of it in sentences, cards by name and what is still lacking as such."""
        return " ".join(f"{row.name}: {'; '.join(map(_in_words, row.told))}." for row in self._sheet_rows)

    def lay_out(self, kit: Kit) -> None:
        """As high as its lines, in the middle of the window."""
        super().lay_out(kit)
        theme, text = kit.theme, kit.text
        pad = theme.u(44)
        wide = min(theme.u(WIDE), theme.width - 2 * theme.u(24))
        names = [text.width(row.name, NAME, "strong") for row in self._sheet_rows]
        self._names = min(max(names, default=0) + theme.u(44), wide * 3 // 10)
        room = wide - 2 * pad - self._names
        step, gap = _step(kit), theme.u(14)
        head = text.line(40, "heading") + theme.u(16)
        foot = theme.u(24) + self.buttons[0].rect.h
        space = theme.height - 2 * theme.u(24) - 2 * pad - head - foot
        most = max(1, (space - gap * len(self._sheet_rows)) // (step * max(1, len(self._sheet_rows))))
        self._lines = []
        y = 0
        for row in self._sheet_rows:
            lines = fit(kit, row.told, room, most)
            self._lines.append((row, y, lines))
            y += len(lines) * step + gap
        self.rect = Rect(0, 0, wide, 2 * pad + head + y + foot)
        self.rect.center = (theme.width // 2, theme.height // 2)
        self._top = self.rect.top + pad + head
        self._pad = pad
        right = self.rect.right - pad
        between = theme.u(16)
        each = min(theme.u(360), (wide - 2 * pad - between * (len(self.buttons) - 1)) // len(self.buttons))
        for n, button in enumerate(reversed(self.buttons)):
            button.rect = Rect(right - (n + 1) * each - n * between, 0, each, button.rect.h)
            button.rect.bottom = self.rect.bottom - pad

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Title and buttons as on any dialog, the lines between them."""
        super().draw(kit, surface)
        theme, step = kit.theme, _step(kit)
        left = self.rect.left + self._pad
        mark = max(11, theme.u(18))
        for n, (row, y, lines) in enumerate(self._lines):
            top = self._top + y
            if n:
                kit.paint.panel(
                    surface, Rect(left, top - theme.u(8), self.rect.w - 2 * self._pad, 1), LINE, 0.7, None, 0
                )
            middle = top + step // 2
            kit.paint.team_mark(surface, row.team, (left + mark // 2, middle), mark)
            room = self._names - mark - theme.u(20)
            name = name_in(kit.text, row.name, NAME, room)
            at = (left + mark + theme.u(8), middle)
            kit.text.draw(surface, name, at, NAME, TEAM_COLOURS[row.team % 6], "strong", room=room)
            for line in lines:
                _draw_line(kit, surface, line, left + self._names, middle, self.rect.right - self._pad)
                middle += step


def _draw_line(kit: Kit, surface: Surface, line: Sequence[_Piece], x: int, y: int, end: int) -> None:
    for piece in line:
        if piece.card is not None:
            draw_card_chip(kit, surface, piece.card, (x, y))
        elif piece.met is not None:
            sign = _sign(kit)
            kit.paint.icon(
                surface, "tick" if piece.met else "cross", (x + sign // 2, y), sign, MET if piece.met else OPEN
            )
            at = (x + sign + kit.theme.u(6), y)
            ink = CREAM if piece.met else OPEN
            kit.text.draw(surface, piece.words, at, SIZE, ink, "strong", room=max(8, end - at[0]))
        else:
            ink = GOLD_LIGHT if piece.words.startswith("+") else DIM if piece.words == BETWEEN else CREAM
            kit.text.draw(surface, piece.words, (x, y), SIZE, ink, "strong", room=max(8, end - x))
        x += piece.wide


def _sign(kit: Kit) -> int:
    return max(14, kit.theme.u(22))


def _step(kit: Kit) -> int:
    return max(kit.text.line(SIZE, "strong"), kit.theme.u(34), 24)


def fit(kit: Kit, told: Sequence[Told], room: int, most: int) -> list[list[_Piece]]:
    """Lines of pieces, at most so many: first fewer cards of those laid are shown, then what matters least goes."""
    left = list(told)
    while True:
        longest = max((len(one.cards) for one in left), default=0)
        for shown in range(longest, 0, -1):
            lines = _lines(kit, left, room, shown)
            if len(lines) <= most:
                return lines
        lines = _lines(kit, left, room, 1)
        if len(lines) <= most or len(left) <= 1:
            return lines[:most]
        left.remove(min(left, key=lambda one: one.weight))


def _lines(kit: Kit, told: Sequence[Told], room: int, shown: int) -> list[list[_Piece]]:
    """Each thing begins a line where it would not fit whole into what is left of the one before."""
    gap = max(4, kit.theme.u(8))
    lines: list[list[_Piece]] = []
    used = room
    for one in told:
        sign = _sign(kit) + kit.theme.u(6) if one.met is not None else 0
        pieces = [_Piece(one.words, None, sign + kit.text.width(one.words, SIZE, "strong") + gap, one.met)]
        pieces += [_Piece("", card, chip_w(kit, card) + gap // 2) for card in one.cards[:shown]]
        if len(one.cards) > shown:
            more = f"+{len(one.cards) - shown}"
            pieces.append(_Piece(more, None, kit.text.width(more, SIZE, "strong") + gap))
        whole = sum(piece.wide for piece in pieces)
        between = _Piece(BETWEEN, None, kit.text.width(BETWEEN, SIZE, "strong") + gap)
        if lines and used + between.wide + whole <= room + gap:
            lines[-1] += [between, *pieces]
            used += between.wide + whole
            continue
        for n, piece in enumerate(pieces):
            if n == 0 or used + piece.wide > room + gap:
                lines.append([])
                used = 0
            lines[-1].append(piece)
            used += piece.wide
    return lines
