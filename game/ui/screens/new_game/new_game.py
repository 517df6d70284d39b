"""Putting a game together: rules, table, seats in three numbered columns, all in sight at once; one golden button
starts it.
"""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import Rect, Surface

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, OFF_REASON, PANEL, PANEL_DEEP
from game.ui.screens.form_screen import FormScene
from game.ui.screens.models import NewGame, SeatChoice
from game.ui.screens.new_game.choices import (
    ALL_SHAPES,
    RuleChoice,
    as_kind,
    everyone_for,
    players_of,
    refuse_names,
    stock_ends_first,
    teams_of,
    told_apart,
)
from game.ui.screens.new_game.parts import RuleList, draw_facts, draw_rule_row
from game.ui.screens.new_game.seats import SeatRow
from game.ui.screens.new_game.shapes import ShapeButton
from game.ui.screens.requests import Ask, EditRules, Go, ReadRules, StartGame
from game.ui.widgets import (
    BarButton,
    Button,
    TextField,
    Toggle,
    Widget,
    bar_height,
    draw_bar,
    lay_out_bar,
)
from game.words import house_rules as rule_words
from game.words import screens as words
from game.words.grammar import against, shorter_names
from game.words.help import Term

FACT_TERMS = (Term.FOOT, Term.PILE, Term.CLEAN_BOOK, Term.OPENING, Term.GOING_OUT)
"""The words that the facts about a rule set are about."""
FACTS = len(FACT_TERMS)
"""Lines that tell a rule set in short."""

ROWS_WISHED = 6
"""Rule sets that should be in sight together, if their words have room."""


