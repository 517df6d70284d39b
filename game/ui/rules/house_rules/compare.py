"""Two rule sets side by side, rule by rule; by default only the rules that differ."""

from collections.abc import Sequence

from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import house_rules as say, rules as say_rules, screens as say_screens
from game.rules.editing import NAMING
from game.rules.fields import field_infos
from game.rules.presets import changes_between, rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.house_rules import rule_title, value_text
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Pad,
    Panel,
    Placed,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE_LIGHT, ROW
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Dropdown, ScrollList, Toggle
from game.ui.shared.requests import Ask, AskingScene


class _Row(Struct, frozen=True):
    """A rule with both values as lines of text; a topic has no values."""

    title: str
    left: str = ""
    right: str = ""
    differs: bool = False

    @property
    def label(self) -> str:
        return say.compared_row(self.title, self.left, self.right) if self.left else self.title

    def box(self) -> Box:
        """A panel with three columns; a topic is a heading without a panel."""
        if not self.left:
            return Pad(Column(Grow(), Words(self.title, 26, GOLD, "heading", lines=1), Grow()), 6)
        label = Words(self.title, 23, CREAM, "strong", lines=1)
        ink = CREAM if self.differs else DIM
        left, right = (Pad(Words(value, 22, ink, lines=1), 12) for value in (self.left, self.right))
        ground = board(ROW, 0.9, LINE_LIGHT if self.differs else None, 10, 1.2)
        return Panel(_columns(label, left, right), (18, 0), ground)


class CompareState(Struct, frozen=True):
    """Two of several rule sets, by index."""

    sets: tuple[RuleSet, ...]
    left: int
    right: int
    only_different: bool = True

    @property
    def rows(self) -> tuple[_Row, ...]:
        one, other = self.sets[self.left], self.sets[self.right]
        rows: list[_Row] = []
        different = {change.field for change in changes_between(one, other)}
        group = ""
        for field, about in field_infos().items():
            left, right = getattr(one, field), getattr(other, field)
            if field in NAMING or (self.only_different and field not in different):
                continue
            if about.group != group:
                group = about.group
                rows.append(_Row(say_rules.topic(about.group)))
            rows.append(_Row(rule_title(field), value_text(field, left), value_text(field, right), field in different))
        return tuple(rows)


class _Rules(ScrollList):
    """Rows that are all as high as the one with the most lines."""

    design_row_height = 66

    def __init__(self, rows: Sequence[_Row]) -> None:
        super().__init__("list", say.side_by_side(), [row.label for row in rows], self._draw_rules)
        self._rows = rows

    def _draw_rules(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        Placed(self._rows[index].box(), kit, rect).draw(kit, surface)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        most = max((row.box().height(kit, rect.w - self.bar) for row in self._rows), default=0)
        self.place(rect, max(self.step(kit), most + self.gap), self.gap)


class CompareScene(AskingScene[CompareState]):
    """Any two of some rule sets, chosen from lists on top."""

    name = "rules_compare"
    first_focus = "field/right"
    page: ScrollList

    def __init__(self, sets: Sequence[RuleSet], left: int, right: int, ask: Ask) -> None:
        super().__init__(CompareState(tuple(sets), left, right), ask)

    def _compare(self, **fields: int) -> None:
        self.page.scroll_to_row(0)
        self.set_state(**fields)

    def content(self, kit: Kit) -> Box:
        state, rows = self.state, self.state.rows
        names = [rule_set_name(rules.name) for rules in state.sets]
        compare = self._compare
        on_off = (say_screens.on(), say_screens.off())
        toggle = Toggle(
            "field/only_different",
            say.only_different(),
            state.only_different,
            lambda only: compare(only_different=only),
            on_off,
        )
        left = Dropdown("field/left", say.left_set(), names, state.left, lambda n: compare(left=n))
        right = Dropdown("field/right", say.right_set(), names, state.right, lambda n: compare(right=n))
        only = Words(say.only_different(), 23, CREAM, "strong", lines=1)
        switch = Layers(WidgetSlot(toggle), Row(Share(only, 0.6), Share(share=0.4)))
        choices = _columns(Pad(switch, 6), WidgetSlot(left), WidgetSlot(right), gap=16)
        none = [] if rows else [Words(say.alike(), 26, align="center", lines=1)]
        page = Panel(Column(choices, Space(14), Grow(Layers(WidgetSlot(_Rules(rows)), *none))), (24, 18))
        return Column(Bar(say.side_by_side(), [self.way_back]), Grow(Pad(page, 36, 20, 30)))


def _columns(label: Box, left: Box, right: Box, gap: float = 0) -> Row:
    return Row(Share(label, 0.34), Share(left, 0.33), Share(right, 0.33), gap=gap)
