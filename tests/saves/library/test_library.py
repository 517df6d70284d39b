import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.disk.files import RealDisk
from saves.disk.lock import GameIsOpen
from saves.library.library import Library, Progress, entry_of
from saves.records.lines import GameLine
from saves.records.record import read_record
from saves.records.replay import good_part, replay_file
from tests.saves.written_records import GAME, LAST_CARD, POSITION, ROUND, header, move, record

EXAMPLES = Path(__file__).parents[2] / "examples"
OUT = move(0, "go_out", melds=[], discard="9C")


def library(folder: Path) -> Library:
    """The library of a folder."""
    return Library(folder, RealDisk())


def test_a_folder_that_is_not_there_holds_no_games(tmp_path: Path) -> None:
    assert library(tmp_path / "games").games() == ()


def test_an_entry_tells_where_the_game_stands(tmp_path: Path) -> None:
    record(
        tmp_path, {**GAME, "name": "Tuesday"}, {**LAST_CARD, "seat": 2, "in_foot": [], "feet": [], "played_foot": []}
    )
    (entry,) = library(tmp_path).games()
    assert (entry.name, entry.rules_name, entry.progress) == ("Tuesday", "Web Classic", Progress.ACTIVE)
    assert (entry.round, entry.rounds, entry.totals, entry.mover) == (4, 4, (100, 200), 2)
    assert [seat.name for seat in entry.seats] == ["Ann", "Ben", "Cleo", "Dan"]
    assert entry.waits_for_person
    assert entry.problem is None


def test_a_computers_turn_waits_for_nobody(tmp_path: Path) -> None:
    seats = [{"name": "Ann", "kind": "computer", "level": "normal"}, *GAME["seats"][1:]]
    record(tmp_path, {**GAME, "seats": seats}, POSITION)
    record(tmp_path, GAME, name="empty")
    assert [entry.waits_for_person for entry in library(tmp_path).games()] == [False, False]


def test_the_last_played_game_comes_first(tmp_path: Path) -> None:
    for name, written in (("old", 100), ("new", 300), ("middle", 200)):
        os.utime(record(tmp_path, {**GAME, "name": name}, ROUND, name=name), (written, written))
    assert [entry.name for entry in library(tmp_path).games()] == ["new", "middle", "old"]


def test_after_the_clock_was_set_back_the_game_played_now_comes_first(tmp_path: Path) -> None:
    stamps = (("next week", 8000), ("next month", 9000), ("now", 1000), ("before", 500), ("fast disk", 1120))
    for name, written in stamps:
        os.utime(record(tmp_path, {**GAME, "name": name}, ROUND, name=name), (written, written))
    games = Library(tmp_path, RealDisk(), clock=lambda: 1000.0).games()
    assert [entry.name for entry in games] == ["fast disk", "now", "before", "next month", "next week"]


def test_a_file_that_has_its_length_and_not_its_content_had_not_begun(tmp_path: Path) -> None:
    path = record(tmp_path, GAME)
    begun = path.read_bytes()[:60]
    for kept in (b"", begun):
        path.write_bytes(kept + bytes(200))
        assert library(tmp_path).games() == ()


@pytest.mark.parametrize("kept", [0, 5, 60])
def test_a_game_whose_header_was_cut_off_had_not_begun(kept: int, tmp_path: Path) -> None:
    path = record(tmp_path, GAME)
    path.write_bytes(path.read_bytes()[:kept])
    assert library(tmp_path).games() == ()
    path.write_bytes(b"something else")
    assert len(library(tmp_path).games()) == 1


def test_a_folder_that_cannot_be_looked_into_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.write_text("not a folder")
    games = library(folder)
    assert games.games() == ()
    assert games.trouble == "part of the location isn't a folder"
    folder.unlink()
    assert games.games() == ()
    assert games.trouble is None


def test_finished_and_abandoned_games_are_told_apart(tmp_path: Path) -> None:
    record(tmp_path, {**GAME, "name": "over"}, LAST_CARD, OUT, name="over")
    end = {"type": "end", "winners": [], "totals": [100, 200], "reason": "abandoned"}
    record(tmp_path, {**GAME, "name": "left"}, LAST_CARD, end, name="left")
    assert {entry.name: entry.progress for entry in library(tmp_path).games()} == {
        "over": Progress.FINISHED,
        "left": Progress.ABANDONED,
    }


def test_a_finished_match_is_told_from_its_ends_as_replaying_it_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes((EXAMPLES / "match-partners-4.handfoot.jsonl").read_bytes())
    with monkeypatch.context() as patched:
        patched.setattr("saves.library.library._finished_entry", lambda path, last_played: None)
        slow = entry_of(path, 5.0)
    monkeypatch.setattr("saves.library.library.replay_file", None)
    assert entry_of(path, 5.0) == slow
    assert slow is not None
    assert (slow.progress, slow.winners, slow.totals) == (Progress.FINISHED, (0,), (11215, 10420))


