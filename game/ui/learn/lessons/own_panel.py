"""The way to the moments of one's own games that wait."""

from collections.abc import Callable

from pygame import Surface

from game.messages.functions import learn_screen as say
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Placed, Rigid, Row, Sized, Words, icon
from game.toolkit.drawing.theme import (
    CHOSEN_DIM,
    CHOSEN_TEXT,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    LINE_LIGHT,
    QUIET,
    ROW,
    ROW_CHOSEN,
    ROW_CHOSEN_HOVER,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.learn.lessons.view_model import OwnShown
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait


class OwnMomentsButton(Button):
    """How many wait, whether some come back, and where they come from; where nothing waits it says so."""

    def __init__(self, own: OwnShown, person: PlayerAtTable, on_press: Callable[[], None]) -> None:
        super().__init__(
            "button/own_games", say.own_games(), on_press, why_not=None if own.waiting > 0 else say.nothing_waits()
        )
        self.radius = 16
        self._own, self._person = own, person

    @property
    def value(self) -> str:
        return " ".join(line for line in self._lines() if line)

    def _lines(self) -> tuple[str, str, str]:
        own = self._own
        if not own.waiting:
            return say.nothing_waits(), "", ""
        again = say.own_some_again(own.again) if own.again else ""
        if own.again == own.waiting:
            again = say.own_all_again(own.again)
        places = (say.from_round(game, number) for game, number in own.places[:2])
        return say.own_waiting(own.waiting), again, " · ".join(places)

    def tip(self) -> str:
        return ""

    def draw(self, kit: Kit, surface: Surface) -> None:
        rim, fill = (GOLD, ROW_CHOSEN_HOVER if self.hover else ROW_CHOSEN) if self.enabled else (LINE_LIGHT, ROW)
        kit.paint.panel(surface, self.rect, fill, 1, rim, 16, 2.5 if self.enabled else 1.4)
        first, second, third = self._lines()
        heading = Words(self.label, 29, GOLD_LIGHT if self.enabled else CREAM, "heading", lines=1)

        def lines(size: float) -> list[Box]:
            first_line = Words(first, size, CREAM if self.enabled else QUIET)
            return [first_line, *([Words(second, size, CHOSEN_TEXT)] if second else [])]

        full = [*lines(21), Words(third, 20, CHOSEN_DIM)] if third else lines(23)
        forms = (full, lines(23), lines(21), lines(21)[:1])
        told = FirstThatFits(*(Sized(Column(heading, *some), width=0) for some in forms), heading)
        arrow = [icon("right", 34, GOLD)] if self.enabled else []
        row = Row(
            Rigid(portrait(self._person, 74)), Grow(Column(Grow(), told, Grow())), *arrow, gap=20, across="center"
        )
        Placed(Pad(row, 20, 10), kit, self.rect).draw(kit, surface)
