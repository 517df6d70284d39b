import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest

from saves.disk import reading_thread
from saves.disk.files import RealDisk, SlowFile
from saves.disk.reading_thread import ReadingThread
from saves.disk.start_reading import LEAST_SECONDS, START_SECONDS, DiskAtStart, StartReading
from saves.disk.system_calls import SystemCalls
from tests.toolkit.waiting import PATIENCE, wait_until


class Numbers(ReadingThread[list[int], tuple[int, ...]]):
    """Reads what is there, each when a test lets it; keeps how much was told each time."""

    def __init__(self, *there: int) -> None:
        super().__init__(())
        self.there, self.looks, self.heard = list(there), 0, list[int]()
        self.answers = threading.Semaphore(0)

    def _read(self) -> Iterator[list[int]]:
        self.looks += 1
        found = list[int]()
        yield found
        for number in self.there:
            assert self.answers.acquire(timeout=PATIENCE)
            found.append(number)
            yield found

    def _as_told(self, found: list[int]) -> tuple[int, ...]:
        self.heard.append(len(found))
        return tuple(found)


def test_nobody_waits_for_a_disk_that_does_not_answer() -> None:
    reader = Numbers(1, 2)
    assert (reader.told, reader.changes, reader.is_reading) == ((), 0, False)
    assert reader.refresh() == ()
    assert reader.is_reading
    reader.answers.release()
    wait_until(lambda: reader.changes == 1)
    assert (reader.wait(0.01), reader.is_reading) == ((1,), True)
    reader.answers.release()
    assert reader.wait(PATIENCE) == (1, 2)
    assert (reader.is_reading, reader.heard, reader.changes) == (False, [1, 2], 2)


def test_what_changes_while_it_is_read_is_read_again() -> None:
    """Given a look that is still going on, somebody who looks again hears of what came meanwhile, and no third look is
    taken; later, one is.
    """
    reader = Numbers(1)
    reader.refresh()
    wait_until(lambda: reader.looks == 1)
    reader.refresh()
    reader.answers.release(20)
    assert reader.wait(PATIENCE) == (1,)
    assert reader.looks == 2
    reader.there.append(2)
    assert reader.refresh(PATIENCE) == (1, 2)
    assert reader.looks == 3


def test_a_long_list_is_told_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter((10.0, 10.0, 10.19, 10.3, 10.3, 10.4, 10.502))
    monkeypatch.setattr(reading_thread, "time", SimpleNamespace(monotonic=lambda: next(now)))
    reader = Numbers(*range(5))
    reader.answers.release(5)
    reader.refresh(PATIENCE)
    assert reader.heard == [1, 3, 5]


def test_only_a_file_that_was_slow_to_read_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = tmp_path / "slow.json", tmp_path / "quick.json"
    reading = StartReading()
    with pytest.raises(FileNotFoundError):
        reading.read(quick, 3)
    reading.slow = (slow,)
    disk = DiskAtStart(RealDisk(), reading)
    with pytest.raises(SlowFile):
        disk.open_append(slow)
    with pytest.raises(SlowFile):
        disk.replace(slow, b"one")
    disk.replace(quick, b"one")
    assert (reading.read(quick, 3), reading.files(tmp_path, "*.json")) == (b"one", [quick])
    synced = list[int]()
    monkeypatch.setattr(SystemCalls, "sync", lambda _, descriptor: synced.append(descriptor))
    disk.write_again(quick, b"one")
    assert len(synced) == 1
    disk.open_append(quick).close()
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("quick.json", b"one")]


def test_all_files_of_the_start_share_its_seconds_and_each_gets_some(tmp_path: Path) -> None:
    now, waited = [10.0], list[float]()

    def wait(thread: Thread, seconds: float) -> None:
        waited.append(seconds)
        thread.join()

    reading = StartReading(clock=lambda: now[0], wait=wait)
    for now[0] in (10.0, 11.5, 90.0):
        assert reading.within(tmp_path, lambda: "read") == "read"
    reading.end()
    reading.within(tmp_path, lambda: "read")
    assert waited == [START_SECONDS, START_SECONDS - 1.5, LEAST_SECONDS, START_SECONDS]
