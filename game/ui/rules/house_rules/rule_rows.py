"""House rules as rows of the editor: label and help, a control, and the preset's value if it differs.

A row shows a rule and passes changes on; which values are allowed is decided in `game.rules.editing`.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Final

from msgspec import Struct
from pygame import Rect

from game.messages.amounts import capital
from game.messages.functions import house_rules as say, screens as say_screens, spoken_text as say_spoken_text
from game.messages.language import Message, saying
from game.rules import editing
from game.rules.editing import Entry
from game.rules.fields import ByRound, Choice, Steps, Switch, Tables, WholeNumber
from game.rules.ruleset import RuleSet, Value
from game.sentences.rules_and_scores.house_rules import value_text
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grid,
    Grow,
    Layers,
    Located,
    Pad,
    Panel,
    Reserved,
    Row,
    SeenWhole,
    Share,
    Sized,
    WidgetSlot,
    Words,
    board,
    icon,
)
from game.toolkit.drawing.text import Align
from game.toolkit.drawing.theme import CREAM, GOLD, LINE, OFF_REASON, PANEL_DEEP, QUIET, ROW
from game.toolkit.widgets import Button, Dropdown, IconButton, ScrollBar, ScrollRows, Segmented, Toggle, Widget
from game.ui.rules.house_rules.rule_controls import NumberChange, RuleStepper, ShapeSwitch

Named = tuple[str, Widget]
NumberEdit = Callable[[RuleSet, str, int], RuleSet]
"""Takes rules, a field and a number of steps, or the new number; returns the changed rules."""
WHOLE: Final = "all"
"""The word for "as many as there are"."""
ON_ROW, ON_CARD = (26, 24), (27, 24)
"""Design pixels of a rule's name and of its sentence."""
NO_NAME: Final = " "
"""Over a button beside controls that have names."""


