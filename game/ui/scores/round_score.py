"""The score of a round on paper, line by line, and how the match stands; one button leads on."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.score import ScoreKind
from game.rules.meld_limits import BookKind
from game.ui.boxes import (
    Across,
    Box,
    Column,
    Grow,
    Layers,
    Located,
    OneOf,
    Pad,
    Panel,
    Picture,
    Piece,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
    paper,
    rule,
    team_mark,
)
from game.ui.core.kit import Kit
from game.ui.core.short_names import READABLE
from game.ui.core.text import Face
from game.ui.core.theme import BAD_ON_PAPER, GOLD, INK, INK_SOFT, PAPER_DIM, PAPER_FAINT, PAPER_LINE, TEAM_INKS, WINE
from game.ui.requests import AskInGame, Go, InGame
from game.ui.scores.cards_left import CardsCounting, CardsLeft, cards_left
from game.ui.scores.count_up import CountedNumber, Counting, Format
from game.ui.scores.figures import FigureAt, FigureGrid, FigurePart, FigureShown, figure_panel
from game.ui.scores.match_chart import FROM_NOTHING, MatchStart, ScoreTeam, match_panel
from game.ui.widgets import BarButton, Button, Segmented
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.portrait_and_name import Name, portrait
from game.words import looking_back
from game.words import scores as words
from game.words import screens as screen_words
from game.words.grammar import points, signed
from game.words.help import Term

LEAVES: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""The keys that turn the leaf on the right."""
ROW_HIGH: Final = 96
"""Design pixels of a row, where there is room; one with books is higher."""
LUCK_HIGH: Final = 34
"""Design pixels of the line that tells what the cards were worth."""
HIGHER: Final = 1.32
MANY_ROWS: Final = 8
"""Rows beyond which all else on the sheet is smaller, so that a figure can still be hit."""
MOST_BESIDE: Final = 6
"""Teams beside which the match and the buttons have their usual width."""
WIDE_COLUMN: Final = 180
"""Design pixels from which on a column has room for a team's mark beside its name."""
BOOK: Final = 50
"""Design pixels across a book in its row, where there is room."""
SEEN: Final = 0.56
"""The share of a covered book that is seen at least: its whole index."""

TERMS = {
    ScoreKind.MELDED: Term.MELD,
    ScoreKind.CLEAN_BOOKS: Term.CLEAN_BOOK,
    ScoreKind.DIRTY_BOOKS: Term.DIRTY_BOOK,
    ScoreKind.WILD_BOOKS: Term.WILD_BOOK,
    ScoreKind.BOOKS_AT_ONCE: Term.BOOK,
    ScoreKind.GOING_OUT: Term.GOING_OUT,
    ScoreKind.RED_THREES: Term.THREE,
    ScoreKind.LEFT_IN_HAND: Term.HAND,
    ScoreKind.LEFT_IN_FOOT: Term.FOOT,
    ScoreKind.LEFT_IN_TAIL: Term.TAIL,
}
"""The word of the game that a row is about."""


class SmallBook(msgspec.Struct, frozen=True):
    """A book in a row of the score sheet: its top card and kind."""

    top: str
    kind: BookKind


class ScoreSheetRow(msgspec.Struct, frozen=True):
    """One line of a round's score: what it counts, how that is made, a value for each team, perhaps the books
    themselves; for each team the parts of its value, where they are known.
    """

    item: ScoreKind
    note: str
    values: tuple[int, ...]
    books: tuple[tuple[SmallBook, ...], ...] = ()
    parts: tuple[tuple[FigurePart, ...], ...] = ()


class Leaf(Enum):
    """What the panel on the right shows: its name, and a shorter one."""

    CARDS_LEFT = words.CARDS_LEFT, words.CARDS_LEFT_SHORT
    MATCH_SO_FAR = words.MATCH_SO_FAR, words.THE_MATCH
    EACH_FIGURE = words.EACH_FIGURE, words.FIGURES_SHORT


class RoundScoreModel(msgspec.Struct, frozen=True):
    """A round that has ended. `history` holds the totals after each round so far, this one last; `rounds` is 0
    without a fixed end, `target` without a score to play to.
    """

    round: int
    rounds: int
    headline: str
    teams: tuple[ScoreTeam, ...]
    lines: tuple[ScoreSheetRow, ...]
    totals: tuple[int, ...]
    before: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    next_label: str
    next_sub: str = ""
    target: int = 0
    left: tuple[CardsLeft, ...] = ()
    """Who held how much, least first; empty where it is not known."""
    threes: str = ""
    """What red threes cost whom, in a line."""
    start: MatchStart = FROM_NOTHING
    rounds_over: int = 0
    """Rounds of the record that are over, where more of them may be than those up to this one."""

    @property
    def after(self) -> tuple[int, ...]:
        """The match totals now."""
        return self.history[-1]


