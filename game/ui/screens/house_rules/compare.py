"""Two rule sets side by side, rule by rule; those in which they differ first of all."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from pygame import Rect, Surface

from game.rules.editing import NAMING
from game.rules.fields import abouts
from game.rules.ruleset import RuleSet
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, LINE_LIGHT, PANEL, ROW
from game.ui.screens.form_screen import FormScene
from game.ui.screens.requests import Ask, Go
from game.ui.widgets import BarButton, Dropdown, ScrollList, Toggle, bar_height, draw_bar, lay_out_bar
from game.words import house_rules as words
from game.words import screens
from game.words.house_rules import rule_title, value_text


class _Row(Struct, frozen=True):
    """A rule with both values as lines that fit; a topic has no values."""

    label: str
    left: str = ""
    right: str = ""
    differs: bool = False


class CompareScene(FormScene):
    """Any two of some rule sets, chosen from lists on top."""

    name = "rules_compare"
    first_focus = "field/right"

    def __init__(self, sets: Sequence[RuleSet], left: int, right: int, ask: Ask) -> None:
        super().__init__()
        self._sets = tuple(sets)
        self._only = True
        self._rows: list[_Row] = []
        names = [rules.name for rules in sets]
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._left = Dropdown("field/left", words.LEFT_SET, names, left, lambda _: self._fill())
        self._right = Dropdown("field/right", words.RIGHT_SET, names, right, lambda _: self._fill())
        on_off = (screens.ON, screens.OFF)
        self._switch = Toggle("field/only_different", words.ONLY_DIFFERENT, True, self._choose, on_off)
        self._list = ScrollList("list", words.SIDE_BY_SIDE, [], self._draw_row)
        self.form.set_widgets([self._back, self._switch, self._left, self._right, self._list])
        self.form.on_cancel = back
        self._fill()

    @property
    def labels(self) -> tuple[str, ...]:
        """The rows in words, those out of sight, too."""
        return tuple(self._list.labels)

    def _choose(self, only: bool) -> None:
        self._only = only
        self._fill()

    def _fill(self) -> None:
        one, other = self._sets[self._left.chosen], self._sets[self._right.chosen]
        self._rows = []
        group = ""
        for field, about in abouts().items():
            values = getattr(one, field), getattr(other, field)
            differs = values[0] != values[1]
            if field in NAMING or (self._only and not differs):
                continue
            if about.group != group:
                group = about.group
                self._rows.append(_Row(words.TOPICS[about.group]))
            told = [value_text(field, value) for value in values]
            self._rows.append(_Row(rule_title(field), told[0], told[1], differs))
        self._list.labels = [f"{row.label}: {row.left} | {row.right}" if row.left else row.label for row in self._rows]
        self._list.current = self._list.scroll = 0
        self.form.changed = True

    def lay_out(self, kit: Kit) -> None:
        """Labels in the first column, the sets in the others."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back])
        margin = theme.u(36)
        top, tap = bar_height(kit) + theme.u(20), theme.tap(64)
        self._panel = Rect(margin, top, theme.width - 2 * margin, theme.height - theme.u(30) - top)
        inner = self._panel.inflate(-theme.u(48), -theme.u(36))
        first = round(inner.w * 0.34)
        self._columns = (inner.left, inner.left + first, inner.left + first + (inner.w - first) // 2)
        each = (inner.w - first) // 2 - theme.u(16)
        self._left.rect = Rect(self._columns[1], inner.top, each, tap)
        self._right.rect = Rect(self._columns[2], inner.top, each, tap)
        self._switch.rect = Rect(inner.left, inner.top, first - theme.u(24), tap)
        y = inner.top + tap + theme.u(14)
        row = max(theme.u(56), kit.text.line(24) + theme.u(10), 40)
        self._list.place(Rect(inner.left, y, inner.w, inner.bottom - y), row, theme.u(6))

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, panel."""
        kit.ground(surface)
        draw_bar(kit, surface, words.SIDE_BY_SIDE, self._bar_end)
        kit.paint.panel(surface, self._panel, PANEL, 0.84, LINE, 20)
        at = (self._switch.rect.left + kit.theme.u(6), self._switch.rect.centery)
        room = self._switch.rect.w - kit.theme.u(170)
        kit.text.draw(surface, words.ONLY_DIFFERENT, at, 23, CREAM, "strong", room=room)
        if not self._rows:
            kit.text.draw(surface, words.ALIKE, self._list.rect.center, 26, CREAM, align="center")

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        row, theme, text = self._rows[index], kit.theme, kit.text
        y = rect.centery
        if not row.left:
            text.draw(surface, row.label, (rect.left + theme.u(6), y), 26, GOLD, "heading", room=rect.w)
            return
        kit.paint.panel(surface, rect, ROW, 0.9, LINE_LIGHT if row.differs else None, 10, 1.2)
        room = self._columns[1] - rect.left - theme.u(30)
        text.draw(surface, row.label, (rect.left + theme.u(18), y), 23, CREAM, "strong", room=room)
        for told, x, end in (
            (row.left, self._columns[1], self._columns[2]),
            (row.right, self._columns[2], rect.right),
        ):
            ink = CREAM if row.differs else DIM
            text.draw(surface, told, (x + theme.u(12), y), 22, ink, room=end - x - theme.u(24))
