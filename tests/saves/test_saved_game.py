"""A game and its record: begun, left anywhere, gone on with, and never in two programs at once."""

from pathlib import Path

import pytest

from game.engine.moves import Draw
from saves.bad_record import BadRecord
from saves.files import RealDisk
from saves.journal import Kept
from saves.lines import MoveLine
from saves.lock import GameIsOpen
from saves.replay import replay_file
from saves.saved_game import SavedGame
from tests.saves.disks import FullDisk
from tests.saves.records import GAME, LAST_CARD, ROUND, header, move, record, text_of

DRAW = MoveLine(seat=0, move=Draw())


def test_a_new_game_begins_with_its_header(tmp_path: Path) -> None:
    """Given a header, when a game is created and a move appended, the record holds both and replays."""
    path = tmp_path / "games" / "a.handfoot.jsonl"
    with SavedGame.create(path, header(), RealDisk()) as game:
        assert game.append().wait(5) is Kept.ON_DISK
        assert path.read_text().startswith('{"type":"game"')
    assert replay_file(path).problem is None


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Given a record with a torn last line, when it is played on, the torn line is gone and all is in order."""
    path = tmp_path / "a.handfoot.jsonl"
    path.write_text(text_of(GAME, ROUND) + '{"type":"mo')
    with SavedGame.open(path, RealDisk()) as game:
        assert game.warnings == ("Line 3 was not written to its end and is left out.",)
        assert game.append(DRAW).wait(5) is Kept.ON_DISK
    verdict = replay_file(path)
    assert (verdict.problem, verdict.lines, verdict.warnings) == (None, 3, ())


def test_a_score_that_a_crash_cut_off_is_added(tmp_path: Path) -> None:
    """Given a record that stops after the match's last move, opening it adds the score and the end, once."""
    out = move(0, "go_out", melds=[], discard="9C")
    path = record(tmp_path, GAME, LAST_CARD, out)
    for _ in range(2):
        with SavedGame.open(path, RealDisk()) as game:
            assert game.replay.winners == (0,)
    verdict = replay_file(path)
    assert (verdict.problem, verdict.lines) == (None, 5)


def test_a_game_is_open_once(tmp_path: Path) -> None:
    """Given an open game, opening it again is refused until it is closed."""
    path = record(tmp_path, GAME, ROUND)
    game = SavedGame.open(path, RealDisk())
    with pytest.raises(GameIsOpen):
        SavedGame.open(path, RealDisk())
    assert game.close()
    SavedGame.open(path, RealDisk()).close()


def test_a_new_game_never_takes_the_place_of_another(tmp_path: Path) -> None:
    """Given a record, creating a game of that name is refused and the record stays as it was."""
    path = record(tmp_path, GAME, ROUND)
    with pytest.raises(FileExistsError):
        SavedGame.create(path, header(), RealDisk())
    assert path.read_text() == text_of(GAME, ROUND)
    SavedGame.open(path, RealDisk()).close()


def test_a_bad_record_is_not_opened_and_not_locked(tmp_path: Path) -> None:
    """Given a record that is bad or has gone, opening it says so, leaves it alone and leaves no lock behind."""
    path = record(tmp_path, GAME, ROUND, move(3, "draw"))
    with pytest.raises(BadRecord) as first:
        SavedGame.open(path, RealDisk())
    with pytest.raises(BadRecord) as second:  # while the first exception still holds on to everything it met
        SavedGame.open(path, RealDisk())
    assert first.value.line == second.value.line == 3
    assert path.read_text() == text_of(GAME, ROUND, move(3, "draw"))
    with pytest.raises(FileNotFoundError):
        SavedGame.open(tmp_path / "gone.handfoot.jsonl", RealDisk())


def test_a_full_disk_does_not_stop_the_game(tmp_path: Path) -> None:
    """Given a disk without room, when a move is made, it is kept in memory, told, and can be saved elsewhere."""
    path = record(tmp_path, GAME, ROUND)
    disk = FullDisk(free=5)
    game = SavedGame.open(path, disk)
    assert game.append(DRAW).wait(5) is Kept.IN_MEMORY
    assert game.failing is not None
    disk.free = 10_000
    game.save_copy(tmp_path / "copy.handfoot.jsonl")
    assert replay_file(tmp_path / "copy.handfoot.jsonl").lines == 3
    game.retry()
    assert game.close()
    assert replay_file(path).lines == 3
