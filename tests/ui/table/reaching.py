"""Somebody at a table who wants to make one certain move, with a pointer alone or with keys alone.

What it does are events for the scene and nothing else: presses, motions and keys. Where things lie and what is staged
it reads from the layout and the desk, as somebody who looks does.
"""

from collections import Counter
from typing import Final

import pygame
from pygame.event import Event as Posted

from game.cards import Card
from game.engine.draft import joined
from game.engine.events import Event
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.engine.partners.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.table.view import PlayerView
from game.toolkit.kit import Kit
from game.turn.arrangement import only_upcard, shown_cards, staged_upcard
from game.turn.laps import Moment
from game.turn.spots import HandCard, LaidMeld, Spot, StagedCard, Zone, id_of
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from tests.ui.drive import click, find

NAMES: Final = ("Anna", "Walt", "Rosa", "June", "Olga", "Ben", "Tess", "Karl")
MOST_STEPS: Final = 60
PREFERENCES: Final = Preferences(speed="off", ask_discard="never")


class OneView:
    """A game that stands still in one view. The move that is made is kept and not carried out."""

    is_settled = True
    undoable = 0
    event_count = 0
    answers: tuple[Opinion, ...] = ()

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.eyes = self.base = view.seat
        self.me: int | None = view.seat
        self.made: Move | None = None
        self.lap: tuple[Moment, ...] = ()
        self.partner_turn: tuple[Moment, ...] = ()

    def events_since(self, _: int) -> tuple[Event, ...]:
        """Nothing ever happens."""
        return ()

    def play(self, move: Move) -> Refusal | None:
        """Keep the move, if it is legal."""
        refusal = why_not(self.view, move)
        self.made = move if refusal is None else None
        return refusal

    def undo(self, _: int) -> Refusal | None:
        """There is nothing to undo."""
        return None


