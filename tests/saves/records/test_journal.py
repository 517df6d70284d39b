import ast
import errno
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.disk.files import Appendable, RealDisk
from saves.disk.system_calls import SystemCalls
from saves.records.journal import HANGS_AFTER, ON_DISK, DiskAnswer, Journal, Moved, SaveState
from tests.build import there
from tests.saves.disks import ForgetfulDisk, FullDisk, SlowDisk, StubbornDisk, WrappedFile
from tests.sources import nodes_of, sources
from tests.toolkit.waiting import PATIENCE, wait_until

NEVER = 60.0
"""Seconds between tries in tests that ask for each try themselves."""


def test_an_acknowledged_line_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with Journal(path, RealDisk()) as journal:
        assert journal.append_texts("one").wait(PATIENCE) is SaveState.ON_DISK
        assert path.read_text() == "one\n"
        assert journal.append_texts("two", "three").wait(PATIENCE) is SaveState.ON_DISK
    assert path.read_text() == "one\ntwo\nthree\n"


def test_nothing_is_acknowledged_before_the_sync_and_nobody_waits_for_it(tmp_path: Path) -> None:
    disk = SlowDisk()
    with Journal(tmp_path / "a.jsonl", disk) as journal:
        ack = journal.append_texts("one")
        assert ack.wait(0.05) is SaveState.WAITING
        assert (ack.state, journal.failing) == (SaveState.WAITING, None)
        disk.may_sync.set()
        assert ack.wait(PATIENCE) is SaveState.ON_DISK


def test_lines_keep_their_order(tmp_path: Path) -> None:
    lines = [f"line {number}" for number in range(500)]
    with Journal(tmp_path / "a.jsonl", RealDisk()) as journal:
        acks = [journal.append_texts(line) for line in lines]
        assert acks[-1].wait(PATIENCE) is SaveState.ON_DISK
        assert acks[0].state is SaveState.ON_DISK
    assert (tmp_path / "a.jsonl").read_text().splitlines() == lines


