"""Somebody who plays at this computer: a face, a name, and how many matches."""

from collections.abc import Callable

from pygame import Surface

from game.analysis.life import PersonsLife
from game.messages.amounts import points
from game.messages.functions import my_games as say
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Placed, Rigid, Row, Sized, Words
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE_LIGHT, ROW, ROW_CHOSEN
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.shared.people.portraits import NO_TEAM


class PersonButton(Button):
    """Chosen or not; pressed it shows what this person's matches tell."""

    def __init__(
        self, number: int, person: PersonsLife, face: int | None, chosen: bool, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"button/person/{number}", person.name, on_press, sub=say.match_count(person.matches))
        self.help_key = "person"
        self.chosen = chosen
        self._person, self._matches = PlayerAtTable(person.name, NO_TEAM, face), person.matches

    @property
    def value(self) -> str:
        return self.sub

    def draw(self, kit: Kit, surface: Surface) -> None:
        rim, fill = (GOLD, ROW_CHOSEN) if self.chosen or self.hover else (LINE_LIGHT, ROW)
        kit.paint.panel(surface, self.rect, fill, 1, rim, 16, 2.5 if self.chosen else 1.4)
        Placed(self._face(), kit, self.rect).draw(kit, surface)

    def _face(self) -> Box:
        ink = GOLD if self.chosen else CREAM
        name, colour = Name(self.label, 25, ink), CREAM if self.chosen else DIM
        count = FirstThatFits(*(Words(told, 20, colour, lines=1) for told in (self.sub, points(self._matches))))
        lines = FirstThatFits(Sized(Column(name, count), width=0), name)
        return Pad(Row(Rigid(portrait(self._person, 54)), Grow(lines), gap=14), 12, 2)
