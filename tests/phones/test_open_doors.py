"""What is kept of doors, and who sits where after people have changed places, so that each keeps the phone that has
joined.
"""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.phones.open_doors import KeptDoors, former_seats
from saves.disk.files import RealDisk


@pytest.mark.parametrize(
    ("before", "now", "was"),
    [
        (["Anna", "Tom"], ["Anna", "Tom"], {0: 0, 1: 1}),
        (["Anna", "Tom"], ["TOM ", "Anna"], {0: 1, 1: 0}),
        (["Anna", "Tom"], ["Lea", "Tom"], {1: 1}),
        (["Anna", ""], ["Anna", ""], {0: 0, 1: 1}),
        (["Anna", "Tom"], ["Anna", ""], {0: 0}),
        (["Anna"], ["Anna", ""], {0: 0}),
        (["", "Tom"], ["Tom", ""], {0: 1}),
    ],
)
def test_everybody_who_stays_keeps_a_phone(before: list[str], now: list[str], was: dict[int, int]) -> None:
    """Found by name; a chair without one only where it was without one before."""
    assert former_seats(before, now) == was


def test_a_folder_that_is_not_listed_has_no_door_for_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: a disk that failed for a moment, on the way back to the title, ended in a report of a mishap."""

    def fails(folder: Path, pattern: str) -> Iterator[Path]:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Path, "glob", fails)
    assert KeptDoors(tmp_path, RealDisk()).between(0.0) is None
