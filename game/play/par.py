"""Par: what each level of computer player makes of a deal in somebody's chair, the mean of some tries.

Who sits at the other seats stays; other people's chairs are taken by the level, too. Levels play the same cards the
same way every time, so from the second try on the deeper stock has another order (`dealer.AnotherTry`), the same for
every level. What is reported says how many tries it rests on and how far it may be off.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, get_args

from msgspec import Struct

from game import VERSION
from game.deals.shared_deal import SharedDeal
from game.deals.tables import Level
from game.engine.score import lead_of
from game.play.child_process import ChildStream
from game.play.seats import TablePlan, seat_plan
from game.play.shared_deals import plan_of
from game.play.simulation import Series, play_match

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""In the order in which they are played, the slowest last."""

TRIES: Final = 20

EFFORT: Final = 200
"""Playouts that `expert` spends on a decision here: less than at the table, as twenty tries are waited for."""


class LevelPar(Struct, frozen=True):
    """What a level made so far: the mean lead of its team over the best of the others, in points of the score."""

    level: Level
    mean: float
    se: float | None
    """Standard error of the mean; None of a single try."""
    games: int
    is_all: bool = True
    """Whether no further try comes."""


def tries_of(deal: SharedDeal, seat: int, level: Level, count: int = TRIES) -> Iterator[int]:
    """The lead with which each try ends, one after the other; the same whenever it is asked for."""
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
    for number in range(1, count + 1):
        yield lead_of(play_match(series, number)[1].totals, seat)


def par_of(level: Level, leads: Sequence[int], is_all: bool = True) -> LevelPar:
    """The mean of some tries and its error.

    >>> par_of("easy", (100, 300)).mean, par_of("easy", (100, 300)).se
    (200.0, 100.0)
    """
    games = len(leads)
    mean = sum(leads) / games
    spread = sum((lead - mean) ** 2 for lead in leads)
    se = sqrt(spread / (games - 1) / games) if games > 1 else None
    return LevelPar(level, round(mean, 1), None if se is None else round(se, 1), games, is_all)


def pars_so_far(
    deal: SharedDeal,
    seat: int,
    tries: Callable[[SharedDeal, int, Level], Iterable[int]] = tries_of,
) -> Iterator[LevelPar]:
    """Every level after each of its tries."""
    for level in LEVELS:
        leads, told = list[int](), None
        for lead in tries(deal, seat, level):
            leads.append(lead)
            told = par_of(level, leads, is_all=False)
            yield told
        if told is not None:
            yield par_of(level, leads)


class RunningPar(ChildStream[LevelPar]):
    """The levels' tries in a process beside the window: begun at once, polled every frame, closed at any moment."""

    def __init__(self, deal: SharedDeal, seat: int, find: Callable[..., Iterable[LevelPar]] = pars_so_far) -> None:
        super().__init__("par", find, deal, seat)
        self.start()

    @property
    def levels(self) -> tuple[LevelPar, ...]:
        """What is known so far, in the order of `LEVELS`."""
        return tuple({par.level: par for par in self.came}.values())

    @property
    def playing(self) -> Level | None:
        """The level that is still playing; None where nothing more comes."""
        if not self.is_running:
            return None
        done = [par.level for par in self.levels if par.is_all]
        return next((level for level in LEVELS if level not in done), None)
