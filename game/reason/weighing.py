"""How much better one way is than another, as things are or with a purpose taken away in imagination.

Both are played out in the same imagined deals; two discards, which are seldom far apart, are weighed by the habits of
`hard`, which chose between them.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, TWO, WILD_MELD
from game.ai.brain.counted_position import NEW, NOBODY, TAKE, CountedPosition, Lay, position_of
from game.ai.brain.discarding import keep_values
from game.ai.brain.threats import is_threatened
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import finish_turn, play_turn
from game.ai.search.ideas import Idea
from game.ai.search.playouts import Play, follow, laps_ahead, lead_after
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import learned_tuning_for, value_for
from game.cards import NATURAL_RANKS, Rank
from game.engine.table.view import PlayerView

WORLDS: Final = 24
LEFT: Final = 0.5
"""At most this share of the gain may stay without a purpose."""
_LEAST_PLAYED: Final = 30.0
_LEAST_JUDGED: Final = 2.0
"""A gain must be at least this many points to be explained."""
_TURNS_AHEAD: Final = 3
"""Own turns within which wild cards that stay should be laid."""
_LAPS_MORE: Final = 4
"""Extra laps of draws for a stock that lasts."""


def _as_it_is(world: CountedPosition) -> None:
    """Take nothing away."""


class Meant(NamedTuple):
    """The intended book of a meld: its number (NEW for a new one), its rank, and whether it has wild cards."""

    number: int
    rank: int
    has_wilds: bool


class Without(Struct, frozen=True):
    """A purpose that is taken away: by another world, by how everybody plays on, by other habits."""

    world: Callable[[CountedPosition], None] = _as_it_is
    play: Play = play_turn
    tuning: Callable[[Tuning], Tuning] | None = None
    books: tuple["Meant", ...] = ()
    """Books that are complete already."""
    calm: bool = False
    """Nobody may end the round soon."""
    as_long: bool = False
    """Useless cards keep the hand from being emptied for a few turns."""
    points: float = 0.0
    """This many points of the gain are gone."""
    refund: int = 0
    """The other way gets back this many of the wild cards it spends."""


NOTHING: Final = Without()


class Weighing(Protocol):
    """Two ways to play a decision, held against each other."""

    view: PlayerView
    better: Idea
    other: Idea

    def gain(self, without: Without = NOTHING) -> float:
        """How many points better the one is, with something taken away."""

    @property
    def whole(self) -> float:
        """The gain as things are; 0 where it is too small to be explained."""


def is_cause(ways: Weighing, without: Without) -> bool:
    """The causal test: at most half of the gain stays."""
    return ways.whole > 0 and ways.gain(without) <= LEFT * ways.whole


class PlayedOut:
    """By playing both out in the same imagined deals."""

    def __init__(
        self,
        view: PlayerView,
        better: Idea,
        other: Idea,
        worlds: int = WORLDS,
        least: float = _LEAST_PLAYED,
        never: bool = False,
        tuning: Tuning | None = None,
    ) -> None:
        """`never`: the other way isn't waiting a turn, but as if the cards that the better one lays were useless.
        `tuning`: how everybody plays on, by default as `hard` does.
        """
        self._never = never
        self.view, self.better, self.other = view, better, other
        self._worlds, self._least = worlds, least
        self._tuning, self._value = tuning or learned_tuning_for(view.board), value_for(view.board)
        self._turns = laps_ahead(view.board) * view.board.players
        self._plain: list[float] | None = None

    @cached_property
    def _dealt(self) -> list[CountedPosition]:
        worlds, rng = Worlds(self.view), rng_for(self.view)
        return [worlds.one(rng) for _ in range(self._worlds)]

    @cached_property
    def whole(self) -> float:
        """The gain with everything in place; 0 where it is too little to judge."""
        gain = self.gain()
        return gain if gain >= self._least else 0.0

    @cached_property
    def error(self) -> float:
        """The standard error of the gain."""
        margins = self._margins(NOTHING)
        return stdev(margins) / sqrt(len(margins))

    def gain(self, without: Without = NOTHING) -> float:
        """What the better way gains, in points, once this is taken away."""
        return mean(self._margins(without)) - without.points

    def _margins(self, without: Without) -> list[float]:
        """What it gains in each of the deals."""
        if without == NOTHING and self._plain is not None:
            return self._plain
        margins = list[float]()
        for dealt in self._dealt:
            world, (better, other) = dealt.copy(), (self.better, self.other)
            _take_away(world, without)
            for book in without.books:
                better, other = (replace(one, lays=_onto_book(world, one.lays, book)) for one in (better, other))
                _complete(world, book)
            instead = world.copy()
            instead.hands[world.turn][TWO] += without.refund
            instead.held[world.turn] += without.refund
            if self._never:
                _replace_with_useless(instead, better.lays)
            if without.as_long:
                _with_useless(world, world.turn, sum(map(cards_in, better.lays)) if self._never else _MORE)
            if without.as_long and not self._never:
                _with_useless(instead, world.turn, _MORE)
            mine, its = (
                lead_after(start, way, self._turns, self._tuning, self._value, without.play)
                for start, way in ((world, better), (instead, other))
            )
            margins.append(mine - its)
        if without == NOTHING:
            self._plain = margins
        return margins

    def takes(self, idea: Idea, seat: int) -> Counter[int]:
        """The upcards with which the seat takes the pile on its next turn, with how often it does."""
        return Counter(card for world in self._dealt if (card := self._taken(world, idea, seat)) != NOBODY)

    def more_takes(self, seat: int) -> float:
        """In what additional share of the deals the seat takes the pile after the better way."""
        return (self.takes(self.better, seat).total() - self.takes(self.other, seat).total()) / self._worlds

    def later_meld(self) -> Rank | None:
        """The rank of the meld onto which the seat would mostly lay its next wild cards after the better way; None if
        there isn't one.
        """
        found = Counter(rank for world in self._dealt if (rank := self._next_wilds(world)) != NOBODY)
        rank, count = next(iter(found.most_common(1)), (NOBODY, 0))
        return Rank(NATURAL_RANKS[rank]) if 0 <= rank < RANKS and 2 * count >= self._worlds else None

    def _next_wilds(self, world: CountedPosition) -> int:
        """The rank onto which the seat's next wild cards go in this deal; NOBODY if they stay."""
        position, seat = world.copy(), world.turn
        follow(position, self.better, self._tuning)
        for _ in range(_TURNS_AHEAD * position.players):
            if position.over:
                break
            is_own, position.log = position.turn == seat, []
            play_turn(position, self._tuning)
            lays = (lay for act in position.log or () for lay in act.groups if is_own)
            if (onto := next((lay[1] for lay in lays if lay[3] + lay[4]), NOBODY)) != NOBODY:
                return onto
        return NOBODY

    def _taken(self, world: CountedPosition, idea: Idea, seat: int) -> int:
        position = world.copy()
        follow(position, idea, self._tuning)
        while not position.over and position.turn != seat:
            play_turn(position, self._tuning)
        if position.over or not position.pile:
            return NOBODY
        upcard, position.log = position.pile[-1], []
        play_turn(position, self._tuning)
        return upcard if position.log and position.log[0].kind == TAKE else NOBODY


