"""The people of the house: who is kept here, with name, face, colour, usual chair and partner. Every change is kept at
once; whoever is taken off the list stays below it, and can be put back.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    OneOf,
    Pad,
    Panel,
    Placed,
    Put,
    Row,
    Share,
    Space,
    Whole,
    Words,
    board,
)
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.portraits import COLOURS, LOOKS, NO_TEAM, PLAIN_GROUND
from game.ui.core.theme import CREAM, DIM, GOLD, LINE_LIGHT, OFF_REASON, OFF_TEXT, ROW, ROW_CHOSEN, WHITE
from game.ui.models import SeatedPerson
from game.ui.new_game.choices import is_you
from game.ui.new_game.seat_editor import SeatFace
from game.ui.requests import Ask, Go
from game.ui.widgets import BarButton, Button, Dropdown, ScrollList, Segmented, Stepper, TextField, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.portrait_and_name import Name, portrait
from game.words import people_texts as words
from game.words.screens import BACK
from saves.people import LONGEST_NAME_OF_REGULAR, NOBODY, Household, HouseholdChange, Regular, person_key

CHAIRS = 8
LAST_TIME = -1
"""In the place of a chair: that of the last game."""


class KeptPeople(Protocol):
    """Where they are kept."""

    @property
    def household(self) -> Household:
        """All that is known of them."""

    def change(self, how: HouseholdChange) -> None:
        """Changes something, and keeps it."""

    @property
    def fresh_id(self) -> Callable[[], str]:
        """Makes an id that nobody has."""


class ColourChoice(Segmented):
    """Colours side by side, each a disc; the word for the chosen one stands beside it."""

    def __init__(self, colour: int, change: Callable[[int], None]) -> None:
        super().__init__("field/colour", words.COLOUR, words.COLOURS, colour, change)
        self.own = PLAIN_GROUND
        """The colour that goes with the face."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """All are equally wide."""
        self.rect = rect

    def wanted(self, kit: Kit) -> int:
        """Room for a finger on each."""
        return len(self.options) * (kit.theme.tap(60) + 4)

    def draw(self, kit: Kit, surface: Surface) -> None:
        """A disc in each cell."""
        for n in range(len(self.options)):
            cell, is_on = self.cell(n), n == self.chosen
            kit.paint.panel(surface, cell, ROW_CHOSEN if is_on else ROW, 1, GOLD if is_on else LINE_LIGHT, 12, 2)
            side = round(min(cell.size) * 0.62)
            kit.paint.icon(surface, "disc", cell.center, side, COLOURS[n] or self.own)
            if is_on:
                kit.paint.icon(surface, "tick", cell.center, round(side * 0.8), WHITE)


class HouseScene(FormScene):
    """The list on the left, whoever is chosen on the right."""

    name = "people"
    first_focus = "people"
    is_spoken = True

    def __init__(self, kept: KeptPeople, ask: Ask) -> None:
        super().__init__()
        self._kept = kept
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", BACK, back, icon="back")
        self._people: tuple[Regular, ...] = ()
        self._id = ""
        self._shown: Regular | None = None
        self._refusal = ""
        self._name_before = ""  # what somebody who is writing was called
        self._list = ScrollList("people", words.PEOPLE, [], self._draw_person, self._choose)
        self._list.row_high = 76
        self._add = Button("button/add_person", words.ADD, self._add_person, icon="plus", size=23)
        self._name = TextField("field/person_name", words.NAME, "", self._rename, most=LONGEST_NAME_OF_REGULAR)
        self._face = SeatFace("field/portrait", words.FACE, self._change_look)
        self._colour = ColourChoice(0, self._change_colour)
        chairs = (LAST_TIME, CHAIRS - 1)
        self._chair = Stepper(
            "field/chair", words.USUAL_CHAIR, LAST_TIME, chairs, self._change_chair, words=self._chair_word
        )
        self._partner: Dropdown | None = None
        self._off = Button("button/take_off", words.REMOVE, self._take_off, icon="bin", size=23)
        self.form.on_cancel = back
        self._list_people()
        self._show(self._people[0].id if self._people else "")

    # ---- who is shown

    def refresh_people(self) -> None:
        """What is kept may be other now: another window may have changed it."""
        self._list_people()
        if self._kept.household.find(self._id) != self._shown:
            self._show(self._id)
        self.refresh()

    def _list_people(self) -> None:
        order = sorted(self._kept.household.regulars, key=lambda one: (one.removed, one.name.casefold()))
        self._people = tuple(order)
        self._list.labels = [f"{one.name}: {words.REMOVED}" if one.removed else self._told(one) for one in order]
        at = next((n for n, one in enumerate(order) if one.id == self._id), None)
        if at is not None:
            self._list.move_to(at)
        self._list.changed = True

    def _told(self, one: Regular) -> str:
        line = self._line(one)
        return f"{one.name}: {line}" if line else one.name

    def _line(self, one: Regular) -> str:
        return words.REMOVED if one.removed else words.usually(one.usual_chair, self._name_of(one.usual_partner))

    def _name_of(self, id_: str) -> str:
        """The name of somebody on the list; "" for nobody."""
        one = self._kept.household.find(id_)
        return "" if one is None or one.removed else one.name

    def _choose(self, number: int) -> None:
        self._show(self._people[number].id)
        self.refresh()

    def _show(self, id_: str) -> None:
        """The details of a person, or nothing where nobody is kept."""
        one = self._kept.household.find(id_) or next(iter(self._people), None)
        if one is None or one.id != self._id:
            self.message = self._refusal
        self._shown, self._id, self._refusal = one, one.id if one is not None else "", ""
        if one is None:
            self.form.set_widgets([self._back, self._list, self._add])
            return
        self._list.move_to(next(n for n, other in enumerate(self._people) if other.id == one.id))
        self._write_name(one.name)
        self._face.label = one.name
        self._fit(one)
        others = [other for other in self._people if other.id != one.id and not other.removed]
        self._partners = (None, NOBODY, *(other.id for other in others))
        options = [
            words.partner_of_last_time(self._name_of(one.last_partner)),
            words.NOBODY_IN_PARTICULAR,
            *(other.name for other in others),
        ]
        chosen = self._partners.index(one.partner) if one.partner in self._partners else 0
        self._partner = Dropdown("field/partner", words.USUAL_PARTNER, options, chosen, self._change_partner)
        details: list[Widget] = [self._face, self._name, self._colour, self._chair, self._partner, self._off]
        self.form.set_widgets([self._back, self._list, self._add, *details])

    def _fit(self, one: Regular) -> None:
        """The widgets show what is kept."""
        self._shown = one
        self._face.show(one.face, NO_TEAM, ())
        self._colour.chosen, self._colour.changed = portraits.colour_in(one.face), True
        self._colour.own = LOOKS[portraits.face_in(one.face)].shirt
        self._chair.number = LAST_TIME if one.chair is None else one.chair
        self._off.label, self._off.icon = (words.PUT_BACK, "undo") if one.removed else (words.REMOVE, "bin")
        for widget in (self._face, self._name, self._colour, self._chair):
            widget.changed = True

    # ---- changing

    def _change(self, **fields: object) -> None:
        id_ = self._id
        self._kept.change(lambda house: house.with_change(id_, **fields))
        one = self._kept.household.find(id_)
        if one is not None:
            self._fit(one)
        self._list_people()
        self.refresh()

    def _write_name(self, name: str) -> None:
        self._name_before, self._name.text, self._name.caret = name, name, len(name)

    def _rename(self, text: str) -> None:
        """As it is typed; where it is refused the person is called as before."""
        name = text.strip()
        others = {person_key(one.name) for one in self._kept.household.regulars if one.id != self._id}
        why_not = ""
        if not name:
            why_not = words.NAME_MISSING
        elif is_you(name):
            why_not = words.YOU_IS_NOBODY
        elif person_key(name) in others:
            why_not = words.name_taken(name)
        self._refusal = words.name_stays(why_not, self._name_before) if why_not else ""
        self._change(name=self._name_before if why_not else name)
        self.message = self._refusal
        self.refresh()

    def _restore_name(self) -> None:
        self._write_name(self._name_before)
        self._rename(self._name_before)

    def _change_look(self, look: int) -> None:
        self._change(face=look)

    def _change_colour(self, colour: int) -> None:
        if self._shown is not None:
            self._change(face=portraits.look_in(self._shown.face, colour))

    def _change_chair(self, chair: int) -> None:
        self._change(chair=None if chair == LAST_TIME else chair)

    def _chair_word(self, chair: int) -> str:
        return words.chair_choice(chair, self._shown.last_chair if self._shown is not None else None)

    def _change_partner(self, number: int) -> None:
        self._change(partner=self._partners[number])

    def _add_person(self) -> None:
        id_ = self._kept.fresh_id()
        name = words.new_name([one.name for one in self._kept.household.regulars])
        face = portraits.look_of(name)
        used = [portraits.face_in(one.face) for one in self._kept.household.present]
        free = next((look for look in range(len(LOOKS)) if look not in used), face)
        self._kept.change(lambda house: house.with_regular(Regular(id=id_, name=name, face=free)))
        self._list_people()
        self._show(id_)
        self.form.focus_on(None)
        self.form.focus_on(self._name)
        self.message = words.added(name)
        self.refresh()

    def _take_off(self) -> None:
        one = self._shown
        if one is None:
            return
        self._change(removed=not one.removed)
        self._show(one.id)
        self.message = words.is_back(one.name) if one.removed else words.is_off(one.name)
        self.refresh()

    def handle(self, event: Event) -> bool | None:
        """Delete takes whoever is chosen in the list off it, P puts them back; Esc gives the name back that is kept in
        the place of a refused one.
        """
        one = self._shown
        is_written = self.form.focused is self._name
        is_escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if is_written and self._refusal and not self._name.captures and is_escape:
            self._restore_name()
            return True
        at_list = event.type == pygame.KEYDOWN and self.form.focused is self._list
        if at_list and one is not None and event.key == (pygame.K_p if one.removed else pygame.K_DELETE):
            self._take_off()
            return True
        used = super().handle(event)
        if is_written and self._shown is not None and self.form.focused is not self._name:
            self._write_name(self._shown.name)
        if self.form.focused is self._list and self._people and self._people[self._list.current].id != self._id:
            self._choose(self._list.current)
        return used

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Two boards beside each other."""
        people: Box = Put(self._list, 200)
        if not self._people:
            people = Column(Grow(), Words(words.NOBODY_YET, 24, DIM, align="center"), Grow())
        left = Panel(Column(Grow(people), Put(self._add, 66), gap=14), (22, 20))
        right = Panel(self._details(), (34, 24))
        both = Row(Share(left, 0.44), Share(right, 0.56), gap=28, across="stretch")
        return Column(Bar(words.PEOPLE, [self._back]), Grow(Pad(both, 60, 30, 36)))

    def _details(self) -> Box:
        one = self._shown
        if one is None or self._partner is None:
            return Column(Grow(), Words(words.HOW_TO_ADD, 24, DIM, align="center"), Grow())
        label = Words(words.NAME, 22, DIM, lines=1)
        told = Words(self._refusal or words.KEPT_AT_ONCE, 20, OFF_REASON if self._refusal else DIM)
        name = Column(label, Space(4), Put(self._name, 66), Space(6), told)
        head = Row(Put(self._face, 150, 150), Grow(Column(Grow(), name, Grow())), gap=28)
        colour = f"{words.COLOUR}: {self._colour.value}"
        rows = [
            Column(Words(colour, 22, DIM, lines=1), Space(4), Put(self._colour, 66)),
            Column(Words(words.USUAL_CHAIR, 22, DIM, lines=1), Space(4), Put(self._chair, 66)),
            Column(Words(words.USUAL_PARTNER, 22, DIM, lines=1), Space(4), Put(self._partner, 66)),
        ]
        return Column(head, *(Column(Space(16), row) for row in rows), Grow(), Put(self._off, 66), gap=4)

    def _draw_person(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        one = self._people[number]
        is_chosen = one.id == self._id
        ground = board(ROW_CHOSEN if is_chosen else ROW, 0.95, GOLD if is_chosen else LINE_LIGHT, 14, 2)
        ink = OFF_TEXT if one.removed else GOLD if is_chosen else CREAM
        name, line = Name(one.name, 26, ink), self._line(one)
        told = OneOf(Column(name, Words(line, 20, OFF_TEXT if one.removed else DIM, lines=1)), name) if line else name
        face = portrait(SeatedPerson(one.name, NO_TEAM, one.face), 56)
        Placed(Panel(Row(Whole(face), Grow(told), gap=16), (14, 0), ground), kit, rect).draw(kit, surface)
