"""Sharing a rule set and taking one in: as a code to read aloud, or as a file."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from msgspec import Struct

from game.messages.functions import house_rules as say, printed_pages as say_pages, screens as say_screens
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores import house_rules as words
from game.sentences.rules_and_scores.rule_page import changed_in_short, changed_lines
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grid,
    Grow,
    Pad,
    Panel,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper_note,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOOD_RIM, INK, INK_SOFT, LINE, OFF_REASON, PANEL_DEEP
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dialog, TextField, close_button
from game.ui.shared.requests import Ask, AskingScene, ImportRules


class RuleFiles(Protocol):
    """Where rules go and come from. A returned sentence says why something failed."""

    def save_file(self, rules: RuleSet) -> None:
        """Ask for a file and save the rules to it."""

    def print_sheet(self, rules: RuleSet, with_changes: bool) -> None:
        """Print a page, with a second page about the changes if wanted."""

    def from_code(self, code: str) -> RuleSet | str:
        """The rules in a code that was read aloud, or what is wrong with it."""

    def open_file(self, show: Callable[[RuleSet], None]) -> None:
        """Ask for a file, and show the rules in it."""


class News(NamedTuple):
    """The result of an action, in a sentence."""

    sentence: str = ""
    is_good: bool = False


class SharingState(Struct, frozen=True):
    """A set to pass on and its code in short pieces; the code typed to take another in, and what was found there."""

    rules: RuleSet
    groups: tuple[str, ...]
    code: str = ""
    found: RuleSet | None = None
    copied: bool | None = None
    """Whether copying the code worked; None before."""
    read: News = News()

    @property
    def message(self) -> str:
        return self.read.sentence


class SharingScene(AskingScene[SharingState]):
    """Two halves: sharing rules on the left, taking them in on the right."""

    name = "rules_share"
    first_focus = "field/code"

    def __init__(self, shared: SharingState, files: RuleFiles, ask: Ask) -> None:
        super().__init__(shared, ask)
        self._files = files

    # ---- actions

    def _copy_code(self) -> None:
        """Copy the code as shown, in groups, so that it can be compared, after the name; spaces are ignored when it is
        read.
        """
        done = self.copy(f"{rule_set_name(self.state.rules.name)}: {' '.join(self.state.groups)}")
        self.set_state(copied=done)

    def _use_code(self) -> None:
        self._show(self._files.from_code(self.state.code))

    def _show(self, found: RuleSet | str) -> None:
        """Show rules that can be taken, or why there are none."""
        if isinstance(found, str):
            self.set_state(found=None, read=News(found))
        else:
            told = say.code_holds(found.name, changed_in_short(found))
            self.set_state(found=found, read=News(told, True))
            self.focus_on("button/take")

    def _take_found(self) -> None:
        if self.state.found is not None:
            self._ask(ImportRules(self.state.found))

    # ---- layout

    def content(self, kit: Kit) -> Box:
        halves = Row(Share(self._outgoing()), Share(self._incoming()), gap=24, across="stretch")
        return Column(Bar(rule_set_name(self.state.rules.name), [self.way_back]), Grow(Pad(halves, 36, 20, 24)))

    def _print(self) -> None:
        """Print the page, or ask whether with a second one, if the rules differ from their preset."""
        rules = self.state.rules
        if not changed_lines(rules):
            self._files.print_sheet(rules, False)
            return
        pages = [
            Button(id, label, partial(self._files.print_sheet, rules, with_changes), icon="print", look=28)
            for id, label, with_changes in (
                ("button/print_plain", say.print(), False),
                ("button/print_changes", say.print_changes(), True),
            )
        ]
        self.open(Dialog(say_pages.what_to_print(), say_pages.in_browser(), [close_button()], extra=pages))

    def _outgoing(self) -> Box:
        state = self.state
        tried = say_screens.text_copied() if state.copied else say_screens.no_clipboard()
        label, gold = say.copy_code() if state.copied is None else tried, ButtonLook("primary", 33, heading=True)
        copy = Button("button/copy", label, self._copy_code, icon="copy", look=gold)
        save = Button("button/export", say.export(), partial(self._files.save_file, state.rules), icon="share", look=28)
        print_it = Button("button/print", say_pages.print(), self._print, icon="print", look=28)
        code = FirstThatFits(*_spelled(state.groups), *_in_columns(state.groups, INK))
        return _half(
            say.pass_on(),
            _rest(Panel(code, (18, 10), paper_note)),
            Space(16),
            WidgetSlot(copy, 96),
            Space(12),
            Row(*(Share(WidgetSlot(button, 80)) for button in (save, print_it)), gap=12),
        )

    def _incoming(self) -> Box:
        """What was typed is shown large, and can be checked, once there is something."""
        state = self.state
        code = TextField(
            "field/code",
            say.code_in(),
            state.code,
            lambda code: self.set_state(code=code, found=None, read=News()),
            most=400,
            placeholder=say.code_hint(),
            on_submit=self._use_code,
        )
        use = Button("button/use_code", say.use_code(), self._use_code, icon="tick", look=28)
        open_file = partial(self._files.open_file, self._show)
        read = Button("button/import", say.import_(), open_file, icon="folder", look=ButtonLook("quiet", 28))
        gold = ButtonLook("primary", 33, heading=True)
        take = Button("button/take", say.take_them(), self._take_found, look=gold, icon="edit")
        link, shown = Row(WidgetSlot(read, 66), Grow()), list[Box]()
        if any(map(str.isalnum, state.code)):
            shown = [
                Space(12),
                _rest(Panel(self._typed(), (18, 10), board(PANEL_DEEP, 0.6, LINE, 14, 1.5))),
                Space(16),
                *([] if state.found else [WidgetSlot(use, 80)]),
            ]
        return _half(
            say.take_in(),
            Words(say.code_in(), 28, DIM, lines=1),
            Space(10),
            WidgetSlot(code, 64),
            *shown,
            *_told(state.read),
            *([WidgetSlot(take, 96), Space(12)] if state.found else []),
            link,
            *([] if shown else [Grow()]),
        )

    def _typed(self) -> Box:
        state = self.state
        letters = "".join(letter for letter in state.code.rpartition(":")[2].upper() if letter.isalnum())
        size = len(state.groups[0]) if state.groups else 4
        groups = tuple(letters[at : at + size] for at in range(0, len(letters), size))
        return FirstThatFits(*_in_columns(groups, CREAM))


def _told(news: News) -> tuple[Box, ...]:
    """The result, if there is one."""
    ink = GOOD_RIM if news.is_good else OFF_REASON
    return (Space(10), Words(news.sentence, 28, ink, "strong"), Space(8)) if news.sentence else ()


def _half(head: str, *boxes: Box) -> Box:
    return Panel(Column(Words(head, 34, face="heading", lines=1), Space(8), *boxes, Space(10)), (30, 12))


def _rest(box: Box) -> Box:
    """A box in all the height that is left, however much it would like."""
    return Grow(Sized(box, height=0))


def _spelled(groups: Sequence[str]) -> list[Box]:
    """A short code with a word for every sign, to be read aloud, in several sizes."""
    sizes = (44, 40, 36, 32, 29, 26)
    lines = {
        size: [
            (_group(group, size, INK), Words(words.read_aloud(group), min(size * 0.8, 30), INK_SOFT, lines=1))
            for group in groups
        ]
        for size in sizes
    }
    return [_in_the_middle(Grid(lines[size], gap=(28, 6))) for size in sizes]


def _in_columns(groups: Sequence[str], ink: str) -> list[Box]:
    """The code in columns, in forms from the largest letters and most columns down."""
    forms: list[Box] = []
    for size in range(44, 17, -2):
        cells = [_group(group, size, ink) for group in groups]
        for columns in range(min(len(cells), 6), 0, -1):
            rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
            forms.append(_in_the_middle(Grid(rows, (26, 0), [0.0] * columns)))
    return forms


def _group(group: str, size: float, ink: str) -> Box:
    return Words(group, size, ink, "number", lines=1)


def _in_the_middle(box: Box) -> Box:
    return Column(Grow(), box, Grow())
