"""What the cards of a match were worth: how chance changed the value of the state, minus the expected change.

The only chance is the dealer's order of the cards. It acts when stacks are dealt, when cards are drawn, and when red
threes are replaced. The cards of a pile were put there by players, so taking it isn't chance; a reshuffle shows up when
its cards are drawn, and the value ignores a first upcard. Each piece of luck is measured with all hands known, against
the mean of equally likely alternatives, so it is 0 on average no matter who plays, or how.

Luck and points given away are two figures. The result minus the luck is not "the play": the value is an estimate, and
most of what it leaves is chance that it doesn't see.
"""

import random
import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from game.ai.brain.card_classes import CLASS_OF, CLASSES, RED_THREE, counts_of
from game.ai.brain.counted_position import CountedPosition, position_of
from game.ai.brain.position_value import StateValue
from game.ai.brain.turns import finish_turn
from game.ai.tunings.learned_weights import learned_tuning_for, value_for
from game.analysis.facts import LeadPoint, Luck, RoundLuck
from game.analysis.judged.other_cards import Stacks, StockOrder, other_stacks
from game.engine.events import Drew, Event, PileTaken, RedThreesLaid, UpcardTurned
from game.engine.table.board import Board, Phase
from game.engine.table.state import Table
from game.engine.table.view import view_of
from saves.records.lines import (
    EndLine,
    Line,
    MoveLine,
    PositionLine,
    RoundLine,
    ScoreLine,
    ShuffleLine,
    header_in,
)
from saves.records.replay import Replay

OTHER_DRAWS: Final = 30
"""Each draw is compared with the mean of this many equally likely draws."""

OTHER_STACKS: Final = 100
"""Dealt stacks are compared with the mean of this many hands with feet."""

Leads = tuple[float, ...]
"""For each team: points by which it is ahead of the mean of the others."""


def luck_of(lines: Sequence[Line], draws: int = OTHER_DRAWS) -> Luck:
    """The luck of a record's finished rounds; of a finished match everything, including an unfinished round.

    A round in progress is left out: the worth of its cards would reveal hidden hands. Fewer `draws` than usual are
    faster and unbiased, but add more noise. Raises BadRecord.
    """
    luck = Luck((), ())
    for known in luck_by_round(lines, draws):
        luck = known
    return luck


def luck_by_round(lines: Sequence[Line], draws: int = OTHER_DRAWS) -> Iterator[Luck]:
    """Yield everything known after each round; the last one equals `luck_of`. Raises BadRecord."""
    rounds: tuple[RoundLuck, ...] = ()
    lead: tuple[LeadPoint, ...] = ()
    for told in _told_rounds(lines, draws):
        teams = lead[-1].by_cards if lead else (0.0,) * len(told.luck.teams)
        seats = lead[-1].by_seat if lead else (0.0,) * len(told.luck.seats)
        rounds = (*rounds, told.luck)
        lead = (
            *lead,
            *(
                LeadPoint(at.line, at.expected, _added(teams, at.by_cards), _added(seats, at.by_seat))
                for at in told.lead
            ),
        )
        yield Luck(rounds, lead)


class _ToldRound(Struct, frozen=True):
    """A round that may be revealed; `by_cards` and `by_seat` of its points cover only this round."""

    luck: RoundLuck
    lead: tuple[LeadPoint, ...]


def _told_rounds(lines: Sequence[Line], draws: int) -> Iterator[_ToldRound]:
    """The finished rounds, and an unfinished one only if the match ended with it."""
    replay = Replay(header_in(lines))
    followed: _FollowedRound | None = None
    for number, line in enumerate(lines[1:], start=2):
        before = replay.table
        events = replay.feed(line, number)
        if isinstance(line, RoundLine | PositionLine):
            board, is_dealt = replay.table.board, isinstance(line, RoundLine)
            followed = _FollowedRound(board, draws, is_dealt=is_dealt)
        if followed is None:
            continue
        match line:
            case RoundLine() | PositionLine() | MoveLine():
                followed.follow(number, before, replay.table, events)
            case ShuffleLine():
                followed.shuffle(len(line.stock))
            case ScoreLine():
                yield followed.told(LeadPoint(number, _leads(line.totals), ()))
                followed = None
            case EndLine():
                yield followed.told(None)
                followed = None
    if followed is not None and replay.unscored is not None:
        yield followed.told(None)


