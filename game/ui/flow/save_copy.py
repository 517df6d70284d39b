"""Saving a copy of a record elsewhere, while its own disk fails: where to, and what came of it."""

from collections.abc import Callable
from pathlib import Path

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.scenes.form_scene import FormScene
from game.ui.theme import CREAM, DIM, GOLD
from game.ui.widgets import BarButton, Button, TextField, bar_height, draw_bar, lay_out_bar
from game.words import flow as words
from game.words.screens import BACK

LONGEST_PATH = 240


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
        path = Path(self._path.strip()).expanduser()
        trouble = self._save(path)
        self._saved = trouble is None
        self._said = words.copy_saved(str(path)) if trouble is None else trouble
        self.message = self._said
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
