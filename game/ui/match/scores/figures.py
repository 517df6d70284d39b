"""The figures of a score sheet, each selectable, and the panel with the cards behind it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.cards import Card
from game.messages.amounts import signed
from game.messages.functions import scores as say_scores
from game.sentences.grammar import ranks_counted
from game.toolkit.boxes import (
    Around,
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Panel,
    Piece,
    Reserved,
    Rigid,
    Row,
    Share,
    Space,
    Words,
    board,
    draw_nothing,
    rule,
)
from game.toolkit.drawing.theme import CREAM, DIM, LINE, LOSS, ROW, TEAM_COLOURS, WHITE, WINE
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets import Widget
from game.ui.match.scores.card_rows import CLOSEST, SEEN, CardLines
from game.ui.match.scores.match_chart import ScoreTeam
from game.ui.shared.marks import team_mark
from game.ui.shared.people.portrait_and_name import Name

CARDS: Final = (64, 50, 42, 34)
"""Card widths in design pixels: the largest with which all parts fit."""
MANY: Final = 5
"""From this many parts on, in tight places, those whose cards explain them have no words."""
STEPS: Final = {pygame.K_LEFT: (0, -1), pygame.K_RIGHT: (0, 1), pygame.K_UP: (-1, 0), pygame.K_DOWN: (1, 0)}


class FigurePart(msgspec.Struct, frozen=True):
    """A part of a figure: its name, its points, its cards, if any, how they add up, and any remark."""

    what: str
    points: int
    cards: tuple[Card, ...] = ()
    how: str = ""
    note: str = ""


class FigureAt(msgspec.Struct, frozen=True):
    """A figure by its row on the sheet, from 0, and its team."""

    row: int
    team: int


class FigureShown(msgspec.Struct, frozen=True):
    """A figure with its parts."""

    id: str
    title: str
    value: int
    parts: tuple[FigurePart, ...]

    def spoken_text(self, team: str) -> str:
        parts = (say_scores.part_heard(part.what, part.cards, part.how, part.points, part.note) for part in self.parts)
        return " ".join((say_scores.figure_heard(self.title, team, self.value), *parts))


class FigureGrid(Widget):
    """All figures of a sheet as one stop of Tab, with arrows moving between them. The sheet says where they are, in
    `lie`.
    """

    radius = 10
    reach = 0

    def __init__(
        self,
        id: str,
        figures: Mapping[FigureAt, FigureShown],
        teams: Sequence[ScoreTeam],
        at: FigureAt,
        shown: FigureAt | None,
        on_choose: Callable[[FigureAt], None],
    ) -> None:
        """`at` is the last one chosen, `shown` the one whose cards are shown."""
        super().__init__(id, say_scores.figures())
        self.figures, self._teams, self._on_choose = figures, teams, on_choose
        self._at, self._shown = at, shown
        self._cells: Mapping[FigureAt, Rect] = {}

    @property
    def value(self) -> str:
        return self.spoken_text(self._at)

    def spoken_text(self, at: FigureAt) -> str:
        """A figure with its parts, as a few sentences."""
        return self.figures[at].spoken_text(self._teams[at.team].name)

    def lie(self, cells: Mapping[FigureAt, Rect]) -> None:
        self._cells = cells
        places = list(cells.values())
        self.rect = places[0].unionall(places[1:]) if places else Rect(0, 0, 0, 0)

    def figure_under(self, pos: tuple[int, int]) -> FigureAt | None:
        return next((at for at, cell in self._cells.items() if cell.collidepoint(pos)), None)

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.visible and self.figure_under(pos) is not None

    def ring(self) -> Rect:
        return self._cells.get(self._at, self.rect)

    def choose(self, at: FigureAt) -> None:
        if at in self.figures:
            self._on_choose(at)

    def focus(self, gained: bool) -> None:
        """On focus, the last chosen figure is selected."""
        if gained:
            self.choose(self._at)

    def mouse(self, event: Event) -> bool:
        at = self.figure_under(event.pos) if event.type == pygame.MOUSEBUTTONDOWN else None
        if at is not None:
            self.choose(at)
        return at is not None

    def key(self, event: Event) -> bool:
        """Arrows go from figure to figure, and stay within the sheet."""
        if event.type != pygame.KEYDOWN or event.key not in STEPS:
            return False
        down, right = STEPS[event.key]
        self.choose(FigureAt(self._at.row + down, self._at.team + right))
        return True

    def draw(self, kit: Kit, surface: Surface) -> None:
        cell = self._cells.get(self._shown) if self._shown is not None else None
        if cell is not None:
            kit.paint.panel(surface, cell.inflate(kit.theme.u(8), -4), WINE, 0.08, WINE, 10, 3)

    def targets(self) -> list[Target]:
        whole = target(self.id, f"{self.label}: {self.value}", self.rect, self.enabled)
        return [
            whole,
            *(
                target(f"{self.id}/{self.figures[at].id}/{at.team}", self.spoken_text(at), cell, self.enabled)
                for at, cell in self._cells.items()
            ),
        ]


class WithFigures(Around):
    """A sheet and its figures, each at the crossing of a row and its team's column: these are known once it is
    placed.
    """

    def __init__(self, sheet: Box, grid: FigureGrid, rows: Sequence[Rect], columns: Mapping[int, Rect]) -> None:
        self._box, self._grid, self._rows, self._columns = sheet, grid, rows, columns

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield from super().place(kit, rect)
        kit.adopt(self._grid)
        cells = {
            at: self._columns[at.team].clip(self._rows[at.row]) for at in self._grid.figures if at.team in self._columns
        }
        self._grid.lie(cells)
        yield Piece(self._grid.rect, draw_nothing, self._grid)


def figure_panel(figure: FigureShown, team: ScoreTeam) -> Box:
    """A figure's name, and its parts with their cards: as large as they fit, finally by rank."""
    value = Words(signed(figure.value), 36, LOSS if figure.value < 0 else WHITE, "number", "right", lines=1)
    head = Column(
        Row(Grow(Words(figure.title, 28, CREAM, "heading", lines=1)), value, gap=12),
        Row(team_mark(team.team, 18), Grow(Name(team.name, 24, TEAM_COLOURS[team.team])), gap=8),
        Space(8),
        rule(LINE),
        Space(8),
    )
    return Panel(Column(head, Grow(_parts(figure.parts))), (20, 14))


