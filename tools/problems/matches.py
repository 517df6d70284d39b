"""The matches that problems are looked for in: by rule set and number, always the same ones."""

from collections.abc import Iterator, Sequence
from typing import Final

from game import VERSION
from game.play.match import Match
from game.play.seats import seat_plans, table_plan
from game.play.simulation import Series, play_match
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from tools.problems.work_file import MatchKey

SEED: Final = 13
"""What all matches are dealt from."""

_TABLES: Final = (
    "easy,normal,easy,normal",
    "normal,normal,normal,normal",
    "easy:racing,normal:careful,normal:racing,easy:careful",
    "normal,hard,normal,hard",
    "easy,easy,easy,easy",
    "hard,hard,hard,hard",
    "hard:racing,normal:racing,hard:careful,normal:careful",
)
"""Who sits at them, by turns."""

_EXPERTS: Final = "expert,normal,easy,hard"
_EXPERTS_EVERY: Final = 29
"""Which match has an expert at the table: it takes as long as forty others."""


_MATCHES_OF_A_STEP: Final = {"web": 3}
"""Of one of those rule sets that are not here: one. Web Classic is played most."""

_RARE_FROM: Final = 1001
"""The first of the matches that only rare decisions are looked for in."""


def keys_of(steps: range, rules: Sequence[PresetId]) -> Iterator[MatchKey]:
    """What is looked at in these steps, counted from 1: every rule set in each, so that one may stop at any time."""
    for step in steps:
        for one in rules:
            each = _MATCHES_OF_A_STEP.get(one, 1)
            first = 1 + each * (step - 1)
            yield from (MatchKey(one, number, False) for number in range(first, first + each))


def table_of(number: int) -> str:
    """The seats of a match."""
    return _EXPERTS if number % _EXPERTS_EVERY == 0 else _TABLES[number % len(_TABLES)]


def match_of(rules_id: PresetId, number: int) -> Match:
    """The match with that number, from 1, played to its end."""
    rules = preset(rules_id)
    table = table_plan(rules, "4:2v2", seat_plans(table_of(number)))
    series = Series(rules=rules, table=table, seed=SEED, name=rules_id, app=VERSION)
    return play_match(series, number)[0]
