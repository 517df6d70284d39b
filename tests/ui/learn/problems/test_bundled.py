"""The problems that come with the game: each can be put at the table, found, told and played out."""

import pytest

from game.play.results.played_out import played_out
from game.problems.bundled import all_problems
from game.problems.problem_facts import Problem
from game.sentences.learning.problems import Solved
from game.sentences.phrases import spoken_text
from game.ui.learn.problems.asked_problems import asked_problem
from game.ui.learn.problems.presenter import ProblemAtTable
from game.ui.table.table_game import TableHooks
from tests.slow import slow_except
from tests.ui.drive import there
from tests.ui.solving_problems import Solver


def identity(problem: Problem) -> str:
    """What a test calls it."""
    return problem.id


QUICK = {
    *{(problem.theme, bool(problem.as_good)): problem.id for problem in all_problems()}.values(),
    *{problem.rules: problem.id for problem in all_problems()}.values(),
}
"""One of each theme, with other ways that are as good and without, and one of each rule set."""


@pytest.mark.parametrize("problem", slow_except(QUICK, all_problems(), every=3, named=identity), ids=identity)
def test_a_problem_of_the_game(problem: Problem) -> None:
    asked = there(asked_problem(problem))
    solver = Solver([problem])
    at_table = ProblemAtTable(solver.series, solver.stack, solver.judge, asked, TableHooks())  # type: ignore[arg-type]  # a stack without a window
    came_to = []
    for moves in (problem.best, problem.that_day):
        outcome = there(at_table.known(moves))
        came_to.append(at_table.solved(outcome.tried))
    assert came_to == [Solved.BEST, Solved.LESS]
    best = asked.asked.better[0]
    for way in problem.as_good:
        outcome = there(at_table.known(way.moves))
        assert outcome.tried.way.points == min(way.points, best.points)
        assert at_table.solved(outcome.tried) is Solved.AS_GOOD
    for shown in (None, at_table.known(problem.that_day)):
        answer = at_table.answer_to(shown)
        assert answer.why().endswith(".") == (best.why.purpose is not None)
        told = [spoken_text(way.phrase()) for way in answer.ways]
        assert len(set(told)) == len(told)
    given = [one for one in played_out(asked.header, asked.position, 0, problem.best) if one.is_given]
    assert tuple(one.move for one in given) == problem.best
