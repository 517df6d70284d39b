"""Which of the problems that were found come with the game."""

from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec.structs import replace

from game.analysis.facts import accounts_for
from game.engine.moves import Answer
from game.problems.measuring import alternatives
from game.problems.problem_facts import Problem, ProblemTheme
from game.problems.reasons import problem_reason
from game.problems.themes import problem_theme
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tools.problems.finding import stock_serves
from tools.problems.matches import WAITING_FROM, WHOLE_FROM
from tools.problems.work_file import FoundProblem

LEAST_OF_A_THEME: Final = 20
"""Problems of a theme in a rule set; a theme of which there are fewer is left out there."""

_MOST_OF_A_THEME: Final = 20

_MOST_QUESTIONS: Final = 42
"""More of a partner's questions, as they are asked by two rule sets alone."""

_MOST_FORKS: Final = 17
"""Problems about the pile with one alternative, in a rule set; elsewhere there are none but a partner's questions."""

_MOST_OF_A_MATCH: Final = 2
"""Problems of a theme."""

_MOST_WITH_NOES: Final = 1
"""Likewise where everybody is told no: there the same partner asks turn after turn."""

_MOST_MISSED: Final = 1
"""Of a theme in a rule set, problems that not even `expert` finds: they were measured like the others."""


def chosen(
    found: Iterable[FoundProblem],
    there: Sequence[FoundProblem] = (),
    retired: AbstractSet[str] = frozenset(),
) -> dict[PresetId, list[FoundProblem]]:
    """For each rule set its problems, the easiest first. What is `there` already comes before what was found, and
    nothing gets an id that a retired problem had.
    """
    ids = {one.problem.id for one in there}
    new = (one for one in found if one.problem.id not in ids and one.problem.id not in retired)
    candidates: dict[tuple[PresetId, ProblemTheme], list[FoundProblem]] = {}
    for one in (replace(one, problem=_told(one.problem)) for one in (*there, *new)):
        if stock_serves(one.problem.view()) and accounts_for(one.problem.why.why, one.problem.learned.over_that_day):
            candidates.setdefault((one.problem.rules, one.problem.theme), []).append(one)
    handed_out: dict[PresetId, list[FoundProblem]] = {rules: [] for rules in PRESET_IDS}
    for (rules, theme), ones in candidates.items():
        few = _questions(ones) if theme is ProblemTheme.PARTNER else _fair(ones, _MOST_OF_A_THEME)
        if len(few) >= LEAST_OF_A_THEME:
            handed_out[rules] += few
    return {rules: sorted(few, key=lambda one: one.problem.grade) for rules, few in handed_out.items()}


def is_fork(problem: Problem) -> bool:
    """Whether there is one alternative."""
    return alternatives(problem.view(), problem.best, problem.that_day) == 1


def _fair(ones: Iterable[FoundProblem], most: int) -> list[FoundProblem]:
    """Up to so many, those with one alternative last, and those that `hard` missed itself in the match: they are about
    its weaknesses.
    """
    few: list[FoundProblem] = []
    most_forks = {ProblemTheme.PILE: _MOST_FORKS, ProblemTheme.PARTNER: most}
    matches: Counter[int] = Counter()
    forks = missed = 0
    for one in sorted(ones, key=lambda one: (_is_of_hard(one), is_fork(one.problem))):
        problem, number = one.problem, one.match.number
        most_of_match = _MOST_WITH_NOES if WAITING_FROM <= number < WHOLE_FROM else _MOST_OF_A_MATCH
        is_missed, is_forked = not one.solved["expert"], is_fork(problem)
        if (
            len(few) < most
            and matches[number] < most_of_match
            and missed + is_missed <= _MOST_MISSED
            and forks + is_forked <= most_forks.get(problem.theme, 0)
        ):
            few.append(one)
            matches[number] += 1
            missed += is_missed
            forks += is_forked
    return few


def _is_of_hard(one: FoundProblem) -> bool:
    return one.problem.level == "hard" and not one.solved["hard"]


def _questions(ones: Sequence[FoundProblem]) -> list[FoundProblem]:
    """At most three best answered by yes for two by no: neither is learned as the answer."""
    noes, yeses = (
        _fair((one for one in ones if one.problem.best == (Answer(yes),)), _MOST_QUESTIONS // 2)
        for yes in (False, True)
    )
    return [*noes, *yeses[: len(noes) * 3 // 2]]


def _told(problem: Problem) -> Problem:
    """The problem under its theme and with its reason, as they are told now."""
    view = problem.view()
    theme = problem_theme(view, problem.that_day, problem.best)
    return replace(problem, theme=theme, why=problem_reason(view, problem.that_day, problem.best))