_MORE: Final = 4
"""This many useless cards keep a seat from emptying its hand for a few turns."""


class Judged:
    """Two discards, by what the habits of `hard` find worth keeping."""

    def __init__(self, view: PlayerView, better: Idea, other: Idea) -> None:
        self.view, self.better, self.other = view, better, other
        self._position, self._tuning = position_of(view), learned_tuning_for(view.board)

    @cached_property
    def whole(self) -> float:
        """The gain with everything in place; 0 where it is too little to judge."""
        gain = self.gain()
        return gain if gain >= _LEAST_JUDGED else 0.0

    def gain(self, without: Without = NOTHING) -> float:
        """What the better way gains, in points, once this is taken away."""
        start, seat = self._position.copy(), self.view.seat
        _take_away(start, without)
        tuning = self._tuning if without.tuning is None else without.tuning(self._tuning)
        threatened = not without.calm and is_threatened(start, seat, tuning)
        worths = {kind: worth for worth, kind in keep_values(start, seat, tuning, threatened)}
        goes, kept = self.better.card, self.other.card
        return worths[kept] - worths[goes] if goes in worths and kept in worths else 0.0


def _take_away(world: CountedPosition, without: Without) -> None:
    without.world(world)
    if without.calm:
        more = list(range(RANKS)) * (_LAPS_MORE * world.players * world.book.draw // RANKS + 1)
        world.deck = [*world.deck[world.next_card :], *more]
        world.next_card = 0
        world.stock += len(more)
        for seat in range(world.players):
            if (seat - world.turn) % world.teams:
                _with_useless(world, seat, _MORE)


def _with_useless(world: CountedPosition, seat: int, count: int) -> None:
    """Cards that can only be discarded, so they also keep the hand from being emptied."""
    world.hands[seat][BLACK_THREE] += count
    world.held[seat] += count


def cards_in(one: Lay) -> int:
    """How many cards a group has."""
    _, _, naturals, jokers, twos = one
    return naturals + jokers + twos


def _replace_with_useless(world: CountedPosition, lays: Sequence[Lay]) -> None:
    """The seat to move holds cards that can only be discarded, instead of these."""
    hand = world.hands[world.turn]
    for _, rank, naturals, jokers, twos in lays:
        for kind, count in ((rank if rank < RANKS else BLACK_THREE, naturals), (JOKER, jokers), (TWO, twos)):
            hand[kind] -= count
            hand[BLACK_THREE] += count


def _complete(world: CountedPosition, book: Meant) -> None:
    """The team to move has that book already, without the points of more cards."""
    table, size, number = world.tables[world.turn % world.teams], world.book.size, book.number
    if number == NEW:
        number = len(table.ranks)
        table.ranks.append(book.rank)
        table.naturals.append(0)
        table.wilds.append(0)
        table.at[book.rank] = number
    if book.rank == WILD_MELD:
        table.wilds[number] = max(table.wilds[number], size)
        table.wild_books += 1
        return
    if book.has_wilds:
        table.wilds[number] = max(1, table.wilds[number])
        table.dirty += 1
    else:
        table.clean += 1
    table.naturals[number] = max(table.naturals[number], size - table.wilds[number])


def _onto_book(world: CountedPosition, lays: tuple[Lay, ...], book: Meant) -> tuple[Lay, ...]:
    """The lays with new melds of the rank going onto the book instead; other new melds are numbered after it."""
    if book.number != NEW:
        return lays
    at = len(world.tables[world.turn % world.teams].ranks)
    begun, later = list[int](), at + 1
    moved = []
    for onto, rank, naturals, jokers, twos in lays:
        number = begun[onto - at] if onto >= at else onto
        if onto == NEW:
            begun.append(at if rank == book.rank else later)
            later += rank != book.rank
            number = at if rank == book.rank else NEW
        moved.append((number, rank, naturals, jokers, twos))
    return tuple(moved)


def leaves_pile(seat: int, position: CountedPosition, tuning: Tuning) -> None:
    """A normal turn, except that this seat draws while it can, whatever is on the pile."""
    if position.turn != seat:
        play_turn(position, tuning)
    elif position.stock >= position.book.draw:
        position.draw(position.book.draw)
        finish_turn(position, tuning)
    elif position.book.rules.stock_out == "end":
        position.end()
    else:
        play_turn(position, tuning)


def only_one(kind: int, world: CountedPosition) -> None:
    """The seat to move holds one card of the class, and useless cards in place of the others."""
    hand = world.hands[world.turn]
    if hand[kind] > 1:
        hand[BLACK_THREE] += hand[kind] - 1
        hand[kind] = 1


def spoilt(number: int, world: CountedPosition) -> None:
    """The meld of the team to move has a wild card already."""
    table, size = world.tables[world.turn % world.teams], world.book.size
    if not table.wilds[number]:
        if table.naturals[number] >= size:
            table.clean, table.dirty = table.clean - 1, table.dirty + 1
        table.wilds[number] = 1


def not_melded(kind: int, world: CountedPosition) -> None:
    """The team to move has no meld of the rank."""
    world.tables[world.turn % world.teams].at[kind] = NEW
