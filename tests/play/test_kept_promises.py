"""Tests for game/play/kept_promises.py."""

from game.engine.agreements import Agreement
from game.engine.moves import MeldCards
from game.play.kept_promises import kept_promises
from game.play.match import Match
from game.play.seats import TablePlan, seat_plan
from game.play.simulation import Series, play_match
from saves.lines import MoveLine, UndoLine
from tests.build import WEB


def played(agreed: str) -> Match:
    """A match in which seat 2 agreed on that with seat 0."""
    plan = TablePlan(4, 2, tuple(map(seat_plan, ("normal", "normal", f"normal{agreed}", "normal"))))
    return play_match(Series(rules=WEB, table=plan, seed="promised", name="kept", app="test"), 1)[0]


def test_where_nobody_agreed_there_is_nothing_to_tell() -> None:
    """Given partners without agreements, no seat is named."""
    assert kept_promises(played("").lines, 1) == ()


def test_each_round_is_counted_by_itself_and_names_who_agreed() -> None:
    """Given all twelve agreed on, every round tells of that seat alone, mostly of promises kept."""
    match = played("".join(f":{one.value}" for one in Agreement))
    for round_ in range(1, WEB.rounds + 1):
        (told,) = kept_promises(match.lines, round_)
        assert told.seat == 2
        assert told.kept > told.impossible >= 0


def test_a_promise_that_the_record_tells_when_melds_are_taken_back_counts() -> None:
    """Given partners who agreed on nothing before the match, and a promise written with the first undo, it is told."""
    lines = played("").lines
    at, laid = next(
        (at, line) for at, line in enumerate(lines) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards)
    )
    back = UndoLine(seat=laid.seat, moves=1, agreements={2: tuple(one.value for one in Agreement)})
    (told,) = kept_promises((*lines[: at + 1], back, *lines[at:]), 1)
    assert told.seat == 2
