"""Files that weren't read in time are left alone."""

from pathlib import Path

import pytest

from saves.disk.files import RealDisk, SlowFile
from saves.disk.start_reading import DiskAtStart, StartReading
from saves.disk.system_calls import SystemCalls


def test_only_a_file_that_was_slow_to_read_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a file that wasn't read in time, it is neither opened nor replaced; another is written, again too, as the
    disk does it.
    """
    slow, quick = tmp_path / "slow.json", tmp_path / "quick.json"
    reading = StartReading()
    reading.slow = (slow,)
    disk = DiskAtStart(RealDisk(), reading)
    with pytest.raises(SlowFile):
        disk.open_append(slow)
    with pytest.raises(SlowFile):
        disk.replace(slow, b"one")
    disk.replace(quick, b"one")
    synced = list[int]()
    monkeypatch.setattr(SystemCalls, "sync", lambda _, descriptor: synced.append(descriptor))
    disk.write_again(quick, b"one")
    assert len(synced) == 1
    disk.open_append(quick).close()
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("quick.json", b"one")]