def test_a_torn_line_is_cut_off_before_the_first_write_and_not_earlier(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('one\n{"torn')
    with Journal(path, RealDisk(), lines=["one"]) as journal:
        assert path.read_text() == 'one\n{"torn'
        journal.append_texts("two").wait(PATIENCE)
    assert path.read_text() == "one\ntwo\n"


def test_a_full_disk_keeps_the_lines_in_memory_and_writes_them_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    disk = FullDisk(free=12)
    with Journal(path, disk, retry_seconds=NEVER) as journal:
        assert journal.append_texts("12345678").wait(PATIENCE) is SaveState.ON_DISK
        torn = journal.append_texts("abcdefgh")
        assert torn.wait(PATIENCE) is SaveState.IN_MEMORY
        assert journal.failing is not None
        assert journal.failing.reason == "the disk is full"
        assert journal.append_texts("ijkl").state is SaveState.IN_MEMORY
        disk.free += 100
        journal.retry()
        wait_until_on_disk(journal)
        assert torn.state is SaveState.ON_DISK
    assert path.read_text() == "12345678\nabcdefgh\nijkl\n"


def test_the_record_says_how_many_lines_wait(tmp_path: Path) -> None:
    disk = FullDisk(free=12)
    with Journal(tmp_path / "a.jsonl", disk, retry_seconds=NEVER) as journal:
        journal.append_texts("12345678").wait(PATIENCE)
        assert journal.kept == ON_DISK
        journal.append_texts("abcdefgh", "ijkl").wait(PATIENCE)
        assert journal.kept == DiskAnswer(2, journal.failing)
        disk.free += 100
        journal.retry()
        wait_until_on_disk(journal)
        assert journal.kept == ON_DISK == DiskAnswer(0)
    slow = SlowDisk()
    with Journal(tmp_path / "b.jsonl", slow) as journal:
        journal.append_texts("12345678")
        assert journal.kept is None
        slow.may_sync.set()


def test_nobody_but_a_journal_says_that_lines_are_kept() -> None:
    makers = {"DiskAnswer": "saves.records.journal", "AnswerPhone": "game.phones.answers_in_turn"}
    made = {
        (node.func.id, name)
        for name, source in sources().items()
        if any(kind in source for kind in makers)
        for node in nodes_of(source)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in makers
        and not any(isinstance(given, ast.Constant) and given.value == "late" for given in node.args)
    }
    assert made == set(makers.items())


def test_a_refused_write_is_tried_again_by_itself_and_not_before_its_time(tmp_path: Path) -> None:
    """Given a folder that cannot be written, when it can be again, the lines arrive without being asked for; until
    then, and where nothing is to be written, the thread does nothing. Closing what has no line makes no file. The bug:
    what somebody asked to try again, and was refused again, said nothing new.
    """
    tries, is_tried_again = list[float](), threading.Event()

    def clock() -> float:
        if threading.current_thread().name == "journal b.jsonl":
            tries.append(0.0)
            if len(tries) > asked:
                is_tried_again.set()
        return 0.0

    disk = StubbornDisk()
    with Journal(tmp_path / "a.jsonl", disk, retry_seconds=0.01) as journal:
        assert journal.append_texts("one").wait(PATIENCE) is SaveState.IN_MEMORY
        asked, disk.refusing = 2, True
        waiting = Journal(tmp_path / "b.jsonl", disk, retry_seconds=NEVER, clock=clock)
        assert waiting.append_texts("one").wait(PATIENCE) is SaveState.IN_MEMORY
        assert (there(waiting.failing).tries, there(journal.failing).tries) == (0, 0)
        waiting.retry()
        assert not is_tried_again.wait(0.05)
        assert there(waiting.failing).tries == 1
        disk.refusing, asked = False, 3
        waiting.retry()
        wait_until_on_disk(waiting)
        assert not is_tried_again.wait(0.05)
        asked = 4
        assert waiting.close()
        assert (len(tries), is_tried_again.is_set()) == (4, False)
        wait_until_on_disk(journal)
    assert (tmp_path / "a.jsonl").read_text() == "one\n"
    assert Journal(tmp_path / "c.jsonl", RealDisk()).close()
    assert not (tmp_path / "c.jsonl").exists()


def test_closing_tries_once_more_and_says_whether_everything_is_safe(tmp_path: Path) -> None:
    disk = StubbornDisk()
    lost = Journal(tmp_path / "lost.jsonl", disk, retry_seconds=NEVER)
    lost.append_texts("one").wait(PATIENCE)
    assert not lost.close()
    saved = Journal(tmp_path / "saved.jsonl", disk, retry_seconds=NEVER)
    saved.append_texts("one").wait(PATIENCE)
    disk.refusing = False
    assert saved.close()
    assert (tmp_path / "saved.jsonl").read_text() == "one\n"


def test_a_copy_elsewhere_holds_every_line(tmp_path: Path) -> None:
    copied_from(tmp_path / "a.jsonl", tmp_path / "elsewhere" / "copy.jsonl").close()
    assert (tmp_path / "elsewhere" / "copy.jsonl").read_text() == "one\ntwo\n"


def copied_from(path: Path, copy: Path) -> Journal:
    """A journal with one line on its disk and one in memory, and a copy of both."""
    disk = FullDisk(free=4)
    journal = Journal(path, disk, retry_seconds=NEVER)
    journal.append_texts("one").wait(PATIENCE)
    journal.append_texts("two").wait(PATIENCE)
    disk.free = 100
    journal.save_copy(copy)
    disk.free = 0
    return journal


def test_lines_in_a_copy_are_safe_and_later_ones_are_not(tmp_path: Path) -> None:
    assert copied_from(tmp_path / "a.jsonl", tmp_path / "copy.jsonl").close()
    journal = copied_from(tmp_path / "b.jsonl", tmp_path / "copy.jsonl")
    journal.append_texts("three").wait(PATIENCE)
    assert not journal.close()


def test_a_lost_sync_writes_the_lines_anew(tmp_path: Path) -> None:
    with Journal(tmp_path / "a.jsonl", ForgetfulDisk(failures=2), retry_seconds=0.01) as journal:
        journal.append_texts("one", "two")
        wait_until_on_disk(journal)
    assert (tmp_path / "a.jsonl").read_text() == "one\ntwo\n"


def test_lines_that_were_found_are_safe_once_they_are_written_again_and_synced(tmp_path: Path) -> None:
    written: list[bytes] = []

    class FailingCalls(SystemCalls):
        is_failing = True

        def write(self, descriptor: int, data: memoryview) -> int:
            written.append(bytes(data))
            return super().write(descriptor, data)

        def cut(self, descriptor: int, size: int) -> None:
            raise AssertionError

        def sync(self, descriptor: int) -> None:
            if self.is_failing:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = tmp_path / "a.jsonl"
    path.write_text("one\ntwo\n")
    os.utime(path, ns=(10**18, 10**18))
    calls = FailingCalls()
    with Journal(path, RealDisk(calls), lines=["one", "two"], retry_seconds=0.01) as journal:
        assert journal.wait_for(2, 5) is SaveState.IN_MEMORY
        assert journal.failing is not None
        calls.is_failing = False
        wait_until_on_disk(journal)
    assert written[-1] == path.read_bytes() == b"one\ntwo\n"
    assert path.stat().st_mtime_ns == 10**18


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
        assert journal.append_texts("one").wait(PATIENCE) is SaveState.IN_MEMORY
        assert journal.failing is not None
        assert journal.failing.reason == "ZeroDivisionError"
        disk.is_well = True
        wait_until_on_disk(journal)
    assert (tmp_path / "a.jsonl").read_text() == "one\n"


# ---- other programs


def replace_file(path: Path, text: str) -> None:
    """Puts another file in the place of one, as programs do that write aside and rename."""
    aside = path.with_name("aside")
    aside.write_text(text)
    aside.replace(path)


def folder_instead(path: Path) -> None:
    """Puts a folder in the place of a file."""
    path.unlink()
    path.mkdir()


def rewrite(path: Path) -> None:
    """Writes other lines of the same length into the file itself, as an editor does, that look no newer."""
    path.write_text("one\nTWO\n")
    os.utime(path, (1, 1))


OWN = "one\ntwo\n"
TAKEN_AWAY: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "moved": lambda path: path.rename(path.with_name("b.jsonl")),
    "emptied": lambda path: path.write_text(""),
    "replaced by a copy": lambda path: replace_file(path, OWN),
}
"""What other programs do to a record of these lines, after which its name is free or its own."""
CHANGED: dict[str, Callable[[Path], object]] = {
    "cut short": lambda path: path.write_text("one\n"),
    "rewritten": rewrite,
    "continued": lambda path: path.write_text("one\ntwo\nanother three\nand a part"),
    "replaced by its beginning": lambda path: replace_file(path, "one\n"),
    "replaced by other lines": lambda path: replace_file(path, "one\nanother two\n"),
    "replaced by another file": lambda path: replace_file(path, "something else\n"),
    "replaced by no line": lambda path: replace_file(path, "no line"),
    "a folder in its place": folder_instead,
}
"""The same, after which something else has its name."""


