"""The score of a round on paper, line by line, and the match so far; one button leads on."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import cache, cached_property, partial
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.engine.score import ScoreKind
from game.messages.amounts import points, signed
from game.messages.functions import looking_back, scores as say, screens as say_screens
from game.messages.language import Message, nothing, spoken
from game.rules.ruleset import BookKind
from game.sentences.learning.glossary import GLOSSARY, Term
from game.sentences.rules_and_scores import scores as words
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Located,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
    rule,
)
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import (
    BAD_ON_PAPER,
    GAIN,
    INK,
    PAPER_DIM,
    PAPER_LINE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.surroundings import Explained
from game.toolkit.widgets import Bar, Button, ButtonLook, Dialog, MovingScene, close_button
from game.ui.match.scores.card_rows import SEEN
from game.ui.match.scores.cards_left import CardsLeft, cards_left
from game.ui.match.scores.count_up import CountedNumber, Counting, Format
from game.ui.match.scores.figures import FigureAt, FigureGrid, FigurePart, FigureShown, WithFigures, figure_panel
from game.ui.match.scores.match_chart import (
    FROM_NOTHING,
    HEAD_SIZE,
    WIDE_COLUMN,
    MatchStart,
    ScoreTeam,
    alike,
    column_head,
    lead_panel,
    shortest_names,
)
from game.ui.match.scores.team_sheet import Needs, SheetColumns, TeamPages, widest
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.requests import AskInGame, GoOn, GoToTitle, LookBackAt, SeeTable

FIGURES: Final = "field/figures"
LEAVES: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""The keys that turn the page on the right."""
ROW_HEIGHT: Final = 96
"""Design pixels of a row, if there is room; one with books is higher."""
HIGHER: Final = 1.32
MANY_ROWS: Final = 8
"""Rows beyond which everything else on the sheet is smaller, so that figures stay clickable."""
MOST_BESIDE: Final = 6
"""Teams up to which the match and the buttons have their usual width."""
CLOSE: Final = 3
"""Design pixels at both sides of a figure where there are more teams."""
FIGURE_SIZE, LABEL_SIZE, SHEET_PAD = 33, 28, 36
"""Design pixels of the figures, of their labels, and the sheet's margins."""
BOOK, LEAST_BOOK, BESIDE_BOOK = 58, 38, 10
"""A book's width in its row in design pixels, if there is room and if there are many; what lies beside it."""
WORDED, COVERED = 38, 4
"""Real pixels of a book that shows its word, and what the next one may cover of its margin."""
FEW_BOOKS, FOR_BOOKS = 4, 442
"""How many books have room in a usual column, and the design pixels of one for more."""
BEFORE_FIGURE: Final = 30
"""Design pixels between books and their points."""

TERMS: Final = {
    ScoreKind.MELDED: Term.MELD,
    ScoreKind.CLEAN_BOOKS: Term.CLEAN_BOOK,
    ScoreKind.DIRTY_BOOKS: Term.DIRTY_BOOK,
    ScoreKind.WILD_BOOKS: Term.WILD_BOOK,
    ScoreKind.BOOKS_AT_ONCE: Term.BOOK,
    ScoreKind.UNFINISHED_BOOKS: Term.BOOK,
    ScoreKind.GOING_OUT: Term.GOING_OUT,
    ScoreKind.RED_THREES: Term.THREE,
    ScoreKind.LEFT_IN_HAND: Term.HAND,
    ScoreKind.LEFT_IN_FOOT: Term.FOOT,
    ScoreKind.LEFT_IN_TAIL: Term.TAIL,
}
"""The glossary word of each row."""


class SmallBook(msgspec.Struct, frozen=True):
    """A book in a row of the score sheet: its top card and kind."""

    top: str
    kind: BookKind


class ScoreSheetRow(msgspec.Struct, frozen=True):
    """One line of a round's score: what it counts, a value for each team, perhaps the books themselves, and for each
    team the parts of its value, if known. Whatever was left over is one line, under `LEFT_IN_HAND`.
    """

    item: ScoreKind
    values: tuple[int, ...]
    books: tuple[tuple[SmallBook, ...], ...] = ()
    parts: tuple[tuple[FigurePart, ...], ...] = ()

    @property
    def label(self) -> str:
        return say.left_over() if self.item is ScoreKind.LEFT_IN_HAND else words.SCORE_ITEMS[self.item]()


class Leaf(Enum):
    """The content of the panel on the right."""

    CARDS_LEFT = auto()
    MATCH_SO_FAR = auto()
    EACH_FIGURE = auto()


