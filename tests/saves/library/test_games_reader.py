import os
import sys
from datetime import datetime
from pathlib import Path

import pytest

from game.cli.files.file_errors import reason_words
from saves.disk import limits
from saves.disk.files import RealDisk
from saves.library.library import GameEntry, GamesReader, Library
from saves.records.lines import HugeRecord
from tests.saves.hostile_folder import NAMES, endless, fill, named


def write(folder: Path, *names: str) -> None:
    """Games of these names, the first played last."""
    folder.mkdir(exist_ok=True)
    for number, name in enumerate(names):
        path = folder / f"{number}.handfoot.jsonl"
        path.write_text(named(name))
        os.utime(path, (1_700_000_000 - number, 1_700_000_000 - number))


def test_a_second_look_tells_of_known_games_before_it_reads(tmp_path: Path) -> None:
    write(tmp_path, "new", "old")
    library = Library(tmp_path, RealDisk())
    reader = GamesReader(library)
    assert [entry.name for entry in reader.refresh(60)] == ["new", "old"]
    (tmp_path / "late.handfoot.jsonl").write_text(named("late"))
    assert [len(found) for found in map(list, library.refresh())] == [2, 3]
    assert [entry.name for entry in reader.refresh(60)] == ["late", "new", "old"]


def test_why_the_folder_cannot_be_read_is_told_once_that_was_tried(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    reader = GamesReader(Library(tmp_path / "games", RealDisk()))
    reader.refresh(60)
    assert reader.trouble
    reader.is_reading = True
    assert reader.trouble is None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_nothing_in_the_folder_hides_the_good_games(tmp_path: Path) -> None:
    fill(tmp_path / "games")
    write(tmp_path / "games", "Friday evening")
    reader = GamesReader(Library(tmp_path / "games", RealDisk()))
    reader.refresh(60)
    assert not reader.is_reading
    assert reader.trouble is None
    names = [entry.name for entry in reader.told]
    assert "Friday evening" in names
    assert all(name.isprintable() and len(name) <= 100 for name in names)
    fine = [entry for entry in reader.told if entry.problem is None]
    assert len(fine) >= len(NAMES) + 1
    assert all(seat.name and seat.name.isprintable() for entry in fine for seat in entry.seats)
    there = {entry.path.name for entry in reader.told}
    assert not there & {f"{kind}.handfoot.jsonl" for kind in ("folder", "pipe", "socket", "nowhere", "round")}
    (huge,) = [entry for entry in reader.told if isinstance(entry.problem, HugeRecord) and entry.problem.line == 1]
    assert huge.path.name == "endless.handfoot.jsonl"
    assert not huge.is_damaged


def test_a_record_far_too_large_is_neither_read_nor_opened(tmp_path: Path) -> None:
    library = Library(tmp_path, RealDisk())
    huge = endless(tmp_path / "huge.handfoot.jsonl", 1.1 * limits.GAME / 1e6)
    before = huge.stat()
    with pytest.raises(HugeRecord) as caught:
        library.open(huge)
    assert caught.value.line == 1
    assert "more than any game needs" in reason_words(caught.value, None)
    assert (huge.stat().st_size, huge.stat().st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    library.open(endless(tmp_path / "long.handfoot.jsonl", 0.4)).close()


def test_a_record_that_brings_the_program_down_is_one_line_of_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a record that a bug stumbles over, it is told of as one that cannot be opened, and the others are there."""
    write(tmp_path, "good", "bad", "fine")

    def stumbles(path: Path, last_played: float) -> GameEntry:
        if path.name.startswith("1."):
            raise RecursionError
        return GameEntry(path=path, last_played=last_played, name="good")

    monkeypatch.setattr("saves.library.library.entry_of", stumbles)
    entries = Library(tmp_path, RealDisk()).games()
    problems = [entry.problem and (entry.problem.line, entry.problem.why) for entry in entries]
    assert problems == [None, (1, "program_stumbled"), None]
    assert entries[1].is_damaged


def test_what_is_gone_is_forgotten(tmp_path: Path) -> None:
    library = Library(tmp_path, RealDisk())
    for number in range(3):
        path = tmp_path / f"{number}.handfoot.jsonl"
        path.write_text(named("a"))
        assert len(library.games()) == 1
        path.unlink()
    assert library.games() == ()
    assert not library._known


def test_a_time_that_no_calendar_has_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "late", "early")
    late, early = (tmp_path / f"{number}.handfoot.jsonl" for number in range(2))
    library = Library(tmp_path, RealDisk())
    monkeypatch.setattr(library, "_states", lambda: {late: (2**80, 100), early: (-(2**70), 100)})
    days = {entry.name: datetime.fromtimestamp(entry.last_played).year for entry in library.games()}
    assert days["late"] in (2999, 3000)
    assert days["early"] in (1969, 1970)
