"""Whether luck averages zero, and how much of the result it explains: `python -m tools.bench.luck_check`.

The same player has every seat. The output is the mean luck of each seat and team with its standard error, and the share
of the variance of a round's lead that remains when luck is removed: as it is, and times a factor fitted to the other
half of the matches. The remainder isn't due to play, because everybody plays alike.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from game.analysis.chance.luck import OTHER_DRAWS, luck_of
from game.play.processes.worker_pool import Workers, worker_pool
from game.play.results.simulation import Series, play_match
from game.play.seats import MOST_PLAYERS, seat_plan, table_plan
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from saves.records.lines import ScoreLine


class LuckyRound(Struct, frozen=True):
    """A played round: its leads, and the worth of its cards."""

    match: int
    leads: tuple[float, ...]
    teams: tuple[float, ...]
    seats: tuple[float, ...]


class Question(Struct, frozen=True):
    """Matches to be played and looked at."""

    series: Series
    draws: int
    numbers: range


def plain_series(rules_id: PresetId, shape: str | None = None, level: str = "normal", seed: str = "luck") -> Series:
    """Matches of one level against itself."""
    rules = preset(rules_id)
    table = table_plan(rules, shape, None, (seat_plan(level),) * MOST_PLAYERS)
    return Series(rules=rules, table=table, seed=seed, name=rules_id, app="bench")


def rounds_of(question: Question) -> tuple[list[LuckyRound], float]:
    """The rounds of some matches, and the CPU time for their luck."""
    found, seconds = [], 0.0
    for number in question.numbers:
        match, _ = play_match(question.series, number)
        before = time.process_time()
        luck = luck_of(match.lines, question.draws)
        seconds += time.process_time() - before
        scores = [line for line in match.lines if isinstance(line, ScoreLine)]
        for told, score in zip(luck.rounds, scores, strict=True):
            totals = [team.total for team in score.teams]
            leads = tuple(mine - (sum(totals) - mine) / (len(totals) - 1) for mine in totals)
            found.append(LuckyRound(number, leads, told.teams, told.seats))
    return found, seconds


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values))


def remaining(rounds: Sequence[LuckyRound], factors: Sequence[float]) -> float:
    """The share of the variance of all teams' leads that remains after subtracting luck times its match's factor."""
    rest = whole = 0.0
    for one, factor in zip(rounds, factors, strict=True):
        whole += sum(lead * lead for lead in one.leads)
        rest += sum((lead - factor * luck) ** 2 for lead, luck in zip(one.leads, one.teams, strict=True))
    return rest / whole


def fitted(rounds: Sequence[LuckyRound]) -> float:
    """The factor of luck that leaves the least variance."""
    both = sum(lead * luck for one in rounds for lead, luck in zip(one.leads, one.teams, strict=True))
    return both / sum(luck * luck for one in rounds for luck in one.teams)


def held_out(rounds: Sequence[LuckyRound]) -> tuple[float, float]:
    """What remains with a factor fitted to the other half of the matches, and the factor for all."""
    halves = [[one for one in rounds if one.match % 2 == half] for half in (0, 1)]
    factors = [fitted(half) for half in halves]
    return remaining(rounds, [factors[1 - one.match % 2] for one in rounds]), fitted(rounds)


def share_error(rounds: Sequence[LuckyRound]) -> float:
    """The standard error of `remaining` without a factor, by resampling matches."""
    by_match: dict[int, list[LuckyRound]] = {}
    for one in rounds:
        by_match.setdefault(one.match, []).append(one)
    matches, rng, shares = list(by_match.values()), random.Random(1), []
    for _ in range(200):
        again = [one for _ in matches for one in matches[int(rng.random() * len(matches))]]
        shares.append(remaining(again, [1.0] * len(again)))
    return stdev(shares)


def lines(name: str, rounds: Sequence[LuckyRound], seconds: float) -> list[str]:
    """The output for one rule set."""
    leads = [one.leads[0] for one in rounds]
    said = [f"{name}: {len(rounds)} rounds, lead of team 0: {fmean(leads):+.0f}, standard deviation {stdev(leads):.0f}"]
    worst = 0.0
    for what, many in (("team", [one.teams for one in rounds]), ("seat", [one.seats for one in rounds])):
        for place in range(len(many[0])):
            mean, error = mean_and_error([values[place] for values in many])
            worst = max(worst, abs(mean) / error)
            said.append(f"  {what} {place}: mean luck {mean:+.1f} ± {error:.1f}")
    after, factor = held_out(rounds)
    said.append(
        f"  variance that remains: {remaining(rounds, [1.0] * len(rounds)):.3f} ± {share_error(rounds):.3f},"
        f" with a factor from the other half {after:.3f} (factor {factor:.2f})"
    )
    said.append(f"  farthest from 0: {worst:.1f} standard errors; {seconds / len(rounds) * 1000:.0f} ms of CPU a round")
    return said


def main() -> None:
    """Plays the matches and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="+", choices=PRESET_IDS, default=["web", "campus"])
    parser.add_argument("--teams", metavar="SHAPE", help="such as 2v2v2 or 3:solo")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--rounds", type=int, default=5000)
    parser.add_argument("--draws", type=int, default=OTHER_DRAWS, help="against which each draw is held")
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    for rules_id in options.rules:
        series = plain_series(rules_id, options.teams, options.level, options.seed)
        rules, table = series.rules, series.table
        matches = -(-options.rounds // rules.rounds)
        pieces = [
            (Question(series, options.draws, range(first, min(first + 4, matches + 1))),)
            for first in range(1, matches + 1, 4)
        ]
        rounds: list[LuckyRound] = []
        seconds = 0.0
        with worker_pool(Workers(options.workers)) as pool:
            for more, took in pool.results(rounds_of, pieces):
                rounds += more
                seconds += took
        for line in lines(f"{rules.name}, {table.players} players, {table.teams} teams", rounds, seconds):
            print(line)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
