"""The problems that come with the game, by rule set. A file is read when its problems are first needed."""

from functools import lru_cache

import msgspec

from game.assets import assets_folder, read_asset
from game.problems.problem_facts import Problem, RetiredProblem
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId


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
