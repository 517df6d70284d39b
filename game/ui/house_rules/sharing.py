"""Passing a rule set on, and taking one in: as a code to read aloud, or as a file."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from game.rules.ruleset import RuleSet
from game.ui.boxes import (
    Box,
    Column,
    Grid,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Unseen,
    Words,
    board,
    paper_note,
)
from game.ui.core.clipboard import put_on_clipboard
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOOD_RIM, INK, INK_SOFT, LINE, OFF_REASON, PANEL_DEEP
from game.ui.named_file.replacing import replace_dialog
from game.ui.requests import Ask, Go, TakeInRules
from game.ui.widgets import BarButton, Button, TextField
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import game_files as files
from game.words import house_rules as words
from game.words import screens
from game.words.rule_page import changed_in_short, changed_lines

LONGEST_PATH, LONGEST_CODE = 240, 400
MOST_COLUMNS = 6
SMALLEST_GROUP = 18
"""Design pixels of the letters of a code that is very long."""
TWO_LINES = "\n"


class RuleFiles(Protocol):
    """Where rules are written to and come from; a sentence says why something could not be done."""

    def write(self, rules: RuleSet, path: str) -> str | None:
        """Rules to a file of that name."""

    def print(self, rules: RuleSet, path: str, with_changes: bool) -> str:
        """A page to print beside that file, with a second page for what was changed if so wished; returns what came
        of it.
        """

    def from_code(self, code: str) -> RuleSet | str:
        """The rules that were read out."""

    def from_file(self, path: str) -> RuleSet | str:
        """The rules in a file."""

    def in_the_way(self, path: str) -> str | None:
        """The name of the file that writing to a file of that name would replace; None where there is none."""

    def sheet_in_the_way(self, path: str) -> str | None:
        """The same for the page to print."""


class SharingScene(FormScene):
    """Two halves: what goes out on the left, what comes in on the right. `groups` are the code in short pieces."""

    name = "rules_share"
    first_focus = "field/code"

    def __init__(
        self,
        rules: RuleSet,
        groups: tuple[str, ...],
        path: str,
        files: RuleFiles,
        ask: Ask,
        copy: Callable[[str], bool] = put_on_clipboard,
    ) -> None:
        super().__init__()
        self._rules, self._groups, self._files, self._ask = rules, groups, files, ask
        self._found: RuleSet | None = None
        self._told = ("", False)  # under the right half, and whether it is good news
        self._written = ("", False)
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._copy_text = copy
        self._copy = BarButton("button/copy", words.COPY_CODE, self._copy_code, icon="copy")
        self._out_field = _path_field("field/export", words.FILE_OUT, path, self._write_out)
        self._export = Button("button/export", words.EXPORT, self._write_out, icon="share", size=23)
        self._code_field = TextField(
            "field/code", words.CODE_IN, "", self._type_code, most=LONGEST_CODE, placeholder=words.CODE_HINT,
            on_submit=self._use_code,
        )  # fmt: skip
        self._use = Button("button/use_code", words.USE_CODE, self._use_code, icon="tick", size=23)
        self._in_field = _path_field("field/import", words.FILE_IN, "", self._read_in)
        self._import = Button("button/import", words.IMPORT, self._read_in, icon="down", size=23)
        self._take = Button("button/take", words.TAKE_THEM, self._take_found, kind="primary", icon="edit", size=28)
        self._take.enable(False, words.NOTHING_YET)
        self._print = Button("button/print", words.PRINT, partial(self._print_it, False), icon="learn", size=23)
        self._print_both = Button(
            "button/print_changes", words.PRINT_CHANGES, partial(self._print_it, True), icon="learn", size=23
        )
        self._print_both.visible = bool(changed_lines(rules))
        self.form.on_cancel = back
        incoming = [self._code_field, self._use, self._in_field, self._import, self._take]
        self.form.set_widgets([self._back, self._copy, self._out_field, self._export, *self._prints, *incoming])

    # ---- doing

    @property
    def message(self) -> str:  # type: ignore[override]  # put together from both halves
        """What came of it last."""
        return self._told[0] or self._written[0]

    def _copy_code(self) -> None:
        """As it is shown, group by group, so that it can be compared; spaces do no harm where it is taken in."""
        done = self._copy_text(" ".join(self._groups))
        self._copy.label = screens.TEXT_COPIED if done else screens.NO_CLIPBOARD
        self.refresh()

    @property
    def _path(self) -> str:
        return self._out_field.text.strip()

    def _write_out(self) -> None:
        self._unless_in_the_way(self._files.in_the_way, self._write_now)

    def _write_now(self) -> None:
        trouble = self._files.write(self._rules, self._path)
        self._tell_of_writing(trouble or files.saved_as(self._path), trouble is None)

    @property
    def _prints(self) -> list[Button]:
        return [self._print, self._print_both]

    def _print_it(self, with_changes: bool) -> None:
        self._unless_in_the_way(self._files.sheet_in_the_way, partial(self._print_now, with_changes))

    def _print_now(self, with_changes: bool) -> None:
        self._tell_of_writing(self._files.print(self._rules, self._path, with_changes), True)

    def _unless_in_the_way(self, in_the_way: Callable[[str], str | None], write: Callable[[], None]) -> None:
        """Writes where a name was given; over a file that is there only once that was asked."""
        if not self._path:
            self._tell_of_writing(words.NO_PATH, False)
            return
        name = in_the_way(self._path)
        if name is None:
            write()
        else:
            self._tell_of_writing("", False)
            self.form.open(replace_dialog(name, write, self.form.close_dialog), self.kit)

    def _tell_of_writing(self, sentence: str, is_good: bool) -> None:
        self._written, self._told = (sentence, is_good), ("", False)
        self.refresh()

    def _type_code(self, code: str) -> None:
        self._tell("")

    def _use_code(self) -> None:
        self._tell(self._files.from_code(self._code_field.text))

    def _read_in(self) -> None:
        self._tell(self._files.from_file(self._in_field.text.strip()) if self._in_field.text.strip() else words.NO_PATH)

    def _tell(self, found: RuleSet | str) -> None:
        self._written = ("", False)
        if isinstance(found, str):
            self._found, self._told = None, (found, False)
        else:
            self._found, self._told = found, (words.code_holds(found.name, changed_in_short(found)), True)
        self._take.enable(self._found is not None, words.NOTHING_YET)
        if self._found is not None:
            self.form.focus_on(self._take)
        self.refresh()

    def _take_found(self) -> None:
        if self._found is not None:
            self._ask(TakeInRules(self._found))

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Two panels side by side; what is alike in both lies at the same height."""
        code = OneOf(*_spelled(self._groups), *_in_columns(self._groups, INK))
        prints = Row(*(Share(Put(button, 80)) for button in self._prints if button.visible), gap=12)
        outgoing = (
            _label(words.CODE_OUT),
            _rest(Panel(code, (18, 10), paper_note)),
            Space(6),
            Words(words.CODE_IS, 21, DIM),
            Space(16),
            *self._file(self._out_field, self._export, self._written),
            prints,
        )
        incoming = (
            _label(self._code_field.label),
            Put(self._code_field),
            Space(12),
            Row(Grow(Words(words.CODE_HELP, 19, DIM)), Put(self._use, 64, 300), gap=16),
            Space(12),
            _rest(Panel(self._typed(), (18, 10), board(PANEL_DEEP, 0.6, LINE, 14, 1.5))),
            Space(16),
            *self._file(self._in_field, self._import, self._told),
            Put(self._take, 80),
        )
        halves = Row(
            Share(_half(words.PASS_ON, *outgoing)),
            Share(_half(words.TAKE_IN, *incoming)),
            gap=24,
            across="stretch",
        )
        return Column(Bar(self._rules.name, [self._back], [self._copy]), Grow(Pad(halves, 36, 20, 24)))

    def _file(self, field: TextField, press: Button, news: tuple[str, bool]) -> tuple[Box, ...]:
        """The name of a file, what to do with it, and two lines for what came of it."""
        told, is_good = news
        sentence = Words(told, 21, GOOD_RIM if is_good else OFF_REASON, "strong")
        return (
            _label(field.label),
            Row(Grow(Put(field)), Put(press, 64, 300), gap=12),
            Space(10),
            Layers(Unseen(Words(TWO_LINES, 21)), Sized(sentence, high=0)),
            Space(8),
        )

    def _typed(self) -> Box:
        """What has been typed so far in the same groups as the other one reads them, so that both can compare."""
        letters = "".join(letter for letter in self._code_field.text.upper() if letter.isalnum())
        size = len(self._groups[0]) if self._groups else 4
        groups = tuple(letters[at : at + size] for at in range(0, len(letters), size))
        if groups:
            return OneOf(*_in_columns(groups, CREAM))
        return Column(Grow(), Words(words.CODE_SHOWN, 23, DIM, align="center"), Grow())


