"""Reading the games beside the window: a list that fills in, whatever lies in the folder."""

import os
import sys
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from game.cli.files.file_errors import reason_words
from saves.disk import limits
from saves.disk.files import RealDisk
from saves.library.library import GameEntry, GamesReader, Library
from saves.records.lines import HugeRecord
from tests.saves.hostile_folder import NAMES, endless, fill, named
from tests.toolkit.waiting import wait_until


class SlowLibrary(Library):
    """One whose disk answers only when a test lets it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, RealDisk())
        self.answers = threading.Semaphore(0)
        self.looks = 0

    def refresh(self) -> Iterator[list[GameEntry]]:
        """A record for each answer."""
        self.looks += 1
        for found in super().refresh():
            yield found
            self.answers.acquire()


def write(folder: Path, *names: str) -> None:
    """Games of these names, the first played last."""
    folder.mkdir(exist_ok=True)
    for number, name in enumerate(names):
        path = folder / f"{number}.handfoot.jsonl"
        path.write_text(named(name))
        os.utime(path, (1_700_000_000 - number, 1_700_000_000 - number))


def test_nobody_waits_for_a_disk_that_does_not_answer(tmp_path: Path) -> None:
    """Given a disk that does not answer, looking for games is over at once with those that are known, and more are told
    of as they come: the one that was played last first.
    """
    write(tmp_path, "new", "middle", "old")
    library = SlowLibrary(tmp_path)
    reader = GamesReader(library)
    assert reader.refresh() == ()
    assert reader.is_reading
    before = reader.changes
    library.answers.release()
    wait_until(lambda: reader.changes > before)
    assert [entry.name for entry in reader.told] == ["new"]
    assert reader.is_reading
    library.answers.release(10)
    wait_until(lambda: not reader.is_reading)
    assert [entry.name for entry in reader.told] == ["new", "middle", "old"]


def test_what_changes_while_it_is_read_is_read_again(tmp_path: Path) -> None:
    """Given a look that is still going on, somebody who looks again hears of a game that was written meanwhile."""
    write(tmp_path, "first")
    library = SlowLibrary(tmp_path)
    reader = GamesReader(library)
    reader.refresh()
    wait_until(lambda: library.looks == 1)
    (tmp_path / "late.handfoot.jsonl").write_text(named("late"))
    reader.refresh()
    library.answers.release(20)
    wait_until(lambda: not reader.is_reading)
    assert {entry.name for entry in reader.told} == {"first", "late"}
    assert library.looks == 2


def test_a_second_look_tells_of_known_games_before_it_reads(tmp_path: Path) -> None:
    """Given games that are known and a new one that takes its time, the known ones are in the list at once."""
    write(tmp_path, "one", "two")
    library = SlowLibrary(tmp_path)
    library.answers.release(3)
    reader = GamesReader(library)
    assert len(reader.refresh(20)) == 2
    (tmp_path / "late.handfoot.jsonl").write_text(named("late"))
    before = reader.changes
    reader.refresh()
    wait_until(lambda: reader.changes > before)
    assert {entry.name for entry in reader.told} == {"one", "two"}
    assert reader.is_reading
    library.answers.release(5)
    wait_until(lambda: not reader.is_reading)
    assert len(reader.told) == 3


def test_why_the_folder_cannot_be_read_is_told_once_that_was_tried(tmp_path: Path) -> None:
    """Given a file in its place, nothing is told as long as it is read, then the system's reason."""
    (tmp_path / "games").write_text("")
    reader = GamesReader(Library(tmp_path / "games", RealDisk()))
    reader.refresh(60)
    assert reader.trouble
    reader.is_reading = True
    assert reader.trouble is None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_nothing_in_the_folder_hides_the_good_games(tmp_path: Path) -> None:
    """Given names that cannot be shown or have no end, a record far too large, pipes, sockets, folders, links to
    nowhere and noise, every game is told of under a name that can be shown, and nothing that is none.
    """
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
    """Given legal lines without end, opening says that no game comes to that and leaves the file as it is; a long game
    is opened as ever.
    """
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
    """Given thousands of looks at games that come and go, nothing is remembered of those that went."""
    library = Library(tmp_path, RealDisk())
    for number in range(3):
        path = tmp_path / f"{number}.handfoot.jsonl"
        path.write_text(named("a"))
        assert len(library.games()) == 1
        path.unlink()
    assert library.games() == ()
    assert not library._known


def test_a_time_that_no_calendar_has_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a disk that stamps files with times beyond every calendar, each game has a day that can be told."""
    write(tmp_path, "late", "early")
    late, early = (tmp_path / f"{number}.handfoot.jsonl" for number in range(2))
    library = Library(tmp_path, RealDisk())
    monkeypatch.setattr(library, "_states", lambda: {late: (2**80, 100), early: (-(2**70), 100)})
    days = {entry.name: datetime.fromtimestamp(entry.last_played).year for entry in library.games()}
    assert days["late"] in (2999, 3000)
    assert days["early"] in (1969, 1970)
