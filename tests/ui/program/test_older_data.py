"""The whole program on folders of players of earlier revisions; see `tests/saves/test_older_folders.py`."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.shared.requests import LookBackAt, OpenRecord, ShowChances, ShowGames, ShowSettings, ShowYourTable
from saves.disk.folders import games_folder
from tests.saves.test_older_folders import FINISHED, FOLDERS, IN_PROGRESS, listed, unchanged
from tests.slow import slow_except
from tests.ui.house import House


@pytest.mark.parametrize(
    "folder", slow_except(FOLDERS[:1], FOLDERS, named=lambda folder: folder), ids=lambda folder: folder.name
)
def test_older_data_opens_in_the_window_and_nothing_is_lost(
    folder: Path, open_house: Callable[..., House], tmp_path: Path
) -> None:
    data = shutil.copytree(folder, tmp_path / "data")
    house = open_house(data).at_title()
    for request in (ShowSettings(), ShowYourTable(), ShowGames(), ShowChances()):
        house.ask(request)
        assert house.report.scene not in ("title", "crash_report")
    house.program.show_title()
    for name in sorted(FINISHED):
        house.ask(LookBackAt(str(games_folder(data) / f"{name}.handfoot.jsonl")))
        assert house.report.scene == "replay"
        house.program.show_title()
    for name in sorted(IN_PROGRESS):
        house.ask(OpenRecord(str(games_folder(data) / f"{name}.handfoot.jsonl")))
        assert house.report.scene not in ("title", "games", "crash_report")
        house.program.show_title()
        house.settle()
    house.close()
    games = {name for name in listed(data) if name.startswith("games/")}
    written = {"settings.json", "people.json", "version.txt", "summaries.json"}
    gone = ("seals/waits", "doors/", "cache/", "analysis/", "par/", "hands/", "labels/")
    kept = {n: mark for n, mark in listed(data).items() if n not in games | written and not n.startswith(gone)}
    assert unchanged(data, kept)
    for name in games:
        assert (data / name).read_bytes().startswith((folder / name).read_bytes())
