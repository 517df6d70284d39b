"""Files that weren't read in time are left alone."""

from pathlib import Path
from threading import Thread

import pytest

from saves.disk.files import RealDisk, SlowFile
from saves.disk.start_reading import LEAST_SECONDS, START_SECONDS, DiskAtStart, StartReading
from saves.disk.system_calls import SystemCalls


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
