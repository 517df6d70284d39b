"""The problems that come with the game, by rule set. A file is read when its problems are first needed."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from typing import Final

import msgspec

from game.assets import assets_folder, read_asset
from game.problems.problem_facts import Problem, RetiredProblem
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId

DAYS: Final = 400
"""Days until the problem of a day comes again; must never change. The rest of the list stands in for what has gone."""


@lru_cache
def problems_for(rules: PresetId) -> tuple[Problem, ...]:
    """The problems of a rule set, the easiest first; () if it has no file."""
    path = assets_folder() / "problems" / f"{rules}.jsonl"
    return tuple(msgspec.json.Decoder(Problem).decode_lines(read_asset(path))) if path.is_file() else ()


@lru_cache
def retired_problems() -> tuple[RetiredProblem, ...]:
    """The problems of earlier versions, of every rule set: an id begins with its rule set."""
    path = assets_folder() / "problems" / "retired.jsonl"
    return tuple(msgspec.json.Decoder(RetiredProblem).decode_lines(read_asset(path)))


def all_problems() -> tuple[Problem, ...]:
    """The problems of every rule set, in the order of the rule sets."""
    return tuple(problem for rules in PRESET_IDS for problem in problems_for(rules))


@lru_cache
def days_ids() -> tuple[str, ...]:
    """The ids from which the days have their problems, frozen: what is found later isn't added, what goes stays."""
    return tuple(read_asset(assets_folder() / "problems" / "daily.txt").decode().split())


def problem_of_day(day: date) -> Problem:
    """The same for everybody, and no other day's for more than a year before and after."""
    id_ = id_of_day(day, days_ids(), lambda id_: _with_id(id_) is not None)
    found = _with_id(id_)
    assert found is not None  # there are more spare ones than ever leave
    return found


def id_of_day(day: date, ids: Sequence[str], is_there: Callable[[str], bool]) -> str:
    """Which of `ids` has its turn; where it has gone, one of those that no day has. Each gone one takes its own.

    >>> id_of_day(date(1, 1, 2), [f"{n}" for n in range(500)], lambda id_: id_ not in ("0", "2", "400"))
    '402'
    """
    at = day.toordinal() % DAYS
    if is_there(ids[at]):
        return ids[at]
    gone = sum(not is_there(id_) for id_ in ids[:at])
    return [id_ for id_ in ids[DAYS:] if is_there(id_)][gone]


def _with_id(id_: str) -> Problem | None:
    rules = next((rules for rules in PRESET_IDS if id_.startswith(f"{rules}-")), None)
    return None if rules is None else next((one for one in problems_for(rules) if one.id == id_), None)
