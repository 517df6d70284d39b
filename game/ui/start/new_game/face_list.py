"""The people who can be chosen: rows on the people screen, faces in the tray of a seat."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.messages.functions import new_game as say_new_game, people as say
from game.messages.language import Message
from game.sentences.grammar import first_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Placed,
    Rigid,
    Row,
    Space,
    Words,
    row_board,
)
from game.toolkit.drawing.theme import CREAM, GOLD, OFF_TEXT, PANEL_DEEP, QUIET
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets import ScrollList
from game.ui.shared.models import PlayerAtTable, SeatChoice
from game.ui.shared.people.portrait_and_name import Name, draw_portrait, portrait
from game.ui.shared.people.portraits import NO_TEAM
from game.ui.start.new_game.round_table import CHAIR_KEYS

LARGE, SMALL = (138, 104, 40, 76), (106, 78, 8, 56)
"""Design pixels: a tile's height and least width, what it has beside its name, and its face."""
CAPTION: Final = 24
"""Design pixels of the word below the name of somebody who would swap seats."""


class WayToPerson(msgspec.Struct, frozen=True):
    """What is beside the faces, with the id of its target, its sign, its name and what stands below it."""

    id: str
    sign: str
    label: Message
    short: Message


class ListedPlayer(msgspec.Struct, frozen=True):
    """Somebody who can be seated: with the team of their present chair, if any, and a line about it. A computer player
    if `person` isn't human; nobody yet, but a way to somebody, with `way`.
    """

    person: SeatChoice
    look: int
    line: str = ""
    team: int | None = None
    is_chosen: bool = False
    is_away: bool = False
    """Whether the person was removed from the list."""
    swaps: bool = False
    """Whether the person has another seat at the table, so that the two would swap."""

    way: WayToPerson | None = None

    @property
    def told(self) -> str:
        if self.way:
            return self.way.label()
        return f"{self.person.name}: {self.line}" if self.line else self.person.name


NEW_FACE: Final = ListedPlayer(
    SeatChoice("", True),
    0,
    way=WayToPerson("button/new_face", "plus", say_new_game.new_face, say_new_game.new_face_short),
)
EVERYBODY: Final = ListedPlayer(
    SeatChoice("", True),
    0,
    way=WayToPerson("button/everybody", "down", say_new_game.everybody, say_new_game.everybody_short),
)
"""The faces that are left out."""