class RuleRow(Struct, frozen=True):
    """One rule of a set. `edit` is called with the change, `tell` with the reason if there can't be one."""

    rules: RuleSet
    entry: Entry
    edit: Callable[[Callable[[RuleSet], RuleSet]], None]
    tell: Callable[[Message], None]
    locate: Callable[[Rect], object] = lambda _: None
    """Called with where the row is."""
    is_told: bool = False
    """Whether the row explains the rule: it has the focus, or the pointer is over it."""
    picture: Box | None = None
    """Of a main rule, on the left; such a row offers no number for each round."""
    before: Sequence[RuleSet] = ()
    """What the set has been since it was opened, the latest first: a table that is ticked again returns to its
    place.
    """

    @property
    def first_id(self) -> str:
        """The id of the control to focus when somebody is led to the rule."""
        head, cells = self._controls()
        return [*head, *(widget for _, widget in cells)][0].id

    def _edit(self, change: Callable[..., RuleSet], *more: object) -> None:
        self.edit(lambda rules: change(rules, self.entry.field, *more))

    # ---- its control

    def _controls(self) -> tuple[list[Widget], list[Named]]:
        about, value = self.entry.about, self.entry.value
        match about.control:
            case Switch() as switch:
                flip = lambda _: self._edit(editing.toggled)  # noqa: E731 - said in the call below
                return [
                    Toggle(self._id(), about.title, value == switch.on, flip, (say_screens.on(), say_screens.off()))
                ], []
            case Choice(choices):
                return [self._choice(choices)], []
            case WholeNumber() as limits:
                return [self._only_number(limits, int(str(value)))], []
            case ByRound(each, single):
                return self._rounds(each, single)
            case Steps() as steps:
                return self._steps(steps)
            case Tables(shapes):
                return [], [
                    ("", ShapeSwitch(self._id(s), s, shapes, s in self.rules.tables, self._flip)) for s in shapes
                ]
            case _:
                raise TypeError(f"{self.entry.field} has no control in a row")

    def _id(self, *parts: object) -> str:
        return "/".join(map(str, ("field", self.entry.field, *parts)))

    def _button(
        self, what: str, label: str, change: Callable[..., RuleSet], *more: object, enabled: bool = True
    ) -> Button:
        press = partial(self._edit, change, *more)
        id, named = f"button/{what}/{self.entry.field}", say_spoken_text.belonging(self.entry.about.title, label)
        return Button(id, named, press, look=22, why_not=None if enabled else "").shown_as(label)

    def _choice(self, choices: tuple[str, ...]) -> Widget:
        title, told = self.entry.about.title, list(map(self._capital, choices))
        chosen = choices.index(str(self.entry.value))
        choose = lambda at: self._edit(editing.changed, choices[at])  # noqa: E731 - said in the calls below
        if sum(map(len, told)) > 28:  # more don't fit side by side
            return Dropdown(self._id(), title, told, chosen, choose)
        return Segmented(self._id(), title, told, chosen, choose, weights=[len(word) + 4 for word in told])

    def _capital(self, value: Value) -> str:
        return capital(value_text(self.entry.field, value))

    def _flip(self, shape: str) -> None:
        self.edit(lambda rules: editing.table_flipped(rules, shape, self.before))

    def _rounds(self, each: WholeNumber, single: bool) -> tuple[list[Widget], list[Named]]:
        title, entries = self.entry.about.title, editing.entries_of(self.rules, self.entry.field)
        value = self.entry.value
        if single and not isinstance(value, tuple):
            more = self._button("more", say.by_round(), editing.round_added)
            buttons: list[Widget] = [more] * (self.picture is None)
            if WHOLE in each.words:
                buttons.append(self._whole_or_top())
            if value == WHOLE:
                return buttons, []
            number = each.least - 1 if isinstance(value, str) else entries[0]
            return [*buttons, self._only_number(each, number)], []
        fewer = self._button("fewer", say.fewer_rounds(), _fewer_rounds, single, enabled=len(entries) > 1)
        more = self._button("more", say.more_rounds(), editing.round_added, enabled=len(entries) < 20)
        cells: list[Named] = []
        for at, number in enumerate(entries):
            last = at + 1 == len(entries)
            name = say.last_round(at + 1) if last else say.round(at + 1)
            label = say.last_round_of(title, at + 1) if last else say.round_of(title, at + 1)
            id = self._id(at + 1)
            step = partial(editing.stepped, round_number=at + 1)
            put = partial(editing.with_number, round_number=at + 1)
            cells.append((name, self._number(id, label, each, number, step, put)))
        return [], [*cells, (NO_NAME, fewer), (NO_NAME, more)]

    def _whole_or_top(self) -> Widget:
        """As many as there are, or a number of cards, which follows."""
        choices = WHOLE, editing.entries_of(self.rules, self.entry.field)[0]
        told, at = [self._capital(WHOLE), say.the_top()], int(self.entry.value != WHOLE)
        title = self.entry.about.title
        return Segmented(self._id("which"), title, told, at, lambda at: self._edit(editing.changed, choices[at]))

    def _steps(self, steps: Steps) -> tuple[list[Widget], list[Named]]:
        pairs = self.rules.opening_by_score
        label, may_add = say.more_rounds() if pairs else say.set_by_score(), len(pairs) < steps.most
        more = self._button("more", label, editing.score_step_added, enabled=may_add)
        fewer = self._button("fewer", say.fewer_rounds(), editing.score_step_removed)
        cells = [self._pair(steps, at, part) for at in range(len(pairs)) for part in (0, 1)]
        return ([], [*cells, (NO_NAME, fewer), (NO_NAME, more)]) if pairs else ([more], cells)

    def _pair(self, steps: Steps, at: int, part: int) -> Named:
        """One number of a step: the total from which it applies, or the minimum it asks for."""
        name = (say.from_total(), say.needs())[part]
        step = lambda rules, field, by: editing.score_step_moved(rules, at, part, by, field)  # noqa: E731 - bound
        put = lambda rules, field, to: editing.with_score_step(rules, at, part, to, field)  # noqa: E731 - bound
        limits, number = (steps.total, steps.minimum)[part], self.rules.opening_by_score[at][part]
        id = self._id(at + 1, ("total", "minimum")[part])
        return name, self._number(id, say.numbered(name, at + 1), limits, number, step, put)

    def _only_number(self, limits: WholeNumber, number: int) -> RuleStepper:
        """The only number of a rule, which may be shown as words."""
        beyond = 1 if limits.words else 0
        may_be: tuple[int | str, ...] = (limits.least, limits.most, *limits.words)
        shown, *told = map(self._capital, (self.entry.value, *may_be))
        change = self._change(limits, editing.stepped, editing.with_number)
        bounds = limits.least - beyond, limits.most + beyond
        longest = "" if WHOLE in limits.words else max(told, key=len)  # beside a bar there is less room, and no "all"
        return RuleStepper(self._id(), self.entry.about.title, number, bounds, change, shown=shown, longest=longest)

    def _number(
        self, id: str, label: str, limits: WholeNumber, number: int, step: NumberEdit, put: NumberEdit
    ) -> RuleStepper:
        return RuleStepper(id, label, number, (limits.least, limits.most), self._change(limits, step, put))

    def _change(self, limits: WholeNumber, step: NumberEdit, put: NumberEdit) -> NumberChange:
        return NumberChange(partial(self._edit, step), partial(self._put, limits, put))

    def _put(self, limits: WholeNumber, put: NumberEdit, number: int) -> bool:
        """Set a typed number; False, with a sentence, if it isn't allowed."""
        if not editing.is_within(limits, number):
            is_always_on = limits.least_on is None
            refused = say.out_of_range if is_always_on else say.out_of_range_or_off
            self.tell(
                saying(refused, number, limits.least if limits.least_on is None else limits.least_on, limits.most)
            )
            return False
        self._edit(put, number)
        return True

    # ---- layout

    def box(self) -> Box:
        """Words on the left, what changes the rule on the right; several numbers or tables in a grid below. There is
        always room for what the row says of its rule, so that no row moves.
        """
        title, sentence, revert, head, cells = self._parts()
        shown = Column(title, sentence) if self.is_told else Column(Grow(), title, Grow())
        label = Layers(Reserved(Column(title, sentence)), shown)
        controls = [*revert, *head]
        inside: Box = FirstThatFits(
            Row(Grow(Sized(label, width=250)), *controls, gap=12),
            Column(label, Row(Grow(), *controls, gap=12), gap=6),
        )
        if cells:
            inside = Column(inside, self._grid(cells), gap=6)
        if self.picture is not None:
            inside = Row(Sized(self.picture, 255), Grow(inside), gap=24, across="stretch")
        row = self._on_board(inside, (22, 4 if self.picture is None else 2))
        return row if cells else Grow(row, most=1.75)

    def card(self, line: Sequence["RuleRow"]) -> Box:
        """The picture, at its foot what it is about if that is told, then the name, with as much room as that of any
        card of its line, then what changes the rule.
        """
        title, sentence, revert, head, cells = self._parts(ON_CARD)
        told = [Panel(sentence, (12, 6), board(PANEL_DEEP, 0.94, LINE, 10))] * self.is_told
        picture = Layers(Sized(self.picture or Box(), height=150), Column(Row(Grow(), *revert), Grow(), *told))
        rooms = (Reserved(row._parts(ON_CARD)[0]) for row in line)
        last = [Grow(), head.pop(), Grow()] if isinstance(self.entry.about.control, Switch) else map(Grow, head[-1:])
        parts = *head[:-1], *last
        changes = self._grid(cells) if cells else FirstThatFits(Row(*parts, gap=12), Column(*parts, gap=6))
        named = Column(Grow(picture), Layers(*rooms, Row(Grow(), title, Grow())), changes, gap=10)
        return Share(self._on_board(named, (16, 14)))

    def _parts(self, sizes: tuple[int, int] = ON_ROW) -> tuple[Box, Box, list[Box], list[Box], list[Box]]:
        """The rule's name, its sentence; the button to its preset's value, if it has another; its control, or each of
        several.
        """
        entry = self.entry
        head, cells = self._controls()
        back = say.back_to(self._base)
        revert = IconButton(f"button/revert/{entry.field}", back, partial(self._edit, editing.reverted), "undo")
        for widget in head:
            if not isinstance(widget, Button):
                widget.tooltip, widget.is_told_beside = entry.about.help, True
        slots: list[Box] = [WidgetSlot(widget, 60, None if head[1:] else _width(widget)) for widget in head]
        return (
            self._title(sizes[0], "left" if sizes == ON_ROW else "center"),
            Words(entry.about.help, sizes[1], QUIET),
            [WidgetSlot(revert, 60)] * entry.changed,
            slots,
            [_cell(name, widget) for name, widget in cells],
        )

    def _on_board(self, inside: Box, margins: tuple[float, float]) -> Box:
        line, thick = (OFF_REASON, 2) if self.entry.clashes else (LINE, 1)
        ground = board(ROW, 0.9, line, 14, thick, GOLD if self.entry.changed else None)
        return Located(SeenWhole(Panel(inside, margins, ground)), self.locate)

    @property
    def _base(self) -> str:
        """The preset's value, as the control words it."""
        match self.entry.about.control:
            case Switch() as switch:
                return say_screens.on() if self.entry.base_value == switch.on else say_screens.off()
            case _:
                return value_text(self.entry.field, self.entry.base_value)

    def _title(self, size: float, align: Align) -> Box:
        """The name of the rule, with the preset's value beside it, or below if there is no room."""
        entry = self.entry
        colour = GOLD if entry.changed else CREAM
        warning = [icon("warning", 30, OFF_REASON)] if entry.clashes else []
        title = Row(*warning, Words(entry.about.title, size, colour, "strong", align, lines=1), gap=8)
        if not entry.changed:
            return title
        told = say.instead_of(self._base)
        return FirstThatFits(Row(title, Words(told, 24, GOLD, lines=1), gap=14), Column(title, Words(told, 24, GOLD)))

    def _grid(self, cells: Sequence[Box]) -> Box:
        """As many as fit side by side, in rows of equal length."""
        control = self.entry.about.control
        shares = 1.0 if isinstance(control, Tables) else 0.0
        abreast = 2 if isinstance(control, Steps) else 6
        lines = dict.fromkeys(ceil(len(cells) / most) for most in range(min(len(cells), abreast), 0, -1))
        forms = (ceil(len(cells) / count) for count in lines)
        return FirstThatFits(
            *(
                Grid([cells[at : at + columns] for at in range(0, len(cells), columns)], (12, 10), [shares] * columns)
                for columns in forms
            )
        )


