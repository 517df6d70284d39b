"""How each event looks: one function per kind turns it into flights. Skipping them changes nothing."""

from collections.abc import Collection, Iterable, Sequence
from itertools import zip_longest
from typing import Final

from msgspec.structs import replace

from game.cards import Card
from game.engine import events as happened
from game.engine.events import Event, whole_pile
from game.messages.amounts import by_round
from game.rules.ruleset import RuleSet
from game.rules.stack_passing import Passing, passing
from game.ui.shared.cards.card_art import Back
from game.ui.table.layout.table_layout import Layout
from game.ui.table.motion.flight import Easing, Flight, Reel
from game.ui.table.motion.reshuffling import reshuffling
from game.ui.table.motion.staging import Stage, spread
from game.ui.table.sprites import (
    Book,
    Edge,
    Face,
    HiddenInHand,
    InBook,
    InFan,
    InFoot,
    InMeld,
    OnPile,
    Place,
    Reverse,
    Sprite,
)

DEAL, DEAL_STEP, DEAL_ALL = 0.18, 0.035, 2.2
DRAW, DRAW_STEP = 0.3, 0.12
MELD, MELD_STEP = 0.26, 0.07
SHOW: Final = 1.1
DISCARD: Final = 0.3
PASS_ON: Final = 0.9
FOOT, FOOT_STEP = 0.5, 0.03
TAKE, TAKE_STEP = 0.34, 0.06
CLOSE, PRESS, TURN, WIPE, REST, BOOK_FLIGHT = 0.18, 0.05, 0.1, 0.12, 0.16, 0.3
"""A book closes: its edges come together, it is pressed flat, its top card turns up, the ribbon goes round, it rests,
it goes to its tray.
"""
QUICK: Final = 0.3
"""Seconds in which a rivals' book closes, without resting."""
PRESSED: Final = 1.05
"""How much wider a pressed book looks."""
ARC: Final = 0.06
"""Share of the way by which a flying card rises."""

BIG_PILE: Final = 7
"""Cards of a pile that is big under any rules, and"""
LEAST_BIG: Final = 5
"""of one that is at least as large as the rules let anybody take."""


def is_big_pile(rules: RuleSet, taken: happened.PileTaken) -> bool:
    """Whether a pile of this many cards is heard, and worth a remark."""
    most = max(by_round(BIG_PILE if isinstance(rules.take_count, str) else rules.take_count))
    return whole_pile(taken) >= max(LEAST_BIG, min(BIG_PILE, most))


def choreograph(
    before: Sequence[Sprite], layout: Layout, events: Iterable[Event], rules: RuleSet, rivals: Collection[int] = ()
) -> Reel:
    """The animation from the picture `before` to the layout, following the events. They are masked for the viewer;
    books of `rivals`, teams that the viewer plays against, close quickly.
    """
    events = tuple(events)
    footed = {event.seat: event for event in reversed(events) if isinstance(event, happened.FootTaken)}
    gone: set[Place] = {HiddenInHand() if seat == layout.base else InFan(seat) for seat in footed}
    if any(isinstance(event, happened.Discarded | happened.WentOut) for event in events):
        gone.add(OnPile())
    stage = Stage(before, layout, gone)
    for seat, taken in footed.items():  # until then it plays from the previous stack
        stage.backs[seat] = "foot" if taken.is_tail else "hand"
    for event in events:
        stage.beginnings.append(stage.now)
        match event:
            case happened.RoundBegan():
                _deal(stage, rules, event.round)
            case happened.PacketCut():
                _cut(stage, event, passing(rules, 1))
            case happened.HandTaken():
                _take_stacks(stage, event)
            case happened.Drew():
                _draw(stage, event)
            case happened.PileTaken():
                _take_pile(stage, event)
                if is_big_pile(rules, event):
                    stage.sound("pile", -TAKE * 0.3, event.seat)
            case happened.Melded():
                _meld(stage, event)
            case happened.BookCompleted():
                _close_book(stage, event, event.team in rivals)
            case happened.FootTaken():
                _take_foot(stage, event)
            case happened.Discarded():
                _discard(stage, event.seat, event.card)
            case happened.WentOut():
                _go_out(stage, event)
            case happened.StockShuffled():
                reshuffling(stage)
            case happened.UpcardTurned():
                _turn_upcard(stage)
            case happened.TurnBegan() if event.seat == layout.base:
                stage.sound("turn")
    return stage.finish()


