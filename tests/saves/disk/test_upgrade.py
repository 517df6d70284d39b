from pathlib import Path

import msgspec
import pytest

from saves.disk.upgrade import (
    STEPS,
    Fields,
    FileKind,
    NewerFile,
    NoVersion,
    Steps,
    current_version,
    decode_versioned,
    encode_versioned,
    upgrade,
)
from saves.players.arranged_hands import encoded_hands
from saves.players.own_rules import rules_in_file

DATA = Path(__file__).parents[2] / "data"


def renamed(fields: Fields) -> Fields:
    """A step from version 1 to 2: `sound` is called `noise`."""
    return {"noise": fields["sound"]}


def halved(fields: Fields) -> Fields:
    """A step from version 2 to 3: `noise` is half as loud."""
    noise = fields["noise"]
    assert isinstance(noise, int)
    return {"noise": noise // 2}


class Hands(msgspec.Struct):
    """What a file of hands has, as far as it matters here."""

    hands: dict[int, object]


TWO_STEPS: Steps = {"settings": (renamed, halved)}


@pytest.mark.parametrize(
    ("kind", "version"), [(kind, version) for kind in STEPS for version in range(1, current_version(kind) + 1)]
)
def test_a_file_of_each_version_is_kept_and_understood(kind: FileKind, version: int) -> None:
    path = DATA / f"{kind}-{version}.json"
    fields = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    assert fields["version"] == version
    assert "version" not in upgrade(kind, fields)
    if kind == "rules":
        assert rules_in_file(path).name == "Rainy Sundays"


@pytest.mark.parametrize("fields", [{"version": 1, "sound": 8}, {"version": 2, "noise": 8}, {"version": 3, "noise": 4}])
def test_a_file_takes_every_step_from_its_version_on(fields: Fields) -> None:
    assert upgrade("settings", fields, TWO_STEPS) == {"noise": 4}


@pytest.mark.parametrize("version", [None, "1", 1.0, True, 0, -3])
def test_a_file_without_a_sensible_version_is_none_of_ours(version: object) -> None:
    with pytest.raises(NoVersion):
        upgrade("settings", {"version": version})


def test_a_newer_file_is_told_apart() -> None:
    with pytest.raises(NewerFile):
        upgrade("settings", {"version": 4}, TWO_STEPS)


@pytest.mark.parametrize(
    ("version", "before", "now"),
    [
        (1, {"confirm_discard": True}, {"ask_discard": "always"}),
        (1, {"confirm_discard": False, "sound": 1}, {"sound": 1}),
        (2, {}, {"coach": False}),
        (2, {"coach": True}, {"coach": True}),
        (3, {"volume": "soft"}, {"volume": "soft", "cards_volume": "soft", "room_volume": "soft"}),
        (3, {"room_volume": "off"}, {"cards_volume": "medium", "room_volume": "off"}),
        (4, {"voice": True}, {"voice": "unless_read"}),
        (4, {"voice": False}, {"voice": "off"}),
        (4, {}, {"voice": "off"}),
        (5, {"uncut": ["web"]}, {"colours": "four", "knows_cut": True, "cuts": False}),
        (5, {"uncut": [], "colours": "classic"}, {"colours": "classic", "knows_cut": True}),
    ],
)
def test_settings_mean_what_they_meant(version: int, before: Fields, now: Fields) -> None:
    only: Steps = {"settings": STEPS["settings"][:version]}
    assert upgrade("settings", {"version": version, **before}, only) == now


def test_numbers_as_keys_are_read() -> None:
    kept = decode_versioned("hands", (DATA / "hands-1.json").read_bytes(), Hands)
    assert kept.hands.keys() == {0, 2}
    with pytest.raises(ValueError, match="hands"):
        decode_versioned("hands", b'{"version":1}', Hands)


def test_a_file_begins_with_its_version_and_can_be_read_by_people() -> None:
    assert encode_versioned("labels", {"name": "A"}) == b'{\n  "version": 1,\n  "name": "A"\n}\n'
    assert encoded_hands("g", {}) == b'{"version":1,"game":"g","hands":{}}\n'
