"""What each seat got of the cards that everybody wants, compared with what chance alone would have given it.

Only chance is counted: what was dealt, drawn from the stock or drawn for a red three; never what was taken with the
pile, because players put it there. A draw is compared with the cards that could have come at that moment, which are all
known except for their order: the jokers among them are hypergeometric, no matter who draws, how often and why. Observed
minus expected is therefore a martingale, and the variances and third moments of the draws add up. So a player who draws
more is expected to have more, and a round that ends early because of a draw changes nothing.

A pair of wild cards is two that came at once, in one draw or in one dealt stack; three are one pair, four are two.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from enum import IntEnum
from functools import lru_cache
from math import ceil, comb, floor, log, sqrt
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.facts import Luck
from game.cards import FACES, Card, is_red_three
from game.engine.events import Drew, Event, RedThreesLaid, UpcardTurned
from game.rules.ruleset import RuleSet, cards_set_aside, dealt_to_each, for_round
from saves.library.match_summary import MovesMade, who_played
from saves.players.people import person_key
from saves.records.lines import (
    EndLine,
    GameLine,
    Line,
    MoveLine,
    PositionLine,
    RoundLine,
    ScoreLine,
    SeatInfo,
    ShuffleLine,
    header_in,
    people_in,
)
from saves.records.replay import Replay

MOST: Final = 1e12
"""Every stored number is smaller than this."""

TOO_FEW: Final = 10
"""Below this many rounds nothing is said about chance."""

FALSE_ALARMS: Final = 0.05
"""At most this share of honest players is ever flagged, over all rows together, however often they look."""

_TWO_SIDED: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""

_SHARPEST: Final = 30
"""The warning is tuned to this number of rounds; it is most sensitive after ten times as many."""


class Wanted(IntEnum):
    """What is counted; the value is its index in a row of tallies."""

    JOKERS = 0
    WILDS = 1
    RED_THREES = 2
    WILD_PAIRS = 3
    LUCK_DEAL = 4
    LUCK_DRAWS = 5

    @property
    def is_luck(self) -> bool:
        """Whether it is points, which may be negative; otherwise it counts cards."""
        return self >= Wanted.LUCK_DEAL


class ChanceTally(Struct, frozen=True, array_like=True):
    """The observed count, and mean, variance and third central moment of what chance gives."""

    seen: float = 0.0
    expected: float = 0.0
    variance: float = 0.0
    third: float = 0.0

    def __add__(self, other: "ChanceTally") -> "ChanceTally":
        return ChanceTally(
            self.seen + other.seen,
            self.expected + other.expected,
            self.variance + other.variance,
            self.third + other.third,
        )

    @property
    def band(self) -> tuple[float, float]:
        """The range that chance alone explains in 95 of 100 cases, skewed as chance is (Cornish and Fisher)."""
        error = sqrt(self.variance)
        lean = self._skewness * (_TWO_SIDED**2 - 1) / 6
        return self.expected + error * (lean - _TWO_SIDED), self.expected + error * (lean + _TWO_SIDED)

    @property
    def whole_band(self) -> tuple[int, int]:
        """The first and the last whole number inside the band, which may not contain any.

        >>> ChanceTally(4.0, 5.0, 4.0).whole_band
        (2, 8)
        """
        lower, upper = self.band
        return ceil(lower), max(ceil(lower), floor(upper))

    @property
    def is_inside(self) -> bool:
        """Whether chance alone explains it."""
        lower, upper = self.band
        return lower <= self.seen <= upper

    def is_beyond_chance(self, rounds: int, rows: int) -> bool:
        """Whether to flag it as one of this many rows, after this many rounds, even if checked after every round.

        Robbins' mixture bound: a sum of fair chances crosses it at any time with probability `FALSE_ALARMS` / `rows`.
        """
        if rounds < TOO_FEW or not self.variance:
            return False
        off = (self.seen - self.expected) / sqrt(self.variance)
        off -= self._skewness * (off**2 - 1) / 6
        room = 1 + _SHARPEST / rounds
        return off**2 > room * (2 * log(rows / FALSE_ALARMS) + log(1 + rounds / _SHARPEST))

    @property
    def _skewness(self) -> float:
        return self.third / self.variance**1.5 if self.variance else 0.0


Tallies = tuple[ChanceTally, ...]
"""One for each of `Wanted`, in its order."""

NOTHING: Final[Tallies] = (ChanceTally(),) * len(Wanted)


def added(one: Tallies, other: Tallies) -> Tallies:
    """The sums of both."""
    return tuple(mine + more for mine, more in zip(one, other, strict=True))


class DealtCards(Struct, frozen=True, array_like=True):
    """What the seats of a record got in the rounds that may be revealed, however the match went on."""

    created: str
    """ISO 8601, UTC."""
    seats: tuple[SeatInfo, ...]
    deal: int
    """Equal for records whose first round dealt the same cards: copies, and matches with the same deal code."""
    rounds: int
    tallies: tuple[Tallies, ...]
    """By seat."""
    looked_at: int = 0
    """The number of rounds whose luck is known."""


def _rounded(tally: ChanceTally) -> ChanceTally:
    """Rounded to the precision that is stored."""
    return ChanceTally(*(round(number, 4) for number in (tally.seen, tally.expected, tally.variance, tally.third)))


def is_sound(dealt: DealtCards) -> bool:
    """Whether the parts of stored data fit together: a file may hold anything."""
    with suppress(ValueError):
        datetime.fromisoformat(dealt.created)
        return (
            len(dealt.tallies) == len(dealt.seats) >= 2
            and 0 <= dealt.looked_at < MOST
            and 0 < dealt.rounds < MOST
            and all(len(row) == len(Wanted) and all(map(_is_sound, row)) for row in dealt.tallies)
        )
    return False


def _is_sound(tally: ChanceTally) -> bool:
    return tally.variance >= 0 and all(abs(part) < MOST for part in (tally.seen, tally.expected, tally.third))


# ---- following a record


class CardCount:
    """Counts the cards that come to the seats of a match; fed with each line and its events."""

    def __init__(self) -> None:
        self._header: GameLine | None = None
        self._rules = RuleSet()
        self._seats: tuple[SeatInfo, ...] = ()
        self._people: set[int] = set()
        self._over: list[tuple[Tallies, ...]] = []
        self._round: _CountedRound | None = None
        self._deal: int | None = None
        self._has_ended = False

    def begin(self, header: GameLine, rules: RuleSet) -> None:
        """Begin a match with these rules; nothing has been dealt."""
        self._header, self._rules, self._seats = header, rules, header.seats
        self._people = set(people_in([header]))

    def end(self, seats: tuple[SeatInfo, ...]) -> None:
        """Set who played most at each seat."""
        self._seats = seats

    def follow(self, line: Line, events: Sequence[Event]) -> None:
        """Process the next line and its unmasked events."""
        self._people.update(people_in([line]))
        match line:
            case RoundLine() if self._header is not None:
                players = len(self._header.seats)
                dealt = line.deck[: players * dealt_to_each(self._rules, line.n)]
                self._deal = zlib.crc32("".join(dealt).encode()) if self._deal is None else self._deal
                self._round = _CountedRound(line, self._rules, players)
            case PositionLine():
                self._round = None  # set up by hand, or re-dealt for a branch
            case ShuffleLine() if self._round is not None:
                self._round.put_under(line.stock)
            case EndLine():
                self._has_ended = True
        if self._round is not None:
            for event in events:
                self._round.happened(event)
            if isinstance(line, ScoreLine | EndLine):
                self._over.append(self._round.tallies)
                self._round = None

    def told(self) -> DealtCards | None:
        """The rounds that no longer reveal hidden cards: finished ones, but only if the match is finished or one person
        plays alone. None if there are none.
        """
        header = self._header
        if header is None or self._deal is None or not self._over:
            return None
        if not self._has_ended and (len(self._people) != 1 or header.deal is not None):
            return None
        seats = [NOTHING] * len(header.seats)
        for one in self._over:
            seats = list(map(added, seats, one))
        exact = tuple(tuple(map(_rounded, row)) for row in seats)
        return DealtCards(header.created, self._seats, self._deal, len(self._over), exact)


def dealt_cards(lines: Sequence[Line]) -> DealtCards | None:
    """What the seats of a record got, without their luck. Raises BadRecord."""
    header = header_in(lines)
    replay, count, moves = Replay(header), CardCount(), MovesMade()
    count.begin(header, replay.rules)
    for number, line in enumerate(lines[1:], start=2):
        count.follow(line, replay.feed(line, number))
        if isinstance(line, MoveLine):
            moves[line.seat, replay.seats[line.seat]] += 1
    count.end(who_played(header.seats, moves))
    return count.told()


def with_luck(dealt: DealtCards, lines: Sequence[Line], luck: Luck) -> DealtCards:
    """`dealt` with the luck of its rounds, as far as it is known.

    The luck of a round is 0 on average whatever the round before brought, so its squares add up to its variance.
    """
    told = list(_luck_by_round(lines, luck))
    seats = []
    for seat, known in enumerate(dealt.tallies):
        sums = [ChanceTally(), ChanceTally()]
        for parts in told:
            sums = [
                so_far + ChanceTally(part[seat], 0.0, part[seat] ** 2) for so_far, part in zip(sums, parts, strict=True)
            ]
        seats.append((*known[: Wanted.LUCK_DEAL], *map(_rounded, sums)))
    return replace(dealt, tallies=tuple(seats), looked_at=len(told))


def _luck_by_round(lines: Sequence[Line], luck: Luck) -> Iterator[tuple[Sequence[float], Sequence[float]]]:
    """The luck of the deal and of the draws, by seat. The lead of a round is known only once everything is dealt."""
    dealt_at = {line.n: number for number, line in enumerate(lines, 1) if isinstance(line, RoundLine)}
    before: Sequence[float] = ()
    for one in luck.rounds:
        before = before or (0.0,) * len(one.seats)
        begun = dealt_at.get(one.round)
        first = next((at for at in luck.lead if begun is not None and at.line >= begun), None)
        if first is not None and len(first.by_seat) == len(one.seats):
            by_deal = [now - then for now, then in zip(first.by_seat, before, strict=True)]
            yield by_deal, [whole - part for whole, part in zip(one.seats, by_deal, strict=True)]
        before = [then + whole for then, whole in zip(before, one.seats, strict=True)]


# ---- one round

_JOKER, _TWO, _RED_THREE, _OTHER = b"*23-"
_CODES: Final = {
    card: {"*": _JOKER, "2": _TWO}.get(card[0], _RED_THREE if is_red_three(card) else _OTHER) for card in FACES
}


def _codes(cards: Iterable[Card]) -> bytes:
    """Cards as one byte each, as far as they matter here: counting bytes is fast."""
    return bytes(_CODES[card] for card in cards)


def _marked(cards: bytes) -> tuple[int, int, int]:
    """Jokers, wild cards, red threes."""
    jokers = cards.count(_JOKER)
    return jokers, jokers + cards.count(_TWO), cards.count(_RED_THREE)


class _CountedRound:
    """What came to the seats in one round so far."""

    def __init__(self, dealt: RoundLine, rules: RuleSet, players: int) -> None:
        """Everybody's stacks come off the top, one seat after the other, whether dealt or lifted."""
        deck, each = _codes(dealt.deck), dealt_to_each(rules, dealt.n)
        kept = len(deck) - cards_set_aside(rules, players)
        sizes = tuple(for_round(size, dealt.n) for size in (rules.hand_cards, rules.foot_cards, rules.tail_cards))
        self._tallies = [NOTHING] * players
        for step in range(players):
            mine = deck[step * each : (step + 1) * each]
            self._tallies[(dealt.dealer + 1 + step) % players] = _dealt(mine, sizes, len(deck), _marked(deck))
        self._stock = deck[players * each : kept]
        self._blocks = [len(self._stock)]
        """Sizes of the parts of the stock, top first; within each part every order is equally likely."""

    @property
    def tallies(self) -> tuple[Tallies, ...]:
        """By seat."""
        return tuple(self._tallies)

    def happened(self, event: Event) -> None:
        """Track cards that leave the stock."""
        match event:
            case UpcardTurned():
                self._stock = self._stock[1 + len(event.under) :] + _codes(event.under)
                self._blocks = [len(self._stock) - len(event.under), *(1 for _ in event.under)]
            case Drew():
                self._draw(event.seat, event.count)
            case RedThreesLaid() if event.count:
                self._draw(event.seat, event.count)

    def put_under(self, cards: Sequence[Card]) -> None:
        """Shuffled discards became stock, below what was left of it."""
        self._stock += _codes(cards)
        self._blocks.append(len(cards))

    def _draw(self, seat: int, count: int) -> None:
        tallies, wilds, pairs = [ChanceTally()] * 3, 0, _NO_WILDS
        while count and self._blocks:
            size = self._blocks[0]
            drawn = min(count, size)
            among, seen = _marked(self._stock[:size]), _marked(self._stock[:drawn])
            tallies = [
                tally + _tally(got, _spread(_drawn(drawn, size, marked)))
                for tally, got, marked in zip(tallies, seen, among, strict=True)
            ]
            wilds, pairs = wilds + seen[1], _both(pairs, _drawn(drawn, size, among[1]))
            self._stock, count = self._stock[drawn:], count - drawn
            self._blocks[:1] = [size - drawn] if size > drawn else []
        at_once = _tally(wilds // 2, _spread(_in_pairs(pairs)))
        self._tallies[seat] = added(self._tallies[seat], (*tallies, at_once, *NOTHING[Wanted.LUCK_DEAL :]))


Chances = tuple[float, ...]
"""The probabilities of 0, 1, 2 and so on."""

Spread = tuple[float, float, float]
"""Mean, variance and third central moment."""

_NO_WILDS: Final[Chances] = (1.0,)


def _dealt(mine: bytes, sizes: Sequence[int], cards: int, marked: Sequence[int]) -> Tallies:
    """What a seat was dealt from `cards` cards, whatever the others got."""
    singles = [
        _tally(got, _spread(_drawn(len(mine), cards, among))) for got, among in zip(_marked(mine), marked, strict=True)
    ]
    pairs, start = 0, 0
    for size in sizes:
        pairs += _marked(mine[start : start + size])[1] // 2
        start += size
    at_once = _tally(pairs, _spread(_dealt_pairs(tuple(sizes), cards, marked[1])))
    return (*singles, at_once, *NOTHING[Wanted.LUCK_DEAL :])


def _tally(seen: int, spread: Spread) -> ChanceTally:
    return ChanceTally(float(seen), *spread)


@lru_cache(maxsize=4096)
def _drawn(drawn: int, cards: int, marked: int) -> Chances:
    """How many marked cards are among those drawn: the hypergeometric distribution."""
    ways = comb(cards, drawn)
    return tuple(comb(marked, got) * comb(cards - marked, drawn - got) / ways for got in range(min(drawn, marked) + 1))


@lru_cache(maxsize=64)
def _dealt_pairs(sizes: tuple[int, ...], cards: int, marked: int) -> Chances:
    """Pairs in stacks dealt off one pack, each stack counted separately."""
    likely = {(0, 0): 1.0}  # by marked cards and pairs so far
    for size in sizes:
        after: dict[tuple[int, int], float] = {}
        for (used, pairs), chance in likely.items():
            for got, more in enumerate(_drawn(size, cards, marked - used)):
                key = (used + got, pairs + got // 2)
                after[key] = after.get(key, 0.0) + chance * more
        likely, cards = after, cards - size
    chances = [0.0] * (1 + max(pairs for _, pairs in likely))
    for (_, pairs), chance in likely.items():
        chances[pairs] += chance
    return tuple(chances)


def _both(one: Chances, other: Chances) -> Chances:
    """The distribution of the sum of two independent counts."""
    chances = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, more in enumerate(other):
            chances[first + second] += chance * more
    return tuple(chances)


def _in_pairs(chances: Chances) -> Chances:
    return tuple(sum(chances[got : got + 2]) for got in range(0, len(chances), 2))


@lru_cache(maxsize=4096)
def _spread(chances: Chances) -> Spread:
    mean = sum(got * chance for got, chance in enumerate(chances))
    off = [(got - mean, chance) for got, chance in enumerate(chances)]
    return mean, sum(by**2 * chance for by, chance in off), sum(by**3 * chance for by, chance in off)


# ---- over many matches


class SeatGot(Struct, frozen=True):
    """How many cards of one kind somebody got, in whole numbers; `lower` and `upper` bound what chance explains."""

    who: str
    what: str
    count: int
    lower: int
    upper: int
    inside: bool


class WhoGot(Struct, frozen=True):
    """A player in these records, under one name, and what that seat got."""

    who: str
    info: SeatInfo
    """The most recent description of the seat."""
    rounds: int
    looked_at: int
    """The number of those rounds whose luck is known."""
    tallies: Tallies

    def rounds_of(self, wanted: Wanted) -> int:
        """How many rounds provide this figure."""
        return self.looked_at if wanted.is_luck else self.rounds

    def of(self, wanted: Wanted) -> SeatGot:
        """What that seat got of one kind.

        >>> WhoGot("Ida", SeatInfo(name="Ida", kind="human"), 9, 0, (ChanceTally(4.0, 5.0, 4.0),)).of(Wanted.JOKERS)
        SeatGot(who='Ida', what='jokers', count=4, lower=2, upper=8, inside=True)
        """
        tally = self.tallies[wanted]
        return SeatGot(self.who, wanted.name.lower(), round(tally.seen), *tally.whole_band, tally.is_inside)


class WhoGotWhat(Struct, frozen=True):
    """What everybody got, in the order in which they first sat down."""

    games: int = 0
    rounds: int = 0
    looked_at: int = 0
    seats: tuple[WhoGot, ...] = ()


def beyond_chance(wanted: Wanted, seats: Sequence[WhoGot]) -> tuple[WhoGot, ...]:
    """The seats that chance doesn't explain, counting as many rows as the screen has."""
    rows = len(seats) * len(Wanted)
    return tuple(seat for seat in seats if seat.tallies[wanted].is_beyond_chance(seat.rounds_of(wanted), rows))


def who_got_what(records: Iterable[DealtCards]) -> WhoGotWhat:
    """All these records together; of several with the same cards only the first counts, or the longest copy of it."""
    seats: dict[tuple[str, int], WhoGot] = {}
    known = set[int]()
    games = rounds = looked_at = 0
    for one in sorted(records, key=lambda record: (record.created, -record.rounds)):
        if one.deal in known:
            continue
        known.add(one.deal)
        games, rounds, looked_at = games + 1, rounds + one.rounds, looked_at + one.looked_at
        names = [person_key(info.name) for info in one.seats]
        for seat, (info, name) in enumerate(zip(one.seats, names, strict=True)):
            nth = names[:seat].count(name)
            who = info.name if not nth else f"{info.name} ({nth + 1})"
            got = WhoGot(who, info, one.rounds, one.looked_at, one.tallies[seat])
            if (name, nth) in seats:
                so_far = seats[name, nth]
                got = replace(
                    got,
                    rounds=so_far.rounds + got.rounds,
                    looked_at=so_far.looked_at + got.looked_at,
                    tallies=added(so_far.tallies, got.tallies),
                )
            seats[name, nth] = got
    return WhoGotWhat(games, rounds, looked_at, tuple(seats.values()))
