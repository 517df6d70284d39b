"""Which cases of a test the quick run leaves out: those marked `slow`. `python -m tools.check long-tests` runs them; of
many that are alike some, and all of them with HANDFOOT_LONG=1.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import pytest

Case = TypeVar("Case")

LONG: Final = bool(os.environ.get("HANDFOOT_LONG"))
"""Whether tests have the time for their full length."""

only_long = pytest.mark.skipif(not LONG, reason="takes minutes: HANDFOOT_LONG=1")
"""For tests of which the short form is another test."""


def few_quick(cases: Iterable[object], few: int = 1, every: int = 1) -> list[object]:
    """The cases of one parameter, all `slow` but a few: the first, and others spread evenly over the rest. Of the slow
    ones there is one in `every`, and all of them with HANDFOOT_LONG=1.
    """
    listed: Sequence[object] = list(cases)
    quick = {at * len(listed) // few for at in range(few)}
    rest = one_in(every, (case for at, case in enumerate(listed) if at not in quick))
    return [listed[at] for at in sorted(quick)] + [pytest.param(case, marks=pytest.mark.slow) for case in rest]


def slow_unless(is_quick: Callable[..., bool], cases: Iterable[tuple[object, ...]], every: int = 1) -> list[object]:
    """The cases of several parameters, `slow` but for those of which `is_quick` holds; one in `every` of those, and all
    of them with HANDFOOT_LONG=1.
    """
    listed = list(cases)
    quick: list[object] = [case for case in listed if is_quick(*case)]
    rest = one_in(every, (case for case in listed if not is_quick(*case)))
    return quick + [pytest.param(*case, marks=pytest.mark.slow) for case in rest]


def one_in(every: int, cases: Iterable[Case]) -> list[Case]:
    """One case in so many, spread evenly; all of them with HANDFOOT_LONG=1."""
    return list(cases)[:: 1 if LONG else every]
