"""What crashes leave behind is cleared away, and nothing that is in use or that somebody may want."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves.disk import folders
from saves.disk.files import TEMPORARY, RealDisk
from saves.disk.folders import games_folder, rules_folder, settings_file
from saves.disk.lock import GameIsOpen, lock_game
from saves.disk.system_calls import SystemCalls
from saves.library import cleanup
from saves.library.cleanup import LEFT_FOR_SECONDS, clean_up
from saves.players.phone_keys import SILENT_FOR
from saves.records.saved_game import SavedGame
from tests.saves.disk.test_lock import HOLDER
from tests.saves.written_records import GAME, ROUND, header, record
from tests.toolkit.waiting import PATIENCE

DYING_WRITER = (
    "import os, sys; from pathlib import Path\n"
    "from saves.disk.files import RealDisk; from saves.disk.system_calls import SystemCalls\n"
    "class Deadly(SystemCalls):\n"
    "    def sync(self, descriptor): os._exit(1)\n"
    "RealDisk(Deadly()).replace(Path(sys.argv[1]), b'half')\n"
)


def later(data: Path) -> int:
    """Clears up when whatever was being written has been left for long."""
    return clean_up(data, time.time() + LEFT_FOR_SECONDS + 60)


def test_what_a_killed_program_was_writing_goes(tmp_path: Path) -> None:
    RealDisk().replace(settings_file(tmp_path), b"whole")
    subprocess.run([sys.executable, "-c", DYING_WRITER, str(settings_file(tmp_path))], check=False)
    assert len(list(tmp_path.iterdir())) == 2
    written = max(path.stat().st_mtime for path in tmp_path.iterdir())  # by the disk's clock, which may be another
    assert clean_up(tmp_path, written) == 0  # it might be at it still
    assert clean_up(tmp_path, written + LEFT_FOR_SECONDS + 60) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert settings_file(tmp_path).read_bytes() == b"whole"


@pytest.mark.parametrize("name", sorted({name for name in vars(folders) if name.endswith("_folder")} - {"user_folder"}))
def test_what_was_left_in_any_folder_goes_after_its_time(name: str, tmp_path: Path) -> None:
    """Given an unfinished file in a folder of the program's, or a door, it stays for its time to the second, then goes;
    a whole file beside it stays. The bug: pieces of decks and photos, of megabytes each, stayed for ever.
    """
    left = getattr(folders, name)(tmp_path) / "".join(TEMPORARY)
    left.parent.mkdir()
    is_door = name == "doors_folder"
    for path in (left, *([] if is_door else [left.with_name("game.json")])):
        path.touch()
        os.utime(path, (1000, 1000))
    silent = 1000 + (SILENT_FOR if is_door else LEFT_FOR_SECONDS)
    assert [clean_up(tmp_path, silent + late) for late in (0, 1)] == [0, 1]


def test_what_earlier_versions_left_goes(tmp_path: Path) -> None:
    games, rules = games_folder(tmp_path), rules_folder(tmp_path)
    for folder in (games, rules):
        folder.mkdir()
    kept = [
        record(games, GAME, ROUND),
        games / "notes.txt.lock",
        rules / ".hidden.json",
        rules / f"{TEMPORARY[0]}plan.json",
        tmp_path / ".backup.jsonl.old",
    ]
    litter = [
        games / "old.handfoot.jsonl.lock",
        games / ".test.handfoot.jsonl.k3_9abcd",
        rules / ".lake-house.json.abcd1234",
        tmp_path / ".settings.json.__ab12cd",
        tmp_path / f"{TEMPORARY[0]}0123456789abcdef{TEMPORARY[1]}",
    ]
    for path in (*kept[1:], *litter):
        path.write_bytes(b"")
    kept += [games / ".a.txt.abcd1234", games / ".b.txt.abcd1234"]
    kept[-2].mkdir()
    kept[-1].symlink_to(kept[1])
    assert later(tmp_path) == len(litter)
    assert not [path for path in litter if path.exists()]
    assert all(path.exists() for path in kept)


@pytest.mark.usefixtures("impatient_locks")
def test_nothing_that_is_in_use_goes(tmp_path: Path) -> None:
    """Given a game open in another program and one open here, and a file that is being written for very long, however
    old they look, all of them stay.
    """
    games = games_folder(tmp_path)
    games.mkdir()
    elsewhere = games / "elsewhere.handfoot.jsonl"
    command = [sys.executable, "-c", HOLDER, str(elsewhere)]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder,
        SavedGame.create(games / "here.handfoot.jsonl", header(), RealDisk()) as game,
    ):
        game.append().wait(PATIENCE)
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        before = sorted(games.iterdir())
        for path in before:
            os.utime(path, (1, 1))
        assert later(tmp_path) == 0
        assert sorted(games.iterdir()) == before
        for path in (elsewhere, game.path):
            try:
                lock_game(path)
            except GameIsOpen:
                continue
            raise AssertionError(f"{path} could be opened a second time")
        holder.kill()
    assert later(tmp_path) == 1  # the lock of the one that was killed
    assert [path.name for path in games.iterdir()] == ["here.handfoot.jsonl"]


def test_a_file_that_is_being_written_stays_however_long_it_takes(tmp_path: Path) -> None:
    class Cleaned(SystemCalls):
        def sync(self, descriptor: int) -> None:
            assert later(tmp_path) == 0
            super().sync(descriptor)

    RealDisk(Cleaned()).replace(settings_file(tmp_path), b"slow")
    assert settings_file(tmp_path).read_bytes() == b"slow"


def test_a_folder_that_cannot_be_looked_into_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert later(tmp_path / "none") == 0
    games_folder(tmp_path).write_text("a file")
    assert later(tmp_path) == 0
    monkeypatch.setattr(cleanup, "_files", lambda folder: [folder / "".join(TEMPORARY)])
    assert later(tmp_path) == 0
