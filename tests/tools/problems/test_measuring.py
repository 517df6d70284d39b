import pytest

from game.analysis.judged.decisions import Decision
from game.cards import Card
from game.engine.moves import Discard, Draw, Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.problems.bundled import problems_for
from game.problems.problem_facts import ProblemTheme
from tests.build import lay, my_view, table, throw
from tools.problems.measuring import clear_best, confirmed
from tools.problems.themes import problem_theme


def decision(now: Table, *moves: Move) -> Decision:
    """What the seat to move did at that table."""
    return Decision(2, now.board.mover, moves, view_of(now, now.board.mover))


@pytest.mark.slow
def test_a_clear_way_is_found_and_what_it_gains() -> None:
    problem = problems_for("web")[0]
    found = clear_best(Decision(2, problem.seat, problem.that_day, problem.view()), doubt=3.0)
    assert found is not None
    assert found.best == problem.best
    for again, kept in ((found.learned, problem.learned), (found.plain, problem.plain)):
        assert again.points == pytest.approx(kept.points, rel=0.15)
        assert again.share == pytest.approx(kept.share, abs=0.05)
        assert again.over_that_day == pytest.approx(kept.over_that_day, rel=0.15)


def test_the_best_way_itself_gives_no_problem() -> None:
    for problem in problems_for("web")[::40][:3]:
        assert clear_best(Decision(2, problem.seat, problem.best, problem.view()), doubt=3.0) is None, problem.id


def test_what_was_played_is_not_confirmed_as_the_best() -> None:
    for problem in problems_for("web")[::40][:3]:
        assert confirmed(problem.view(), problem.that_day, problem.best, 50) is None, problem.id


def test_two_ways_that_come_to_the_same_are_no_problem() -> None:
    now = table("4S 4H 5S 5H 6S 6H 7S 7H", phase="play", pile="9S", stock="TS TH TD TC JS JH JD JC QS QH QD QC")
    assert clear_best(decision(now, Discard(Card("4S")))) is None


def test_nothing_to_decide_is_no_problem() -> None:
    assert clear_best(decision(table("4S 5H", pile="9S"), Draw())) is None


OPENED = ["KC KD KH", "9C 9D 9H"]


@pytest.mark.parametrize(
    ("melds", "that_day", "best", "theme"),
    [
        (OPENED, (throw("3S"),), (throw("5C"),), ProblemTheme.THREES),
        (OPENED, (throw("8H"),), (throw("3S"),), ProblemTheme.THREES),
        (OPENED, (throw("3S"),), (lay("KS > 0"), throw("5C")), ProblemTheme.THREES),
        (OPENED, (throw("3S"),), (lay("KS > 0"), throw("3S")), ProblemTheme.MELDS),
        (OPENED, (throw("5C"),), (throw("8H"),), ProblemTheme.DISCARDS),
        ([], (throw("3S"),), (lay("AC AD AH"), throw("5C")), ProblemTheme.OPENING),
    ],
)
def test_threes_are_the_theme_where_one_is_thrown_or_kept(
    melds: list[str], that_day: tuple[Move, ...], best: tuple[Move, ...], theme: ProblemTheme
) -> None:
    now = table("3S KS 5C 8H AC AD AH JS", phase="play", melds=melds)
    assert problem_theme(my_view(now), that_day, best) == theme