class RoundScoreScene(FormScene):
    """A score sheet: a column for each team, the own one tinted, zeros greyed, the sum below."""

    name = "score"
    first_focus = "button/continue"

    def __init__(self, model: RoundScoreModel, ask: AskInGame, time_scale: float = 0.0) -> None:
        """With a `time_scale` above 0 the numbers count up and the cards turn up, row after row; a click or a key ends
        that.
        """
        super().__init__()
        self.model = model
        self._ask = ask
        self._counting = Counting(time_scale)
        self.message = model.next_label
        self._next = Button(
            "button/continue",
            model.next_label,
            partial(ask, InGame.GO_ON),
            kind="primary",
            icon="play",
            sub=model.next_sub,
            size=44,
            sub_size=24,
            heading=True,
        )
        self._row_places: list[tuple[ScoreKind, Rect]] = []
        self._figure_rows: list[Rect] = []
        self._columns: list[Rect] = []
        self._is_stale = True
        self.luck = ""
        """What the cards of the round were worth, once that is known."""
        self.others = self.ways_beside()
        self.bar_buttons = self.ways_in_bar()
        figures = _figures(model)
        there = {
            Leaf.CARDS_LEFT: bool(model.left),
            Leaf.MATCH_SO_FAR: True,
            Leaf.EACH_FIGURE: bool(figures),
        }
        self._leaves = [leaf for leaf, is_there in there.items() if is_there]
        self._turned_to = self._leaves[0]
        self._leaf: Segmented | None = None
        if len(self._leaves) > 1:
            labels = [leaf.value[0] for leaf in self._leaves]
            self._leaf = Segmented("field/leaf", labels[0], labels, 0, self._turn, size=21)
        self.figures = FigureGrid("field/figures", figures, model.teams, self._choose_figure) if figures else None
        """All figures, where the cards they come from are known."""
        self._pointed: FigureAt | None = None
        self._panels: dict[FigureAt, Box] = {}
        parts = [widget for widget in (self._leaf, self.figures) if widget is not None]
        self.form.set_widgets([self._next, *self.others, *parts, *self.bar_buttons])

    def ways_beside(self) -> list[Button]:
        """The buttons below the one that leads on."""
        see, sub = partial(self._ask, InGame.SEE_TABLE), words.SEE_TABLE_SUB
        return [
            Button("button/see_table", words.SEE_TABLE, see, icon="eye", sub=sub),
            Button("button/leave", screen_words.SAVE_AND_LEAVE, partial(self._ask, Go.TITLE), icon="door"),
        ]

    def ways_in_bar(self) -> list[Button]:
        """The buttons of the bar."""
        look = partial(self._ask, Go.LOOK_BACK)
        return [
            BarButton("button/look_back", looking_back.LOOK_BACK, look, icon="film", tooltip=looking_back.LOOK_BACK_TIP)
        ]

    # ---- leaves and figures

    def _turn(self, number: int) -> None:
        """Another leaf is seen."""
        self._turned_to, self._pointed = self._leaves[number], None
        self._show_leaf()

    def _choose_figure(self, _: FigureAt) -> None:
        """The cards of a figure are seen until another leaf is."""
        self._turned_to, self._pointed = Leaf.EACH_FIGURE, None
        self._show_leaf()

    def _point_at(self, at: FigureAt | None) -> None:
        """The cards of a figure are seen while the pointer rests on it."""
        if at != self._pointed:
            self._pointed = at
            self._show_leaf()

    def _show_leaf(self) -> None:
        """What is pointed at, else what was chosen."""
        grid, leaf = self.figures, self._turned_to
        if grid is not None:
            leaf = Leaf.EACH_FIGURE if self._pointed is not None else leaf
            grid.shown = self._pointed or (grid.at if leaf is Leaf.EACH_FIGURE else None)
            self.is_spoken = grid.shown is not None
            self.message = grid.heard(grid.shown) if grid.shown is not None else self.model.next_label
        if self._leaf is not None:
            self._leaf.chosen = self._leaves.index(leaf)
        self._is_stale = True
        self.refresh()

    def _put_figures_away(self) -> bool:
        """Back to the leaf that came first; whether another was seen."""
        if self._leaf is None or self._turned_to is not Leaf.EACH_FIGURE:
            return False
        self.form.focus_on(self._next)
        self._turn(0)
        return True

    def show_luck(self, luck: str) -> None:
        """What the cards were worth is known now; there was room for it all the time."""
        self.luck = luck
        self._is_stale = True
        self.refresh()

    def term_at(self, pos: tuple[int, int]) -> Term | None:
        """The word that a row is about."""
        return next((TERMS.get(item) for item, row in self._row_places if row.collidepoint(pos)), None)

    # ---- counting up

    @property
    def busy(self) -> bool:
        """While the numbers count."""
        return self._counting.is_running

    def handle(self, event: Event) -> bool | None:
        """A click or a key while the numbers count is enough of it, and nothing else."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._counting.finish():
            self.form.changed = True
            return True
        if event.type == pygame.KEYDOWN and self.form.dialog is None and self._key(event):
            return True
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.figures is not None and not self.busy:
            self._point_at(self.figures.figure_under(event.pos) if self.form.dialog is None else None)
        return used

    def _key(self, event: Event) -> bool:
        """Left and Right turn the leaf wherever the ring is but on a figure, and Enter leads on from these, too."""
        form, grid = self.form, self.figures
        is_on_figure = grid is not None and form.focused is grid
        match event.key:
            case key if key in LEAVES and self._leaf is not None and not is_on_figure:
                self._leaf.choose(self._leaf.chosen + LEAVES[key])
            case pygame.K_RETURN | pygame.K_KP_ENTER if is_on_figure or (self._leaf and form.focused is self._leaf):
                self._next.press()
            case pygame.K_f if grid is not None:
                form.ring_visible = True
                form.focus_on(grid)
                grid.choose(grid.at)
            case pygame.K_ESCAPE:
                return self._put_figures_away()
            case _:
                return False
        return True

    def update(self, dt: float) -> bool:
        """Count on."""
        counted = self._counting.pass_time(dt)
        changed = super().update(dt)
        self._is_stale = self._is_stale or changed
        return changed or counted

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while the numbers count only these."""
        fresh = whole or self._is_stale
        if fresh:
            self._is_stale = False
            self._counting.begin()
            super().draw(surface, whole)
            if not self._counting.is_running:
                return None
        rects = self._counting.draw(self.kit, surface, fresh)
        return None if fresh else rects

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """Paper on the left, the match and the buttons on the right."""
        model = self.model
        self._row_places.clear()
        self._figure_rows.clear()
        self._columns.clear()
        wide = 460 if len(model.teams) > MOST_BESIDE else 588
        leaf: list[Box] = []
        if self._leaf is not None:
            leaf = [Put(self._leaf, 62), Space(12)]
            for form in (0, 1):
                self._leaf.options = tuple(one.value[form] for one in self._leaves)
                if self._leaf.wanted(kit) <= kit.theme.u(wide):
                    break
        beside = Row(*(Share(Put(button, 86)) for button in self.others), gap=16)
        below = Column(*(Put(button, 72) for button in self.others), gap=10)
        others = below if len(model.teams) > MOST_BESIDE else beside
        side = Column(*leaf, Share(self._leaf_shown()), Space(32), Put(self._next, 112), Space(28), others)
        title = words.round_of(model.round, model.rounds, model.target)
        body = Row(
            Space(24),
            Share(self._sheet()),
            Space(36),
            Sized(side, wide),
            across="stretch",
        )
        return Column(
            Bar(title, self.left_of_bar, self.right_of_bar), Grow(Pad(body, 36, 32 - self._spared, 40 - self._spared))
        )

    @property
    def _spared(self) -> int:
        """Design pixels that are spared in several places where a sheet has very many rows."""
        return 26 if len(self.model.lines) > MANY_ROWS else 0

    @property
    def left_of_bar(self) -> list[Button]:
        """The buttons at the left of the bar."""
        return []

    @property
    def right_of_bar(self) -> list[Button]:
        """Those at its right."""
        return self.bar_buttons

    def lay_out(self, kit: Kit) -> None:
        """A figure lies where the row and the column of its team cross."""
        super().lay_out(kit)
        if self.figures is not None:
            rows, columns = self._figure_rows, self._columns
            self.figures.lie({at: columns[at.team].clip(rows[at.row]) for at in self.figures.figures})

    def _leaf_shown(self) -> Box:
        """The panel on the right."""
        model, grid = self.model, self.figures
        leaf = self._leaves[self._leaf.chosen] if self._leaf is not None else self._turned_to
        if leaf is Leaf.EACH_FIGURE and grid is not None and grid.shown is not None:
            at = grid.shown
            if at not in self._panels:
                self._panels[at] = figure_panel(grid.figures[at], model.teams[at.team])
            return self._panels[at]
        if leaf is Leaf.CARDS_LEFT:
            return cards_left(model.left, model.threes, self._turning)
        return match_panel(model.teams, model.history, model.rounds, model.start)

    @property
    def _turning(self) -> CardsCounting:
        """The rows with which the cards left over turn up."""
        items = [line.item for line in self.model.lines]
        left = (ScoreKind.LEFT_IN_HAND, ScoreKind.LEFT_IN_FOOT, ScoreKind.LEFT_IN_TAIL)
        return CardsCounting(self._counting, *(items.index(item) if item in items else 0 for item in left))

    def _sheet(self) -> Box:
        model = self.model
        title = Column(
            Words(words.round_title(model.round), 46, WINE, "heading", lines=1), _Headline(model.headline, 22, INK_SOFT)
        )
        tint = [Located(Picture(_tint) if team.own else Box(), self._columns.append) for team in model.teams]
        lines = Column(
            self._row(title, [_head(team, self._column, 70 - self._spared) for team in model.teams], "start"),
            Space(8),
            rule(WINE),
            Grow(Column(*(self._line(order, line) for order, line in enumerate(model.lines)))),
            self._sums(),
        )
        return Panel(Layers(self._row(Box(), tint, "stretch", 3), lines), (36, 10), paper)

    @property
    def _column(self) -> int:
        """How wide the column of a team is."""
        return {2: 318, 3: 230, 4: 174, 5: 156, 6: 130}.get(len(self.model.teams), 120)

    def _row(self, label: Box, cells: Sequence[Box], across: Across = "center", pad: float | None = None) -> Box:
        """A row of the sheet, with a cell for each team."""
        usual = 14 if self._column >= WIDE_COLUMN else 6 if len(self.model.teams) <= MOST_BESIDE else 2
        aside = usual if pad is None else pad
        columns = (Sized(Pad(cell, aside), self._column) for cell in cells)
        return Row(Space(8), Share(label), Space(10), *columns, across=across)

    def _line(self, order: int, line: ScoreSheetRow) -> Box:
        """What was counted and how, and what that made; higher where books stand in it."""
        told = [signed(value) for value in line.values]
        has_books = bool(line.books) and len(line.values) == 2
        cells = []
        for n, value in enumerate(line.values):
            ink = BAD_ON_PAPER if value < 0 else INK if value else PAPER_FAINT
            number = CountedNumber(self._counting, order, (0, value), signed, 32, ink, "number", told)
            books = line.books[n] if has_books else ()
            picture = Picture(partial(_draw_books, books), high=ROW_HIGH * HIGHER) if books else None
            cells.append(Row(Grow(picture), number) if picture else number)
        name = Words(words.SCORE_ITEMS[line.item], 26, INK, "strong", lines=1)
        label: Box = name
        if line.note:
            note = Words(line.note, 20, PAPER_DIM, lines=1, least=READABLE)
            both = Pad(Column(name, note), 0, -2)  # no letter reaches the upper and the lower end
            label = OneOf(both, Row(name, Grow(note), gap=14), name)
        row = Sized(self._row(label, cells), high=ROW_HIGH * (HIGHER if has_books else 1))
        place = Located(Grow(row, most=1), partial(self._note_row, line.item))
        return Grow(Column(place, rule(PAPER_LINE)), most=1)

    def _note_row(self, item: ScoreKind, place: Rect) -> None:
        self._row_places.append((item, place))
        self._figure_rows.append(place)

    def _sums(self) -> Box:
        """The points of the round, and what they make of those before."""
        model, first = self.model, len(self.model.lines)

        def numbers(
            order: int, values: Sequence[int], starts: Sequence[int], told: Format, size: float, ink: str, face: Face
        ) -> list[Box]:
            alike = [told(value) for value in values]
            return [
                CountedNumber(self._counting, first + order, counts, told, size, ink, face, alike)
                for counts in zip(starts, values, strict=True)
            ]

        sums = numbers(0, model.totals, (0,) * len(model.totals), signed, 44, INK, "index")
        before = numbers(1, model.before, model.before, points, 25, PAPER_DIM, "number")
        after = numbers(2, model.after, model.before, points, 25, INK, "number")
        great = Pad(
            self._row(Words(words.THIS_ROUND, 34, WINE, "heading", lines=1), sums), 0, 12 if not self._spared else 10
        )
        return Column(
            Located(Panel(great, (0, 0), board(WINE, 0.1, None, 0)), self._figure_rows.append),
            rule(WINE),
            Pad(self._row(Words(words.BEFORE, 22, PAPER_DIM, lines=1), before), 0, 2),
            Pad(self._row(Words(words.AFTER, 22, INK, "strong", lines=1), after), 0, 2),
            Sized(self._cards_worth(), high=LUCK_HIGH - self._spared / 2),
        )

    def _cards_worth(self) -> Box:
        """A quiet line that is no part of the sums."""
        if not self.luck:
            return Box()
        return Row(Space(8), Grow(Words(self.luck, 20, PAPER_DIM, lines=1, least=READABLE)))