class NewGameScene(FormScene):
    """New game. What is chosen is one frozen value; every change makes a new one and lays out again."""

    name = "new_game"
    first_focus = "button/start"

    def __init__(
        self,
        choices: Sequence[RuleChoice],
        chosen: NewGame,
        ask: Ask,
        waiting: Sequence[SeatChoice] = (),
    ) -> None:
        """`waiting` sit down where the table gets larger, before any new computer player."""
        super().__init__()
        self.chosen = chosen
        self.waiting = tuple(waiting)
        self._wished = chosen.shape
        self._choices = tuple(choices)
        self._ask = ask
        self._person = chosen.seats[0].name
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", words.TITLE, back, icon="back")
        self._read = Button("button/read_rules", words.READ_RULES, self._read_rules, kind="quiet", size=21)
        self._rules = RuleList(self._choices, self._draw_rule, self._choose_rules, self._edit)
        self._rules.current = self._choices.index(self.choice)
        self._change = Button("button/change_rules", "", self._change_rules, icon="edit", size=21)
        self._questions = Button(
            "button/questions", rule_words.WHICH_FITS, partial(ask, Go.FIVE_QUESTIONS), icon="help", size=21
        )
        self._shapes = [ShapeButton(shape, self._shaper(shape)) for shape in ALL_SHAPES]
        self._reshuffle = Toggle(
            "field/reshuffle", words.RESHUFFLE, chosen.reshuffle, self._choose_reshuffle, (words.ON, words.OFF)
        )
        self._title = TextField(
            "field/name", words.NAME_OF_GAME, chosen.name, self._rename, most=40, placeholder=words.NAME_OF_GAME
        )
        self._start = Button("button/start", words.START, self._go, kind="primary", icon="play", size=36, heading=True)
        self._seats: list[SeatRow] = []
        self._faces: tuple[int, ...] = ()
        self._face_of: dict[str, int] = {}
        self._fact_places: list[tuple[Term, Rect]] = []
        self.form.on_cancel = back
        self._rebuild()

    # ---- choosing

    @property
    def choice(self) -> RuleChoice:
        """The rule set chosen now."""
        return next(choice for choice in self._choices if choice.id == self.chosen.rules)

    def _shaper(self, shape: str) -> Callable[[], None]:
        return lambda: self._choose_shape(shape)

    def take_choices(self, choices: Sequence[RuleChoice], rules: str) -> None:
        """Other rule sets, since somebody made or deleted one; `rules` is to be chosen, or the preset of the one before
        where it is gone.
        """
        base = self.choice.rules.base
        self._choices = tuple(choices)
        ids = [choice.id for choice in choices]
        at = next((ids.index(id_) for id_ in (rules, base) if id_ in ids), 0)
        self._rules.exchange(choices, at)
        self._choose_rules(at)

    def _edit(self, index: int) -> None:
        self._ask(EditRules(self._choices[index].id))

    def _change_rules(self) -> None:
        self._ask(EditRules(self.chosen.rules))

    def _choose_rules(self, index: int) -> None:
        choice = self._choices[index]
        tables = choice.rules.tables or ALL_SHAPES
        shape = next((shape for shape in (self._wished, self.chosen.shape) if shape in tables), tables[0])
        self._take(replace(self.chosen, rules=choice.id, shape=shape, seats=self._seats_of(shape)))

    def _choose_shape(self, shape: str) -> None:
        self._wished = shape
        self._take(replace(self.chosen, shape=shape, seats=self._seats_of(shape)))

    @property
    def everyone(self) -> tuple[SeatChoice, ...]:
        """Who sits at the table, then who waits for a larger one."""
        return *self.chosen.seats, *self.waiting

    def _seats_of(self, shape: str) -> tuple[SeatChoice, ...]:
        everyone = everyone_for(shape, self.everyone, self._person)
        players = players_of(shape)
        self.waiting = everyone[players:]
        return self._told_apart(everyone[:players])

    def _told_apart(self, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
        """With a number for "You" among several; whoever gets it keeps the face."""
        named = told_apart(seats)
        for old, new in zip(seats, named, strict=True):
            if old.name in self._face_of:
                self._face_of[new.name] = self._face_of[old.name]
        return named

    def _choose_reshuffle(self, on: bool) -> None:
        self.chosen = replace(self.chosen, reshuffle=on)

    def _rename(self, name: str) -> None:
        self.chosen = replace(self.chosen, name=name)

    def _seater(self, seat: int) -> Callable[[SeatChoice], None]:
        return lambda choice: self._seat(seat, choice)

    def _seat(self, seat: int, choice: SeatChoice) -> None:
        before = self.chosen.seats[seat]
        if before.human != choice.human:
            choice = as_kind(replace(choice, human=before.human), choice.human, self.everyone)
        seats = (*self.chosen.seats[:seat], choice, *self.chosen.seats[seat + 1 :])
        if before.human != choice.human:
            self._take(replace(self.chosen, seats=self._told_apart(seats)))
            return
        self.chosen = replace(self.chosen, seats=seats)
        self._check()
        self._show_faces(renamed=None if before.name == choice.name else seat)
        self.form.changed = True

    def _show_faces(self, renamed: int | None = None) -> None:
        """The face of a seat: the one chosen there, else the one its person had; that of the name where it is new or
        was typed at the `renamed` seat.

        What is changed at one seat changes no face at another.
        """
        names, chosen = zip(*((seat.name, seat.look) for seat in self.chosen.seats), strict=True)
        had = [None if seat == renamed else self._face_of.get(name) for seat, name in enumerate(names)]
        wishes = [before if look is None else look for look, before in zip(chosen, had, strict=True)]
        looks = self._faces = portraits.looks_for(names, wishes)
        self._face_of |= dict(zip(names, looks, strict=True))
        teams = teams_of(self.chosen.shape)
        for seat, row in enumerate(self._seats):
            row.face.show(looks[seat], seat % teams, [*looks[:seat], *looks[seat + 1 :]])

    def _take(self, chosen: NewGame) -> None:
        self.chosen = chosen
        self._rebuild()
        self.lay_out(self.kit)

    def _check(self) -> None:
        refusal = refuse_names(self.chosen.seats)
        if not refusal and not any(seat.human for seat in self.chosen.seats):
            refusal = ""  # computers may play among themselves while one watches
        self._start.enable(not refusal, refusal)

    def _go(self) -> None:
        seats = tuple(replace(seat, name=seat.name.strip()) for seat in self.chosen.seats)
        if portraits.looks_for([seat.name for seat in seats], [seat.look for seat in seats]) != self._faces:
            seats = tuple(replace(seat, look=look) for seat, look in zip(seats, self._faces, strict=True))
        self._ask(StartGame(replace(self.chosen, seats=seats, name=self.chosen.name.strip())))

    def _read_rules(self) -> None:
        self._ask(ReadRules(self.choice.rules))

    def _rebuild(self) -> None:
        """Make the widgets of the seats and put all in the order of Tab."""
        tables = self.choice.rules.tables
        for shape in self._shapes:
            shape.chosen = shape.shape == self.chosen.shape
            shape.enable(shape.shape in tables, words.NOT_IN_SET)
        self._seats = [SeatRow(n, choice, self._seater(n)) for n, choice in enumerate(self.chosen.seats)]
        self._reshuffle.visible = self.choice.rules.stock_out == "end"
        self._change.label = rule_words.change_of(self.choice.rules.name)
        rules: list[Widget] = [self._rules, self._change, self._questions, self._read]
        first: list[Widget] = [self._back, *rules, *self._shapes, self._reshuffle]
        self._check()
        self._show_faces()
        seats = [widget for row in self._seats for widget in row.widgets]
        self.form.set_widgets([*first, *seats, self._title, self._start])

    def term_at(self, pos: tuple[int, int]) -> Term | None:
        """The word that a fact about the rules begins with."""
        return next((term for term, row in self._fact_places if row.collidepoint(pos)), None)

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Three columns over the start strip."""
        theme = kit.theme
        margin, gap = theme.u(36), theme.u(18)
        self._bar_end = lay_out_bar(kit, [self._back])
        top = bar_height(kit) + theme.u(22)
        strip = max(theme.u(108), theme.tap(84) + theme.u(20))
        bottom = theme.height - theme.u(18) - strip
        width = theme.width - 2 * margin - 2 * gap
        first, second = round(width * 0.309), round(width * 0.329)
        high = bottom - theme.u(16) - top
        self._columns = (
            Rect(margin, top, first, high),
            Rect(margin + first + gap, top, second, high),
            Rect(margin + first + second + 2 * gap, top, width - first - second, high),
        )
        self._strip = Rect(margin, bottom, theme.width - 2 * margin, strip)
        self._head = max(theme.u(70), kit.text.line(30, "heading") + theme.u(10), 44 + theme.u(6))
        self._lay_out_rules(kit, self._columns[0])
        self._lay_out_shapes(kit, self._columns[1])
        self._lay_out_seats(kit, self._columns[2])
        self._lay_out_strip(kit)

    def _lay_out_rules(self, kit: Kit, box: Rect) -> None:
        theme = kit.theme
        wide = kit.text.width(self._read.label, 21, "strong") + theme.u(20)
        self._read.rect = Rect(box.right - theme.u(16) - wide, box.top + (self._head - 44) // 2, wide, 44)
        top, tap, gap = box.top + self._head, theme.tap(60), theme.u(10)
        facts = FACTS * max(theme.u(34), kit.text.line(20.5)) + theme.u(24)
        most = box.bottom - theme.u(22) - facts - 2 * (tap + gap) - top
        least = max(kit.text.line(27) + kit.text.line(20.5) + theme.u(8), 44)
        wished = (most + gap) // min(len(self._choices), ROWS_WISHED) - gap
        step = max(least, min(theme.u(128), wished)) + gap
        shown = max(1, min(len(self._choices), (most + gap) // step))  # rows are never cut off
        step = min(theme.u(138), (most + gap) // shown) if shown < len(self._choices) else step
        high = shown * step - gap
        self._rules.place(Rect(box.left + theme.u(16), top, box.w - theme.u(32), high), step, gap)
        self._rules.move_to(self._rules.current)
        top += high + gap
        left, wide = box.left + theme.u(16), box.w - theme.u(32)
        self._change.rect = Rect(left, top, wide, tap)
        self._questions.rect = Rect(left, top + tap + gap, wide, tap)
        self._facts_top = self._questions.rect.bottom + gap

    def _draw_rule(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        choice = self._choices[index]
        draw_rule_row(kit, surface, rect, choice, choice.id == self.chosen.rules, self._rules.pencil(rect))

    def _lay_out_shapes(self, kit: Kit, box: Rect) -> None:
        theme = kit.theme
        pad, gap = theme.u(16), theme.u(8)
        wide = (box.w - 2 * pad - 2 * gap) // 3
        note = self._note_height(kit, box.w - 2 * theme.u(26))
        high = min(theme.u(236), (box.h - self._head - note - 3 * gap) // 3)
        for n, shape in enumerate(self._shapes):
            x, y = n % 3, n // 3
            shape.rect = Rect(box.left + pad + x * (wide + gap), box.top + self._head + y * (high + gap), wide, high)
        self._note = Rect(box.left + theme.u(26), 0, box.w - theme.u(52), 0)
        self._note.top = box.top + self._head + 3 * (high + gap) + theme.u(4)
        self._note.h = box.bottom - theme.u(12) - self._note.top
        tap = theme.tap(52)
        top = min(self._note.bottom - tap, self._note.top + note - tap)
        self._reshuffle.rect = Rect(self._note.left, top, self._note.w, tap)

    def _note_words(self) -> str:
        if self.choice.rules.stock_out != "end":
            return ""
        first = stock_ends_first(self.choice.rules, self.chosen.shape)
        return words.STOCK_ENDS_FIRST if first else words.STOCK_LASTS

    def _note_height(self, kit: Kit, room: int) -> int:
        lines = len(kit.text.wrap(words.STOCK_ENDS_FIRST, 20, room))
        return round(kit.text.line(20) * 1.08) * lines + kit.theme.tap(52) + kit.theme.u(28)

    def _lay_out_seats(self, kit: Kit, box: Rect) -> None:
        theme = kit.theme
        pad, gap, count = theme.u(16), theme.u(10), len(self._seats)
        high = min(theme.u(236), (box.h - self._head - theme.u(8)) // count - gap)
        for n, row in enumerate(self._seats):
            row.place(kit, Rect(box.left + pad, box.top + self._head + n * (high + gap), box.w - 2 * pad, high))

    def _lay_out_strip(self, kit: Kit) -> None:
        theme, box = kit.theme, self._strip
        high = theme.tap(84)
        wide = theme.u(448)
        self._start.rect = Rect(box.right - theme.u(20) - wide, box.centery - high // 2, wide, high)
        field = max(theme.u(58), 44)
        wide = theme.u(400)
        label = kit.text.line(20)
        self._label_shown = field + label <= box.h - theme.u(8)
        top = box.centery - field // 2 + (label // 2 if self._label_shown else 0)
        self._title.rect = Rect(self._start.rect.left - theme.u(30) - wide, top, wide, field)

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, columns."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, words.NEW_GAME, self._bar_end)
        heads = (words.RULES_STEP, words.TABLE_STEP, words.SEATS_STEP)
        for box, head in zip(self._columns, heads, strict=True):
            kit.paint.panel(surface, box, PANEL, 0.84, LINE, 20)
            at = (box.left + theme.u(26), box.top + self._head // 2)
            text.draw(surface, head, at, 30, CREAM, "heading", room=round(box.w * 0.6))
        self._paint_facts(kit, surface, self._columns[0])
        self._paint_note(kit, surface)
        self._paint_seats(kit, surface)
        self._paint_strip(kit, surface)

    def _paint_facts(self, kit: Kit, surface: Surface, column: Rect) -> None:
        theme = kit.theme
        box = Rect(column.left + theme.u(16), self._facts_top, column.w - theme.u(32), 0)
        box.h = column.bottom - theme.u(14) - box.top
        kit.paint.panel(surface, box, PANEL_DEEP, 0.5, None, 14)
        rows = words.facts(self.choice.rules, teams_of(self.chosen.shape) < players_of(self.chosen.shape))
        self._fact_places = list(zip(FACT_TERMS, draw_facts(kit, surface, box, rows), strict=False))

    def _paint_note(self, kit: Kit, surface: Surface) -> None:
        note = self._note_words()
        if not note:
            return
        text, box = kit.text, self._note
        first = stock_ends_first(self.choice.rules, self.chosen.shape)
        words_box = Rect(box.left, box.top, box.w, self._reshuffle.rect.top - box.top)
        text.paragraph(surface, note, words_box, 20, OFF_REASON if first else DIM)
        at = (self._reshuffle.rect.left, self._reshuffle.rect.centery)
        text.draw(surface, words.RESHUFFLE, at, 22, CREAM, "strong", room=round(box.w * 0.66))

    def _paint_seats(self, kit: Kit, surface: Surface) -> None:
        teams = teams_of(self.chosen.shape)
        for seat, row in enumerate(self._seats):
            place = words.seat_place(seat, len(self._seats), seat != 0 and seat % teams == 0)
            row.paint(kit, surface, seat % teams, place)

    def _paint_strip(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._strip
        kit.paint.panel(surface, box, PANEL, 0.9, GOLD, 20, 2)
        left, right = box.left + theme.u(28), self._title.rect.left - theme.u(24)
        if self._label_shown:
            at = (self._title.rect.left + theme.u(4), self._title.rect.top - text.line(20) // 2 - theme.u(1))
            text.draw(surface, words.NAME_OF_GAME, at, 20, DIM, room=self._title.rect.w)
        names = [seat.name.strip() or "…" for seat in self.chosen.seats]
        ways = [[(name, *shorter_names(name))[:forms][-1] for name in names] for forms in range(1, 5)]
        ways.append([name if len(name) < 4 else f"{name[0]}." for name in names])  # six long ones
        tellings = [against(way, teams_of(self.chosen.shape)) for way in ways]
        room = right - left
        who = next((told for told in tellings if text.fit(told, 28, room, "heading")[0] == told), tellings[-1])
        people = sum(seat.human for seat in self.chosen.seats)
        line = words.CURTAIN_FALLS if people > 1 else words.summary(self.choice.rules)
        upper, lower = text.line(28, "heading"), text.line(21)
        top = box.centery - (upper + lower) // 2
        text.draw(surface, who, (left, top + upper // 2), 28, CREAM, "heading", room=right - left)
        text.draw(surface, line, (left, top + upper + lower // 2), 21, DIM, room=right - left)