def rows_shown(rows: Sequence[RuleRow], bar: ScrollBar, instead: str) -> Box:
    """Rows in a scrolling area, or if they have pictures and fit, cards in two lines; if there are none, the text
    `instead`.
    """
    shown = [row.box() for row in rows] or [Pad(Words(instead, 24), 30, 30)]
    page = Panel(ScrollRows(shown, bar, gap=8), (12, 10))
    pictured = [row for row in rows if row.picture is not None]
    if not pictured:
        return page
    half = len(pictured) // 2
    lines = (
        Row(*(row.card(line) for row in line), gap=14, across="stretch") for line in (pictured[:half], pictured[half:])
    )
    return FirstThatFits(Column(*map(Grow, lines), gap=14), page)


def _fewer_rounds(rules: RuleSet, field: str, single: bool) -> RuleSet:
    """Remove the last entry; a list of one becomes a plain number if `single`."""
    rules = editing.round_removed(rules, field)
    entries = editing.entries_of(rules, field)
    return editing.changed(rules, field, entries[0]) if single and len(entries) == 1 else rules


def _width(widget: Widget) -> float | None:
    """The width of a control: the same for all choices, so that they line up; None for buttons and numbers, as their
    text needs.
    """
    match widget:
        case Segmented() | Dropdown():
            return 500
        case _:
            return None


def _cell(name: str, widget: Widget) -> Box:
    """One of several controls, below its name unless it has that itself."""
    return Column(Words(name, 24, QUIET, lines=1), WidgetSlot(widget, 60)) if name else WidgetSlot(widget, 176)
