from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.library.backup import write_backup
from saves.library.cleanup import clean_up
from saves.library.importing import import_files
from saves.library.library import Library, Progress
from saves.records.lines import BadRecord, NewerRecord
from saves.records.open_score_pad import OpenScorePad
from saves.records.score_pad_lines import encode_score_pad_line
from tests.build import WEB
from tests.saves.score_pads import FIRST, SECOND, header, wrote
from tests.saves.written_records import GAME, record

DISK = RealDisk()


def kept(data: Path, end: bool = False) -> Path:
    """An evening of two rounds among a player's games."""
    library = Library(games_folder(data), DISK)
    with library.create_score_pad(header()) as score_pad:
        for number, written in ((1, FIRST), (2, SECOND)):
            score_pad.enter(number, written)
            score_pad.write_down(number)
        if end:
            score_pad.end()
        return score_pad.path


def test_an_evening_is_listed_with_the_games(tmp_path: Path) -> None:
    games_folder(tmp_path).mkdir(parents=True)
    record(games_folder(tmp_path), GAME, name="game")
    path = kept(tmp_path)
    library = Library(games_folder(tmp_path), DISK)
    score_pad = next(entry for entry in library.games() if entry.is_score_pad)
    assert len(library.games()) == 2
    assert (score_pad.name, score_pad.rules_name, score_pad.progress, score_pad.round) == (
        "At the lake",
        "Web Classic",
        Progress.ACTIVE,
        2,
    )
    assert (score_pad.totals, score_pad.winners, score_pad.waits_for_person) == ((1505, 1840), (), False)
    with library.open_score_pad(path) as again:
        again.end()
    ended = next(entry for entry in library.games() if entry.is_score_pad)
    assert (ended.progress, ended.winners) == (Progress.FINISHED, (1,))


def test_an_evening_that_its_rules_have_ended_is_over(tmp_path: Path) -> None:
    lines = [header(replace(WEB, rounds=1)), *wrote(1, FIRST), *wrote(2, SECOND)]
    found = []
    for stage in range(2, len(lines) + 1):
        path = tmp_path / f"{stage}.handfoot-pad.jsonl"
        path.write_text("".join(f"{encode_score_pad_line(line)}\n" for line in lines[:stage]))
        found += [entry for entry in Library(tmp_path, DISK).games() if entry.path == path]
    over, on = Progress.FINISHED, Progress.ACTIVE
    assert [(one.progress, one.winners) for one in found] == [(on, ()), (over, (0,)), (on, ()), (over, (1,))]


def test_a_damaged_evening_is_told_as_far_as_it_holds_and_its_good_part_saved(tmp_path: Path) -> None:
    games = games_folder(tmp_path)
    games.mkdir(parents=True)
    lines = [encode_score_pad_line(line) for line in (header(), *wrote(1, FIRST))]
    damaged = games / "lake.handfoot-pad.jsonl"
    damaged.write_text("\n".join([*lines, "nonsense", "{}", ""]))
    library = Library(games, DISK)
    (entry,) = library.games()
    assert entry.is_damaged
    assert entry.totals == (1205, 640)
    saved = library.salvage_score_pad(damaged, "good")
    assert saved is not None
    with OpenScorePad.open(saved, DISK) as score_pad:
        assert score_pad.evening.totals == ((1205, 640),)
    assert "nonsense" in damaged.read_text()
    assert {entry.path: entry.is_second for entry in library.games()} == {saved: False, damaged: True}
    with pytest.raises(FileExistsError):
        library.salvage_score_pad(damaged, "good")


def test_an_evening_of_a_newer_program_is_no_damage(tmp_path: Path) -> None:
    games = games_folder(tmp_path)
    games.mkdir(parents=True)
    text = encode_score_pad_line(header()).replace('"format":1', '"format":9')
    (games / "new.handfoot-pad.jsonl").write_text(f"{text}\n")
    (games / "torn.handfoot-pad.jsonl").write_text(encode_score_pad_line(header())[:40])
    (entry,) = Library(games, DISK).games()
    assert isinstance(entry.problem, NewerRecord)
    assert (entry.is_score_pad, entry.name) == (True, "new.handfoot-pad.jsonl")
    assert not entry.is_damaged


def test_an_evening_is_removed_and_put_back_under_its_own_kind_of_name(tmp_path: Path) -> None:
    library = Library(games_folder(tmp_path), DISK)
    removed = library.remove(kept(tmp_path))
    assert library.games() == ()
    assert [entry.name for entry in library.removed.games()] == ["At the lake"]
    kept(tmp_path)
    back = library.put_back(removed)
    assert back.name.endswith(".handfoot-pad.jsonl")
    assert len(library.games()) == 2


def test_a_backup_brings_evenings_along(tmp_path: Path) -> None:
    path = kept(tmp_path / "here", end=True)
    backup = tmp_path / "backup.zip"
    assert write_backup(tmp_path / "here", backup, DISK).games == 1
    there = tmp_path / "there"
    assert import_files(backup, there, DISK).games == ["At the lake"]
    assert import_files(backup, there, DISK).known == 1
    (entry,) = Library(games_folder(there), DISK).games()
    assert (entry.is_score_pad, entry.totals) == (True, (1505, 1840))
    assert import_files(path, tmp_path / "third", DISK).games == ["At the lake"]
    path.write_text(path.read_text().replace('"type":"written"', '"type":"scribbled"', 1))
    (refused,) = import_files(path, tmp_path / "fourth", DISK).refused
    assert refused.name == path.name
    assert isinstance(refused.why, BadRecord)


def test_locks_of_pads_that_nobody_holds_are_cleared_away(tmp_path: Path) -> None:
    path = kept(tmp_path)
    lock = path.with_name(f"{path.name}.lock")
    lock.touch()
    clean_up(tmp_path)
    assert not lock.exists()
    assert path.exists()
