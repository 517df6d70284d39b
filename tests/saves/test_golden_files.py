"""Everything that version 0.1 kept for a player, as it wrote it: kept for ever, and read by every later version."""

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
from saves.library.backup import GAMES
from saves.library.importing import import_files
from saves.library.library import Library, Progress
from saves.players.arranged_hands import arranged_hands
from saves.players.own_rules import own_rule_sets
from saves.players.people import house_in, labels_in, learned_in
from saves.players.rules_draft import all_unsaved
from saves.players.settings import settings_in
from saves.records.replay import replay_file
from saves.records.side_files import side_file

GOLDEN: Final = Path(__file__).parents[1] / "data" / "0.1"
RECORDS: Final = sorted(GOLDEN.glob("games/*.handfoot.jsonl"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder of a player of 0.1."""
    return shutil.copytree(GOLDEN, tmp_path / "data")


def test_no_golden_file_was_touched() -> None:
    listed = dict(line.split("  ")[::-1] for line in (GOLDEN / "SHA256SUMS").read_text().splitlines())
    there = {path.relative_to(GOLDEN).as_posix(): path for path in GOLDEN.rglob("*") if path.is_file()}
    del there["SHA256SUMS"]
    assert {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in there.items()} == listed


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_every_record_replays_to_the_scores_that_stand_in_it(record: Path) -> None:
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.torn is None
    assert len(verdict.accepted) == len(record.read_bytes().splitlines())
    scores = [json.loads(line) for line in record.read_bytes().splitlines() if b'"type":"score"' in line]
    assert verdict.replay is not None
    if scores:
        assert list(verdict.replay.totals) == scores[-1]["totals"]


def test_the_list_of_games_has_them_all_and_those_that_go_on_can_be_opened(data: Path) -> None:
    library = Library(games_folder(data), RealDisk())
    entries = {entry.path.name.split(".")[0]: entry for entry in library.games()}
    assert set(entries) == {"finished", "going-on", "lake", "played-on", "shared-deal", "taken-back"}
    assert [name for name, entry in entries.items() if entry.problem is not None] == []
    assert entries["finished"].progress is entries["shared-deal"].progress is Progress.FINISHED
    assert entries["shared-deal"].deal == "4Y7P 4AH7 TXFJ"
    for name in ("going-on", "played-on"):
        game = library.open(entries[name].path)
        assert len(game.lines) == len((GOLDEN / "games" / entries[name].path.name).read_bytes().splitlines())
        assert game.close()
    score_pad = library.open_score_pad(entries["lake"].path)
    assert len(score_pad.evening.written.rounds) == 2
    score_pad.close()


def test_settings_rules_people_and_what_they_learned_are_understood(data: Path) -> None:
    golden = json.loads((GOLDEN / "settings.json").read_text())
    settings = settings_in(settings_file(data).read_bytes(), Preferences)
    assert settings is not None
    assert (settings.speed, settings.text_size) == (golden["speed"], golden["text_size"])
    (own,) = own_rule_sets(rules_folder(data))
    assert own.rules is not None
    assert own.rules.name == "Rainy Sundays"
    ((_, unsaved),) = all_unsaved(rules_draft_file(data))
    assert unsaved.name == "Rainy Mondays"
    assert [one.name for one in house_in(people_file(data).read_bytes()).regulars] == ["Ida", "Ruth", "Tom"]
    (learned,) = (learned_in(path.read_bytes()) for path in learning_folder(data).iterdir())
    assert learned.person == "Ida"
    assert learned.lessons["cards"].done
    record = games_folder(data) / "going-on.handfoot.jsonl"
    game = json.loads(record.read_bytes().splitlines()[0])["id"]
    assert arranged_hands(side_file(hands_folder(data), record), game)[0].sort == "suit"
    assert [label.person for label in labels_in(labels_folder(data)).values()] == ["Anna"]


def test_a_backup_of_then_is_brought_in_whole(tmp_path: Path) -> None:
    result = import_files(GOLDEN / "backup.zip", tmp_path, RealDisk())
    assert result.refused == []
    assert (len(result.games), result.rules, result.learners) == (6, ["Rainy Sundays"], ["Ida"])
    assert len(list((tmp_path / GAMES).iterdir())) == 6
