"""Setting up a position: on the left everywhere that cards can lie, on the right the cards of the place at hand and
those that are left. Rules, table and names are those of New game, over which it lies.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, assert_never

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.cards import Card, in_hand_order
from game.engine.board import StackName
from game.play.hand_made import (
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
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    OneOf,
    Pad,
    Panel,
    Put,
    Row,
    Share,
    Space,
    Words,
    golden_board,
    row_board,
)
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, TEAM_COLOURS
from game.ui.models import NewGame
from game.ui.requests import Ask, BeginHandMade, Go
from game.ui.set_up.kind_tiles import KindTiles
from game.ui.widgets import BarButton, Button, Dropdown, ScrollList, Segmented, Stepper, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import screens as screen_words
from game.words import setting_up as words
from game.words.grammar import team_name

ROW_HIGH = 64  # design pixels of a row
CLOSEST = 0.42  # the share of its width that is seen of a covered card
SMALLEST_CARD = 24  # real pixels of a card's width in a row

_TYPED = {"*": 0, "x": 0, "0": 6, "r": len(KINDS) - 1, "3": len(KINDS) - 2} | {
    kind[0][0].lower(): number for number, kind in enumerate(KINDS) if kind[0][0] not in "*3"
}
"""Which kind of card a typed letter puts down."""


class PlaceList(ScrollList):
    """The places; a row has two lines, and is never too low to be hit."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """As high as two lines of words need."""
        two_lines = kit.text.line(21) + kit.text.line(19) + kit.theme.u(6)
        self.place(rect, max(kit.theme.tap(ROW_HIGH), two_lines) + self.gap, self.gap)


STACKS: Final = tuple(StackName)
"""What a seat may play from, in the order in which it does."""


class SetUpScene(FormScene):
    """What is put together is one frozen value; those before it are kept to be taken back."""

    name = "set_up"
    is_spoken = True
    first_focus = "field/places"
    message = words.TITLE

    def __init__(self, new: NewGame, made: HandMade, fresh_seed: Callable[[], int], ask: Ask) -> None:
        """`made` is what it begins with; `fresh_seed` decides what fills the rest."""
        super().__init__()
        self._new = new
        self.made = made
        self._earlier: list[HandMade] = []
        self._fresh_seed = fresh_seed
        self._ask = ask
        self._names = tuple(seat.name for seat in new.seats)
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screen_words.BACK, back, icon="back")
        self._list = PlaceList("field/places", words.PLACES, [], self._draw_place, self._choose)
        self._there = KindTiles("there", words.TAKE_OUT, self._take_one)
        self._left = KindTiles("left", words.PUT_THERE, self._put_one)
        self._turn = Dropdown("field/turn", words.WHOSE_TURN, self._names, made.seat, self._give_turn)
        drawn = (words.ABOUT_TO_DRAW, words.HAS_DRAWN)
        self._drawn = Segmented("field/drawn", words.DRAWN, drawn, int(made.has_drawn), self._set_drawn)
        self._round = Stepper("field/round", words.ROUND, made.round, (1, made.rounds), self._set_round)
        title, ways = words.taken_stacks(made.rules)
        self._taken = Segmented("field/foot_taken", title, ways, 0, self._take_stack)
        self._undo = Button("button/undo", words.UNDO, self.undo, icon="undo", size=22)
        self._fill = Button("button/fill", words.FILL, self._fill_rest, icon="shuffle", size=22)
        self._clear = Button("button/clear", words.CLEAR, self._clear_all, icon="bin", size=22)
        self._start = Button("button/start", words.PLAY, self._go, kind="primary", icon="play", size=32, heading=True)
        self.form.on_cancel = back
        first: list[Widget] = [self._back, self._list, self._there, self._left, self._taken]
        self.form.set_widgets(
            [*first, self._turn, self._drawn, self._round, self._undo, self._clear, self._fill, self._start],
            self.first_focus,
        )
        self._show()

    # ---- what is chosen

    @property
    def place(self) -> CardPlace:
        """Where the next card goes."""
        return self.made.places[self._list.current]

    def _choose(self, _: int) -> None:
        self._show()

    def _change(self, made: HandMade) -> None:
        """Another position; the place at hand stays, or the one that took its number."""
        if made == self.made:
            return
        place = self.place
        self._earlier.append(self.made)
        self.made = made
        self._show(place)

    def _show(self, place: CardPlace | None = None) -> None:
        """Bring every widget up to what is there now."""
        made = self.made
        places = made.places
        if place is not None:
            at = places.index(place) if place in places else min(self._list.current, len(places) - 1)
            self._list.current = at
        self._list.labels = [words.cards_there(self._called(each), len(made.cards_at(each))) for each in places]
        self._list.current = min(self._list.current, len(places) - 1)
        here = self.place
        there = made.cards_at(here)
        self._there.show([sum(card in kind for card in there) for kind in KINDS])
        self._left.show([0 if made.why_not_there(here, kind) else made.left_of(kind) for kind in KINDS])
        self._turn.chosen, self._drawn.chosen, self._round.number = made.seat, int(made.has_drawn), made.round
        self._taken.visible = isinstance(here, IntoHand | IntoFoot | IntoTail)
        if isinstance(here, IntoHand | IntoFoot | IntoTail):
            self._taken.chosen = STACKS.index(made.plays[here.seat])
        self._undo.enable(bool(self._earlier), words.NOTHING_TO_UNDO)
        is_begun = made.left != empty_table(made.rules, made.players, made.teams).left
        self._clear.enable(is_begun, words.NOTHING_TO_CLEAR)
        self._fill.enable(bool(made.left), words.FILLED)
        trouble = trouble_of(made)
        self._sentence = words.READY if trouble is None else self._worded(trouble) if is_begun else words.HOW
        self._start.enable(trouble is None, words.NOT_YET)
        self.message = words.place_and_state(self._list.labels[self._list.current], self._sentence)
        self.refresh()

    def _put_one(self, number: int) -> None:
        self._change(self.made.with_one(self.place, KINDS[number]))

    def _take_one(self, number: int) -> None:
        self._change(self.made.without_one(self.place, KINDS[number]))

    def _give_turn(self, seat: int) -> None:
        self._change(replace(self.made, seat=seat))

    def _set_drawn(self, index: int) -> None:
        self._change(replace(self.made, has_drawn=index == 1))

    def _set_round(self, number: int) -> None:
        self._change(self.made.in_round(number))

    def _take_stack(self, index: int) -> None:
        here = self.place
        if isinstance(here, IntoHand | IntoFoot | IntoTail):
            stack = STACKS[index] if self.made.has_tails else STACKS[min(index, 1)]
            made = self.made.playing(here.seat, stack)
            self._list.current = made.places.index(IntoHand(here.seat))
            self._change(made)

    def undo(self) -> None:
        """The position as it was before the last change."""
        if self._earlier:
            place = self.place
            self.made = self._earlier.pop()
            self._show(place)

    def _clear_all(self) -> None:
        made = self.made
        nothing = empty_table(made.rules, made.players, made.teams)
        self._change(replace(nothing, seat=made.seat, round=made.round, has_drawn=made.has_drawn, base=made.base))

    def _fill_rest(self) -> None:
        self._change(self.made.filled(self._fresh_seed()))

    def _go(self) -> None:
        self._ask(BeginHandMade(self._new, self.made))

    def handle(self, event: Event) -> bool | None:
        """As every form; ranks that are typed go where the ring of the list is, Backspace takes the last card back."""
        return super().handle(event) or self._type(event)

    def _type(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or self.form.dialog is not None or event.mod & pygame.KMOD_CTRL:
            return False
        letter = event.unicode.lower()
        if event.key == pygame.K_BACKSPACE:
            self._change(self.made.without_last(self.place))
        elif letter == "u":
            self.undo()
        elif letter == "f":
            self._fill_rest()
        elif letter in _TYPED:
            self._put_one(_TYPED[letter])
        else:
            return False
        return True

    # ---- its words

    def _owner(self, place: CardPlace) -> str:
        """Whose place it is; nobody's are the pile and the stock."""
        match place:
            case IntoHand(seat) | IntoFoot(seat) | IntoTail(seat):
                return self._names[seat]
            case IntoMeld(team) | IntoRedThrees(team):
                return team_name(self._names, self.made.teams, team)
            case IntoStock() | IntoPile():
                return ""
            case _:
                assert_never(place)

    def _what(self, place: CardPlace) -> str:
        match place:
            case IntoHand(seat):
                return words.hand(self.made.plays[seat])
            case IntoFoot():
                return words.FOOT
            case IntoTail():
                return words.TAIL
            case IntoMeld():
                return words.meld(self.made.cards_at(place))
            case IntoRedThrees():
                return words.RED_THREES
            case IntoStock():
                return words.STOCK
            case IntoPile():
                return words.PILE
            case _:
                assert_never(place)

    def _called(self, place: CardPlace) -> str:
        is_team = isinstance(place, IntoMeld | IntoRedThrees)
        return words.of_whom(self._owner(place), self._what(place), is_team)

    def _worded(self, trouble: Trouble) -> str:
        match trouble:
            case EmptyHand(seat):
                return words.still_empty(self._names[seat])
            case EmptyTail(seat):
                return words.no_tail(self._names[seat])
            case RefusedMeld(team, cards, why):
                owner = team_name(self._names, self.made.teams, team)
                return words.no_meld(words.of_whom(owner, words.meld(cards), True), why)
            case HeldRedThree(seat):
                return words.red_three_held(self._names[seat])
            case Unplayable(why):
                return words.unplayable(why)
            case _:
                assert_never(trouble)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """The places on the left; on the right the one at hand, what is left, and how the game stands."""
        columns = Row(Share(self._places(), 0.4), Share(self._at_hand(), 0.6), gap=20, across="stretch")
        return Column(Bar(words.TITLE, [self._back]), Grow(Pad(columns, 24, 18, 18)))

    def _places(self) -> Box:
        head = Words(words.PLACES, 28, face="heading", lines=1)
        return Panel(Column(head, Space(8), Grow(Put(self._list, 200))), (16, 12))

    def _at_hand(self) -> Box:
        here = self.place
        order = {IntoPile: words.PILE_ORDER, IntoStock: words.STOCK_ORDER}.get(type(here), "")
        title = Words(self._called(here), 28, GOLD, face="heading", lines=1)
        asked, answers = words.taken_stacks(self.made.rules)
        foot = Row(Words(asked, 21, DIM, lines=1), Put(self._taken, 52, 85 * len(answers)), gap=12)
        beside: Box = foot if self._taken.visible else Words(order, 21, DIM, lines=1)
        total = Words(words.cards_in_all(self.made.left.total()), 21, DIM, lines=1)
        tiles = Column(
            Row(Grow(title), beside, gap=14),
            Space(8),
            Grow(Put(self._there, 112), most=2.2),
            Space(12),
            Row(Words(words.PUT_THERE, 26, face="heading", lines=1), Grow(), total, gap=14),
            Space(8),
            Grow(Put(self._left, 112), most=2.2),
        )
        label = Words(words.ROUND, 22, face="strong", lines=1)
        stands = Row(
            Share(Put(self._turn, 58), 0.3),
            Share(Put(self._drawn, 58), 0.4),
            Share(OneOf(Row(label, Grow(Put(self._round, 58, 220)), gap=10), Put(self._round, 58)), 0.3),
            gap=12,
        )
        ways = Row(
            Share(Put(self._undo, 60), 0.22),
            Share(Put(self._clear, 60), 0.34),
            Share(Put(self._fill, 60), 0.44),
            gap=12,
        )
        said = Words(self._sentence, 22, GOLD if self._start.enabled else CREAM)
        strip = Panel(Row(Grow(said), Put(self._start, 80, 320), gap=20), (20, 8), golden_board)
        return Column(Grow(Panel(tiles, (16, 12))), Space(12), stands, Space(12), ways, Space(12), strip)

    def _draw_place(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        """A place: its name and count, and the cards as far as they can be seen."""
        place, u = self.made.places[index], kit.theme.u
        cards = self.made.cards_at(place)
        row_board(current)(kit, surface, rect)
        team = self._team_of(place)
        if team is not None:
            mark = Rect(rect.left + 2, rect.top + 6, max(4, u(6)), rect.h - 12)
            kit.paint.panel(surface, mark, TEAM_COLOURS[team], 1, None, 3)
        left, width = rect.left + u(20), round(rect.w * 0.4)
        owner, what = self._owner(place), self._what(place)
        room = width - u(20)
        if owner:
            line = kit.text.line(19)
            kit.text.draw(surface, owner, (left, rect.centery - line // 2), 21, CREAM, "strong", room=room)
            kit.text.draw(surface, what, (left, rect.centery + line // 2 + 1), 19, DIM, room=room)
        else:
            kit.text.draw(surface, what, (left, rect.centery), 21, CREAM, "strong", room=room)
        end = rect.right - u(14)
        count = kit.text.draw(surface, str(len(cards)), (end, rect.centery), 22, DIM, "number", "right")
        start = rect.left + width + u(10)
        _draw_row(kit, surface, Rect(start, rect.top, count.left - start - u(12), rect.h), _as_seen(place, cards))

    def _team_of(self, place: CardPlace) -> int | None:
        match place:
            case IntoHand(seat) | IntoFoot(seat):
                return seat % self.made.teams
            case IntoMeld(team) | IntoRedThrees(team):
                return team
            case _:
                return None


def _as_seen(place: CardPlace, cards: Sequence[Card]) -> Sequence[Card]:
    """In the order that tells most: the pile from its top, the stock as it is drawn, all else as a hand is held."""
    match place:
        case IntoPile():
            return cards[::-1]
        case IntoStock():
            return cards
        case _:
            return in_hand_order(cards)


def _draw_row(kit: Kit, surface: Surface, room: Rect, cards: Sequence[Card]) -> None:
    """The cards from the left, the more of them the closer; no more than can be told apart."""
    wide = max(SMALLEST_CARD, min(kit.theme.u(44), int((room.h - 8) / height(1000) * 1000)))
    most = max(1, int((room.w - wide) / (CLOSEST * wide)) + 1)
    shown = cards[:most]
    step = min(wide + 2, (room.w - wide) / max(1, len(shown) - 1))
    before = surface.get_clip()
    surface.set_clip(room.clip(before))
    for n, card in enumerate(shown):
        place = Rect(0, 0, wide, height(wide))
        place.midleft = (round(room.left + n * step), room.centery)
        surface.blit(kit.cards.face(card, wide), place)
    surface.set_clip(before)
