"""Putting a game together: rules, table, seats in three numbered columns, all in sight at once; one golden button
starts it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ai.level_names import LEVELS
from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Located,
    OneOf,
    Pad,
    Panel,
    Placed,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Unseen,
    Words,
    golden_board,
    well,
)
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD, OFF_REASON
from game.ui.models import HousePerson, NewGame, SeatChoice
from game.ui.new_game.agreement_choice import AgreementsDialog
from game.ui.new_game.choices import (
    ALL_SHAPES,
    RuleChoice,
    agreeing_partners,
    as_kind,
    everyone_for,
    players_of,
    refuse_names,
    stock_ends_first,
    teams_of,
    told_apart,
)
from game.ui.new_game.dragging import Carried, Carry, FromChair, FromHouse
from game.ui.new_game.house_list import CHAIR_KEYS, HouseList, ListedPerson
from game.ui.new_game.rule_sets import MOST_ROW, RuleList, fact_rows, rule_card
from game.ui.new_game.seat_editor import PressesInARow, SeatRow
from game.ui.new_game.seating import (
    PastEvening,
    SeatedTable,
    chair_of,
    evening_to_repeat,
    is_placeholder,
    same_person,
    seat_person,
    stood_up,
    swapped,
    usual_place,
    with_faces,
)
from game.ui.new_game.shapes import ShapeButton
from game.ui.requests import Ask, BeginScorePad, EditRules, Go, ReadRules, SetUpPosition, StartGame
from game.ui.widgets import BarButton, Button, Segmented, Stepper, TextField, Toggle, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import house_rules as rule_words
from game.words import partner_agreements as agreed_words
from game.words import people_texts as people_words
from game.words import score_pad as pad_words
from game.words import screens as words
from game.words import setting_up
from game.words.grammar import against, shorter_names
from game.words.help import Term

FACT_TERMS = (Term.FOOT, Term.PILE, Term.CLEAN_BOOK, Term.OPENING, Term.GOING_OUT)
"""The words that the facts about a rule set are about."""
LEAST_LIST, LEAST_CARD, MOST_CARD = 200, 90, 236
"""Design pixels: how low the list of rules and the card of a table or seat may be, how high a card."""


WIDE_ENOUGH = 1280
"""Real pixels from which on the seats may have more of the width than the words of rules and tables leave them."""
SHARES, SHARES_OF_SMALL = (0.295, 0.315, 0.39), (0.309, 0.329, 0.362)
"""Of the width: rules, tables or people, seats."""
ALONG = {pygame.K_UP: -1, pygame.K_DOWN: 1}
"""How many chairs further."""


class NewGameScene(FormScene):
    """New game. What is chosen is one frozen value; every change makes a new one and lays out again."""

    name = "new_game"
    is_spoken = True
    first_focus = "button/start"

    def __init__(
        self,
        choices: Sequence[RuleChoice],
        chosen: NewGame,
        ask: Ask,
        waiting: Sequence[SeatChoice] = (),
        real_cards: bool = False,
        house: Sequence[HousePerson] = (),
        evenings: Sequence[PastEvening] = (),
    ) -> None:
        """`waiting` sit down where the table gets larger, before any new computer player. With `real_cards` everybody
        is a person, and a score pad is opened in the end. People of the `house` can be seated, one of the `evenings`,
        the latest first, can be repeated.
        """
        super().__init__()
        self._house = tuple(house)
        self._evenings = tuple(evenings)
        self._carried: tuple[Carried, tuple[int, int]] | None = None
        self._chairs: dict[int, Rect] = {}  # where the cards of the seats lie
        self._house_at = Rect(0, 0, 0, 0)
        self._refusal = ""  # why a person who was pressed has no chair
        self._changes_chairs = False  # by presses on two faces
        self._picked: Carried | None = None
        self.shows_people = bool(house)
        self.real_cards = real_cards
        self.is_first_match = False
        """Whether nobody has played here yet: then it is said that easy players sit here."""
        self.chosen = replace(chosen, seats=with_faces(chosen.seats, self._house))
        self.waiting = tuple(waiting)
        self._wished = chosen.shape
        self._choices = tuple(choices)
        self._ask = ask
        self._person = chosen.seats[0].name
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", words.BACK, back, icon="back")
        self._set_up = BarButton("button/set_up", setting_up.TITLE, self._set_up_position, icon="hand")
        self._set_up.tooltip = setting_up.TIP
        self._pad = BarButton("button/real_cards", pad_words.TITLE, self._change_way, icon="edit")
        self._pad.tooltip = pad_words.REAL_CARDS_TIP
        self._read = Button("button/read_rules", words.READ_RULES, self._read_rules, kind="quiet", size=21)
        self._rules = RuleList(self._choices, self._draw_rule, self._choose_rules, self._edit)
        self._rules.current = self._choices.index(self.choice)
        self._change = Button("button/change_rules", "", self._change_rules, icon="edit", size=21)
        self._questions = Button(
            "button/questions", rule_words.WHICH_FITS, partial(ask, Go.FIVE_QUESTIONS), icon="help", size=21
        )
        self._shapes = [ShapeButton(shape, self._shaper(shape)) for shape in ALL_SHAPES]
        self._reshuffle = Toggle(
            "field/reshuffle", words.RESHUFFLE, chosen.reshuffle, self._choose_reshuffle, (words.ON, words.OFF)
        )
        self._title = TextField(
            "field/name", words.NAME_OF_GAME, chosen.name, self._rename, most=40, placeholder=words.NAME_OF_GAME
        )
        self._start = Button("button/start", words.START, self._go, kind="primary", icon="play", size=36, heading=True)
        self._dealer = Stepper(
            "field/dealer", pad_words.FIRST_DEALER, chosen.dealer, (0, 1), self._choose_dealer, words=self._name_of
        )
        self._agree = Button("button/agreements", agreed_words.TITLE, self._ask_agreements, kind="quiet", size=21)
        self._agree.tooltip = agreed_words.TIP
        self._swap = Button("button/change_chairs", "", self._turn_changing, kind="quiet", size=21)
        self._swap.tooltip = people_words.CHANGE_CHAIRS_TIP
        carry = Carry(self._carry, self._drop, self._let_go)
        self._carrying = carry
        self._people = HouseList(self._press_person, self._seat_by_key, carry)
        self._middle = Segmented(
            "field/middle",
            people_words.TABLES_OR_PEOPLE,
            (people_words.TABLES, people_words.PEOPLE_HERE),
            int(self.shows_people),
            self._choose_middle,
            size=21,
        )
        self._middle.inset = 8
        self._manage = Button("button/people", people_words.MANAGE, partial(ask, Go.PEOPLE), icon="edit", size=21)
        self._repeat = Button("button/repeat", "", self._repeat_evening, icon="person", size=22)
        self._seats: list[SeatRow] = []
        self._presses = PressesInARow()
        self._faces: tuple[int, ...] = ()
        self._face_of: dict[str, int] = {}
        self._fact_places: list[tuple[Term, Rect]] = []
        self.form.on_cancel = back
        if chosen.shape not in self._tables_of(self.choice.rules):  # it was put together for real cards
            self.chosen = self._at_a_table(self.chosen)
        self._rebuild()

    # ---- choosing

    @property
    def choice(self) -> RuleChoice:
        """The rule set chosen now."""
        return next(choice for choice in self._choices if choice.id == self.chosen.rules)

    def _shaper(self, shape: str) -> Callable[[], None]:
        return lambda: self._choose_shape(shape)

    def take_choices(self, choices: Sequence[RuleChoice], rules: str) -> None:
        """Other rule sets, since somebody made or deleted one; `rules` is to be chosen, or the preset of the one before
        where it is gone.
        """
        base = self.choice.rules.base
        self._choices = tuple(choices)
        ids = [choice.id for choice in choices]
        at = next((ids.index(id_) for id_ in (rules, base) if id_ in ids), 0)
        self._rules.exchange(choices, at)
        self._choose_rules(at)

    def _tables_of(self, rules: RuleSet) -> Sequence[str]:
        """Where these rules are played: at their own tables, or at any with real cards."""
        return ALL_SHAPES if self.real_cards else rules.tables or ALL_SHAPES

    def _at_a_table(self, chosen: NewGame) -> NewGame:
        """The same at the table that was wished for last, or at one that its rules have."""
        rules = next(choice.rules for choice in self._choices if choice.id == chosen.rules)
        tables = self._tables_of(rules)
        shape = next((shape for shape in (self._wished, chosen.shape) if shape in tables), tables[0])
        return replace(chosen, shape=shape, seats=self._seats_of(shape))

    def _edit(self, index: int) -> None:
        self._ask(EditRules(self._choices[index].id))

    def _change_rules(self) -> None:
        self._ask(EditRules(self.chosen.rules))

    def _choose_rules(self, index: int) -> None:
        self._take(self._at_a_table(replace(self.chosen, rules=self._choices[index].id)))

    def _choose_shape(self, shape: str) -> None:
        self._wished = shape
        self._take(replace(self.chosen, shape=shape, seats=self._seats_of(shape)))

    @property
    def everyone(self) -> tuple[SeatChoice, ...]:
        """Who sits at the table, then who waits for a larger one."""
        return *self.chosen.seats, *self.waiting

    def _seats_of(self, shape: str) -> tuple[SeatChoice, ...]:
        everyone = everyone_for(shape, self.everyone, self._person)
        players = players_of(shape)
        self.waiting = everyone[players:]
        return self._told_apart(everyone[:players])

    def _told_apart(self, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
        """With a number for "You" among several; whoever gets it keeps the face."""
        named = told_apart(seats)
        for old, new in zip(seats, named, strict=True):
            if old.name in self._face_of:
                self._face_of[new.name] = self._face_of[old.name]
        return named

    def _change_way(self) -> None:
        """From the table on the screen to one with real cards, or back."""
        self.real_cards = not self.real_cards
        self._take(self._at_a_table(self.chosen))

    def _choose_dealer(self, seat: int) -> None:
        self.chosen = replace(self.chosen, dealer=seat)

    def _name_of(self, seat: int) -> str:
        return self.chosen.seats[seat].name.strip() or "…"

    def _choose_reshuffle(self, on: bool) -> None:
        self.chosen = replace(self.chosen, reshuffle=on)

    def _rename(self, name: str) -> None:
        self.chosen = replace(self.chosen, name=name)

    def _seater(self, seat: int) -> Callable[[SeatChoice], None]:
        return lambda choice: self._seat(seat, choice)

    def _seat(self, seat: int, choice: SeatChoice) -> None:
        before = self.chosen.seats[seat]
        if before.human != choice.human:
            person = self._next_person(seat) if choice.human and before.aside is None else None
            if person is not None:
                self._sit_down(person, seat)
                return
            choice = as_kind(replace(choice, human=before.human), choice.human, self.everyone, seat)
        elif before.name != choice.name:
            choice = self._with_face_of(choice, before)
        seats = (*self.chosen.seats[:seat], choice, *self.chosen.seats[seat + 1 :])
        if before.human != choice.human:
            self._take(replace(self.chosen, seats=self._told_apart(seats)))
            return
        self.chosen = replace(self.chosen, seats=seats)
        self._check()
        self._show_faces(renamed=None if before.name == choice.name else seat)
        self.refresh()

    def _next_person(self, seat: int) -> SeatChoice | None:
        """Somebody on the list without a chair, best one who usually sits there."""
        usual = {one.name: one.chair for one in self._house}
        free = (one for one in self._to_seat if chair_of(one.name, self.chosen.seats) is None)
        return min(free, key=lambda one: usual.get(one.name) != seat, default=None)

    def _show_faces(self, renamed: int | None = None) -> None:
        """The face of a seat: the one chosen there, else the one its person had; that of the name where it is new or
        was typed at the `renamed` seat.

        What is changed at one seat changes no face at another.
        """
        names, chosen = zip(*((seat.name, seat.look) for seat in self.chosen.seats), strict=True)
        taken = {portraits.face_in(look) for look in chosen if look is not None}
        had = [None if seat == renamed else self._face_of.get(name) for seat, name in enumerate(names)]
        had = [None if look is None or portraits.face_in(look) in taken else look for look in had]
        wishes = [before if look is None else look for look, before in zip(chosen, had, strict=True)]
        looks = self._faces = portraits.looks_for(names, wishes)
        self._face_of |= dict(zip(names, looks, strict=True))
        teams = teams_of(self.chosen.shape)
        for seat, row in enumerate(self._seats):
            row.face.show(looks[seat], seat % teams, [*looks[:seat], *looks[seat + 1 :]])
        self._show_house()

    def _take(self, chosen: NewGame) -> None:
        """Another choice: all is made and laid out anew, and the keys stay where they were, if that is still there."""
        keys_at = self.form.focused.id if self.form.focused is not None else ""
        self.chosen, self._refusal = chosen, ""
        self._rebuild()
        self.refresh()
        self.form.focus_id(keys_at)

    def _check(self) -> None:
        refusal = refuse_names(self.chosen.seats)
        if not refusal and not any(seat.human for seat in self.chosen.seats):
            refusal = ""  # computers may play among themselves while one watches
        self._start.enable(not refusal, refusal)
        self._set_up.enable(not refusal, refusal)

    def _go(self) -> None:
        self._ask(BeginScorePad(self._put_together) if self.real_cards else StartGame(self._put_together))

    def _set_up_position(self) -> None:
        self._ask(SetUpPosition(self._put_together))

    @property
    def _put_together(self) -> NewGame:
        """What was chosen, as it is to be played."""
        seats = tuple(replace(seat, name=seat.name.strip()) for seat in self.chosen.seats)
        if portraits.looks_for([seat.name for seat in seats], [seat.look for seat in seats]) != self._faces:
            seats = tuple(replace(seat, look=look) for seat, look in zip(seats, self._faces, strict=True))
        return replace(self.chosen, seats=seats, name=self.chosen.name.strip())

    def _read_rules(self) -> None:
        self._ask(ReadRules(self.choice.rules))

    def _rebuild(self) -> None:
        """Make the widgets of the seats and put all in the order of Tab."""
        self._carried = None
        tables = self._tables_of(self.choice.rules)
        for shape in self._shapes:
            shape.chosen = shape.shape == self.chosen.shape
            shape.enable(shape.shape in tables, words.no_such_table(self.choice.rules.name))
        seats_taken = enumerate(self.chosen.seats)
        self._seats = [
            SeatRow(n, choice, self._seater(n), self._presses, self.real_cards, self._carrying)
            for n, choice in seats_taken
        ]
        self._set_up.visible = not self.real_cards
        self._dealer.visible = self.real_cards
        self._dealer.bounds = (0, len(self.chosen.seats) - 1)
        self._dealer.number = min(self.chosen.dealer, len(self.chosen.seats) - 1)
        self._start.label = pad_words.OPEN_PAD if self.real_cards else words.START
        self._start.icon = "edit" if self.real_cards else "play"
        self._pad.label = pad_words.AT_THE_SCREEN if self.real_cards else pad_words.TITLE
        self._pad.tooltip = "" if self.real_cards else pad_words.REAL_CARDS_TIP
        self._change.label = rule_words.change_of(self.choice.rules.name)
        rules: list[Widget] = [self._rules, self._change, self._questions, self._read]
        self._reshuffle.visible = self.choice.rules.stock_out == "end" and not self.real_cards
        self._middle.chosen = int(self.shows_people)
        self._swap.label = people_words.DONE_CHANGING if self._changes_chairs else people_words.CHANGE_CHAIRS
        self._offer_chairs()
        middle: list[Widget] = [self._middle]
        if self.shows_people:
            middle += [self._repeat, self._people, self._manage]
        else:
            middle += [*self._shapes, self._reshuffle]
        first: list[Widget] = [self._back, *rules, *middle]
        self._check()
        self._show_faces()
        seats = [widget for row in self._seats for widget in row.widgets]
        self._agree.visible = bool(agreeing_partners(self.chosen)) and not self.real_cards
        self._agree.label = agreed_words.agreements_label(len(self.chosen.agreements))
        self.form.set_widgets(
            [*first, self._agree, self._swap, *seats, self._title, self._dealer, self._start, self._pad, self._set_up]
        )

    def term_at(self, pos: tuple[int, int]) -> Term | None:
        """The word that a fact about the rules begins with."""
        return next((term for term, row in self._fact_places if row.collidepoint(pos)), None)

    # ---- the people of the house

    def take_house(self, house: Sequence[HousePerson]) -> None:
        """Other people of the house; whoever has a chair keeps it, under the new name and with the new face."""
        if tuple(house) == self._house:
            return
        before = {one.id: one for one in self._house}
        is_first, self._house = not self._house, tuple(house)
        self.shows_people = bool(house) and (self.shows_people or is_first)
        changed = [(before[one.id], one) for one in house if one.id in before and before[one.id] != one]
        seats = tuple(_changed(seat, changed) for seat in self.chosen.seats)
        self._take(replace(self.chosen, seats=seats))

    @property
    def _known(self) -> list[str]:
        return [one.name for one in self._house]

    @property
    def _to_seat(self) -> tuple[SeatChoice, ...]:
        """Everybody on the list: the people of the house, and the other people who wait."""
        house = tuple(SeatChoice(one.name, True, look=one.look) for one in self._house)
        others = (one for one in self.waiting if one.human and not is_placeholder(one))
        return house + tuple(one for one in others if not any(same_person(one.name, name) for name in self._known))

    @property
    def _evening(self) -> PastEvening | None:
        """What one click would bring back; where the rules are gone those chosen must have its table."""
        tables = self._tables_of(self.choice.rules)
        evenings = [one for one in self._evenings if one.has_rules or one.new.shape in tables]
        return evening_to_repeat(evenings, self.chosen, self.real_cards)

    def _show_house(self) -> None:
        """The list, with where everybody sits now."""
        seats, teams = self.chosen.seats, teams_of(self.chosen.shape)
        names = {one.id: one.name for one in self._house}
        usual = {one.name: people_words.usually(one.chair, names.get(one.partner, "")) for one in self._house}
        people: list[ListedPerson] = []
        for one in self._to_seat:
            chair = chair_of(one.name, seats)
            look = portraits.look_of(one.name) if one.look is None else one.look
            if chair is None:
                people.append(ListedPerson(one.name, look, usual.get(one.name, people_words.WAITS)))
            else:
                place = words.seat_place(chair, len(seats), chair != 0 and chair % teams == 0)
                people.append(ListedPerson(one.name, self._faces[chair], people_words.sits(place), chair % teams))
        self._people.show(people)
        evening = self._evening
        self._repeat.label = evening.title if evening is not None else ""
        self._repeat.visible = self.shows_people and evening is not None

    def _choose_middle(self, index: int) -> None:
        self.show_people(index == 1)

    def show_people(self, is_shown: bool) -> None:
        """The people in the middle, or the tables."""
        self.shows_people = is_shown
        self._take(self.chosen)

    def _repeat_evening(self) -> None:
        evening = self._evening
        if evening is None:
            return
        new = evening.new
        here = self.everyone
        self.real_cards = self.real_cards or evening.real_cards
        tables = self._shapes_of(evening)
        shape = next((shape for shape in (new.shape, self.chosen.shape) if shape in tables), tables[0])
        rules = new.rules if evening.has_rules else self.chosen.rules
        seated = [seat.name for seat in new.seats]
        self.waiting = tuple(
            replace(seat, aside=None)
            for seat in here
            if seat.human and not is_placeholder(seat) and not any(same_person(seat.name, name) for name in seated)
        )
        self._wished = shape
        self._rules.current = next(n for n, choice in enumerate(self._choices) if choice.id == rules)
        seats = with_faces(new.seats, self._house)
        everyone = everyone_for(shape, (*seats, *self.waiting), self._person)
        self.waiting = everyone[players_of(shape) :]
        seats = self._told_apart(everyone[: players_of(shape)])
        self._take(replace(self.chosen, rules=rules, shape=shape, seats=seats, agreements=new.agreements))
        self.form.focus_id("button/start")
        self._say(f"{evening.title}: {evening.told}")

    def _shapes_of(self, evening: PastEvening) -> Sequence[str]:
        """The tables that there are by the rules of an evening, or by those chosen where they are gone."""
        rules = evening.new.rules if evening.has_rules else self.chosen.rules
        return self._tables_of(next(choice.rules for choice in self._choices if choice.id == rules))

    def _press_person(self, number: int) -> None:
        """Somebody sits down where they usually do, or gets up."""
        if self._changes_chairs:
            self._pick(FromHouse(number))
            return
        one = self._to_seat[number]
        chair = chair_of(one.name, self.chosen.seats)
        if chair is not None:
            self._get_up(chair)
            return
        at_home = next((person for person in self._house if same_person(person.name, one.name)), None)
        person = at_home or HousePerson("", one.name, 0)
        place = usual_place(person, self._house, self.chosen.seats, self.chosen.shape)
        if place is None:
            self._refusal = people_words.NO_CHAIR_FREE
            self._say(self._refusal)
        else:
            self._sit_down(one, place)

    def _seat_by_key(self, number: int, chair: int) -> None:
        if chair < len(self.chosen.seats):
            self._sit_down(self._to_seat[number], chair)

    def _sit_down(self, person: SeatChoice, chair: int) -> None:
        table = SeatedTable(self.chosen.seats, self.waiting)
        self._take_table(seat_person(table, person, chair, self._known))
        teams, seats = teams_of(self.chosen.shape), self.chosen.seats
        partners = [seat.name for n, seat in enumerate(seats) if n != chair and n % teams == chair % teams]
        self._say(people_words.sat_down(person.name.strip(), chair, partners))

    def _get_up(self, chair: int) -> None:
        name = self.chosen.seats[chair].name.strip()
        self._take_table(stood_up(SeatedTable(self.chosen.seats, self.waiting), chair, self._known))
        self._say(people_words.stood_up(name, self.chosen.seats[chair].name, chair))

    def _change_chairs(self, one: int, other: int) -> None:
        seats = self.chosen.seats
        self._take(replace(self.chosen, seats=self._told_apart(swapped(seats, one, other))))
        self._say(people_words.changed_chairs(seats[one].name.strip(), seats[other].name.strip()))

    def _take_table(self, table: SeatedTable) -> None:
        self.waiting = table.waiting
        self._take(replace(self.chosen, seats=self._told_apart(table.seats)))

    def _say(self, sentence: str) -> None:
        """What has just happened, for whoever listens."""
        self.message = sentence
        self.refresh()

    # ---- changing chairs by presses

    def _turn_changing(self) -> None:
        """From now on presses on two faces change their chairs, or no longer."""
        self._changes_chairs, self._picked = not self._changes_chairs, None
        self._take(self.chosen)
        self._say(people_words.HOW_TO_CHANGE if self._changes_chairs else people_words.CHAIRS_STAY)

    def _offer_chairs(self) -> None:
        pick = self._pick if self._changes_chairs else None
        for n, row in enumerate(self._seats):
            row.face.offer(pick, self._picked == FromChair(n))

    def _pick(self, one: Carried) -> None:
        """The first of two faces that are pressed, or the second: then they change chairs, or whoever has none takes
        that chair.
        """
        before, self._picked = self._picked, None
        match before, one:
            case FromChair(chair), FromChair(other) if chair != other:
                self._change_chairs(chair, other)
            case (FromHouse(number), FromChair(chair)) | (FromChair(chair), FromHouse(number)):
                self._sit_down(self._to_seat[number], chair)
            case _ if one != before:
                self._picked = one
                self._offer_chairs()
                self._say(people_words.first_picked(self._name_carried(one)))
            case _:
                self._offer_chairs()
                self._say(people_words.HOW_TO_CHANGE)

    def _name_carried(self, one: Carried) -> str:
        name = self.chosen.seats[one.chair].name if isinstance(one, FromChair) else self._to_seat[one.number].name
        return name.strip()

    # ---- carrying faces

    def _carry(self, carried: Carried, pos: tuple[int, int]) -> None:
        self._carried = carried, pos
        self.form.hush()

    def _let_go(self) -> None:
        self._carried, self.form.changed = None, True

    def _drop(self, carried: Carried, pos: tuple[int, int]) -> None:
        """On a chair somebody sits down or changes chairs, on the people a chair is given up, elsewhere nothing is."""
        self._let_go()
        chair = self._chair_at(pos)
        match carried:
            case FromHouse(number) if chair is not None:
                self._sit_down(self._to_seat[number], chair)
            case FromChair(before) if chair is not None and chair != before:
                self._change_chairs(before, chair)
            case FromChair(before) if chair is None and self._may_get_up(before, pos):
                self._get_up(before)
            case _:
                pass

    def _may_get_up(self, chair: int, pos: tuple[int, int]) -> bool:
        """Whether the person there is carried over the people of the house."""
        return self.shows_people and self._house_at.collidepoint(pos) and self.chosen.seats[chair].human

    def _chair_at(self, pos: tuple[int, int]) -> int | None:
        chairs = range(len(self.chosen.seats))
        return next((seat for seat in chairs if seat in self._chairs and self._chairs[seat].collidepoint(pos)), None)

    def handle(self, event: Event) -> bool | None:
        """Besides what every screen does: with Shift the arrows carry whoever's face has the ring up and down, a digit
        takes it to that chair, and Delete gives its chair up.
        """
        if event.type == pygame.KEYDOWN and self.form.dialog is None and self._carried is None:
            if event.key == pygame.K_ESCAPE and self._changes_chairs:
                self._turn_changing()
                return True
            chair = next((n for n, row in enumerate(self._seats) if row.face is self.form.focused), None)
            if chair is not None and self._key_at_chair(event, chair):
                return True
        return super().handle(event)

    def _key_at_chair(self, event: Event, chair: int) -> bool:
        seats = self.chosen.seats
        to: int | None = None
        if event.key in ALONG and event.mod & pygame.KMOD_SHIFT:
            to = (chair + ALONG[event.key]) % len(seats)
        elif event.key in CHAIR_KEYS and CHAIR_KEYS[event.key] < len(seats):
            to = CHAIR_KEYS[event.key]
        elif event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and seats[chair].human:
            self._get_up(chair)
            return True
        if to is None:
            return False
        if to != chair:
            self._change_chairs(chair, to)
            self.form.focus_id(f"field/portrait_{to}")
        return True

    def update(self, dt: float) -> bool:
        """Let time pass, also between two presses on one level."""
        self._presses.update(dt)
        return super().update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Whatever is carried lies over everything, and where it would go is lit."""
        super().draw(surface, whole)
        if self._carried is None:
            return None
        carried, pos = self._carried
        lit = self._lit(carried, pos)
        if lit is not None:
            self.kit.paint.focus(surface, lit, 16)
        side = max(56, self.kit.theme.u(92))
        team, look = portraits.NO_TEAM, 0
        match carried:
            case FromChair(chair):
                team, look = chair % teams_of(self.chosen.shape), self._faces[chair]
            case FromHouse(number):
                one = self._to_seat[number]
                look = portraits.look_of(one.name) if one.look is None else one.look
        at = (pos[0] - side // 2, pos[1] - side // 2)
        portraits.draw(self.kit.paint, surface, look, team, at, side, active=True)
        return None

    def _lit(self, carried: Carried, pos: tuple[int, int]) -> Rect | None:
        chair = self._chair_at(pos)
        if isinstance(carried, FromChair):
            if chair == carried.chair:
                return None
            if chair is None:
                return self._house_at if self._may_get_up(carried.chair, pos) else None
        return self._chairs[chair] if chair is not None else None

    def _with_face_of(self, choice: SeatChoice, before: SeatChoice) -> SeatChoice:
        """Whoever is called like somebody of the house has that face; whoever no longer is has it no longer."""
        was, now = (
            next((one for one in self._house if same_person(one.name, seat.name)), None) for seat in (before, choice)
        )
        if now is not None and choice.human:
            return replace(choice, look=now.look)
        return replace(choice, look=None) if was is not None and choice.look == was.look else choice

    # ---- agreements

    def _ask_agreements(self) -> None:
        partners = [self.chosen.seats[seat].name for seat in agreeing_partners(self.chosen)]
        rules, agreed = self.choice.rules, self.chosen.agreements
        close = self.form.close_dialog
        self.form.open(AgreementsDialog(partners, rules, agreed, self._take_agreements, close), self.kit)

    def _take_agreements(self, agreements: tuple[Agreement, ...]) -> None:
        self.chosen = replace(self.chosen, agreements=agreements)
        self._agree.label = agreed_words.agreements_label(len(agreements))
        self.refresh()

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Three columns over the start strip."""
        first, second, third = SHARES if kit.size[0] >= WIDE_ENOUGH else SHARES_OF_SMALL
        columns = Row(
            Share(self._column(words.RULES_STEP, self._rules_to_choose(), Put(self._read, 44)), first),
            Share(self._column(words.TABLE_STEP, self._tables_or_people(), Put(self._middle, 44)), second),
            Share(self._column(words.SEATS_STEP, self._places(), *self._beside_seats()), third),
            gap=18,
            across="stretch",
        )
        page = Column(Grow(columns), Space(16), self._strip())
        title = pad_words.TITLE if self.real_cards else words.NEW_GAME
        ways = [self._pad] if self.real_cards else [self._pad, self._set_up]
        return Column(Bar(title, [self._back], ways), Grow(Pad(page, 36, 22, 18)))

    def _column(self, head: str, inside: Box, *beside: Box) -> Box:
        """What is chosen in a step, below its head; the heads of all columns are equally high."""
        title = Row(Words(head, 30, face="heading", lines=1), Grow(), *beside)
        return Panel(Column(Layers(Unseen(Put(self._read, 62)), Pad(title, 10)), Grow(inside), Space(10)), (16, 4))

    def _rules_to_choose(self) -> Box:
        """The rule sets, ways to others, and the chosen one in a few lines."""
        rows = Grow(Put(self._rules, LEAST_LIST), most=len(self._choices) * MOST_ROW / LEAST_LIST)
        self._fact_places = []
        facts = words.facts(self.choice.rules, teams_of(self.chosen.shape) < players_of(self.chosen.shape))
        told = Panel(fact_rows(facts, self._fact_lies), (18, 10), well)
        return Column(rows, Put(self._change, 60), Put(self._questions, 60), Grow(told), gap=10)

    def _fact_lies(self, number: int, rect: Rect) -> None:
        self._fact_places.append((FACT_TERMS[number], rect))

    def _draw_rule(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        choice = self._choices[index]
        Placed(rule_card(choice, choice.id == self.chosen.rules), kit, rect).draw(kit, surface)

    def _tables(self) -> Box:
        """All shapes of table, and what happens when the stock ends where that is to be decided."""
        cells = [*(Share(Put(shape, LEAST_CARD)) for shape in self._shapes), Share()]
        rows = [Row(*cells[at : at + 3], gap=8, across="stretch") for at in range(0, len(cells), 3)]
        tables = [Grow(row, most=MOST_CARD / LEAST_CARD) for row in rows]
        ends_first = stock_ends_first(self.choice.rules, self.chosen.shape)
        told = Words(words.STOCK_ENDS_FIRST if ends_first else words.STOCK_LASTS, 20, OFF_REASON if ends_first else DIM)
        label = Row(Share(Words(words.RESHUFFLE, 22, face="strong", lines=1), 0.66), Share(share=0.34))
        note = Column(
            Layers(told, Unseen(Words(words.STOCK_ENDS_FIRST, 20))), Space(10), Layers(Put(self._reshuffle, 52), label)
        )
        is_asked = self._reshuffle.visible
        return Column(*tables, Grow(), Pad(note if is_asked else Unseen(note), 10), gap=8)

    def _tables_or_people(self) -> Box:
        """The tables, or the people of the house."""
        return self._house_people() if self.shows_people else self._tables()

    def _house_people(self) -> Box:
        """What can be repeated, whoever can be seated, the way to where people are kept."""
        evening = self._evening
        again: list[Box] = []
        if evening is not None:
            told = Words(evening.told, 20, DIM)
            again = [Panel(Column(Put(self._repeat, 60), Space(6), told), (12, 10), well)]
        if not self._people.labels:
            inside: Box = Column(Grow(), Words(people_words.NOBODY_YET, 22, DIM, align="center"), Grow())
        else:
            inside = Column(
                Pad(Words(self._refusal or people_words.HOW_TO_SEAT, 20, OFF_REASON if self._refusal else DIM), 10, 0),
                Grow(Put(self._people, LEAST_LIST)),
                gap=6,
            )
        column = Column(*again, Grow(inside), Put(self._manage, 60), gap=10)
        return Located(column, self._house_lies)

    def _house_lies(self, rect: Rect) -> None:
        self._house_at = rect

    def _beside_seats(self) -> Iterator[Box]:
        """The way to what one agrees on, where there is a computer partner, and to other chairs."""
        if self._agree.visible:
            yield Put(self._agree, 44)
        yield Put(self._swap, 44)

    def _places(self) -> Box:
        """The seats in the order of play."""
        teams = teams_of(self.chosen.shape)
        cards: list[Box] = []
        for seat, row in enumerate(self._seats):
            place = words.seat_place(seat, len(self._seats), seat != 0 and seat % teams == 0)
            card = Located(row.box(seat % teams, place), partial(self._chair_lies, seat))
            cards.append(Grow(Sized(card, high=LEAST_CARD), most=MOST_CARD / LEAST_CARD))
        return Column(*cards, Grow(), gap=10)

    def _chair_lies(self, seat: int, rect: Rect) -> None:
        self._chairs[seat] = rect

    def _strip(self) -> Box:
        """Who plays against whom, the name of the game, the golden button."""
        names = [seat.name.strip() or "…" for seat in self.chosen.seats]
        ways = [[(name, *shorter_names(name))[:forms][-1] for name in names] for forms in range(1, 5)]
        ways.append([name if len(name) < 4 else f"{name[0]}." for name in names])  # six long ones
        teams = teams_of(self.chosen.shape)
        who = OneOf(
            *(Words(against(way, teams), size, face="heading", lines=1) for way in ways for size in (28, 24, 21))
        )
        people = sum(seat.human for seat in self.chosen.seats)
        line = words.CURTAIN_FALLS if people > 1 else words.summary(self.choice.rules)
        if self.is_first_match and all(seat.human or seat.level == LEVELS[0] for seat in self.chosen.seats):
            line = words.FIRST_MATCH
        field, label = Put(self._title, 58), Words(words.NAME_OF_GAME, 20, DIM, lines=1)
        title = OneOf(Column(Grow(), label, field, Grow()), Column(Grow(), field, Grow()))
        if self.real_cards:
            line = pad_words.REAL_CARDS_TOLD
        if self._changes_chairs:
            picked = self._picked
            line = (
                people_words.HOW_TO_CHANGE if picked is None else people_words.first_picked(self._name_carried(picked))
            )
        told = Column(Grow(), who, Words(line, 21, GOLD if self._changes_chairs else DIM, lines=1), Grow())
        dealer: list[Box] = []
        if self.real_cards:
            deals, label_of_it = Put(self._dealer, 58), Words(pad_words.FIRST_DEALER, 20, DIM, lines=1)
            with_label = Column(Grow(), label_of_it, deals, Grow())
            dealer = [Sized(OneOf(with_label, Column(Grow(), deals, Grow())), wide=330)]
        start = Row(Put(self._start, 84, 448))
        strip = Row(Share(told), *dealer, Sized(title, wide=400), start, gap=28, across="stretch")
        high = Unseen(Put(self._start, 100))
        return Panel(Layers(high, Sized(strip, high=0)), (28, 4), golden_board)


def _changed(seat: SeatChoice, changed: Sequence[tuple[HousePerson, HousePerson]]) -> SeatChoice:
    """A seat after people of the house have another name or face."""
    for before, now in changed:
        if seat.human and same_person(seat.name, before.name):
            return replace(seat, name=now.name, look=now.look if seat.look in (None, before.look) else seat.look)
    return seat
