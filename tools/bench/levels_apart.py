"""How well the judge distinguishes levels: `python -m tools.bench.levels_apart --matches 20 --rules web,family`.

Matches of four equal players show what one seat of a level gives away, how often one match (or four) puts two levels in
order, how many decisions are marked, and whether the difference between two levels in points given away agrees with
their difference in points when they play each other over many deals.
"""

import argparse
import json
import random
import time
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import Final

from msgspec import Struct, to_builtins

from game.ai.roster import player_of
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.play.dealer import derived_seed
from game.play.match import Match
from game.play.processes.worker_pool import Workers, worker_pool
from game.play.seats import header_of
from game.rules.presets import PRESET_IDS, preset
from saves.records.lines import SeatInfo
from tools.bench.engine_matches import play_to_end

_SEATS: Final = 4
_TEAMS: Final = 2

_DRAWS: Final = 20_000
"""Random sets of matches for estimating how often their means distinguish two levels."""


class JudgedMatch(Struct, frozen=True):
    """A match by its seats: who sat there, what they gave away, and in how many of how many decisions."""

    levels: tuple[str, ...]
    rounds: int
    given: tuple[float, ...]
    marks: tuple[int, ...]
    judged: tuple[int, ...]
    seconds: float
    """CPU time for all seats."""


class LevelGiven(Struct, frozen=True):
    """What one seat of a level gives away in a match."""

    level: str
    mean: float
    deviation: float
    marks: float
    """Marked decisions of a whole match, over all seats."""
    judged: float
    """Decisions of a seat with alternatives."""
    seconds: float
    """CPU time per seat and match."""


class LevelsApart(Struct, frozen=True):
    """How well two levels are distinguished, and how the judge agrees with their duel. Points are per match."""

    weaker: str
    stronger: str
    by_one: float
    """The share of all pairs of two seats in which the weaker one's gave away more; by the means of four matches:"""
    by_four: float
    given: float
    """How much more a team of the weaker level gives away in a match of four equal players."""
    given_error: float
    points: float
    """By how much the stronger one wins a match between the two."""
    points_error: float
    between: float | None
    """How much more the weaker team gives away in matches between the two, if such were judged."""
    between_error: float | None


def play(rules_id: str, levels: Sequence[str], seed: str) -> Match:
    """A whole match in memory."""
    rules = preset(next(known for known in PRESET_IDS if known == rules_id))
    seats = [SeatInfo(name=f"Player {n}", kind="computer", level=level) for n, level in enumerate(levels, 1)]
    header = header_of(rules, seats, _TEAMS, seed=seed, game_id=seed, created="", app="bench", name=seed)
    return play_to_end(Match(header), [player_of(level) for level in levels])


def judged_match(rules_id: str, levels: tuple[str, ...], seed: str) -> JudgedMatch:
    """Plays a match and judges every decision of it."""
    match = play(rules_id, levels, seed)
    begun = time.process_time()
    found = [judge(decision) for decision in decisions_of(match.lines, range(_SEATS))]
    seconds = time.process_time() - begun
    by_seat = [[judged for judged in found if judged.seat == seat] for seat in range(_SEATS)]
    return JudgedMatch(
        levels,
        match.board.round,
        tuple(round(sum(judged.points for judged in own), 1) for own in by_seat),
        tuple(sum(bool(judged.better) for judged in own) for own in by_seat),
        tuple(sum(bool(judged.compared) for judged in own) for own in by_seat),
        round(seconds, 3),
    )


def lead_of(rules_id: str, levels: tuple[str, ...], seed: str) -> int:
    """Play a match and return by how many points the first team wins it."""
    totals = play(rules_id, levels, seed).board.totals
    return totals[0] - totals[1]


def level_given(level: str, matches: Sequence[JudgedMatch]) -> LevelGiven:
    """The figures of a level from matches of four equal players."""
    given = [points for match in matches for points in match.given]
    return LevelGiven(
        level,
        round(_mean(given)),
        round(_deviation(given)),
        round(_mean([sum(match.marks) for match in matches]), 2),
        round(_mean([count for match in matches for count in match.judged]), 1),
        round(_mean([match.seconds / _SEATS for match in matches]), 2),
    )


