"""Which of the problems that were found are handed out."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.engine.moves import Answer
from game.problems.problem_facts import Problem, ProblemTheme
from game.problems.reasons import problem_reason
from game.problems.themes import problem_theme
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tools.problems.finding import stock_serves
from tools.problems.matches import WAITING_FROM
from tools.problems.work_file import FoundProblem

_MOST: Final = {"web": 60, "campus": 45}
_MOST_ELSEWHERE: Final = 24
"""Problems of one theme in a rule set, so that none drowns the others."""

_MOST_OF_A_MATCH: Final = 6

_MOST_WITH_NOES: Final = 1
"""Likewise where everybody is told no: there the same partner asks turn after turn."""

_SELDOM: Final = (ProblemTheme.DISCARDS, ProblemTheme.THREES, ProblemTheme.MELDS)
"""Themes of which there are few: they come first where only so many of a match are taken."""

_MISSED_BY_EXPERTS: Final = 0.05
"""The share of problems that not even `expert` finds: they were measured like the others, and are left for people."""


def chosen(
    found: Iterable[FoundProblem], there: Mapping[PresetId, Sequence[Problem]] | None = None
) -> dict[PresetId, list[Problem]]:
    """For each rule set its problems, the easiest first; of too many those of seldom themes and those that were
    found first. What is `there` already stays, with what was found beside it.
    """
    there = {} if there is None else there
    kept: dict[PresetId, list[FoundProblem]] = {rules: [] for rules in PRESET_IDS}
    themes: Counter[tuple[PresetId, ProblemTheme]] = Counter()
    matches: Counter[tuple[PresetId, int]] = Counter()
    ids = {problem.id for problems in there.values() for problem in problems}
    for one in sorted(found, key=lambda one: one.problem.theme not in _SELDOM):
        if one.problem.id in ids or not stock_serves(one.problem.view()):
            continue
        theme, match = (one.problem.rules, one.problem.theme), (one.problem.rules, one.match.number)
        most_of_match = _MOST_WITH_NOES if one.match.number >= WAITING_FROM else _MOST_OF_A_MATCH
        if themes[theme] < _MOST.get(one.problem.rules, _MOST_ELSEWHERE) and matches[match] < most_of_match:
            kept[one.problem.rules].append(one)
            themes[theme] += 1
            matches[match] += 1
    whole = sum(map(len, kept.values()))
    missed = [one.problem.id for ones in kept.values() for one in ones if not one.solved["expert"]]
    too_many = set(missed[int(_MISSED_BY_EXPERTS * whole) :])
    return {
        rules: _in_order(
            [*there.get(rules, ()), *(_told(one.problem) for one in ones if one.problem.id not in too_many)]
        )
        for rules, ones in kept.items()
    }


def _in_order(problems: Sequence[Problem]) -> list[Problem]:
    """The easiest first, and no more questions best answered by yes than by no: neither is learned as the answer."""
    noes = sum(problem.best == (Answer(False),) for problem in problems)
    yeses = [problem.id for problem in problems if problem.best == (Answer(True),)]
    too_many = set(yeses[noes:])
    return sorted((problem for problem in problems if problem.id not in too_many), key=lambda problem: problem.grade)


def _told(problem: Problem) -> Problem:
    """The problem under its theme and with its reason, as they are told now."""
    view = problem.view()
    theme = problem_theme(view, problem.that_day, problem.best)
    return replace(problem, theme=theme, why=problem_reason(view, problem.that_day, problem.best))
