"""One evening: the chart on the left; on the right who leads, the matches in order, and what can be done with them."""

from collections.abc import Callable
from functools import partial

from game.text.amounts import capital
from game.text.messages import evening as say
from game.text.messages import score_pad as say_score_pad
from game.text.messages import todays_deal as say_days
from game.ui.boxes import Box, Column, Grow, Pad, Panel, Put, Row, Share, Space, Words, board
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM
from game.ui.evening.state import EveningPage
from game.ui.games.game_list import GameRows
from game.ui.models import ListedGame
from game.ui.requests import Ask, Go, OpenRecord, PlaySameAgain
from game.ui.scores.match_chart import match_panel
from game.ui.widgets import Button, ButtonLook
from game.ui.widgets.bar import Bar
from game.ui.widgets.state_scene import LiveScene


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
        rows = GameRows(state.rows, self._open)
        headline = [] if state.is_reading else [Words(state.message, 34, CREAM, "heading"), Space(14)]
        right = Column(*headline, Grow(Put(rows)), Space(14), *self._ways())
        page = Row(Share(self._chart(), 0.5), Share(right, 0.5), gap=36, across="stretch")
        return Column(Bar(title, [self.way_back]), Grow(Pad(page, 50, 24, 26)))

    def _chart(self) -> Box:
        state = self.state
        notes = [Words(note, 22, DIM) for note in state.notes]
        if state.history and not state.is_reading:
            won = [side.won for side in state.sides]
            history, heading = state.history, say.heading(state.is_over)
            ends = state.standing.ends
            if len(won) > 1:
                notes.insert(0, Words(say.from_average(), 22, DIM))
            return match_panel(state.teams, history, len(history), notes=notes, heading=heading, won=won, ends=ends)
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
            return [Put(paper, 84)]
        again = Button(
            "button/again",
            say.again(),
            partial(self._ask, PlaySameAgain(str(state.again.path))),
            look=ButtonLook("primary", 40, sub_size=23, heading=True),
            icon="shuffle",
            sub=state.again_sub,
        )
        return [Put(again, 108), Space(12), Put(paper, 84)]