def _figures(model: RoundScoreModel) -> dict[FigureAt, FigureShown]:
    """Every figure whose parts are known, and the sums of the round, whose parts are the figures."""
    lines = [line for line in model.lines if line.parts]
    if len(lines) < len(model.lines):
        return {}
    found: dict[FigureAt, FigureShown] = {}
    for team in range(len(model.teams)):
        for row, line in enumerate(lines):
            title = words.SCORE_ITEMS[line.item]
            id = line.item.name.lower()
            found[FigureAt(row, team)] = FigureShown(id, title, line.values[team], line.parts[team])
        parts = tuple(FigurePart(words.SCORE_ITEMS[line.item], line.values[team]) for line in lines)
        found[FigureAt(len(lines), team)] = FigureShown("round", words.THIS_ROUND, model.totals[team], parts)
    return found


class _Headline(Words):
    """What ended the round, and by whose rules, on two lines; the rules are left out where they have no room."""

    def high(self, kit: Kit, wide: int) -> int:
        """No more than two lines."""
        return min(super().high(kit, wide), kit.text.wrapped_height("\n", self.size, wide, self.face))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """From the top on."""
        text = self.text
        while " · " in text and kit.text.wrapped_height(text, self.size, rect.w, self.face) > rect.h:
            text = text.rpartition(" · ")[0]
        return Words(text, self.size, self.colour).place(kit, rect)