def test_a_match_that_ended_at_its_target_tells_the_round_it_ended_in(tmp_path: Path) -> None:
    target = {**GAME, "rules": {"base": "web", "rounds": 0, "target_score": 1000}}
    record(tmp_path, target, {**LAST_CARD, "n": 2, "totals": [900, 0]}, OUT)
    games = library(tmp_path)
    games.open(tmp_path / "test.handfoot.jsonl").close()
    (entry,) = games.games()
    assert (entry.progress, entry.round, entry.winners) == (Progress.FINISHED, 2, (0,))


def test_a_torn_end_is_no_end(tmp_path: Path) -> None:
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes((EXAMPLES / "match-partners-4.handfoot.jsonl").read_bytes()[:-1])
    entry = entry_of(path, 5.0)
    assert entry is not None
    assert (entry.progress, entry.winners) == (Progress.FINISHED, ())


def test_a_broken_record_is_listed_with_its_problem(tmp_path: Path) -> None:
    record(tmp_path, "{}", name="a")
    record(tmp_path, GAME, ROUND, move(3, "draw"), name="b")
    entries = {entry.path.name: entry for entry in library(tmp_path).games()}
    header_problem, move_problem = (entries[f"{name}.handfoot.jsonl"].problem for name in "ab")
    assert header_problem is not None
    assert header_problem.line == 1
    assert move_problem is not None
    assert move_problem.line == 3
    assert [entries[f"{name}.handfoot.jsonl"].has_good_part for name in "ab"] == [False, True]


def test_other_files_are_no_games(tmp_path: Path) -> None:
    record(tmp_path, GAME)
    (tmp_path / "notes.txt").write_text("call Rosa")
    (tmp_path / "test.handfoot.jsonl.lock").write_text("")
    assert len(library(tmp_path).games()) == 1


def test_an_entry_is_read_again_only_when_the_record_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = record(tmp_path, GAME, ROUND)
    games = library(tmp_path)
    before = games.games()
    with monkeypatch.context() as patched:
        patched.setattr("saves.library.library.replay_file", None)
        assert games.games() == before
    record(tmp_path, GAME, ROUND, move(0, "draw"), move(0, "discard", card="3C"))
    assert path.exists()
    assert games.games()[0].mover == 1


@pytest.mark.usefixtures("impatient_locks")
def test_a_game_begins_under_its_id(tmp_path: Path) -> None:
    games = library(tmp_path / "games")
    game = games.create(header(id="tuesday"))
    assert game.path == tmp_path / "games" / "tuesday.handfoot.jsonl"
    with pytest.raises(GameIsOpen):
        games.open(game.path)
    game.close()
    games.open(game.path).close()
    assert [entry.name for entry in games.games()] == ["A test"]


def test_the_lines_before_the_damage_are_saved_as_a_new_game(tmp_path: Path) -> None:
    example = EXAMPLES / "web-turn-01.handfoot.jsonl"
    lines = example.read_text().splitlines(keepends=True)
    broken = tmp_path / "broken.handfoot.jsonl"
    broken.write_text("".join([*lines[:3], "nonsense\n", *lines[3:]]))
    good = good_part(broken).accepted
    assert good == read_record(example).lines[:3]
    assert isinstance(good[0], GameLine)
    library = Library(tmp_path / "games", RealDisk())
    assert library.salvage(good, replace(good[0], id="new"))
    verdict = replay_file(library.path_of("new"))
    assert (verdict.problem, verdict.lines) == (None, 3)


def test_a_removed_record_is_kept_and_can_be_put_back(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    data = path.read_bytes()
    games = library(tmp_path)
    kept = games.remove(path)
    assert games.games() == ()
    assert (kept.parent.name, kept.read_bytes()) == ("removed", data)
    again = record(tmp_path, {**GAME, "name": "Other"}, ROUND)
    other = games.remove(again)
    assert other != kept
    assert kept.read_bytes() == data
    assert sorted(entry.name for entry in games.removed.games()) == sorted([GAME["name"], "Other"])
    assert games.put_back(kept) == path
    assert path.read_bytes() == data
    third = record(tmp_path / "removed", GAME, ROUND)
    beside = games.put_back(third)
    assert beside != path
    assert (path.read_bytes(), beside.read_bytes()) == (data, data)
    assert [entry.name for entry in games.removed.games()] == ["Other"]


@pytest.mark.skipif(sys.platform == "win32", reason="links there are not everybody's")
def test_a_record_behind_a_link_can_be_removed_and_put_back(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    moved = tmp_path / "elsewhere" / "moved.jsonl"
    moved.parent.mkdir()
    path.replace(moved)
    path.symlink_to(Path("elsewhere") / "moved.jsonl")
    games = library(tmp_path)
    kept = games.remove(path)
    assert games.games() == ()
    assert [entry.name for entry in games.removed.games()] == [GAME["name"]]
    assert games.put_back(kept) == path
    assert [entry.name for entry in games.games()] == [GAME["name"]]
    assert not moved.is_symlink()


@pytest.mark.usefixtures("impatient_locks")
def test_an_open_game_is_not_removed(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    opened = library(tmp_path).open(path)
    with pytest.raises(GameIsOpen):
        library(tmp_path).remove(path)
    assert path.exists()
    opened.close()
