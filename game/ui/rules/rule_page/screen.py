"""The rules of a set as a page to read, in the order of play, with small pictures; whatever differs from the preset is
marked.
"""

from collections.abc import Callable, Iterator
from functools import partial
from textwrap import wrap
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.functions import (
    help as say_help,
    printed_pages as say_pages,
    rule_page as say,
    screens as say_screens,
    table as say_table,
)
from game.printed.printed_page import PrintedPage
from game.rules.five_questions import MAIN_RULES
from game.rules.presets import preset, rule_set_name
from game.rules.readings import Reading
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.house_rules import rule_title, value_text
from game.sentences.rules_and_scores.rule_page import (
    Chapter,
    Section,
    changed_lines,
    origin,
    reading_lines,
    rule_page,
)
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Pad,
    Picture,
    Reserved,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import CREAM, GOLD, GOLD_DARK, INK, QUIET, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, Dialog, close_button, stay
from game.toolkit.widgets.page import Page, PageLine, heading_line, text_line
from game.ui.rules.rule_page.rule_page_pictures import Figure, draw_figures, figures_of
from game.ui.shared.page_contents import ContentsScene
from game.ui.shared.requests import Ask, CompareRules, EditRules, PrintRules

SIZE: Final = 28
NAME_SIZE: Final = 36
"""Of the text and of the set's name, in design pixels."""
SPACING: Final = 1.5
"""From one line to the next, in heights of a page's usual letters."""
SETTINGS: Final = (*MAIN_RULES, "opening")
"""What tables settle first."""
PICTURE_LINES: Final = 3
EDGE: Final = 16
"""Design pixels left of a heading, or of a bar before a line."""
BAR: Final = 8
INDENT, AIR = 22, 9
"""Design pixels from a bar to the words, and below the rule of a heading."""


class RulePageState(Struct, frozen=True):
    """Some rules, perhaps with one chapter highlighted."""

    rules: RuleSet
    chapter: Chapter | None = None


class RulePageScene(ContentsScene[RulePageState]):
    """One sheet that scrolls by wheel, arrows and page keys."""

    name = "rule_page"
    first_focus = "page"

    def __init__(
        self,
        rules: RuleSet,
        ask: Ask,
        chapter: Chapter | None = None,
        choice: str = "",
        *,
        as_settings: bool = False,
    ) -> None:
        """Opens at the `chapter`, if any. `choice` is the choice of New game that these are, to be changed for the
        next match; "" where nobody plays by them. `as_settings`: the menu of a match leads here, and what can be
        varied comes first.
        """
        self._choice = choice
        self._title = say_table.rules if as_settings else say_help.these_rules
        chapters = [section.chapter for section in rule_page(rules)]
        super().__init__(RulePageState(rules, chapter=chapter), ask, chapters.index(chapter) if chapter else 0)
        if chapter is not None:
            self.name = "rule"

    @property
    def lines(self) -> list[PageLine]:
        return self.page.lines

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
        headings = [section.chapter.heading for section in rule_page(rules)]
        if changed_lines(rules):
            headings.append(_changes(rules))
        more = BarButton("button/more", say_screens.more(), lambda: self.open(self.more_ways()), icon="menu")
        page = Page(rule_set_name(rules.name), self._write, SPACING)
        right: list[BarButton] = [more]
        if self._choice:
            change = BarButton(
                "button/change_rules", say.change_rules(), partial(self._ask, EditRules(self._choice)), icon="edit"
            )
            right.insert(0, change.with_tip(say.change_rules_tip()))
        return Column(Bar(self._title(), [self.way_back], right), self.with_contents(page, headings))

    def more_ways(self) -> Dialog:
        """Everything but reading."""
        rules, ask = self.state.rules, self._ask
        ways: list[tuple[str, str, Callable[[], None], str]] = [
            ("print", say_pages.print(), lambda: self.open(self.print_dialog()), "print"),
            ("compare", say.compare(), partial(ask, CompareRules(rules, self._choice)), "copy"),
        ]
        if readings_shown(rules):
            ways.append(("why", say.why(), lambda: self.open(WhyDialog(rules)), "help"))
        extra = [Button(f"button/{id}", label, press, icon=icon, look=27) for id, label, press, icon in ways]
        return Dialog(say_screens.more(), "", [close_button()], extra=extra)

    def _write(self, kit: Kit, width: int) -> Iterator[PageLine]:
        rules = self.state.rules
        letters = width // kit.text.width("W", NAME_SIZE, "heading")  # a name may be one long word
        for line in wrap(rule_set_name(rules.name), letters):
            yield PageLine(line, Pad(Words(line, NAME_SIZE, WINE, "heading", lines=1), EDGE), goes_on=True)
        for field in SETTINGS:
            yield _setting(rule_title(field), value_text(field, getattr(rules, field)))
        changes = changed_lines(rules)
        sections = rule_page(rules)
        first = next((one for one in sections if any(line.marked for line in one.lines)), None)
        for section in sections:
            yield text_line("")
            lines = self._section(kit, width, section, explains_bars=section is first)
            yield from map(_highlighted, lines) if section.chapter is self.state.chapter else lines
        if changes:
            yield text_line("")
            yield _heading(_changes(rules))
        for change in changes:
            yield from _lines(kit, width, change, GOLD_DARK)
        for told in origin(rules):
            yield text_line("")
            yield from _lines(kit, width, told)

    def _section(self, kit: Kit, width: int, section: Section, explains_bars: bool) -> Iterator[PageLine]:
        yield _heading(section.chapter.heading)
        if explains_bars:
            base = rule_set_name(preset(self.state.rules.base).name)
            yield from _lines(kit, width, say.bars_mark(base), GOLD_DARK)
        for line in section.lines:
            yield from _lines(kit, width, line.words, GOLD_DARK if line.marked else None)
        figures = figures_of(self.state.rules, section.chapter)
        for part in range(PICTURE_LINES if figures else 0):
            picture = Picture(partial(_draw_part, figures=figures, part=part), clipped=True)
            yield PageLine("", Pad(picture, EDGE + BAR + INDENT), goes_on=part < PICTURE_LINES - 1)