class _FollowedRound:
    """The luck and the lead of one round, followed line by line."""

    def __init__(self, board: Board, draws: int, *, is_dealt: bool) -> None:
        """`draws` is the number of alternative draws; `is_dealt`: the round begins with a deal, not in the middle."""
        self._draws = draws
        self._number = board.round
        self._totals = board.totals
        self._value, self._tuning = value_for(board), learned_tuning_for(board)
        self._is_dealt = is_dealt
        self._turned_under = 0
        self._order: StockOrder | None = None
        self._rng = random.Random(0)
        self._read: tuple[Table, CountedPosition] | None = None
        self._seats = [0.0] * board.players
        self._teams: Leads = (0.0,) * board.teams
        self._points: list[LeadPoint] = []

    def told(self, score: LeadPoint | None) -> _ToldRound:
        """The round as far as it was followed, with the final lead if it was scored."""
        points = (
            self._points
            if score is None
            else [*self._points, LeadPoint(score.line, score.expected, self._teams, tuple(self._seats))]
        )
        return _ToldRound(RoundLuck(self._number, tuple(self._seats), self._teams), tuple(points))

    def shuffle(self, count: int) -> None:
        """Discards became stock, below what was left of it."""
        if self._order is not None:
            self._order.put_under(count)

    def follow(self, line: int, before: Table, now: Table, events: Sequence[Event]) -> None:
        """Add what chance did between two tables; and what is expected now, if a turn or the round has ended."""
        board = now.board
        if self._order is None:
            self._turned_under += sum(len(event.under) for event in events if isinstance(event, UpcardTurned))
            if board.phase not in (Phase.CUT, Phase.CHOOSE, Phase.ENDED):
                self._begin(now, events)
                self._point(line, now)
            return
        drawn = before.board.stock - board.stock
        if drawn:
            self._draw(before, now, drawn, events)
            self._order.draw(drawn)
        if board.phase == Phase.ENDED:
            self._point(line, before)
        elif board.turns != before.board.turns:
            self._point(line, now)

    def _begin(self, now: Table, events: Sequence[Event]) -> None:
        """The first turn begins: add the luck of the deal. The random alternatives from here on depend on the hands
        dealt.
        """
        self._order = StockOrder(now.board.stock - self._turned_under, *(1,) * self._turned_under)
        position = _position(now)
        self._rng = random.Random(zlib.crc32(bytes(count for cards in position.hands for count in cards)))
        if not self._is_dealt:
            return
        worth = _DealtWorth(position, self._value)
        others = other_stacks(now.board.rules, self._number, position.players, self._rng)
        usual = sum(worth.of(0, other) for other in islice(others, OTHER_STACKS)) / OTHER_STACKS
        laid = [0] * position.players
        for event in events:
            if isinstance(event, RedThreesLaid):
                laid[event.seat] += len(event.laid)
        parts = [0.0] * position.teams
        for seat in range(position.players):
            luck = worth.of(seat, _stacks_of(position, seat, laid[seat])) - usual
            self._seats[seat] += luck
            parts[seat % position.teams] += luck
        self._teams = _added(self._teams, _leads(parts))

    def _draw(self, before: Table, now: Table, drawn: int, events: Sequence[Event]) -> None:
        """Add the luck of the cards that left the stock, including those for red threes."""
        assert self._order is not None
        takes_pile = any(isinstance(event, PileTaken) for event in events)
        draws = any(isinstance(event, Drew) for event in events)
        is_turn = draws and not takes_pile
        if is_turn:
            position, count = self._position_of(before), before.board.draw_count
        elif draws:
            position, count = _before_drawing_more(now, events)
        else:
            position, count = _before_replacing(now, events)
        stock = [CLASS_OF[card] for card in before.stock]
        lays_red = position.book.lays_red
        known: dict[tuple[int, ...], Leads] = {}
        parts: dict[tuple[int, ...], list[float]] = {}
        others: Leads = (0.0,) * position.teams
        needed = count + lays_red * stock.count(RED_THREE)
        for top in self._order.other_tops(stock, needed, self._draws, self._rng):
            key = tuple(top if lays_red else sorted(top))
            if key not in known:
                known[key] = self._leads_after(position, count, top, is_turn, parts)
            others = _added(others, known[key])
        came = self._leads_after(position, count, stock[:drawn], is_turn, parts)
        luck = tuple(lead - other / self._draws for lead, other in zip(came, others, strict=True))
        self._seats[position.turn] += luck[position.turn % position.teams]
        self._teams = _added(self._teams, luck)

    def _leads_after(
        self,
        position: CountedPosition,
        count: int,
        top: Sequence[int],
        is_turn: bool,
        parts: dict[tuple[int, ...], list[float]],
    ) -> Leads:
        """What is expected once `count` cards are drawn off this top of the stock; in a turn, once it has been played.

        `parts` caches every team's part by what the draw can change for those that don't draw.
        """
        seat = position.turn
        after = position.copy()
        after.deck = top
        after.draw(count)
        after.deck = ()  # what else would be drawn in this turn is separate chance
        if is_turn and after.held[seat]:
            finish_turn(after, self._tuning)
        if after.over:
            return _leads(after.scores())
        key = (after.turn, *after.in_foot, *after.tails_size)
        if key not in parts:
            parts[key] = [self._part_of(after, team) for team in range(after.teams)]
        else:
            parts[key][seat % after.teams] = self._part_of(after, seat % after.teams)
        return _leads(parts[key])

    def _part_of(self, position: CountedPosition, team: int) -> float:
        """The expected score of a team's round, up to a common constant, including the red threes it has laid."""
        book, laid = position.book, position.red_laid[team]
        threes = laid * book.red_expected + position.red_three_extra(team)
        return self._value.of_team(position, team) + threes

    def _position_of(self, table: Table) -> CountedPosition:
        """The table in counts; shared by the end of a turn and the draw after it, so it must not be changed."""
        if self._read is None or self._read[0] is not table:
            self._read = table, _position(table)
        return self._read[1]

    def _point(self, line: int, table: Table) -> None:
        """Add a point for the line: what is expected at this table, including the points already made."""
        position = self._position_of(table)
        points = [
            total + cut + self._part_of(position, team)
            for team, (total, cut) in enumerate(zip(self._totals, table.board.cut, strict=True))
        ]
        self._points.append(LeadPoint(line, _leads(points), self._teams, tuple(self._seats)))


