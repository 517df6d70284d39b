"""What the search for problems found is kept, survives being stopped, and is handed out in fair shares."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.moves import Answer
from game.problems.bundled import all_problems
from game.problems.problem_facts import Problem
from game.rules.ruleset import PresetId
from saves.lines import MoveLine
from tools.problems.__main__ import measured_again
from tools.problems.choosing import chosen
from tools.problems.finding import grade_of, problems_in
from tools.problems.matches import keys_of, match_of, table_of
from tools.problems.work_file import FoundProblem, MatchDone, MatchKey, WorkFile

PROBLEM = next(one for one in all_problems() if one.rules == "web" and one.players == 4)
ALL = {"easy": False, "normal": True, "hard": True, "expert": True}


def found(number: int, problem: Problem = PROBLEM, *, expert: bool = True) -> FoundProblem:
    """The problem as one of that match."""
    key = MatchKey("web", number, False)
    return FoundProblem(key, replace(problem, id=f"web-{number}-{problem.grade}"), {**ALL, "expert": expert}, 1.0)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """Given a match that was not done and a torn last line, only the match that was done counts, and once."""
    path = tmp_path / "work.jsonl"
    work = WorkFile(path)
    for one in (found(1), found(1), found(2)):
        work.add(one)
    work.add(MatchDone(MatchKey("web", 1, False), 3.0))
    with path.open("ab") as file:
        file.write(b'{"type":"problem","mat')
    again = WorkFile(path)
    assert [one.problem.id for one in again.found()] == [f"web-1-{PROBLEM.grade}"]
    assert set(again.done) == {MatchKey("web", 1, False)}


def test_no_theme_and_no_match_drowns_the_others() -> None:
    """Given many problems of one theme, and many of one match, only so many of each are handed out."""
    of_theme = [found(number) for number in range(1, 200)]
    handed_out = chosen(of_theme)["web"]
    assert 20 <= len(handed_out) < 100
    of_match = [found(1)] * 15
    assert len(chosen(of_match)["web"]) < 8


def answered(problem_id: str, *, yes: bool) -> Problem:
    """A question of a partner with that best answer."""
    question = next(one for one in all_problems() if one.rules == "campus" and one.best == (Answer(yes),))
    problem: Problem = replace(question, id=problem_id)
    return problem


def test_what_is_handed_out_already_stays_and_yes_is_not_the_usual_answer() -> None:
    """Given two questions answered by no that are there, and five found that are answered by yes, the two stay and two
    of the five go with them, none of the same match.
    """
    there: dict[PresetId, list[Problem]] = {"campus": [answered(f"campus-{n}-1", yes=False) for n in (1, 2)]}
    ones = [
        FoundProblem(MatchKey("campus", number, True), answered(f"campus-{number}-{line}", yes=True), ALL, 1.0)
        for number, line in ((3001, 1), (3001, 2), (3002, 1), (3003, 1), (3004, 1))
    ]
    handed_out = {problem.id for problem in chosen(ones, there)["campus"]}
    assert handed_out == {"campus-1-1", "campus-2-1", "campus-3001-1", "campus-3002-1"}
    assert chosen(ones)["campus"] == []


def test_everybody_is_told_no_in_matches_of_questions() -> None:
    """Given a match in which whoever is asked says no, no question of it is answered by yes, and some are asked."""
    answers = [line.move for line in match_of("campus", 3002).lines if isinstance(line, MoveLine)]
    said = [move.yes for move in answers if isinstance(move, Answer)]
    assert said
    assert not any(said)


def test_few_are_handed_out_that_no_level_finds() -> None:
    """Given as many problems that `expert` misses as that it finds, one in twenty handed out is missed."""
    ones = [found(number, expert=number % 2 == 0) for number in range(1, 61)]
    missed = {one.problem.id for one in ones if not one.solved["expert"]}
    handed_out = [problem.id for problem in chosen(ones)["web"]]
    assert 0 < len(missed & set(handed_out)) <= 0.1 * len(handed_out)


def test_stars_by_who_finds_it() -> None:
    """Given who solves a problem, it has one star by `normal`, two by `hard`, else three, whatever `easy` does."""
    assert grade_of(ALL) == 1
    assert grade_of({**ALL, "normal": False}) == 2
    assert grade_of({**ALL, "normal": False, "hard": False, "easy": True}) == 3


def test_matches_are_many_and_each_is_looked_at_once() -> None:
    """Given the whole search, no match is looked at twice in the same way, and every level sits at some table."""
    keys = list(keys_of())
    assert len(set(keys)) == len(keys) > 300
    levels = {seat.partition(":")[0] for key in keys for seat in table_of(key.number).split(",")}
    assert levels == {"easy", "normal", "hard", "expert"}


@pytest.mark.slow
def test_the_search_finds_what_is_handed_out() -> None:
    """Given a match of the search, what is handed out of it is found again, with all figures."""
    handed_out = {problem.id: problem for problem in all_problems()}
    again = {problem.id: problem for problem in problems_in("partners", 2017, match_of("partners", 2017), True)}
    shared = again.keys() & handed_out.keys()
    assert shared
    for id_ in shared:
        assert replace(again[id_], grade=handed_out[id_].grade) == handed_out[id_]
    assert [id_ for id_ in handed_out if id_.startswith("partners-2017-") and id_ not in again] == []


def test_measured_again_a_problem_keeps_its_figures_or_goes() -> None:
    """Given a bundled problem it comes out as it is; given one whose best way is what was played, nothing is left."""
    problem = PROBLEM
    assert measured_again(problem) == problem
    assert measured_again(replace(problem, best=problem.that_day, that_day=problem.best)) is None
