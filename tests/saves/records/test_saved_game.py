import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from game.cards import Card
from game.engine.moves import Discard, Draw
from saves.disk.files import RealDisk
from saves.disk.lock import GameIsOpen
from saves.records.journal import SaveState
from saves.records.lines import BadRecord, MoveLine, UndoLine, decode_line
from saves.records.replay import replay_file
from saves.records.saved_game import SavedGame
from tests.saves.disks import FullDisk, SlowDisk
from tests.saves.written_records import GAME, LAST_CARD, OUT, ROUND, header, move, record, text_of
from tests.toolkit.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.usefixtures("impatient_locks")

DRAW = MoveLine(seat=0, move=Draw())
ROUND_LINE = decode_line(text_of(ROUND).strip().encode(), 2)


def test_a_new_game_begins_with_its_header(tmp_path: Path) -> None:
    path = tmp_path / "games" / "a.handfoot.jsonl"
    with SavedGame.create(path, header(), RealDisk()) as game:
        assert game.append().wait(PATIENCE) is SaveState.ON_DISK
        assert path.read_text().startswith('{"type":"game"')
    assert replay_file(path).problem is None


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    path.write_text(text_of(GAME, ROUND) + '{"type":"mo')
    with SavedGame.open(path, RealDisk()) as game:
        assert game.is_torn
        assert game.append(DRAW).wait(PATIENCE) is SaveState.ON_DISK
    verdict = replay_file(path)
    assert (verdict.problem, verdict.lines, verdict.torn) == (None, 3, None)


def test_a_score_that_a_crash_cut_off_is_added(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, LAST_CARD, OUT)
    for _ in range(2):
        with SavedGame.open(path, RealDisk()) as game:
            assert (game.replay.winners, len(game.lines)) == ((0,), 5)
    verdict = replay_file(path)
    assert (verdict.problem, verdict.lines) == (None, 5)


