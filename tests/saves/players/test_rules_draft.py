from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.presets import preset
from saves.disk.files import RealDisk
from saves.players.rules_draft import (
    UnsavedRules,
    all_unsaved,
    forget_unsaved,
    free_file,
    keep_unsaved,
    unsaved_rules,
)
from tests.saves.disks import FullDisk

LAKE = UnsavedRules(replace(preset("family"), name="Lake house", rounds=3, opening=(50, 70)), "Lak", "Lake house")


def test_they_come_back(tmp_path: Path) -> None:
    """Rules, the name half typed, and the set to be replaced; the latest alone."""
    path = tmp_path / "folder" / "unsaved.json"
    keep_unsaved(path, replace(LAKE, name="", saved_as=None), RealDisk())
    assert unsaved_rules(path) == replace(LAKE, name="", saved_as=None)
    keep_unsaved(path, LAKE, RealDisk())
    assert unsaved_rules(path) == LAKE


def test_those_of_several_windows_lie_beside_each_other(tmp_path: Path) -> None:
    """In the order in which they came, without a file that is none; in a folder that isn't, or that leads to itself,
    there are none.
    """
    first, drafts = tmp_path / "unsaved.json", [replace(LAKE, name=name) for name in "abc"]
    (tmp_path / "round").symlink_to("round")
    assert all_unsaved(tmp_path / "none" / "unsaved.json") == all_unsaved(tmp_path / "round" / "unsaved.json") == ()
    for draft in drafts:
        keep_unsaved(free_file(first), draft, RealDisk())
    free_file(first).write_text("{")
    assert [unsaved for _, unsaved in all_unsaved(first)] == drafts
    assert all_unsaved(first)[0][0] == first


def test_forgetting(tmp_path: Path) -> None:
    """Gone, and forgetting nothing is no trouble."""
    path = tmp_path / "unsaved.json"
    forget_unsaved(path)
    keep_unsaved(path, LAKE, RealDisk())
    forget_unsaved(path)
    assert unsaved_rules(path) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"version": 1}',
        '{"version": 99, "name": "x", "rules": {}}',
        '{"version": 1, "name": 5, "rules": {}}',
        '{"version": 1, "name": "x", "rules": {"rounds": "many"}}',
        "[" * 100_000,
    ],
)
def test_a_file_that_is_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "unsaved.json"
    path.write_text(text)
    assert unsaved_rules(path) is None


def test_a_full_disk(tmp_path: Path) -> None:
    """It is for the caller to decide what that means; what was kept before is still there."""
    path = tmp_path / "unsaved.json"
    keep_unsaved(path, LAKE, RealDisk())
    with pytest.raises(OSError, match="space"):
        keep_unsaved(path, replace(LAKE, name="other"), FullDisk(0))
    assert unsaved_rules(path) == LAKE
