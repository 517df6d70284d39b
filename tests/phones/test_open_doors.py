"""What is kept of doors, and who sits where after people have changed places, so that each keeps the phone that has
joined.
"""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.phones.door_lines import Limits
from game.phones.open_doors import KeptDoors, SeatedRoom, door_plan, former_seats
from saves.disk.files import RealDisk
from saves.players.phone_keys import SILENT_FOR, KeptDoor, SeatKeys


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
    assert former_seats(before, now) == was


def test_a_folder_that_is_not_listed_has_no_door_for_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: a disk that failed for a moment, on the way back to the title, ended in a report of a mishap."""

    def fails(folder: Path, pattern: str) -> Iterator[Path]:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Path, "glob", fails)
    assert KeptDoors(tmp_path, RealDisk()).between(0.0) is None


def test_a_door_keeps_the_keys_that_are_known() -> None:
    table = SeatedRoom("game", (), 2)
    known = SeatKeys(held="x", device="y")
    plan = door_plan(table, (0, 1), {0: known, 3: known}, ("10.0.0.7",), 8421, Limits(asleep=3.0), follows=True)
    assert (plan.keys[0], bool(plan.keys[1].code), sorted(plan.keys)) == (known, True, [0, 1])
    assert (plan.addresses, plan.port, plan.limits.asleep, plan.follows) == (("10.0.0.7",), 8421, 3.0, True)
    assert door_plan(table, (), {}, ()).limits == Limits()


def kept(game: str, *heard: float, names: tuple[str, ...] = ("Anna", "Walt"), is_between: bool = True) -> KeptDoor:
    """A door whose phones were heard then."""
    keys = {seat: SeatKeys(held="x") for seat in range(len(heard))}
    return KeptDoor(game, "", 1, keys, heard=dict(enumerate(heard)), names=names, is_between=is_between)


def test_the_evening_goes_on_at_the_door_that_was_used_last(tmp_path: Path) -> None:
    """Given doors of which some were left in the middle of a match or don't fit their table: of the others the one
    whose phone was heard last; and none where phones have been silent for too long.
    """
    doors = [
        kept("first", 600.0, 500.0),
        kept("last", 900.0, 20.0),
        kept("goes-on", 950.0, is_between=False),
        kept("one-too-many", 1.0, 2.0, 990.0),
    ]
    for door in doors:
        KeptDoors(tmp_path, RealDisk()).keep(door)
    assert KeptDoors(tmp_path, RealDisk()).between(1000.0) == doors[1]
    assert KeptDoors(tmp_path, RealDisk()).between(1000.0 + SILENT_FOR) is None
    assert KeptDoors(tmp_path, RealDisk()).of("goes-on", 1000.0) == doors[2]


def test_one_door_is_kept_and_nothing_is_written_twice(tmp_path: Path) -> None:
    """Given a door between two matches that the next one goes on with: what lay there is replaced by it; the same
    again is no write, and what is forgotten may be gone already.
    """
    KeptDoors(tmp_path, RealDisk()).keep(kept("first", 5.0))
    doors = KeptDoors(tmp_path, RealDisk())
    found = doors.between(10.0)
    assert found is not None
    (file,) = tmp_path.iterdir()
    file.unlink()
    doors.keep(found)
    assert list(tmp_path.iterdir()) == []
    KeptDoors(tmp_path, RealDisk()).keep(found)
    for number in (1, 2):
        doors.keep(kept("next", 5.0 * number))
        assert [path.name for path in tmp_path.iterdir()] == ["next.json"]
    for _ in range(2):
        doors.forget("next")
        assert list(tmp_path.iterdir()) == []
    doors.keep(kept("next", 10.0))
    assert [path.name for path in tmp_path.iterdir()] == ["next.json"]
