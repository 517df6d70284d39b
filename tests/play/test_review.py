"""Tests for game/play/review.py: the decisions of a match that cost most."""

import pytest

from game.analysis.decisions import decisions_of
from game.play.review import MOST, review
from tests.play.matches import fresh, step


@pytest.mark.slow
def test_the_dearest_decisions_come_first_and_are_always_the_same() -> None:
    """Given a record, at most three decisions are told, dearest first, with another move, twice the same."""
    match, looked_at = fresh(seed=3), list[int]()
    while match.line_count < 90:
        step(match, "easy")
    first = review(match.lines, [0, 1, 2, 3], lambda done, whole: looked_at.append(done))
    assert looked_at == list(range(1, len(decisions_of(match.lines, [0, 1, 2, 3])) + 1))
    assert 0 < len(first) <= MOST
    costs = [lapse.points for lapse in first]
    assert costs == sorted(costs, reverse=True)
    assert all(lapse.better.worlds for lapse in first)
    assert first == review(match.lines, [0, 1, 2, 3])