class PeopleList(ScrollList):
    """People in rows, to choose by a press or the keys: a digit gives the current one that chair."""

    def __init__(
        self,
        people: Sequence[ListedPlayer],
        take: Callable[[SeatChoice], None],
        seat: Callable[[SeatChoice, int], None] | None = None,
        *,
        current: int | None = None,
    ) -> None:
        """`take` is called with the person pressed, `seat` with a person and a chair. With `current`, the keys select
        people.
        """

        def take_row(number: int) -> None:
            take(people[number].person)

        super().__init__(
            "people",
            say.people(),
            [person.told for person in people],
            self._draw_person,
            take_row,
            current=current,
            on_move=None if current is None else take_row,
        )
        self._people = people
        self._seat = seat

    def key(self, event: Event) -> bool:
        """Besides the usual keys of a list, a digit seats the current person."""
        if event.type == pygame.KEYDOWN and event.key in CHAIR_KEYS and self._people and self._seat is not None:
            self._seat(self._people[self.current].person, CHAIR_KEYS[event.key])
            return True
        return super().key(event)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Rows are never cut off."""
        step = self.step(kit)
        rows = max(1, (rect.h + self.gap) // step)
        self.place(Rect(rect.left, rect.top, rect.w, min(rect.h, rows * step - self.gap)), step, self.gap)

    def _draw_person(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        """A row: the face, and beside it the name."""
        one = self._people[number]
        name = Name(one.person.name, 26, OFF_TEXT if one.is_away else GOLD if one.is_chosen else CREAM)
        line = Words(one.line, 24, OFF_TEXT if one.is_away else QUIET, lines=1)
        told = FirstThatFits(Column(name, line), name) if one.line else name
        row = Row(Rigid(portrait(PlayerAtTable(one.person.name, NO_TEAM, one.look), 64)), Grow(told), gap=16)
        Placed(Panel(row, (14, 0), row_board(one.is_chosen, 14, 2)), kit, rect).draw(kit, surface)


class FaceList(PeopleList):
    """The same as faces side by side, with names below."""

    @property
    def _has_captions(self) -> bool:
        return any(one.swaps for one in self._people)

    def large_height(self, kit: Kit, width: int) -> int:
        """The height of all of them as large faces."""
        column, step, gap = self._measures(kit, LARGE)
        return -(-len(self._people) // max(1, (width - self.bar + gap) // column)) * step - gap

    def _measures(self, kit: Kit, tile: tuple[float, float, float, float]) -> tuple[int, int, int]:
        """From one column and from one row to the next, and the gap between two, in real pixels."""
        height, least_width, beside, face = tile
        gap = kit.theme.u(10)
        words = (one.way.short() if one.way else first_name(one.person.name) for one in self._people)
        names = max((kit.text.width(word, 22, "strong") for word in words), default=0)
        caption = kit.text.line(CAPTION) if self._has_captions else 0
        below = kit.text.width(say_new_game.swaps_seats(), CAPTION) if caption else 0
        least = kit.theme.u(face) + kit.text.line(22, "strong") + kit.theme.u(14)
        width = max(kit.theme.u(least_width), names + kit.theme.u(beside), below)
        return width + gap, max(kit.theme.u(height), least) + caption + gap, gap

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Large faces if all of them fit, as many beside each other as there is room for; else small ones."""
        count = len(self._people)
        for tile in (LARGE, SMALL):
            width, step, gap = self._measures(kit, tile)
            self.columns = max(1, (rect.w - self.bar + gap) // width)
            lines = max(1, (rect.h + gap) // step)
            if self.columns * lines >= count:
                break
        if count > self.columns:  # the fewest rows that fit all, of equal length
            evens = ((rows, -(-count // rows)) for rows in range(2, lines + 1))
            lines, self.columns = next((way for way in evens if way[1] * width <= rect.w + gap), (lines, self.columns))
        self.place(rect, max(step, min((rect.h + gap) // lines, step * 5 // 4)), gap)

    def row_target(self, number: int, rect: Rect) -> Target:
        """The id of a person on the list isn't that of a row: rule sets are rows, too. Number 0 has the seat."""
        way = self._people[number].way
        id = way.id if way else f"person/{number + 1}"
        return target(id, self.labels[number], rect)

    def _draw_person(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        one = self._people[number]
        if one.way:
            name: Box = Words(one.way.short(), 22, GOLD, "strong", "center", lines=1)
        else:
            name = Name(one.person.name, 22, CREAM, "center")
        face = Picture(partial(self._draw_face, one))
        caption = say_new_game.swaps_seats() if one.swaps else ""
        below = [Words(caption, CAPTION, QUIET, align="center", lines=1)] if self._has_captions else []
        tile = Column(Grow(face), Space(2), name, *below)
        Placed(Pad(tile, 4, 4), kit, rect).draw(kit, surface)

    def _draw_face(self, one: ListedPlayer, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Draw a face as large as fits; a sign marks a computer player."""
        side = min(rect.size)
        spot = Rect(0, 0, side, side)
        spot.center = rect.center
        if one.way:
            kit.paint.dashed(surface, spot, GOLD, radius=side / 2 / kit.theme.k)
            kit.paint.icon(surface, one.way.sign, spot.center, side // 2, GOLD)
            return
        team = NO_TEAM if one.team is None else one.team
        draw_portrait(kit, surface, PlayerAtTable(one.person.name, team, one.look), spot.topleft, side)
        if not one.person.human:
            badge = max(20, side * 2 // 5)
            corner = spot.right - badge // 2, spot.bottom - badge // 2
            kit.paint.icon(surface, "disc", corner, badge, PANEL_DEEP)
            kit.paint.icon(surface, "computer", corner, badge * 7 // 10, CREAM)
