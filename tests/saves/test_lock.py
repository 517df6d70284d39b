"""A game is open in one program at a time, and a dead program holds nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from saves.lock import GameIsOpen, lock_game

HOLDER = (
    "import sys; from pathlib import Path; from saves.lock import lock_game\n"
    "lock = lock_game(Path(sys.argv[1]))\n"
    "print('held', flush=True)\n"
    "sys.stdin.read()\n"
)


def test_the_second_program_is_told(tmp_path: Path) -> None:
    """Given a game open in another process, opening it here is refused by a sentence until that process is killed."""
    record = tmp_path / "a.handfoot.jsonl"
    command = [sys.executable, "-c", HOLDER, str(record)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(GameIsOpen, match=r"open in another window of Hand and Foot\.$"):
            lock_game(record)
        holder.kill()
        holder.wait()
        lock_game(record).release()


def test_two_games_can_be_open_at_once(tmp_path: Path) -> None:
    """Given one open game, another one opens; the first one opens again after it was released."""
    first = lock_game(tmp_path / "a.handfoot.jsonl")
    second = lock_game(tmp_path / "b.handfoot.jsonl")
    with pytest.raises(GameIsOpen):
        lock_game(tmp_path / "a.handfoot.jsonl")
    first.release()
    first.release()
    lock_game(tmp_path / "a.handfoot.jsonl").release()
    second.release()


def test_a_folder_that_cannot_hold_a_lock_does_not_stop_a_game(tmp_path: Path) -> None:
    """Given a place where no file can be made, the game opens all the same: its record cannot be written either."""
    (tmp_path / "file").write_text("not a folder")
    lock_game(tmp_path / "file" / "a.handfoot.jsonl").release()
