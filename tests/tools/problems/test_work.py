from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.moves import Answer
from game.problems.bundled import all_problems
from game.problems.problem_facts import Problem, ProblemTheme
from game.reason.hint import advice_between
from saves.records.lines import MoveLine
from tools.problems import choosing
from tools.problems.__main__ import measured_again
from tools.problems.choosing import LEAST_OF_A_THEME, chosen, is_fork
from tools.problems.finding import problems_in
from tools.problems.measuring import alternatives, stars_of
from tools.problems.searched_matches import DISCARDS_FROM, keys_of, match_of, table_of
from tools.problems.work_file import FoundProblem, MatchDone, MatchKey, WorkFile

PROBLEM = next(one for one in all_problems() if one.rules == "web" and one.players == 4)
ALL = {"easy": False, "normal": True, "hard": True, "expert": True}


known_advice = lru_cache(advice_between)
known_alternatives = lru_cache(alternatives)


@pytest.fixture(autouse=True)
def reasons_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many of these problems are one under many names."""
    monkeypatch.setattr(choosing, "advice_between", known_advice)
    monkeypatch.setattr(choosing, "alternatives", known_alternatives)


def found(number: int, line: int = 7, problem: Problem = PROBLEM, *, expert: bool = True) -> FoundProblem:
    """The problem as one of that match."""
    key = MatchKey("web", number, False)
    return FoundProblem(key, replace(problem, id=f"web-{number}-{line}"), {**ALL, "expert": expert}, 1.0)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    work = WorkFile(path)
    for one in (found(1), found(1), found(2)):
        work.add(one)
    work.add(MatchDone(MatchKey("web", 1, False), 3.0))
    with path.open("ab") as file:
        file.write(b'{"type":"problem","mat')
    again = WorkFile(path)
    assert [one.problem.id for one in again.found()] == ["web-1-7"]
    assert set(again.done) == {MatchKey("web", 1, False)}


def ids_of(few: Sequence[FoundProblem]) -> set[str]:
    """What is handed out."""
    return {one.problem.id for one in few}


def test_no_theme_and_no_match_drowns_the_others() -> None:
    of_theme = [found(number) for number in range(1, 200)]
    assert LEAST_OF_A_THEME <= len(chosen(of_theme)["web"]) < 30
    of_match = [found(number, line) for number in (1, 2, 3) for line in range(30)]
    assert chosen(of_match)["web"] == []


def test_problems_with_one_alternative_are_few() -> None:
    pile = [one for one in all_problems() if one.theme is ProblemTheme.PILE and one.rules == "web"]
    fork = next(one for one in pile if is_fork(one))
    open_ = next(one for one in pile if not is_fork(one))
    handed_out = chosen([found(number, problem=fork if number <= 30 else open_) for number in range(1, 60)])["web"]
    assert len(handed_out) >= LEAST_OF_A_THEME
    assert sum(is_fork(one.problem) for one in handed_out) * 2 <= len(handed_out)


def answered(number: int, line: int, *, yes: bool) -> FoundProblem:
    """A question of a partner with that best answer."""
    question = next(one for one in all_problems() if one.rules == "campus" and one.best == (Answer(yes),))
    problem: Problem = replace(question, id=f"campus-{number}-{line}")
    return FoundProblem(MatchKey("campus", number, True), problem, ALL, 1.0)


def test_yes_is_not_the_usual_answer_and_stands_once_for_a_match_of_noes() -> None:
    noes = [answered(number, 1, yes=False) for number in range(1, 9)]
    yeses = [answered(number, line, yes=True) for number in range(3001, 3016) for line in (1, 2)]
    handed_out = chosen([*noes, *yeses])["campus"]
    answers = Counter(one.problem.best for one in handed_out)
    assert answers == {(Answer(True),): 12, (Answer(False),): 8}
    assert len({one.match.number for one in handed_out}) == 20


def test_what_is_there_stays_and_no_retired_id_comes_back() -> None:
    there = [found(number) for number in range(1, 6)]
    ones = [found(number) for number in range(100, 160)]
    handed_out = ids_of(chosen(ones, there, ids_of(ones[:10]))["web"])
    assert ids_of(there) <= handed_out
    assert not ids_of(ones[:10]) & handed_out


@pytest.mark.usefixtures("hard_looks_briefly")
def test_everybody_is_told_no_in_matches_of_questions() -> None:
    answers = [line.move for line in match_of("campus", 3002).lines if isinstance(line, MoveLine)]
    said = [move.yes for move in answers if isinstance(move, Answer)]
    assert said
    assert not any(said)


def test_few_are_handed_out_that_no_level_finds() -> None:
    ones = [found(number, expert=number % 2 == 0) for number in range(1, 61)]
    handed_out = chosen(ones)["web"]
    assert sum(not one.solved["expert"] for one in handed_out) == 1 <= len(handed_out) / LEAST_OF_A_THEME


def test_stars_by_habit_and_by_thinking() -> None:
    assert [stars_of(1.0, by_habit=habit) for habit in (True, False)] == [1, 2]
    assert [stars_of(9.0, by_habit=habit) for habit in (True, False)] == [2, 3]


def test_matches_are_many_and_each_is_looked_at_once() -> None:
    keys = list(keys_of())
    assert len(set(keys)) == len(keys) > 300
    levels = {seat.partition(":")[0] for key in keys for seat in table_of(key.number).split(",")}
    assert levels == {"easy", "normal", "hard", "expert"}


def test_the_search_finds_what_is_handed_out() -> None:
    handed_out = {problem.id: problem for problem in all_problems()}
    rules, number = next(
        (one.rules, number) for one in all_problems() if (number := int(one.id.split("-")[1])) >= DISCARDS_FROM
    )
    again = {problem.id: problem for problem in problems_in(rules, number, match_of(rules, number), only_rare=True)}
    shared = again.keys() & handed_out.keys()
    assert shared
    for id_ in shared:
        assert replace(again[id_], grade=handed_out[id_].grade) == handed_out[id_]
    assert [id_ for id_ in handed_out if id_.startswith(f"{rules}-{number}-") and id_ not in again] == []


def test_measured_again_a_problem_keeps_its_figures_or_goes() -> None:
    problem = PROBLEM
    assert measured_again(problem) == problem
    assert measured_again(replace(problem, best=problem.that_day, that_day=problem.best)) is None
