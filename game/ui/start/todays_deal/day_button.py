"""An earlier day's deal as a button: the day, and its state or result."""

from collections.abc import Callable

from pygame import Surface

from game.messages.amounts import signed
from game.messages.functions import todays_deal as say
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE_LIGHT, ROW
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.start.todays_deal.view_model import DealState, EarlierDeal


class DayButton(Button):
    """An earlier day, in two lines. All results have the same colour; deals not yet played to the end have a golden
    rim.
    """

    def __init__(self, number: int, deal: EarlierDeal, on_press: Callable[[], None]) -> None:
        standing = deal.standing
        match standing.state:
            case DealState.OPEN:
                told, said = say.open(), say.open()
            case DealState.GOING_ON:
                told, said = say.go_on_short(), say.goes_on(standing.turn)
            case DealState.PLAYED:
                told, said = signed(standing.lead), say.played(standing.lead, standing.seen)
        super().__init__(f"day/{number}", f"{say.day(deal.day)}: {said}", on_press)
        self.help_key = "day"
        self.radius = 12
        self._day = say.day_of_week(deal.day)
        self._told = told
        self._is_played = standing.state is DealState.PLAYED

    def tip(self) -> str:
        return self.label

    def draw(self, kit: Kit, surface: Surface) -> None:
        rim = (LINE_LIGHT if self._is_played else GOLD) if not self.hover else CREAM
        kit.paint.panel(surface, self.rect, ROW, 1, rim, 12, 2)
        text, rect = kit.text, self.rect
        day_size, told_size = text.within(21, rect.h // 2), text.within(22, rect.h // 2, "strong")
        upper, lower = text.line(day_size), text.line(told_size, "strong")
        top = rect.centery - (upper + lower) // 2
        room = rect.w - kit.theme.u(4)
        text.draw(surface, self._day, (rect.centerx, top + upper // 2), day_size, DIM, "text", "center", room)
        colour = CREAM if self._is_played else GOLD
        at = (rect.centerx, top + upper + lower // 2)
        text.draw(surface, self._told, at, told_size, colour, "strong", "center", room)
