"""The people who play here: their names, faces, colours, and usual seats and partners round a table. A new person is
stored once their name is confirmed, and every change of a stored one at once, a name once it is left; a person removed
from the list stays below it and can be restored.
"""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final, Protocol

import pygame
from msgspec import Struct, structs
from pygame import Event, Rect, Surface

from game.messages.amounts import capital
from game.messages.functions import (
    house_rules as say_house_rules,
    my_games as say_my_games,
    nouns,
    people as say,
)
from game.messages.language import called
from game.portrait_art import COLOURS, LOOKS, colour_in, face_in, look_in, look_of
from game.sentences.grammar import COMPUTER_NAMES, YOU, named_person
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
)
from game.toolkit.drawing.theme import GOLD, OFF_REASON, QUIET, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dropdown, Segmented, TextField
from game.toolkit.widgets.switches_and_sliders import GAP
from game.ui.shared.models import SeatChoice
from game.ui.shared.people import portraits
from game.ui.shared.people.face_choice import SeatFace, ShownFace
from game.ui.shared.requests import Ask, AskingScene, ShowNewGame
from game.ui.start.new_game.choices import is_you
from game.ui.start.new_game.face_list import ListedPlayer, PeopleList
from game.ui.system.people.presenter import PlayersRecord
from saves.players.people import LONGEST_PERSON, NOBODY, Household, HouseholdChange, RegularPlayer, person_key

