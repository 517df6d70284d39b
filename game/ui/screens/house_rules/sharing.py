"""Passing a rule set on, and taking one in: as a code to read aloud, or as a file."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from game.rules.ruleset import RuleSet
from game.ui.core.clipboard import put_on_clipboard
from game.ui.core.kit import Kit
from game.ui.core.theme import (
    CREAM,
    DIM,
    GOLD,
    GOOD_RIM,
    INK,
    INK_SOFT,
    LINE,
    OFF_REASON,
    PANEL,
    PANEL_DEEP,
    PAPER,
)
from game.ui.screens.form_screen import FormScene
from game.ui.screens.replacing import replace_dialog
from game.ui.screens.requests import Ask, Go, TakeInRules
from game.ui.widgets import BarButton, Button, TextField, bar_height, draw_bar, lay_out_bar
from game.words import house_rules as words
from game.words import screens
from game.words.house_rules import spelled
from game.words.rule_page import changed_in_short, changed_lines

LONGEST_PATH, LONGEST_CODE = 240, 400


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
        self._code, self._out, self._in = "", path, ""
        self._found: RuleSet | None = None
        self._told = ("", False)  # under the right half, and whether it is good news
        self._written = ("", False)
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._copy_text = copy
        self._copy = BarButton("button/copy", words.COPY_CODE, self._copy_code, icon="copy")
        self._out_field = self._field("export", words.FILE_OUT, path, self._write_out)
        self._export = Button("button/export", words.EXPORT, self._write_out, icon="share", size=23)
        self._code_field = TextField(
            "field/code", words.CODE_IN, "", self._type_code, most=LONGEST_CODE, placeholder=words.CODE_HINT,
            on_submit=self._use_code,
        )  # fmt: skip
        self._use = Button("button/use_code", words.USE_CODE, self._use_code, icon="tick", size=23)
        self._in_field = self._field("import", words.FILE_IN, "", self._read_in)
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

    def _field(self, name: str, label: str, text: str, submit: Callable[[], None]) -> TextField:
        def write(path: str) -> None:
            if name == "export":
                self._out = path
            else:
                self._in = path

        placeholder = words.FILE_HINT
        return TextField(
            f"field/{name}", label, text, write, most=LONGEST_PATH, placeholder=placeholder, on_submit=submit
        )

    # ---- doing

    @property
    def message(self) -> str:  # type: ignore[override]  # put together from both halves
        """What came of it last."""
        return self._told[0] or self._written[0]

    def _copy_code(self) -> None:
        """As it is shown, group by group, so that it can be compared; spaces do no harm where it is taken in."""
        done = self._copy_text(" ".join(self._groups))
        self._copy.label = screens.TEXT_COPIED if done else screens.NO_CLIPBOARD
        self._bar_end = lay_out_bar(self.kit, [self._back], [self._copy])
        self.form.changed = True

    def _write_out(self) -> None:
        self._unless_in_the_way(self._files.in_the_way, self._write_now)

    def _write_now(self) -> None:
        trouble = self._files.write(self._rules, self._out.strip())
        self._tell_of_writing(trouble or words.written(self._out.strip()), trouble is None)

    @property
    def _prints(self) -> list[Button]:
        return [self._print, self._print_both]

    def _print_it(self, with_changes: bool) -> None:
        self._unless_in_the_way(self._files.sheet_in_the_way, partial(self._print_now, with_changes))

    def _print_now(self, with_changes: bool) -> None:
        self._tell_of_writing(self._files.print(self._rules, self._out.strip(), with_changes), True)

    def _unless_in_the_way(self, in_the_way: Callable[[str], str | None], write: Callable[[], None]) -> None:
        """Writes where a name was given; over a file that is there only once that was asked."""
        if not self._out.strip():
            self._tell_of_writing(words.NO_PATH, False)
            return
        name = in_the_way(self._out.strip())
        if name is None:
            write()
        else:
            self._tell_of_writing("", False)
            self.form.open(replace_dialog(name, write, self.form.close_dialog), self.kit)

    def _tell_of_writing(self, sentence: str, is_good: bool) -> None:
        self._written, self._told = (sentence, is_good), ("", False)
        self.form.changed = True

    def _type_code(self, code: str) -> None:
        self._code = code
        self._tell("")

    def _use_code(self) -> None:
        self._tell(self._files.from_code(self._code))

    def _read_in(self) -> None:
        self._tell(self._files.from_file(self._in.strip()) if self._in.strip() else words.NO_PATH)

    def _tell(self, found: RuleSet | str) -> None:
        self._written = ("", False)
        if isinstance(found, str):
            self._found, self._told = None, (found, False)
        else:
            self._found, self._told = found, (words.code_holds(found.name, changed_in_short(found)), True)
        self._take.enable(self._found is not None, words.NOTHING_YET)
        if self._found is not None:
            self.form.focus_on(self._take)
        self.form.changed = True

    def _take_found(self) -> None:
        if self._found is not None:
            self._ask(TakeInRules(self._found))

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Two panels side by side; lines of the same kind lie at the same height."""
        theme, text = kit.theme, kit.text
        self._bar_end = lay_out_bar(kit, [self._back], [self._copy])
        margin, gap, pad = theme.u(36), theme.u(24), theme.u(30)
        top = bar_height(kit) + theme.u(20)
        high = theme.height - theme.u(24) - top
        wide = (theme.width - 2 * margin - gap) // 2
        self._left = Rect(margin, top, wide, high)
        self._right = Rect(margin + wide + gap, top, wide, high)
        head, label, tap = text.line(34, "heading") + theme.u(20), text.line(21), theme.tap(64)
        button = max(theme.u(300), text.width(words.USE_CODE, 23, "strong") + theme.u(100))
        two = 2 * text.line(21)
        self._body = top + head
        # from below: the buttons, what came of it, the line for a file
        bottom = top + high - pad
        self._take.rect = Rect(self._right.left + pad, bottom - theme.tap(80), wide - 2 * pad, theme.tap(80))
        self._news = Rect(self._right.left + pad, 0, wide - 2 * pad, two + theme.u(8))
        self._news.bottom = self._take.rect.top - theme.u(8)
        y = self._news.top - theme.u(10) - tap
        for field, press, box in (
            (self._out_field, self._export, self._left),
            (self._in_field, self._import, self._right),
        ):
            field.rect = Rect(box.left + pad, y, wide - 2 * pad - button - theme.u(12), tap)
            press.rect = Rect(field.rect.right + theme.u(12), y, button, tap)
        self._out_news = self._news.move(self._left.left - self._right.left, 0)
        shown = [button for button in self._prints if button.visible]
        row, space = self._take.rect.move(self._left.left - self._right.left, 0), theme.u(12)
        each = (row.w - space * (len(shown) - 1)) // len(shown)
        for n, printing in enumerate(shown):
            printing.rect = Rect(row.left + n * (each + space), row.top, each, row.h)
        self._label = label
        y = self._body + label + theme.u(14)
        field = self._code_field
        field.rect = Rect(self._right.left + pad, y, wide - 2 * pad, tap)
        self._use.rect = Rect(field.rect.right - button, field.rect.bottom + theme.u(12), button, tap)
        self._paper = Rect(self._left.left + pad, y, wide - 2 * pad, 0)
        self._paper.h = self._out_field.rect.top - 2 * label - theme.u(40) - y

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, both halves."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, self._rules.name, self._bar_end, self._copy.rect.left)
        for box, head in ((self._left, words.PASS_ON), (self._right, words.TAKE_IN)):
            kit.paint.panel(surface, box, PANEL, 0.84, LINE, 20)
            at = (box.left + theme.u(30), box.top + theme.u(10) + text.line(34, "heading") // 2)
            text.draw(surface, head, at, 34, CREAM, "heading", room=box.w - theme.u(60))
        for widget in (self._out_field, self._code_field, self._in_field):
            at = (widget.rect.left, widget.rect.top - self._label // 2 - theme.u(13))
            text.draw(surface, widget.label, at, 21, DIM, room=widget.rect.w)
        at = (self._paper.left, self._paper.top - self._label // 2 - theme.u(13))
        text.draw(surface, words.CODE_OUT, at, 21, DIM, room=self._paper.w)
        self._paint_code(kit, surface)
        self._paint_typed(kit, surface)
        for (told, good), box in ((self._told, self._news), (self._written, self._out_news)):
            if told:
                text.paragraph(surface, told, box, 21, GOOD_RIM if good else OFF_REASON, "strong")

    def _paint_typed(self, kit: Kit, surface: Surface) -> None:
        """What has been typed so far in the same groups as the other one reads them, so that both can compare."""
        left, wide = self._code_field.rect.left, self._code_field.rect.w
        hint = Rect(left, self._use.rect.top, self._use.rect.left - kit.theme.u(16) - left, self._use.rect.h)
        kit.text.paragraph(surface, words.CODE_HELP, hint, 19, DIM)
        top = self._use.rect.bottom + kit.theme.u(12)
        box = Rect(left, top, wide, self._in_field.rect.top - self._label - kit.theme.u(24) - top)
        letters = "".join(letter for letter in self._code.upper() if letter.isalnum())
        size = len(self._groups[0]) if self._groups else 4
        typed = tuple(letters[at : at + size] for at in range(0, len(letters), size))
        kit.paint.panel(surface, box, PANEL_DEEP, 0.6, LINE, 14, 1.5)
        if typed:
            _draw_groups(kit, surface, box, typed, CREAM)
        else:
            quiet = box.inflate(-kit.theme.u(60), 0)
            lines = kit.text.wrap(words.CODE_SHOWN, 23, quiet.w)
            step = kit.text.line(23)
            for n, line in enumerate(lines):
                y = quiet.centery - step * len(lines) // 2 + n * step + step // 2
                kit.text.draw(surface, line, (quiet.centerx, y), 23, DIM, align="center", room=quiet.w)

    def _paint_code(self, kit: Kit, surface: Surface) -> None:
        """The pieces of the code, and what they hold."""
        box = self._paper
        kit.paint.panel(surface, box, PAPER, 0.98, GOLD, 14, 2)
        size = min(44.0, 30.0 * (box.h - kit.theme.u(20)) / (len(self._groups) * kit.text.line(34, "number")))
        if size >= 26:
            self._paint_spelled(kit, surface, size)
        else:
            _draw_groups(kit, surface, box, self._groups, INK)
        below = Rect(box.left, box.bottom + kit.theme.u(6), box.w, 0)
        below.h = min(2 * self._label, self._out_field.rect.top - self._label - kit.theme.u(12) - below.top)
        kit.text.paragraph(surface, words.CODE_IS, below, 21, DIM)

    def _paint_spelled(self, kit: Kit, surface: Surface, size: float) -> None:
        """A short code with a word for every sign, for reading it aloud."""
        line = kit.text.line(size * 1.13, "number")
        text, left = kit.text, self._paper.left + kit.theme.u(24)
        wide = max(text.width(group, size, "number") for group in self._groups) + kit.theme.u(28)
        top = self._paper.centery - line * len(self._groups) // 2
        for n, told in enumerate(spelled(" ".join(self._groups))):
            group, _, aloud = told.partition(": ")
            y = top + n * line + line // 2
            text.draw(surface, group, (left, y), size, INK, "number", room=wide)
            room = self._paper.right - kit.theme.u(18) - left - wide
            text.draw(surface, aloud, (left + wide, y), min(size * 0.8, 30), INK_SOFT, room=room)


def _draw_groups(kit: Kit, surface: Surface, box: Rect, groups: tuple[str, ...], ink: str) -> None:
    """In rows of equal columns, as large as there is room for."""
    theme, text = kit.theme, kit.text
    inner = box.inflate(-theme.u(36), -theme.u(20))
    size = 44.0
    while True:
        wide = max(text.width(group, size, "number") for group in groups) + theme.u(26)
        columns = max(1, min(len(groups), inner.w // wide))
        line = text.line(size, "number")
        rows = -(-len(groups) // columns)
        if rows * line <= inner.h or theme.font_px(size) <= theme.smallest:
            break
        size -= 1
    top = inner.centery - rows * line // 2
    for n, group in enumerate(groups):
        at = (inner.left + (n % columns) * wide, top + (n // columns) * line + line // 2)
        text.draw(surface, group, at, size, ink, "number", room=wide)
