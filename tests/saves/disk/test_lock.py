import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from saves.disk import lock as lock_module
from saves.disk.lock import LOCK_SUFFIX, GameIsOpen, is_played_elsewhere, lock_game, remove_if_unlocked
from saves.disk.system_calls import SystemCalls

HOLDER = (
    "import sys; from pathlib import Path; from saves.disk.lock import lock_game\n"
    "lock = lock_game(Path(sys.argv[1]))\n"
    "print('held', flush=True)\n"
    "sys.stdin.read()\n"
)


@pytest.mark.usefixtures("impatient_locks")
def test_the_second_program_is_told(tmp_path: Path) -> None:
    record = tmp_path / "a.handfoot.jsonl"
    command = [sys.executable, "-c", HOLDER, str(record)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(GameIsOpen, match=r"a\.handfoot\.jsonl$"):
            lock_game(record)
        holder.kill()
        holder.wait()
        lock_game(record).release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the names in folders by itself")
def test_folders_that_a_lock_makes_survive_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: set[int] = set()
    monkeypatch.setattr(SystemCalls, "sync", lambda _, descriptor: synced.add(os.fstat(descriptor).st_ino))
    lock_game(tmp_path / "data" / "games" / "a.handfoot.jsonl").release()
    assert {tmp_path.stat().st_ino, (tmp_path / "data").stat().st_ino} <= synced


@pytest.mark.usefixtures("impatient_locks")
def test_two_games_can_be_open_at_once(tmp_path: Path) -> None:
    first = lock_game(tmp_path / "a.handfoot.jsonl")
    second = lock_game(tmp_path / "b.handfoot.jsonl")
    with pytest.raises(GameIsOpen):
        lock_game(tmp_path / "a.handfoot.jsonl")
    first.release()
    first.release()
    lock_game(tmp_path / "a.handfoot.jsonl").release()
    second.release()


def test_a_folder_that_cannot_hold_a_lock_does_not_stop_a_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    lock_game(tmp_path / "file" / "a.handfoot.jsonl").release()


def test_a_lock_file_that_is_held_is_never_removed(tmp_path: Path) -> None:
    record = tmp_path / "a.handfoot.jsonl"
    path = tmp_path / "a.handfoot.jsonl.lock"
    lock = lock_game(record)
    assert not remove_if_unlocked(path)
    assert path.exists()
    lock.release()
    assert not path.exists()
    path.write_bytes(b"")
    assert remove_if_unlocked(path)
    assert not path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be removed there")
def test_the_lock_of_somebody_else_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, path = lock_game(tmp_path / "a.handfoot.jsonl"), tmp_path / "a.handfoot.jsonl.lock"
    path.unlink()
    second = lock_game(tmp_path / "a.handfoot.jsonl")
    first.release()
    assert path.exists()
    second.release()
    assert not path.exists()

    def replaced_in_between(_: int) -> None:
        path.unlink()
        path.touch()

    path.touch()
    monkeypatch.setattr(lock_module, "hold", replaced_in_between)
    assert remove_if_unlocked(path)
    assert path.exists()


def test_locks_go_by_the_way_of_windows_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock, left = lock_game(tmp_path / "a.handfoot.jsonl"), tmp_path / "b.handfoot.jsonl.lock"
    left.touch()
    monkeypatch.setattr(lock_module, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(lock_module, "hold", lambda _: None)
    lock.release()
    assert remove_if_unlocked(left)
    assert not [*tmp_path.iterdir()]


def test_windows_locks_a_byte_that_nobody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = list[tuple[int, int, int]]()

    def locking(descriptor: int, way: int, count: int) -> None:
        if held:
            raise PermissionError
        held.append((os.lseek(descriptor, 0, os.SEEK_CUR), way, count))

    monkeypatch.setattr(lock_module, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    with (tmp_path / "a").open("wb", 0) as file:
        lock_module.hold(file.fileno())
        with pytest.raises(lock_module.LockTaken):
            lock_module.hold(file.fileno())
    assert held == [(2**31 - 2, 2, 1)]


@pytest.mark.usefixtures("impatient_locks")
def test_nobody_gets_a_lock_whose_file_has_just_been_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "a.handfoot.jsonl"
    first = lock_game(record)
    real_hold = lock_module.hold

    def released_in_between(descriptor: int) -> None:
        monkeypatch.setattr(lock_module, "hold", real_hold)
        first.release()
        real_hold(descriptor)

    monkeypatch.setattr(lock_module, "hold", released_in_between)
    second = lock_game(record)
    with pytest.raises(GameIsOpen):
        lock_game(record)
    second.release()


@pytest.mark.usefixtures("impatient_locks")
def test_whether_a_game_is_played_elsewhere(tmp_path: Path) -> None:
    record = tmp_path / "a.handfoot.jsonl"
    record.touch()
    assert not is_played_elsewhere(record)
    assert [path.name for path in tmp_path.iterdir()] == [record.name]
    lock = lock_game(record)
    assert is_played_elsewhere(record)
    assert is_played_elsewhere(record)
    lock.release()
    assert not is_played_elsewhere(record)
    record.with_name(f"{record.name}{LOCK_SUFFIX}").touch()
    assert not is_played_elsewhere(record)
    lock_game(record).release()


@pytest.mark.usefixtures("impatient_locks")
def test_a_lock_moves_with_its_game(tmp_path: Path) -> None:
    first, second, link = (tmp_path / f"{name}.handfoot.jsonl" for name in "abc")
    first.touch()
    second.touch()
    link.symlink_to(second)
    lock = lock_game(first)
    assert [lock.claim(path) for path in (first, second, second)] == [True] * 3
    for path in (second, link):
        with pytest.raises(GameIsOpen):
            lock_game(path)
    other = lock_game(first)
    assert not lock.claim(first)
    other.release()
    assert [path.name for path in tmp_path.glob("*.lock")] == ["b.handfoot.jsonl.lock"]
    lock.release()


class Clock:
    """Time that passes only while somebody waits; what is to happen at a moment happens then."""

    def __init__(self) -> None:
        self.now = 0.0
        self.at = 0.0
        self.happens: Callable[[], None] | None = None

    def monotonic(self) -> float:
        """The seconds that were waited for."""
        return self.now

    def sleep(self, seconds: float) -> None:
        """Waits."""
        self.now += seconds
        if self.happens is not None and self.now >= self.at:
            self.happens()
            self.happens = None


@pytest.mark.parametrize("held", ["", LOCK_SUFFIX])
def test_a_lock_held_for_a_moment_does_not_keep_a_player_out(
    held: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "a.handfoot.jsonl"
    record.touch()
    clock = Clock()
    monkeypatch.setattr(lock_module, "time", clock)
    path = tmp_path / f"{record.name}{held}"

    def held_open() -> int:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT)
        lock_module.hold(descriptor)
        return descriptor

    for question in (lambda: lock_game(record).release(), lambda: is_played_elsewhere(record)):
        clock.at, clock.happens = clock.now + 0.1, partial(os.close, held_open())
        assert not question()
        clock.sleep(1)
    descriptor, began = held_open(), clock.now
    with pytest.raises(GameIsOpen):
        lock_game(record)
    assert clock.now - began < 1
    os.close(descriptor)
