"""The plain screen that is shown when the program has a bug: what happened, that the game is safe, and the ways on."""

from collections.abc import Callable

import msgspec
from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD
from game.ui.screens.form_screen import FormScene
from game.ui.widgets import Button
from game.words import errors as words


class MishapActions(msgspec.Struct, frozen=True):
    """What the buttons do."""

    go_on: Callable[[], None] | None
    """Takes the open game up from its record; None where no game was open."""
    safe: str
    """What is sure about the open game, in a sentence."""
    title: Callable[[], None] | None
    """To the title; None where even that was tried in vain."""
    save_report: Callable[[], str]
    """Writes a report and tells what came of it in a sentence."""
    close: Callable[[], None]


class MishapScene(FormScene):
    """Words and at most four buttons on felt: nothing that could be the part that does not work."""

    name = "mishap"

    def __init__(self, actions: MishapActions) -> None:
        super().__init__()
        self._actions = actions
        self._told = ""
        self._safe = actions.safe
        self.message = f"{words.BUG} {self._safe}"
        ways = (
            ("button/continue", words.GO_ON_WITH_GAME, actions.go_on),
            ("button/title", words.TO_TITLE, actions.title),
            ("button/report", words.SAVE_REPORT, self._save),
            ("button/close", words.CLOSE_GAME, actions.close),
        )
        self._buttons = [Button(id_, label, way, size=28) for id_, label, way in ways if way is not None]
        self._buttons[0].kind = "primary"
        self.first_focus = self._buttons[0].id
        self.form.set_widgets(self._buttons)
        self.form.on_cancel = actions.title or actions.close

    def _save(self) -> None:
        self._told = self.message = self._actions.save_report()
        self.form.changed = True

    @property
    def _said(self) -> list[tuple[str, str]]:
        """The sentences and their colours; the last one is exchanged for what came of a report."""
        return [(words.BUG, CREAM), (self._safe, CREAM), (self._told, GOLD) if self._told else (words.WHY_REPORT, DIM)]

    def lay_out(self, kit: Kit) -> None:
        """Words in the upper half, buttons side by side below."""
        theme = kit.theme
        wide = min(theme.u(1500), theme.width - theme.u(120))
        most = min(theme.u(800), theme.height - theme.u(120))
        box = Rect(0, 0, wide - theme.u(110), most)
        said = [kit.text.paragraph_height(sentence, box, 33) for sentence, _ in self._said]
        words_high = theme.u(56) + kit.text.line(44, "heading") + sum(said) + theme.u(24) * len(said)
        high = min(most, theme.u(90) + words_high + theme.u(40) + theme.tap(92))
        self._board = Rect((theme.width - wide) // 2, (theme.height - high) // 2, wide, high)
        self._inner = self._board.inflate(-theme.u(110), -theme.u(90))
        gap, tall = theme.u(22), theme.tap(92)
        side = (self._inner.w - gap * (len(self._buttons) - 1)) // len(self._buttons)
        room = side - 2 * theme.u(14)
        size = kit.text.common([button.label for button in self._buttons], 28, room, "strong")
        for n, button in enumerate(self._buttons):
            button.size = size
            button.rect = Rect(self._inner.left + n * (side + gap), self._inner.bottom - tall, side, tall)

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, board, words."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        kit.paint.dialog(surface, self._board)
        y = self._inner.top + text.line(44, "heading") // 2
        text.draw(surface, words.BUG_TITLE, (self._inner.left, y), 44, GOLD, "heading", room=self._inner.w)
        box = Rect(self._inner.left, y + theme.u(56), self._inner.w, self._buttons[0].rect.top - y - theme.u(76))
        for sentence, ink in self._said:
            drawn = text.paragraph(surface, sentence, box, 33, ink)
            box = Rect(box.left, drawn.bottom + theme.u(24), box.w, box.bottom - drawn.bottom - theme.u(24))
