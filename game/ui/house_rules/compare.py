"""Two rule sets side by side, rule by rule; those in which they differ first of all."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from pygame import Rect, Surface

from game.rules.editing import NAMING
from game.rules.fields import field_infos
from game.rules.ruleset import RuleSet
from game.ui.boxes import Box, Column, Grow, Layers, Pad, Panel, Placed, Put, Row, Share, Space, Words, board
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE_LIGHT, ROW
from game.ui.requests import Ask, Go
from game.ui.widgets import BarButton, Dropdown, ScrollList, Toggle
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import house_rules as words
from game.words import screens
from game.words.house_rules import rule_title, value_text


class _Row(Struct, frozen=True):
    """A rule with both values as lines that fit; a topic has no values."""

    label: str
    left: str = ""
    right: str = ""
    differs: bool = False

    def box(self) -> Box:
        """A panel with three columns; a topic is a heading without one."""
        if not self.left:
            return Pad(Column(Grow(), Words(self.label, 26, GOLD, "heading", lines=1), Grow()), 6)
        label = Words(self.label, 23, CREAM, "strong", lines=1)
        ink = CREAM if self.differs else DIM
        left, right = (Pad(Words(value, 22, ink, lines=1), 12) for value in (self.left, self.right))
        ground = board(ROW, 0.9, LINE_LIGHT if self.differs else None, 10, 1.2)
        return Panel(_columns(label, left, right), (18, 0), ground)


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
        for field, about in field_infos().items():
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
        self.refresh()

    def content(self, kit: Kit) -> Box:
        """Labels in the first column, the sets in the others."""
        only = Words(words.ONLY_DIFFERENT, 23, CREAM, "strong", lines=1)
        switch = Layers(Put(self._switch), Row(Share(only, 0.6), Share(share=0.4)))
        choices = _columns(Pad(switch, 6), Put(self._left), Put(self._right), gap=16)
        none = [] if self._rows else [Words(words.ALIKE, 26, align="center", lines=1)]
        rows = Layers(Put(self._list), *none)
        page = Panel(Column(choices, Space(14), Grow(rows)), (24, 18))
        return Column(Bar(words.SIDE_BY_SIDE, [self._back]), Grow(Pad(page, 36, 20, 30)))

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        Placed(self._rows[index].box(), kit, rect).draw(kit, surface)


def _columns(label: Box, left: Box, right: Box, gap: float = 0) -> Row:
    return Row(Share(label, 0.34), Share(left, 0.33), Share(right, 0.33), gap=gap)
