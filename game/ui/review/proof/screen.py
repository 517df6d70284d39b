"""What a computer player knew when it moved, and the proof that it used nothing else: its table at the left, at the
right its answers with other hidden cards.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import KEYDOWN, Event, K_a, K_m, K_p, Rect, Surface

from game.cards import FACES, Card
from game.engine.melding.melds import Meld
from game.engine.moves import Discard, Move
from game.messages.functions import looking_back as say_back, proof as say, seals as say_seals
from game.play.results.proving import AnswerAgain
from game.sentences.at_table.spoken_text import open_read
from game.sentences.grammar import seat_name, seat_person, sentences
from game.sentences.phrases import way_played, way_to_play
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
    Panel,
    Picture,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
    paper,
    rule,
)
from game.toolkit.drawing.theme import (
    CREAM,
    DIM,
    GAIN,
    INK,
    LINE,
    LOSS,
    PANEL,
    PAPER,
    PAPER_DIM,
    PAPER_FIELD,
    PAPER_LINE,
    PAPER_RIM,
    SUIT_INKS,
    TEAM_COLOURS,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, LiveScene
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.cards.card_chips import chip_width, draw_card_chip
from game.ui.shared.cards.laid_cards import draw_open_cards, spread_cards
from game.ui.shared.marks import PIPS, draw_team_mark
from game.ui.shared.moments.phrase_box import PhraseBox
from game.ui.shared.moments.small_table import (
    TableMoment,
    draw_small_table,
    spoken_moment,
    table_words,
)
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.plates import Plate

DEALS_SHOWN: Final = 3
"""Deals shown side by side."""
_ABREAST: Final = 25
"""Small cards of the tally in a row."""
_CARD: Final = 60
"""Design pixels of a card in a deal."""
_LEAST_CARD: Final = 42
"""Window pixels below which cards are chips."""
_STEP: Final = 0.42
"""The visible share of a card in a deal beside the next one."""


class ProofStage(Enum):
    """How far the proof is."""

    NOT_BEGUN = auto()
    WORKING = auto()
    DONE = auto()
    FAILED = auto()
    IMPOSSIBLE = auto()
    """The player is somebody else's program."""


class KnownMove(Struct, frozen=True):
    """A move and what its seat saw before it."""

    moment: TableMoment
    """With the hand in front, face down while it is still secret."""
    round: int
    turn: int
    move: Move
    melds: tuple[Meld, ...]
    """Those of its team before it."""
    is_open: bool
    """Whether the hand and the deals may be shown: not while the round goes on."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """Everybody's real cards, by seat; nothing until the match is over."""

    @property
    def seat(self) -> int:
        """Whose move it was."""
        return self.moment.base


class ProofState(Struct, frozen=True):
    """The state of the screen."""

    known: KnownMove
    deals: int
    """How often the player is asked again."""
    stage: ProofStage = ProofStage.NOT_BEGUN
    answers: tuple[AnswerAgain, ...] = ()
    first: int = 0
    """The first of the deals shown."""
    shows_all: bool = False

    @property
    def same(self) -> int:
        return sum(answer.is_same for answer in self.answers)

    @property
    def in_order(self) -> tuple[AnswerAgain, ...]:
        return tuple(sorted(self.answers, key=lambda answer: answer.is_same))

    @property
    def opened(self) -> tuple[AnswerAgain, ...]:
        """The deals shown; none during the round."""
        if self.stage is not ProofStage.DONE or not self.known.is_open:
            return ()
        return self.in_order[self.first : self.first + DEALS_SHOWN]

    @property
    def message(self) -> str:
        return sentences(*_sentences(self))


def _sentences(state: ProofState) -> tuple[str, str]:
    known = state.known
    who = seat_person(known.moment.people.names, known.seat, known.moment.me)
    told = len(state.answers)
    match state.stage:
        case ProofStage.NOT_BEGUN:
            return say.did_peek(who), say.how_proved(who, state.deals)
        case ProofStage.WORKING:
            return say.tally(state.same, told) if told else say.did_peek(who), say.asking(who)
        case ProofStage.DONE if state.same == told:
            return say.tally(state.same, told), say.never_changed(who, told)
        case ProofStage.DONE:
            return say.tally(state.same, told), say.changed(who, told - state.same, told)
        case ProofStage.FAILED:
            return say.stopped(), say.stopped_why()
        case ProofStage.IMPOSSIBLE:
            return say.bot(), say.bot_why(who)