def _parts(parts: Sequence[FigurePart]) -> Box:
    if not parts:
        return Words(say_scores.nothing_counts(), 24, DIM)
    has_cards = any(part.cards for part in parts)
    forms: list[Box] = [
        _abreast([_with_cards(part, card, has_sum) for part in parts], abreast)
        for has_sum in (True, False)
        for abreast in (1, 2)
        for card in (CARDS if has_cards else CARDS[:1])
    ]
    if len(parts) >= MANY:
        forms += [
            _abreast([_cards_alone(part, card, seen) for part in parts], abreast)
            for card in (CARDS if has_cards else ())
            for seen in (SEEN, CLOSEST)
            for abreast in (2, 3)
        ]
    most = 2 if len(parts) >= MANY else 1
    forms += [
        _abreast([_by_rank(part, told) for part in parts], n) for told in (True, False) for n in range(1, most + 1)
    ]
    if len(parts) >= MANY:
        forms += [_abreast([_board(_head(part), 0) for part in parts], n, gap=3) for n in (2, 3)]
    return FirstThatFits(*forms)


def _abreast(parts: Sequence[Box], abreast: int, gap: float = 7) -> Box:
    rows = []
    for n in range(0, len(parts), abreast):
        row = [Share(part) for part in parts[n : n + abreast]]
        rows.append(Row(*row, *(Share() for _ in range(abreast - len(row))), gap=10, across="stretch"))
    return Share(Column(*rows, gap=gap))  # it fits in any width, as words wrap


def _with_cards(part: FigurePart, card: int, has_sum: bool) -> Box:
    lines: list[Box] = [_head(part)]
    if part.cards:
        lines += [Space(3), CardLines(part.cards, card), Space(3)]
    told = [part.how] if has_sum else []
    lines += [Words(line, 22, DIM) for line in (*told, part.note) if line]
    return _board(Column(*lines))


def _cards_alone(part: FigurePart, card: int, seen: float) -> Box:
    """The cards and their points; they explain themselves."""
    if not part.cards:
        return _board(_head(part))
    worth = Words(signed(part.points), 24, CREAM, "number", lines=1)
    return _board(Row(Share(CardLines(part.cards, card, seen)), Rigid(worth), gap=8))


def _by_rank(part: FigurePart, is_told: bool) -> Box:
    """Without pictures of cards."""
    told = [Words(ranks_counted(part.cards), 22, DIM)] if part.cards and is_told else []
    note = [Words(part.note, 22, DIM)] if part.note else []
    return _board(Column(_head(part), *told, *note))


def _head(part: FigurePart) -> Box:
    ink = LOSS if part.points < 0 else CREAM if part.points else DIM
    worth = Words(signed(part.points), 24, ink, "number", lines=1)
    what = Words(part.what, 24, CREAM, "strong")
    longest = Words(max(part.what.split(), key=len, default=""), 24, CREAM, "strong")
    beside = Layers(Reserved(Row(longest, worth, gap=4)), Row(Share(what), Rigid(worth), gap=4))
    return FirstThatFits(beside, Column(what, Row(Grow(), worth)))


def _board(inside: Box, above: float = 5) -> Box:
    return Panel(inside, (12, above), board(ROW, 0.75, None, 12))
