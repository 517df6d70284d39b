"""An evening is held against the same one of an earlier run."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.simulation.earlier_run import EarlierRun
from tests.simulation.simulated_evening import Outcome

LIVED = Outcome(7, ("1 a", "2 b", "3 c", "4 d", "5 e"), 1, ())


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (LIVED.trace, ""),
        (("1 a", "2 b", "3 c", "4 d", "5 é"), "line 5\n    2 b\n    3 c\n    4 d\n  - 5 e\n  + 5 é"),
        (("1 é", "2 b", "3 c", "4 d", "6 f"), "line 1\n  - 1 a\n  + 1 é"),
        (("1 a", "2 b", "3 c", "4 d"), "line 5\n    2 b\n    3 c\n    4 d\n  - 5 e\n  + (nothing)"),
        ((*LIVED.trace, "6 f"), "line 6\n    3 c\n    4 d\n    5 e\n  - (nothing)\n  + 6 f"),
    ],
)
def test_the_first_thing_that_is_otherwise_is_told(now: tuple[str, ...], told: str, tmp_path: Path) -> None:
    """Given an evening that was kept, and the same again, what differs first is told with three lines before it."""
    earlier = EarlierRun(tmp_path / "new" / "folder")
    earlier.keep(LIVED)
    compared = earlier.compared(replace(LIVED, trace=now))
    assert (compared.kind, compared.what) == ("not as before" if told else "", told)


def test_what_went_wrong_by_itself_is_told_as_such(tmp_path: Path) -> None:
    """Given an evening that differs because a promise was broken, it's the promise that is told; and one of which
    nothing was kept is as it is.
    """
    earlier = EarlierRun(tmp_path)
    earlier.keep(LIVED)
    broken = replace(LIVED, trace=("1 a",), kind="a rule set is lost", what="Couples")
    assert earlier.compared(broken) == broken
    assert earlier.compared(replace(LIVED, seed=8, trace=())).kind == ""