class ProofPress(Enum):
    """The screen's requests."""

    PROVE = auto()
    MORE = auto()
    """Three other deals."""
    ALL_CARDS = auto()
    """Everybody's real cards, or their backs again."""
    HOW = auto()
    """How the proof works."""
    BACK = auto()


_KEYS: Final = {K_p: ProofPress.PROVE, K_m: ProofPress.MORE, K_a: ProofPress.ALL_CARDS}


class ProofScene(LiveScene[ProofState]):
    """`answer` gets presses."""

    name = "what_it_knew"
    is_spoken = True

    def __init__(self, state: ProofState, answer: Callable[[ProofPress], None]) -> None:
        super().__init__(state)
        self._answer = answer
        self.form.on_cancel = partial(answer, ProofPress.BACK)

    @property
    def first_focus(self) -> str | None:
        return "button/prove" if self._may_prove else "button/done"

    @property
    def _may_prove(self) -> bool:
        return self.state.stage in (ProofStage.NOT_BEGUN, ProofStage.FAILED)

    @property
    def _may_turn(self) -> bool:
        return bool(self.state.opened) and len(self.state.answers) > DEALS_SHOWN

    def _may(self, press: ProofPress) -> bool:
        match press:
            case ProofPress.PROVE:
                return self._may_prove
            case ProofPress.MORE:
                return self._may_turn
            case ProofPress.ALL_CARDS:
                return bool(self.state.known.hands)
            case _:
                return True

    def press(self, press: ProofPress) -> None:
        match press:
            case ProofPress.MORE:
                after = self.state.first + DEALS_SHOWN
                self.set_state(first=after if after < len(self.state.answers) else 0)
            case ProofPress.ALL_CARDS:
                self.set_state(shows_all=not self.state.shows_all)
            case _:
                self._answer(press)

    def take(self, event: Event) -> bool | None:
        if event.type == KEYDOWN and self.form.dialog is None:
            press = _KEYS.get(event.key)
            if press is not None and self._may(press):
                self.press(press)
                return True
        return super().take(event)

    def update(self, dt: float) -> bool:
        """Meanwhile the cards for the proof's deals are made."""
        width = self.kit.theme.u(_CARD)
        if self.state.known.is_open and not self.state.opened and width >= _LEAST_CARD:
            card_art(self.kit).warm(FACES, width, 1)
        return super().update(dt)

    # ---- content

    def content(self, kit: Kit) -> Box:
        inner = Row(Share(self._table_side()), Share(self._paper(kit)), gap=24, across="stretch")
        return Column(
            Bar(say_back.what_known(), [self.way_back]),
            Space(16),
            Share(Row(Space(20), Grow(inner), Space(20), across="stretch")),
            Space(16),
        )

    @property
    def _names(self) -> Sequence[str]:
        return self.state.known.moment.people.names

    def _name(self, seat: int) -> str:
        return seat_name(self._names, seat, self.state.known.moment.me)

    def _face(self, seat: int, side: float) -> Box:
        moment = self.state.known.moment
        look, team = moment.people.by_seat[seat].look, moment.view.board.team_of(seat)

        def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
            face = portraits.portrait(kit.paint, look, team, min(rect.size))
            surface.blit(face, face.get_rect(center=rect.center))

        return Picture(paint, side, side)

    def _table_side(self) -> Box:
        known = self.state.known
        moment = known.moment
        who = seat_person(self._names, known.seat, moment.me)
        done = (say.at_move(known.round, known.turn), *way_played(who, (known.move,), known.melds))
        head = Row(
            Rigid(self._face(known.seat, 84)),
            Grow(Column(Words(say.what_known(who), 36, CREAM, "heading", lines=1), PhraseBox(done, 23, CREAM))),
            gap=20,
        )
        told = say.only_this(who) if known.is_open else say.hidden_yet(who)
        said, hands = table_words(moment), known.hands if self.state.shows_all else ()
        table = Described(
            Picture(lambda kit, surface, rect: _draw_table(kit, surface, rect, moment, said.plates, hands)),
            *spoken_moment(moment, said),
            *(open_read(self._name(seat), hand, ()) for seat, hand in enumerate(hands) if seat != known.seat),
        )
        label = say.only_backs() if self.state.shows_all else say.see_all()
        see = Button("button/all_cards", label, partial(self.press, ProofPress.ALL_CARDS), icon="eye", key="A")
        see.enable(bool(known.hands), say_back.once_over())
        below = Row(Grow(Words(told, 22, CREAM)), WidgetSlot(see, 66, 420), gap=16)
        return Panel(Column(head, Space(14), Grow(table), Space(12), below), (24, 18), board())

    def _paper(self, kit: Kit) -> Box:
        state = self.state
        heading, below = _sentences(state)
        is_proved = state.stage is ProofStage.DONE and state.same == len(state.answers)
        has_tally = state.stage in (ProofStage.WORKING, ProofStage.DONE)
        tally = [Space(14), Picture(self._draw_tally, height=98)] if has_tally else []
        buttons = Row(*(Share(WidgetSlot(button, 84)) for button in self._buttons()), gap=14)

        def form(size: float, heading_size: float, has_deals: bool = True, is_brief: bool = False) -> Box:
            parts: list[Box] = [Words(say.proved(), 21, PAPER_DIM, "strong", lines=1)] if is_proved else []
            parts += [Words(heading, heading_size, WINE, "heading"), Space(6), Words(below, size, INK), *tally]
            has_opened = bool(state.opened) and has_deals
            if has_opened:
                parts += [Space(12), rule(PAPER_LINE, 1.5), Space(8), self._deals_head(size), Space(6)]
                parts.append(Share(self._deals(size, is_brief)))
            elif state.stage is ProofStage.DONE and not state.known.is_open:
                parts += [Space(14), rule(PAPER_LINE, 1.5), Space(12), Words(say.opened_later(), size, PAPER_DIM)]
            return Share(Column(*parts, *([] if has_opened else [Grow()]), Space(14), buttons))

        forms = (form(24, 54), form(22, 40), form(20, 32), form(20, 32, is_brief=True), form(20, 32, has_deals=False))
        return Panel(FirstThatFits(*forms), (36, 22), paper)

    def _deals_head(self, size: float) -> Box:
        told = say.of_the_deals(len(self.state.opened), len(self.state.answers))
        title = Words(told, size + 5, WINE, "heading", lines=1)
        if self.state.same < len(self.state.answers):
            return title
        note = Words(say.different_cards(), size - 3, PAPER_DIM, lines=1)
        return FirstThatFits(Row(Rigid(title), Rigid(note), Grow(), gap=14), title)

    def _buttons(self) -> list[Button]:
        done, large = partial(self.press, ProofPress.BACK), ButtonLook("primary", 34, heading=True)
        if self._may_prove:
            label = say.prove_it() if self.state.stage is ProofStage.NOT_BEGUN else say.try_again()
            return [Button("button/prove", label, partial(self.press, ProofPress.PROVE), icon="search", look=large)]
        buttons = [
            Button("button/how", say_seals.how_this_works(), partial(self.press, ProofPress.HOW), look=24),
            Button("button/done", say.done(), done, icon="tick", look=large),
        ]
        if self._may_turn:
            more, look = partial(self.press, ProofPress.MORE), 24
            buttons.insert(0, Button("button/more", say.three_more(), more, icon="shuffle", key="M", look=look))
        return buttons

    # ---- the tally

    def _draw_tally(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """A small card for each deal, which turns up with its answer; different ones are rose and come first."""
        state = self.state
        rows = -(-state.deals // _ABREAST)
        step = rect.w / _ABREAST
        width = min(round(step * 0.78), round((rect.h / rows - kit.theme.u(12)) / 1.3))
        height = round(width * 1.3)
        card = state.known.move.card if isinstance(state.known.move, Discard) else None
        for n in range(state.deals):
            row, column = divmod(n, _ABREAST)
            box = Rect(round(rect.x + column * step), rect.y + row * (height + kit.theme.u(12)), width, height)
            if n >= len(state.answers):
                kit.paint.dashed(surface, box, PAPER_LINE, 0.05, 4)
                continue
            is_same = state.in_order[n].is_same
            kit.paint.panel(surface, box, PAPER if is_same else LOSS, 1, PAPER_RIM, 4, 1.2)
            _draw_sign(kit, surface, box, card if is_same else None, is_same)

    # ---- deals

    def _deals(self, size: float, is_brief: bool) -> Box:
        """Side by side; with just a tick for the same move if it `is_brief`."""
        deals = (Share(self._deal(deal, size, is_brief)) for deal in self.state.opened)
        return Row(*deals, gap=10, across="stretch")

    def _deal(self, deal: AnswerAgain, size: float, is_brief: bool) -> Box:
        known = self.state.known
        assert deal.move is not None
        order = [(known.seat + step) % len(deal.hands) for step in range(1, len(deal.hands))]
        others = [seat for seat in order if deal.hands[seat]]
        rows: list[Box] = []
        for seat in others:
            hand = deal.hands[seat]
            cards = Described(Picture(partial(_draw_dealt, hand)), open_read(self._name(seat), hand, ()))
            rows.append(Grow(Row(Rigid(self._face(seat, 40)), Grow(cards), gap=6, across="stretch")))
        told, colour = (say.still(), GAIN) if deal.is_same else (say.instead(), WINE)
        sign = icon("tick", 26, GAIN) if deal.is_same else Box()
        move = [] if is_brief and deal.is_same else [PhraseBox(way_to_play((deal.move,), known.melds), size - 3)]
        again = Column(Words(told, size - 3, colour, "strong", lines=1), *move)
        answer = Row(Rigid(self._face(known.seat, 36)), Grow(again), Rigid(sign), gap=8)
        number = Words(say.deal(deal.deal), size - 3, PAPER_DIM if deal.is_same else INK, "strong", lines=1)
        inside = Column(number, *rows, rule(PAPER_LINE, 1), Space(4), answer)
        return Panel(inside, (10, 8), board(PAPER_FIELD if deal.is_same else LOSS, 1, PAPER_LINE, 10, 1.2))


def _draw_sign(kit: Kit, surface: Surface, box: Rect, card: Card | None, is_same: bool) -> None:
    """The suit of the discard, otherwise a tick; an empty card for a different answer."""
    side = round(box.w * 0.6)
    if card is not None and card[0] != "*":
        pip = kit.paint.path(PIPS[card[1]], side, SUIT_INKS[card_art(kit).colours][card[1]])
        surface.blit(pip, pip.get_rect(center=box.center))
    elif is_same:
        kit.paint.icon(surface, "tick", box.center, side + 4, GAIN)


def _draw_dealt(hand: Sequence[Card], kit: Kit, surface: Surface, rect: Rect) -> None:
    """A hand as small cards, or as chips if those would be too small to read; the last says how many more."""
    u = kit.theme.u
    width, more = min(u(_CARD), round(rect.h / 1.42)), kit.text.width("+00", 18, "strong") + u(6)
    if width < _LEAST_CARD:
        _draw_chips(kit, surface, Rect(rect.x, rect.centery - u(15), rect.w, u(30)), hand, INK)
        return
    fitting = max(1, round((rect.w - width - more) // (width * _STEP)) + 1)
    shown = hand if len(hand) <= fitting else hand[: fitting - 1]
    room = Rect(rect.x, rect.centery - height(width) // 2, rect.w - more, height(width))
    spots = spread_cards(room, len(shown), width, _STEP, "left")
    draw_open_cards(kit, surface, shown, spots)
    if len(shown) < len(hand):
        end = spots[-1].right if spots else rect.x
        kit.text.draw(surface, f"+{len(hand) - len(shown)}", (end + u(4), rect.centery), 18, INK, "strong")


def _draw_chips(kit: Kit, surface: Surface, rect: Rect, hand: Sequence[Card], colour: str) -> None:
    """A hand as chips in as many rows as fit; the last place says how many more."""
    u, more = kit.theme.u, kit.text.width("+00", 18, "strong") + kit.theme.u(6)
    step = max(25, u(31))
    rows = max(1, rect.h // step)
    x, row = rect.x, 0
    for n, card in enumerate(hand):
        is_last_place = row == rows - 1 and n < len(hand) - 1
        if x + chip_width(kit, card) + (more if is_last_place else 0) > rect.right:
            if row == rows - 1:
                at = (x + u(4), rect.y + row * step + step // 2)
                kit.text.draw(surface, f"+{len(hand) - n}", at, 18, colour, "strong")
                return
            x, row = rect.x, row + 1
        x = draw_card_chip(kit, surface, card, (x, rect.y + row * step + step // 2)).right + 3


def _draw_table(
    kit: Kit,
    surface: Surface,
    rect: Rect,
    moment: TableMoment,
    plates: dict[int, Plate],
    hands: Sequence[Sequence[Card]],
) -> None:
    """The others as the player saw them, or with their cards; the rest of the table below."""
    u, seats = kit.theme.u, moment.others
    gap = u(12)
    rows = 1 if len(seats) <= 4 else 2
    abreast = -(-len(seats) // rows)
    height = min(u(150), rect.h // (4 * rows))
    width = (rect.w - gap * (abreast - 1)) // abreast
    for n, seat in enumerate(seats):
        row, column = divmod(n, abreast)
        place = Rect(rect.x + column * (width + gap), rect.y + row * (height + gap), width, height)
        _draw_other(kit, surface, place, plates[seat], hands[seat] if hands else ())
    below = rows * (height + gap)
    draw_small_table(kit, surface, Rect(rect.x, rect.y + below, rect.w, rect.h - below), moment, table_words(moment))


def _draw_other(kit: Kit, surface: Surface, place: Rect, plate: Plate, hand: Sequence[Card]) -> None:
    """A player on a dashed plate, with only backs, or the cards of the hand."""
    u, text = kit.theme.u, kit.text
    kit.paint.panel(surface, place, PANEL, 0.8, None, 14)
    kit.paint.dashed(surface, place, LINE, 0.1, 12)
    line = text.line(22, "strong")
    x, room = place.x + u(12), place.w - u(24)
    draw_team_mark(kit, surface, plate.team, (x + u(8), place.y + u(8) + line // 2), max(10, u(16)))
    name = Rect(x + u(22), place.y + u(8), room - u(22), line)
    shown = name_in(text, plate.name, 22, name.w)
    text.draw(surface, shown, name.midleft, 22, TEAM_COLOURS[plate.team], "strong", room=name.w)
    if hand:
        _draw_chips(kit, surface, Rect(x, name.bottom, room, place.bottom - name.bottom - u(4)), hand, CREAM)
        return
    count = say.cards(plate.hand)
    y = name.bottom
    if place.h >= line * 2 + u(60):
        lines = text.whole_height(count, 20, room) or text.line(20)
        text.draw(surface, count, (x, y + lines // 2), 20, DIM, room=room, height=lines)
        y += lines
    card = min(u(46), round((place.bottom - y - u(12)) / 1.42))
    if card < 12:
        return
    lying = Rect(place.right - u(12) - card, y + u(4), card, height(card))
    held = Rect(x, y + u(4), room - (card + u(10) if plate.lying else 0), height(card))
    for spot in spread_cards(held, plate.hand, card, 0.3, "left"):
        surface.blit(card_art(kit).back(plate.plays, card), spot.topleft)
    for stack in plate.lying[:1]:
        surface.blit(card_art(kit).back(stack.back, card), lying.topleft)
