"""The people who play here, with name, face, colour, usual seat and partner. Every change is saved at once; a person
taken off the list stays below it and can be put back.
"""

from collections.abc import Callable
from typing import Protocol

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.portrait_art import COLOURS, LOOKS, colour_in, face_in, look_in, look_of
from game.text.messages import people as say
from game.ui.asking_scene import AskingScene
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
    row_board,
)
from game.ui.core.kit import Kit
from game.ui.core.portraits import NO_TEAM
from game.ui.core.theme import CREAM, DIM, GOLD, LINE_LIGHT, OFF_REASON, OFF_TEXT, ROW, ROW_CHOSEN, WHITE
from game.ui.models import SeatedPerson
from game.ui.new_game.choices import is_you
from game.ui.new_game.seat_editor import SeatFace, ShownFace
from game.ui.requests import Ask
from game.ui.widgets import Button, Dropdown, ScrollList, Segmented, Stepper, TextField, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.portrait_and_name import Name, portrait
from game.words import people_texts as words
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


class PeopleState(Struct, frozen=True):
    """What is on the screen. `order` is everybody as listed, `chosen` the id of the one shown in detail, `typed` what
    stands in the name field while it can't be saved, and `name_before` the name to go back to then.
    """

    order: tuple[Regular, ...] = ()
    chosen: str = ""
    typed: str | None = None
    name_before: str = ""
    refusal: str = ""
    message: str = ""

    @property
    def shown(self) -> Regular | None:
        """The person shown in detail; None while nobody is on the list."""
        return next((one for one in self.order if one.id == self.chosen), None)

    def name_of(self, id_: str) -> str:
        """The name of somebody on the list; "" for nobody."""
        return next((one.name for one in self.order if one.id == id_ and not one.removed), "")

    def why_not_name(self, name: str) -> str:
        """Why the chosen person can't be called that; "" where they can."""
        if not name:
            return say.name_missing()
        if is_you(name):
            return say.you_is_nobody()
        others = {person_key(one.name) for one in self.order if one.id != self.chosen}
        return say.name_taken(name) if person_key(name) in others else ""

    @property
    def partners(self) -> dict[str | None, str]:
        """What the chosen person's usual partner can be, each with its label; None is the partner of the last game."""
        one = self.shown
        last = self.name_of(one.last_partner) if one is not None else ""
        others: dict[str | None, str] = {
            other.id: other.name for other in self.order if other is not one and not other.removed
        }
        return {None: say.partner_as_last_time(last), NOBODY: say.nobody_in_particular(), **others}


def _in_order(household: Household) -> tuple[Regular, ...]:
    return tuple(sorted(household.regulars, key=lambda one: (one.removed, one.name.casefold())))


class ColourChoice(Segmented):
    """Colours side by side, each a disc; `own` is the colour that goes with the face."""

    def __init__(self, chosen: int, own: str, change: Callable[[int], None]) -> None:
        super().__init__("field/colour", say.colour(), [colour() for colour in words.COLOURS], chosen, change)
        self._own = own

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.rect = rect  # all are equally wide

    def wanted(self, kit: Kit) -> int:
        return len(self.options) * (kit.theme.tap(60) + 4)

    def draw(self, kit: Kit, surface: Surface) -> None:
        for n in range(len(self.options)):
            cell, is_on = self.cell(n), n == self.chosen
            kit.paint.panel(surface, cell, ROW_CHOSEN if is_on else ROW, 1, GOLD if is_on else LINE_LIGHT, 12, 2)
            side = round(min(cell.size) * 0.62)
            kit.paint.icon(surface, "disc", cell.center, side, COLOURS[n] or self._own)
            if is_on:
                kit.paint.icon(surface, "tick", cell.center, round(side * 0.8), WHITE)