def readings_shown(rules: RuleSet) -> list[tuple[Chapter, Reading]]:
    """The places where the source is unclear and another reading would change these rules, in their order."""
    return [(section.chapter, one) for section in rule_page(rules) for one in section.readings if one.matters]


class WhyDialog(Dialog):
    """Where the source of the rules is unclear, and why it is read so: one place at a time, on a board that stays."""

    width = 1100
    first_focus = "button/next"

    def __init__(self, rules: RuleSet) -> None:
        self._places = readings_shown(rules)
        self._at = 0
        self.relay: Callable[[], None] = stay
        self._next = Button("button/next", say.next_why(), self._go_on, icon="right", look=25)
        super().__init__(say.why(), "", [close_button()])

    @property
    def told(self) -> str:
        chapter, reading = self._places[self._at]
        return " ".join((chapter.heading, *reading_lines(reading.number)))

    def _go_on(self) -> None:
        self._at = (self._at + 1) % len(self._places)
        self.relay()

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        self.relay = partial(self.lay_out, kit)

    def body(self, kit: Kit) -> Box:
        places = [self._place(n, chapter, one.number) for n, (chapter, one) in enumerate(self._places, 1)]
        further = [Row(WidgetSlot(self._next, 60), Grow())] if len(places) > 1 else []
        return Column(Layers(*map(Reserved, places), places[self._at]), *further, gap=20)

    def _place(self, number: int, chapter: Chapter, reading: int) -> Box:
        inks = QUIET, CREAM, QUIET
        told = (Words(line, 25, ink) for line, ink in zip(reading_lines(reading), inks, strict=True))
        count = Rigid(Words(say.why_place(number, len(self._places)), 21, QUIET, lines=1))
        head = Row(Grow(Words(chapter.heading, 27, GOLD, "strong", lines=1)), count)
        return Column(head, *told, gap=12)


def _highlighted(line: PageLine) -> PageLine:
    return replace(line, box=Layers(Picture(board(GOLD, 0.22, None, 0)), line.box))


def _changes(rules: RuleSet) -> str:
    return say.changed_from(rule_set_name(preset(rules.base).name))


def _heading(told: str) -> PageLine:
    line = heading_line(told)
    return replace(line, box=Pad(line.box, EDGE, 0, AIR))


def _setting(title: str, value: str) -> PageLine:
    cells = Share(Words(title, SIZE, INK, lines=1)), Space(BAR), Share(Words(value, SIZE, INK, "strong", lines=1))
    return PageLine(say_help.row(title, value), Row(Space(EDGE + BAR + INDENT), *cells))


def _lines(kit: Kit, width: int, told: str, bar: str | None = None) -> Iterator[PageLine]:
    """Words, with a bar of this colour before them; what differs from the preset has a golden one."""
    marked = bar == GOLD_DARK
    before = Picture(board(bar, 1, None, 0), BAR) if bar else Space(BAR)
    face: Face = "strong" if marked else "text"
    lines = kit.text.wrap(told, SIZE, width - kit.theme.u(EDGE + BAR + INDENT), face)
    for n, line in enumerate(lines, 1):
        row = Row(Space(EDGE), before, Space(INDENT), Words(line, SIZE, INK, face, lines=1), across="stretch")
        yield PageLine(line, row, marked, goes_on=n < len(lines))


def _draw_part(kit: Kit, surface: Surface, rect: Rect, figures: tuple[Figure, ...], part: int) -> None:
    """One line's slice of a picture that is several lines high."""
    whole = Rect(rect.left, rect.top - part * rect.h, rect.w, rect.h * PICTURE_LINES)
    draw_figures(kit, surface, whole.inflate(0, -kit.theme.u(14)), figures)
