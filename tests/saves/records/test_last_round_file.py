from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from saves.disk.files import RealDisk
from saves.records.journal import SaveState
from saves.records.last_round_file import LastRoundFile
from tests.saves.written_records import header
from tests.toolkit.waiting import PATIENCE, wait_until

BEFORE = header()


def test_announcement_belongs_to_one_line_and_is_forgotten(tmp_path: Path) -> None:
    file = LastRoundFile(tmp_path / "last_rounds" / "g.txt", RealDisk())
    file.announce(BEFORE, 1).wait(PATIENCE)
    assert [file.is_announced(lines) for lines in ([BEFORE], [], [header(seed=2)])] == [True, False, False]
    file.forget()
    file.forget()
    assert not file.is_announced([BEFORE])


@pytest.mark.parametrize("place", [b"9" * 5000 + b" 0", "²".encode(), b""], ids=["many digits", "no digit", "nothing"])
def test_damaged_file_announces_nothing(place: bytes, tmp_path: Path) -> None:
    (tmp_path / "g.txt").write_bytes(place)
    assert not LastRoundFile(tmp_path / "g.txt", RealDisk()).is_announced([BEFORE])


def test_silent_disk_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on, waited = Event(), list[float]()

    class Hanging(RealDisk):
        def replace(self, path: Path, data: bytes) -> None:
            may_go_on.wait(PATIENCE)
            super().replace(path, data)

    answer = LastRoundFile(tmp_path / "g.txt", Hanging()).announce(BEFORE, 1)
    assert answer.wait(0.01) is SaveState.WAITING
    with monkeypatch.context() as late:
        late.setattr(answer, "_begun", answer._begun - 60)  # type: ignore[attr-defined]  # of a write
        late.setattr(answer, "_thread", SimpleNamespace(join=waited.append))
        assert (answer.wait(), waited) == (SaveState.IN_MEMORY, [])
    may_go_on.set()
    wait_until(lambda: answer.state is SaveState.ON_DISK)
