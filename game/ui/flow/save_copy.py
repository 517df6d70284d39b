"""Saving a copy of a record elsewhere, while its own disk fails: where to, and what came of it.

The copy is written beside the window's own thread: the disk that was chosen may not answer either.
"""

import threading
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.scenes.form_scene import FormScene
from game.ui.scenes.replacing import replace_dialog
from game.ui.theme import CREAM, DIM, GOLD
from game.ui.widgets import BarButton, Button, TextField, bar_height, draw_bar, lay_out_bar
from game.words import files
from game.words import flow as words
from game.words.screens import BACK
from saves.files import reason_of, would_replace
from saves.journal import HANGS_AFTER
from saves.typed_path import typed_path

LONGEST_PATH = 240


class _Saved(Struct, frozen=True):
    path: Path


class _Refused(Struct, frozen=True):
    sentence: str


class _InTheWay(Struct, frozen=True):
    name: str


class _Attempt:
    """One try to write a copy, in a thread of its own; `outcome` is None until it has ended."""

    def __init__(self, typed: str, save: Callable[[Path], str | None], may_replace: bool) -> None:
        self.outcome: _Saved | _Refused | _InTheWay | None = None
        self._typed = typed
        self._save = save
        self._may_replace = may_replace
        threading.Thread(target=self._run, name="save a copy", daemon=True).start()

    def _run(self) -> None:
        try:
            path = typed_path(self._typed)
            if would_replace(path) and not self._may_replace:
                self.outcome = _InTheWay(path.name)
                return
            trouble = self._save(path)
        except OSError as error:
            trouble = words.copy_fails(reason_of(error))
        self.outcome = _Saved(path) if trouble is None else _Refused(trouble)


class SaveCopyScene(FormScene):
    """A line to write a file's name in, and a button. `leave` is offered where the game is about to be left."""

    name = "save_copy"
    first_focus = "field/path"

    def __init__(
        self,
        path: Path,
        why: str,
        save: Callable[[Path], str | None],
        back: Callable[[], None],
        leave: Callable[[], None] | None = None,
    ) -> None:
        """`save` writes the copy and returns why it could not, or None."""
        super().__init__()
        self._why = why
        self._path = str(path)
        self._save = save
        self._said = ""
        self._saved = False
        self._attempt: _Attempt | None = None
        self._waited = 0.0
        self._back = BarButton("button/back", BACK, back, icon="back")
        self._field = TextField(
            "field/path", words.COPY_TO, self._path, self._write, most=LONGEST_PATH, on_submit=self._go
        )
        self._button = Button("button/save", words.SAVE_THE_COPY, self._go, kind="primary", icon="tick", size=30)
        self._leave = [Button("button/leave", words.LEAVE_ANYWAY, leave, icon="door")] if leave else []
        self.form.set_widgets([self._field, self._button, *self._leave, self._back])
        self.form.on_cancel = back
        self.message = why

    def _write(self, path: str) -> None:
        self._path = path

    def _go(self) -> None:
        if not self.busy:
            self._try(may_replace=False)

    def _try(self, may_replace: bool) -> None:
        self._attempt, self._waited = _Attempt(self._path, self._save, may_replace), 0.0
        self._say(files.COPYING, is_saved=False)

    @property
    def busy(self) -> bool:
        """While a copy is being written, and its disk may still be expected to answer."""
        return self._attempt is not None and self._waited < HANGS_AFTER

    def update(self, dt: float) -> bool:
        """Looks what has come of it."""
        attempt = self._attempt
        if attempt is not None:
            was_busy, self._waited = self.busy, self._waited + dt
            if attempt.outcome is not None:
                self._attempt = None
                self._tell(attempt.outcome)
            elif was_busy and not self.busy:
                self._say(files.COPY_SILENT, is_saved=False)
        return super().update(dt)

    def _tell(self, outcome: "_Saved | _Refused | _InTheWay") -> None:
        match outcome:
            case _Saved():
                self._say(words.copy_saved(str(outcome.path)), is_saved=True)
            case _Refused():
                self._say(outcome.sentence, is_saved=False)
            case _InTheWay():
                self._say("", is_saved=False)
                replace = lambda: self._try(may_replace=True)  # noqa: E731 - said once
                self.form.open(replace_dialog(outcome.name, replace, self.form.close_dialog), self.kit)

    def _say(self, sentence: str, is_saved: bool) -> None:
        self._said, self._saved = sentence, is_saved
        self.message = sentence or self._why
        self.form.changed = True

    def lay_out(self, kit: Kit) -> None:
        """One board in the middle."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back])
        wide = min(theme.u(1300), theme.width - theme.u(80))
        text, field, press = kit.text, theme.tap(66), theme.tap(88)
        why = text.paragraph_height(self._why, Rect(0, 0, wide - theme.u(100), theme.height), 26)
        above, below = why + theme.u(56) + text.line(21), theme.u(48) + text.line(24, "strong")
        needed = theme.u(96) + above + field + below + press
        high = min(needed, theme.height - bar_height(kit) - theme.u(40))
        self._board = Rect(0, 0, wide, high)
        self._board.center = (theme.width // 2, (theme.height + bar_height(kit)) // 2)
        inner = self._board.inflate(-theme.u(100), -theme.u(96))
        self._field.rect = Rect(inner.left, inner.bottom - press - below - field, inner.w, field)
        self._button.rect = Rect(inner.left, inner.bottom - press, min(theme.u(520), inner.w // 2), press)
        for button in self._leave:
            left = self._button.rect.right + theme.u(20)
            button.rect = Rect(left, inner.bottom - press, min(theme.u(420), inner.right - left), press)
        self._inner = inner

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, board, words."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, words.SAVE_COPY, self._bar_end)
        kit.paint.dialog(surface, self._board)
        box = Rect(self._inner.left, self._inner.top, self._inner.w, self._field.rect.top - self._inner.top)
        text.paragraph(surface, self._why, box, 26, CREAM)
        at = (self._inner.left, self._field.rect.top - text.line(21) // 2 - theme.u(16))
        text.draw(surface, words.COPY_TO, at, 21, DIM)
        if self._said:
            y = (self._field.rect.bottom + self._button.rect.top) // 2
            ink = GOLD if self._saved else "#FFD9A0"
            text.draw(surface, self._said, (self._inner.left, y), 24, ink, "strong", room=self._inner.w)
