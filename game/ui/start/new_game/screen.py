"""Putting a game together: one sentence to read, the table beside it, and one golden button.
Each part of the sentence and each chair opens a tray in place of the table.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.engine.partners.agreements import Agreement, agreements_of
from game.messages.amounts import capital
from game.messages.functions import (
    new_game as say,
    nouns,
    score_pad as say_score_pad,
    screens as say_screens,
)
from game.sentences.grammar import seat_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Located,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    golden_board,
    paper,
    rule,
)
from game.toolkit.drawing.theme import PAPER_LINE, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, PaperLink, Scroll, ScrollBar
from game.ui.shared.models import NewGame, PlayerAtTable, SeatChoice
from game.ui.shared.people.portraits import NO_TEAM
from game.ui.shared.requests import Ask, AskingScene, BeginScorePad, ReadRules, StartGame
from game.ui.start.new_game.agreement_choice import AgreementsDialog
from game.ui.start.new_game.choices import RuleChoice, agreed_in, agreeing_partners, seat_teams, teams_of
from game.ui.start.new_game.dragging import Carry, chair_at
from game.ui.start.new_game.evening_button import EveningButton
from game.ui.start.new_game.face_list import EVERYBODY
from game.ui.start.new_game.game_sentence import SentencePart, SlotText
from game.ui.start.new_game.out_takes import out_takes
from game.ui.start.new_game.round_table import Chair, DealerChip, RoundTable, chair_wished
from game.ui.start.new_game.seating import PastEvening, with_faces
from game.ui.start.new_game.sentence_box import READABLE, SentenceBox, SlotButton, draw_notch
from game.ui.start.new_game.state import NewGameState, Tray
from game.ui.start.new_game.trays import (
    agreement_way,
    length_tray,
    rules_tray,
    seat_tray,
    side_tray,
    thinking_row,
    title_of,
)
from saves.players.people import RegularPlayer

SLOTS: Final[Mapping[SentencePart, str]] = {
    SentencePart.WHO: "button/who",
    SentencePart.PARTNERS: "button/partner",
    SentencePart.AGAINST: "button/against",
    SentencePart.RULES: "button/rules",
    SentencePart.LENGTH: "button/length",
}
FIRST_IN: Final[Mapping[int | Tray, str]] = {
    Tray.RULES: "rules",
    Tray.LENGTH: "field/length",
}
"""What has the keys first in a tray that shows no chairs."""
PAPER_SHARE: Final = 0.485
"""The paper's share of the width."""