CHAIRS: Final = 8
ROW_HEIGHT: Final = 84
"""The height of a row of the list, in design pixels."""
COLOUR_NAMES: Final = called(
    "people", *("own_colour", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink")
)
"""In the order of `COLOURS`."""
COMPUTER_FACES: Final = frozenset(face_in(look_of(name)) for name in COMPUTER_NAMES)
"""The faces that computer players have by their names."""


def record_lines(record: PlayersRecord) -> list[Box]:
    """How many matches, and how many of them were won; none before the first match."""
    if not record.matches:
        return []
    won = Words(say_my_games.matches_won(record.matches, record.won), 44, GOLD, "heading", lines=1)
    return [won, *([Words(say.with_those_of_you(), 22, QUIET)] if record.has_those_of_you else [])]


class KeptPeople(Protocol):
    """Where the people are stored."""

    @property
    def household(self) -> Household:
        """All the people stored."""

    def change(self, how: HouseholdChange) -> None:
        """Change something, and save it."""

    def rename(self, id_: str, name: str) -> None:
        """Give somebody another name, and save it."""

    @property
    def fresh_id(self) -> Callable[[], str]:
        """Makes unused ids."""


class PeopleState(Struct, frozen=True):
    """The state of the screen. `order` is everybody in list order, `you` the id of the person once called "You",
    `chosen` that of the person shown in detail, `typed` the text of the name field while it can't be saved, and
    `name_before` the name to go back to then.
    """

    order: tuple[RegularPlayer, ...] = ()
    you: str = NOBODY
    chosen: str = ""
    new: RegularPlayer | None = None
    """Somebody whose name is still being typed; nobody else knows of them."""
    typed: str | None = None
    name_before: str = ""
    refusal: str = ""
    message: str = ""
    unfolds_removed: bool = False

    @property
    def removed(self) -> int:
        """The number of people removed from the list."""
        return sum(one.removed for one in self.order)

    @property
    def is_unfolded(self) -> bool:
        """Whether removed people are shown: on demand, or while one of them is shown in detail."""
        return self.unfolds_removed or (self.shown is not None and self.shown.removed)

    @property
    def shown(self) -> RegularPlayer | None:
        """The person shown in detail; None if the list is empty."""
        return next((one for one in self.order if one.id == self.chosen), None)

    @property
    def listed(self) -> list[ListedPlayer]:
        """Everybody on the list, with the chosen one marked; below them, if unfolded, those who were removed."""
        return [
            ListedPlayer(
                SeatChoice(one.name, True),
                one.face,
                say.removed() if one.removed else capital(nouns.you()) if one.id == self.you else "",
                is_chosen=one.id == self.chosen and self.new is None,
                is_away=one.removed,
            )
            for one in self.order
            if self.is_unfolded or not one.removed
        ]

    def name_of(self, id_: str) -> str:
        return next((one.name for one in self.order if one.id == id_ and not one.removed), "")

    def why_not_name(self, name: str) -> str:
        """Why the chosen or new person can't have this name; "" if they can. A new one may have that of somebody who
        was removed, and then it is them again.
        """
        if not name:
            return say.name_missing()
        if is_you(name):
            return say.you_is_nobody()
        others = {
            person_key(one.name)
            for one in self.order
            if (one.id != self.chosen if self.new is None else not one.removed)
        }
        return say.name_taken(name) if person_key(name) in others else ""

    @property
    def partners(self) -> dict[str | None, str]:
        """The choices for the chosen person's usual partner, with labels; None means the partner of the last game."""
        one = self.shown
        last = self.name_of(one.last_partner) if one is not None else ""
        others: dict[str | None, str] = {
            other.id: other.name for other in self.order if other is not one and not other.removed
        }
        return {None: say.partner_as_last_time(last), NOBODY: say.nobody_in_particular(), **others}


def _in_order(household: Household) -> tuple[RegularPlayer, ...]:
    return tuple(sorted(household.regulars, key=lambda one: (one.removed, one.name.casefold())))


class ColourChoice(Segmented):
    """Colours side by side as discs; `own` is the colour that goes with the face."""

    def __init__(self, chosen: int, own: str, change: Callable[[int], None]) -> None:
        super().__init__("field/colour", say.colour(), [colour() for colour in COLOUR_NAMES.values()], chosen, change)
        self._own = own

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.rect = rect

    def cell(self, index: int) -> Rect:
        """All are equally wide."""
        step = (self.rect.w + GAP) // len(self.options)
        return Rect(self.rect.left + index * step, self.rect.top, step - GAP, self.rect.h)

    def wanted(self, kit: Kit) -> int:
        return len(self.options) * (kit.theme.tap(60) + GAP)

    def draw(self, kit: Kit, surface: Surface) -> None:
        for n in range(len(self.options)):
            cell, is_on = self.cell(n), n == self.chosen
            side = round(min(cell.size) * 0.72)
            if is_on:
                kit.paint.icon(surface, "disc", cell.center, round(side * 1.3), GOLD)
            kit.paint.icon(surface, "disc", cell.center, side, COLOURS[n] or self._own)
            if is_on:
                kit.paint.icon(surface, "tick", cell.center, round(side * 0.8), WHITE)


class PeopleScene(AskingScene[PeopleState]):
    """The list on the left, the chosen person on the right."""

    name = "people"
    is_spoken = True

    def __init__(
        self,
        kept: KeptPeople,
        ask: Ask,
        record_of: Callable[[str], PlayersRecord] = lambda name: PlayersRecord(),
        your_look: int | None = None,
        usual_faces: Collection[int] = (),
    ) -> None:
        """`record_of` returns by name that person's matches; `your_look` is the portrait of the person called
        "You", `usual_faces` are those of the usual computer players, which nobody else gets.
        """
        super().__init__(PeopleState(_in_order(kept.household), kept.household.you), ask)
        self._record_of, self._kept = record_of, kept
        self._your_look = look_of(YOU) if your_look is None else your_look
        self._usual_faces = frozenset(usual_faces)
        if self.state.order:
            self._choose(self._first)

    @property
    def _first(self) -> int:
        """Who is shown first: you, or else the first of the list."""
        return next((n for n, one in enumerate(self.state.order) if one.id == self.state.you and not one.removed), 0)

    @property
    def first_focus(self) -> str:
        return "people" if self.state.order else "button/add_person"

    # ---- changes

    def refresh_people(self) -> None:
        """Show the saved list and matches: another window may have changed them, or they have been read meanwhile."""
        self.refresh()
        self._show_kept()
        one = self.state.shown
        if one is None and self.state.order:
            self._choose(self._first)
        elif one is not None and self.state.typed is None:
            self.set_state(name_before=one.name)

    def _show_kept(self) -> None:
        self.set_state(order=_in_order(self._kept.household), you=self._kept.household.you)

    def _choose(self, number: int) -> None:
        one, state = self.state.order[number], self.state
        if one.id != state.chosen or state.new is not None:
            message = state.refusal if state.new is None else ""
            self.set_state(chosen=one.id, new=None, typed=None, name_before=one.name, message=message, refusal="")

    def _choose_named(self, person: SeatChoice) -> None:
        self._choose(next(n for n, one in enumerate(self.state.order) if one.name == person.name))

    def _seat(self, person: SeatChoice, chair: int) -> None:
        self._choose_named(person)
        self._change(chair=chair, removed=False)
        self.set_state(message=say.sat_down(person.name, chair + 1, ()))

    def _change(self, **fields: object) -> None:
        id_, new = self.state.chosen, self.state.new
        if new is not None:
            self.set_state(new=structs.replace(new, **fields))
            return
        self._kept.change(lambda household: household.with_change(id_, **fields))
        self._show_kept()

    def _rename(self, text: str) -> None:
        """Say why a name can't be saved; then the person keeps the previous one. A name is saved once it is left, or
        half of it would be somebody's; that of a new person once it is confirmed.
        """
        name, before = text.strip(), self.state.name_before
        why_not = self.state.why_not_name(name)
        if self.state.new is not None:
            refusal = why_not if name else ""
            self.set_state(typed=text, refusal=refusal, message=refusal)
            return
        refusal = f"{why_not} {say.name_stays(before)}" if why_not else ""
        self.set_state(typed=text, refusal=refusal, message=refusal)

    def _leave_name(self) -> None:
        one, typed = self.state.shown, self.state.typed
        if one is None or self.state.new is not None:
            return
        name = (typed or "").strip()
        if name and name != one.name and not self.state.why_not_name(name):
            self._kept.rename(one.id, name)
            self._show_kept()
        shown = self.state.shown or one
        self.set_state(typed=None, name_before=shown.name)

    def _change_colour(self, colour: int) -> None:
        one = self.state.new or self.state.shown
        if one is not None:
            self._change(face=look_in(face_in(one.face), colour))

    def _add(self) -> None:
        """Ask for the name of a new person. The first is you, with the face that you have."""
        new = RegularPlayer(id=self._kept.fresh_id(), name="", face=self._your_look)
        if self.state.order:
            used = self._taken_beside(new)
            free = next((face for face in range(len(LOOKS)) if face not in used), 0)
            new = structs.replace(new, face=look_in(free, 0))
        self.set_state(new=new, typed="", refusal="", message="")
        self.focus_on("field/person_name")

    def _taken_beside(self, one: RegularPlayer) -> frozenset[int]:
        """The faces of the others: those on the list, those who usually sit at the table, and all computer players
        unless that would leave none to choose.
        """
        others = (face_in(other.face) for other in self._kept.household.present if other.id != one.id)
        here = self._usual_faces.union(others)
        everybody = here | COMPUTER_FACES
        is_choice = len(everybody | {face_in(one.face)}) < len(LOOKS)
        return everybody if is_choice else here

    def _confirm(self) -> None:
        """Only now does anybody know of the new person, or of another name."""
        state, name = self.state, (self.state.typed or "").strip()
        if state.new is None:
            self._leave_name()
            return
        refusal = state.why_not_name(name)
        if refusal:
            self.set_state(refusal=refusal, message=refusal)
            return
        new = structs.replace(state.new, name=name)
        if state.order:
            self._kept.change(lambda before: before.with_regular_player(new))
        else:
            self._kept.change(lambda before: before.with_you_named(new))
        self._show_kept()
        there = self._kept.household.named(name)
        self._choose(next(n for n, one in enumerate(self.state.order) if one == there))
        self.set_state(message=say.added(name))
        self.focus_on("button/new_game")

    def _cancel(self) -> None:
        self.set_state(new=None, typed=None, refusal="", message="")
        self.focus_on("button/add_person")

    def _take_off_or_put_back(self) -> None:
        one = self.state.shown
        if one is not None:
            self._change(removed=not one.removed)
            self.set_state(message=(say.is_back if one.removed else say.is_off)(named_person(one.name)))

    def take(self, event: Event) -> bool | None:
        """Delete removes the chosen person from the list, P restores them; Esc restores the saved name, or drops a new
        person.
        """
        if self.form.dialog is not None or self.form.is_overlaid:
            return super().take(event)
        focus, one = self.report().focus, self.state.shown
        key = event.key if event.type == pygame.KEYDOWN else None
        if key == pygame.K_ESCAPE and self.state.new is not None:
            self._cancel()
            return True
        if key == pygame.K_ESCAPE and focus == "field/person_name" and self.state.refusal:
            self._rename(self.state.name_before)
            return True
        if focus == "people" and one is not None and key == (pygame.K_p if one.removed else pygame.K_DELETE):
            self._take_off_or_put_back()
            return True
        return super().take(event)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        one, new = self.state.shown, self.state.new
        if one is None:
            shown: Box = Panel(self._you() if new is None else self._name_of_new(new), (60, 40))
        else:
            details = self._details(one) if new is None else self._name_of_new(new)
            left, right = Panel(self._listed(kit, one), (22, 20)), Panel(details, (34, 24))
            shown = Row(Share(left, 0.3), Share(right, 0.7), gap=28, across="stretch")
        return Column(Bar(say.people(), [self.way_back]), Grow(Pad(shown, 60, 30, 36)))

    def _you(self) -> Box:
        """What you have reached without a name, and the way to one."""

        def draw(kit: Kit, surface: Surface, rect: Rect) -> None:
            portraits.draw(kit.paint, surface, self._your_look, portraits.NO_TEAM, rect.topleft, rect.h)

        look = ButtonLook("primary", 30, heading=True)
        name = Button("button/add_person", say.own_name(), self._add, icon="edit", look=look)
        you = Column(Words(capital(nouns.you()), 44, face="heading"), *record_lines(self._record_of(YOU)), gap=8)
        named = Column(
            Grow(), you, Space(28), Words(say.nobody_yet(), 26, QUIET), Space(12), WidgetSlot(name, 84), Grow()
        )
        return Column(Grow(), Row(Grow(), Picture(draw, 300, 300), Sized(named, width=720), Grow(), gap=60), Grow())

    def _name_of_new(self, new: RegularPlayer) -> Box:
        """A new person's name and face; nothing else until the name is confirmed."""
        heading = say.add() if self.state.order else say.own_name()
        why_not = self.state.refusal or (None if (self.state.typed or "").strip() else say.name_missing())
        look = ButtonLook("primary", 30, heading=True)
        done = Button("button/done", say.done_changing(), self._confirm, icon="tick", look=look, why_not=why_not)
        cancel = Button("button/cancel", say_house_rules.cancel(), self._cancel, look=ButtonLook("quiet", 26))
        ways = Row(Sized(WidgetSlot(done, 84), width=620), WidgetSlot(cancel, 84), Grow(), gap=20)
        title = Words(heading, 38, GOLD, "heading", lines=1)
        return Column(title, Space(28), self._named(new), Space(40), ways, Grow())

    def _listed(self, kit: Kit, one: RegularPlayer) -> Box:
        state = self.state
        people = PeopleList(state.listed, self._choose_named, self._seat, current=state.order.index(one))
        people.design_row_height = ROW_HEIGHT
        fold = Button(
            "button/removed",
            say.removed_players(state.removed),
            lambda: self.set_state(unfolds_removed=not self.state.unfolds_removed),
            icon="up" if state.is_unfolded else "down",
            look="quiet",
        )
        removed = [WidgetSlot(fold, 56)] if state.removed and (state.unfolds_removed or not one.removed) else []
        listed = Grow(Sized(WidgetSlot(people), height=people.step(kit) * len(state.listed) / kit.theme.k), most=1)
        add = WidgetSlot(Button("button/add_person", say.add(), self._add, icon="plus"), 84)
        return Column(listed, *([] if state.new else [add]), Grow(share=0.01), *removed, gap=14)

    def _named(self, one: RegularPlayer) -> Box:
        """The face, the name and the colour, each of which can be changed."""
        state = self.state
        shown = ShownFace(one.face, taken=self._taken_beside(one))
        face = SeatFace("field/portrait", one.name, shown, lambda look: self._change(face=look), self.open)
        field = TextField(
            "field/person_name",
            say.name(),
            one.name if state.typed is None else state.typed,
            self._rename,
            most=LONGEST_PERSON,
            placeholder=say.name(),
            on_submit=self._confirm,
            on_leave=self._leave_name,
        )
        colour = ColourChoice(colour_in(one.face), LOOKS[face_in(one.face)].shirt, self._change_colour)
        labels = [field.label, colour.label]
        name, label = (Rigid(Words(told, 24, QUIET, "strong", lines=1, alike=labels)) for told in labels)
        shade = Words(colour.value, 24, QUIET, lines=1)
        discs = WidgetSlot(colour, 60)
        coloured = FirstThatFits(
            *(Row(*row, Grow(), gap=16) for row in ((label, discs, shade), (label, discs), (discs,)))
        )
        told = [Words(state.refusal, 24, OFF_REASON)] if state.refusal and state.new is None else []
        written = FirstThatFits(Row(name, Grow(WidgetSlot(field, 66, 300)), gap=16), WidgetSlot(field, 66))
        named = Column(written, coloured, gap=16)
        return Column(Row(WidgetSlot(face, 150, 150), Grow(named), gap=28), *told, gap=12)

    def _details(self, one: RegularPlayer) -> Box:
        way, picture = (say.put_back(), "undo") if one.removed else (say.remove(), "bin")
        off = Button("button/take_off", way, self._take_off_or_put_back, icon=picture, look=ButtonLook("quiet", 24))
        record = record_lines(self._record_of(one.name))
        play = Button(
            "button/new_game",
            say.new_game_with(one.name),
            partial(self._ask, ShowNewGame(person=one.name)),
            icon="play",
            look=ButtonLook("primary", 30, heading=True),
        )
        ways = [WidgetSlot(off, 84)] if one.removed else [Grow(WidgetSlot(play, 84)), WidgetSlot(off, 84)]
        below = Row(*ways, gap=24)
        parts = (
            [self._named(one), Column(*record, gap=8), self._usual(one), below]
            if record
            else [self._named(one), self._usual(one), below]
        )
        return Column(*(box for part in parts for box in (Grow(), part)), Grow())

    def _usual(self, one: RegularPlayer) -> Box:
        """The usual seat and partner."""
        chair = Dropdown(
            "field/chair",
            say.usual_chair(),
            [say.as_last_time(), *(capital(say.seat(n + 1)) for n in range(CHAIRS))],
            0 if one.chair is None else one.chair + 1,
            lambda at: self._change(chair=at - 1 if at else None),
        )
        partners = list(self.state.partners)
        partner = Dropdown(
            "field/partner",
            say.usual_partner(),
            list(self.state.partners.values()),
            partners.index(one.partner) if one.partner in partners else 0,
            lambda number: self._change(partner=partners[number]),
        )
        named = [
            Column(Words(choice.label, 24, QUIET, "strong", lines=1), WidgetSlot(choice, 64), gap=4)
            for choice in (chair, partner)
        ]
        return FirstThatFits(Row(*map(Share, named), gap=20), Column(*named, gap=8))
