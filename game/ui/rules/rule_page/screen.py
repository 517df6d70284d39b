"""The rules of a set as a page to read, in the order of play, with small pictures; whatever differs from the preset is
marked.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.functions import printed_pages as say_pages, rule_page as say
from game.printed.printed_page import PrintedPage
from game.rules.presets import preset, rule_set_name
from game.rules.readings import readings_of
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.rule_page import (
    Chapter,
    Section,
    changed_lines,
    origin,
    reading_lines,
    rule_page,
    tag_line,
)
from game.toolkit.boxes import Box, Column, Layers, Pad, Picture, Row, Space, Words, board
from game.toolkit.drawing.theme import GOLD, GOLD_DARK, INK, PAPER_LINE, TEAM_INKS
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, Dialog, stay
from game.toolkit.widgets.page import SIZE, Page, PageLine, heading_line, text_line
from game.ui.rules.rule_page.rule_page_pictures import Figure, draw_figures, figures_of
from game.ui.shared.page_contents import ContentsScene
from game.ui.shared.requests import Ask, CompareRules, PrintRules

PICTURE_LINES: Final = 3
EDGE: Final = 16
"""Design pixels left of a heading, or of a bar before a line."""
BAR: Final = 8
INDENT: Final = 22
"""Design pixels from a bar to the words."""


class RulePageState(Struct, frozen=True):
    """Some rules, perhaps with the places where their source is unclear, and with one chapter highlighted."""

    rules: RuleSet
    with_readings: bool = False
    chapter: Chapter | None = None


class RulePageScene(ContentsScene[RulePageState]):
    """One sheet that scrolls by wheel, arrows and page keys."""

    name = "rule_page"
    first_focus = "page"

    def __init__(self, rules: RuleSet, ask: Ask, chapter: Chapter | None = None) -> None:
        """Opens at the `chapter`, if any."""
        chapters = [section.chapter for section in rule_page(rules)]
        super().__init__(RulePageState(rules, chapter=chapter), ask, chapters.index(chapter) if chapter else 0)
        if chapter is not None:
            self.name = "rule"

    @property
    def lines(self) -> list[PageLine]:
        return self.page.lines

    def _tell_why(self) -> None:
        """Show the unclear places of the source with each chapter, scrolled to the next one; or hide them again."""
        before = self.page
        above = sum(not line.remark for line in before.lines[: before.scroll // before.row_height])
        self.set_state(with_readings=not self.state.with_readings)
        page = self.page
        text = [number for number, line in enumerate(page.lines) if not line.remark]
        page.scroll_to_row(text[min(above, len(text) - 1)])
        remarks = [number for number, line in enumerate(page.lines) if line.remark]
        if remarks:
            first = next((number for number in remarks if number > text[above]), remarks[0])
            last = next(number for number in range(first, len(page.lines)) if number + 1 not in remarks)
            page.move_to(last)
            page.move_to(first)

    def print_dialog(self) -> Dialog:
        pages = []
        for page in PrintedPage:
            print_it = partial(self._ask, PrintRules(self.state.rules, page))
            look = ButtonLook(size=27, sub_size=23)
            pages.append(Button(f"button/print_{page}", page.label, print_it, icon="print", look=look, sub=page.about))
        close = Button("button/close", say_pages.not_now(), stay, look=ButtonLook("calm", 25))
        return Dialog(say_pages.what_to_print(), say_pages.in_browser(), [close], extra=pages)

    def content(self, kit: Kit) -> Box:
        rules = self.state.rules
        label = say.hide_why() if self.state.with_readings else say.why()
        why = [BarButton("button/why", label, self._tell_why, icon="help")] if readings_of(rules) else []
        others = [
            *why,
            BarButton("button/compare", say.compare(), partial(self._ask, CompareRules(rules)), icon="copy"),
            BarButton("button/print", say_pages.print(), lambda: self.open(self.print_dialog()), icon="print"),
        ]
        name = rule_set_name(rules.name)
        headings = [section.chapter.heading for section in rule_page(rules)]
        if changed_lines(rules):
            headings.append(_changes(rules))
        return Column(Bar(name, [self.way_back], others), self.with_contents(Page(name, self._write), headings))

    def _write(self, kit: Kit, width: int) -> Iterator[PageLine]:
        rules = self.state.rules
        yield from _lines(kit, width, tag_line(rules))
        for section in rule_page(rules):
            yield text_line("")
            lines = self._section(kit, width, section)
            yield from map(_highlighted, lines) if section.chapter is self.state.chapter else lines
            for reading in section.readings if self.state.with_readings else ():
                aside = " ".join(reading_lines(reading.number))
                yield from (replace(line, remark=True) for line in _lines(kit, width, aside, PAPER_LINE, TEAM_INKS[1]))
        changes = changed_lines(rules)
        if changes:
            yield text_line("")
            yield _heading(_changes(rules))
        for change in changes:
            yield from _lines(kit, width, change, GOLD_DARK)
        for told in origin(rules):
            yield text_line("")
            yield from _lines(kit, width, told)

    def _section(self, kit: Kit, width: int, section: Section) -> Iterator[PageLine]:
        yield _heading(section.chapter.heading)
        for line in section.lines:
            yield from _lines(kit, width, line.words, GOLD_DARK if line.marked else None)
        figures = figures_of(self.state.rules, section.chapter)
        for part in range(PICTURE_LINES if figures else 0):
            picture = Picture(partial(_draw_part, figures=figures, part=part), clipped=True)
            yield PageLine("", Pad(picture, EDGE + BAR + INDENT))


def _highlighted(line: PageLine) -> PageLine:
    return replace(line, box=Layers(Picture(board(GOLD, 0.22, None, 0)), line.box))


def _changes(rules: RuleSet) -> str:
    return say.changed_from(rule_set_name(preset(rules.base).name))


def _heading(told: str) -> PageLine:
    line = heading_line(told)
    return replace(line, box=Pad(line.box, EDGE))


def _lines(kit: Kit, width: int, told: str, bar: str | None = None, ink: str = INK) -> Iterator[PageLine]:
    """Words, with a bar of this colour before them; what differs from the preset has a golden one."""
    marked = bar == GOLD_DARK
    before = Picture(board(bar, 1, None, 3), BAR) if bar else Space(BAR)
    for line in kit.text.wrap(told, SIZE, width - kit.theme.u(EDGE + BAR + INDENT), "strong" if marked else "text"):
        said = Words(line, SIZE, ink, "strong" if marked else "text", lines=1)
        row = Row(Space(EDGE), before, Space(INDENT), said, across="stretch")
        yield PageLine(line, row, marked)


def _draw_part(kit: Kit, surface: Surface, rect: Rect, figures: tuple[Figure, ...], part: int) -> None:
    """One line's slice of a picture that is several lines high."""
    whole = Rect(rect.left, rect.top - part * rect.h, rect.w, rect.h * PICTURE_LINES)
    draw_figures(kit, surface, whole.inflate(0, -kit.theme.u(14)), figures)
