"""Which cases of a test the quick run leaves out: those marked `slow`. `python -m tools.check long-tests` runs them; of
many that are alike some, and all of them with HANDFOOT_LONG=1.

A test names the cases that stay quick. A case that a bug named is one of them; then those that break first.
"""

import os
from collections.abc import Callable, Collection, Iterable
from itertools import count
from typing import Any, Final, TypeVar

import pytest

Case = TypeVar("Case")

LONG: Final = bool(os.environ.get("HANDFOOT_LONG"))
"""Whether tests have the time for their full length."""

only_long = pytest.mark.skipif(not LONG, reason="takes minutes: HANDFOOT_LONG=1")
"""For tests of which the short form is another test."""


def _own_name(case: object) -> object:
    return getattr(case, "name", case)


def slow_except(
    quick: Collection[object], cases: Iterable[Any], every: int = 1, named: Callable[[Any], object] = _own_name
) -> list[object]:
    """The cases of one parameter, all `slow` but the `quick` ones, which stand there as they are named. Of the slow
    ones there is one in `every`, and all of them with HANDFOOT_LONG=1.
    """
    listed = list(cases)
    names = [named(case) for case in listed]
    assert all(name in names for name in quick), f"no such case among {names}"
    return slow_unless(lambda case: named(case) in quick, [(case,) for case in listed], every)


def slow_unless(is_quick: Callable[..., bool], cases: Iterable[tuple[object, ...]], every: int = 1) -> list[object]:
    """The same for several parameters, and for what a question decides."""
    found: list[object] = []
    left_out = count()
    for case in cases:
        if is_quick(*case):
            found.append(pytest.param(*case))
        elif LONG or next(left_out) % every == 0:
            found.append(pytest.param(*case, marks=pytest.mark.slow))
    return found


def one_in(every: int, cases: Iterable[Case]) -> list[Case]:
    """One case in so many, spread evenly; all of them with HANDFOOT_LONG=1."""
    return list(cases)[:: 1 if LONG else every]
