"""Setting up a position: on the left all places for cards, on the right the cards of the current place and the
remaining ones. Rules, table and names come from New game, over which it opens.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, Self, assert_never

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.cards import Card, in_hand_order, rank_of
from game.engine.melding.melds import WILD_RANK
from game.engine.table.board import StackName
from game.messages.functions import nouns, setting_up as say
from game.play.practising.hand_made import (
    KINDS,
    CardPlace,
    EmptyHand,
    EmptyTail,
    HandMade,
    HeldRedThree,
    IntoFoot,
    IntoHand,
    IntoMeld,
    IntoPile,
    IntoRedThrees,
    IntoStock,
    IntoTail,
    RefusedMeld,
    Trouble,
    Unplayable,
    empty_table,
    trouble_of,
)
from game.rules.ruleset import RuleSet, has_tail
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.errors import record_fault
from game.sentences.grammar import seat_name, seat_person, team_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    golden_board,
    row_board,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dropdown, ScrollList, Segmented, Stepper
from game.ui.shared.cards.card_art import height
from game.ui.shared.cards.laid_cards import draw_row
from game.ui.shared.models import NewGame
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.shared.requests import Ask, AskingScene, BeginHandMade
from game.ui.start.set_up.kind_tiles import KindTiles

ROW_HEIGHT: Final = 64  # design pixels of a row
CLOSEST: Final = 0.42  # the visible share of a covered card's width
SMALLEST_CARD: Final = 24  # real pixels of a card's width in a row

_TYPED: Final = {"*": 0, "x": 0, "0": 6, "r": len(KINDS) - 1, "3": len(KINDS) - 2} | {
    kind[0][0].lower(): number for number, kind in enumerate(KINDS) if kind[0][0] not in "*3"
}
"""Which kind of card a typed letter adds."""


class PlaceList(ScrollList):
    """The places; a row has two lines, and is never too low to click."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """As high as two lines of text need."""
        two_lines = kit.text.line(21) + kit.text.line(19) + kit.theme.u(6)
        self.place(rect, max(kit.theme.tap(ROW_HEIGHT), two_lines) + self.gap, self.gap)


STACKS: Final = tuple(StackName)
"""The stacks a seat may play from, in order."""


class SetUpState(Struct, frozen=True, dict=True):
    """The cards in every place. `at` is the current place's number, `earlier` the previous positions, the latest
    last.
    """

    names: tuple[str, ...]
    made: HandMade
    at: int = 0
    earlier: tuple[HandMade, ...] = ()

    @property
    def place(self) -> CardPlace:
        return self.made.places[self.at]

    @property
    def seat(self) -> int | None:
        """The seat of the current hand, foot or tail."""
        return self.place.seat if isinstance(self.place, IntoHand | IntoFoot | IntoTail) else None

    @property
    def empty(self) -> HandMade:
        """The same table without a card."""
        return empty_table(self.made.rules, self.made.players, self.made.teams)

    @property
    def cleared(self) -> HandMade:
        """The same turn without a card."""
        made = self.made
        return replace(self.empty, seat=made.seat, round=made.round, has_drawn=made.has_drawn, base=made.base)

    @property
    def is_begun(self) -> bool:
        return self.made.left != self.empty.left

    @cached_property
    def trouble(self) -> Trouble | None:
        """Why it can't be played yet."""
        return trouble_of(self.made)

    @property
    def sentence(self) -> str:
        if self.trouble is None:
            return say.ready()
        return self._worded(self.trouble) if self.is_begun else say.how()

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(say.cards_there(self.called(place), len(self.made.cards_at(place))) for place in self.made.places)

    @property
    def message(self) -> str:
        return say.place_and_state(self.labels[self.at], self.sentence)

    def _with(self, made: HandMade) -> Self:
        places = made.places
        at = places.index(self.place) if self.place in places else min(self.at, len(places) - 1)
        return replace(self, made=made, at=at)

    def changed(self, made: HandMade) -> Self:
        return self if made == self.made else replace(self._with(made), earlier=(*self.earlier, self.made))

    def undone(self) -> Self:
        return replace(self._with(self.earlier[-1]), earlier=self.earlier[:-1]) if self.earlier else self

    def owner(self, place: CardPlace) -> str:
        """The place's owner; the pile and the stock have none."""
        match place:
            case IntoHand(seat) | IntoFoot(seat) | IntoTail(seat):
                return seat_name(self.names, seat)
            case IntoMeld(team) | IntoRedThrees(team):
                return team_name(self.names, self.made.teams, team)
            case IntoStock() | IntoPile():
                return ""
            case _:
                assert_never(place)

    def what(self, place: CardPlace) -> str:
        """What kind of place it is."""
        match place:
            case IntoHand(seat):
                return say.hand(self.made.plays[seat].value)
            case IntoFoot():
                return say.foot()
            case IntoTail():
                return say.tail()
            case IntoMeld():
                return meld_name(self.made.cards_at(place))
            case IntoRedThrees():
                return say.red_threes()
            case IntoStock():
                return say.stock()
            case IntoPile():
                return say.pile()
            case _:
                assert_never(place)

    def called(self, place: CardPlace) -> str:
        match place:
            case IntoHand(seat) | IntoFoot(seat) | IntoTail(seat):
                return say.of_player(seat_person(self.names, seat), self.what(place))
            case IntoMeld() | IntoRedThrees():
                return say.of_team(self.owner(place), self.what(place))
            case IntoStock() | IntoPile():
                return self.what(place)
            case _:
                assert_never(place)

    def team_of(self, place: CardPlace) -> int | None:
        match place:
            case IntoHand(seat) | IntoFoot(seat):
                return seat % self.made.teams
            case IntoMeld(team) | IntoRedThrees(team):
                return team
            case _:
                return None

    def _worded(self, trouble: Trouble) -> str:
        match trouble:
            case EmptyHand(seat):
                return say.still_empty(seat_person(self.names, seat))
            case EmptyTail(seat):
                return say.no_tail(seat_person(self.names, seat))
            case RefusedMeld(team, cards, why):
                owner = team_name(self.names, self.made.teams, team)
                return say.no_meld(say.of_team(owner, meld_name(cards)), refusal_sentence(why))
            case HeldRedThree(seat):
                return say.red_three_held(seat_person(self.names, seat))
            case Unplayable(why):
                return record_fault(why)
            case _:
                assert_never(trouble)