def glide(before: Sequence[Sprite], layout: Layout, easing: Easing = "sort") -> Reel:
    """The animation to a layout without an event: sorting, taking back, a refused drop returning home."""
    return Stage(before, layout).finish(easing)


def _far(start: Sprite, end: Sprite) -> float:
    return ARC * (abs(start.x - end.x) + abs(start.y - end.y))


def _deal(stage: Stage, rules: RuleSet, round: int) -> None:
    """Everybody's cards come one by one from the stock; passed stacks rest with the neighbour first."""
    stage.sound("shuffle")
    stock = stage.stock()
    dealt = _in_turn(stage.layout.sprites)
    passed = passing(rules, round)
    last = 0.0
    for i, delay in zip(dealt, spread(len(dealt), DEAL_STEP, DEAL_ALL), strict=True):
        sprite = stage.layout.sprites[i]
        stop = _neighbour(stage, sprite, passed)
        start = replace(stock, look=sprite.look) if isinstance(sprite.look, Reverse) else stock
        stage.fly(i, start, delay, PASS_ON if stop else DEAL, waits=True, stop=stop)
        last = delay
    stage.sound("deal", last / 2)
    stage.now += last + DEAL


def _in_turn(sprites: Sequence[Sprite]) -> list[int]:
    """The order of dealing: one card per seat in turn, first the hands, then the feet, then the tails."""
    stacks: dict[Place, list[int]] = {}
    for i, sprite in enumerate(sprites):
        if isinstance(sprite.place, HiddenInHand | InFan | InFoot):
            stacks.setdefault(sprite.place, []).append(i)
    order: list[int] = []
    for kinds in ((HiddenInHand, InFan), (InFoot,)):
        rows = zip_longest(*(stack for place, stack in stacks.items() if isinstance(place, kinds)))
        order += [i for row in rows for i in row if i is not None]
    return order


def _neighbour(stage: Stage, sprite: Sprite, passed: Passing) -> Sprite | None:
    """Where a dealt card rests before it is passed on: at the seat that passes its stack."""
    is_foot = isinstance(sprite.place, InFoot)
    if sprite.look == Reverse("tail"):  # only hands and feet are passed on
        return None
    seat = sprite.place.seat if isinstance(sprite.place, InFan | InFoot) else stage.layout.base
    giver = passed.giver(1 if is_foot else 0, seat, stage.layout.places.plan.players)
    if giver == seat:
        return None
    back = sprite.look if isinstance(sprite.look, Reverse) else Reverse("hand")
    return replace(stage.foot(giver), look=back) if is_foot else stage.seat(giver, back)


def _cut(stage: Stage, event: happened.PacketCut, passed: Passing) -> None:
    """The lifted packet goes from the stock to its seat; if it is split, the heaps go on to the neighbours."""
    stage.sound("cut", seat=event.seat)
    target = stage.seat(event.seat, Reverse("stack"))
    for delay in spread(6, 0.04, 0.3):
        stage.ghost(stage.stock(), target, delay, TAKE)
    stage.now += 0.4
    for step in (passed.first, passed.second):
        if step:
            neighbour = (event.seat + step) % stage.layout.places.plan.players
            for delay in spread(3, 0.04, 0.3):
                stage.ghost(target, stage.seat(neighbour, Reverse("stack")), delay, TAKE)
    stage.now += 0.4 if passed else 0.0


