"""Sheets that lie over the table on demand: a line for each seat or team with few words, small cards and ticks."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.engine.going_out import NeededBook
from game.text.messages import heard as say_heard
from game.text.messages import table as say_table
from game.ui.boxes import Box, Column, Grow, Piece, Row, Sized, Words, rule, team_mark
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import CREAM, DIM, GOLD_LIGHT, GOOD_RIM, LINE, TEAM_COLOURS, UNMET
from game.ui.table.draw.cloth import draw_met, draw_wanted
from game.ui.table.draw.log_panel import chip_w, draw_card_chip
from game.ui.widgets.button import Button
from game.ui.widgets.form import Dialog
from game.words.grammar import ranks_listed

SIZE: Final = 22
NAME: Final = 24
"""Design pixels of the letters in a line, and of the name before it."""
SIGN_HIGH, SIGN_LEAST = 132, 34
"""How high pictures of needs are in design pixels, and at least in window pixels."""
GAP: Final = 14
"""Design pixels between two needs."""
MOST_HIGH, MOST_OF_NAME = 0.64, 0.26
"""Shares: of the window's height that all lines may take, and of a line that the name may."""
BETWEEN: Final = "·"
"""Ink of what is there already, and of what is still lacking."""


class NeedSign(msgspec.Struct, frozen=True):
    """A need as a picture: books, each with whether it is there, or the face of somebody and one word."""

    books: tuple[tuple[NeededBook, bool], ...]
    look: int | None
    word: str


class SheetItem(msgspec.Struct, frozen=True):
    """One thing that was done or is needed: words, cards, how much it matters; for a need whether it is met."""

    words: str
    cards: tuple[Card, ...] = ()
    weight: int = 0
    met: bool | None = None
    sign: NeedSign | None = None
    """What of a need is shown instead of its words."""


class SheetRow(msgspec.Struct, frozen=True):
    """Whom a line is about, and what there is to tell."""

    team: int
    name: str
    items: tuple[SheetItem, ...]


def _in_words(one: SheetItem) -> str:
    said = say_table.with_cards(one.words, ranks_listed(one.cards)) if one.cards else one.words
    return say_heard.need("lacking", said, "") if one.met is False else said


class _LinePart(NamedTuple):
    """A word or a card in its line; a need begins with its sign."""

    words: str
    card: Card | None
    wide: int
    met: bool | None = None