def told_apart(weaker: Sequence[float], stronger: Sequence[float], matches: int) -> float:
    """The share of pairs in which the weaker one's figure is higher, ties count half; for means of random matches."""
    if matches == 1:
        return _mean([(one > other) + 0.5 * (one == other) for one in weaker for other in stronger])
    chance, won = random.Random(1), 0.0
    for _ in range(_DRAWS):
        one = sum(chance.choice(weaker) for _ in range(matches))
        other = sum(chance.choice(stronger) for _ in range(matches))
        won += (one > other) + 0.5 * (one == other)
    return won / _DRAWS


def levels_apart(
    weaker: str, stronger: str, alike: Sequence[JudgedMatch], judged: Sequence[JudgedMatch], leads: Sequence[int]
) -> LevelsApart:
    """How two levels are distinguished by matches of four equal players, and by matches between the two.

    In the `judged` matches and those behind the `leads` of the first team each side sits first alternately.
    """
    weak, strong = (
        [points for match in alike if match.levels[0] == level for points in match.given]
        for level in (weaker, stronger)
    )
    more = [_given_by(match, weaker) - _given_by(match, stronger) for match in judged]
    won = [lead if number % 2 else -lead for number, lead in enumerate(leads)]
    deals = [(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)]
    seats = _SEATS // _TEAMS
    return LevelsApart(
        weaker,
        stronger,
        round(told_apart(weak, strong, 1), 3),
        round(told_apart(weak, strong, 4), 3),
        round(seats * (_mean(weak) - _mean(strong))),
        round(seats * sqrt(_error(weak) ** 2 + _error(strong) ** 2)),
        round(_mean(deals)),
        round(_error(deals)),
        round(_mean(more)) if more else None,
        round(_error(more)) if more else None,
    )


def _given_by(match: JudgedMatch, level: str) -> float:
    return sum(points for points, own in zip(match.given, match.levels, strict=True) if own == level)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _deviation(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))


def _error(values: Sequence[float]) -> float:
    return _deviation(values) / sqrt(max(1, len(values)))


def measure(rules_id: str, options: argparse.Namespace) -> dict[str, object]:
    """All the figures of a rule set."""
    levels = options.levels.split(",")
    tasks = [
        (rules_id, (level,) * _SEATS, derived_seed(f"{options.seed} {level}", number))
        for level in levels
        for number in range(1, options.matches + 1)
    ]
    pairs = list(pairwise(levels))
    if len(levels) > 2:
        pairs.append((levels[0], levels[-1]))
    between = {
        (weaker, stronger): [
            (rules_id, sides * (_SEATS // _TEAMS), derived_seed(f"{options.seed} {weaker} {stronger}", number))
            for number in range(1, options.deals + 1)
            for sides in ((weaker, stronger), (stronger, weaker))
        ]
        for weaker, stronger in pairs
    }
    with worker_pool(Workers(options.workers)) as pool:
        alike = list(pool.results(judged_match, tasks))
        apart = []
        for (weaker, stronger), duels in between.items():
            judged = list(pool.results(judged_match, duels[: 2 * options.judged_deals]))
            leads = list(pool.results(lead_of, duels))
            apart.append(levels_apart(weaker, stronger, alike, judged, leads))
    figures = [level_given(level, [match for match in alike if match.levels[0] == level]) for level in levels]
    return {"rules": rules_id, "levels": to_builtins(figures), "apart": to_builtins(apart)}


def main() -> None:
    """Prints the figures of each rule set."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", default="web", help=f"with commas between them: {', '.join(PRESET_IDS)}")
    parser.add_argument("--levels", default="easy,normal,hard", help="the weakest first")
    parser.add_argument("--matches", type=int, default=20, help="of four alike for each level")
    parser.add_argument("--judged-deals", type=int, default=0, help="between two levels, played and judged twice")
    parser.add_argument("--deals", type=int, default=200, help="between two levels, played twice for their points")
    parser.add_argument("--seed", default="apart")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for rules_id in options.rules.split(","):
        found = measure(rules_id, options)
        print(json.dumps(found) if options.json else _table(found), flush=True)


def _table(found: dict[str, object]) -> str:
    rows = [f"{found['rules']}:"]
    for part in ("levels", "apart"):
        values = found[part]
        assert isinstance(values, list)
        rows += ["  " + ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in row.items()) for row in values]
    return "\n".join(rows)


if __name__ == "__main__":
    main()
