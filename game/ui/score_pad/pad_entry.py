"""Entering a round that was played with real cards: a column for each team, keys with digits, the sum at any time."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final, assert_never

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.cards import Card, Rank
from game.engine.board import minimum_to_open
from game.engine.melds import card_values
from game.rules.meld_limits import BookKind
from game.rules.ruleset import RuleSet
from game.score_pad.doubts import Doubt, NotOpened, NotWritten, OddPoints, TooFewForBooks, doubts_of
from game.score_pad.entry import BookSort, RoundEntry
from game.score_pad.pad_rows import BookRow, PadRow, Row, most_in, rows_of, value_of, with_value
from game.ui.boxes import (
    Across,
    Box,
    Column,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Put,
    Share,
    Sized,
    Space,
    Unseen,
    Whole,
    Words,
    paper,
    rule,
    team_mark,
)
from game.ui.boxes import Row as Beside
from game.ui.core.kit import Kit
from game.ui.core.theme import (
    CREAM,
    DIM,
    INK,
    OFF_REASON,
    PAPER_DIM,
    PAPER_LINE,
    TEAM_COLOURS,
    TEAM_INKS,
    WHITE,
    WINE,
)
from game.ui.score_pad.pad_desk import PadDesk
from game.ui.score_pad.pad_fields import (
    DIGITS,
    ENTER,
    EQUALS,
    MINUS,
    CardKey,
    LineHooks,
    NotTaken,
    PadCount,
    PadNumber,
    WentOutFace,
    is_plus,
)
from game.ui.widgets import BarButton, Button, Dialog, IconButton, ScrollBar, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.portrait_and_name import Name, portrait
from game.ui.widgets.scroll_bar import Scroll
from game.words import score_pad as words
from game.words import screens as screen_words
from game.words.grammar import listed, points, ranks_by_worth, signed

MOST_WITH_COUNTS: Final = 3
"""Teams up to which a column has room for plus and minus; more write their counts as numbers."""
ROW_HIGH: Final = 70
MOST_ROW: Final = 104
"""Design pixels of a line: at least, and where there is room."""
LABEL: Final = 260
NARROW_LABEL: Final = 236
AMBER: Final = OFF_REASON

Field = PadCount | PadNumber


class PadEntryScene(FormScene):
    """One round. Whatever is pressed is written at once; `Write it down` has the round count."""

    name = "score_pad"
    is_spoken = True

    def __init__(self, desk: PadDesk, round_number: int) -> None:
        super().__init__()
        self.round = round_number
        self._desk = desk
        self._rules: RuleSet = desk.evening.rules
        self._rows = rows_of(self._rules)
        self._bar = ScrollBar("field/rows", words.TITLE, self.refresh)
        self._fields: dict[tuple[int, Row], Field] = {}
        self._faces: dict[int, WentOutFace] = {}
        self._chosen: tuple[int, Row] | None = None
        self._written_in: tuple[int, Row] | None = None
        """The field that more digits or cards may still be added to."""
        self._refused = ""
        self._hooks = LineHooks(self._go_on, self._refuse)
        self._back = BarButton("button/back", screen_words.BACK, self._leave_round, icon="back")
        self._print = BarButton("button/print", words.SHEET_TO_PRINT, desk.print_sheet, icon="copy")
        self._keys = {
            digits: Button(f"button/digit_{digits}", digits, partial(self._type, digits), size=44)
            for digits in ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0")
        }
        self._plus = IconButton("button/plus", words.PLUS, self._type_plus, "plus")
        self._erase = IconButton("button/erase", words.ERASE, self._erase_digit, "back")
        self._cards = [
            CardKey(f"button/card_{worth}", words.cards_worth(names, worth), card, worth, partial(self._add, worth))
            for card, names, worth in worths(self._rules)
        ]
        self._write = Button(
            "button/write_down", words.WRITE_DOWN, self._write_down, kind="primary", icon="edit", size=38, heading=True,
            sub_size=21,
        )  # fmt: skip
        self._chart = Button("button/chart", words.CHART, desk.show_evening, icon="eye")
        self._undo = Button("button/undo", words.UNDO, self._take_back, icon="undo")
        self._drop = Button("button/drop", words.AS_IT_WAS, partial(desk.drop, round_number), icon="undo", size=22)
        self.form.on_cancel = self._leave_round
        self._build()

    # ---- what is entered

    @property
    def entry(self) -> RoundEntry:
        """What stands there now."""
        return self._desk.evening.entry(self.round)

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """What cannot be."""
        evening = self._desk.evening
        before = evening.totals_before(self.round)
        return doubts_of(self._rules, evening.players, self.round, before, self.entry)

    @property
    def second_opinion(self) -> str:
        """What is said of a doubt while the round is entered, "" without one."""
        told = (doubt for doubt in self.doubts if not _may_pass(doubt, self._written_in))
        return next((words.doubt_sentence(doubt, self._desk.people.team_names) for doubt in told), "")

    @property
    def _is_change(self) -> bool:
        """Whether the round was written down before."""
        return self.round < self._desk.evening.next_round

    def _build(self, focus: str | None = None) -> None:
        """Makes the fields anew, with what stands there."""
        entry, evening = self.entry, self._desk.evening
        names = self._desk.people.team_names
        self._fields, self._faces = {}, {}
        for team, name in enumerate(names):
            for row in self._rows:
                if row is PadRow.OUT:
                    continue
                self._fields[team, row] = self._field(
                    team, row, words.field_label(words.row_title(self._rules, row), name)
                )
        for seat, person in enumerate(self._desk.people.by_seat):
            label = words.went_out(person.name)
            face = WentOutFace(f"field/out_{seat}", label, person, entry.out == seat, partial(self._go_out, seat))
            face.help_key = "field/out"
            self._faces[seat] = face
        if self._chosen is not None and self._chosen in self._fields:
            self._mark(self._chosen)
        teams = range(len(names))
        fields: list[Widget] = []
        for row in self._rows:
            if row is PadRow.OUT:
                fields += self._faces.values()
            else:
                fields += [self._fields[team, row] for team in teams]
        self._undo.enable(evening.can_go_back)
        self._drop.visible = self._is_change
        ways = [self._write, *([self._drop] if self._is_change else []), self._chart, self._undo]
        digits = [*self._keys.values(), self._plus, self._erase, *self._cards]
        self.form.set_widgets([*fields, *digits, *ways, self._back, self._print, self._bar], focus)
        self.message = f"{self._heading}."

    def _field(self, team: int, row: Row, label: str) -> Field:
        number = value_of(self.entry, team, row)
        id_ = f"field/{_key(row)}_{team}"
        take = partial(self._take, team, row)
        is_points = row in (PadRow.MELDED, PadRow.LEFT)
        field: Field
        if is_points or len(self._desk.people.teams) > MOST_WITH_COUNTS:
            choose = partial(self._choose, (team, row))
            shown = number if is_points or number else None
            field = PadNumber(id_, label, shown, most_in(row), take, choose, self._hooks, by_one=not is_points)
        else:
            field = PadCount(id_, label, number or 0, most_in(row), take, self._hooks)
        field.help_key = f"field/{_key(row)}"
        return field

    def _take(self, team: int, row: Row, value: int | None) -> None:
        self._desk.enter(self.round, with_value(self.entry, team, row, value))
        self._written_in = team, row
        self._forget_refusal()
        self._undo.enable(True)
        self.refresh()

    def _go_out(self, seat: int) -> None:
        entry = self.entry
        out = None if entry.out == seat else seat
        self._desk.enter(self.round, RoundEntry(entry.teams, out))
        self._written_in = None
        for other, face in self._faces.items():
            face.is_out, face.changed = other == out, True
        self._undo.enable(True)
        self.refresh()

    # ---- the field that is written in

    def _choose(self, at: tuple[int, Row]) -> None:
        self._written_in = None
        self._forget_refusal()
        self._mark(at)
        self.refresh()

    def _mark(self, at: tuple[int, Row]) -> None:
        self._chosen = at
        for place, field in self._fields.items():
            if isinstance(field, PadNumber):
                field.choose(place == at)

    @property
    def _number(self) -> PadNumber | None:
        """The field that the keys on the screen write in."""
        field = self._fields.get(self._chosen) if self._chosen is not None else None
        return field if isinstance(field, PadNumber) else None

    @property
    def _lines(self) -> list[tuple[int, Row]]:
        """The fields down the lines of one team after the other."""
        teams = range(len(self._desk.people.teams))
        return [(team, row) for team in teams for row in self._rows if row is not PadRow.OUT]

    def _go_on(self, by: int) -> None:
        """To the next line, or the one before; after the last one to the first face, or the golden button where it is
        written who went out.
        """
        order = self._lines
        here = next((at for at in order if self._fields[at] is self.form.focused), self._chosen)
        at = order.index(here) + by if here in order else 0
        self._written_in = None
        self._forget_refusal()
        if at >= len(order):
            self.form.focus_on(self._faces[0] if self.entry.out is None else self._write)
        elif at >= 0:
            self.form.focus_on(self._fields[order[at]])
        self.refresh()

    def _refuse(self, why: NotTaken, most: int) -> None:
        """Says in a sentence why nothing changed."""
        match why:
            case NotTaken.LETTER:
                self._refused = words.DIGITS_ONLY
            case NotTaken.MINUS:
                self._refused = words.NO_MINUS
            case NotTaken.TOO_MUCH:
                self._refused = words.most_in_a_line(most)
            case _:
                assert_never(why)
        self.message = self._refused
        self.refresh()

    def _forget_refusal(self) -> None:
        if self._refused:
            self._refused, self.message = "", f"{self._heading}."

    def _points_of(self, team: int) -> tuple[int, Row]:
        """The first line of a team that points are written in."""
        return next(at for at in self._lines if at[0] == team and at[1] in (PadRow.MELDED, PadRow.LEFT))

    def _type(self, digits: str) -> None:
        if self._number is None:
            self._choose(self._points_of(0))
        number = self._number
        assert number is not None
        number.type(digits)

    def _type_plus(self) -> None:
        if self._number is not None:
            self._number.plus()

    def _erase_digit(self) -> None:
        if self._number is not None:
            self._number.erase()

    def _add(self, worth: int) -> None:
        if self._chosen is None or self._chosen[1] not in (PadRow.MELDED, PadRow.LEFT):
            team = 0 if self._chosen is None else self._chosen[0]
            self._choose(self._points_of(team))
        number = self._number
        assert number is not None
        number.add(worth)

    # ---- leading on

    def _write_down(self) -> None:
        doubts = self.doubts
        if not doubts:
            self._desk.write_down(self.round)
            return
        names = self._desk.people.team_names
        told = "\n".join(words.doubt_sentence(doubt, names) for doubt in doubts[:4])
        close = self.form.close_dialog
        buttons = [
            Button("button/write_anyway", words.WRITE_ANYWAY, self._write_anyway),
            Button("button/look_again", words.LOOK_AGAIN, close, kind="primary"),
        ]
        self.form.open(Dialog(words.SECOND_OPINION, told, buttons), self.kit)

    def _write_anyway(self) -> None:
        self.form.close_dialog()
        self._desk.write_down(self.round)

    def _take_back(self) -> None:
        self._desk.undo()
        self._written_in = None
        evening = self._desk.evening
        if self.round > evening.next_round or (self.round == evening.next_round - 1 and not self._is_change):
            self.round = evening.next_round
        self._build("button/undo")
        self.refresh()

    def _leave_round(self) -> None:
        self._desk.show_evening()

    def handle(self, event: Event) -> bool | None:
        """Digits and signs go to the chosen field unless the ring is on a line itself; Ctrl+Z takes a step back,
        Ctrl+Enter writes the round down.
        """
        if event.type == pygame.KEYDOWN and self.form.dialog is None:
            if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
                self._take_back()
                return True
            if event.key in ENTER and event.mod & pygame.KMOD_CTRL:
                self._write_down()
                return True
            is_typed = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
            if is_typed and not isinstance(self.form.focused, PadCount | PadNumber) and self._take_sign(event):
                self.form.changed = True
                return True
        before = self.form.focused
        used = super().handle(event)
        focused = self.form.focused
        if self._written_in is not None and focused is not before and not self._writes(focused):
            self._written_in = None
            if self._number is not None:
                self._number.settle()
            self.refresh()
        return used

    def _take_sign(self, event: Event) -> bool:
        """A digit or a sign, typed while no line has the ring, is for the chosen one; True if it was one."""
        if not (is_plus(event) or event.key in (*DIGITS, *MINUS, *EQUALS)):
            return False
        if self._number is None and event.key in DIGITS:
            self._choose(self._points_of(0))
        number = self._number
        if number is not None:
            number.key(event)
            self.form.focus_on(number)  # Enter leads on from there
        return True

    def _writes(self, widget: Widget | None) -> bool:
        """Whether whoever is there may still be writing in the field."""
        return widget in (None, self._number, *self._keys.values(), self._plus, self._erase, *self._cards)

    # ---- its looks

    @property
    def _heading(self) -> str:
        evening = self._desk.evening
        dealer = self._desk.people.by_seat[evening.dealer(self.round)].name
        return words.round_heading(self.round, evening.rules.rounds, evening.minimums(self.round), dealer)

    def content(self, kit: Kit) -> Box:
        """The paper on the left; keys, sums and ways on the right."""
        self._write.sub = self._what_comes_next
        name = Words(self._rules.name, 22, CREAM, lines=1)
        left = Column(
            OneOf(
                Beside(Whole(Words(self._heading, 32, CREAM, "heading", lines=1)), Grow(), Whole(name), gap=20),
                Words(self._heading, 32, CREAM, "heading", lines=1),
            ),
            Space(14),
            Grow(self._paper()),
        )
        right = Column(Grow(self._key_panel()), Space(18), self._ways())
        gap, margin, share = (40, 50, 0.63) if len(self._desk.people.teams) <= MOST_WITH_COUNTS else (26, 24, 0.67)
        page = Beside(Share(left, share), Share(right, 1 - share), gap=gap, across="stretch")
        title = words.pad_title(self._desk.evening.header.name)
        return Column(Bar(title, [self._back], [self._print]), Grow(Pad(page, margin, 20, 22)))

    @property
    def _what_comes_next(self) -> str:
        """Under the golden button, where the rules have another round and its minimum is certain."""
        evening = self._desk.evening
        rounds = evening.rules.rounds
        if self._is_change or evening.rules.opening_by_score or (rounds and self.round >= rounds):
            return ""
        return words.next_opens((minimum_to_open(self._rules, self.round + 1, 0),))

    @property
    def _label_wide(self) -> float:
        return LABEL if len(self._desk.people.teams) <= MOST_WITH_COUNTS else NARROW_LABEL

    def _paper(self) -> Box:
        rows: list[Box] = []
        for row in self._rows:
            rows += [Grow(Sized(self._line(row), high=ROW_HIGH), most=MOST_ROW / ROW_HIGH), rule(PAPER_LINE, 1)]
        lines = Scroll(Column(*rows[:-1]), self._bar, beside=True)
        inside = Column(self._heads(), rule(WINE, 2), Grow(lines), rule(WINE, 2), self._sums())
        columns = [Picture(partial(_tint, team)) for team in range(len(self._desk.people.teams))]
        return Panel(Layers(self._cells(Box(), columns, "stretch"), inside), (30, 12), paper)

    def _cells(self, label: Box, cells: Sequence[Box], across: Across = "center") -> Box:
        gap, pad = (16, 12) if len(cells) <= MOST_WITH_COUNTS else (4, 2)
        within = [cell if across == "stretch" else Pad(cell, pad) for cell in cells]
        return Beside(Sized(label, wide=self._label_wide), *(Share(cell) for cell in within), gap=gap, across=across)

    def _heads(self) -> Box:
        teams = self._desk.people.teams
        cells: list[Box] = []
        for team in teams:
            ink = TEAM_INKS[team.team]
            faces = Beside(*(portrait(person, 44) for person in team.people[:4]), gap=2)
            name = Beside(team_mark(team.team, 20, ink), Grow(Name(team.name, 25, ink)), gap=8)
            narrow = Column(Beside(Grow(), team_mark(team.team, 20, ink), Grow()), Name(team.name, 21, ink, "center"))
            full = Beside(faces, Grow(Sized(name, wide=150)), gap=10)
            cells.append(OneOf(full, narrow) if len(teams) > 1 else full)
        return Sized(self._cells(Words("", 20), cells), high=66)

    def _line(self, row: Row) -> Box:
        label: Box = Column(
            Grow(),
            Words(words.row_title(self._rules, row), 24, INK, "strong", lines=1),
            Words(words.row_note(self._rules, row), 19, PAPER_DIM, lines=1),
            Grow(),
        )
        if isinstance(row, BookRow) and len(self._desk.people.teams) <= MOST_WITH_COUNTS:
            drawn = Picture(partial(_draw_book, row.sort), 46, 62)
            label = OneOf(Beside(drawn, Whole(label), gap=12), label)
        return self._cells(label, [self._cell(team, row) for team in range(len(self._desk.people.teams))])

    def _cell(self, team: int, row: Row) -> Box:
        if row is PadRow.OUT:
            seats = range(team, len(self._faces), len(self._desk.people.teams))
            return Beside(Grow(), *(Put(self._faces[seat], 66, 66) for seat in seats), gap=8)
        field = self._fields[team, row]
        wide = 210 if len(self._desk.people.teams) <= 2 else None
        put = Put(field, 58, wide or 0)
        return Beside(Grow(), put) if wide else Beside(Grow(put))

    def _sums(self) -> Box:
        evening = self._desk.evening
        scores = evening.scores(self.entry)
        before = evening.totals_before(self.round)
        lines: list[Box] = []
        for title, size, colour, numbers in (
            (words.THIS_ROUND, 38, WINE, [signed(score.total) for score in scores]),
            (words.BEFORE, 22, PAPER_DIM, [points(total) for total in before]),
            (words.NOW, 25, INK, [points(had + score.total) for had, score in zip(before, scores, strict=True)]),
        ):
            head = Words(title, min(size, 32), colour, "heading" if size > 30 else "strong", lines=1)
            cells = [
                Words(number, size, INK if colour == WINE else colour, "number", "right", lines=1, alike=numbers)
                for number in numbers
            ]
            lines.append(self._cells(head, cells))
        return Column(*lines)

    def _key_panel(self) -> Box:
        chosen, number = self._chosen, self._number
        if chosen is None or number is None:
            head: Box = Words(words.CHOOSE_FIELD, 24, DIM, lines=1)
            shown = ""
        else:
            team, row = chosen
            title = Words(words.row_title(self._rules, row), 28, CREAM, "heading", lines=1)
            colour = TEAM_COLOURS[team]
            name = Beside(team_mark(team, 18), Grow(Name(self._desk.people.team_names[team], 21, colour)), gap=8)
            head, shown = Column(title, name), number.sum or "–"
        room = Column(Words("X", 28, face="heading", lines=1), Words("X", 21, lines=1))
        value = Words(shown, 56, WHITE, "number", "right", lines=1)
        top = Beside(Grow(Layers(Unseen(room), head)), Sized(value, wide=190), gap=10)
        keys = list(self._keys.values())
        pad = [
            Beside(*(Share(Put(key, 66)) for key in keys[at : at + 3]), gap=12, across="stretch") for at in (0, 3, 6)
        ]
        last = (*keys[9:], self._plus, self._erase)
        pad.append(Beside(*(Share(Put(key, 66)) for key in last), gap=12, across="stretch"))
        cards = [
            Beside(*(Share(Put(card, 66)) for card in self._cards[at : at + 2]), gap=10, across="stretch")
            for at in range(0, len(self._cards), 2)
        ]
        digits = Column(*(Grow(row, most=2) for row in pad), gap=12)
        tapped = Column(Words(words.TAP_CARDS, 20, DIM, lines=1), *(Grow(row, most=4) for row in cards), gap=8)
        return Panel(
            Column(
                top,
                Space(10),
                Grow(Beside(Share(digits, 0.62), Share(tapped, 0.38), gap=18, across="stretch")),
                Space(8),
                self._said(),
            ),
            (26, 16),
        )

    def _said(self) -> Box:
        """What is not taken, the second opinion, or a word about the field."""
        second_opinion = self.second_opinion
        room = Unseen(Words("\n", 21, face="strong"))
        if self._refused:
            told = Words(self._refused, 21, AMBER, "strong")
        elif second_opinion:
            told = Words(second_opinion, 21, AMBER, "strong")
        else:
            is_left = self._chosen is not None and self._chosen[1] is PadRow.LEFT
            said = f"{words.left_told(self._rules)} {words.DIGITS_TOLD}" if is_left else words.DIGITS_TOLD
            told = Words(said, 20, DIM)
        return Layers(room, told)

    def _ways(self) -> Box:
        small: list[Box] = [Put(self._chart, 62), Put(self._undo, 62)]
        if self._is_change:
            small = [Put(self._drop, 62), Put(self._undo, 62)]
            self._chart.visible = False
        beside = Column(*small, gap=12)
        return Beside(Share(Put(self._write, 136), 0.62), Share(beside, 0.38), gap=18)


def _may_pass(doubt: Doubt, written_in: tuple[int, Row] | None) -> bool:
    """Whether there will be no doubt once a field is written to its end: half a number is mostly too little or odd."""
    match doubt:
        case NotWritten():
            return True
        case TooFewForBooks(team) | NotOpened(team):
            return written_in == (team, PadRow.MELDED)
        case OddPoints(team, is_left):
            return written_in == (team, PadRow.LEFT if is_left else PadRow.MELDED)
        case _:
            return False


def worths(rules: RuleSet) -> Iterator[tuple[Card, str, int]]:
    """Cards that count alike: one of them, all of them in words, and what each of them counts; the highest first."""
    values = card_values(rules)
    high, low = ranks_by_worth(Rank(rules.ten_from))
    cards = (
        *(("*R", words.JOKER), ("2D", words.TWO), ("AS", words.ACE)),
        *(("KD", high), ("5C", low), ("3S", words.BLACK_THREE)),
    )
    by_worth: dict[int, list[tuple[Card, str]]] = {}
    for card, name in cards:
        if values[Card(card)]:
            by_worth.setdefault(values[Card(card)], []).append((Card(card), name))
    for worth in sorted(by_worth, reverse=True):
        alike = by_worth[worth]
        yield alike[0][0], listed([name for _, name in alike]), worth


_BOOKS: Final[Mapping[BookSort, tuple[str, BookKind]]] = {
    BookSort.CLEAN: ("9H", "clean"),
    BookSort.DIRTY: ("8S", "dirty"),
    BookSort.WILD: ("*R", "wild"),
    BookSort.SEVENS: ("7D", "clean"),
    BookSort.THREES: ("3C", "clean"),
}
"""A top card and the kind, to draw a book of the sort."""


def _draw_book(sort: BookSort, kit: Kit, surface: Surface, rect: Rect) -> None:
    """What such a book looks like."""
    top, kind = _BOOKS[sort]
    image = kit.cards.small_book(top, kind, min(rect.w, round(rect.h / 1.5)))
    surface.blit(image, image.get_rect(center=rect.center))


def _tint(team: int, kit: Kit, surface: Surface, column: Rect) -> None:
    kit.paint.panel(surface, column, TEAM_COLOURS[team], 0.13, None, 14)


def _key(row: Row) -> str:
    """A line in the ids of its fields."""
    if isinstance(row, BookRow):
        return f"{'double_' if row.double else ''}{row.sort}"
    return row.name.lower()
