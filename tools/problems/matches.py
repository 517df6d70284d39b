"""The matches that problems are looked for in: by rule set and number, always the same ones."""

from collections.abc import Iterator, Mapping
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
"""Which match has an expert at the table."""

_EXPERTS_UNTIL: Final = 150
"""The last of them: a match with an expert takes as long as ten others, and has no more problems."""


RARE_FROM: Final = 1001
"""The first of the matches that only rare decisions are looked for in."""

DUELS_FROM: Final = 2001
"""The first of the matches of two, in which a discard can decide much: rare decisions and discards are looked for."""

MATCHES: Final[Mapping[PresetId, tuple[int, int, int]]] = {
    "web": (380, 90, 40),
    "family": (120, 90, 40),
    "campus": (50, 70, 40),
    "couples": (120, 90, 40),
    "partners": (120, 90, 40),
}
"""By rule set how many matches are looked at: whole, for rare decisions, and of two. Web Classic is played most."""

_DUELS: Final = ("easy,normal", "normal,easy", "normal,hard")


def keys_of() -> Iterator[MatchKey]:
    """All that is looked at, every rule set by turns, so that one may stop at any time."""
    firsts = ((1, False), (RARE_FROM, True), (DUELS_FROM, True))
    ordered = [
        ((at + 0.5) / count, MatchKey(rules, first + at, only_rare))
        for rules, counts in MATCHES.items()
        for count, (first, only_rare) in zip(counts, firsts, strict=True)
        for at in range(count)
    ]
    yield from (key for _, key in sorted(ordered, key=lambda one: one[0]))


def table_of(number: int) -> str:
    """The seats of a match."""
    if number >= DUELS_FROM:
        return _DUELS[number % len(_DUELS)]
    return _EXPERTS if number % _EXPERTS_EVERY == 0 and number <= _EXPERTS_UNTIL else _TABLES[number % len(_TABLES)]


def match_of(rules_id: PresetId, number: int) -> Match:
    """The match with that number, from 1, played to its end."""
    rules = preset(rules_id)
    shape = "2:solo" if number >= DUELS_FROM else "4:2v2"
    table = table_plan(rules, shape, seat_plans(table_of(number)))
    series = Series(rules=rules, table=table, seed=SEED, name=rules_id, app=VERSION)
    return play_match(series, number)[0]
