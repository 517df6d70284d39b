"""Who plays better: the same deals with seats exchanged, so that luck affects both, and the certainty of the answer."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from itertools import pairwise
from math import log10, sqrt
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from game.messages.functions import command_line as say_command_line
from game.messages.language import UserError
from game.play.processes.worker_pool import Workers, worker_pool
from game.play.results.simulation import GameResult, Series, Z, play_match, share_within, wilson
from game.play.seats import SeatPlan, TablePlan
from saves.records.lines import Line

CHECKED_EVERY: Final = 10
"""How many deals are played between checks whether the answer is clear: fixed, so that workers make no difference."""

FEWEST: Final = 30
"""Minimum deals before an answer may be called clear."""

FOLDS: Final = 10
"""Number of folds of the deals; the luck correction of one fold is estimated from the others."""

OTHER_DRAWS: Final = 12
"""Alternative draws for measuring luck: few, because over many deals their own noise is small."""

_SURE_OF_WINNING: Final = 0.999


class Duel(Struct, frozen=True, kw_only=True):
    """One player against another under the rules and table of a series; its seats are replaced by theirs.

    Partners are more of the same, or those named `beside` them.
    """

    series: Series
    one: SeatPlan
    other: SeatPlan
    beside_one: tuple[SeatPlan, ...] = ()
    beside_other: tuple[SeatPlan, ...] = ()
    counts_luck: bool = False
    """Whether luck is also removed, which takes longer than a match of any level except `expert`."""

    @property
    def sides(self) -> tuple[tuple[SeatPlan, ...], tuple[SeatPlan, ...]]:
        """Who sits in each team, in rotation until it is full."""
        return (self.one, *self.beside_one), (self.other, *self.beside_other)


class DealResult(Struct, frozen=True):
    """One deal, played once with `one` in each team's place: its share of the wins, and its lead per round."""

    number: int
    share: float
    points: float
    rounds: int
    rounds_out: int
    moves: int
    think: dict[str, dict[int, int]]
    seed: str = ""
    """The seed of its series."""
    luck: float | None = None
    """How much more of a win than expected the cards of `one` were; None if not computed."""


class AdjustedShare(Struct, frozen=True):
    """The share won with luck removed, and its 95 % interval."""

    share: float
    lower: float = field(name="low")
    upper: float = field(name="high")


class DuelResult(Struct, frozen=True, kw_only=True):
    """The result of a duel. Intervals are low, middle, high at 95 %; Elo is None if somebody never lost."""

    rules: str
    table: str
    seed: str
    effort: int
    one: str
    other: str
    deals: int
    fair: float
    """The share that equal players would win."""
    win: tuple[float, float, float]
    elo: tuple[float, float, float] | None
    points: tuple[float, float, float]
    out_share: float
    think_ms: dict[str, dict[str, float]]
    results: tuple[DealResult, ...]
    adjusted: AdjustedShare | None = None
    """The same share as `win`, with less noise; None if the luck of a deal isn't known."""


class CannotMerge(UserError):
    """Results that don't belong to one duel."""


def win_luck(lines: Sequence[Line], draws: int) -> tuple[float, ...]:
    """As in `game.analysis.chance.win_luck`, imported lazily: `simulate` without a duel starts faster."""
    from game.analysis.chance.win_luck import win_luck as measured

    return measured(lines, draws)


def play_deal(duel: Duel, number: int) -> DealResult:
    """Deal `number` (from 1), once per team. Raises like `play_game`."""
    table = duel.series.table
    share = points = luck = 0.0
    games: list[GameResult] = []
    think: dict[str, Counter[int]] = {plan.text: Counter() for side in duel.sides for plan in side}
    for place in range(table.teams):
        seats = tuple(_sits(duel, place, seat) for seat in range(table.players))
        series = replace(duel.series, table=TablePlan(table.players, table.teams, seats), folder=None)
        match, game = play_match(series, number)
        games.append(game)
        if duel.counts_luck:
            luck += win_luck(match.lines, OTHER_DRAWS)[place] / table.teams
        share += (place in game.winners) / len(game.winners) / table.teams
        others = [total for team, total in enumerate(game.totals) if team != place]
        points += (game.totals[place] - max(others)) / game.rounds / table.teams
        for text, counts in game.think.items():
            think[text].update(counts)
    return DealResult(
        number,
        round(share, 6),
        round(points, 3),
        sum(game.rounds for game in games),
        sum(game.rounds_out for game in games),
        sum(game.moves for game in games),
        {text: dict(counts) for text, counts in think.items()},
        str(duel.series.seed),
        round(luck, 6) if duel.counts_luck else None,
    )


