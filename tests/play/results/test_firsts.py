"""What a seat does for the first time, of all that happens at its table."""

from collections.abc import Sequence

import pytest

from game.cards import Card
from game.engine.events import BookCompleted, Event, FootTaken, WentOut
from game.play.results.firsts import FirstTime, firsts_in
from tests.build import table


@pytest.mark.parametrize(
    ("events", "winners", "firsts"),
    [
        ([BookCompleted(0, 0, 0, "clean")], None, ["clean_book"]),
        ([BookCompleted(0, 0, 0, "dirty"), BookCompleted(0, 0, 1, "wild")], None, []),
        ([FootTaken(0, 11, by_discard=False, cards=None)], (), ["foot_taken"]),
        ([FootTaken(0, 11, by_discard=True, cards=None), WentOut(0, None)], (1,), ["foot_taken", "out"]),
        ([WentOut(0, Card("4C"))], (0,), ["out", "win"]),
        ([], (1, 0), ["win"]),
        # What a partner or a rival does is theirs; only a match is won together.
        ([BookCompleted(2, 0, 0, "clean"), FootTaken(2, 11, by_discard=False, cards=None), WentOut(2, None)], None, []),
        ([BookCompleted(1, 1, 0, "clean"), FootTaken(1, 11, by_discard=False, cards=None), WentOut(1, None)], (1,), []),
    ],
)
def test_what_a_seat_did(events: Sequence[Event], winners: Sequence[int] | None, firsts: Sequence[FirstTime]) -> None:
    """The bug: a first, which is rewarded once for ever, was given for what somebody else did, or for a dirty book."""
    assert firsts_in(events, table("5S").board, 0, winners) == firsts
