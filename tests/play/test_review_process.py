"""Tests for game/play/review_process.py, with processes that are really started."""

import time
from functools import partial
from pathlib import Path

import pytest

from game.play.match import Match
from game.play.review import review
from game.play.review_process import Reviewer
from tests.play import workers
from tests.play.matches import fresh, step


@pytest.fixture(scope="module")
def match() -> Match:
    """The beginning of a match."""
    played = fresh(seed=3)
    while played.line_count < 60:
        step(played)
    return played


def finished(reviewer: Reviewer, seconds: float = 30.0) -> list[tuple[int, int]]:
    """Polls until nothing more comes; how far it said it was."""
    heard = []
    until = time.monotonic() + seconds
    while reviewer.is_running and time.monotonic() < until:
        if reviewer.poll():
            heard.append((reviewer.looked.done, reviewer.looked.whole))
        time.sleep(0.005)
    assert not reviewer.is_running
    return heard


@pytest.mark.slow
def test_it_finds_what_the_review_finds(match: Match) -> None:
    """Given lines and seats, the process says how far it is and comes to the same decisions as without one."""
    reviewer = Reviewer(match.lines, [0, 2])
    reviewer.start()
    heard = finished(reviewer)
    assert reviewer.lapses == review(match.lines, [0, 2])
    assert heard[-1][0] == heard[-1][1] > 0
    reviewer.start()
    assert not reviewer.is_running


def test_a_process_that_dies_is_told(match: Match) -> None:
    """Given a worker that ends without a word, the review has failed, and nobody waits for it."""
    reviewer = Reviewer(match.lines, [0], workers.ending)
    reviewer.start()
    finished(reviewer)
    assert reviewer.has_failed
    assert reviewer.lapses is None


def test_who_leaves_ends_the_process(match: Match) -> None:
    """Given a review under way, closing it ends its process at once; nothing is found."""
    reviewer = Reviewer(match.lines, [0], workers.sleeping)
    reviewer.start()
    assert reviewer.is_running
    begun = time.monotonic()
    reviewer.close()
    assert time.monotonic() - begun < 5
    assert not reviewer.is_running
    assert not reviewer.poll()


def test_the_process_imports_no_pygame(match: Match, tmp_path: Path) -> None:
    """Given a review in its process, pygame is not among its modules."""
    report = tmp_path / "modules"
    reviewer = Reviewer(match.lines[:20], [0], partial(workers.reporting_review, str(report)))
    reviewer.start()
    finished(reviewer)
    modules = report.read_text().split()
    assert "game.play.review" in modules
    assert not [name for name in modules if name.partition(".")[0] in ("pygame", "pytmx")]