LEAF_NAMES: Final = {
    Leaf.CARDS_LEFT: (say.cards_left, say.cards_left_about),
    Leaf.MATCH_SO_FAR: (say.match_so_far, say.match_so_far_about),
}
"""What each is called, and what is there."""


class RoundScoreModel(msgspec.Struct, frozen=True, dict=True):
    """A finished round. `history` has the totals after each round so far, this one last; `rounds` is 0 without a fixed
    end, `target` without a target score.
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
    """Everybody's leftovers, the least first; empty if unknown."""
    start: MatchStart = FROM_NOTHING
    rounds_over: int = 0
    """Finished rounds of the record, which may be more than those up to this one."""
    was_announced: bool = False
    """Whether somebody announced that the match ends with this round."""

    @property
    def after(self) -> tuple[int, ...]:
        return self.history[-1]

    @cached_property
    def figures(self) -> Mapping[FigureAt, FigureShown]:
        """Every figure, and the round's sums, whose parts are the figures; none if a part is unknown."""
        found: dict[FigureAt, FigureShown] = {}
        if not all(line.parts for line in self.lines):
            return found
        for team in range(len(self.teams)):
            for row, line in enumerate(self.lines):
                shown = FigureShown(line.item.name.lower(), line.label, line.values[team], line.parts[team])
                found[FigureAt(row, team)] = shown
            parts = tuple(FigurePart(line.label, line.values[team]) for line in self.lines)
            shown = FigureShown("round", say.this_round(), self.totals[team], parts)
            found[FigureAt(len(self.lines), team)] = shown
        return found

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        left = (Leaf.CARDS_LEFT,) if self.left else ()
        return left if left and self.rounds == 1 else (Leaf.MATCH_SO_FAR, *left)  # of one round the sheet says it all


class SheetShown(msgspec.Struct, frozen=True):
    """A score sheet with its current page, the last chosen figure and the one under the pointer; `par` is how `hard`
    does in the round, once known, and `details` how that was found, and which turns gave most away.
    """

    worded: Callable[[], RoundScoreModel]
    turned_to: Leaf
    at: FigureAt
    pointed: FigureAt | None = None
    par: Message = nothing
    details: Message = nothing
    seen: int = 0
    """A team whose column is visible."""
    back_label: Message = nothing
    """On the golden button of a sheet that leads back to where it was opened."""
    may_look_back: bool = True
    """Not at a guided round, whose decisions weren't the person's alone."""

    @property
    def model(self) -> RoundScoreModel:
        return self.worded()

    @property
    def leaf(self) -> Leaf:
        return Leaf.EACH_FIGURE if self.pointed is not None else self.turned_to

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        chosen = (Leaf.EACH_FIGURE,) if self.turned_to is Leaf.EACH_FIGURE else ()
        return (*self.model.leaves, *chosen)

    @property
    def about(self) -> str:
        """Facts about the round beyond the sheet: how the par was found, and which turns gave most away."""
        return self.details()

    @property
    def shown(self) -> FigureAt | None:
        return self.pointed or (self.at if self.turned_to is Leaf.EACH_FIGURE else None)

    @property
    def message(self) -> str:
        if self.shown is None:
            return self.back_label() or self.model.next_label
        return self.model.figures[self.shown].spoken_text(self.model.teams[self.shown.team].name)


class SheetWays(msgspec.Struct, frozen=True):
    """The buttons of a sheet: the one that leads on, those below it, and those at the right end of the bar."""

    on: Button
    others: tuple[Button, ...]
    right: tuple[Button, ...] = ()


