"""Work behind the window's back: the latest for each path is done, also while closing, and failing harms nothing."""

from pathlib import Path
from threading import Event, Thread, enumerate as enumerate_threads, get_ident

import pytest

from saves.disk import background as background_module
from saves.disk.background import Background
from saves.disk.files import FileHeld
from saves.disk.threads import begin
from tests.toolkit.waiting import PATIENCE


def test_jobs_are_done_elsewhere_and_the_latest_counts() -> None:
    background, may_go_on, done = Background(), Event(), []
    background.do(Path("a"), lambda: done.append((get_ident() == here, may_go_on.wait(PATIENCE))))
    here = get_ident()
    for number in range(5):
        background.do(Path("b"), lambda number=number: done.append((False, number)))  # type: ignore[misc]  # bound now
    may_go_on.set()
    background.close()
    assert done[-1] == (False, 4)
    assert not any(is_here for is_here, _ in done)
    assert len(done) <= 3


def test_insisting_replaces_a_pending_job() -> None:
    background, may_go_on, done = Background(), Event(), list[str]()
    background.do(Path("a"), lambda: done.append(f"a {may_go_on.wait(PATIENCE)}"))
    background.do(Path("b"), lambda: done.append("older"))
    background.insist(Path("b"), lambda: done.append("newer"))
    assert done == ["newer"]
    may_go_on.set()
    background.close()
    assert done == ["newer", "a True"]


def test_a_job_that_was_put_off_never_follows_a_newer_one() -> None:
    """Given a job put off because another program holds its file, and a newer job for that file, only the newer one is
    done.
    """
    background, done, other = Background(), list[str](), Event()

    def older() -> None:
        if not other.is_set():
            raise FileHeld(Path("a"))
        done.append("older")

    background.do(Path("a"), older)
    background.do(Path("b"), other.set)
    assert other.wait(PATIENCE)
    background.do(Path("a"), lambda: done.append("newer"))
    background.close()
    assert done == ["newer"]


def test_a_disk_that_will_not_have_it_is_left() -> None:
    """Given a job that fails, the next ones are done all the same, each as soon as it comes; after closing nothing is
    begun any more, and the thread has ended. `insist` raises the failure: otherwise "saved" would be said.
    """
    background, done, before = Background(), [], set(enumerate_threads())

    def fail() -> None:
        raise OSError(28, "No space left on device")

    background.do(Path("a"), fail)
    for _ in range(20):
        is_done = Event()
        background.do(Path("b"), is_done.set)
        assert is_done.wait(PATIENCE)
    with pytest.raises(OSError, match="No space"):
        background.insist(Path("a"), fail)
    background.close()
    background.do(Path("c"), lambda: done.append("c"))
    assert not done
    assert "background" not in {thread.name for thread in {*enumerate_threads()} - before}


def test_closing_waits_for_each_file_that_is_held_and_tries_it_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_module, "AGAIN", 1000.0)
    may_go_on, is_there, waited, done = Event(), Event(), list[float | None](), list[str]()

    class Heard(Thread):
        def join(self, timeout: float | None = None) -> None:
            waited.append(timeout)
            may_go_on.set()
            super().join(PATIENCE)

    def held() -> None:
        if not may_go_on.is_set():
            raise FileHeld(Path("a"))
        done.append("a")

    def slow() -> None:
        is_there.set()
        may_go_on.wait(PATIENCE)

    monkeypatch.setattr("saves.disk.threads.Thread", Heard)
    background = Background()
    background.do(Path("a"), held)
    background.do(Path("b"), slow)
    background.do(Path("c"), lambda: done.append("c"))
    assert is_there.wait(PATIENCE)
    assert background.close() == ()
    assert waited == [pytest.approx(2 + 2 * 0.5)]
    assert done == ["c", "a"]


def test_no_thread_keeps_the_program_from_ending() -> None:
    assert begin("a", Event().wait, 0).daemon
