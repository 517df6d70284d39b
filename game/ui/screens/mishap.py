"""The plain screen that is shown when the program has a bug: what happened, that the game is safe, and the ways on."""

from collections.abc import Callable

import msgspec

from game.ui.boxes import Box, Column, Grow, Pad, Panel, Sized, Space, Words, dialog
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD
from game.ui.screens.form_screen import FormScene
from game.ui.widgets import Button
from game.ui.widgets.button import ButtonRow
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
        self.refresh()

    def content(self, kit: Kit) -> Box:
        """A board in the middle, words over a row of buttons; the last sentence makes way for what came of a report."""
        last = Words(self._told, 33, GOLD) if self._told else Words(words.WHY_REPORT, 33, DIM)
        inside = Column(
            Words(words.BUG_TITLE, 44, GOLD, "heading", lines=1),
            Space(30),
            Column(Words(words.BUG, 33), Words(self._safe, 33), last, gap=24),
            Space(60),
            ButtonRow(self._buttons, 92, 22, size=28),
        )
        board = Sized(Panel(inside, (55, 45), dialog), most_wide=1500)
        return Pad(Column(Grow(), board, Grow()), 60, 60)
