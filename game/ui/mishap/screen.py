"""The plain screen that is shown when the program has a bug: what happened, that the game is safe, and the ways on."""

from collections.abc import Callable, Collection
from functools import partial

from game.ui.boxes import Box, Column, Grow, Pad, Panel, Sized, Space, Words, dialog
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD
from game.ui.requests import AskInGame, Go, InGame
from game.ui.widgets import Button
from game.ui.widgets.button import ButtonRow
from game.ui.widgets.form_scene import FormScene
from game.words import errors as words
from game.words import screens


class MishapScene(FormScene):
    """Words and at most five buttons on felt: nothing that could be the part that does not work."""

    name = "mishap"

    def __init__(
        self,
        safe: str,
        ask: AskInGame,
        save_report: Callable[[bool], str],
        ways: Collection[Go | InGame] = (InGame.GO_ON, Go.TITLE),
    ) -> None:
        """`safe` is what is sure about the open game, in a sentence; `save_report` writes a report, with cards
        or without, and says what came of it. `ways` are those that lead on: `GO_ON` takes the open game up from its
        record.
        """
        super().__init__()
        self._save_report = save_report
        self._told = ""
        self._safe = safe
        self.message = f"{words.BUG} {self._safe}"
        go_on = Button("button/continue", words.GO_ON_WITH_GAME, partial(ask, InGame.GO_ON), size=28)
        title = Button("button/title", screens.TO_TITLE, partial(ask, Go.TITLE), size=28)
        self._buttons = [button for button, way in ((go_on, InGame.GO_ON), (title, Go.TITLE)) if way in ways]
        self._buttons.append(Button("button/report", words.SAVE_REPORT, partial(self._save, True), size=28))
        without = partial(self._save, False)
        self._buttons.append(Button("button/report_without_cards", words.SAVE_WITHOUT_CARDS, without, size=28))
        self._buttons.append(Button("button/close", words.CLOSE_GAME, partial(ask, Go.QUIT), size=28))
        self._buttons[0].kind = "primary"
        self.first_focus = self._buttons[0].id
        self.form.set_widgets(self._buttons)
        self.form.on_cancel = partial(ask, Go.TITLE if Go.TITLE in ways else Go.QUIT)

    def _save(self, with_cards: bool) -> None:
        self._told = self.message = self._save_report(with_cards)
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