class Seat:
    """A scene at one view. `made` is the move that the gestures came to."""

    def __init__(self, view: PlayerView, kit: Kit) -> None:
        self.game = OneView(view)
        players = view.board.players
        people = make_people(NAMES[:players], tuple(seat == view.seat for seat in range(players)))
        self.scene = TableScene(self.game, people, TableHooks(), PREFERENCES)
        self.scene.resize(kit)

    @property
    def made(self) -> Move | None:
        """What was played."""
        return self.game.made

    def post(self, *events: Posted) -> None:
        """Hand events to the scene; a second passes after each gesture, so that no click is a double one."""
        for event in events:
            self.scene.handle(event)
        self.scene.update(0.0)

    def rest(self) -> None:
        """Let a second pass."""
        self.scene.update(1.0)

    def point(self, spot: Spot) -> tuple[int, int]:
        """A point where a press hits this and nothing that lies over it."""
        rect = self.scene.state.layout.hits[spot]
        xs = [rect.left + 1 + (rect.w - 2) * i // 12 for i in (6, 3, 9, 1, 11, 0, 12, 2, 4, 5, 7, 8, 10)]
        ys = [rect.top + 1 + (rect.h - 2) * i // 12 for i in (6, 3, 9, 1, 11, 0, 12, 2, 4, 5, 7, 8, 10)]
        for y in ys:
            for x in xs:
                if self.scene.state.layout.hit((x, y)) == spot and not self.scene.tools.button_at((x, y)):
                    return x, y
        raise AssertionError(f"{spot} lies under something else everywhere")

    def is_free(self, spot: Spot) -> bool:
        """Whether a press can hit it."""
        try:
            self.point(spot)
        except AssertionError:
            return False
        return True


class ByPointer:
    """A mouse without a keyboard."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def choose(self, positions: list[int]) -> None:
        """Click these cards of the hand."""
        for position in positions:
            self.press(HandCard(position))

    def press(self, spot: Spot) -> None:
        """Click a thing of the table."""
        self._seat.post(*click(self._seat.point(spot)))
        self._seat.rest()

    def button(self, action: str) -> None:
        """Click a button."""
        rect = pygame.Rect(find(self._seat.scene, f"button/{action}").rect)
        self._seat.post(*click(rect.center))
        self._seat.rest()

    def put(self, positions: list[int], target: Spot) -> None:
        """Drag cards of the hand onto a target."""
        self.choose(positions if len(positions) > 1 else [])
        self.carry(HandCard(positions[0]), target)

    def carry(self, source: Spot, target: Spot) -> None:
        """Drag what lies at a place onto another."""
        start, end = self._seat.point(source), self._seat.point(target)
        self._seat.post(Posted(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for share in (2, 1):
            pos = (start[0] + (end[0] - start[0]) // share, start[1] + (end[1] - start[1]) // share)
            self._seat.post(Posted(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0)))
        if abs(start[0] - end[0]) <= 8 and abs(start[1] - end[1]) <= 8:
            away = (end[0] + 40, end[1] - 40)
            for pos in (away, end):
                self._seat.post(Posted(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0)))
        self._seat.post(Posted(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self._seat.rest()

    def begin_take(self) -> None:
        """Click the pile."""
        self.press_pile()

    def press_pile(self) -> None:
        """Click the pile, or what lies on it."""
        self.press(self.pile)

    @property
    def pile(self) -> Spot:
        """What a press on the pile hits."""
        return Zone.UPCARD if Zone.UPCARD in self._seat.scene.state.layout.hits else Zone.PILE

    def upcard_to(self, source: Spot, target: Spot) -> None:
        """Drag the upcard."""
        self.carry(source, target)

    def discard(self, position: int) -> None:
        """Drag a card onto the pile."""
        self.carry(HandCard(position), self.pile)


class ByKeys:
    """A keyboard without a mouse."""

    LETTERS: Final = {
        "play": pygame.K_RETURN,
        "draw": pygame.K_d,
        "pass": pygame.K_d,
        "hold": pygame.K_k,
        "peek": pygame.K_b,
        "go_out": pygame.K_g,
    }

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self._seat.post(Posted(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        self._seat.rest()

    def choose(self, positions: list[int]) -> None:
        """Walk to each and press Space."""
        for position in positions:
            self.press(HandCard(position))

    def press(self, spot: Spot) -> None:
        """Walk to a thing and press Space."""
        form, id = self._seat.scene.tools.form, id_of(spot)
        stops = [widget.id for widget in form.widgets if widget.stop]
        assert id in stops, f"Tab never comes to {id}"
        here = stops.index(form.focused.id) if form.focused is not None else 0
        ahead = (stops.index(id) - here) % len(stops)
        mod, count = (0, ahead) if 2 * ahead <= len(stops) else (pygame.KMOD_SHIFT, len(stops) - ahead)
        for _ in range(count):
            self._seat.scene.handle(Posted(pygame.KEYDOWN, key=pygame.K_TAB, mod=mod, unicode=""))
        assert form.focused is not None
        assert form.focused.id == id
        self.key(pygame.K_SPACE)

    def button(self, action: str) -> None:
        """Its letter."""
        self.key(self.LETTERS[action])

    def put(self, positions: list[int], target: Spot) -> None:
        """Choose them, then press the target."""
        self.choose(positions)
        self.press(target)

    def begin_take(self) -> None:
        """P."""
        self.key(pygame.K_p)

    pile: Final = Zone.PILE

    def press_pile(self) -> None:
        """Walk to the pile and press Space."""
        self.press(self.pile)

    def upcard_to(self, source: Spot, target: Spot) -> None:
        """Press it, then the target."""
        self.press(source)
        self.press(target)

    def discard(self, position: int) -> None:
        """Choose it, then X."""
        self.choose([position])
        self.key(pygame.K_x)


Hands = ByPointer | ByKeys


def same(one: Move | None, other: Move) -> bool:
    """Whether two moves are one: the order of the groups and of the cards in them is nothing."""
    if type(one) is not type(other):
        return False
    match one, other:
        case (MeldCards(first), MeldCards(second)) | (Take(first), Take(second)):
            return _bag(first) == _bag(second)
        case GoOut(first, last), GoOut(second, end):
            return last == end and _bag(first) == _bag(second)
    return one == other


def _bag(groups: tuple[Group, ...]) -> Counter[tuple[int | None, tuple[Card, ...]]]:
    return Counter((group.onto, tuple(sorted(group.cards))) for group in groups)


def make(seat: Seat, hands: Hands, move: Move) -> bool:
    """Try to make this very move; whether it was made."""
    match move:
        case Draw() | Pass():
            hands.button("draw" if isinstance(move, Draw) else "pass")
        case Hold():
            hands.button("hold")
        case Peek():
            hands.button("peek")
        case Discard(card):
            hands.discard(_positions(seat, (card,))[0])
        case MeldCards() | Take() | GoOut():
            return _lay(seat, hands, move)
    return same(seat.made, move)


def _positions(seat: Seat, cards: tuple[Card, ...]) -> list[int]:
    """Where these faces lie in the hand."""
    wanted = Counter(cards)
    found = []
    for i, card in enumerate(shown_cards(seat.game.view, seat.scene.state.arrangement)):
        if wanted[card]:
            wanted[card] -= 1
            found.append(i)
    assert not +wanted, f"{+wanted} is not in the hand"
    return found


def _lay(seat: Seat, hands: Hands, move: MeldCards | Take | GoOut) -> bool:
    """Build the draft of the move and play it."""
    melds = seat.game.view.board.melds[seat.game.view.team]
    wanted = list(joined(move.groups, len(melds)))
    move = _with_groups(move, tuple(wanted))
    if isinstance(move, Take):
        hands.begin_take()
    elif isinstance(move, GoOut) and wanted:
        hands.button("go_out")
    for _ in range(MOST_STEPS):
        if seat.made is not None:
            break
        if not _step(seat, hands, move, wanted):
            hands.button("play")
            break
    return same(seat.made, move)


def _with_groups(move: MeldCards | Take | GoOut, groups: tuple[Group, ...]) -> MeldCards | Take | GoOut:
    match move:
        case MeldCards():
            return MeldCards(groups)
        case Take():
            return Take(groups)
        case GoOut():
            return GoOut(groups, move.discard)


def _step(seat: Seat, hands: Hands, move: MeldCards | Take | GoOut, wanted: list[Group]) -> bool:
    """One step nearer to the move: a staged card taken from where it should not lie, or cards put where they should.
    False when everything lies as it should.
    """
    scene, view = seat.scene, seat.game.view
    draft = scene.state.arrangement.draft
    groups = list(draft.groups) if draft is not None else []
    pairs = _paired(groups, wanted)
    upcard = staged_upcard(view, draft)
    homes = {staged: want for want, staged in enumerate(pairs) if staged is not None}
    discard = move.discard if isinstance(move, GoOut) else None
    for number, group in enumerate(groups):
        want = homes.get(number)
        spare = Counter(wanted[want].cards) if want is not None else Counter[Card]()
        # on a book only one of them lies open
        lying = sorted(range(len(group.cards)), key=lambda at: StagedCard(number, at) not in scene.state.layout.hits)
        for index, card in ((at, group.cards[at]) for at in lying):
            if spare[card]:
                spare[card] -= 1
            elif StagedCard(number, index) == only_upcard(view, draft):
                goal = next(at for at, other in enumerate(wanted) if card in _lacking(other, groups, pairs[at]))
                hands.upcard_to(StagedCard(number, index), _target(seat, wanted[goal], pairs[goal]))
                return True
            else:
                hands.press(StagedCard(number, index))
                return True
    free = shown_cards(view, scene.state.arrangement)
    if discard is not None and draft is not None and draft.discard not in (None, discard) and discard in free:
        hands.discard(_positions(seat, (discard,))[0])  # the one set aside so far comes home
        return True
    aside = draft.discard if draft is not None else None
    for at in sorted(range(len(wanted)), key=lambda at: aside in _lacking(wanted[at], groups, pairs[at])):
        want_group = wanted[at]  # what the card set aside belongs to comes last: until then this is a going-out
        lacks = list(_lacking(want_group, groups, pairs[at]))
        if not lacks:
            continue
        target = _target(seat, want_group, pairs[at])
        if isinstance(move, Take) and upcard is None and view.board.upcard in lacks:
            assert view.board.upcard is not None
            lacks.remove(view.board.upcard)
            if not lacks or pairs[at] is not None:
                hands.upcard_to(hands.pile, target)
                return True
        if draft is not None and draft.discard in lacks and Counter(lacks)[draft.discard] > free.count(draft.discard):
            if isinstance(hands, ByPointer):
                hands.carry(hands.pile, target)
            else:
                hands.press_pile()
            return True
        hands.put(_positions(seat, tuple(lacks)), target)
        return True
    if discard is not None and (draft is None or draft.discard != discard):
        hands.discard(_positions(seat, (discard,))[0])
        return True
    if discard is None and draft is not None and draft.discard is not None:
        hands.press_pile()
        return True
    return False


def _lacking(want: Group, groups: list[Group], staged: int | None) -> tuple[Card, ...]:
    lying = Counter(groups[staged].cards) if staged is not None else Counter[Card]()
    return tuple((Counter(want.cards) - lying).elements())


def _paired(groups: list[Group], wanted: list[Group]) -> list[int | None]:
    """Which staged group is to become each wanted one: that onto the same meld, or the new one most like it."""
    free = set(range(len(groups)))
    found: list[int | None] = []
    for want in wanted:
        likely = [n for n in free if groups[n].onto == want.onto]
        if want.onto is None:
            ranks = {card[0] for card in want.cards if card[0] not in "2*"}
            likely = [n for n in likely if {card[0] for card in groups[n].cards if card[0] not in "2*"} <= ranks]
        best = max(likely, key=lambda n: (Counter(groups[n].cards) & Counter(want.cards)).total(), default=None)
        found.append(best)
        free -= {best}
    return found


def _target(seat: Seat, want: Group, staged: int | None) -> Spot:
    """Where cards for a wanted group are put."""
    view = seat.game.view
    if staged is not None:
        lying = [spot for spot in seat.scene.state.layout.hits if isinstance(spot, StagedCard) and spot.group == staged]
        return next((spot for spot in lying if seat.is_free(spot)), lying[0])
    if want.onto is None:
        return Zone.NEW_PILE
    is_book = view.board.melds[view.team][want.onto].is_book(view.board.rules)
    return LaidMeld(view.team, want.onto, is_book)
