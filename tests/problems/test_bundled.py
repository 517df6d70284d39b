import random
import re
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from game.assets import assets_folder
from game.engine.moves import Answer, Take
from game.engine.table.redeal import deal_anew
from game.engine.table.state import Cards
from game.engine.table.view import view_of
from game.play.practising.practice import is_whole
from game.problems.bundled import (
    DAYS,
    all_problems,
    days_ids,
    id_of_day,
    problem_of_day,
    problems_for,
    retired_problems,
)
from game.problems.problem_facts import LEAST_AHEAD, Problem, ProblemTheme
from game.reason.purposes import GoesOut, PlaysOn, SavesPoints
from game.rules.presets import PRESET_IDS
from game.sentences.advice.looking_back import way_in_words
from game.sentences.advice.reasons import reason_sentence
from saves.records.position_json import position_line
from tests.slow import only_long, slow_except
from tools.problems.__main__ import explained
from tools.problems.choosing import LEAST_OF_A_THEME, is_fork
from tools.problems.finding import graded_by, levels_that_solve
from tools.problems.measuring import LEAST_SHARE, confirmed, stars_of
from tools.problems.solving import is_known_as_good, is_solved, is_solved_by

PROBLEMS = all_problems()
SAMPLE = PROBLEMS[:: max(1, len(PROBLEMS) // 12)]
PIECES = 34
"""Of which each is a case of its own, so that several processes share the long tests, and each comes to its end."""
LARGEST = 2_000_000
PINNED = ["couples-10589-251", "campus-1048-336", "campus-4056-234"]
"""The problems of 26 November 2026 and the two days after it."""
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def of_grade(grade: int) -> list[Problem]:
    """Those with so many stars."""
    return [problem for problem in PROBLEMS if problem.grade == grade]


def share_found(level: str, problems: Sequence[Problem]) -> float:
    """Of the problems, those that the level solves."""
    return sum(is_solved_by(level, problem) for problem in problems) / len(problems)


def test_of_two_playouts_the_smaller_figures_count() -> None:
    problem = PROBLEMS[0]
    low, high = (replace(problem.plain, points=points, share=share) for points, share in ((40, 0.9), (60, 0.7)))
    for learned, plain in ((low, high), (high, low)):
        both = replace(problem, learned=learned, plain=plain)
        assert (both.points, both.share) == (40, 0.7)


def test_there_are_enough_of_everything() -> None:
    assert len(PROBLEMS) >= 300
    assert min(Counter((one.rules, one.theme) for one in PROBLEMS).values()) >= LEAST_OF_A_THEME
    assert {one.rules for one in PROBLEMS} == set(PRESET_IDS)
    themes, grades = (Counter(pick) for pick in zip(*((one.theme, one.grade) for one in PROBLEMS), strict=True))
    wanted = (ProblemTheme.DISCARDS, ProblemTheme.PILE, ProblemTheme.PARTNER, ProblemTheme.GOING_OUT)
    assert all(themes[theme] * 10 >= len(PROBLEMS) for theme in wanted)
    assert sum(isinstance(one.best[0], Take) for one in PROBLEMS) * 10 >= len(PROBLEMS)
    assert min(grades[grade] for grade in (1, 2, 3)) >= 30
    some = PROBLEMS[::6]
    assert sum(map(is_fork, some)) * 4 <= len(some)


def test_no_id_is_used_twice() -> None:
    ids = [*(one.id for one in PROBLEMS), *(one.id for one in retired_problems())]
    assert len(ids) == len(set(ids)) > len(PROBLEMS)
    assert {id_.split("-")[0] for id_ in ids} == set(PRESET_IDS)


def test_a_partner_is_sometimes_to_be_told_yes_and_sometimes_no() -> None:
    answers = Counter(one.best[0].yes for one in PROBLEMS if isinstance(one.best[0], Answer))
    assert sum(answers.values()) >= 20
    assert min(answers[True], answers[False]) * 3 >= sum(answers.values())


def test_each_can_be_played_as_it_is_kept() -> None:
    for problem in PROBLEMS:
        view = problem.view()
        assert view.is_mine, problem.id
        ways = (problem.best, problem.that_day, *(way.moves for way in problem.as_good))
        assert all(is_whole(view, way) for way in ways), problem.id


def test_only_what_the_seat_sees_counts() -> None:
    rng = random.Random(5)

    def shuffled(cards: Cards) -> Cards:
        return tuple(rng.sample(cards, len(cards)))

    differing = 0
    for problem in PROBLEMS:
        table = problem.table()
        other = deal_anew(table, problem.seat, shuffled)
        assert view_of(other, problem.seat) == problem.view(), problem.id
        differing += position_line(other) != problem.position
    assert differing > len(PROBLEMS) * 0.9


def test_none_rests_on_an_empty_stock() -> None:
    """Given each problem, there is something to draw: no problem profits from piles taken only because there is not."""
    for problem in PROBLEMS:
        board = problem.view().board
        assert board.stock >= board.draw_count, problem.id


def test_what_was_played_that_day_is_not_found() -> None:
    for problem in PROBLEMS:
        good = (problem.best, *(way.moves for way in problem.as_good))
        assert all(is_known_as_good(problem, way) for way in good), problem.id
        assert not is_known_as_good(problem, problem.that_day), problem.id
    assert not any(is_solved(problem, problem.that_day) for problem in SAMPLE)


def test_each_says_why() -> None:
    """Given each problem, what is best and why are told in plain words."""
    for problem in PROBLEMS:
        view = problem.view()
        why = reason_sentence(problem.why, NAMES[: problem.players], problem.seat)
        what = way_in_words(problem.best, problem.that_day, view.board.melds[view.team])
        assert problem.why.move in problem.best, problem.id
        assert what, problem.id
        for text in (why, what):
            assert len(text) < 200, problem.id
            assert not re.search(r"mistake|wrong|blunder|fail|bad|streak|None|[{}<>]", text), (problem.id, text)


def test_nearly_all_say_what_the_best_way_is_for() -> None:
    silent = [problem for problem in PROBLEMS if problem.why.purpose is None]
    themes = Counter((one.rules, one.theme) for one in PROBLEMS)
    assert all(themes[one.rules, one.theme] == LEAST_OF_A_THEME for one in silent)
    for problem in PROBLEMS:
        match problem.why.purpose:
            case PlaysOn(own, theirs):
                assert abs(own - theirs - problem.learned.over_that_day) <= 150, problem.id
            case GoesOut(own, theirs, None, None) if own or theirs:
                assert abs(theirs - own - problem.learned.over_that_day) <= 150, problem.id


def test_what_is_told_is_what_would_be_found_today() -> None:
    """The bug: "Left discarded a king too", of a king that somebody else had discarded: an older rule."""
    assert [one.id for one in SAMPLE if explained(one).why != one.why] == []


def test_who_or_what_may_end_the_round_is_told_as_it_is() -> None:
    for problem in PROBLEMS:
        purpose, board = problem.why.purpose, problem.view().board
        if isinstance(purpose, SavesPoints) and purpose.cards >= 0:
            assert purpose.cards == (board.stock if purpose.seat is None else board.hands[purpose.seat]), problem.id


def test_each_is_clear_by_both_playouts() -> None:
    for problem in PROBLEMS:
        for figures in (problem.learned, problem.plain):
            assert LEAST_AHEAD <= figures.points <= figures.over_that_day, problem.id
            assert LEAST_SHARE <= figures.share <= figures.share_over_that_day <= 1, problem.id
        assert problem.whole_round > 0, problem.id


@pytest.mark.slow
def test_the_figures_are_those_that_are_measured() -> None:
    for problem in SAMPLE[::4]:
        assert confirmed(problem.view(), problem.best, problem.that_day, 100) is not None, problem.id


@only_long
@pytest.mark.parametrize("piece", range(PIECES))
def test_all_figures_are_those_that_are_measured(piece: int) -> None:
    for problem in PROBLEMS[piece::PIECES]:
        found = confirmed(problem.view(), problem.best, problem.that_day)
        assert found is not None, problem.id
        kept = (problem.as_good, problem.learned, problem.plain, problem.whole_round, problem.thinking)
        again = (found.as_good, found.learned, found.plain, found.whole_round, found.thinking)
        assert again == kept, problem.id


@pytest.mark.parametrize("first", slow_except([0], range(0, 12, 4)))
def test_stars_tell_who_finds_it(first: int) -> None:
    for grade in (1, 2, 3):
        for problem in of_grade(grade)[::5][first : first + 4]:
            assert problem.grade == stars_of(problem.thinking, by_habit=is_solved_by("normal", problem)), problem.id


def test_experts_find_most() -> None:
    """Given a sample of all problems, `expert` finds nine in ten."""
    assert share_found("expert", SAMPLE) >= 0.9


@only_long
@pytest.mark.parametrize("piece", range(PIECES))
def test_all_stars_tell_who_finds_it(piece: int) -> None:
    for problem in PROBLEMS[piece::PIECES]:
        assert problem == graded_by(problem, levels_that_solve(problem)), problem.id


@only_long
def test_levels_find_what_they_should() -> None:
    assert share_found("normal", of_grade(1)) >= 0.8
    assert share_found("normal", of_grade(2)) <= 0.4
    assert share_found("normal", of_grade(3)) <= 0.2
    assert share_found("expert", PROBLEMS) >= 0.9


def test_views_are_unique_and_files_small() -> None:
    assert len({problem.view() for problem in PROBLEMS}) == len(PROBLEMS)
    assert sum(path.stat().st_size for path in (assets_folder() / "problems").iterdir()) < LARGEST


def test_each_rule_set_has_its_own_the_easiest_first() -> None:
    for rules in PRESET_IDS:
        problems = problems_for(rules)
        assert all(problem.rules == rules for problem in problems)
        grades = [problem.grade for problem in problems]
        assert grades == sorted(grades)
        assert problems


def test_every_day_has_its_problem_and_none_comes_twice_in_a_year() -> None:
    days = [date(2026, 11, 26) + timedelta(days=n) for n in range(367)]
    assert len({problem_of_day(day).id for day in days}) == 367
    assert [problem_of_day(day).id for day in days[:3]] == PINNED


def test_the_problem_of_a_day_survives_what_goes_and_comes() -> None:
    ids, days = days_ids(), [date.fromordinal(DAYS + n) for n in range(DAYS)]
    assert len({*ids}) == len(ids) >= DAYS + 200
    gone = {ids[0], ids[7], ids[8], ids[DAYS - 1], ids[DAYS], ids[DAYS + 2]}
    before = [id_of_day(day, ids, lambda id_: True) for day in days]
    after = [id_of_day(day, ids, lambda id_: id_ not in gone) for day in days]
    assert before == list(ids[:DAYS])
    assert [n for n in range(DAYS) if before[n] != after[n]] == [0, 7, 8, DAYS - 1]
    assert not gone & {*after}
    assert len({*after}) == DAYS