def _sits(duel: Duel, place: int, seat: int) -> SeatPlan:
    """Who sits there while `one` has that team's place."""
    teams = duel.series.table.teams
    side = duel.sides[0 if seat % teams == place else 1]
    return side[seat // teams % len(side)]


def play_duel(
    duel: Duel, numbers: range, workers: Workers, until_decided: bool, progress: Callable[[int], None]
) -> DuelResult:
    """Play these deals, or as many as needed `until_decided`; the same ones for any players. Raises NoCluster."""
    results: list[DealResult] = []
    with (
        worker_pool(workers) as pool,
        closing(pool.results(play_deal, [(duel, number) for number in numbers])) as played,
    ):
        for result in played:
            results.append(result)
            progress(len(results))
            if until_decided and len(results) % CHECKED_EVERY == 0 and is_decided(results, duel.series.table.teams):
                break
    return duel_result(duel, results)


def is_decided(results: Sequence[DealResult], teams: int) -> bool:
    """Whether the interval of the share won, with luck removed if known, is on one side of that of equal players."""
    lower, _, upper = interval([result.share for result in results])
    adjusted = adjusted_share(results)
    if adjusted is not None:
        lower, upper = adjusted.lower, adjusted.upper
    return len(results) >= FEWEST and not lower <= 1 / teams <= upper


def duel_result(duel: Duel, results: Sequence[DealResult]) -> DuelResult:
    """The answer from these deals."""
    series = duel.series
    return _summed(
        results,
        rules=series.rules.name,
        table=f"{series.table.players}:{series.table.teams}",
        seed=str(series.seed),
        effort=series.effort,
        one="+".join(plan.text for plan in duel.sides[0]),
        other="+".join(plan.text for plan in duel.sides[1]),
        teams=series.table.teams,
    )


def _summed(
    results: Sequence[DealResult],
    *,
    rules: str,
    table: str,
    seed: str,
    effort: int,
    one: str,
    other: str,
    teams: int,
) -> DuelResult:
    win = interval([result.share for result in results])
    lower, middle, upper = interval([result.points for result in results])
    think: dict[str, Counter[int]] = {}
    for result in results:
        for text, counts in result.think.items():
            think.setdefault(text, Counter()).update(counts)
    rounds = sum(result.rounds for result in results)
    return DuelResult(
        rules=rules,
        table=table,
        seed=seed,
        effort=effort,
        one=one,
        other=other,
        deals=len(results),
        fair=round(1 / teams, 4),
        win=(round(max(0.0, win[0]), 4), round(win[1], 4), round(min(1.0, win[2]), 4)),
        elo=elo_of(win),
        points=(round(lower, 1), round(middle, 1), round(upper, 1)),
        out_share=round(sum(result.rounds_out for result in results) / max(1, rounds), 4),
        think_ms={
            text: {"p50": share_within(counts, 0.5), "p99": share_within(counts, 0.99)}
            for text, counts in think.items()
        },
        results=tuple(results),
        adjusted=adjusted_share(results),
    )


def adjusted_share(results: Sequence[DealResult]) -> AdjustedShare | None:
    """The share of the wins with luck as a control variate: the same quantity as the plain share, with less noise.

    Luck is 0 on average no matter who plays, so subtracting a multiple of it changes only the spread. The best multiple
    for the deals of one fold comes from the other folds, so that no deal influences its own correction.
    """
    pairs = [(result.share, result.luck) for result in results if result.luck is not None]
    if not pairs or len(pairs) < len(results):
        return None
    factors = [_factor([pair for at, pair in enumerate(pairs) if at % FOLDS != fold]) for fold in range(FOLDS)]
    lower, middle, upper = interval([share - factors[at % FOLDS] * luck for at, (share, luck) in enumerate(pairs)])
    return AdjustedShare(*(round(min(1.0, max(0.0, value)), 4) for value in (middle, lower, upper)))


def _factor(pairs: Sequence[tuple[float, float]]) -> float:
    """The regression coefficient of the share won on luck; 0 if there are too few deals."""
    if len(pairs) < FOLDS:
        return 0.0
    luck = sum(other for _, other in pairs) / len(pairs)
    both = sum(one * (other - luck) for one, other in pairs)  # the mean of `one` would change nothing
    alone = sum((other - luck) ** 2 for _, other in pairs)
    return both / alone if alone else 0.0


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean with its 95 % interval; if all values are equal, as after few deals, Wilson's for that share.

    >>> [round(value, 2) for value in interval([0.5, 1.0, 0.5, 1.0])]
    [0.47, 0.75, 1.03]
    """
    count = len(values)
    if not count:
        return 0.0, 0.0, 0.0
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
    if not spread and 0 <= mean <= 1:
        lower, _, upper = wilson(mean * count, count)
        return lower, mean, upper
    return mean - Z * spread, mean, mean + Z * spread


def elo_of(win: tuple[float, float, float]) -> tuple[float, float, float] | None:
    """The rating difference that such shares mean between two players; None if somebody never lost."""
    if not 0 < win[1] < 1:
        return None
    lower, middle, upper = (min(max(share, 1 - _SURE_OF_WINNING), _SURE_OF_WINNING) for share in win)
    return _elo(lower), _elo(middle), _elo(upper)


def _elo(share: float) -> float:
    return round(400 * log10(share / (1 - share)), 1)


def merged(parts: Iterable[DuelResult]) -> tuple[DuelResult, ...]:
    """Results of the same duels over different deals or seeds, merged; ordered by first appearance.

    Raises CannotMerge if a deal is in two of them.
    """
    duels: dict[tuple[str, ...], list[DuelResult]] = {}
    for part in parts:
        key = (part.rules, part.table, str(part.effort), part.one, part.other)
        duels.setdefault(key, []).append(part)
    return tuple(_joined(same) for same in duels.values())


def _joined(same: Sequence[DuelResult]) -> DuelResult:
    results = [replace(result, seed=result.seed or part.seed) for part in same for result in part.results]
    results.sort(key=lambda result: (result.seed, result.number))
    first = same[0]
    for earlier, later in pairwise(results):
        if (earlier.seed, earlier.number) == (later.seed, later.number):
            raise CannotMerge(say_command_line.deal_twice(later.number, first.one, first.other))
    return _summed(
        results,
        rules=first.rules,
        table=first.table,
        seed=", ".join(dict.fromkeys(result.seed for result in results)),
        effort=first.effort,
        one=first.one,
        other=first.other,
        teams=round(1 / first.fair),
    )