def _take_stacks(stage: Stage, event: happened.HandTaken) -> None:
    """The chosen stack is picked up: the own one fans out, another's only slides nearer."""
    if event.seat != stage.layout.base:
        return
    start = stage.seat(event.seat, Reverse("stack"))
    new = stage.arriving(lambda sprite: sprite.place == HiddenInHand())
    for i, delay in zip(new, spread(len(new), FOOT_STEP, 0.5), strict=True):
        stage.fly(i, start, delay, FOOT, waits=True)
    if new:
        stage.sound("slide", seat=event.seat)
        stage.now += 0.5


def _draw(stage: Stage, event: happened.Drew) -> None:
    """From the stock into the hand, turned over for players who may see it."""
    _to_seat(stage, event.seat, event.count, event.cards, stage.stock(), DRAW, DRAW_STEP)
    stage.sound("draw", seat=event.seat)
    stage.now += DRAW + DRAW_STEP * (event.count - 1)


def _to_seat(
    stage: Stage,
    seat: int,
    count: int,
    cards: Sequence[Card] | None,
    start: Sprite,
    lasts: float,
    step: float,
    seen: Sequence[Card] = (),
) -> None:
    """Cards from one place to a seat: sprites if new ones are there, ghosts for the rest. Those of `seen` leave face
    up.
    """
    open_ = list(seen)

    def leaving(card: Card | None) -> Sprite:
        known = card if card is not None else next(iter(open_), None)
        if known not in open_:
            return start
        open_.remove(known)
        return replace(start, look=Face(known))

    place = HiddenInHand() if seat == stage.layout.base else InFan(seat)
    wanted = list(cards or ())

    def fits(sprite: Sprite) -> bool:
        return sprite.place == place and (sprite.card is None or sprite.card in wanted)

    new = []
    for i in stage.arriving(fits):
        card = stage.layout.sprites[i].card
        if card is not None:
            if card not in wanted:
                continue
            wanted.remove(card)
        new.append(i)
    new = new[:count]
    for i, delay in zip(new, spread(len(new), step, 0.6), strict=True):
        sprite = stage.layout.sprites[i]
        stage.fly(i, leaving(sprite.card), delay, lasts, rise=_far(start, sprite), waits=True)
    missing = count - len(new)
    for delay in spread(min(missing, 6), step, 0.4):
        end = stage.seat(seat)
        stage.ghost(leaving(None), end, delay, lasts, rise=_far(start, end))


def _take_pile(stage: Stage, event: happened.PileTaken) -> None:
    """From the pile to the seat: what everybody saw being discarded is shown again; the rest stays face down and turns
    over only on its way into the taker's own hand.
    """
    stage.upcard = event.upcard
    stage.sound("slide", seat=event.seat)
    start = stage.pile(None)
    _to_seat(stage, event.seat, event.count, event.cards, start, TAKE, TAKE_STEP, event.seen[::-1])
    stage.now += TAKE * 0.6


def _source(stage: Stage, seat: int, card: Card) -> Sprite:
    """Where a melded card comes from: its last visible place, otherwise a taken pile, otherwise the seat that melds it.

    Never the table: a meld that becomes a book leaves its place with all its cards, equal ones too; nor a pile that was
    not taken.
    """
    seen = stage.departing(card, (InMeld, InBook) if card == stage.upcard else (InMeld, InBook, OnPile))
    is_upcard = card == stage.upcard and (seen is None or seen.place == OnPile())
    if is_upcard:
        stage.upcard = None  # another of its face comes from the hand
    if seen is not None:
        return seen
    if is_upcard:
        return stage.pile(card)
    return stage.seat(seat, Face(card) if seat == stage.layout.base and stage.shows_hand else None)