class SetUpScene(AskingScene[SetUpState]):
    """The places on the left; on the right the current one, the remaining cards, and the state of the position."""

    name = "set_up"
    is_spoken = True
    first_focus = "field/places"

    def __init__(self, new: NewGame, made: HandMade, card_seed: Callable[[], int | None], ask: Ask) -> None:
        """`made` is the starting position; `card_seed` decides what fills the rest."""
        super().__init__(SetUpState(tuple(seat.name for seat in new.seats), made), ask)
        self._new = new
        self._card_seed = card_seed

    # ---- changing

    def _choose(self, at: int) -> None:
        self.set_state(at=at)

    def _change(self, made: HandMade) -> None:
        self.set_state(self.state.changed(made))

    def _put_one(self, number: int) -> None:
        self._change(self.state.made.with_one(self.state.place, KINDS[number]))

    def _take_stack(self, index: int) -> None:
        state, seat = self.state, self.state.seat
        if seat is not None:
            stack = STACKS[index] if state.made.has_tails else STACKS[min(index, 1)]
            made = state.made.playing(seat, stack)
            self.set_state(replace(state, at=made.places.index(IntoHand(seat))).changed(made))

    def _undo(self) -> None:
        self.set_state(self.state.undone())

    def _fill(self) -> None:
        self._change(self.state.made.filled(self._card_seed()))

    def take(self, event: Event) -> bool | None:
        """Like every form; typed ranks go to the focused place, Backspace takes the last card back."""
        return super().take(event) or self._type(event)

    def _type(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_CTRL:
            return False
        letter = event.unicode.lower()
        if event.key == pygame.K_BACKSPACE:
            self._change(self.state.made.without_last(self.state.place))
        elif letter == "u":
            self._undo()
        elif letter == "f":
            self._fill()
        elif letter in _TYPED:
            self._put_one(_TYPED[letter])
        else:
            return False
        return True

    # ---- layout

    def content(self, kit: Kit) -> Box:
        columns = Row(Share(self._places(), 0.4), Share(self._at_hand(), 0.6), gap=20, across="stretch")
        return Column(Bar(say.title(), [self.way_back]), Grow(Pad(columns, 24, 18, 18)))

    def _places(self) -> Box:
        places = PlaceList(
            "field/places",
            say.places(),
            self.state.labels,
            self._draw_place,
            self._choose,
            current=self.state.at,
            on_move=self._choose,
        )
        head = Words(say.places(), 28, face="heading", lines=1)
        return Panel(Column(head, Space(8), Grow(WidgetSlot(places, 200))), (16, 12))

    def _at_hand(self) -> Box:
        boxes = [Grow(Panel(self._tiles(), (16, 12))), self._stand(), self._ways(), self._strip()]
        return Column(*boxes, gap=12)

    def _tiles(self) -> Box:
        """The cards of the current place, and the remaining ones that fit it."""
        state, made, here = self.state, self.state.made, self.state.place
        cards = made.cards_at(here)
        there = [sum(card in kind for card in cards) for kind in KINDS]
        left = [0 if made.why_not_there(here, kind) else made.left_of(kind) for kind in KINDS]
        title = Words(state.called(here), 28, GOLD, face="heading", lines=1)
        total = Words(nouns.cards(made.left.total()), 21, DIM, lines=1)
        return Column(
            Row(Grow(title), self._beside_title(), gap=14),
            Space(8),
            Grow(
                WidgetSlot(
                    KindTiles("there", say.take_out(), there, lambda n: self._change(made.without_one(here, KINDS[n]))),
                    112,
                ),
                most=2.2,
            ),
            Space(12),
            Row(Words(say.put_there(), 26, face="heading", lines=1), Grow(), total, gap=14),
            Space(8),
            Grow(WidgetSlot(KindTiles("left", say.put_there(), left, self._put_one), 112), most=2.2),
        )

    def _beside_title(self) -> Box:
        """The stack somebody plays from, or the order of the cards."""
        here, seat, made = self.state.place, self.state.seat, self.state.made
        if seat is None:
            order = {IntoPile: say.pile_order(), IntoStock: say.stock_order()}.get(type(here), "")
            return Words(order, 21, DIM, lines=1)
        asked, answers = taken_stacks(made.rules)
        taken = Segmented("field/foot_taken", asked, answers, STACKS.index(made.plays[seat]), self._take_stack)
        return Row(
            Words(asked, 21, DIM, lines=1),
            Layers(Sized(Space(0), width=100 * len(answers)), WidgetSlot(taken, 52)),
            gap=12,
        )

    def _stand(self) -> Box:
        made = self.state.made
        turn = Dropdown(
            "field/turn",
            say.whose_turn(),
            [seat_name(self.state.names, seat) for seat in range(len(self.state.names))],
            made.seat,
            lambda seat: self._change(replace(made, seat=seat)),
        )
        drawn = Segmented(
            "field/drawn",
            say.drawn(),
            (say.about_to_draw(), say.has_drawn()),
            int(made.has_drawn),
            lambda index: self._change(replace(made, has_drawn=index == 1)),
        )
        round = Stepper(
            "field/round", say.round(), made.round, (1, made.rounds), lambda number: self._change(made.in_round(number))
        )
        label = Words(say.round(), 22, face="strong", lines=1)
        with_label = Row(label, Grow(WidgetSlot(round, 58, 220)), gap=10)
        boxes = [
            Share(WidgetSlot(turn, 58), 0.3),
            Share(WidgetSlot(drawn, 58), 0.4),
            Share(FirstThatFits(with_label, WidgetSlot(round, 58)), 0.3),
        ]
        return Row(*boxes, gap=12)

    def _ways(self) -> Box:
        state = self.state
        undo = Button(
            "button/undo",
            say.undo(),
            self._undo,
            icon="undo",
            look=22,
            why_not=None if bool(state.earlier) else say.nothing_to_undo(),
        )
        clear = Button(
            "button/clear",
            say.clear(),
            lambda: self._change(state.cleared),
            icon="bin",
            look=22,
            why_not=None if state.is_begun else say.nothing_to_clear(),
        )
        fill = Button(
            "button/fill",
            say.fill(),
            self._fill,
            icon="shuffle",
            look=22,
            why_not=None if bool(state.made.left) else say.filled(),
        )
        return Row(
            Share(WidgetSlot(undo, 60), 0.22),
            Share(WidgetSlot(clear, 60), 0.34),
            Share(WidgetSlot(fill, 60), 0.44),
            gap=12,
        )

    def _strip(self) -> Box:
        """Its state, and the golden button."""
        is_ready = self.state.trouble is None
        start = Button(
            "button/start",
            say.play(),
            lambda: self._ask(BeginHandMade(self._new, self.state.made)),
            look=ButtonLook("primary", 32, heading=True),
            icon="play",
            why_not=None if is_ready else say.not_yet(),
        )
        said = Words(self.state.sentence, 22, GOLD if is_ready else CREAM)
        width = None if self.kit.theme.is_large else 320  # as high as its words need
        return Panel(Row(Grow(said), WidgetSlot(start, 80, width), gap=20), (20, 8), golden_board)

    def _names_width(self, kit: Kit, width: int) -> int:
        """The width of names in a row: more than usual if one of them would be cut."""
        said = (self.state.what(place) for place in self.state.made.places)
        longest = max((kit.text.least_width(what, 19, 0) for what in said), default=0)
        return min(width // 2, max(round(width * 0.4), longest + kit.theme.u(22)))

    def _draw_place(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        state, place, u = self.state, self.state.made.places[index], kit.theme.u
        cards = state.made.cards_at(place)
        row_board(current)(kit, surface, rect)
        team = state.team_of(place)
        if team is not None:
            mark = Rect(rect.left + 2, rect.top + 6, max(4, u(6)), rect.h - 12)
            kit.paint.panel(surface, mark, TEAM_COLOURS[team], 1, None, 3)
        left, width = rect.left + u(20), self._names_width(kit, rect.w)
        owner, what = state.owner(place), state.what(place)
        room = width - u(20)
        if owner:
            line = kit.text.line(19)
            shown = name_in(kit.text, owner, 21, room)
            kit.text.draw(surface, shown, (left, rect.centery - line // 2), 21, CREAM, "strong", room=room)
            kit.text.draw(surface, what, (left, rect.centery + line // 2 + 1), 19, DIM, room=room)
        else:
            kit.text.draw(surface, what, (left, rect.centery), 21, CREAM, "strong", room=room)
        end = rect.right - u(14)
        count = kit.text.draw(surface, str(len(cards)), (end, rect.centery), 22, DIM, "number", "right")
        start = rect.left + width + u(10)
        _draw_row(kit, surface, Rect(start, rect.top, count.left - start - u(12), rect.h), _as_seen(place, cards))


def _as_seen(place: CardPlace, cards: Sequence[Card]) -> Sequence[Card]:
    """In the most useful order: the pile from its top, the stock as it is drawn, everything else like a hand."""
    match place:
        case IntoPile():
            return cards[::-1]
        case IntoStock():
            return cards
        case _:
            return in_hand_order(cards)


def _draw_row(kit: Kit, surface: Surface, room: Rect, cards: Sequence[Card]) -> None:
    """The cards from the left, closer if there are more; only as many as can be distinguished."""
    width = max(SMALLEST_CARD, min(kit.theme.u(44), int((room.h - 8) / height(1000) * 1000)))
    most = max(1, int((room.w - width) / (CLOSEST * width)) + 1)
    shown = cards[:most]
    step = min(width + 2, (room.w - width) / max(1, len(shown) - 1))
    before = surface.get_clip()
    surface.set_clip(room.clip(before))
    draw_row(kit, surface, shown, (room.left, room.centery - height(width) // 2), width, step)
    surface.set_clip(before)


def taken_stacks(rules: RuleSet) -> tuple[str, tuple[str, ...]]:
    """The question which stack somebody plays from, and its answers in the order of the stacks.

    >>> taken_stacks(RuleSet()), taken_stacks(RuleSet(tail_cards=5))
    (('Foot picked up', ('No', 'Yes')), ('Plays from', ('Hand', 'Foot', 'Tail')))
    """
    if has_tail(rules):
        return say.plays_from(), tuple(say.stack(stack.value) for stack in StackName)
    return say.foot_taken(), (say.foot_taken_no(), say.foot_taken_yes())


def meld_name(cards: Sequence[Card]) -> str:
    """A meld by its rank, or the place for another.

    >>> from game.cards import parse_cards
    >>> meld_name(parse_cards("KH KD")), meld_name(parse_cards("2H")), meld_name(())
    ('kings', 'wilds', 'new pile')
    """
    if not cards:
        return say.new_meld()
    return nouns.ranks(next((rank_of(card) for card in cards if card[0] not in "2*"), WILD_RANK))
