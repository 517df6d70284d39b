"""Sheets over the table on request: a line for each seat or team with few words, small cards and ticks."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.messages.functions import table as say_table
from game.sentences.grammar import ranks_listed
from game.toolkit.boxes import Box, Column, Grow, Piece, Row, Sized, Space, Words, rule
from game.toolkit.drawing.theme import CREAM, DIM, GOLD_LIGHT, LINE, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, close_button
from game.ui.shared.cards.card_chips import chip_width, draw_card_chip
from game.ui.shared.marks import team_mark
from game.ui.shared.people.portrait_and_name import name_in

SIZE: Final = 22
NAME: Final = 24
"""Design pixels of the letters in a line, and of the name before it."""
MOST_HEIGHT, MOST_OF_NAME = 0.64, 0.26
"""Shares: of the window's height for all lines, and of a line for the name."""
BETWEEN: Final = "·"
"""The separator between two items."""


class SheetItem(msgspec.Struct, frozen=True):
    """One thing that was done or is needed: words, cards, how much it matters."""

    words: str
    cards: tuple[Card, ...] = ()
    weight: int = 0


class SheetRow(msgspec.Struct, frozen=True):
    """The subject of a line, and its items."""

    team: int
    name: str
    items: tuple[SheetItem, ...]


def _in_words(one: SheetItem) -> str:
    return say_table.with_cards(one.words, ranks_listed(one.cards)) if one.cards else one.words


class _LinePart(NamedTuple):
    """A word or a card in its line."""

    words: str
    card: Card | None
    width: int


class TableSheet(Dialog):
    """A dialog with lines instead of a sentence. What doesn't fit is left out, the least important first."""

    width = 1240

    def __init__(self, title: str, rows: Sequence[SheetRow], buttons: Sequence[Button]) -> None:
        super().__init__(title, "", buttons)
        self._sheet_rows = tuple(rows)

    @property
    def told(self) -> str:
        return " ".join(f"{row.name}: {'; '.join(map(_in_words, row.items))}." for row in self._sheet_rows)

    def body(self, kit: Kit) -> Box:
        """A line for each, with a rule above all but the first; each as long as the window's height allows for all."""
        return Column(Space(4), *self.lines(kit, self._sheet_rows)[1:], gap=22)

    def lines(self, kit: Kit, rows: Sequence[SheetRow]) -> Sequence[Box]:
        """A rule and a line for each of these rows."""
        most = max(1, round(kit.theme.height * MOST_HEIGHT) // (_step(kit) * max(1, len(self._sheet_rows))))
        lines: list[Box] = []
        for row in rows:
            lines += [rule(LINE, 1.5), Row(self.who(kit, row), Grow(_Lines(row.items, most)), gap=20, across="start")]
        return lines

    def who(self, kit: Kit, row: SheetRow) -> Box:
        """The subject of a row, as wide as the longest name."""
        longest = max(kit.text.width(row.name, NAME, "strong") for row in self._sheet_rows)
        width = min(longest, kit.theme.u(self.width * MOST_OF_NAME))
        called = name_in(kit.text, row.name, NAME, width)
        name = Sized(Words(called, NAME, TEAM_COLOURS[row.team], "strong", lines=1), width=width / kit.theme.k)
        return Sized(Row(team_mark(row.team, 18), name, gap=8), height=_step(kit) / kit.theme.k)


class SeatSheet(TableSheet):
    """What a player did in the last turns, and below it what can be asked or changed about the seat."""

    width = 1060

    def __init__(self, title: str, words: str, rows: Sequence[SheetRow], entries: Sequence[Button]) -> None:
        Dialog.__init__(self, title, words, [close_button()], extra=entries)
        self._sheet_rows = tuple(rows)

    @property
    def told(self) -> str:
        return " ".join(filter(None, (super().told, self.words)))

    def body(self, kit: Kit) -> Box:
        """The turns, the last one first, and who plays here."""
        words = [Words(self.words, 24)] if self.words else []
        return Column(*self.lines(kit, self._sheet_rows)[1:], *words, gap=16)


class _Lines(Box):
    """One subject's items in at most `most` lines."""

    def __init__(self, items: Sequence[SheetItem], most: int) -> None:
        self._items, self._most = items, most

    def height(self, kit: Kit, width: int) -> int:
        return _step(kit) * len(fit(kit, self._items, width, self._most))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        step = _step(kit)
        for n, line in enumerate(fit(kit, self._items, rect.w, self._most)):
            _draw_line(kit, surface, line, rect.left, rect.top + n * step + step // 2, rect.right)


def _draw_line(kit: Kit, surface: Surface, line: Sequence[_LinePart], x: int, y: int, end: int) -> None:
    for piece in line:
        if piece.card is not None:
            draw_card_chip(kit, surface, piece.card, (x, y))
        else:
            ink = GOLD_LIGHT if piece.words.startswith("+") else DIM if piece.words == BETWEEN else CREAM
            kit.text.draw(surface, piece.words, (x, y), SIZE, ink, "strong", room=max(8, end - x))
        x += piece.width


def _step(kit: Kit) -> int:
    return max(kit.text.line(SIZE, "strong"), kit.theme.u(34), 24)


def fit(kit: Kit, items: Sequence[SheetItem], room: int, most: int) -> list[list[_LinePart]]:
    """At most this many lines of pieces: first fewer melded cards are shown, then the least important goes."""
    left = list(items)
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


def _lines(kit: Kit, items: Sequence[SheetItem], room: int, shown: int) -> list[list[_LinePart]]:
    """Each thing starts a line if it wouldn't fit whole in the rest of the previous one."""
    gap = max(4, kit.theme.u(8))
    lines: list[list[_LinePart]] = []
    used = room
    for one in items:
        pieces = [_LinePart(one.words, None, kit.text.width(one.words, SIZE, "strong") + gap)]
        pieces += [_LinePart("", card, chip_width(kit, card) + gap // 2) for card in one.cards[:shown]]
        if len(one.cards) > shown:
            more = f"+{len(one.cards) - shown}"
            pieces.append(_LinePart(more, None, kit.text.width(more, SIZE, "strong") + gap))
        whole = sum(piece.width for piece in pieces)
        between = _LinePart(BETWEEN, None, kit.text.width(BETWEEN, SIZE, "strong") + gap)
        if lines and used + between.width + whole <= room + gap:
            lines[-1] += [between, *pieces]
            used += between.width + whole
            continue
        for n, piece in enumerate(pieces):
            if n == 0 or used + piece.width > room + gap:
                lines.append([])
                used = 0
            lines[-1].append(piece)
            used += piece.width
    return lines
