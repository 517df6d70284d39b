"""Which of some ideas is best: each is played out in the same imagined worlds, those clearly behind are given up.

Nothing here looks at a clock: the budget is counted in playouts, so the same view gets the same answer everywhere.
"""

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from math import sqrt, tanh
from operator import sub
from typing import Final

from msgspec import Struct

from game.ai.brain.counted_position import DISCARD, DRAW, NOBODY, OUT, PASS, TAKE, CountedPosition
from game.ai.brain.position_value import StateValue, final_lead
from game.ai.brain.quick_ways_out import goes_out, leaves_as_proposed
from game.ai.brain.taking_pile import take
from game.ai.brain.threats import is_threatened
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import end_turn, finish_turn, play_turn
from game.ai.player import never
from game.ai.search.courses import Compared, End, course_of
from game.ai.search.ideas import ALLOW, FORBID, Idea
from game.ai.search.worlds import Worlds
from game.engine.table.board import Board
from game.rules.ruleset import cards_set_aside, dealt_to_each, for_round, pack_size

Play = Callable[[CountedPosition, Tuning], None]

LAPS: Final = 2
"""Laps after which a playout is cut and its position valued: in every preset, and more where rounds last longer."""

_OF_THE_STOCK: Final = 8
"""Laps of draws in the stock for each that is played ahead."""

_BATCH: Final = 8
"""Worlds after which ideas that are clearly behind are given up."""

_CERTAIN: Final = 3.5
"""Standard errors ahead of the default at which an idea needs no further world."""

_MOST_WORLDS: Final = 128

LEAST_GAIN: Final = 60.0
SURE: Final = 2.0
"""Points, and standard errors, that an idea must be better by for a hint to stand by it."""

_DECIDED: Final = 1_500.0
"""Points ahead with which a match is as good as won."""


class Guard(Struct, frozen=True):
    """What an idea must be better than the default by to be followed, and when hope for it is given up."""

    least_gain: float = LEAST_GAIN
    errors: float = SURE
    """Standard errors that the gain must exceed as well."""
    given_up: float = 2.5
    """Standard errors behind the best, or short of the least gain, at which an idea is dropped."""
    often: float = 0.0
    """The least share of the worlds that it must be better in, of those in which it is better or worse."""


TOLD: Final = Guard(often=0.6)
"""For moves shown to somebody as better: what is worse as often as better, nobody believes."""
AT_ALL: Final = Guard(least_gain=0.0, errors=0.0)
"""Where any gain counts."""
PLAYED: Final = Guard(least_gain=30.0, errors=1.0)
"""For what is played: it needn't be that sure, since it wins more often than not (tools/training/LOG.md)."""


class Verdict(Struct, frozen=True):
    """The idea to follow, and how it stood against the one that would have been followed without thinking."""

    choice: int
    gain: float = 0.0
    """Points by which it was better than the default, on average over the worlds."""
    worlds: int = 0
    better: int = 0
    worse: int = 0
    """In how many of the worlds it was better, and in how many worse."""
    playouts: int = 0

    @property
    def same(self) -> int:
        """In how many of the worlds it came to the same."""
        return self.worlds - self.better - self.worse


