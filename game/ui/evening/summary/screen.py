"""One evening: who leads; below that the chart, and the matches in order with what can be done with them."""

from collections.abc import Callable
from functools import partial

from game.messages.amounts import capital
from game.messages.functions import evening as say
from game.messages.functions import score_pad as say_score_pad
from game.messages.functions import todays_deal as say_days
from game.toolkit.boxes import Box, Column, Grow, Pad, Panel, Row, Share, Space, WidgetSlot, Words, board
from game.toolkit.drawing.theme import CREAM, DIM
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook
from game.toolkit.widgets.bar import Bar
from game.toolkit.widgets.state_scene import LiveScene
from game.ui.evening.summary.match_rows import MatchRows
from game.ui.evening.summary.state import EveningPage
from game.ui.match.scores.match_chart import match_panel
from game.ui.shared.models import ListedGame
from game.ui.shared.requests import Ask, Go, OpenRecord, PlaySameAgain


class EveningScene(LiveScene[EveningPage]):
    """It fills while the matches are read."""

    name = "evening"
    is_spoken = True

    def __init__(self, state: EveningPage, ask: Ask, on_print: Callable[[], None]) -> None:
        super().__init__(state)
        self._ask, self._print = ask, on_print
        self.form.on_cancel = partial(ask, Go.BACK)

    @property
    def first_focus(self) -> str:
        return "button/again" if self.state.again is not None else "button/back"

    # ---- doing

    def _open(self, game: ListedGame) -> None:
        self._ask(OpenRecord(game.id))

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Who leads over both halves."""
        state = self.state
        title = capital(say_days.day_of_year(state.day)) if state.day is not None else say.whole()
        rows = MatchRows(state.rows, self._open)
        headline = [] if state.is_reading else [Words(state.message, 40, CREAM, "heading"), Space(16)]
        right = Column(Grow(WidgetSlot(rows)), Space(14), *self._ways())
        page = Row(Share(self._chart()), Share(right), gap=36, across="stretch")
        return Column(Bar(title, [self.way_back]), Grow(Pad(Column(*headline, Grow(page)), 50, 20, 26)))

    def _chart(self) -> Box:
        state = self.state
        notes = [Words(" ".join(state.notes), 22, DIM)] if state.notes else []
        if state.history and not state.is_reading:
            won = [side.won for side in state.sides]
            history = state.history
            return match_panel(state.teams, history, len(history), notes=notes, won=won, matches=state.matches)
        why = state.message if state.is_reading else say.no_round()
        return Panel(Column(Grow(), Words(why, 30, CREAM, "heading", "center"), Grow(), *notes), ground=board())

    def _ways(self) -> list[Box]:
        """The same again, and the page on paper."""
        state = self.state
        paper = Button(
            "button/print",
            say_score_pad.print_evening(),
            self._print,
            icon="print",
            sub=say_score_pad.print_evening_sub(),
            why_not="" if state.is_reading or not state.games else None,
        )
        if state.again is None:
            return [WidgetSlot(paper, 84)]
        again = Button(
            "button/again",
            say.again(),
            partial(self._ask, PlaySameAgain(str(state.again.path))),
            look=ButtonLook("primary", 40, sub_size=23, heading=True),
            icon="shuffle",
            sub=state.again_sub,
        )
        return [WidgetSlot(again, 108), Space(12), WidgetSlot(paper, 84)]