class TableSheet(Dialog):
    """A dialog with lines in the place of a sentence. What does not fit is left out, what matters least first."""

    wide = 1240

    def __init__(self, title: str, rows: Sequence[SheetRow], buttons: Sequence[Button]) -> None:
        super().__init__(title, "", buttons)
        self._sheet_rows = tuple(rows)

    @property
    def told(self) -> str:
        """All of it in sentences, cards by name and what is still lacking as such."""
        return " ".join(f"{row.name}: {'; '.join(map(_in_words, row.items))}." for row in self._sheet_rows)

    def body(self, kit: Kit) -> Box:
        """A line for each, with a rule above all but the first; each as long as the window has height for all."""
        most = max(1, round(kit.theme.height * MOST_HIGH) // (_step(kit) * max(1, len(self._sheet_rows))))
        longest = max((kit.text.width(row.name, NAME, "strong") for row in self._sheet_rows), default=0)
        names = min(longest, kit.theme.u(self.wide * MOST_OF_NAME))
        lines: list[Box] = []
        for n, row in enumerate(self._sheet_rows):
            called = name_in(kit.text, row.name, NAME, names)
            name = Sized(Words(called, NAME, TEAM_COLOURS[row.team], "strong", lines=1), wide=names / kit.theme.k)
            who = Sized(Row(team_mark(row.team, 18), name, gap=8), high=_step(kit) / kit.theme.k)
            lines += [rule(LINE, 1.5)] if n else []
            if all(one.sign is not None for one in row.items):
                share = MOST_HIGH / max(2, len(self._sheet_rows))
                lines.append(Row(who, Grow(_Signs(row.items, row.team, share)), gap=20, across="center"))
                continue
            lines.append(Row(who, Grow(_Lines(row.items, most)), gap=20, across="start"))
        return Column(*lines, gap=12)


class _Lines(Box):
    """What is told of one, in no more than `most` lines."""

    def __init__(self, items: Sequence[SheetItem], most: int) -> None:
        self._items, self._most = items, most

    def high(self, kit: Kit, wide: int) -> int:
        return _step(kit) * len(fit(kit, self._items, wide, self._most))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        step = _step(kit)
        for n, line in enumerate(fit(kit, self._items, rect.w, self._most)):
            _draw_line(kit, surface, line, rect.left, rect.top + n * step + step // 2, rect.right)


class _Signs(Box):
    """Needs as pictures in a line, no higher than a share of the window; smaller where they have no room."""

    def __init__(self, items: Sequence[SheetItem], team: int, share: float) -> None:
        self._items, self._team, self._share = items, team, share

    def high(self, kit: Kit, wide: int) -> int:
        return min(max(SIGN_LEAST, kit.theme.u(SIGN_HIGH)), round(kit.theme.height * self._share) - kit.theme.u(12))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Books from the left, everything else at the right end, so that lines of several teams are columns."""
        high = rect.h
        while high > SIGN_LEAST and sum(self._wide(kit, high)) > rect.w:
            high -= 2
        x, gap = rect.left, kit.theme.u(GAP)
        for kind, met in self._books:
            box = Rect(x, rect.centery - high // 2, round(high / 1.3), high)
            (draw_met if met else draw_wanted)(kit, surface, kind, box)
            x = box.right + gap
        x = max(x, rect.right - self._wide(kit, high)[1])
        for one in self._words:
            x = self._draw_word(kit, surface, one, x, rect.centery, high) + gap

    @property
    def _books(self) -> list[tuple[NeededBook, bool]]:
        return [book for one in self._items if one.sign is not None for book in one.sign.books]

    @property
    def _words(self) -> list[SheetItem]:
        return [one for one in self._items if one.sign is not None and one.sign.word]

    def _wide(self, kit: Kit, high: int) -> tuple[int, int]:
        """Real pixels of the books, and of everything else."""
        gap = kit.theme.u(GAP)
        words = sum(self._word_wide(kit, one, high) + gap for one in self._words)
        return len(self._books) * (round(high / 1.3) + gap), words

    def _word_wide(self, kit: Kit, one: SheetItem, high: int) -> int:
        assert one.sign is not None
        face = min(high, kit.theme.u(64)) + kit.theme.u(8) if one.sign.look is not None else 0
        return face + kit.text.width(one.sign.word, SIZE, "strong") + _sign(kit) + kit.theme.u(26)

    def _draw_word(self, kit: Kit, surface: Surface, one: SheetItem, x: int, y: int, high: int) -> int:
        """A face, one word and whether it is met; returns where it ends."""
        sign, u = one.sign, kit.theme.u
        assert sign is not None
        if sign.look is not None:
            side = min(high, u(64))
            portraits.draw(kit.paint, surface, sign.look, self._team, (x, y - side // 2), side)
            x += side + u(8)
        end = kit.text.draw(surface, sign.word, (x, y), SIZE, CREAM if one.met else DIM, "strong").right + u(8)
        side = _sign(kit)
        if one.met:
            kit.paint.icon(surface, "tick", (end + side // 2, y), side, GOOD_RIM)
        else:
            ring = kit.paint.path("M50 12A38 38 0 1 1 49.9 12Z", side, DIM, 10)
            surface.blit(ring, (end, y - side // 2))
        return end + side + u(10)


def _draw_line(kit: Kit, surface: Surface, line: Sequence[_LinePart], x: int, y: int, end: int) -> None:
    for piece in line:
        if piece.card is not None:
            draw_card_chip(kit, surface, piece.card, (x, y))
        elif piece.met is not None:
            sign = _sign(kit)
            kit.paint.icon(
                surface, "tick" if piece.met else "cross", (x + sign // 2, y), sign, GOOD_RIM if piece.met else UNMET
            )
            at = (x + sign + kit.theme.u(6), y)
            ink = CREAM if piece.met else UNMET
            kit.text.draw(surface, piece.words, at, SIZE, ink, "strong", room=max(8, end - at[0]))
        else:
            ink = GOLD_LIGHT if piece.words.startswith("+") else DIM if piece.words == BETWEEN else CREAM
            kit.text.draw(surface, piece.words, (x, y), SIZE, ink, "strong", room=max(8, end - x))
        x += piece.wide


def _sign(kit: Kit) -> int:
    return max(14, kit.theme.u(22))


def _step(kit: Kit) -> int:
    return max(kit.text.line(SIZE, "strong"), kit.theme.u(34), 24)


def fit(kit: Kit, items: Sequence[SheetItem], room: int, most: int) -> list[list[_LinePart]]:
    """Lines of pieces, at most so many: first fewer cards of those laid are shown, then what matters least goes."""
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
    """Each thing begins a line where it would not fit whole into what is left of the one before."""
    gap = max(4, kit.theme.u(8))
    lines: list[list[_LinePart]] = []
    used = room
    for one in items:
        sign = _sign(kit) + kit.theme.u(6) if one.met is not None else 0
        pieces = [_LinePart(one.words, None, sign + kit.text.width(one.words, SIZE, "strong") + gap, one.met)]
        pieces += [_LinePart("", card, chip_w(kit, card) + gap // 2) for card in one.cards[:shown]]
        if len(one.cards) > shown:
            more = f"+{len(one.cards) - shown}"
            pieces.append(_LinePart(more, None, kit.text.width(more, SIZE, "strong") + gap))
        whole = sum(piece.wide for piece in pieces)
        between = _LinePart(BETWEEN, None, kit.text.width(BETWEEN, SIZE, "strong") + gap)
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
