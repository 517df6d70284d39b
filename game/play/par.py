"""Par: what each level of computer player makes of a deal in somebody's chair, the mean of some tries.

Who sits at the other seats stays; other people's chairs are taken by the level, too. Levels play the same cards the
same way every time, so from the second try on the deeper stock has another order (`dealer.AnotherTry`), the same for
every level. What is reported says how many tries it rests on and how far it may be off.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from math import sqrt
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any, Final, get_args

from msgspec import Struct

from game import VERSION
from game.deals.shared_deal import SharedDeal
from game.deals.tables import Level
from game.engine.score import lead_of
from game.play.analysis_process import give_way
from game.play.child_process import ChildProcess
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


def work(pipe: "Connection[Any, Any]", deal: SharedDeal, seat: int) -> None:
    """The process's whole life: it tells what each level makes, as it comes to know it, and that it is done."""
    give_way()
    try:
        for par in pars_so_far(deal, seat):
            pipe.send(par)
        pipe.send(None)
    except OSError:
        return  # nobody waits for it any more


class ParState(Enum):
    """What the tries are doing."""

    WORKING = auto()
    DONE = auto()
    BROKEN = auto()
    """The process ended before its time, or could not be started; what was found stays."""
    STOPPED = auto()


class RunningPar:
    """The levels' tries in a process beside the window: begun at once, polled every frame, stopped at any moment."""

    def __init__(self, deal: SharedDeal, seat: int, worker: Callable[..., None] = work) -> None:
        self.levels: tuple[LevelPar, ...] = ()
        """What is known so far, in the order of `LEVELS`."""
        self.state = ParState.WORKING
        self._process: ChildProcess | None = None
        self._lock = Lock()
        Thread(target=self._start, args=(worker, deal, seat), name="par-start", daemon=True).start()

    @property
    def playing(self) -> Level | None:
        """The level that is still playing; None where nothing more comes."""
        if self.state is not ParState.WORKING:
            return None
        done = [par.level for par in self.levels if par.is_all]
        return next((level for level in LEVELS if level not in done), None)

    def poll(self) -> bool:
        """Hears what has come; True when something is new. It waits for nothing."""
        before = self.levels, self.state
        with self._lock:
            process = self._process
        try:
            while process is not None and self.state is ParState.WORKING and process.pipe.poll():
                self._hear(process.pipe.recv())
        except (EOFError, OSError):
            self._end(ParState.BROKEN)
        return before != (self.levels, self.state)

    def stop(self) -> None:
        """Ends the process; what was found stays."""
        if self.state is ParState.WORKING:
            self._end(ParState.STOPPED)

    def _hear(self, par: LevelPar | None) -> None:
        if par is None:
            self._end(ParState.DONE)
        else:
            self.levels = (*(known for known in self.levels if known.level != par.level), par)

    def _start(self, worker: Callable[..., None], deal: SharedDeal, seat: int) -> None:
        """In a thread: starting a process takes longer than a frame."""
        try:
            process = ChildProcess("par", worker, deal, seat)
        except OSError:
            self.state = ParState.BROKEN
            return
        with self._lock:
            self._process = process
            is_wanted = self.state is ParState.WORKING
        if not is_wanted:
            process.close()

    def _end(self, state: ParState) -> None:
        with self._lock:
            self.state = state
            process = self._process
        if process is not None:
            Thread(target=process.close, name="par-end", daemon=True).start()
