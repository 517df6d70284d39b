"""What was deleted or moved stays so after a power cut: the folders that lost or got a name are on the device."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.presets import preset
from saves.disk.files import RealDisk
from saves.disk.system_calls import SystemCalls
from saves.library.library import REMOVED, Library
from saves.players.own_rules import delete_own_rules, save_own_rules
from saves.players.rules_draft import UnsavedRules, forget_unsaved, keep_unsaved
from tests.saves.written_records import GAME, ROUND, record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the names in folders by itself")


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The files and folders that were synced, by their numbers."""
    found = set[int]()
    monkeypatch.setattr(SystemCalls, "sync", lambda _, descriptor: found.add(os.fstat(descriptor).st_ino))
    return found


@pytest.mark.parametrize("is_link", [False, True])
def test_a_game_that_was_removed_or_put_back(is_link: bool, tmp_path: Path, synced: set[int]) -> None:
    library = Library(tmp_path, RealDisk())
    path = record(tmp_path / "elsewhere" if is_link else tmp_path, GAME, ROUND)
    if is_link:
        path = tmp_path / path.name
        path.symlink_to(Path("elsewhere") / path.name)
    kept = library.remove(path)
    both = {folder.stat().st_ino for folder in (tmp_path, tmp_path / REMOVED)}
    assert both <= synced
    synced.clear()
    library.put_back(kept)
    assert both <= synced


def delete_rules(folder: Path) -> None:
    """A rule set, saved and deleted."""
    delete_own_rules(folder, preset("web").name)


@pytest.mark.parametrize("delete", [delete_rules, lambda folder: forget_unsaved(folder / "unsaved.json")])
def test_rules_that_were_deleted(delete: Callable[[Path], None], tmp_path: Path, synced: set[int]) -> None:
    save_own_rules(tmp_path, preset("web"), RealDisk())
    keep_unsaved(tmp_path / "unsaved.json", UnsavedRules(preset("web"), "Web"), RealDisk())
    synced.clear()
    delete(tmp_path)
    assert synced == {tmp_path.stat().st_ino}
