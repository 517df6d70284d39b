"""A house rule as a row of the editor: its label and help, its control, and what the preset has where it differs.

A row reads the rules and hands on changed ones; what may be changed to what is decided in `game.rules.editing`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.rules import editing
from game.rules.editing import Entry
from game.rules.fields import ByRound, Choice, Steps, Switch, Tables, WholeNumber
from game.rules.ruleset import RuleSet, Value
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, OFF_REASON, ROW
from game.ui.screens.house_rules.controls import Change, RuleStepper, ShapeSwitch
from game.ui.widgets import Button, Dropdown, IconButton, Segmented, Toggle, Widget
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


class Row:
    """One rule. `sync` takes over what the rules say now; `fits` is False when the row must be made anew for that."""

    def __init__(self, entry: Entry, read: Read, take: Take, tell: Tell) -> None:
        self.entry = entry
        self.field = entry.field
        self._read, self._take, self._tell = read, take, tell
        self._signature = _signature(entry)
        self._head: list[Widget] = []
        self._cells: list[tuple[str, Widget]] = []
        self._columns = 0
        self.rect = Rect(0, 0, 0, 0)
        self._window = Rect(0, 0, 0, 0)
        self._lines: list[tuple[str, str]] = []  # words and colour, under the label
        self._beside = ""  # what the preset has, where there is room beside the label
        self._label_room = 0
        self._grid_top = 0
        self._revert = IconButton(f"button/revert/{entry.field}", "", self._take_back, "undo")
        self._make()
        self.sync(entry)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [*self._head, self._revert, *(widget for _, widget in self._cells)]

    @property
    def may_grow(self) -> bool:
        """Whether it looks as well in a higher place: everything in it is on one line."""
        return not self._cells

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
                case Button() if widget.id == f"button/{WHOLE}/{self.field}":
                    widget.enable(value != WHOLE)
                case _:
                    pass  # buttons are set to nothing
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
                self._head = [_stepper(field, about.title, field, stepper, self._change(stepper))]
                if WHOLE in stepper.words:  # it lies behind every number
                    told = capital(value_text(field, WHOLE))
                    self._head[:0] = [self._button(WHOLE, told, lambda: editing.changed(self._read(), field, WHOLE))]
            case ByRound(each, single):
                self._make_rounds(each, single)
            case Steps() as steps:
                self._make_steps(steps)
            case Tables(shapes):
                self._cells = [("", ShapeSwitch(f"field/tables/{s}", s, self._flipper(s))) for s in shapes]
                self._columns = len(shapes) // 2
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
            self._head = [more, _stepper(field, about.title, field, each, self._change(each))]
            return
        fewer = self._button("fewer", words.FEWER_ROUNDS, lambda: self._fewer_rounds(single))
        more = self._button("more", words.MORE_ROUNDS, lambda: editing.round_added(self._read(), field))
        more.enable(len(entries) < 20)
        fewer.enable(len(entries) > 1)
        self._head = [fewer, more]
        for at in range(len(entries)):
            label = words.round_label(at, len(entries))
            name = f"{about.title}, {label.lower()}"
            self._cells.append((label, _stepper(f"{field}/{at + 1}", name, field, each, self._change(each, at + 1))))

    def _change(self, stepper: WholeNumber, round_number: int = 1) -> Change:
        return Change(
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
                self._cells.append((told, _stepper(id_, name, field, stepper, self._pair_change(stepper, at, part))))
        self._columns = 2

    def _pair_change(self, stepper: WholeNumber, at: int, part: int) -> Change:
        return Change(
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

    # ---- its place

    def measure(self, kit: Kit, width: int) -> int:
        """How high it is at that width; everything in real pixels."""
        theme, text = kit.theme, kit.text
        tap, pad = theme.tap(60), theme.u(20)
        x = width - pad
        self._revert.rect = Rect(x - tap, 0, tap, tap)
        x = self._revert.rect.left - theme.u(12)
        for widget in reversed(self._head):
            wide = self._wide(kit, widget)
            widget.rect = Rect(x - wide, 0, wide, tap)
            x -= wide + theme.u(12)
        self._label_room = x - theme.u(8) - pad - theme.u(8)
        self._lines = [(line, DIM) for line in text.wrap(self.entry.about.help, 19, self._label_room)]
        self._beside = ""
        if self.entry.changed:
            told = words.instead_of(self.field, self.entry.base_value)
            before = text.width(self.entry.about.title, 26, "strong") + theme.u(14 + 38 * bool(self.entry.clashes))
            if before + text.width(told, 19) <= self._label_room:
                self._beside = told
            else:
                self._lines[:0] = [(line, GOLD) for line in text.wrap(told, 19, self._label_room)]
        label = text.line(26, "strong") + text.line(19) * len(self._lines)
        head = max(label, tap) + theme.u(22)
        self._grid_top = head - theme.u(6)
        if not self._cells:
            return head
        return head + self._measure_grid(kit, width - 2 * pad)

    def _wide(self, kit: Kit, widget: Widget) -> int:
        theme = kit.theme
        match widget:
            case RuleStepper():
                return max(theme.u(250), widget.wide(kit))
            case Toggle():
                return theme.u(200)
            case Segmented():
                return theme.u(560)
            case Dropdown():
                return theme.u(620)
            case _:
                return max(kit.text.width(widget.label, 20, "strong") + theme.u(48), theme.tap(120))

    def _measure_grid(self, kit: Kit, room: int) -> int:
        theme = kit.theme
        gap = theme.u(12)
        shapes = isinstance(self.entry.about.control, Tables)
        widths = [w.wide(kit) for _, w in self._cells if isinstance(w, RuleStepper)]
        if shapes:
            widths = [kit.text.width(kind, 17) + theme.u(14) for _, kind in screens.SHAPES.values()]
        wide = max([theme.u(130), *widths])
        columns = self._columns or len(self._cells)
        while columns > 1 and columns * wide + (columns - 1) * gap > room:
            columns = columns // 2 if shapes else columns - 1
        wide = min((room - (columns - 1) * gap) // columns, round(wide * 1.2)) if not shapes else wide
        label = 0 if shapes else kit.text.line(18)
        high = theme.tap(176) if shapes else theme.tap(60)
        if shapes:
            wide = (room - (columns - 1) * gap) // columns
            high = max(high, kit.text.line(22) + kit.text.line(17) + theme.u(104))
        step = label + high + gap
        for n, (_, widget) in enumerate(self._cells):
            x, y = n % columns, n // columns
            widget.rect = Rect(x * (wide + gap), y * step + label, wide, high)
        return step * -(-len(self._cells) // columns)

    def place(self, kit: Kit, rect: Rect, window: Rect) -> None:
        """Put it, after `measure`, where it lies in the window through which it is seen."""
        self.rect, self._window = rect, window
        pad = kit.theme.u(20)
        middle = rect.top + self._grid_top // 2 if self._cells else rect.centery
        for widget in [*self._head, self._revert]:
            widget.rect.left += rect.left
            widget.rect.centery = middle
            widget.window = window
        for _, widget in self._cells:
            widget.rect.move_ip(rect.left + pad, rect.top + self._grid_top)
            widget.window = window

    # ---- its looks

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Everything but the widgets."""
        if not self.rect.colliderect(self._window):
            return
        theme, text, rect, entry = kit.theme, kit.text, self.rect, self.entry
        kit.paint.panel(surface, rect, ROW, 0.9, OFF_REASON if entry.clashes else LINE, 14, 2 if entry.clashes else 1)
        if entry.changed:
            kit.paint.panel(surface, Rect(rect.left, rect.top + 6, theme.u(7), rect.h - 12), GOLD, 1, None, 3)
        left = rect.left + theme.u(24)
        upper, lower = text.line(26, "strong"), text.line(19)
        high = upper + lower * len(self._lines)
        top = (rect.top + self._grid_top // 2 if self._cells else rect.centery) - high // 2
        label_left = left
        if entry.clashes:
            side = theme.u(30)
            kit.paint.icon(surface, "warning", (left + side // 2, top + upper // 2), side, OFF_REASON)
            label_left += side + theme.u(8)
        room = self._label_room - (label_left - left)
        colour = GOLD if entry.changed else CREAM
        size = text.common([entry.about.title], 26, room, "strong")
        at = text.draw(surface, entry.about.title, (label_left, top + upper // 2), size, colour, "strong", room=room)
        if self._beside:
            x, spare = at.right + theme.u(14), room - at.w - theme.u(14)
            text.draw(surface, self._beside, (x, top + upper // 2 + theme.u(2)), 19, GOLD, room=spare)
        for n, (line, ink) in enumerate(self._lines):
            y = top + upper + n * lower + lower // 2
            text.draw(surface, line, (left, y), 19, ink, room=self._label_room)
        for label, widget in self._cells:
            if label:
                y = widget.rect.top - text.line(18) // 2
                text.draw(surface, label, (widget.rect.left + 2, y), 18, DIM, room=widget.rect.w)


def _signature(entry: Entry) -> tuple[str, int]:
    many = isinstance(entry.about.control, ByRound | Steps) and isinstance(entry.value, tuple)
    return entry.field, len(entry.value) if many and isinstance(entry.value, tuple) else -1


def _stepper(id_: str, label: str, field: str, stepper: WholeNumber, change: Change) -> RuleStepper:
    least, most = stepper.least, stepper.most
    told = [points(least), points(most)]
    if "/" not in id_:
        told = [value_text(field, number) for number in (least, most)]
        told += [value_text(field, word) for word in stepper.words]
    bounds = (least - 1, most + 1) if stepper.words else (least, most)
    return RuleStepper(f"field/{id_}", label, bounds, change, max(told, key=len))
