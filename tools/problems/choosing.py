"""Chooses which of the problems found come with the game."""

from collections import Counter
from collections.abc import Iterable, Sequence, Set as AbstractSet
from typing import Final

from msgspec.structs import replace

from game.engine.moves import Answer, Take
from game.problems.problem_facts import Problem, ProblemTheme
from game.reason.hint import advice_between
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tools.problems.finding import stock_serves
from tools.problems.measuring import alternatives
from tools.problems.searched_matches import WAITING_FROM, WHOLE_FROM
from tools.problems.themes import problem_theme
from tools.problems.work_file import FoundProblem

LEAST_OF_A_THEME: Final = 10
"""A theme with fewer problems than this in a rule set is left out there."""

_MOST_OF_A_THEME: Final = 20

_MOST_QUESTIONS: Final = 42
"""A higher limit for a partner's questions, because only two rule sets have them."""

_MOST_TAKES: Final = 28
"""The limit for piles to take, in addition to those to leave, which are found more often."""

_MOST_FORKS_LEFT: Final = 17
_MOST_FORKS_TAKEN: Final = 12
"""Of either kind, how many in a rule set may have a single alternative; elsewhere only partner's questions may."""

_MOST_OF_A_MATCH: Final = 2
"""Maximum problems of a theme from one match."""

_MOST_WITH_NOES: Final = 1
"""The same for matches in which going out is always refused: there, one partner asks turn after turn."""

_MOST_MISSED: Final = 1
"""Maximum problems of a theme and rule set that not even `expert` solves: they were measured like the others."""


def chosen(
    found: Iterable[FoundProblem],
    there: Sequence[FoundProblem] = (),
    retired: AbstractSet[str] = frozenset(),
) -> dict[PresetId, list[FoundProblem]]:
    """For each rule set its problems, the easiest first. Existing ones come before new ones, and nothing gets the id of
    a retired problem.
    """
    ids = {one.problem.id for one in there}
    new = (one for one in found if one.problem.id not in ids and one.problem.id not in retired)
    candidates: dict[tuple[PresetId, ProblemTheme], list[FoundProblem]] = {}
    for one in (replace(one, problem=_told(one.problem)) for one in (*there, *new)):
        if stock_serves(one.problem.view()) and one.problem.why.purpose is not None:
            candidates.setdefault((one.problem.rules, one.problem.theme), []).append(one)
    handed_out: dict[PresetId, list[FoundProblem]] = {rules: [] for rules in PRESET_IDS}
    for (rules, theme), ones in candidates.items():
        match theme:
            case ProblemTheme.PARTNER:
                few = _questions(ones)
            case ProblemTheme.PILE:
                few = _piles(ones)
            case _:
                few = _fair(ones, _MOST_OF_A_THEME)
        if len(few) >= LEAST_OF_A_THEME:
            handed_out[rules] += few
    return {rules: sorted(few, key=lambda one: one.problem.grade) for rules, few in handed_out.items()}


def is_fork(problem: Problem) -> bool:
    """Whether there is only one alternative."""
    return alternatives(problem.view(), problem.best, problem.that_day) == 1


def _fair(ones: Iterable[FoundProblem], most: int, most_forks: int = 0) -> list[FoundProblem]:
    """Up to `most` of them, with last priority for those with one alternative and those that `hard` itself missed in
    the match: they are about its weaknesses.
    """
    few: list[FoundProblem] = []
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
            and forks + is_forked <= most_forks
        ):
            few.append(one)
            matches[number] += 1
            missed += is_missed
            forks += is_forked
    return few


def _is_of_hard(one: FoundProblem) -> bool:
    return one.problem.level == "hard" and not one.solved["hard"]


def _questions(ones: Sequence[FoundProblem]) -> list[FoundProblem]:
    """At most three best answered by yes for two by no, so that neither is learned as the answer."""
    most = _MOST_QUESTIONS // 2
    noes, yeses = (
        _fair((one for one in ones if one.problem.best == (Answer(yes),)), most, most) for yes in (False, True)
    )
    return [*noes, *yeses[: len(noes) * 3 // 2]]


def _piles(ones: Sequence[FoundProblem]) -> list[FoundProblem]:
    """Piles to be left, and piles to be taken."""
    left, taken = ([one for one in ones if isinstance(one.problem.best[0], Take) == takes] for takes in (False, True))
    return [*_fair(left, _MOST_OF_A_THEME, _MOST_FORKS_LEFT), *_fair(taken, _MOST_TAKES, _MOST_FORKS_TAKEN)]


def _told(problem: Problem) -> Problem:
    """The problem with its current theme and reason."""
    view = problem.view()
    theme = problem_theme(view, problem.that_day, problem.best)
    return replace(problem, theme=theme, why=advice_between(view, problem.best, problem.that_day))
