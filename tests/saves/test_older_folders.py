"""Folders of players of two earlier revisions, as these wrote them: whatever has been taken out since, what is in them
stays, and every game opens.

`0.1-november` was written by 656c0d22, `0.1-december` by cdfa5f5a.
"""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Final

import pytest

from game.ui.shared.preferences import Preferences
from saves.disk.files import RealDisk
from saves.disk.folders import (
    games_folder,
    hands_folder,
    labels_folder,
    learning_folder,
    people_file,
    rules_draft_file,
    rules_folder,
    settings_file,
)
from saves.library.importing import import_files
from saves.library.library import Library, Progress
from saves.players.arranged_hands import arranged_hands
from saves.players.own_rules import own_rule_sets
from saves.players.people import house_in, labels_in, learned_in
from saves.players.rules_draft import all_unsaved
from saves.players.settings import settings_in
from saves.records.replay import replay_file
from saves.records.side_files import side_file

FOLDERS: Final = tuple(Path(__file__).parents[1] / "data" / name for name in ("0.1-november", "0.1-december"))
RECORDS: Final = tuple(path for folder in FOLDERS for path in sorted(folder.glob("games/*.handfoot.jsonl")))
FINISHED: Final = {"sealed", "bots"}
IN_PROGRESS: Final = {"agreed", "bots-in-play", "branched", "set-up", "todays-deal", "waits"}


def listed(folder: Path) -> dict[str, str]:
    """The checksum of each file in the folder, by its name there."""
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    return dict(line.split("  ")[::-1] for line in lines)


def unchanged(folder: Path, names: dict[str, str]) -> bool:
    """Whether all these files are in the folder, with those checksums."""
    return all(hashlib.sha256((folder / name).read_bytes()).hexdigest() == mark for name, mark in names.items())


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of one of the folders."""
    return shutil.copytree(request.param, tmp_path / "data")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_older_folders_are_kept_as_they_were_written(folder: Path) -> None:
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert names - {"SHA256SUMS"} == set(listed(folder))
    assert unchanged(folder, listed(folder))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parents[1].name}-{path.name.split('.')[0]}")
def test_seals_bots_agreements_and_positions_still_verify(record: Path) -> None:
    verdict = replay_file(record, judge_names=True)
    assert verdict.problem is None
    assert len(verdict.accepted) == len(record.read_bytes().splitlines())


def test_every_game_of_an_older_folder_is_listed_and_opens(data: Path) -> None:
    library = Library(games_folder(data), RealDisk())
    entries = {entry.path.name.split(".")[0]: entry for entry in library.games()}
    assert set(entries) == {*FINISHED, *IN_PROGRESS, "lake"}
    assert [name for name, entry in entries.items() if entry.problem is not None] == []
    assert {name for name in entries if entries[name].progress is Progress.FINISHED} >= FINISHED
    for name in IN_PROGRESS:
        lines = len(entries[name].path.read_bytes().splitlines())
        game = library.open(entries[name].path)
        assert len(game.lines) == lines
        assert game.close()
    score_pad = library.open_score_pad(entries["lake"].path)
    assert len(score_pad.evening.written.rounds) == 2
    score_pad.close()
    assert unchanged(data, listed(data))


def test_settings_rules_and_people_of_an_older_folder_are_understood(data: Path) -> None:
    settings = settings_in(settings_file(data).read_bytes(), Preferences)
    assert settings is not None
    assert (settings.speed, settings.text_size) == ("fast", "large")
    (own,) = own_rule_sets(rules_folder(data))
    assert own.rules is not None
    assert (own.rules.name, own.rules.rounds) == ("Rainy Sundays", 3)
    ((_, unsaved),) = all_unsaved(rules_draft_file(data))
    assert unsaved.name == "Rainy Mondays"
    assert [player.name for player in house_in(people_file(data).read_bytes()).regulars] == ["Ida", "Ruth", "Tom"]
    (learned,) = (learned_in(path.read_bytes()) for path in learning_folder(data).iterdir())
    assert (learned.person, learned.lessons["cards"].done) == ("Ida", True)
    record = games_folder(data) / "agreed.handfoot.jsonl"
    assert json.loads(record.read_bytes().splitlines()[0])["id"] == "agreed"
    assert arranged_hands(side_file(hands_folder(data), record), "agreed")[0].sort == "suit"
    assert [label.person for label in labels_in(labels_folder(data)).values()] == ["Anna"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_backup_of_an_older_folder_is_imported_whole(folder: Path, tmp_path: Path) -> None:
    result = import_files(folder / "backup.zip", tmp_path, RealDisk())
    assert result.refused == []
    assert (len(result.games), result.rules, result.learners) == (9, ["Rainy Sundays"], ["Ida"])
