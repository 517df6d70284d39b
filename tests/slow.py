"""Which cases of a test the quick run leaves out: those marked `slow`. The README's test command runs them all."""

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pytest

LONG: Final = bool(os.environ.get("HANDFOOT_LONG"))
"""Whether tests have the time for their full length."""

only_long = pytest.mark.skipif(not LONG, reason="takes minutes: HANDFOOT_LONG=1")
"""For tests of which the short form is another test."""


def few_quick(cases: Iterable[object], few: int = 1) -> list[object]:
    """The cases of one parameter, all `slow` but a few: the first, and others spread evenly over the rest."""
    listed: Sequence[object] = list(cases)
    quick = {at * len(listed) // few for at in range(few)}
    return [case if at in quick else pytest.param(case, marks=pytest.mark.slow) for at, case in enumerate(listed)]


def slow_unless(is_quick: Callable[..., bool], cases: Iterable[tuple[object, ...]]) -> list[object]:
    """The cases of several parameters, `slow` but for those of which `is_quick` holds."""
    return [case if is_quick(*case) else pytest.param(*case, marks=pytest.mark.slow) for case in cases]
