import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.cards import HandSorting
from saves.disk.files import RealDisk
from saves.players.phone_keys import KeptDoor, SeatKeys, keep_door, kept_door

HALF_A_DAY = 12 * 60 * 60
ANN, BEN = SeatKeys(held="secret-1", device="phone"), SeatKeys(link="link_2", code="ABCD")
DOOR = KeptDoor(
    game="lake",
    bind="192.168.1.7",
    port=8000,
    keys={0: ANN, 2: BEN},
    follows=False,
    heard={0: 1000.0},
    names=("Ann", "Ben"),
    teams=2,
    is_between=True,
    won=((frozenset({"ann", "ben"}), 3),),
    told="2026-11-20T20:00:00+00:00",
    sortings={1: HandSorting()},
)


def test_a_door_comes_back_for_its_game(tmp_path: Path) -> None:
    path = tmp_path / "doors" / "lake.json"
    assert kept_door(path, None) is None
    keep_door(path, DOOR, RealDisk())
    assert [kept_door(path, game) for game in ("lake", None, "hill")] == [DOOR, DOOR, None]
    assert (ANN.is_taken, BEN.is_taken) == (True, False)


def test_the_same_door_is_the_same_bytes(tmp_path: Path) -> None:
    """Given a team of many, its names are in order. The bug: another run of the same evening wrote them in another."""
    names, path = ("Ida", "Ann", "Max", "Eve", "Walt", "Ben", "Olga", "Rosa"), tmp_path / "door.json"
    keep_door(path, replace(DOOR, won=((frozenset(names), 2),)), RealDisk())
    assert json.loads(path.read_bytes())["won"] == [[sorted(names), 2]]


@pytest.mark.parametrize(("silent", "seats"), [(HALF_A_DAY - 1, {0, 2}), (HALF_A_DAY, {2})])
def test_a_phone_that_was_silent_for_half_a_day_has_no_seat(silent: float, seats: set[int]) -> None:
    """A phone's secret ends twelve hours after its last word; a free seat waits for ever, and a door with no seat left
    is gone.
    """
    now = DOOR.heard[0] + silent
    door = DOOR.at(now)
    assert door is not None
    assert set(door.keys) == seats
    alone = KeptDoor(game="lake", bind="", port=0, keys={0: ANN}, heard={0: 1000.0})
    assert (alone.at(now) is None) == (seats == {2})


def test_what_an_older_door_leaves_out_is_the_usual(tmp_path: Path) -> None:
    path = tmp_path / "door.json"
    path.write_text('{"game":"lake","bind":"","port":80,"seats":{"1":{}}}')
    assert kept_door(path, "lake") == KeptDoor(
        game="lake",
        bind="",
        port=80,
        keys={1: SeatKeys("", "", "", "")},
        follows=True,
        heard={},
        names=(),
        teams=1,
        is_between=False,
        won=(),
        told="",
        sortings={},
    )


@pytest.mark.parametrize(
    "fields",
    [
        '"port":65536,"seats":{"1":{}}',
        '"port":-1,"seats":{"1":{}}',
        '"port":80,"seats":{"1":{"held":"a b"}}',
        '"port":80,"seats":{"1":{"held":"' + "a" * 65 + '"}}',
        '"port":80,"seats":{"1":{"code":"ABC"}}',
        '"port":80,"seats":{"1":{"code":"ABCX"}}',
        '"port":80,"seats":{"1":{}},"teams":0',
        '"port":80',
    ],
)
def test_what_is_no_door_opens_nothing(fields: str, tmp_path: Path) -> None:
    path = tmp_path / "door.json"
    path.write_text(f'{{"game":"lake","bind":"",{fields}}}')
    assert kept_door(path, "lake") is None
