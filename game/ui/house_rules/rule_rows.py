"""House rules as rows of the editor: label and help, control, and what the preset has where it differs; and the page of
them, which scrolls.

A row reads the rules and hands on changed ones; what may be changed to what is decided in `game.rules.editing`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from game.rules import editing
from game.rules.editing import Entry
from game.rules.fields import ByRound, Choice, Steps, Switch, Tables, WholeNumber
from game.rules.ruleset import RuleSet, Value
from game.ui.boxes import Box, Column, Grid, Grow, OneOf, Pad, Panel, Put, Row, Together, Words, board, icon
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, OFF_REASON, ROW
from game.ui.house_rules.rule_controls import NumberChange, RuleStepper, ShapeSwitch
from game.ui.widgets import Button, Dropdown, IconButton, ScrollBar, Segmented, Toggle, Widget
from game.ui.widgets.scroll_bar import Scroll
from game.words import house_rules as words
from game.words import screens
from game.words.grammar import capital, points
from game.words.house_rules import value_text

Read = Callable[[], RuleSet]
Take = Callable[[RuleSet], None]
Tell = Callable[[str], None]

WHOLE: Final = "all"
"""The word for as many as there are."""
MOST_LETTERS_ABREAST: Final = 28
"""Choices with more letters than that are a list that opens, since they do not fit side by side."""
MOST_ABREAST: Final = 6
"""Numbers of one rule side by side."""
MOST_GROWTH: Final = 1.66
"""The share of its own height that a row may have where a topic has few rules."""


class RuleRow:
    """One rule. `sync` takes over what the rules say now; `fits` is False when the row must be made anew for that."""

    def __init__(self, entry: Entry, read: Read, take: Take, tell: Tell) -> None:
        self.entry = entry
        self.field = entry.field
        self._read, self._take, self._tell = read, take, tell
        self._signature = _signature(entry)
        self._head: list[Widget] = []
        self._cells: list[tuple[str, Widget]] = []
        self._whole: Button | None = None
        self._abreast = MOST_ABREAST
        self._revert = IconButton(f"button/revert/{entry.field}", "", self._take_back, "undo")
        self._make()
        self.sync(entry)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [*self._head, self._revert, *(widget for _, widget in self._cells)]

    def fits(self, entry: Entry) -> bool:
        """Whether the same widgets can show it."""
        return _signature(entry) == self._signature

    # ---- what it is set to

    def sync(self, entry: Entry) -> None:
        """Show what the rules say now."""
        self.entry = entry
        value, control = entry.value, entry.about.control
        widgets = [*self._head, *(widget for _, widget in self._cells)]
        for widget in widgets:
            match widget:
                case Toggle() if isinstance(control, Switch):
                    widget.on = value == control.on
                case Segmented() | Dropdown() if isinstance(control, Choice):
                    widget.chosen = control.words.index(str(value))
                case ShapeSwitch() if isinstance(value, tuple):
                    widget.on = widget.shape in value
                case _:
                    pass  # buttons are set to nothing
        if self._whole is not None:
            self._whole.enable(value != WHOLE)
        steppers = [widget for widget in widgets if isinstance(widget, RuleStepper)]
        for stepper, (number, shown) in zip(steppers, self._numbers(), strict=True):
            stepper.show(number, shown)
        self._revert.visible = entry.changed
        self._revert.label = self._revert.tooltip = words.back_to(entry.field, entry.base_value)

    def _numbers(self) -> list[tuple[int, str]]:
        """What each of its steppers is set to, and how that is said."""
        rules, value = self._read(), self.entry.value
        match self.entry.about.control:
            case WholeNumber(least, most):
                number = value if isinstance(value, int) else least - 1 if value == "never" else most + 1
                return [(number, value_text(self.field, value))]
            case ByRound():
                return [(entry, points(entry)) for entry in editing.entries_of(rules, self.field)]
            case Steps():
                pairs: Sequence[tuple[int, int]] = getattr(rules, self.field)
                return [(entry, points(entry)) for pair in pairs for entry in pair]
            case _:
                return []

    def _take_back(self) -> None:
        self._take(editing.reverted(self._read(), self.field))

    def _set(self, value: Value) -> None:
        self._take(editing.changed(self._read(), self.field, value))

    # ---- its control

    def _make(self) -> None:
        field, about = self.field, self.entry.about
        match about.control:
            case Switch() as switch:
                flip = lambda _: self._take(editing.toggled(self._read(), field))  # noqa: E731 - one of several alike
                is_on = self.entry.value == switch.on
                self._head = [Toggle(f"field/{field}", about.title, is_on, flip, (screens.ON, screens.OFF))]
            case Choice(choices):
                self._head = [self._choice(choices)]
            case WholeNumber() as stepper:
                self._head = [self._only_stepper(stepper)]
                if WHOLE in stepper.words:  # it lies behind every number
                    told = capital(value_text(field, WHOLE))
                    self._whole = self._button(WHOLE, told, lambda: editing.changed(self._read(), field, WHOLE))
                    self._head.insert(0, self._whole)
            case ByRound(each, single):
                self._make_rounds(each, single)
            case Steps() as steps:
                self._make_steps(steps)
            case Tables(shapes):
                self._cells = [("", ShapeSwitch(f"field/tables/{s}", s, self._flipper(s))) for s in shapes]
                self._abreast = len(shapes) // 2
            case _:
                raise TypeError(f"{field} has no control in a row")

    def _choice(self, choices: tuple[str, ...]) -> Widget:
        field, label = self.field, self.entry.about.title
        told = [value_text(field, word) for word in choices]
        chosen = choices.index(str(self.entry.value))
        choose = lambda at: self._set(choices[at])  # noqa: E731 - as above
        if sum(map(len, told)) > MOST_LETTERS_ABREAST:
            return Dropdown(f"field/{field}", label, told, chosen, choose)
        return Segmented(f"field/{field}", label, told, chosen, choose, weights=[len(word) + 4 for word in told])

    def _make_rounds(self, each: WholeNumber, single: bool) -> None:
        field, about = self.field, self.entry.about
        entries = editing.entries_of(self._read(), field)
        if single and not isinstance(self.entry.value, tuple):
            more = self._button("more", words.BY_ROUND, lambda: editing.round_added(self._read(), field))
            self._head = [more, self._only_stepper(each)]
            return
        fewer = self._button("fewer", words.FEWER_ROUNDS, lambda: self._fewer_rounds(single))
        more = self._button("more", words.MORE_ROUNDS, lambda: editing.round_added(self._read(), field))
        more.enable(len(entries) < 20)
        fewer.enable(len(entries) > 1)
        self._head = [fewer, more]
        for at in range(len(entries)):
            label = words.round_label(at, len(entries))
            name = f"{about.title}, {label.lower()}"
            self._cells.append((label, _stepper(f"{field}/{at + 1}", name, each, self._change(each, at + 1))))

    def _only_stepper(self, stepper: WholeNumber) -> RuleStepper:
        """The number of a rule that has but one, which may say words instead."""
        may_be: tuple[int | str, ...] = (stepper.least, stepper.most, *stepper.words)
        told = [value_text(self.field, value) for value in may_be]
        return _stepper(self.field, self.entry.about.title, stepper, self._change(stepper), told)

    def _change(self, stepper: WholeNumber, round_number: int = 1) -> NumberChange:
        return NumberChange(
            lambda by: self._take(editing.stepped(self._read(), self.field, by, round_number)),
            lambda n: self._put(stepper, n, lambda rules: editing.with_number(rules, self.field, n, round_number)),
        )

    def _put(self, stepper: WholeNumber, number: int, edit: Callable[[RuleSet], RuleSet]) -> bool:
        """A number that was typed; one that may not be is refused in a sentence."""
        if not editing.is_within(stepper, number):
            self._tell(words.out_of_range(number, stepper.least, stepper.most, stepper.least_on))
            return False
        self._take(edit(self._read()))
        return True

    def _fewer_rounds(self, single: bool) -> RuleSet:
        """Without the last entry; a list of one becomes the plain number where there is one."""
        rules = editing.round_removed(self._read(), self.field)
        entries = editing.entries_of(rules, self.field)
        return editing.changed(rules, self.field, entries[0]) if single and len(entries) == 1 else rules

    def _make_steps(self, steps: Steps) -> None:
        field = self.field
        pairs: Sequence[tuple[int, int]] = getattr(self._read(), field)
        label = words.MORE_ROUNDS if pairs else words.SET_BY_SCORE
        more = self._button("more", label, lambda: editing.score_step_added(self._read(), field))
        more.enable(len(pairs) < steps.most)
        fewer = self._button("fewer", words.FEWER_ROUNDS, lambda: editing.score_step_removed(self._read(), field))
        self._head = [fewer, more] if pairs else [more]
        for at in range(len(pairs)):
            for part, stepper in enumerate((steps.total, steps.minimum)):
                told = (words.FROM_TOTAL, words.NEEDS)[part]
                name = f"{told}, {at + 1}"
                id_ = f"{field}/{at + 1}/{('total', 'minimum')[part]}"
                self._cells.append((told, _stepper(id_, name, stepper, self._pair_change(stepper, at, part))))
        self._abreast = 2

    def _pair_change(self, stepper: WholeNumber, at: int, part: int) -> NumberChange:
        return NumberChange(
            lambda by: self._take(editing.score_step_moved(self._read(), at, part, by)),
            lambda n: self._put(stepper, n, lambda rules: editing.with_score_step(rules, at, part, n)),
        )

    def _flipper(self, shape: str) -> Callable[[], None]:
        def flip() -> None:
            tables: tuple[str, ...] = self._read().tables
            kept = tuple(table for table in tables if table != shape)
            self._set(kept if shape in tables else (*tables, shape))

        return flip

    def _button(self, what: str, label: str, rules: Callable[[], RuleSet]) -> Button:
        return Button(f"button/{what}/{self.field}", label, lambda: self._take(rules()), size=20)

    # ---- its looks

    def box(self) -> Box:
        """Words on the left, what changes the rule on the right; several numbers or tables in a grid below. What is on
        one line looks as well in a higher place.
        """
        entry = self.entry
        label = Grow(Column(self._title(), Words(entry.about.help, 19, DIM)))
        controls = [Put(widget, 60, _wide(widget)) for widget in (*self._head, self._revert)]
        inside: Box = Row(label, *controls, gap=12)
        if self._cells:
            cells = [_cell(name, widget) for name, widget in self._cells]
            inside = Column(inside, self._grid(cells), gap=6)
        line, thick = (OFF_REASON, 2) if entry.clashes else (LINE, 1)
        ground = board(ROW, 0.9, line, 14, thick, GOLD if entry.changed else None)
        row = Together(Panel(inside, (22, 11), ground))
        return row if self._cells else Grow(row, most=MOST_GROWTH)

    def _title(self) -> Box:
        """The name of the rule; what the preset has beside it, or below it where there is no room."""
        entry = self.entry
        colour = GOLD if entry.changed else CREAM
        warning = [icon("warning", 30, OFF_REASON)] if entry.clashes else []
        title = Row(*warning, Words(entry.about.title, 26, colour, "strong", lines=1), gap=8)
        if not entry.changed:
            return title
        told = words.instead_of(self.field, entry.base_value)
        return OneOf(Row(title, Words(told, 19, GOLD, lines=1), gap=14), Column(title, Words(told, 19, GOLD)))

    def _grid(self, cells: list[Box]) -> Box:
        """As many side by side as there is room for."""
        shares = 1.0 if isinstance(self.entry.about.control, Tables) else 0.0
        most = min(len(cells), self._abreast)
        return OneOf(
            *(
                Grid([cells[at : at + columns] for at in range(0, len(cells), columns)], (12, 10), [shares] * columns)
                for columns in range(most, 0, -1)
            )
        )


def _wide(widget: Widget) -> float | None:
    """Alike for all of a kind, so that they stand below each other; buttons and numbers as their words need."""
    match widget:
        case Toggle():
            return 200
        case Segmented():
            return 560
        case Dropdown():
            return 620
        case _:
            return None


def _cell(name: str, widget: Widget) -> Box:
    """One of several controls, below its name if it does not say it itself."""
    return Column(Words(name, 18, DIM, lines=1), Put(widget, 60)) if name else Put(widget, 176)


def _signature(entry: Entry) -> tuple[str, int]:
    many = isinstance(entry.about.control, ByRound | Steps) and isinstance(entry.value, tuple)
    return entry.field, len(entry.value) if many and isinstance(entry.value, tuple) else -1


def _stepper(id_: str, label: str, stepper: WholeNumber, change: NumberChange, told: Sequence[str] = ()) -> RuleStepper:
    """`told` is what it may say where that is not only numbers."""
    least, most = stepper.least, stepper.most
    bounds = (least - 1, most + 1) if stepper.words else (least, most)
    longest = max(told or (points(least), points(most)), key=len)
    return RuleStepper(f"field/{id_}", label, bounds, change, longest)


class RulePage:
    """The rows of some rules one below another, in a place that scrolls. `tell` hears why something cannot be,
    `on_move` that they lie elsewhere.
    """

    def __init__(self, read: Read, take: Take, tell: Tell, on_move: Callable[[], None]) -> None:
        self._read, self._take, self._tell = read, take, tell
        self._rows: list[RuleRow] = []
        self._instead = ""
        self.bar = ScrollBar("rows", words.HOUSE_RULES, on_move)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [*(widget for row in self._rows for widget in row.widgets), self.bar]

    def show(self, entries: Sequence[Entry], instead: str = "") -> None:
        """Rows for these rules; those that are there already are only set anew. Where there are none, `instead`."""
        self._instead = instead
        before = {row.field: row for row in self._rows}
        self._rows = [self._row(entry, before.get(entry.field)) for entry in entries]

    def _row(self, entry: Entry, row: RuleRow | None) -> RuleRow:
        if row is None or not row.fits(entry):
            return RuleRow(entry, self._read, self._take, self._tell)
        row.sync(entry)
        return row

    def first_widget(self, field: str) -> Widget | None:
        """What gets the keys when somebody is led to a rule."""
        row = next((row for row in self._rows if row.field == field), None)
        return next((widget for widget in row.widgets if widget.stop), None) if row else None

    def _row_of(self, widget: Widget | None) -> RuleRow | None:
        return next((row for row in self._rows if widget in row.widgets), None)

    def field_of(self, widget: Widget | None) -> str | None:
        """The rule that a widget belongs to, None for one beside the rows."""
        row = self._row_of(widget)
        return row.field if row else None

    def box(self) -> Box:
        """The rows, or that there are none."""
        rows = Column(*(row.box() for row in self._rows), gap=10)
        return Panel(Scroll(rows if self._rows else Pad(Words(self._instead, 24), 30, 30), self.bar), (12, 10))
