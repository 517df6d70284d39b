"""The matches searched for problems: deterministic by rule set and number."""

from collections.abc import Iterator, Mapping
from typing import Final

from game import VERSION
from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.moves import Answer
from game.engine.table.board import Phase
from game.play.dealer import derived_seed
from game.play.match import Match
from game.play.results.simulation import Series, play_match
from game.play.seats import header_of, seat_plans, table_plan
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from tools.problems.work_file import MatchKey

SEED: Final = 13
"""The seed of all matches."""

_TABLES: Final = (
    "easy,normal,easy,normal",
    "normal,normal,normal,normal",
    "easy:racing,normal:careful,normal:racing,easy:careful",
    "normal,hard,normal,hard",
    "easy,easy,easy,easy",
    "hard,hard,hard,hard",
    "hard:racing,normal:racing,hard:careful,normal:careful",
)
"""Who plays in them, in rotation."""

_EXPERTS: Final = "expert,normal,easy,hard"
_EXPERTS_EVERY: Final = 29
"""Every how many matches there is an expert at the table."""

_EXPERTS_UNTIL: Final = 150
"""The last such match: one with an expert takes as long as ten others, and has no more problems."""


RARE_FROM: Final = 1001
"""The first match in which only rare decisions are searched for."""

DUELS_FROM: Final = 2001
"""The first match of two, in which a discard can decide much: searched for rare decisions and discards."""

WAITING_FROM: Final = 3001
"""The first match in which everybody who is asked for permission says no, however good the moment. Searched only for
answers. Otherwise computer players say yes too often, and never no when yes is clearly better.
"""

WHOLE_FROM: Final = 4001
"""The first match of beginners in which every decision is examined, even if `hard` would do the same. Every other one
is played by two: they have most of the clear discards.
"""

DISCARDS_FROM: Final = 8001
"""The first match of two that is searched only for discards."""

PILES_FROM: Final = 10_001
"""The first match of beginners that is searched only for piles left alone."""

MATCHES: Final[Mapping[PresetId, tuple[int, int, int, int, int, int, int]]] = {
    "web": (390, 90, 40, 0, 1600, 900, 1600),
    "family": (120, 90, 40, 0, 1600, 600, 0),
    "campus": (50, 70, 40, 120, 1600, 1200, 400),
    "couples": (120, 90, 40, 0, 1600, 600, 1600),
    "partners": (120, 90, 40, 120, 1600, 900, 1600),
}
"""By rule set the number of matches: for what `hard` would do differently, for rare decisions, of two, in which
everybody says no, whole, for discards, and for piles.
"""

_DUELS: Final = ("easy,normal", "normal,easy", "normal,hard")

_WHOLE: Final = ("easy,normal,easy,normal", "easy,normal", "easy,easy,easy,easy", "normal,easy")


def keys_of() -> Iterator[MatchKey]:
    """All matches, alternating between the rule sets, so that a run may be stopped at any time."""
    firsts = (
        (1, False),
        (RARE_FROM, True),
        (DUELS_FROM, True),
        (WAITING_FROM, True),
        (WHOLE_FROM, False),
        (DISCARDS_FROM, True),
        (PILES_FROM, True),
    )
    ordered = [
        ((at + 0.5) / count, MatchKey(rules, first + at, only_rare))
        for rules, counts in MATCHES.items()
        for count, (first, only_rare) in zip(counts, firsts, strict=True)
        for at in range(count)
    ]
    yield from (key for _, key in sorted(ordered, key=lambda one: one[0]))


def table_of(number: int) -> str:
    """The seats of a match."""
    if DISCARDS_FROM <= number < PILES_FROM:
        return _DUELS[0]
    if number >= WHOLE_FROM:
        return _WHOLE[number % len(_WHOLE)]
    if DUELS_FROM <= number < WAITING_FROM:
        return _DUELS[number % len(_DUELS)]
    return _EXPERTS if number % _EXPERTS_EVERY == 0 and number <= _EXPERTS_UNTIL else _TABLES[number % len(_TABLES)]


def match_of(rules_id: PresetId, number: int) -> Match:
    """The match with that number, from 1, played to its end."""
    rules = preset(rules_id)
    plans = seat_plans(table_of(number))
    table = table_plan(rules, "2:solo" if len(plans) == 2 else "4:2v2", plans)
    series = Series(rules=rules, table=table, seed=SEED, name=rules_id, app=VERSION)
    return _with_noes(series, number) if WAITING_FROM <= number < WHOLE_FROM else play_match(series, number)[0]


def _with_noes(series: Series, number: int) -> Match:
    """A match in which every question is answered no."""
    plans = series.table.seats
    match = Match(
        header_of(
            series.rules,
            [plan.named(f"Player {seat + 1}") for seat, plan in enumerate(plans)],
            series.table.teams,
            seed=derived_seed(series.seed, number),
            game_id=f"{series.name}-{number}",
            created="1970-01-01T00:00:00Z",
            app=series.app,
            name=series.name,
        )
    )
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        if match.board.phase == Phase.ANSWER:
            refusal = match.play(seat, Answer(False))
        else:
            plan, think = plans[seat], Think(match.cut_miss(seat), style=plans[seat].style)
            move = player_of(plan.level or "").decide(match.view(seat), think)
            refusal = match.play(seat, move)
        if refusal is not None:
            raise RuntimeError(f"{series.name} {number}: {refusal}")
    return match