@pytest.mark.parametrize("deed", TAKEN_AWAY | CHANGED)
def test_no_line_is_lost_whatever_is_done_to_an_open_record(deed: str, tmp_path: Path) -> None:
    """Given a record that another program takes away or changes, the next line that counts as saved is in a record with
    all the others: under the old name where that is free, otherwise beside what is there now, which stays as it is.
    The player is told, unless nothing has changed.
    """
    path = tmp_path / "a.jsonl"
    (tmp_path / "a-2.jsonl").write_text("taken")
    own = path if deed in TAKEN_AWAY else tmp_path / "a-3.jsonl"
    with Journal(path, RealDisk()) as journal:
        journal.append_texts("one", "two").wait(PATIENCE)
        (TAKEN_AWAY | CHANGED)[deed](path)
        left = {file: file.read_text() for file in tmp_path.iterdir() if file.is_file() and file != own}
        for text in ("three", "four"):
            assert journal.append_texts(text).wait(PATIENCE) is SaveState.ON_DISK
            assert own.read_text().endswith(f"{text}\n")
        told = Moved(own, None if own == path else path)
        assert journal.moved == (None if deed == "replaced by a copy" else told)
    assert own.read_text() == f"{OWN}three\nfour\n"
    assert {file: file.read_text() for file in left} == left


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists what is open")
def test_no_file_stays_open_that_is_no_longer_the_games(tmp_path: Path) -> None:
    def are_open() -> int:
        ways = (way for way in Path("/proc/self/fd").iterdir() if way.is_symlink())
        return sum(way.readlink().is_relative_to(tmp_path) for way in ways)

    path = tmp_path / "a.jsonl"
    with Journal(path, RealDisk()) as journal:
        for _ in range(3):
            journal.append_texts("one").wait(PATIENCE)
            assert are_open() == 1
            path.unlink()
    assert are_open() == 0


def test_what_was_safe_in_a_file_that_is_left_is_safe_no_more(tmp_path: Path) -> None:
    path, disk = tmp_path / "a.jsonl", StubbornDisk()
    disk.refusing = False
    with Journal(path, disk, retry_seconds=NEVER) as journal:
        first = journal.append_texts("one")
        assert first.wait(PATIENCE) is SaveState.ON_DISK
        path.write_text("else\n")
        disk.refusing = True
        assert journal.append_texts("two").wait(PATIENCE) is SaveState.IN_MEMORY
        assert (first.state, journal.in_memory) == (SaveState.IN_MEMORY, ("one", "two"))
        disk.refusing = False
    assert (tmp_path / "a-2.jsonl").read_text() == "one\ntwo\n"


def test_what_happened_after_the_last_move_is_found_when_the_game_is_closed(tmp_path: Path) -> None:
    for meddle, kept in ((Path.unlink, "a.jsonl"), (lambda path: replace_file(path, "else\n"), "a-2.jsonl")):
        path = tmp_path / "a.jsonl"
        path.unlink(missing_ok=True)
        journal = Journal(path, RealDisk())
        journal.append_texts("one").wait(PATIENCE)
        meddle(path)
        assert journal.close()
        assert (tmp_path / kept).read_text() == "one\n"


