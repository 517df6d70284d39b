"""The people of the house beside the chairs of New game: a list to drag from, or to press."""

from collections.abc import Callable, Sequence

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Column, Grow, OneOf, Panel, Placed, Row, Whole, Words, icon, row_board
from game.ui.core.kit import Kit
from game.ui.core.portraits import NO_TEAM
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD
from game.ui.models import SeatedPerson
from game.ui.new_game.dragging import Carry, FromHouse, Gesture, Grip
from game.ui.widgets import ScrollList
from game.ui.widgets.portrait_and_name import Name, portrait
from game.words import people_texts as words

CHAIR_KEYS = {code: number for number, code in enumerate(range(pygame.K_1, pygame.K_9))}
"""The digits that name a chair, counted from 0."""


class ListedPerson(msgspec.Struct, frozen=True):
    """Somebody who can be seated: a chair and its team where the person sits already, and a line about it."""

    name: str
    look: int
    line: str
    team: int | None = None

    @property
    def told(self) -> str:
        """For other programs, and whoever listens."""
        return f"{self.name}: {self.line}" if self.line else self.name


class HouseList(ScrollList):
    """A press seats somebody or lets them get up, a digit seats them in that chair; faces can be carried to a chair."""

    row_high = 74.0

    def __init__(self, take: Callable[[int], None], seat: Callable[[int, int], None], carry: Carry) -> None:
        """`take` hears who was pressed, `seat` who is to have which chair."""
        super().__init__("people", words.PEOPLE, [], self._draw_person, take)
        self._people: tuple[ListedPerson, ...] = ()
        self._seat = seat
        self._grip = Grip(carry)
        self._held = 0

    def show(self, people: Sequence[ListedPerson]) -> None:
        """These from now on."""
        self._people = tuple(people)
        self.labels = [person.told for person in people]
        self.current, self.changed = min(self.current, max(0, len(people) - 1)), True

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Every row is high enough for a finger."""
        self.place(rect, max(kit.theme.u(self.row_high), kit.theme.tap(66) + self.gap), self.gap)

    def row_target(self, number: int, rect: Rect) -> Target:
        """Somebody on the list; the rule sets beside it are rows, too."""
        return target(f"person/{number}", self.labels[number], rect)

    @property
    def captures(self) -> bool:
        """While a face is carried, too."""
        return super().captures or self._grip.is_carrying

    def mouse(self, event: Event) -> bool:
        """A press on a row that moves is a drag of its face."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            at = self._at(event.pos)
            if at is not None:
                self._held = at
                self._grip.mouse(event, FromHouse(at))
        elif self._dragged is None and self._grip.mouse(event, FromHouse(self._held)) is Gesture.CARRIED:
            self._pressed_row = None
            return True
        return super().mouse(event)

    def key(self, event: Event) -> bool:
        """Besides the keys of every list a digit seats the current person; Esc lets go of what is carried."""
        if self._grip.key(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in CHAIR_KEYS and self._people:
            self._seat(self.current, CHAIR_KEYS[event.key])
            return True
        return super().key(event)

    def _draw_person(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        person = self._people[number]
        sits = person.team is not None
        ground = row_board(sits, 14)
        name = Name(person.name, 25, GOLD if sits else CREAM)
        lines = Column(name, Words(person.line, 19, CREAM if sits else DIM, lines=1)) if person.line else name
        team = NO_TEAM if person.team is None else person.team
        face = portrait(SeatedPerson(person.name, team, person.look), 54)
        tick = [Whole(icon("tick", 28, GOLD))] if sits else []
        row = Row(Whole(face), Grow(OneOf(lines, name)), *tick, gap=14)
        Placed(Panel(row, (12, 0), ground), kit, rect).draw(kit, surface)
