import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from saves.disk import reading_thread
from saves.disk.reading_thread import ReadingThread
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
