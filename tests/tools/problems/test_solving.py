from msgspec.structs import replace

from game.analysis.facts import BetterWay, MeasuredTry, TryVerdict
from game.analysis.judged.judging import measure_tries
from game.engine.moves import Discard, Hold, MeldCards
from game.play.practising.practice import is_whole
from game.problems.bundled import all_problems
from game.problems.problem_facts import Problem
from tools.problems.solving import counts_as_found, is_known_as_good, is_solved, moves_by


def laying(least: int = 2) -> Problem:
    """A problem whose best way lays something down and throws a card, of a hand with others to throw."""
    return next(
        one
        for one in all_problems()
        if len(one.best) == least and isinstance(one.best[0], MeldCards) and not isinstance(one.that_day[0], Discard)
    )


def measured(problem: Problem, verdict: TryVerdict, points: float) -> MeasuredTry:
    """A try that came to that."""
    way = BetterWay(problem.best, points, 9.0, 0, 0, 100, problem.why)
    return MeasuredTry(way, verdict)


def test_the_same_cards_in_other_moves_are_the_same_way() -> None:
    problem = laying()
    first, last = problem.best
    assert isinstance(first, MeldCards)
    one_by_one = (*(MeldCards((group,)) for group in first.groups), last)
    if is_whole(problem.view(), one_by_one):
        assert is_known_as_good(problem, one_by_one)
    assert is_known_as_good(problem, problem.best)


def test_a_tie_counts_and_less_does_not() -> None:
    problem = laying()
    assert counts_as_found(problem, problem.that_day, measured(problem, TryVerdict.AS_GOOD, -20.0))
    assert not counts_as_found(problem, problem.that_day, measured(problem, TryVerdict.LESS, -90.0))


def test_what_nobody_listed_is_measured() -> None:
    problem = next(one for one in all_problems() if one.as_good)
    way = problem.as_good[0].moves
    unlisted = replace(problem, as_good=())
    assert is_known_as_good(problem, way)
    assert not is_known_as_good(problem, (Hold(),))  # which the counts can't follow
    assert not is_known_as_good(unlisted, way)
    assert is_solved(problem, way)
    assert is_solved(unlisted, way)


def test_the_lay_down_is_what_there_was_to_find() -> None:
    problem = laying()
    lays, thrown = problem.best
    assert isinstance(thrown, Discard)
    other = next(card for card in problem.view().hand if card != thrown.card)
    tried = (lays, Discard(other))
    assert counts_as_found(problem, tried, measured(problem, TryVerdict.LESS, -90.0))
    assert not counts_as_found(problem, tried, measured(problem, TryVerdict.LESS, -150.0))


def test_what_only_the_discard_decides_is_found_by_it_alone() -> None:
    problem = laying()
    lays, thrown = problem.best
    other = next(card for card in problem.view().hand if isinstance(thrown, Discard) and card != thrown.card)
    about_discards = replace(problem, that_day=(lays, Discard(other)))
    assert not counts_as_found(about_discards, about_discards.that_day, measured(problem, TryVerdict.LESS, -90.0))


def test_a_level_plays_a_whole_decision() -> None:
    problems = {one.kind: one for one in all_problems()}
    for problem in problems.values():
        moves = moves_by("normal", problem)
        assert is_whole(problem.view(), moves), problem.id
    problem = next(one for one in all_problems() if one.grade == 3)
    moves = moves_by("normal", problem)
    (told,) = measure_tries(problem.view(), problem.best, [moves])
    assert told is not None
    assert not is_solved(problem, moves)
    assert told.verdict is TryVerdict.LESS