class _DealtWorth:
    """What stacks are worth to the team of the seat they are dealt to, before the first turn, whatever its partners
    hold.
    """

    def __init__(self, position: CountedPosition, value: StateValue) -> None:
        """`position` is the first turn of the round; its cards are ignored."""
        self._value = value
        self._bare = position.copy()
        self._bare.hands = [[0] * CLASSES] * position.players
        self._bare.feet = self._bare.hands.copy()
        self._bare.held = [0] * position.players
        self._bare.feet_size = [0] * position.players
        self._bare.tails = self._bare.hands[: len(position.tails)]
        self._bare.tails_size = [0] * len(position.tails)
        self._nothing = [value.of_team(self._bare, team) for team in range(position.teams)]

    def of(self, seat: int, stacks: Stacks) -> float:
        """Points, including those of red threes laid at once."""
        bare, team = self._bare, seat % self._bare.teams
        hand, foot = bare.hands[seat], bare.feet[seat]
        bare.hands[seat], bare.held[seat] = stacks.hand, sum(stacks.hand)
        bare.feet[seat], bare.feet_size[seat] = stacks.foot, sum(stacks.foot)
        if bare.tails:
            bare.tails[seat], bare.tails_size[seat] = stacks.tail, sum(stacks.tail)
        worth = self._value.of_team(bare, team) - self._nothing[team]
        if bare.tails:
            bare.tails[seat], bare.tails_size[seat] = foot, 0
        bare.hands[seat], bare.held[seat], bare.feet[seat], bare.feet_size[seat] = hand, 0, foot, 0
        return worth + stacks.laid * bare.book.red_expected


def _stacks_of(position: CountedPosition, seat: int, laid: int) -> Stacks:
    tail = position.tails[seat] if position.tails else [0] * CLASSES
    return Stacks(position.hands[seat], position.feet[seat], tail, laid)


def _position(table: Table) -> CountedPosition:
    """The table except for the order of its stock, from the start of the current seat's turn."""
    position = position_of(view_of(table, table.board.turn))
    position.hands = [counts_of(cards) for cards in table.hands]
    position.feet = [counts_of(cards) for cards in table.feet]
    position.tails = [counts_of(cards) for cards in table.tails]
    return position


def _before_drawing_more(now: Table, events: Sequence[Event]) -> tuple[CountedPosition, int]:
    """The position before a seat that took the pile drew the cards that come with it, and their number."""
    at, drew = next((at, event) for at, event in enumerate(events) if isinstance(event, Drew))
    position = _position(now)
    position.turn = drew.seat
    hand, team = position.hands[drew.seat], drew.seat % position.teams
    for event in reversed(events[at:]):
        if isinstance(event, Drew | RedThreesLaid):
            for card in event.cards or ():
                hand[CLASS_OF[card]] -= 1
            position.held[drew.seat] -= event.count
            position.stock += event.count
        if isinstance(event, RedThreesLaid):
            hand[RED_THREE] += len(event.laid)
            position.held[drew.seat] += len(event.laid)
            position.red_laid[team] -= len(event.laid)
            position.seen[RED_THREE] -= len(event.laid)
    return position, drew.count


def _before_replacing(now: Table, events: Sequence[Event]) -> tuple[CountedPosition, int]:
    """The position after a seat took up its foot and laid red threes, before it drew replacements, and their number."""
    laid = [event for event in events if isinstance(event, RedThreesLaid)]
    first = next(at for at, event in enumerate(laid) if event.count)
    position, seat = _position(now), laid[first].seat
    position.turn = seat
    hand, team = position.hands[seat], seat % position.teams
    for event in reversed(laid[first:]):
        for card in event.cards or ():
            hand[CLASS_OF[card]] -= 1
        position.held[seat] -= event.count
        position.stock += event.count
        if event is not laid[first]:
            hand[RED_THREE] += len(event.laid)
            position.held[seat] += len(event.laid)
            position.red_laid[team] -= len(event.laid)
            position.seen[RED_THREE] -= len(event.laid)
    return position, laid[first].count


def _leads(points: Sequence[float]) -> Leads:
    """Each team's lead over the mean of the others."""
    whole, others = sum(points), len(points) - 1
    return tuple(mine - (whole - mine) / others for mine in points)


def _added(one: Leads, other: Leads) -> Leads:
    return tuple(mine + more for mine, more in zip(one, other, strict=True))
