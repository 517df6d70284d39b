"""An evening is held against the same one of an earlier run."""

from pathlib import Path

import pytest

from tests.simulation.earlier_run import EarlierRun

LIVED = ("1 a", "2 b", "picture 10c8", "3 c", "4 d", "picture 2020", "5 e")


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (LIVED, ""),
        ((*LIVED[:-1], "5 é"), "line 7\n    2 b\n    3 c\n    4 d\n  - 5 e\n  + 5 é"),
        (("1 é", *LIVED[1:]), "line 1\n  - 1 a\n  + 1 é"),
        (LIVED[:-1], "line 7\n    2 b\n    3 c\n    4 d\n  - 5 e\n  + (nothing)"),
        ((*LIVED, "6 f"), "line 8\n    3 c\n    4 d\n    5 e\n  - (nothing)\n  + 6 f"),
        ((*LIVED[:2], "picture 0fc9", *LIVED[3:]), ""),
        ((*LIVED[:2], "picture 10ca", *LIVED[3:]), ""),
        (
            (*LIVED[:2], "picture 10ca", "3 c", "4 d", "picture 2022", "5 e"),
            "line 3\n    1 a\n    2 b\n  - picture 10c8\n  + picture 10ca",
        ),
        ((*LIVED[:5], "picture 2022"), "line 6\n    2 b\n    3 c\n    4 d\n  - picture 2020\n  + picture 2022"),
        ((*LIVED[:5], "picture 2022", "5 e"), "line 6\n    2 b\n    3 c\n    4 d\n  - picture 2020\n  + picture 2022"),
        ((*LIVED[:2], *LIVED[3:]), "line 3\n    1 a\n    2 b\n  - picture 10c8\n  + 3 c"),
    ],
)
def test_the_first_thing_that_is_otherwise_is_told(now: tuple[str, ...], told: str, tmp_path: Path) -> None:
    """Given an evening that was kept, and the same again, what differs first is told with what led to it; the rounding
    of pictures is nothing that differs, nor is one that is the same at the next look; of other evenings nothing was
    kept.
    """
    earlier = EarlierRun(tmp_path / "new" / "folder")
    earlier.keep(7, LIVED)
    assert earlier.difference(7, now) == told
    assert earlier.difference(8, now) == ""