class NewGameScene(AskingScene[NewGameState]):
    """The sentence on paper over the golden button; beside it the table or a tray."""

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
        house: Sequence[RegularPlayer] = (),
        evenings: Sequence[PastEvening] = (),
        is_first_match: bool = False,
    ) -> None:
        """See `NewGameState` for the arguments; the golden button plays `chosen` as it is."""
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
        )
        super().__init__(state.with_shape(chosen.shape), ask)
        self._chairs: Sequence[Chair] = ()
        self._slots: Mapping[SentencePart, SlotButton] = {}
        self._shape: SlotButton | None = None
        self._tray = Rect(0, 0, 0, 0)
        self._opened_by = self.first_focus  # gets the keys back once the tray is closed

    # ---- news from elsewhere

    def take_choices(self, choices: Sequence[RuleChoice], rules: str) -> None:
        """Update the rule sets after one was made or deleted; selects `rules`, or the previous one's preset if it is
        gone.
        """
        self.set_state(self.state.with_choices(choices, rules))

    def take_house(self, house: Sequence[RegularPlayer], name_of_you: str = "") -> None:
        """Update the people of the house; those with a chair keep it, as does "You" under the name chosen."""
        self.set_state(self.state.with_house(tuple(house), name_of_you))

    # ---- choosing

    def open_tray(self, tray: int | Tray | None) -> None:
        """Open a tray in place of the table, or go back to the table if it is open already."""
        if tray is None or tray == self.state.tray:
            self.set_state(tray=None)
            self.focus_on(self._opened_by)
            return
        self._opened_by = self.form.keys_at or self._opened_by
        self.set_state(tray=tray, shows_everybody=False)
        self.focus_on(self._first_in(tray))

    def _first_in(self, tray: int | Tray) -> str:
        match tray:
            case Tray.PARTNERS | Tray.AGAINST | Tray.PLAYERS:
                seats = self.state.partners if tray is Tray.PARTNERS else self.state.others
                return f"field/portrait_{seats[0]}"
            case _:
                return FIRST_IN.get(tray, "people")

    def _take_face(self, chair: int, person: SeatChoice) -> None:
        """A face, or a way to one, was pressed in the tray of a seat."""
        if person is EVERYBODY.person:
            self.set_state(shows_everybody=True)
        elif not person.name:
            self.set_state(replace(self.state.with_new_person(chair), shows_everybody=False))
            self.focus_on(f"field/seat_{chair}")
        elif person.name != self.state.chosen.seats[chair].name:
            self.set_state(replace(self.state.sat_down(person, chair), shows_everybody=False))

    def _seat_done(self) -> None:
        """A name was entered: show the table again, where the next Enter starts."""
        self.set_state(tray=None)
        self.focus_on("button/start")

    def _repeat(self, evening: PastEvening) -> None:
        self.set_state(self.state.repeated(evening))
        self.focus_on("button/start")

    def _ask_agreements(self) -> None:
        chosen = self.state.chosen
        partners = [
            PlayerAtTable(chosen.seats[seat].name, seat % teams_of(chosen.shape), chosen.seats[seat].look)
            for seat in agreeing_partners(chosen)
        ]
        self.open(AgreementsDialog(partners, self.state.choice.rules, agreed_in(chosen), self._agree))

    def _agree(self, agreement: Agreement, on: bool) -> None:
        """Have all partners keep an agreement from now on, or none."""
        chosen = self.state.chosen
        agreements = dict(chosen.agreements)
        for seat in agreeing_partners(chosen):
            name = chosen.seats[seat].name
            agreed = {*agreements.get(name, ()), agreement} - (set() if on else {agreement})
            agreements[name] = agreements_of(agreed)
        self.set_state(self.state.choosing(agreements=agreements))

    # ---- carrying faces

    def _lit(self, carried: int, pos: tuple[int, int]) -> Rect | None:
        chair = chair_at(self._chairs, pos)
        return None if chair in (None, carried) else self._chairs[chair].rect

    def _drop(self, carried: int, pos: tuple[int, int]) -> None:
        """Drop on another chair to swap; elsewhere nothing happens."""
        self.form.hush()
        chair = chair_at(self._chairs, pos)
        if chair is not None and chair != carried:
            self.set_state(self.state.swapped(carried, chair))

    def take(self, event: Event) -> bool | None:
        """Besides the usual events: Esc, or a press outside, closes a tray. With the ring on a chair, Shift and the
        arrows move its person, a digit moves them to that chair, and Delete frees it.
        """
        form, state = self.form, self.state
        if form.dialog is not None or form.is_overlaid:
            return super().take(event)
        may_close = event.type == pygame.MOUSEBUTTONDOWN and state.tray is not None
        if may_close and not self._tray.collidepoint(event.pos) and form.under(event.pos) is None:
            self.open_tray(None)
            return True
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE and state.tray is not None:
                self.open_tray(None)
                return True
            widget, _, chair = form.keys_at.rpartition("_")
            if widget == "field/portrait" and self._key_at_chair(event, int(chair)):
                return True
        return super().take(event)

    def _key_at_chair(self, event: Event, chair: int) -> bool:
        seats = self.state.chosen.seats
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and seats[chair].human:
            self.set_state(self.state.got_up(chair))
            return True
        to = chair_wished(event, chair, len(seats))
        if to is not None and to != chair:
            self.set_state(self.state.swapped(chair, to))
            self.focus_on(f"field/portrait_{to}")
        return to is not None

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        left = Column(Share(Panel(self._paper(), (42, 36), paper)), Space(30), self._start())
        right = self._table() if self.state.tray is None else self._in_tray(self.state.tray)
        halves = Row(Share(left, PAPER_SHARE), Share(right, 1 - PAPER_SHARE), gap=44, across="stretch")
        return Column(self._bar(), Grow(Pad(halves, 56, 40, 44)))

    def _bar(self) -> Box:
        real_cards = self.state.real_cards
        switch = BarButton(
            "button/real_cards",
            say_score_pad.at_the_screen() if real_cards else say_score_pad.title(),
            lambda: self.set_state(self.state.turned_to_real_cards()),
            icon="edit",
        )
        title = say_score_pad.title() if real_cards else say_screens.new_game()
        return Bar(title, [self.way_back], [switch.with_tip("" if real_cards else say_score_pad.real_cards_tip())])

    def _paper(self) -> Box:
        state, ask = self.state, self._ask
        self._slots = {
            part.slot: SlotButton(SLOTS[part.slot], part.text, tray == state.tray, partial(self.open_tray, tray))
            for part in state.sentence
            if isinstance(part, SlotText)
            for tray in (state.tray_of(part.slot),)
        }
        rules = state.choice.rules
        read = PaperLink("button/read_rules", say_screens.read_rules(), lambda: ask(ReadRules(rules)), look=24)
        players = capital(nouns.players(len(state.chosen.seats)))
        is_open, tray = state.tray is Tray.PLAYERS, partial(self.open_tray, Tray.PLAYERS)
        shape = self._shape = SlotButton("button/shape", players, is_open, tray, "button/shape")
        table = [Row(WidgetSlot(shape, 58), Grow()), Space(22)]
        head = [*table, Grow(SentenceBox(state.sentence, self._slots, READABLE)), Space(10)]
        short_head = [*table, Grow(SentenceBox(state.sentence, self._slots)), Space(10)]
        note = [_paragraph(state.line, WINE), Space(10)] if state.line else []
        about = [rule(PAPER_LINE, 1.5), Space(14), out_takes(state.rules), Space(6)]
        below = [Row(WidgetSlot(read, 48), Grow()), *self._again()]
        short = Column(*short_head, *below)
        bar = ScrollBar("field/scroll_paper", say_screens.new_game())
        return FirstThatFits(
            Column(*head, *note, *about, *below), Column(*head, *note, *below), short, Scroll(short, bar)
        )

    def _again(self) -> Sequence[Box]:
        evening = self.state.evening
        if evening is None:
            return ()
        seats, teams = with_faces(evening.new.seats, self.state.house), seat_teams(evening.new.shape)
        people = [
            PlayerAtTable(seat.name, NO_TEAM if team is None else team, seat.look)
            for seat, team in zip(seats, teams, strict=False)
        ]
        return Space(14), WidgetSlot(EveningButton(evening, people, partial(self._repeat, evening)), 88)

    def _dealer(self) -> DealerChip | None:
        if not self.state.real_cards:
            return None
        names = [seat.name.strip() or "…" for seat in self.state.chosen.seats]
        return DealerChip(
            self._chairs,
            min(self.state.chosen.dealer, len(names) - 1),
            lambda seat: self.set_state(self.state.choosing(dealer=seat)),
            partial(seat_name, names),
        )

    def _start(self) -> Box:
        state, ask = self.state, self._ask
        start = Button(
            "button/start",
            say_score_pad.open_pad() if state.real_cards else say_screens.start(),
            lambda: ask(BeginScorePad(state.put_together) if state.real_cards else StartGame(state.put_together)),
            look=ButtonLook("primary", 42, sub_size=28, heading=True),
            icon="edit" if state.real_cards else "play",
            sub=state.about_minutes,
            why_not=state.why_not or None,
        )
        return WidgetSlot(start, 140)

    def _chair(self, seat: int) -> Chair:
        return Chair(self.state.seats[seat].chair, partial(self.open_tray, seat), Carry(self._drop, self._lit))

    def _table(self) -> Box:
        self._chairs = [self._chair(seat) for seat in range(len(self.state.chosen.seats))]
        return RoundTable(self._chairs, self._dealer())

    def _in_tray(self, tray: int | Tray) -> Box:
        """The contents of a tray, and the way back to the table; it scrolls if the text is large."""
        self._chairs = ()
        inside = self._inside(tray)
        bar = ScrollBar(f"field/scroll_{tray}", say_screens.new_game())
        done = Button("button/done", say.done(), partial(self.open_tray, None), icon="tick", look=24)
        head = Row(
            Grow(Words(title_of(self.state, tray), 32, face="heading", lines=1)), WidgetSlot(done, 62, 200), gap=16
        )
        body = Column(head, Space(12), Grow(FirstThatFits(inside, Scroll(inside, bar))))
        return Located(
            Layers(Panel(body, (28, 22), golden_board), Picture(partial(self._draw_notch, tray))), self._tray.update
        )

    def _inside(self, tray: int | Tray) -> Box:
        state, set_state = self.state, self.set_state
        match tray:
            case Tray.RULES:
                return rules_tray(state, set_state, self._ask)
            case Tray.LENGTH:
                return length_tray(state, set_state)
            case Tray.PARTNERS:
                return side_tray(state, state.partners, set_state, self._chair, self._ask)
            case Tray.AGAINST | Tray.PLAYERS:
                return side_tray(state, state.others, set_state, self._chair, self._ask)
            case _:
                return seat_tray(
                    state,
                    tray,
                    set_state,
                    partial(self._take_face, tray),
                    self._seat_done,
                    self.open,
                    (
                        *thinking_row(state, (tray,), set_state, self._ask),
                        *agreement_way(state, tray, self._ask_agreements),
                    ),
                )

    def _draw_notch(self, tray: int | Tray, kit: Kit, surface: Surface, rect: Rect) -> None:
        """The pointer from the tray to its part of the sentence."""
        of_others = isinstance(tray, int) and tray in self.state.others
        opened = Tray.AGAINST if of_others else tray
        opener = next((one for slot, one in self._slots.items() if self.state.tray_of(slot) == opened), None)
        if tray is Tray.PLAYERS:
            opener = self._shape
        if opener is not None:
            draw_notch(kit, surface, (rect.left, opener.rect.centery))


def _paragraph(words: str, ink: str) -> Box:
    return Sized(Words(words, 24, ink, "strong"), width=0)
