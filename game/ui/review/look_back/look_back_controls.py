"""This screen's own controls: the legend, a plate, a row's face."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.messages.functions import looking_back as say, screens as say_screens, spoken_text as say_spoken_text
from game.messages.person import Person
from game.sentences.at_table.spoken_text import stacks_listed
from game.toolkit.boxes import Box, Placed
from game.toolkit.drawing.theme import CREAM
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, IconButton
from game.turn.spots import SeatPlate, id_of
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.short_names import name_in
from game.ui.table.draw.plates import Plate, draw_plate


class GraphLegend(Button):
    """The sentence under the graph; a press explains the graph."""

    reach = 0
    radius = 10

    def __init__(self, line: Box, meanings: str, explain: Callable[[str, str], None]) -> None:
        super().__init__("button/legend", say.legend(), lambda: explain(say.legend(), meanings))
        self.tooltip = meanings
        self._line = line
        self._placed: Placed | None = None

    @property
    def value(self) -> str:
        return "; ".join(told.words for told in self._placed.told) if self._placed is not None else ""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        super().fit_into(kit, rect)
        self._placed = Placed(self._line, kit, rect)

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self._placed is not None:
            self._placed.draw(kit, surface)


class EyeButton(IconButton):
    """A switch: pressed in, everybody's cards are visible."""

    role = "switch"
    is_on = False

    @property
    def value(self) -> str:
        return say_screens.on() if self.is_on else say_screens.off()


class FaceButton(Button):
    """Somebody at the table."""

    def __init__(self, id: str, name: str, face: int, team: int, on_press: Callable[[], None]) -> None:
        super().__init__(id, name, on_press)
        self.portrait, self.team = face, team


class SeatPlateButton(Button):
    """A seat's plate; a press switches to its view."""

    def __init__(self, seat: int, who: Person, plate: Plate, on_press: Callable[[], None], may_press: bool) -> None:
        tip = say.see_as(who)
        super().__init__(id_of(SeatPlate(seat)), plate.name, on_press, why_not=None if may_press else "")
        self.tooltip = tip
        self.plate = plate

    @property
    def value(self) -> str:
        plate = self.plate
        lying = stacks_listed([(stack.called, stack.cards) for stack in plate.lying])
        plays = "hand" if plate.plays == "stack" else plate.plays
        return say_spoken_text.plate(plate.is_partner, plate.hand, plays, lying, plate.alert)

    def draw(self, kit: Kit, surface: Surface) -> None:
        draw_plate(kit, surface, self.rect, self.plate)


class SeatRowButton(FaceButton):
    """Portrait and name at the left end of a row of cards."""

    reach = 0

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, text, rect = kit.theme.u, kit.text, self.rect
        line = text.line(20, "strong")
        side = max(0, min(u(54), rect.h - line - u(4)))
        top = rect.centery - (side + line) // 2
        if side > u(20):
            at = (rect.centerx - side // 2, top)
            portraits.draw(kit.paint, surface, self.portrait, self.team, at, side)
        else:
            top, side = rect.centery - line // 2, 0
        name = name_in(text, self.label, 20, rect.w - 6)
        at = (rect.centerx, top + side + line // 2)
        text.draw(surface, name, at, 20, CREAM, "strong", "center", rect.w - 6)


class PortraitButton(FaceButton):
    """A person to choose, by portrait and name."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, rect = kit.theme.u, self.rect
        self.draw_ground(kit, surface, rect)
        side = rect.h - u(12)
        portraits.draw(kit.paint, surface, self.portrait, self.team, (rect.x + u(14), rect.y + u(6)), side)
        left = rect.x + u(14) + side + u(14)
        mark = max(12, u(18))
        draw_team_mark(kit, surface, self.team, (left + mark // 2, rect.centery), mark)
        left += mark + u(10)
        room = rect.right - u(14) - left
        name = name_in(kit.text, self.label, 24, room)
        kit.text.draw(surface, name, (left, rect.centery), 24, self.ink, "strong", room=room)