def _path_field(id_: str, label: str, path: str, submit: Callable[[], None]) -> TextField:
    return TextField(id_, label, path, lambda _: None, most=LONGEST_PATH, placeholder=words.FILE_HINT, on_submit=submit)


def _half(head: str, *boxes: Box) -> Box:
    return Panel(Column(Words(head, 34, face="heading", lines=1), Space(8), *boxes, Space(10)), (30, 12))


def _rest(box: Box) -> Box:
    """All the height that is left, however large what is in it would like to be."""
    return Grow(Sized(box, high=0))


def _label(text: str) -> Box:
    return Pad(Words(text, 21, DIM, lines=1), 0, 0, 14)


def _spelled(groups: Sequence[str]) -> list[Box]:
    """A short code with a word for every sign, for reading it aloud, in several sizes."""
    sizes = (44, 40, 36, 32, 29, 26)
    lines = {
        size: [(_group(group, size, INK), _aloud(group, min(size * 0.8, 30))) for group in groups] for size in sizes
    }
    return [_in_the_middle(Grid(lines[size], gap=(28, 6))) for size in sizes]


def _in_columns(groups: Sequence[str], ink: str) -> list[Box]:
    """The same in columns, from the largest letters and most columns on."""
    forms: list[Box] = []
    for size in range(44, SMALLEST_GROUP - 1, -2):
        cells = [_group(group, size, ink) for group in groups]
        for columns in range(min(len(cells), MOST_COLUMNS), 0, -1):
            rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
            forms.append(_in_the_middle(Grid(rows, (26, 0), [0.0] * columns)))
    return forms


def _group(group: str, size: float, ink: str) -> Box:
    return Words(group, size, ink, "number", lines=1)


def _aloud(group: str, size: float) -> Box:
    return Words(words.read_aloud(group), size, INK_SOFT, lines=1)


def _in_the_middle(box: Box) -> Box:
    return Column(Grow(), box, Grow())
