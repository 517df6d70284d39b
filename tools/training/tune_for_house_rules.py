"""Finds weights for rules unlike any preset: `python -m tools.training.tune_for_house_rules two --sets 40`.

Weights are tuned for each of many random rule sets, as `tools.training.tune` does for a preset. A few of them are kept:
those that add most when tried beside all others at every set. A match by such rules tries them all
(`game/ai/tunings/tuning_trials.py`), so each must be worth its time. `--check` tunes nothing: it reports what the
choice gains over `normal` at as many other random rule sets.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from game.ai.brain.tuning import Tuning
from game.ai.tunings.fixed_tunings import fixed_tuning_by
from game.ai.tunings.learned_weights import candidates, nearest_preset, preset_tuning, shape_of
from game.ai.tunings.trial_rounds import mean_lead
from game.ai.tunings.tuning_trials import MOST_LAPS, best_by_trial
from game.rules.presets import PRESET_IDS
from tests.properties.random_play import Seating, random_seatings
from tools.training.tune import FOLDER, Field, improved, store

FIRST_SEED: Final = 1_000_000
"""The first seed of the random rule sets: far from those that measure the order of the levels."""

FIRST_CHECKED: Final = 2_000_000
"""The first seed of the rule sets that check the choice."""

COMPARED: Final = 24
"""Deals for comparing all weights at every set: half of them to choose, half to evaluate the choice."""


class Tuned(Struct, frozen=True):
    """The result for one rule set."""

    seed: int
    tuning: Tuning


def gains(seating: Seating, tuning: Tuning, deals: range) -> list[float]:
    """Points per deal over `normal`, in every team's place."""
    rules, players, teams, _ = seating
    usual = fixed_tuning_by(rules, players, teams)
    return [mean_lead(rules, players, teams, tuning, usual, deal, MOST_LAPS * players) for deal in deals]


def tuned_for(seating: Seating, generations: int, population: int, deals: int) -> Tuning:
    """The best weights found for one rule set, starting from the best existing ones, against those and `normal`
    alternately.
    """
    rules, players, teams, seed = seating
    usual = fixed_tuning_by(rules, players, teams)
    known = [usual, *candidates()]
    champion = max(known, key=lambda one: statistics.fmean(gains(seating, one, range(16))))
    field = Field(rules, [(players, teams)], (usual, champion))
    return improved(field, champion, random.Random(seed), generations, population, deals)


def seatings_of(shape: str, sets: int, first: int = FIRST_SEED) -> list[Seating]:
    """This many random rule sets at tables of the shape, with seeds from `first` on."""
    found, count = list[Seating](), sets
    while len(found) < sets:
        count *= 2
        drawn = random_seatings(count, beyond_the_seeds=True, first=first)
        found = [seating for seating in drawn if shape_of(seating.players, seating.teams) == shape]
    return found[:sets]


def chosen(table: Sequence[Sequence[Sequence[float]]], there: Sequence[int], most: int, least: float) -> list[int]:
    """Which additional weights to keep, by what each adds at each set and deal to the existing ones: at most `most`,
    each worth at least `least` points per round on deals that weren't used to choose it.
    """
    kept = list(there)
    options = set(range(len(table[0]))) - set(kept)
    while options and len(kept) - len(there) < most:
        worth = {one: _best_of(table, [*kept, one]) for one in options}
        best = max(options, key=lambda one: worth[one])
        gain = worth[best] - _best_of(table, kept)
        print(f"  + {best}: {gain:+.1f} points a round, {worth[best]:.1f} over normal in all")
        if gain < least:
            break
        kept.append(best)
        options.remove(best)
    return kept[len(there) :]


def _best_of(table: Sequence[Sequence[Sequence[float]]], kept: Sequence[int]) -> float:
    """The mean over the sets of what the best of these gains, chosen on one half of the deals and evaluated on the
    other.
    """
    total = 0.0
    for row in table:
        for half in (0, 1):
            picked = max(kept, key=lambda one: sum(row[one][half::2]))
            if sum(row[picked][half::2]) > 0:  # otherwise everybody plays as `normal`
                total += statistics.fmean(row[picked][1 - half :: 2])
    return total / (2 * len(table))


def check(seating: Seating, deals: range) -> list[tuple[float, float]]:
    """Points per round over `normal`, with standard errors: for the nearest preset's weights, for the best of the
    presets' according to a trial, and for the best of all.
    """
    rules, players, teams, _ = seating
    usual, shape = fixed_tuning_by(rules, players, teams), shape_of(players, teams)
    presets = [preset_tuning(known, shape) for known in PRESET_IDS]
    nearest = preset_tuning(nearest_preset(rules), shape)
    by_trial = (best_by_trial(rules, players, teams, tried, usual) for tried in (presets, candidates()))
    found = (gains(seating, tuning, deals) for tuning in (nearest, *by_trial))
    return [(statistics.fmean(one), statistics.stdev(one) / len(one) ** 0.5) for one in found]


def print_checks(shape: str, sets: int, deals: int) -> None:
    """What the choice gains at other rule sets, and at how many it is clearly worse than `normal`."""
    rows = []
    for seating in seatings_of(shape, sets, FIRST_CHECKED):
        rows.append(check(seating, range(FIRST_CHECKED, FIRST_CHECKED + deals)))
        print(seating.name, *(f"{gain:+.0f} ±{2 * error:.0f}" for gain, error in rows[-1]), flush=True)
    for name, found in zip(("nearest preset", "best preset", "best of all"), zip(*rows, strict=True), strict=True):
        worse = sum(gain < -2 * error for gain, error in found)
        print(f"{name}: {statistics.fmean(gain for gain, _ in found):+.0f}, clearly worse at {worse} of {sets}")


def main() -> None:
    """Tune, store each result so that a run can be continued, choose and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("shape", choices=("two", "solo", "teams", "pairs"))
    parser.add_argument("--sets", type=int, default=40)
    parser.add_argument("--generations", type=int, default=16)
    parser.add_argument("--population", type=int, default=28)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--most", type=int, default=6, help="weights to keep")
    parser.add_argument("--least", type=float, default=8, help="points a round that each must bring")
    parser.add_argument("--work", type=Path, help="folder for what was tuned")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--check", action="store_true", help="tell what the choice brings")
    options = parser.parse_args()
    if options.check:
        print_checks(options.shape, options.sets, options.deals)
        return
    if options.work is None:
        parser.error("--work FOLDER: where is what was tuned kept?")
    options.work.mkdir(parents=True, exist_ok=True)
    seatings, tuned = seatings_of(options.shape, options.sets), list[Tuned]()
    for seating in seatings:
        file = options.work / f"{options.shape}-{seating.seed}.json"
        if not file.exists():
            found = tuned_for(seating, options.generations, options.population, options.deals)
            file.write_bytes(msgspec.json.encode(Tuned(seating.seed, found)))
            print(f"{file.name} tuned")
            sys.stdout.flush()
        tuned.append(msgspec.json.decode(file.read_bytes(), type=Tuned))
    first = candidates()
    everything = [*first, *(one.tuning for one in tuned)]
    deals = range(FIRST_SEED, FIRST_SEED + COMPARED)
    table = [[gains(seating, tuning, deals) for tuning in everything] for seating in seatings]
    for number, one in enumerate(chosen(table, range(len(first)), options.most, options.least), 1):
        path = options.folder / f"house-{options.shape}-{number}.toml"
        store(path, everything[one], f"Tuned for random rule set {tuned[one - len(first)].seed}.")


if __name__ == "__main__":
    main()