def _meld(stage: Stage, event: happened.Melded) -> None:
    """Each card flies to its meld; to books and chips, which show no single cards, as a ghost."""
    stage.sound("place", seat=event.seat)
    if stage.layout.bands[event.team].is_line:
        _meld_on_line(stage, event)
        return
    place = InMeld(event.team, event.meld)
    for card, delay in zip(event.cards, spread(len(event.cards), MELD_STEP, 0.5), strict=True):
        start = _source(stage, event.seat, card)
        index = stage.arriving_card(place, card)
        if index is not None:
            stage.fly(index, start, delay, MELD, rise=_far(start, stage.layout.sprites[index]))
        else:
            end = _goal(stage, event.team, event.meld, card)
            if end is not None:
                stage.ghost(start, end, delay, MELD, rise=_far(start, end), waits=isinstance(start.look, Reverse))
    stage.now += MELD + min(0.5, MELD_STEP * (len(event.cards) - 1))


def _meld_on_line(stage: Stage, event: happened.Melded) -> None:
    """A team whose band is folded away shows its cards over the piles, side by side, before they go to its line."""
    layout = stage.layout
    line, stock = layout.bands[event.team].heading, layout.places.rect("Stock")
    step = min(stock.w, layout.places.rect("MeldBand").w // len(event.cards))
    left = layout.places.size[0] // 2 - step * (len(event.cards) - 1) // 2
    place = InMeld(event.team, event.meld)
    for n, card in enumerate(event.cards):
        start = _source(stage, event.seat, card)
        shown = Sprite(place=place, look=Face(card), x=left + n * step, y=stock.centery, w=stock.w, lift=6)
        small = replace(shown, x=line.x + line.h, y=line.centery, w=line.h // 2)
        stage.ghost(start, small, n * MELD_STEP, SHOW, waits=isinstance(start.look, Reverse), stop=shown)
    stage.now += SHOW + MELD_STEP * (len(event.cards) - 1)


def _goal(stage: Stage, team: int, meld: int, card: Card) -> Sprite | None:
    """The target of a card that joins a book or a chip: the meld's old place, or the new one."""
    for sprite in stage.departures:
        if sprite.place == InMeld(team, meld) and isinstance(sprite.look, Face):
            return replace(sprite, look=Face(card))
    rect = stage.layout.bands[team].melds.get(meld)
    if rect is None:
        return None
    return Sprite(place=InMeld(team, meld), look=Face(card), x=rect.centerx, y=rect.centery, w=rect.w, lift=4)


def _close_book(stage: Stage, event: happened.BookCompleted, is_quick: bool) -> None:
    """The meld's cards slide together and are pressed, the top card turns up, the ribbon wipes in with a chime, and the
    book goes to its tray.
    """
    pace = QUICK / (CLOSE + PRESS + TURN + WIPE) if is_quick else 1.0
    rest = 0.0 if is_quick else REST
    place = InMeld(event.team, event.meld)
    old = [sprite for sprite in stage.departures if sprite.place == place and isinstance(sprite.look, Face | Edge)]
    front = next((sprite for sprite in old if isinstance(sprite.look, Face)), None)
    for sprite in old:
        stage.departures.remove(sprite)
        if front is not None:
            stage.ghosts.append(_held(sprite, replace(front, look=sprite.look), stage.now, CLOSE * pace))
    books = stage.arriving(lambda sprite: sprite.place == InBook(event.team, event.meld))
    closed = (CLOSE + PRESS + TURN + WIPE) * pace + rest if front is not None else 0.0
    stage.sound(event.kind, max(0.0, closed - rest - WIPE * pace))
    for i, flight in stage.flights.items():  # the other melds close up when the book has left
        if (
            isinstance(flight.end.place, InMeld)
            and flight.end.place.team == event.team
            and flight.start.place == flight.end.place
            and not flight.begins
        ):
            stage.flights[i] = replace(flight, begins=stage.now + closed)
    for i in books:
        end = stage.layout.sprites[i]
        start = replace(end, x=front.x, y=front.y) if front is not None else end
        if front is not None and isinstance(end.look, Book):
            _square_up(stage, front, start, end.look, pace, rest)
        stage.fly(i, start, closed, BOOK_FLIGHT, waits=True, rise=12)
    stage.now += closed + BOOK_FLIGHT


def _square_up(stage: Stage, front: Sprite, book: Sprite, look: Book, pace: float, rest: float) -> None:
    """A meld that becomes a book, in its place before it goes to the tray, as wide as it will be there."""
    flat = replace(front, w=round(PRESSED * book.w), h=0, mark="", lift=4)
    top = replace(flat, look=Face(look.top), w=book.w, lift=6)
    ways = (
        (replace(front, mark="", lift=6), flat, CLOSE, PRESS, False),
        (flat, top, CLOSE + PRESS, TURN, True),
        (replace(book, wipe=0.0), book, CLOSE + PRESS + TURN, WIPE, False),
    )
    for start, end, delay, lasts, turns in ways:
        begins = stage.now + delay * pace
        stage.ghosts.append(
            Flight(start=start, end=end, begins=begins, lasts=lasts * pace, waits=True, fades=True, turns=turns)
        )
    if rest:
        lies = stage.now + (CLOSE + PRESS + TURN + WIPE) * pace
        stage.ghosts.append(Flight(start=book, end=book, begins=lies, lasts=rest, waits=True, fades=True))


def _held(start: Sprite, end: Sprite, begins: float, lasts: float) -> Flight:
    return Flight(start=start, end=end, begins=begins, lasts=lasts, fades=True)


def _take_foot(stage: Stage, event: happened.FootTaken) -> None:
    """The foot, or the tail, slides to its owner and, for them, fans out; until then it stays visible in its place."""
    stage.sound("slide", seat=event.seat)
    back: Back = "tail" if event.is_tail else "foot"
    stage.sound(back, FOOT * 0.5, event.seat)
    stage.backs[event.seat] = back
    for old in [sprite for sprite in stage.departures if sprite.place == InFoot(event.seat)]:
        stage.departures.remove(old)
        if stage.now:
            stage.ghosts.insert(0, _held(old, old, 0.0, stage.now))
    if event.seat == stage.layout.base:
        _to_seat(stage, event.seat, event.count, event.cards, stage.foot(event.seat, back), FOOT, FOOT_STEP)
    else:
        new = stage.arriving(lambda sprite: sprite.place == InFan(event.seat))
        for i, delay in zip(new, spread(len(new), FOOT_STEP, 0.4), strict=True):
            stage.fly(i, stage.foot(event.seat, back), delay, FOOT, waits=True)
    stage.now += FOOT


def _discard(stage: Stage, seat: int, card: Card) -> None:
    """Onto the pile, turning over if it was hidden."""
    start = _source(stage, seat, card)
    stage.sound("place", DISCARD * 0.8, seat)
    for old in [sprite for sprite in stage.departures if sprite.place == OnPile()]:
        stage.departures.remove(old)  # the previous upcard is visible until it is covered
        stage.ghosts.insert(0, _held(old, old, 0.0, stage.now + DISCARD))
    for i in stage.arriving(lambda sprite: sprite.place == OnPile() and sprite.card == card)[:1]:
        stage.fly(
            i, start, 0.0, DISCARD, rise=_far(start, stage.layout.sprites[i]), waits=isinstance(start.look, Reverse)
        )
    stage.now += DISCARD


def _go_out(stage: Stage, event: happened.WentOut) -> None:
    """The last card, if it was discarded; the melds came before, and the rest is said over the table."""
    if event.discard is not None:
        _discard(stage, event.seat, event.discard)


def _turn_upcard(stage: Stage) -> None:
    """The first card of the pile comes from the stock."""
    for i in stage.arriving(lambda sprite: sprite.place == OnPile()):
        stage.fly(i, stage.stock(), 0.0, DISCARD, waits=True)
    stage.now += DISCARD
