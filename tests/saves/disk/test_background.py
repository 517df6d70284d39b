"""Work behind the window's back: the latest for each path is done, also while closing, and failing harms nothing."""

from pathlib import Path
from threading import Event, get_ident

from saves.disk.background import Background
from saves.disk.files import FileHeld
from tests.toolkit.waiting import PATIENCE


def test_jobs_are_done_elsewhere_and_the_latest_counts() -> None:
    """Given jobs for one path while another is at work, only the last of them is done, and never in this thread."""
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
    """Given an older job for the same path that waits its turn, it is never done, and the newer one is done at once."""
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
    """Given a job that fails, the next one is done all the same; after closing nothing is begun any more."""
    background, done = Background(), []

    def fail() -> None:
        raise OSError(28, "No space left on device")

    background.do(Path("a"), fail)
    background.do(Path("b"), lambda: done.append("b"))
    background.close()
    background.do(Path("c"), lambda: done.append("c"))
    assert done == ["b"]