class Search:
    """One decision being thought about. The first idea is the default, which only a clear gain overrules.

    Some of the others may be `plain`: the first of those is followed to which what would be isn't better by what it
    `yields_to`.
    """

    def __init__(
        self,
        ideas: Sequence[Idea],
        worlds: Worlds,
        tuning: Tuning,
        value: StateValue,
        rng: random.Random,
        laps: int = LAPS,
        guard: Guard = TOLD,
        plain: Sequence[int] = (),
        yields_to: Guard = TOLD,
        is_told: bool = True,
    ) -> None:
        """`is_told`: whether `compared` will be asked for; keeping what that takes costs a twentieth of the time."""
        self._ideas = ideas
        self._laps = laps
        self._guard = guard
        self._plain = plain
        self._yields_to = yields_to
        self._worlds = worlds
        self._tuning = tuning
        self._value = value
        self._rng = rng
        self._results: list[list[float]] = [[] for _ in ideas]
        self._decides_match = worlds.is_last_round
        self._leads = [[] for _ in ideas] if self._decides_match else self._results
        """The same in points of the round, which in a last round count for less the surer the match is decided."""
        self._ends: list[list[End]] = [[] for _ in ideas]
        self._is_told = is_told
        self._settled = False
        self.playouts = 0
        self.is_broken_off = False
        """Whether the last verdict came before it was clear."""

    def run(self, effort: int) -> Verdict:
        """The verdict after about this many playouts."""
        *_, last = self.slices(effort)
        return last

    def slices(self, effort: int, is_enough: Callable[[], bool] = never) -> Iterator[Verdict]:
        """The verdict so far, one after every world, until it is clear, about this many playouts are done or it
        `is_enough`.

        It is recomputed only every few worlds, and at the end.
        """
        alive = list(range(len(self._ideas)))
        verdict = Verdict(0)
        for world in range(1, max(_MOST_WORLDS, effort // 8)):
            if len(alive) < 2 or self._settled or self.playouts + len(alive) > effort or is_enough():
                break
            self._play(alive)
            if world % _BATCH == 0:
                alive = self._contenders(alive)
                verdict = self._verdict(alive)
            yield verdict
        self.is_broken_off = len(alive) > 1 and not self._settled
        yield self._verdict(alive)

    def _contenders(self, alive: list[int]) -> list[int]:
        """The ideas that are not clearly behind the best and may still be followed, and the default.

        Where the default itself is clearly behind a single other idea, only that one is left beside it.
        """
        best = max(alive, key=self._total)
        kept = [0]
        for index in alive[1:]:
            gain, error = self._gain(index, best)
            is_in_it = (index == best or gain > -self._guard.given_up * error) and self._may_be_followed(index)
            if is_in_it or index in self._plain[:1]:
                kept.append(index)
        if len(kept) == 2 and best != 0:
            gain, error = self._gain(best, 0)
            if gain > _CERTAIN * error:
                self._settled = True
        return kept

    def _may_be_followed(self, index: int) -> bool:
        """Whether further worlds may still show enough of a gain over the default."""
        points, error = _mean_and_error(self._leads[index], self._leads[0])
        return points + self._guard.given_up * error >= self._guard.least_gain

    def _gain(self, one: int, other: int) -> tuple[float, float]:
        """By how much an idea is better than another in the worlds of both, and the standard error of that."""
        return _mean_and_error(self._results[one], self._results[other])

    def _better_and_worse(self, one: int, other: int) -> tuple[int, int]:
        """In how many of the worlds of both an idea is better than another, and in how many worse."""
        pairs = list(zip(self._results[one], self._results[other], strict=False))
        return sum(mine > its for mine, its in pairs), sum(mine < its for mine, its in pairs)

    def compared(self, choice: int, most: int) -> tuple[Compared, ...]:
        """The choice against other ideas, each in the worlds of both: the closest first, at most this many.

        The default and the first plain idea are included, close or not.
        """
        results = self._results
        others = [index for index, result in enumerate(results) if index != choice and result]
        if not results[choice]:
            return ()
        others.sort(key=lambda index: (-len(results[index]), self._gain(choice, index)[0]))
        always = [index for index in (0, *self._plain[:1]) if index in others]
        near = [index for index in others if index not in always][: most - len(always)]
        told = [index for index in others if index in near or index in always]
        return tuple(self._against(choice, other) for other in told)

    def _against(self, choice: int, other: int) -> Compared:
        gain, error = self._gain(choice, other)
        better, worse = self._better_and_worse(choice, other)
        worlds = min(len(self._results[choice]), len(self._results[other]))
        courses = (course_of(self._ends[index][:worlds]) for index in (choice, other))
        return Compared(other, gain, error, worlds, better, worse, *courses)

    def means(self, worlds: int, laps: int) -> list[float]:
        """Every idea's mean outcome over this many common worlds."""
        totals = [0.0] * len(self._ideas)
        for _ in range(worlds):
            world = self._worlds.one(self._rng)
            for index in range(len(self._ideas)):
                totals[index] += self._outcome(world, index, laps * world.players)
        return [total / worlds for total in totals]

    def _play(self, alive: list[int]) -> None:
        """One more world for all of them."""
        world = self._worlds.one(self._rng)
        laps = self._laps * world.players
        for index in alive:
            self._results[index].append(self._outcome(world, index, laps))
        self.playouts += len(alive)

    def _total(self, index: int) -> float:
        """What orders ideas that were played out in the same worlds."""
        return sum(self._results[index])

    def _verdict(self, alive: list[int]) -> Verdict:
        if len(alive) < 2 or not self._results[0]:
            return Verdict(0, playouts=self.playouts)
        best = max(alive[1:], key=self._total)
        choice = best if self._is_clear(best, 0, self._guard) else 0
        if self._plain and choice not in self._plain and len(self._results[0]) >= _BATCH:
            plain = [index for index in self._plain if index in alive or self._is_even(index, {choice, best})]
            if close := [index for index in plain if not self._is_beaten(index, {choice, best})]:
                best = choice = close[0]
        gain, _ = self._gain(best, 0)
        better, worse = self._better_and_worse(best, 0)
        return Verdict(choice, gain, len(self._results[best]), better, worse, self.playouts)

    def _is_even(self, given_up: int, with_: Collection[int]) -> bool:
        """Whether an idea that couldn't gain enough any more was about as good as these all the same."""
        return all(gain <= error for gain, error in (self._gain(index, given_up) for index in with_))

    def _is_beaten(self, plain: int, by: Collection[int]) -> bool:
        """Whether a plain idea yields to one of these; a discard, which costs little, as in an opened game.

        What is certain needn't be better that often.
        """
        guard = TOLD if self._ideas[plain].kind == DISCARD else self._yields_to
        certain = Guard(least_gain=2 * LEAST_GAIN, errors=_CERTAIN)
        return any(self._is_clear(index, plain, one) for index in by for one in (guard, certain))

    def _is_clear(self, one: int, other: int, guard: Guard) -> bool:
        """Whether an idea is better than another by what the guard asks, in enough worlds."""
        gain, error = self._gain(one, other)
        points, _ = _mean_and_error(self._leads[one], self._leads[other])
        better, worse = self._better_and_worse(one, other) if guard.often else (0, 0)
        is_often = better >= guard.often * (better + worse)
        is_sure = points >= guard.least_gain and gain > guard.errors * error
        return is_sure and is_often and len(self._results[one]) >= _BATCH

    def _outcome(self, world: CountedPosition, index: int, turns: int) -> float:
        """Points by which the mover's team will be ahead when the idea is followed in this world."""
        position = played_on(world, self._ideas[index], turns, self._tuning)
        if self._is_told:
            self._ends[index].append(End(position))
        lead = _lead(position, world.turn % world.teams, self._value)
        if not self._decides_match:
            return lead
        self._leads[index].append(lead)
        return towards_winning(lead, world)


def _mean_and_error(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much the ones are more in the worlds of both, and the standard error of that."""
    gains = list(map(sub, ones, others))
    count = len(gains)
    mean = sum(gains) / count
    return mean, sqrt(sum([(off := gain - mean) * off for gain in gains]) / max(1, count - 1) / count)


def laps_ahead(board: Board) -> int:
    """Laps after which playouts are cut by the board's rules: an eighth of those that the stock lasts from the deal.

    >>> from game.engine.table.state import before_first_deal
    >>> from game.rules.ruleset import RuleSet
    >>> [laps_ahead(before_first_deal(RuleSet(draw_count=draw), 4, 2).board) for draw in (3, 2, 1)]
    [2, 2, 4]
    """
    rules, players = board.rules, board.players
    dealt = cards_set_aside(rules, players) + players * dealt_to_each(rules, board.round)
    laps = (pack_size(rules, players) - dealt) / (players * max(1, for_round(rules.draw_count, board.round)))
    return max(LAPS, round(laps / _OF_THE_STOCK))


def lead_after(
    world: CountedPosition, idea: Idea, turns: int, tuning: Tuning, value: StateValue, play: Play = play_turn
) -> float:
    """The mover's team's expected lead in the round if the idea is followed in this world.

    Everybody plays by the tuning for this many turns, then the position is valued.
    """
    return _lead(played_on(world, idea, turns, tuning, play), world.turn % world.teams, value)


def played_on(
    world: CountedPosition, idea: Idea, turns: int, tuning: Tuning, play: Play = play_turn
) -> CountedPosition:
    """Where the idea leads in this world: everybody plays by the tuning for this many turns, if the round lasts."""
    position = world.copy()
    follow(position, idea, tuning)
    for _ in range(turns):
        if position.over:
            break
        play(position, tuning)
    return position


def _lead(position: CountedPosition, team: int, value: StateValue) -> float:
    return final_lead(position, team) if position.over else value.lead(position, team)


def towards_winning(lead: float, world: CountedPosition) -> float:
    """In the last round points count less the farther they are from deciding the match for the mover's team."""
    team, before = world.turn % world.teams, world.before
    ahead = lead + before[team] - max(points for other, points in enumerate(before) if other != team)
    return _DECIDED * tanh(ahead / _DECIDED)


def follow(position: CountedPosition, idea: Idea, tuning: Tuning) -> None:
    """Plays the idea and the rest of the turn, which in an answer to a proposal is the turn of who proposes."""
    seat = position.turn
    if idea.kind == DRAW:
        position.draw(position.book.draw)
        finish_turn(position, tuning)
    elif idea.kind == TAKE:
        take(position, seat, list(idea.lays))
        if position.turn == seat:
            finish_turn(position, tuning)
    elif idea.kind == DISCARD:
        position.discard(idea.card)
    elif idea.kind == PASS:
        position.end()
    elif idea.kind == ALLOW:
        if not goes_out(position, seat):
            leaves_as_proposed(position)
    elif idea.kind == FORBID:
        position.refused = True
        finish_turn(position, tuning)
    else:
        is_whole = idea.kind == OUT or idea.card != NOBODY
        threatened = not is_whole and is_threatened(position, seat, tuning)
        position.lay_groups(seat, idea.lays)
        if idea.kind == OUT:
            position.go_out(idea.card)
        elif is_whole:
            position.discard(idea.card)
        else:
            end_turn(position, seat, tuning, threatened)