def test_two_programs_that_cannot_be_locked_out_both_keep_every_move(tmp_path: Path) -> None:
    path, link = tmp_path / "a.jsonl", tmp_path / "link.jsonl"
    with Journal(path, RealDisk()) as first:
        first.append_texts("one").wait(PATIENCE)
        link.symlink_to(path)
        with Journal(link, RealDisk(), lines=["one"]) as second:
            assert first.append_texts("two of the first").wait(PATIENCE) is SaveState.ON_DISK
            assert second.append_texts("two of the second").wait(PATIENCE) is SaveState.ON_DISK
            assert first.append_texts("three of the first").wait(PATIENCE) is SaveState.ON_DISK
            assert second.append_texts("three of the second").wait(PATIENCE) is SaveState.ON_DISK
    assert path.read_text() == "one\ntwo of the first\nthree of the first\n"
    assert second.path.read_text() == "one\ntwo of the second\nthree of the second\n"


def test_a_line_that_comes_between_the_look_and_the_write_is_found_before_the_move_is_called_safe(
    tmp_path: Path,
) -> None:
    class Meddled(WrappedFile):
        def sync(self) -> None:
            super().sync()
            meddle, disk.meddle = disk.meddle, lambda: None
            meddle()

    class MeddledDisk(RealDisk):
        meddle: Callable[[], None] = staticmethod(lambda: None)

        def open_append(self, path: Path) -> Appendable:
            return Meddled(super().open_append(path))

    disk = MeddledDisk()
    path = tmp_path / "a.jsonl"
    with Journal(path, disk) as journal:
        journal.append_texts("one").wait(PATIENCE)
        disk.meddle = path.unlink
        assert journal.append_texts("two").wait(PATIENCE) is SaveState.ON_DISK
        assert path.read_text() == "one\ntwo\n"

        def write_between() -> None:
            with path.open("a") as other:
                other.write("theirs\n")

        disk.meddle = write_between
        assert journal.append_texts("three").wait(PATIENCE) is SaveState.ON_DISK
        assert (tmp_path / "a-2.jsonl").read_text() == "one\ntwo\nthree\n"
    assert path.read_text() == "one\ntwo\nthree\ntheirs\n"


def test_a_file_that_another_program_holds_is_left_to_it(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("one\n")
    with Journal(path, RealDisk(), lines=["one"], claim=lambda asked: asked != path) as journal:
        assert journal.append_texts("two").wait(PATIENCE) is SaveState.ON_DISK
        assert (tmp_path / "a-2.jsonl").read_text() == "one\ntwo\n"
    assert path.read_text() == "one\n"


# ---- a disk that does not answer


def test_a_disk_that_does_not_answer_is_told_after_two_seconds_and_nobody_waits_longer(tmp_path: Path) -> None:
    now, ended = [0.0], threading.Event()
    disk = SlowDisk()
    path = tmp_path / "a.jsonl"
    journal = Journal(path, disk, clock=lambda: now[0], at_end=ended.set)
    ack = journal.append_texts("one")
    assert ack.wait(0.1) is SaveState.WAITING
    now[0] = HANGS_AFTER - 0.1
    assert (ack.state, journal.failing) == (SaveState.WAITING, None)
    now[0] = HANGS_AFTER
    assert ack.wait(PATIENCE) is SaveState.IN_MEMORY
    assert journal.failing is not None
    assert journal.failing.is_silent
    assert journal.append_texts("two").state is SaveState.IN_MEMORY
    assert not journal.close(60)
    assert not ended.is_set()
    disk.may_sync.set()
    assert ended.wait(PATIENCE)
    assert path.read_text() == "one\ntwo\n"


def test_a_line_with_a_newline_is_a_mistake(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.jsonl", RealDisk())
    with pytest.raises(ValueError, match="newline"):
        journal.append_texts("one\ntwo")
    journal.close()
    with pytest.raises(ValueError, match="closed"):
        journal.append_texts("one")


def test_what_was_acknowledged_survives_kill_minus_nine(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    program = (
        "import sys; from pathlib import Path\n"
        "from saves.disk.files import RealDisk; from saves.records.journal import Journal\n"
        "journal = Journal(Path(sys.argv[1]), RealDisk())\n"
        "for number in range(10**9):\n"
        "    journal.append_texts(f'line {number}').wait()\n"
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


def wait_until_on_disk(journal: Journal) -> None:
    """Hands in nothing new and waits until the journal no longer fails."""
    wait_until(lambda: journal.append_texts().state is SaveState.ON_DISK)