def _tint(kit: Kit, surface: Surface, column: Rect) -> None:
    kit.paint.panel(surface, column, GOLD, 0.16, None, 14)


def _head(team: ScoreTeam, wide: int, largest: int) -> Box:
    """Faces and name over a column."""
    ink = TEAM_INKS[team.team]
    side = min(largest, (wide - 20) // max(1, len(team.people)))
    faces = Row(*(portrait(person, side) for person in team.people), gap=2)
    mark, name = team_mark(team.team, 18, ink), Name(team.name, 26, ink, "right")
    if wide < WIDE_COLUMN:  # the name needs all of it: the mark goes beside the face
        return Column(Space(8), Row(Grow(), mark, faces, gap=9), name)
    return Column(Space(8), Row(Grow(), faces), Row(Grow(), mark, name, gap=8))


def _draw_books(books: Sequence[SmallBook], kit: Kit, surface: Surface, box: Rect) -> None:
    """The books themselves, in two rows where there are many and the sheet has few lines."""
    u = kit.theme.u
    is_tight = (box.w - u(BOOK + 12)) // max(1, len(books) - 1) < u(BOOK * SEEN)
    if is_tight and box.h >= u(110):
        half, row = (len(books) + 1) // 2, Rect(box.left, box.top, box.w, box.h // 2)
        _draw_row_of_books(books[:half], 38, kit, surface, row)
        _draw_row_of_books(books[half:], 38, kit, surface, row.move(0, row.h))
    else:
        _draw_row_of_books(books, 40 if is_tight else BOOK, kit, surface, box)


def _draw_row_of_books(books: Sequence[SmallBook], widest: int, kit: Kit, surface: Surface, box: Rect) -> None:
    """Side by side, closer where room is short; those that have none are counted; where not even one
    has, all are.
    """
    u = kit.theme.u
    width = min(u(widest), round((box.h - u(10)) / 1.5))
    room = box.w - u(12) - width
    step, least = min(width + u(10), room // max(1, len(books) - 1)), round(width * SEEN)
    left_out = 0
    if step < least:
        shown = max(1, 1 + (room - kit.text.width("+99", 22, "number")) // least)
        left_out, books, step = len(books) - shown, books[:shown], least
        if width + u(6) + kit.text.width(f"+{left_out}", 22, "number") > box.w:
            count = f"×{left_out + shown}"
            if kit.text.width(count, 22, "number") <= box.w:
                kit.text.draw(surface, count, box.midleft, 22, PAPER_DIM, "number")
            return
    at = box.midleft
    for n, book in enumerate(books):
        image = kit.cards.small_book(book.top, book.kind, width)
        at = (box.left + n * step, box.centery)
        surface.blit(image, image.get_rect(midleft=at))
    if left_out:
        kit.text.draw(surface, f"+{left_out}", (at[0] + width + u(6), at[1]), 22, PAPER_DIM, "number")
