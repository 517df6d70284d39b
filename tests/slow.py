"""Which cases of a test the quick run leaves out: those marked `slow`. The README's test command runs them all."""

from collections.abc import Callable, Iterable, Sequence

import pytest


def few_quick(cases: Iterable[object], few: int = 1) -> list[object]:
    """The cases of one parameter, all `slow` but a few: the first, and others spread evenly over the rest."""
    listed: Sequence[object] = list(cases)
    quick = {at * len(listed) // few for at in range(few)}
    return [case if at in quick else pytest.param(case, marks=pytest.mark.slow) for at, case in enumerate(listed)]


def slow_unless(is_quick: Callable[..., bool], cases: Iterable[tuple[object, ...]]) -> list[object]:
    """The cases of several parameters, `slow` but for those of which `is_quick` holds."""
    return [case if is_quick(*case) else pytest.param(*case, marks=pytest.mark.slow) for case in cases]
