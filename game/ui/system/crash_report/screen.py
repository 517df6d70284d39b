"""The plain screen that is shown when the program has a bug: what happened, that the game is safe, and the ways on."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from game.messages.functions import errors as say_errors, screens as say_screens
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Panel, Sized, Space, Words, dialog
from game.toolkit.drawing.theme import DIM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonRow, StateScene
from game.ui.shared.requests import AskInGame, GoOn, GoToTitle, Quit


class CrashReportState(Struct, frozen=True):
    """`safe` is what is certain about the open game, in a sentence; `ways` lead on: `GoOn` resumes the open game from
    its record. `told` is the result of saving a report. `has_more`: what else can be done is visible, too.
    """

    safe: str
    ways: frozenset[GoOn | GoToTitle] = frozenset({GoOn(), GoToTitle()})
    told: str = ""
    has_more: bool = False

    @property
    def message(self) -> str:
        return self.told or f"{say_errors.bug()} {self.safe}"


class CrashReportScene(StateScene[CrashReportState]):
    """Words, the way on and More, which shows the other buttons: nothing that could be the part that does not work."""

    name = "mishap"

    def __init__(self, state: CrashReportState, ask: AskInGame, save_report: Callable[[bool], str]) -> None:
        """`save_report` writes a report, with or without cards, and returns the result as a sentence."""
        super().__init__(state)
        self._ask, self._save_report = ask, save_report
        self.form.on_cancel = partial(ask, GoToTitle() if GoToTitle() in state.ways else Quit())

    def _save(self, with_cards: bool) -> None:
        self.set_state(told=self._save_report(with_cards))

    def content(self, kit: Kit) -> Box:
        """A board in the middle, words over a row of buttons; what a report is makes way for what came of it."""
        state, ask = self.state, self._ask
        is_whole = state.has_more or not state.ways
        about = [Words(state.told, 33, GOLD) if state.told else Words(say_errors.why_report(), 33, DIM)]
        ways = {
            GoOn(): Button("button/continue", say_errors.go_on_with_game(), partial(ask, GoOn())),
            GoToTitle(): Button("button/title", say_screens.to_title(), partial(ask, GoToTitle())),
        }
        buttons = [
            *(button for way, button in ways.items() if way in state.ways),
            Button("button/report", say_errors.save_report(), partial(self._save, True)),
            Button("button/report_without_cards", say_errors.save_without_cards(), partial(self._save, False)),
            Button("button/close", say_errors.close_game(), partial(ask, Quit())),
        ]
        buttons[0].kind = "primary"
        if not is_whole:
            more = Button("button/more", say_screens.more(), partial(self.set_state, has_more=True))
            buttons, about = [buttons[0], more], []
        inside = Column(
            Words(say_errors.bug_title(), 44, GOLD, "heading", lines=1),
            Space(30),
            Column(Words(say_errors.bug(), 33), Words(state.safe, 33), *about, gap=24),
            Space(60),
            FirstThatFits(
                *(ButtonRow(buttons, 92, 22, size) for size in (28, 25)),
                Column(*(ButtonRow(row, 92, 22, 28) for row in (buttons[:3], buttons[3:]) if row), gap=16),
            ),
        )
        board = Sized(Panel(inside, (55, 45), dialog), most_width=1500)
        return Pad(Column(Grow(), board, Grow()), 60, 60)