def test_a_game_is_open_once(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    game = SavedGame.open(path, RealDisk())
    with pytest.raises(GameIsOpen):
        SavedGame.open(path, RealDisk())
    assert game.close()
    SavedGame.open(path, RealDisk()).close()


@pytest.mark.parametrize("name", ["symbolic", "hard", "deleted lock"])
def test_no_second_name_opens_a_game_that_is_open(name: str, tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    second = tmp_path / "second.handfoot.jsonl"
    with SavedGame.open(path, RealDisk()) as game:
        if name == "symbolic":
            second.symlink_to(path)
        elif name == "hard":
            second.hardlink_to(path)
        else:
            path.with_name(f"{path.name}.lock").unlink()
            second = path
        with pytest.raises(GameIsOpen):
            SavedGame.open(second, RealDisk())
        assert game.append(DRAW).wait(PATIENCE) is SaveState.ON_DISK
    SavedGame.open(second, RealDisk()).close()
    assert replay_file(path).lines == 3


def test_a_game_begun_here_is_locked_under_every_name_too(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    with SavedGame.create(path, header(), RealDisk()) as game:
        game.append().wait(PATIENCE)
        (tmp_path / "link.handfoot.jsonl").hardlink_to(path)
        with pytest.raises(GameIsOpen):
            SavedGame.open(tmp_path / "link.handfoot.jsonl", RealDisk())
        path.unlink()
        path.write_text(text_of(GAME, ROUND))
        assert game.append(ROUND_LINE).wait(PATIENCE) is SaveState.ON_DISK
        assert game.path == tmp_path / "a-2.handfoot.jsonl"
        with pytest.raises(GameIsOpen):
            SavedGame.open(game.path, RealDisk())
        SavedGame.open(path, RealDisk()).close()  # this game has left it


def test_two_windows_without_locks_lose_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(descriptor: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("saves.disk.lock.hold", unknown)
    path = record(tmp_path, GAME, ROUND)
    discard = MoveLine(seat=0, move=Discard(Card("3C")))
    with SavedGame.open(path, RealDisk()) as first, SavedGame.open(path, RealDisk()) as second:
        for game in (first, second):
            assert game.append(DRAW).wait(PATIENCE) is SaveState.ON_DISK
            assert game.append(discard).wait(PATIENCE) is SaveState.ON_DISK
    assert first.path != second.path
    for game in (first, second):
        verdict = replay_file(game.path)
        assert (verdict.problem, verdict.lines) == (None, 4)
    assert second.moved is not None
    assert second.moved.left == path


def test_a_torn_line_that_ends_like_a_line_is_still_taken_off(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    path.write_text(text_of(GAME, ROUND) + '{"type":"mo\n')
    with SavedGame.open(path, RealDisk()) as game:
        assert game.append(DRAW).wait(PATIENCE) is SaveState.ON_DISK
        assert game.path == path
    assert (replay_file(path).problem, replay_file(path).lines) == (None, 3)


def test_a_closed_game_leaves_no_lock_file(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    with SavedGame.open(path, RealDisk()) as game:
        game.append(DRAW)
    with pytest.raises(FileNotFoundError):
        SavedGame.open(tmp_path / "gone.handfoot.jsonl", RealDisk())
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_left_on_a_silent_disk_stays_locked_until_the_disk_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saves.records.journal.HANGS_AFTER", 0.1)
    path = record(tmp_path, GAME, ROUND)
    disk = SlowDisk()
    game = SavedGame.open(path, disk)
    game.append(DRAW)
    assert not game.close()
    with pytest.raises(GameIsOpen):
        SavedGame.open(path, RealDisk())
    disk.may_sync.set()

    def is_let_go() -> bool:
        with suppress(GameIsOpen):
            SavedGame.open(path, RealDisk()).close()
            return True
        return False

    wait_until(is_let_go)
    assert replay_file(path).lines == 3


def test_a_new_game_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    with pytest.raises(FileExistsError):
        SavedGame.create(path, header(), RealDisk())
    assert path.read_text() == text_of(GAME, ROUND)
    SavedGame.open(path, RealDisk()).close()


def test_a_bad_record_is_not_opened_and_not_locked(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND, move(3, "draw"))
    with pytest.raises(BadRecord) as first:
        SavedGame.open(path, RealDisk())
    with pytest.raises(BadRecord) as second:  # while the first exception still holds on to everything it met
        SavedGame.open(path, RealDisk())
    assert first.value.line == second.value.line == 3
    assert path.read_text() == text_of(GAME, ROUND, move(3, "draw"))
    with pytest.raises(FileNotFoundError):
        SavedGame.open(tmp_path / "gone.handfoot.jsonl", RealDisk())


def test_rules_that_cannot_be_played_leave_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    rules = {"base": "web", "take_needs_open": True, "upcard_play": "to_open"}
    with pytest.raises(BadRecord) as raised:
        SavedGame.create(path, header(rules=rules), RealDisk())
    assert raised.value.line == 1
    assert [*tmp_path.iterdir()] == []


def test_a_full_disk_does_not_stop_the_game(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND)
    disk = FullDisk(free=5)
    game = SavedGame.open(path, disk)
    assert game.append(DRAW).wait(PATIENCE) is SaveState.IN_MEMORY
    assert game.failing is not None
    disk.free = 10_000
    game.save_copy(tmp_path / "copy.handfoot.jsonl")
    assert replay_file(tmp_path / "copy.handfoot.jsonl").lines == 3
    game.retry()
    assert game.close()
    assert replay_file(path).lines == 3


def test_moves_that_wait_for_the_disk_are_counted(tmp_path: Path) -> None:
    waiting = []
    with SavedGame.open(record(tmp_path, GAME, ROUND), FullDisk(free=0)) as game:
        for line in (DRAW, DRAW, UndoLine(seat=0, moves=1), UndoLine(seat=0, moves=2)):
            game.append(line).wait(PATIENCE)
            waiting.append(game.unsaved_moves)
    assert waiting == [1, 2, 1, 0]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the name of an open file")
def test_what_is_read_when_a_game_is_taken_up_is_on_the_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a record that another program wrote and did not sync, as its disk was full, it is synced before its moves
    count as safe: a power cut would take them back.
    """
    path, synced, sync = tmp_path / "a.handfoot.jsonl", set(), os.fsync
    path.write_text(text_of(GAME, ROUND))

    def note(descriptor: int) -> None:
        synced.add(Path(f"/proc/self/fd/{descriptor}").readlink())
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", note)
    SavedGame.open(path, RealDisk()).close()
    assert path in synced
