"""Par: how each level of computer player does with a deal in a given seat, averaged over some tries.

The players of the other seats stay; the level also takes other people's seats. Levels play the same cards the same way
every time, so from the second try on the deeper stock has another order (`dealer.AnotherTry`), the same for every
level. The result includes the number of tries and the margin of error.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, get_args

from msgspec import Struct

from game import VERSION
from game.deals.shared_deal import SharedDeal
from game.deals.tables import Level
from game.engine.score import lead_of
from game.play.processes.child_process import ChildStream
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.play.shared_deals import plan_of

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""In the order in which they are played, the slowest last."""

TRIES: Final = 20

EFFORT: Final = 200
"""Playouts per decision of `expert` here: fewer than at the table, because somebody waits for twenty tries."""


class LevelPar(Struct, frozen=True):
    """A level's result so far: its team's lead over the best of the others in each try, in points of the score.

    >>> LevelPar("easy", (100, 300)).mean, LevelPar("easy", (100, 300)).se
    (200.0, 100.0)
    """

    level: Level
    leads: tuple[int, ...]
    """Never empty."""
    is_all: bool = True
    """Whether there will be no further tries."""

    @property
    def mean(self) -> float:
        """The mean over all tries."""
        return round(fmean(self.leads), 1)

    @property
    def se(self) -> float | None:
        """Standard error of the mean; None for a single try."""
        error = _error_of(self.leads)
        return None if error is None else round(error, 1)

    @property
    def games(self) -> int:
        """How many tries there were."""
        return len(self.leads)


def _error_of(amounts: Sequence[int]) -> float | None:
    return stdev(amounts) / sqrt(len(amounts)) if len(amounts) > 1 else None


def grouped_by_result(levels: Iterable[LevelPar]) -> tuple[tuple[LevelPar, ...], ...]:
    """The levels by result, the lowest first; levels whose order may be chance are grouped.

    Two levels are separated if the mean of their difference in each try, with the same cards, is more than two standard
    errors.

    >>> levels = [LevelPar("hard", (50, 70)), LevelPar("normal", (0, 90)), LevelPar("easy", (-900, -890))]
    >>> [[par.level for par in group] for group in grouped_by_result(levels)]
    [['easy'], ['normal', 'hard']]
    """
    groups = list[list[LevelPar]]()
    for par in sorted(levels, key=lambda par: (par.mean, LEVELS.index(par.level))):
        if groups and not _are_apart(groups[-1][-1], par):
            groups[-1].append(par)
        else:
            groups.append([par])
    return tuple(tuple(sorted(group, key=lambda par: LEVELS.index(par.level))) for group in groups)


def _are_apart(one: LevelPar, other: LevelPar) -> bool:
    more = [theirs - lead for lead, theirs in zip(one.leads, other.leads, strict=False)]
    error = _error_of(more)
    return error is not None and abs(fmean(more)) > 2 * error


def tries_of(deal: SharedDeal, seat: int, level: Level, count: int = TRIES) -> Iterator[int]:
    """The lead at the end of each try, one after the other; always the same."""
    plan = plan_of(deal)
    seats = [seat_plan(level) if at == seat or one.kind == "human" else one for at, one in enumerate(plan.seats)]
    series = Series(
        rules=deal.rules,
        table=TablePlan(plan.players, plan.teams, tuple(seats)),
        seed=0,
        name="par",
        app=VERSION,
        effort=EFFORT,
        deal=deal,
    )
    yield from (lead_of(play_match(series, number)[1].totals, seat) for number in range(1, count + 1))


def pars_so_far(
    deal: SharedDeal,
    seat: int,
    tries: Callable[[SharedDeal, int, Level], Iterable[int]] = tries_of,
) -> Iterator[LevelPar]:
    """Every level after each of its tries."""
    for level in LEVELS:
        leads = list[int]()
        for lead in tries(deal, seat, level):
            leads.append(lead)
            yield LevelPar(level, tuple(leads), is_all=False)
        if leads:
            yield LevelPar(level, tuple(leads))


class RunningPar(ChildStream[LevelPar]):
    """The levels' tries in a background process: started at once, polled every frame, closed at any moment."""

    def __init__(self, deal: SharedDeal, seat: int, find: Callable[..., Iterable[LevelPar]] = pars_so_far) -> None:
        super().__init__("par", find, deal, seat)
        self.start()

    @property
    def levels(self) -> tuple[LevelPar, ...]:
        """What is known so far, in the order of `LEVELS`."""
        return tuple({par.level: par for par in self.came}.values())

    @property
    def playing(self) -> Level | None:
        """The level that is still playing; None if nothing more comes."""
        if not self.is_running:
            return None
        done = [par.level for par in self.levels if par.is_all]
        return next((level for level in LEVELS if level not in done), None)
