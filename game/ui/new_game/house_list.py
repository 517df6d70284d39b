"""The people of the house beside the chairs of New game: a list to drag from, or to press."""

from collections.abc import Callable, Sequence

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.text.messages import people as say
from game.ui.boxes import Column, Grow, OneOf, Panel, Placed, Row, Whole, Words, icon, row_board
from game.ui.core.kit import Kit
from game.ui.core.portraits import NO_TEAM
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD
from game.ui.models import SeatChoice, SeatedPerson
from game.ui.new_game.dragging import Carry, FromHouse, Gesture, Grip
from game.ui.widgets import ScrollList
from game.ui.widgets.portrait_and_name import Name, portrait

CHAIR_KEYS = {code: number for number, code in enumerate(range(pygame.K_1, pygame.K_9))}
"""The digits that name a chair, counted from 0."""


class ListedPerson(msgspec.Struct, frozen=True):
    """Somebody who can be seated: a chair and its team where the person sits already, and a line about it."""

    person: SeatChoice
    look: int
    line: str
    team: int | None = None

    @property
    def told(self) -> str:
        """For other programs, and whoever listens."""
        return f"{self.person.name}: {self.line}" if self.line else self.person.name


class HouseList(ScrollList):
    """A press seats somebody or lets them get up, a digit seats them in that chair; faces can be carried to a chair."""

    row_high = 74.0
    lies_over = True
    doing = (*ScrollList.doing, "_grip")

    def __init__(
        self,
        people: Sequence[ListedPerson],
        take: Callable[[SeatChoice], None],
        seat: Callable[[SeatChoice, int], None],
        carry: Carry,
    ) -> None:
        """`take` hears who was pressed, `seat` who is to have which chair."""
        labels = [person.told for person in people]
        super().__init__("people", say.people(), labels, self._draw_person, lambda n: take(people[n].person))
        self._people = people
        self._seat = seat
        self._grip = Grip(carry)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Every row is high enough for a finger."""
        self.place(rect, max(kit.theme.u(self.row_high), kit.theme.tap(66) + self.gap), self.gap)

    def row_target(self, number: int, rect: Rect) -> Target:
        """Somebody on the list; the rule sets beside it are rows, too."""
        return target(f"person/{number}", self.labels[number], rect)

    @property
    def captures(self) -> bool:
        return super().captures or self._grip.is_carrying

    def mouse(self, event: Event) -> bool:
        """A press on a row that moves is a drag of its face."""
        at = self._at(event.pos) if event.type == pygame.MOUSEBUTTONDOWN else None
        what = FromHouse(self._people[at].person) if at is not None else None
        if self._dragged is None and self._grip.mouse(event, what) is Gesture.CARRIED:
            self._pressed_row = None
            return True
        return super().mouse(event)

    def key(self, event: Event) -> bool:
        """Besides the keys of every list a digit seats the current person; Esc lets go of what is carried."""
        if self._grip.key(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in CHAIR_KEYS and self._people:
            self._seat(self._people[self.current].person, CHAIR_KEYS[event.key])
            return True
        return super().key(event)

    def _draw_person(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        one, name = self._people[number], self._people[number].person.name
        sits = one.team is not None
        ground = row_board(sits, 14)
        head = Name(name, 25, GOLD if sits else CREAM)
        lines = Column(head, Words(one.line, 19, CREAM if sits else DIM, lines=1)) if one.line else head
        face = portrait(SeatedPerson(name, NO_TEAM if one.team is None else one.team, one.look), 54)
        tick = [Whole(icon("tick", 28, GOLD))] if sits else []
        row = Row(Whole(face), Grow(OneOf(lines, head)), *tick, gap=14)
        Placed(Panel(row, (12, 0), ground), kit, rect).draw(kit, surface)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        what = self._grip.what
        if isinstance(what, FromHouse):
            self._grip.draw(kit, surface, SeatedPerson(what.person.name, NO_TEAM, what.person.look))
