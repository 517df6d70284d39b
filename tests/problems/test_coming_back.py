from datetime import date, timedelta

from game.problems.coming_back import (
    after_try,
    coming_for_second_time,
    in_order,
    is_learned,
    own_waiting,
    waits,
)
from saves.players.people import Learned, ProblemProgress
from tests.saves.players.test_learning import moment

START = date(2026, 11, 1)
NEW = ProblemProgress()


def day(number: int) -> date:
    """So many days after the first."""
    return START + timedelta(number)


def tried(*tries: tuple[int, bool]) -> ProblemProgress:
    """After tries on these days, solved or not."""
    progress = NEW
    for number, is_solved in tries:
        progress = after_try(progress, day(number), is_solved=is_solved)
    return progress


def days_until_due(progress: ProblemProgress, since: int) -> int:
    """How many days after that day an own problem waits again, looked at day by day."""
    return next(days for days in range(400) if waits(progress, day(since + days), is_own=True))


def test_an_own_problem_comes_back_after_one_three_and_ten_days() -> None:
    assert waits(NEW, START, is_own=True)
    assert [
        days_until_due(tried((0, False)), 0),
        days_until_due(tried((0, False), (1, False)), 1),
        days_until_due(tried((0, False), (1, False), (4, False)), 4),
        days_until_due(tried((0, False), (1, False), (4, False), (14, False)), 14),
    ] == [1, 3, 10, 10]


def test_it_is_learned_when_it_was_solved_on_two_days() -> None:
    assert not is_learned(tried((0, True), (0, True)), is_own=True)
    assert days_until_due(tried((0, True), (0, True)), 0) == 1
    assert is_learned(tried((0, True), (1, False), (4, True)), is_own=True)
    assert not waits(tried((0, True), (1, True)), day(300), is_own=True)


def test_several_tries_on_one_day_are_one() -> None:
    assert days_until_due(tried(*[(0, False)] * 10), 0) == 1
    assert tried((0, False), (0, True)).solved == (day(0),)


def test_a_bundled_problem_waits_only_once_it_was_tried() -> None:
    assert not waits(NEW, START, is_own=False)
    assert not waits(tried((0, False)), day(0), is_own=False)
    assert waits(tried((0, False)), day(1), is_own=False)
    assert not waits(tried((0, False), (1, True)), day(99), is_own=False)


def test_a_clock_that_was_ahead_freezes_nothing() -> None:
    ahead = tried((365, True))
    assert waits(ahead, day(0), is_own=True)
    today = after_try(ahead, day(0), is_solved=True)
    assert not is_learned(today, is_own=True)
    assert days_until_due(today, 0) in (1, 3)
    assert is_learned(after_try(today, day(1), is_solved=True), is_own=True)


def test_a_clock_set_back_loses_nothing() -> None:
    past = date(1970, 1, 1)
    learned = tried((0, True), (1, True))
    assert after_try(learned, past, is_solved=False).solved == learned.solved
    once = after_try(tried((0, True)), past, is_solved=False)
    assert len(once.solved) == 1
    assert waits(once, day(2), is_own=True)
    assert is_learned(after_try(once, day(2), is_solved=True), is_own=True)


def test_the_last_day_there_is_breaks_nothing() -> None:
    last = after_try(NEW, date.max, is_solved=False)
    assert waits(last, START, is_own=True)
    assert waits(last, date.max, is_own=True)


def test_own_problems_wait_in_order() -> None:
    small, large, back, longer, later, done = (moment(line, points) for line, points in enumerate((5, 90, 1, 2, 3, 4)))
    learned = Learned("Ida").with_own(small, large, back, longer, later, done)
    for one, progress in (
        (back, tried((4, True))),
        (longer, tried((2, False))),
        (later, tried((5, False))),
        (done, tried((0, True), (1, True))),
    ):
        learned = learned.with_problem(one.id, progress)
    waiting = own_waiting(learned, day(5))
    assert waiting == (longer, back, large, small)
    assert coming_for_second_time(waiting, learned) == 1


def test_what_comes_back_is_given_first() -> None:
    learned = Learned("Ida").with_problem("solved", tried((0, True))).with_problem("today", tried((5, False)))
    learned = learned.with_problem("back", tried((1, False)))
    assert in_order(("solved", "today", "new 1", "back", "new 2"), learned, day(5)) == (
        *("back", "new 1", "new 2"),
        *("today", "solved"),
    )
