"""When a problem comes back to those who tried it, and how a try changes that.

A future date was written by a clock that was ahead: it counts as today, so nobody has to wait for it.
"""

from collections.abc import Iterable
from datetime import date
from typing import Final

from msgspec.structs import replace

from saves.players.people import Learned, OwnProblem, ProblemProgress

DAYS_APART: Final = (1, 3, 10)
"""After how many days a problem comes back: the first time, the second, and every time after that."""

OWN_SOLVED: Final = 2
"""On how many days a problem from one's own games must be solved to be learned; a bundled problem on one."""


def is_learned(progress: ProblemProgress, *, is_own: bool) -> bool:
    """Whether a problem need not come back."""
    return len(progress.solved) >= (OWN_SOLVED if is_own else 1)


def comes_back(progress: ProblemProgress) -> date | None:
    """The day from which a problem that isn't learned is due again; None if it was never tried."""
    if progress.last is None:
        return None
    return _days_after(progress.last, DAYS_APART[min(max(1, progress.days), len(DAYS_APART)) - 1])


def _days_after(day: date, days: int) -> date:
    return date.fromordinal(min(day.toordinal() + days, date.max.toordinal()))


def waits(progress: ProblemProgress, today: date, *, is_own: bool) -> bool:
    """Whether a problem is due today. One from one's own games is due from the day it was found, a bundled one only
    after a try.
    """
    if is_learned(progress, is_own=is_own):
        return False
    back = comes_back(progress)
    return is_own if back is None or progress.last is None else back <= today or progress.last > today


def after_try(progress: ProblemProgress, today: date, *, is_solved: bool) -> ProblemProgress:
    """The progress after a try today; several tries on one day count as one."""
    days = progress.days + (progress.last != today)
    known = progress.solved
    if len(known) < OWN_SOLVED:
        known = tuple(min(day, today) for day in known)
    solved = (*known, today) if is_solved and today not in known else known
    return replace(progress, days=days, last=today, solved=solved)


def own_waiting(learned: Learned, today: date) -> tuple[OwnProblem, ...]:
    """The problems from one's own games that are due: returning ones before new ones, then the longest overdue, then
    those with most points.
    """
    waiting = [one for one in learned.own if waits(learned.problem(one.id), today, is_own=True)]

    def place(one: OwnProblem) -> tuple[date, float]:
        back = comes_back(learned.problem(one.id))
        return date.max if back is None else min(back, today), -one.points

    return tuple(sorted(waiting, key=place))


def coming_for_second_time(waiting: Iterable[OwnProblem], learned: Learned) -> int:
    """How many of the due problems were solved before and need it once more."""
    return sum(bool(learned.problem(one.id).solved) for one in waiting)


def in_order(ids: Iterable[str], learned: Learned, today: date) -> tuple[str, ...]:
    """Bundled problems in the order they are offered: those that come back, those never tried, those tried and due
    later, solved ones; each group in its original order.
    """

    def place(id_: str) -> tuple[bool, bool, bool]:
        progress = learned.problem(id_)
        is_due = waits(progress, today, is_own=False)
        return is_learned(progress, is_own=False), not is_due, progress.last is not None

    return tuple(sorted(ids, key=place))