class RoundScoreScene(MovingScene[SheetShown]):
    """A score sheet: a column for each team, the best one tinted, the sum below; what counted nothing is
    empty. A click or a key while the numbers count only skips the counting.
    """

    name = "score"
    first_focus = "button/continue"
    takes_press = True

    def __init__(self, worded: Callable[[], RoundScoreModel], ask: AskInGame, time_scale: float = 0.0) -> None:
        """`worded` words it in the current language. With a `time_scale` above 0 the numbers count up, row after
        row.
        """
        model = worded()
        own = next((n for n, team in enumerate(model.teams) if team.own), 0)
        self._counting = Counting(time_scale)
        super().__init__(SheetShown(worded, model.leaves[0], FigureAt(0, own), seen=own), self._counting)
        self._ask = ask
        self._rows: list[Rect] = []
        self._columns: dict[int, Rect] = {}
        self._panel = cache(self._figure_panel)

    def _figure_panel(self, at: FigureAt, language: str) -> Box:
        model = self.state.model
        return figure_panel(model.figures[at], model.teams[at.team])

    def lead_back(self, on_back: Callable[[], None], label: Message, *, may_look_back: bool = True) -> None:
        """Lead back to where the sheet was opened, by its golden button with this `label` and Esc."""
        self.form.on_cancel = on_back
        self.set_state(back_label=label, may_look_back=may_look_back)

    @property
    def ways(self) -> SheetWays:
        ask, model, back = self._ask, self.state.model, self.form.on_cancel
        golden = ButtonLook("primary", 44, sub_size=24, heading=True)
        ways = [
            Button("button/see_table", say.see_table(), partial(ask, SeeTable()), icon="eye", sub=say.see_table_about())
        ]
        if self.state.may_look_back:
            look, sub = partial(ask, LookBackAt()), looking_back.look_back_about()
            film = Button("button/look_back", looking_back.look_back(), look, icon="film", sub=sub)
            ways.append(film.with_tip(looking_back.look_back_tip()))
        is_box = bool(self.state.about or self._other_pages or len(ways) > 1)
        about = self.about_round(ways=ways) if is_box else ways[0]
        if back is not None:
            on = Button("button/continue", self.state.back_label(), back, look=golden, icon="back")
            return SheetWays(on, (about,))
        on = Button(
            "button/continue", model.next_label, partial(ask, GoOn()), look=golden, icon="play", sub=model.next_sub
        )
        leave = Button("button/leave", say_screens.save_and_leave(), partial(ask, GoToTitle()), icon="door", look=24)
        return SheetWays(on, (about, leave))

    def about_round(self, kind: type[Button] = Button, ways: Sequence[Button] = ()) -> Button:
        """Opens the facts beyond the sheet, the other page, and the `ways` to the round's table and turns."""

        def open_it() -> None:
            pages = map(self._page, self._other_pages)
            self.form.open(Dialog(say.cards_and_turns(), self.state.about, [*pages, *ways, close_button()]), self.kit)

        return kind("button/par", say.cards_and_turns(), open_it, icon="info", look=24)

    # ---- pages and figures

    @property
    def _other_pages(self) -> list[int]:
        """The pages that aren't shown, by their numbers."""
        return [number for number, leaf in enumerate(self.state.model.leaves) if leaf is not self.state.turned_to]

    def _page(self, number: int) -> Button:
        label, about = LEAF_NAMES[self.state.model.leaves[number]]
        return Button(f"button/leaf_{number}", label(), partial(self._turn, number), look="quiet").with_tip(about())

    @property
    def is_spoken(self) -> bool:
        """Whether its message is read out: only that of a figure is."""
        return self.state.shown is not None

    def _turn(self, number: int) -> None:
        self.set_state(turned_to=self.state.leaves[number], pointed=None)

    def choose_figure(self, at: FigureAt) -> None:
        self.set_state(at=at, turned_to=Leaf.EACH_FIGURE, pointed=None, seen=at.team)

    def _put_figures_away(self) -> bool:
        """Go back to the first page; returns whether another was open."""
        if self.state.turned_to is not Leaf.EACH_FIGURE:
            return False
        self.focus_on("button/continue")
        self._turn(0)
        return True

    def show_par(self, par: Message, details: Message = nothing) -> None:
        """The result of `hard` is known now."""
        self.set_state(par=par, details=details)

    def help_at(self, pos: tuple[int, int]) -> Explained | None:
        """A row's glossary word."""
        lines = zip(self.state.model.lines, self._rows, strict=False)  # the last row is their sum
        term = next((TERMS.get(line.item) for line, row in lines if row.collidepoint(pos)), None)
        return None if term is None else Explained(GLOSSARY[term].title, GLOSSARY[term].words)

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.KEYDOWN and self.form.dialog is None and self._key(event):
            return True
        used = super().take(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.form.dialog is None and self.form.under_pointer() is None:
            return self._put_figures_away() or used
        if event.type == pygame.MOUSEMOTION and not self.busy:
            grid = self.form.under_pointer() if self.form.dialog is None else None
            self.set_state(pointed=grid.figure_under(event.pos) if isinstance(grid, FigureGrid) else None)
        return used

    def _key(self, event: Event) -> bool:
        """Left and Right turn the page unless a figure is focused, and Enter leads on from figures, too."""
        state, keys_at, leaves = self.state, self.form.keys_at, self.state.leaves
        match event.key:
            case key if key in LEAVES and len(leaves) > 1 and keys_at != FIGURES:
                number = leaves.index(state.turned_to) + LEAVES[key]
                if 0 <= number < len(leaves):
                    self._turn(number)
            case pygame.K_RETURN | pygame.K_KP_ENTER if keys_at == FIGURES:
                self.ways.on.press()
            case pygame.K_f if state.model.figures:
                self.form.ring_visible = True
                self.focus_on(FIGURES)
                self.choose_figure(state.at)
            case pygame.K_ESCAPE:
                return self._put_figures_away()
            case _:
                return False
        return True

    # ---- picture

    def content(self, kit: Kit) -> Box:
        state, model, ways = self.state, self.state.model, self.ways
        self._rows, self._columns = [], {}
        see, draw = lambda team: self.set_state(seen=team), partial(self._sheet, kit)
        sheet: Box = TeamPages(len(model.teams), state.seen, self._needs, see, draw)
        if model.figures:
            grid = FigureGrid(FIGURES, model.figures, model.teams, state.at, state.shown, self.choose_figure)
            sheet = WithFigures(sheet, grid, self._rows, self._columns)
        width, apart = (440, 12) if len(model.teams) > MOST_BESIDE else (588, 24)
        beside = Row(*(Share(WidgetSlot(button, 86)) for button in ways.others), gap=16)
        below = Column(*(WidgetSlot(button, 72) for button in ways.others), gap=10)
        others = below if len(model.teams) > MOST_BESIDE else beside
        side = Column(Share(self._leaf_shown(kit)), Space(32), WidgetSlot(ways.on, 112), Space(28), others)
        title = say.round_of(model.round, model.rounds, model.target)
        if model.was_announced:
            title = say.last_round(model.round)
        body = Row(Space(apart), Share(sheet), Space(apart + 12), Sized(side, width), across="stretch")
        return Column(Bar(title, (), ways.right), Grow(Pad(body, 36, 32 - self._spared, 40 - self._spared)))

    @property
    def _spared(self) -> int:
        """Design pixels saved in several places if a sheet has very many rows."""
        return 26 if len(self.state.model.lines) > MANY_ROWS else 0

    def _leaf_shown(self, kit: Kit) -> Box:
        model, leaf, shown = self.state.model, self.state.leaf, self.state.shown
        if shown is not None:
            panel: Box = self._panel(shown, spoken())
            return panel
        if leaf is Leaf.CARDS_LEFT:
            return cards_left(model.left, kit.theme.is_large)
        rounds = 0 if model.target else model.rounds  # points may end the match any time
        return lead_panel(model.teams, model.history, rounds, model.start, self.state.par())

    def _needs(self, kit: Kit) -> Needs:
        model = self.state.model
        numbers = [signed(value) for line in model.lines for value in line.values]
        numbers += [*map(signed, model.totals), *map(points, model.after)]
        labels = [line.label for line in model.lines]
        return Needs(
            widest(kit, numbers, FIGURE_SIZE, "number") + 2 * kit.theme.u(2 * CLOSE),
            widest(kit, labels, LABEL_SIZE, "strong") + kit.theme.u(2 * SHEET_PAD + 18),
        )

    def _sheet(self, kit: Kit, seen: range, room: int, more: Box) -> Box:
        model = self.state.model
        columns = self._columns_of(kit, room)
        width = columns.team or 0
        letters = alike(kit, model.teams, kit.theme.u(width - 2 * CLOSE))
        heading = FirstThatFits(
            *(Words(model.headline, size, WINE, "heading", lines=1) for size in (46, 38)),
            Words(model.headline, 32, WINE, "heading"),
        )
        top = Row(Grow(), more)
        title = Column(top, heading) if self._spared else Column(heading, top)
        # in tight places the name needs all of it
        above = width if columns.pad > 2 * CLOSE else min(width, WIDE_COLUMN - 1)
        heads = [column_head(model.teams, team, above, 70 - self._spared, letters) for team in seen]
        best = max(model.totals)
        is_alone = model.totals.count(best) == 1
        tint = [
            Located(
                Picture(board(GAIN, 0.12, None, 14)) if is_alone and model.totals[team] == best else Box(),
                partial(self._columns.__setitem__, team),
            )
            for team in seen
        ]
        row = columns.row
        lines = Column(
            row(title, heads, "start"),
            Space(8),
            rule(WINE),
            Grow(Column(*(self._line(row, order, line, seen) for order, line in enumerate(model.lines)))),
            self._sums(row, seen),
        )
        counted = Layers(row(Box(), tint, "stretch", 0), lines)
        return Panel(Column(Grow(counted), Space(14)), (SHEET_PAD, 10), paper)

    def _columns_of(self, kit: Kit, room: int) -> SheetColumns:
        teams = self.state.model.teams
        if room:
            names = widest(kit, shortest_names(teams), HEAD_SIZE, "strong") + 2 * kit.theme.u(2 * CLOSE)
            return SheetColumns(None, max(self._needs(kit).column, min(names, room)) / kit.theme.k, 2 * CLOSE)
        most = max((len(books) for line in self.state.model.lines for books in line.books), default=0)
        is_wide = most > FEW_BOOKS and not kit.theme.is_large
        pair = FOR_BOOKS if is_wide else 412
        width = {2: pair, 3: 230, 4: 178, 5: 156, 6: 130}.get(len(teams), 128)
        return SheetColumns(None, width, 14 if width >= WIDE_COLUMN else 8 if len(teams) <= MOST_BESIDE else CLOSE)

    def _line(self, row_of: Callable[..., Box], order: int, line: ScoreSheetRow, seen: range) -> Box:
        has_books = bool(line.books) and len(line.values) == 2
        alike = [one for one in self.state.model.lines if one.books] if has_books else [line]
        told = [signed(value) for one in alike for value in one.values]
        most = max((len(books) for one in alike for books in one.books), default=0)
        cells = []
        for n in seen:
            value = line.values[n]
            ink = BAD_ON_PAPER if value < 0 else INK
            number = CountedNumber(self._counting, order, (0, value), _counted, FIGURE_SIZE, ink, "number", told)
            books = line.books[n] if has_books else ()
            picture = Picture(partial(draw_books, books, most), height=ROW_HEIGHT * HIGHER) if books else None
            cells.append(Row(Grow(picture), number, gap=BEFORE_FIGURE) if picture else number)
        label = Words(line.label, LABEL_SIZE, INK, "strong", lines=1)
        row = Sized(row_of(label, cells), height=ROW_HEIGHT * (HIGHER if has_books else 1))
        return Grow(Column(Located(Grow(row, most=HIGHER), self._rows.append), rule(PAPER_LINE)), most=HIGHER)

    def _sums(self, row: Callable[..., Box], seen: range) -> Box:
        model, first = self.state.model, len(self.state.model.lines)

        def numbers(
            order: int, values: Sequence[int], starts: Sequence[int], told: Format, size: float, ink: str, face: Face
        ) -> list[Box]:
            alike = [told(value) for value in values]
            return [
                CountedNumber(self._counting, first + order, (starts[n], values[n]), told, size, ink, face, alike)
                for n in seen
            ]

        sums = numbers(0, model.totals, (0,) * len(model.totals), signed, 38, INK, "index")
        great = Pad(row(Words(say.this_round(), 30, WINE, "heading", lines=1), sums), 0, 12 if not self._spared else 10)
        this_round = Located(Panel(great, (0, 0), board(WINE, 0.1, None, 0)), self._rows.append)
        if not any(model.before):  # the match is this round
            return this_round
        after = numbers(1, model.after, model.before, points, 46, INK, "index")
        return Column(this_round, rule(WINE), Pad(row(Words(say.after(), 36, WINE, "heading", lines=1), after), 0, 6))


def _counted(value: int) -> str:
    return signed(value) if value else ""


def draw_books(books: Sequence[SmallBook], most: int, kit: Kit, surface: Surface, box: Rect) -> None:
    """Side by side, in a size in which the `most` on the sheet fit, with their words if those fit; if that would be too
    small, so close that their ranks can be read; only their number if they don't fit even so.
    """
    u, others = kit.theme.u, max(1, len(books) - 1)
    beside, are_worded = box.w // most - u(BESIDE_BOOK), most * (WORDED - COVERED) <= box.w - u(BESIDE_BOOK) - COVERED
    width = min(u(BOOK), max(WORDED if are_worded else u(LEAST_BOOK), beside), round((box.h - u(10)) / 1.5))
    step = min(width + u(BESIDE_BOOK), (box.w - u(BESIDE_BOOK) - width) // others)
    if step < width * SEEN and len(books) > 1:
        count = f"×{len(books)}"
        if kit.text.width(count, 24, "number") <= box.w:
            kit.text.draw(surface, count, box.midleft, 24, PAPER_DIM, "number")
        return
    for n, book in enumerate(books):
        image = card_art(kit).small_book(book.top, book.kind, width)
        surface.blit(image, image.get_rect(midleft=(box.left + n * step, box.centery)))
