"""The rules of a set as a page to read, in the order of play, with small pictures; what the set changes is marked."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.rules.presets import preset
from game.rules.readings import readings_of
from game.rules.ruleset import RuleSet
from game.ui.core.kit import Kit
from game.ui.core.text import Face
from game.ui.core.theme import GOLD_DARK, INK, PAPER_LINE, TEAM_INKS, WINE
from game.ui.screens.form_screen import FormScene
from game.ui.screens.rule_page_pictures import Figure, draw_figures, figures_of
from game.ui.widgets import BarButton, ScrollList, bar_height, draw_bar, lay_out_bar
from game.words import rule_page as words
from game.words import screens
from game.words.rule_page import changed_lines, origin, reading_lines, rule_page, tag_line

PICTURE_LINES: Final = 3
ASIDE_INK: Final = TEAM_INKS[1]


class RulePageActions(Struct, frozen=True):
    """Where the buttons lead; without `compare` there is no such button."""

    back: Callable[[], None]
    compare: Callable[[], None] | None = None


class PageLine(Struct, frozen=True):
    """One line of the page: words, a heading, or a slice of a picture. Marked is what the preset has otherwise."""

    words: str = ""
    heading: bool = False
    marked: bool = False
    aside: bool = False
    """Why an unclear place is read as it is."""
    figures: tuple[Figure, ...] = ()
    part: int = 0
    """Which of the lines of its picture this one is."""


class RulePageScene(FormScene):
    """One sheet that scrolls with wheel, arrows and page keys."""

    name = "rule_page"

    def __init__(self, rules: RuleSet, actions: RulePageActions) -> None:
        super().__init__()
        self._rules = rules
        self.lines: list[PageLine] = []
        self._back = BarButton("button/back", screens.BACK, actions.back, icon="back")
        self._why = BarButton("button/why", words.WHY, self._tell_why, icon="help")
        self._why.visible = bool(readings_of(rules))
        self._others = [self._why]
        if actions.compare is not None:
            self._others.append(BarButton("button/compare", words.COMPARE, actions.compare, icon="copy"))
        self._with_readings = False
        self._list = ScrollList("page", rules.name, [], self._draw_line)
        self.form.set_widgets([self._back, *self._others, self._list])
        self.form.on_cancel = actions.back
        self.first_focus = "page"

    def _tell_why(self) -> None:
        """With each chapter the places in which its source is unclear, or without them again."""
        self._with_readings = not self._with_readings
        self._why.label = words.HIDE_WHY if self._with_readings else words.WHY
        self.lay_out(self.kit)
        self.form.changed = True

    def lay_out(self, kit: Kit) -> None:
        """One sheet, not wider than is easy to read."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back], self._others)
        top = bar_height(kit) + theme.u(34)
        wide = min(theme.width - theme.u(120), theme.u(1400))
        self._paper = Rect((theme.width - wide) // 2, top, wide, theme.height - theme.u(48) - top)
        inner = self._paper.inflate(-theme.u(120), -theme.u(72))
        self._write(kit, inner.w - theme.u(100))
        self._list.labels = [line.words for line in self.lines]
        step = max(round(kit.text.line(25) * 1.16), kit.text.line(32, "heading"))
        self._list.place(inner, step, 0)

    def _write(self, kit: Kit, room: int) -> None:
        """All lines of the page at that width."""
        self.lines = []
        self._add(kit, tag_line(self._rules), room)
        for section in rule_page(self._rules):
            self.lines += [PageLine(), PageLine(section.chapter, heading=True)]
            for line in section.lines:
                self._add(kit, line.words, room, line.marked)
            figures = figures_of(self._rules, section.chapter)
            if figures:
                self.lines += [PageLine(figures=figures, part=part) for part in range(PICTURE_LINES)]
            for reading in section.readings if self._with_readings else ():
                self._add(kit, " ".join(reading_lines(reading.number)), room, aside=True)
        changes = changed_lines(self._rules)
        if changes:
            self.lines += [PageLine(), PageLine(words.changed_from(preset(self._rules.base).name), heading=True)]
        for told in changes:
            self._add(kit, told, room, marked=True)
        for told in origin(self._rules):
            self.lines.append(PageLine())
            self._add(kit, told, room)

    def _add(self, kit: Kit, told: str, room: int, marked: bool = False, aside: bool = False) -> None:
        face: Face = "strong" if marked else "text"
        self.lines += [PageLine(line, marked=marked, aside=aside) for line in kit.text.wrap(told, 25, room, face)]

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, paper."""
        kit.ground(surface)
        before = self._others[0].rect.left if self._others else None
        draw_bar(kit, surface, self._rules.name, self._bar_end, before)
        kit.paint.paper(surface, self._paper)

    def _draw_line(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        line, theme = self.lines[index], kit.theme
        rect = Rect(rect.left + theme.u(16), rect.top, rect.w - theme.u(32), rect.h)
        if line.figures:
            whole = surface.get_clip()
            surface.set_clip(rect.clip(whole))
            box = Rect(rect.left + theme.u(30), rect.top - line.part * rect.h, rect.w, rect.h * PICTURE_LINES)
            draw_figures(kit, surface, box.inflate(0, -theme.u(14)), line.figures)
            surface.set_clip(whole)
        elif line.heading:
            at = (rect.left, rect.top + kit.text.line(29, "heading") // 2)  # off the line below it
            kit.text.draw(surface, line.words, at, 29, WINE, "heading", room=rect.w)
            surface.fill(PAPER_LINE, Rect(rect.left, rect.bottom - 1, rect.w, 1))
        elif line.words:
            if line.marked:
                kit.paint.panel(surface, Rect(rect.left, rect.top + 2, theme.u(8), rect.h - 4), GOLD_DARK, 1, None, 3)
            if line.aside:
                side = theme.u(8)
                kit.paint.panel(surface, Rect(rect.left, rect.top, side, rect.h), PAPER_LINE, 0.7, None, 0)
            at, ink = (rect.left + theme.u(30), rect.centery), ASIDE_INK if line.aside else INK
            kit.text.draw(surface, line.words, at, 25, ink, "strong" if line.marked else "text", room=rect.w)