class PeopleScene(AskingScene[PeopleState]):
    """The list on the left, the chosen person on the right."""

    name = "people"
    is_spoken = True

    def __init__(self, kept: KeptPeople, ask: Ask) -> None:
        super().__init__(PeopleState(_in_order(kept.household)), ask)
        self._kept = kept
        if self.state.order:
            self._choose(0)

    @property
    def first_focus(self) -> str:
        return "people" if self.state.order else "button/add_person"

    # ---- changing

    def refresh_people(self) -> None:
        """Show what is saved: another window may have changed it."""
        self.become(order=_in_order(self._kept.household))
        one = self.state.shown
        if one is None and self.state.order:
            self._choose(0)
        elif one is not None and self.state.typed is None:
            self.become(name_before=one.name)

    def _choose(self, number: int) -> None:
        one = self.state.order[number]
        if one.id != self.state.chosen:
            self.become(chosen=one.id, typed=None, name_before=one.name, message=self.state.refusal, refusal="")

    def _change(self, **fields: object) -> None:
        id_ = self.state.chosen
        self._kept.change(lambda household: household.with_change(id_, **fields))
        self.become(order=_in_order(self._kept.household))

    def _rename(self, text: str) -> None:
        """Saves each letter; while the name can't be saved, the person is called what they were before."""
        name, before = text.strip(), self.state.name_before
        why_not = self.state.why_not_name(name)
        refusal = f"{why_not} {say.name_stays(before)}" if why_not else ""
        self._change(name=before if why_not else name)
        self.become(typed=text, refusal=refusal, message=refusal)

    def _leave_name(self) -> None:
        one = self.state.shown
        if one is not None:
            self.become(typed=None, name_before=one.name)

    def _change_colour(self, colour: int) -> None:
        one = self.state.shown
        if one is not None:
            self._change(face=look_in(one.face, colour))

    def _add(self) -> None:
        household, id_ = self._kept.household, self._kept.fresh_id()
        name = words.new_name([one.name for one in household.regulars])
        used = [face_in(one.face) for one in household.present]
        free = next((look for look in range(len(LOOKS)) if look not in used), look_of(name))
        self._kept.change(lambda before: before.with_regular(Regular(id=id_, name=name, face=free)))
        self.become(order=_in_order(self._kept.household))
        self._choose(next(n for n, one in enumerate(self.state.order) if one.id == id_))
        self.become(message=say.added(name))
        self.focus_on("field/person_name")

    def _take_off_or_put_back(self) -> None:
        one = self.state.shown
        if one is not None:
            self._change(removed=not one.removed)
            self.become(message=say.is_back(one.name) if one.removed else say.is_off(one.name))

    def take(self, event: Event) -> bool | None:
        """Delete takes the chosen person off the list, P puts them back; Esc restores the saved name."""
        focus, one = self.report().focus, self.state.shown
        key = event.key if event.type == pygame.KEYDOWN else None
        if key == pygame.K_ESCAPE and focus == "field/person_name" and self.state.refusal and not self.form.is_overlaid:
            self._rename(self.state.name_before)
            return True
        if focus == "people" and one is not None and key == (pygame.K_p if one.removed else pygame.K_DELETE):
            self._take_off_or_put_back()
            return True
        return super().take(event)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        state = self.state
        labels = [say.removed() if one.removed else self._usually(one) for one in state.order]
        people = ScrollList(
            "people",
            say.people(),
            [f"{one.name}: {label}" if label else one.name for one, label in zip(state.order, labels, strict=True)],
            self._draw_person,
            self._choose,
            current=next((n for n, one in enumerate(state.order) if one.id == state.chosen), None),
            on_move=self._choose,
            row_high=76,
        )
        nobody = Column(Grow(), Words(say.nobody_yet(), 24, DIM, align="center"), Grow())
        add = Button("button/add_person", say.add(), self._add, icon="plus", look=23)
        left = Panel(Column(Grow(Put(people, 200) if state.order else nobody), Put(add, 66), gap=14), (22, 20))
        right = Panel(self._details(), (34, 24))
        both = Row(Share(left, 0.44), Share(right, 0.56), gap=28, across="stretch")
        return Column(Bar(say.people(), [self.way_back]), Grow(Pad(both, 60, 30, 36)))

    def _details(self) -> Box:
        state, one = self.state, self.state.shown
        if one is None:
            return Column(Grow(), Words(say.how_to_add(), 24, DIM, align="center"), Grow())
        face = SeatFace("field/portrait", one.name, ShownFace(one.face), lambda look: self._change(face=look))
        text = one.name if state.typed is None else state.typed
        field = TextField(
            "field/person_name",
            say.name(),
            text,
            self._rename,
            most=LONGEST_NAME_OF_REGULAR,
            on_leave=self._leave_name,
        )
        told = Words(state.refusal or say.kept_at_once(), 20, OFF_REASON if state.refusal else DIM)
        name = Column(Words(say.name(), 22, DIM, lines=1), Space(4), Put(field, 66), Space(6), told)
        own = LOOKS[face_in(one.face)].shirt
        colour = ColourChoice(colour_in(one.face), own, self._change_colour)
        chair = Stepper(
            "field/chair",
            say.usual_chair(),
            LAST_TIME if one.chair is None else one.chair,
            (LAST_TIME, CHAIRS - 1),
            lambda chair: self._change(chair=None if chair == LAST_TIME else chair),
            words=lambda chair: words.chair_choice(chair, one.last_chair),
        )
        partners = list(state.partners)
        partner = Dropdown(
            "field/partner",
            say.usual_partner(),
            list(state.partners.values()),
            partners.index(one.partner) if one.partner in partners else 0,
            lambda number: self._change(partner=partners[number]),
        )
        label, icon = (say.put_back(), "undo") if one.removed else (say.remove(), "bin")
        off = Button("button/take_off", label, self._take_off_or_put_back, icon=icon, look=23)
        rows = [
            _labelled(say.chosen_colour(colour.value), colour),
            _labelled(say.usual_chair(), chair),
            _labelled(say.usual_partner(), partner),
        ]
        head = Row(Put(face, 150, 150), Grow(Column(Grow(), name, Grow())), gap=28)
        return Column(head, *(Column(Space(16), row) for row in rows), Grow(), Put(off, 66), gap=4)

    def _usually(self, one: Regular) -> str:
        return words.usually(one.usual_chair, self.state.name_of(one.usual_partner))

    def _draw_person(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        one = self.state.order[number]
        is_chosen = one.id == self.state.chosen
        ground = row_board(is_chosen, 14, 2)
        ink = OFF_TEXT if one.removed else GOLD if is_chosen else CREAM
        name, line = Name(one.name, 26, ink), say.removed() if one.removed else self._usually(one)
        told = OneOf(Column(name, Words(line, 20, OFF_TEXT if one.removed else DIM, lines=1)), name) if line else name
        face = portrait(SeatedPerson(one.name, NO_TEAM, one.face), 56)
        Placed(Panel(Row(Whole(face), Grow(told), gap=16), (14, 0), ground), kit, rect).draw(kit, surface)


def _labelled(label: str, widget: Widget) -> Box:
    return Column(Words(label, 22, DIM, lines=1), Space(4), Put(widget, 66))
