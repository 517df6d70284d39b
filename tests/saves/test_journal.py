"""The journal: what it acknowledges is on the device, and no fault of the disk loses or tears a line."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves.files import Appendable, RealDisk
from saves.journal import Journal, Kept
from tests.saves.disks import ForgetfulDisk, FullDisk, SlowDisk, StubbornDisk

NEVER = 60.0
"""Seconds between tries in tests that ask for each try themselves."""


def test_an_acknowledged_line_is_in_the_file(tmp_path: Path) -> None:
    """Given a new journal, when a line is acknowledged, it is in the file with its newline."""
    path = tmp_path / "a.jsonl"
    with Journal(path, RealDisk()) as journal:
        assert journal.append("one").wait(5) is Kept.ON_DISK
        assert path.read_text() == "one\n"
        assert journal.append("two", "three").wait(5) is Kept.ON_DISK
    assert path.read_text() == "one\ntwo\nthree\n"


def test_nothing_is_acknowledged_before_the_sync_and_nobody_waits_for_it(tmp_path: Path) -> None:
    """Given a disk that is slow to sync, appending returns at once, and the line is waiting until the sync is done."""
    disk = SlowDisk()
    with Journal(tmp_path / "a.jsonl", disk) as journal:
        ack = journal.append("one")
        assert ack.wait(0.05) is Kept.WAITING
        assert (ack.kept, journal.failing) == (Kept.WAITING, None)
        disk.may_sync.set()
        assert ack.wait(5) is Kept.ON_DISK


def test_lines_keep_their_order(tmp_path: Path) -> None:
    """Given a journal, when many lines come faster than the disk, they are all there in their order."""
    lines = [f"line {number}" for number in range(500)]
    with Journal(tmp_path / "a.jsonl", RealDisk()) as journal:
        acks = [journal.append(line) for line in lines]
        assert acks[-1].wait(20) is Kept.ON_DISK
        assert acks[0].kept is Kept.ON_DISK
    assert (tmp_path / "a.jsonl").read_text().splitlines() == lines


def test_a_torn_line_is_cut_off_before_the_first_write_and_not_earlier(tmp_path: Path) -> None:
    """Given a record with a torn last line, opening leaves it alone and the first append replaces it."""
    path = tmp_path / "a.jsonl"
    path.write_text('one\n{"torn')
    with Journal(path, RealDisk(), lines=["one"], size=4) as journal:
        assert path.read_text() == 'one\n{"torn'
        journal.append("two").wait(5)
    assert path.read_text() == "one\ntwo\n"


def test_a_full_disk_keeps_the_lines_in_memory_and_writes_them_when_there_is_room(tmp_path: Path) -> None:
    """Given a disk that fills up in the middle of a line, when there is room again, the record is whole."""
    path = tmp_path / "a.jsonl"
    disk = FullDisk(free=12)
    with Journal(path, disk, retry_seconds=NEVER) as journal:
        assert journal.append("12345678").wait(5) is Kept.ON_DISK
        torn = journal.append("abcdefgh")
        assert torn.wait(5) is Kept.IN_MEMORY
        assert journal.failing is not None
        assert journal.failing.reason == "No space left on device"
        assert journal.append("ijkl").kept is Kept.IN_MEMORY
        disk.free += 100
        journal.retry()
        assert wait_until_on_disk(journal)
        assert torn.kept is Kept.ON_DISK
    assert path.read_text() == "12345678\nabcdefgh\nijkl\n"


def test_a_refused_write_is_tried_again_by_itself(tmp_path: Path) -> None:
    """Given a folder that cannot be written, when it can be again, the lines arrive without being asked for."""
    disk = StubbornDisk()
    with Journal(tmp_path / "a.jsonl", disk, retry_seconds=0.01) as journal:
        assert journal.append("one").wait(5) is Kept.IN_MEMORY
        disk.refusing = False
        assert wait_until_on_disk(journal)
    assert (tmp_path / "a.jsonl").read_text() == "one\n"


def test_closing_tries_once_more_and_says_whether_everything_is_safe(tmp_path: Path) -> None:
    """Given lines that the disk refused, when the journal is closed, it tries again and tells how it went."""
    disk = StubbornDisk()
    lost = Journal(tmp_path / "lost.jsonl", disk, retry_seconds=NEVER)
    lost.append("one").wait(5)
    assert not lost.close()
    saved = Journal(tmp_path / "saved.jsonl", disk, retry_seconds=NEVER)
    saved.append("one").wait(5)
    disk.refusing = False
    assert saved.close()
    assert (tmp_path / "saved.jsonl").read_text() == "one\n"


def test_a_copy_elsewhere_holds_every_line(tmp_path: Path) -> None:
    """Given lines on disk and lines in memory, when a copy is saved elsewhere, it holds both in order."""
    disk = FullDisk(free=4)
    with Journal(tmp_path / "a.jsonl", disk, retry_seconds=NEVER) as journal:
        journal.append("one").wait(5)
        journal.append("two").wait(5)
        disk.free = 100
        journal.save_copy(tmp_path / "elsewhere" / "copy.jsonl")
    assert (tmp_path / "elsewhere" / "copy.jsonl").read_text() == "one\ntwo\n"


def test_a_lost_sync_writes_the_lines_anew(tmp_path: Path) -> None:
    """Given a drive that loses what was not synced, when the next try works, nothing is missing or doubled."""
    with Journal(tmp_path / "a.jsonl", ForgetfulDisk(failures=2), retry_seconds=0.01) as journal:
        journal.append("one", "two")
        assert wait_until_on_disk(journal)
    assert (tmp_path / "a.jsonl").read_text() == "one\ntwo\n"


def test_a_bug_under_the_journal_is_no_end_of_it(tmp_path: Path) -> None:
    """Given a disk that raises what nobody expected, the line is kept in memory, told by the bug's name, and written
    when the next try works: the thread lives on.
    """

    class BuggyDisk(RealDisk):
        is_well = False

        def open_append(self, path: Path) -> Appendable:
            if not self.is_well:
                raise ZeroDivisionError
            return super().open_append(path)

    disk = BuggyDisk()
    with Journal(tmp_path / "a.jsonl", disk, retry_seconds=0.01) as journal:
        assert journal.append("one").wait(5) is Kept.IN_MEMORY
        assert journal.failing is not None
        assert journal.failing.reason == "ZeroDivisionError"
        disk.is_well = True
        assert wait_until_on_disk(journal)
    assert (tmp_path / "a.jsonl").read_text() == "one\n"


def test_a_record_that_lost_saved_lines_is_not_written_on(tmp_path: Path) -> None:
    """Given a record that somebody emptied, when a line is appended, it stays in memory and the reason is told."""
    path = tmp_path / "a.jsonl"
    path.write_text("")
    with Journal(path, RealDisk(), lines=["one"], size=4, retry_seconds=NEVER) as journal:
        assert journal.append("two").wait(5) is Kept.IN_MEMORY
        assert journal.failing is not None
        assert "lost lines" in journal.failing.reason
    assert path.read_text() == ""


def test_a_line_with_a_newline_is_a_mistake(tmp_path: Path) -> None:
    """Given a journal, a line that would become two is refused at once; so is one after closing."""
    journal = Journal(tmp_path / "a.jsonl", RealDisk())
    with pytest.raises(ValueError, match="newline"):
        journal.append("one\ntwo")
    journal.close()
    with pytest.raises(ValueError, match="closed"):
        journal.append("one")


def test_what_was_acknowledged_survives_kill_minus_nine(tmp_path: Path) -> None:
    """Given a process that prints every acknowledged line, when it is killed, all it printed is in the file."""
    path = tmp_path / "a.jsonl"
    program = (
        "import sys; from pathlib import Path; from saves.files import RealDisk; from saves.journal import Journal\n"
        "journal = Journal(Path(sys.argv[1]), RealDisk())\n"
        "for number in range(10**9):\n"
        "    journal.append(f'line {number}').wait()\n"
        "    print(number, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(40)]
        process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        said += process.stdout.readlines()
    numbers = [int(line) for line in said if line.endswith("\n")]
    kept = path.read_text().split("\n")
    assert kept[: len(numbers)] == [f"line {number}" for number in numbers]


def wait_until_on_disk(journal: Journal) -> bool:
    """Hands in nothing new and waits until the journal no longer fails, for five seconds at most."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        if journal.append().kept is Kept.ON_DISK:
            return True
        time.sleep(0.005)
    return False
