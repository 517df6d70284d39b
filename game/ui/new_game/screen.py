"""Putting a game together: rules, table, seats in three numbered columns, all in sight at once; one golden button
starts it.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.engine.agreements import Agreement
from game.rules.presets import rule_set_name
from game.text.messages import house_rules as say_rules
from game.text.messages import partner_agreements as say_agreements
from game.text.messages import people as say_people
from game.text.messages import score_pad as say_score_pad
from game.text.messages import screens as say_screens
from game.text.messages import setting_up as say_setting_up
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Located,
    OneOf,
    Pad,
    Panel,
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
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD, OFF_REASON
from game.ui.models import HousePerson, NewGame, SeatChoice
from game.ui.new_game.agreement_choice import AgreementsDialog
from game.ui.new_game.choices import ALL_SHAPES, RuleChoice, agreeing_partners, players_of, stock_ends_first
from game.ui.new_game.dragging import Carried, Carry, FromChair, FromHouse
from game.ui.new_game.house_list import CHAIR_KEYS, HouseList
from game.ui.new_game.rule_sets import MOST_ROW, RuleList, fact_rows
from game.ui.new_game.seat_editor import LEAST_CARD, seat_cards
from game.ui.new_game.seating import PastEvening, with_faces
from game.ui.new_game.shapes import ShapeButton
from game.ui.new_game.state import NewGameState
from game.ui.requests import Ask, BeginScorePad, EditRules, Go, ReadRules, SetUpPosition, StartGame
from game.ui.widgets import BarButton, Button, ButtonLook, Segmented, Stepper, TextField, Toggle
from game.ui.widgets.bar import Bar
from game.ui.widgets.state_scene import StateScene
from game.words import screens as words
from game.words.grammar import against, seat_name, shorter_names
from game.words.help import Term

FACT_TERMS = (Term.FOOT, Term.PILE, Term.CLEAN_BOOK, Term.OPENING, Term.GOING_OUT)
"""The words that the facts about a rule set are about."""
LEAST_LIST, MOST_CARD = 200, 236
"""Design pixels: how low the list of rules may be, and how high the card of a table or seat."""
WIDE_ENOUGH = 1280
"""Real pixels from which on the seats may have more of the width than the words of rules and tables leave them."""
SHARES, SHARES_OF_SMALL = (0.295, 0.315, 0.39), (0.309, 0.329, 0.362)
"""Of the width: rules, tables or people, seats."""
ALONG = {pygame.K_UP: -1, pygame.K_DOWN: 1}
"""How many chairs further."""
HOUSE = -1
"""In the place of a chair: the people of the house, among whom somebody gets up."""


class NewGameScene(StateScene[NewGameState]):
    """Three columns over the start strip."""

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
        is_first_match: bool = False,
    ) -> None:
        """What `NewGameState` says of them; the golden button plays `chosen` as it is."""
        state = NewGameState(
            choices=tuple(choices),
            chosen=replace(chosen, seats=with_faces(chosen.seats, house)),
            person=chosen.seats[0].name,
            wished=chosen.shape,
            waiting=tuple(waiting),
            real_cards=real_cards,
            house=tuple(house),
            evenings=tuple(evenings),
            is_first_match=is_first_match,
            row=[choice.id for choice in choices].index(chosen.rules),
            shows_people=bool(house),
        )
        # a table that was put together for real cards may be none of these rules
        super().__init__(state.faced() if chosen.shape in state.tables else state.at_a_table())
        self._ask = ask
        self._chairs: dict[int, Rect] = {}  # where the cards of the seats lie, and the people of the house
        self._facts: list[tuple[Term, Rect]] = []
        self.form.on_cancel = self._back = partial(ask, Go.BACK)

    # ---- news from elsewhere

    def take_choices(self, choices: Sequence[RuleChoice], rules: str) -> None:
        """Other rule sets, since somebody made or deleted one; `rules` is to be chosen, or the preset of the one before
        where it is gone.
        """
        self.become(self.state.with_choices(choices, rules))

    def take_house(self, house: Sequence[HousePerson]) -> None:
        """Other people of the house; whoever has a chair keeps it."""
        self.become(self.state.with_house(tuple(house)))

    # ---- choosing

    def show_people(self, is_shown: bool) -> None:
        """The people in the middle, or the tables."""
        self.become(shows_people=is_shown, refusal="")

    def _choose_shape(self, shape: str) -> None:
        self.become(self.state.with_shape(shape), wished=shape)

    def _choose(self, **fields: object) -> None:
        self.become(self.state.choosing(**fields))

    def _turn_changing(self) -> None:
        self.become(self.state.changing(not self.state.changes_chairs))

    def _pick(self, one: Carried) -> None:
        self.become(self.state.picking(one))

    def _repeat(self, evening: PastEvening) -> None:
        self.become(self.state.repeated(evening))
        self.focus_on("button/start")

    def _ask_agreements(self) -> None:
        state = self.state
        partners = [state.chosen.seats[seat].name for seat in agreeing_partners(state.chosen)]
        agreed, close = state.chosen.agreements, self.form.close_dialog
        self.form.open(AgreementsDialog(partners, state.choice.rules, agreed, self._agree, close), self.kit)

    def _agree(self, agreement: Agreement, on: bool) -> None:
        agreed = {*self.state.chosen.agreements, agreement} - (set() if on else {agreement})
        self._choose(agreements=tuple(one for one in Agreement if one in agreed))

    # ---- carrying faces

    def _taking(self, carried: Carried, pos: tuple[int, int]) -> int | None:
        """What would take somebody there: another chair, or, for a person who has one, the people of the house."""
        place = next((place for place, rect in self._chairs.items() if rect.collidepoint(pos)), None)
        match carried:
            case FromHouse():
                return None if place == HOUSE else place
            case FromChair(chair):
                may_get_up = self.state.chosen.seats[chair].human
                return None if place == chair or (place == HOUSE and not may_get_up) else place

    def _lit(self, carried: Carried, pos: tuple[int, int]) -> Rect | None:
        place = self._taking(carried, pos)
        return self._chairs[place] if place is not None else None

    def _drop(self, carried: Carried, pos: tuple[int, int]) -> None:
        """On a chair somebody sits down or changes chairs, on the people a chair is given up, elsewhere nothing is."""
        self.form.hush()
        match carried, self._taking(carried, pos):
            case _, None:
                pass
            case FromHouse(person), int(chair):
                self.become(self.state.sat_down(person, chair))
            case FromChair(before), int(chair):
                self.become(self.state.got_up(before) if chair == HOUSE else self.state.swapped(before, chair))

    def take(self, event: Event) -> bool | None:
        """Besides what every screen does: with Shift the arrows carry whoever's face has the ring up and down, a digit
        takes it to that chair, and Delete gives its chair up.
        """
        if event.type == pygame.KEYDOWN and self.form.dialog is None and not self.form.is_overlaid:
            if event.key == pygame.K_ESCAPE and self.state.changes_chairs:
                self._turn_changing()
                return True
            widget, _, chair = self.form.keys_at.rpartition("_")
            if widget == "field/portrait" and self._key_at_chair(event, int(chair)):
                return True
        return super().take(event)

    def _key_at_chair(self, event: Event, chair: int) -> bool:
        seats = self.state.chosen.seats
        to: int | None = None
        if event.key in ALONG and event.mod & pygame.KMOD_SHIFT:
            to = (chair + ALONG[event.key]) % len(seats)
        elif event.key in CHAIR_KEYS and CHAIR_KEYS[event.key] < len(seats):
            to = CHAIR_KEYS[event.key]
        elif event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and seats[chair].human:
            self.become(self.state.got_up(chair))
            return True
        if to is not None and to != chair:
            self.become(self.state.swapped(chair, to))
            self.focus_on(f"field/portrait_{to}")
        return to is not None

    def term_at(self, pos: tuple[int, int]) -> Term | None:
        """The word that a fact about the rules begins with."""
        return next((term for term, row in self._facts if row.collidepoint(pos)), None)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        self._chairs, self._facts = {}, []
        state = self.state
        first, second, third = SHARES if kit.size[0] >= WIDE_ENOUGH else SHARES_OF_SMALL
        middle = Segmented(
            "field/middle",
            say_people.tables_or_people(),
            (say_people.tables(), say_people.people()),
            int(state.shows_people),
            lambda index: self.show_people(index == 1),
            size=21,
        )
        middle.inset = 8
        carry = Carry(self._drop, self._lit, self._pick if state.changes_chairs else None)
        tables = (
            Located(self._people(carry), partial(self._chairs.__setitem__, HOUSE))
            if state.shows_people
            else self._tables()
        )
        seats = seat_cards(
            state.seats,
            lambda seat, choice: self.become(state.with_choice(seat, choice)),
            MOST_CARD,
            carry,
            self._chairs.__setitem__,
        )
        columns = Row(
            Share(self._column(say_screens.rules_step(), self._rules(), Put(self._read(), 44)), first),
            Share(self._column(say_screens.table_step(), tables, Put(middle, 44)), second),
            Share(self._column(say_screens.seats_step(), seats, *self._beside_seats()), third),
            gap=18,
            across="stretch",
        )
        page = Column(Grow(columns), Space(16), self._strip())
        return Column(self._bar(), Grow(Pad(page, 36, 22, 18)))

    def _bar(self) -> Box:
        state, why_not = self.state, self.state.why_not
        back = BarButton("button/back", say_screens.back(), self._back, icon="back")
        pad = BarButton(
            "button/real_cards",
            say_score_pad.at_the_screen() if state.real_cards else say_score_pad.title(),
            lambda: self.become(replace(state, real_cards=not state.real_cards).at_a_table()),
            icon="edit",
        ).with_tip("" if state.real_cards else say_score_pad.real_cards_tip())
        set_up = BarButton(
            "button/set_up",
            say_setting_up.title(),
            lambda: self._ask(SetUpPosition(state.put_together)),
            icon="hand",
            why_not=why_not or None,
        ).with_tip(say_setting_up.tip())
        return (
            Bar(say_score_pad.title(), [back], [pad])
            if state.real_cards
            else Bar(say_screens.new_game(), [back], [pad, set_up])
        )

    def _read(self) -> Button:
        ask, rules = self._ask, self.state.choice.rules
        return Button(
            "button/read_rules", say_screens.read_rules(), lambda: ask(ReadRules(rules)), look=ButtonLook("quiet", 21)
        )

    def _column(self, head: str, inside: Box, *beside: Box) -> Box:
        """What is chosen in a step, below its head; the heads of all columns are equally high."""
        title = Row(Words(head, 30, face="heading", lines=1), Grow(), *beside)
        return Panel(Column(Layers(Unseen(Put(self._read(), 62)), Pad(title, 10)), Grow(inside), Space(10)), (16, 4))

    def _rules(self) -> Box:
        """The rule sets, ways to others, and the chosen one in a few lines."""
        state, ask, choices, choice = self.state, self._ask, self.state.choices, self.state.choice
        rules = RuleList(
            choices,
            choice,
            state.row,
            lambda row: self.become(state.with_rules(choices[row].id)),
            lambda row: ask(EditRules(choices[row].id)),
            lambda row: self.become(row=row),
        )
        label = say_rules.change_of(rule_set_name(choice.rules.name))
        change = Button(
            "button/change_rules", label, lambda: ask(EditRules(choice.id)), icon="edit", look=ButtonLook(size=21)
        )
        which = partial(ask, Go.FIVE_QUESTIONS)
        questions = Button("button/questions", say_rules.which_fits(), which, icon="help", look=ButtonLook(size=21))
        facts = words.facts(choice.rules, state.teams < players_of(state.chosen.shape))
        told = fact_rows(facts, lambda number, rect: self._facts.append((FACT_TERMS[number], rect)))
        rows = Grow(Put(rules, LEAST_LIST), most=len(choices) * MOST_ROW / LEAST_LIST)
        panel = Panel(told, (18, 10), well)
        return Column(rows, Put(change, 60), Put(questions, 60), Grow(panel), gap=10)

    def _tables(self) -> Box:
        """All shapes of table, and what happens when the stock ends where that is to be decided."""
        state, rules, shape = self.state, self.state.choice.rules, self.state.chosen.shape
        no_table = say_screens.no_such_table(rule_set_name(rules.name))
        shapes = [
            ShapeButton(one, self._choose_shape, one == shape, "" if one in state.tables else no_table)
            for one in ALL_SHAPES
        ]
        cells = [*(Share(Put(one, LEAST_CARD)) for one in shapes), Share()]
        rows = [Row(*cells[at : at + 3], gap=8, across="stretch") for at in range(0, len(cells), 3)]
        tables = [Grow(row, most=MOST_CARD / LEAST_CARD) for row in rows]
        ends_first = stock_ends_first(rules, shape)
        told = Words(
            say_screens.stock_ends_first() if ends_first else say_screens.stock_lasts(),
            20,
            OFF_REASON if ends_first else DIM,
        )
        label = Row(Share(Words(say_screens.reshuffle(), 22, face="strong", lines=1), 0.66), Share(share=0.34))
        reshuffle = Toggle(
            "field/reshuffle",
            say_screens.reshuffle(),
            state.chosen.reshuffle,
            lambda on: self._choose(reshuffle=on),
            (say_screens.on(), say_screens.off()),
        )
        note = Column(
            Layers(told, Unseen(Words(say_screens.stock_ends_first(), 20))),
            Space(10),
            Layers(Put(reshuffle, 52), label),
        )
        is_asked = rules.stock_out == "end" and not state.real_cards
        return Column(*tables, Grow(), Pad(note if is_asked else Unseen(note), 10), gap=8)

    def _people(self, carry: Carry) -> Box:
        """What can be repeated, whoever can be seated, the way to where people are kept."""
        state, refusal, evening, listed = self.state, self.state.refusal, self.state.evening, self.state.listed
        again: list[Box] = []
        if evening is not None:
            repeat = Button(
                "button/repeat", evening.title, partial(self._repeat, evening), icon="person", look=ButtonLook(size=22)
            )
            told = Column(Put(repeat, 60), Space(6), Words(evening.told, 20, DIM))
            again = [Panel(told, (12, 10), well)]
        people = HouseList(
            listed,
            lambda person: self.become(state.pressed(person)),
            lambda person, chair: self.become(state.sat_down(person, chair)),
            carry,
        )
        how = Words(refusal or say_people.how_to_seat(), 20, OFF_REASON if refusal else DIM)
        inside = Column(Pad(how, 10, 0), Grow(Put(people, LEAST_LIST)), gap=6)
        nobody = Column(Grow(), Words(say_people.nobody_yet(), 22, DIM, align="center"), Grow())
        manage = Button(
            "button/people", say_people.manage(), partial(self._ask, Go.PEOPLE), icon="edit", look=ButtonLook(size=21)
        )
        return Column(*again, Grow(inside if listed else nobody), Put(manage, 60), gap=10)

    def _beside_seats(self) -> Iterator[Box]:
        """The way to what one agrees on, where there is a computer partner, and to other chairs."""
        chosen, changes = self.state.chosen, self.state.changes_chairs
        if agreeing_partners(chosen) and not self.state.real_cards:
            agreed = say_agreements.label(len(chosen.agreements))
            tip = say_agreements.tip()
            yield Put(
                Button("button/agreements", agreed, self._ask_agreements, look=ButtonLook("quiet", 21)).with_tip(tip),
                44,
            )
        label, tip = say_people.change_chairs(), say_people.change_chairs_tip()
        label = say_people.done_changing() if changes else label
        yield Put(
            Button("button/change_chairs", label, self._turn_changing, look=ButtonLook("quiet", 21)).with_tip(tip), 44
        )

    def _strip(self) -> Box:
        """Who plays against whom, the name of the game, the golden button."""
        state, ask, why_not = self.state, self._ask, self.state.why_not
        names = [seat.name.strip() or "…" for seat in state.chosen.seats]
        ways = [[(name, *shorter_names(name))[:forms][-1] for name in names] for forms in range(1, 5)]
        ways.append([name if len(name) < 4 else f"{name[0]}." for name in names])  # six long ones
        who = OneOf(
            *(Words(against(way, state.teams), size, face="heading", lines=1) for way in ways for size in (28, 24, 21))
        )
        line = Words(state.line, 21, GOLD if state.changes_chairs else DIM, lines=1)
        title = TextField(
            "field/name",
            say_screens.name_of_game(),
            state.chosen.name,
            lambda name: self._choose(name=name),
            most=40,
            placeholder=say_screens.name_of_game(),
        )
        start = Button(
            "button/start",
            say_score_pad.open_pad() if state.real_cards else say_screens.start(),
            lambda: ask(BeginScorePad(state.put_together) if state.real_cards else StartGame(state.put_together)),
            look=ButtonLook("primary", 36, heading=True),
            icon="edit" if state.real_cards else "play",
            why_not=why_not or None,
        )
        dealer = [Sized(self._dealer(names), wide=330)] if state.real_cards else []
        strip = Row(
            Share(Column(Grow(), who, line, Grow())),
            *dealer,
            Sized(_labelled(say_screens.name_of_game(), Put(title, 58)), wide=400),
            Row(Put(start, 84, 448)),
            gap=28,
            across="stretch",
        )
        return Panel(Layers(Unseen(Put(start, 100)), Sized(strip, high=0)), (28, 4), golden_board)

    def _dealer(self, names: Sequence[str]) -> Box:
        last, change = len(names) - 1, lambda seat: self._choose(dealer=seat)
        number = min(self.state.chosen.dealer, last)
        dealer = Stepper(
            "field/dealer", say_score_pad.first_dealer(), number, (0, last), change, words=partial(seat_name, names)
        )
        return _labelled(say_score_pad.first_dealer(), Put(dealer, 58))


def _labelled(label: str, field: Box) -> Box:
    """A field below its label, where that has room."""
    return OneOf(Column(Grow(), Words(label, 20, DIM, lines=1), field, Grow()), Column(Grow(), field, Grow()))
