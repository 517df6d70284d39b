"""Old files made new: one of each version ever released is kept in tests/data and must still be understood."""

from pathlib import Path

import msgspec
import pytest

from saves.disk.upgrade import STEPS, Fields, FileKind, NewerFile, NoVersion, Steps, current_version, upgrade
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


TWO_STEPS: Steps = {"settings": (renamed, halved)}


@pytest.mark.parametrize(
    ("kind", "version"), [(kind, version) for kind in STEPS for version in range(1, current_version(kind) + 1)]
)
def test_a_file_of_each_version_is_kept_and_understood(kind: FileKind, version: int) -> None:
    """Given the kept file of a kind and version, it is upgraded without a complaint."""
    path = DATA / f"{kind}-{version}.json"
    fields = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    assert fields["version"] == version
    assert "version" not in upgrade(kind, fields)
    if kind == "rules":
        assert rules_in_file(path).name == "Rainy Sundays"


@pytest.mark.parametrize("fields", [{"version": 1, "sound": 8}, {"version": 2, "noise": 8}, {"version": 3, "noise": 4}])
def test_a_file_takes_every_step_from_its_version_on(fields: Fields) -> None:
    """Given files of three versions that mean the same, all come out in the newest form."""
    assert upgrade("settings", fields, TWO_STEPS) == {"noise": 4}


@pytest.mark.parametrize("version", [None, "1", 1.0, True, 0, -3])
def test_a_file_without_a_sensible_version_is_none_of_ours(version: object) -> None:
    """Given fields with a version that is none, they are refused rather than guessed at."""
    with pytest.raises(NoVersion):
        upgrade("settings", {"version": version})


def test_a_newer_file_is_told_apart() -> None:
    """Given a version that this program does not know, that is said and nothing is guessed."""
    with pytest.raises(NewerFile):
        upgrade("settings", {"version": 4}, TWO_STEPS)


@pytest.mark.parametrize(("before", "now"), [(True, "unless_read"), (False, "off"), (None, "off")])
def test_who_had_the_voice_on_has_it_as_it_was(before: bool | None, now: str) -> None:
    """Given settings of version 4, a voice that was on says what it said there: nothing while a screen reader reads."""
    fields: Fields = {"version": 4} if before is None else {"version": 4, "voice": before}
    assert upgrade("settings", fields)["voice"] == now
