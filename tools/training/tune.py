"""Finds weights by playing them against a champion: `python -m tools.training.tune web 4 2 --passes 2 --seed 1`.

The cross-entropy method: draw weights around the best so far, play them on the same deals, keep the best quarter. The
best of each pass is the champion of the next. The result is confirmed on fresh deals before it is written. Single
players (`tools.training.tune web 3,4 solo`) alternate between the champion and `normal` as opponents: weights that were
tuned only against themselves once lost to `normal`.
"""

import argparse
import json
import random
import statistics
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from game.ai.brain.tuning import Tuning
from game.ai.tunings.fixed_tunings import fixed_tuning_for
from game.ai.tunings.learned_weights import shape_of
from game.ai.tunings.trial_rounds import mean_lead
from game.engine.table.state import before_first_deal
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from tools import ROOT

FOLDER: Final = ROOT / "assets" / "ai"

SPREADS: Final[dict[str, float]] = {
    "take_from": 20,
    "take_opens": 20,
    "take_in_foot": 15,
    "take_threatened": 15,
    "pile_three": 8,
    "pile_three_share": 0.03,
    "pile_wild": 12,
    "pile_own_meld": 8,
    "pile_triple": 10,
    "pile_pair": 6,
    "pile_single": 4,
    "open_wilds": 0.7,
    "open_wilds_turn": 0.3,
    "open_wilds_rival": 0.4,
    "open_wilds_take": 0.7,
    "begin_wilds_hand": 0.8,
    "begin_wilds_foot": 0.7,
    "begin_spare_dirty": 0.5,
    "begin_rival_foot": 0.6,
    "gap_hand": 0.8,
    "gap_foot": 1.2,
    "feed_foot": 1.2,
    "spend_from": 1.5,
    "dump_left": 0.5,
    "dump_spoil": 1.2,
    "dump_wilds": 2,
    "keep_pair_pile": 10,
    "keep_pair_laps": 1,
    "discard_pair": 25,
    "discard_triple": 30,
    "discard_pair_foot": 25,
    "discard_own_meld": 15,
    "discard_rival_meld": 10,
    "discard_seen": 1,
    "discard_rank": 0.6,
    "discard_value": 0.4,
    "discard_value_threatened": 0.5,
    "deny": 8,
    "deny_discarded": 0.3,
    "out_lead": 250,
    "hidden_card": 6,
    "danger_cards": 2.5,
    "danger_stock": 8,
    "danger_laps": 0.3,
}
"""The weights that are tuned, and their initial spread around a champion."""

_ELITE: Final = 0.25
_KEEP: Final = 0.6
"""The share of the new mean and spread in the distribution of the next generation."""


class Field:
    """The challengers' opponents: rules, the tables (players and teams) and the rivals, who alternate by deal."""

    def __init__(self, rules: RuleSet, tables: Sequence[tuple[int, int]], rivals: Sequence[Tuning]) -> None:
        self.rules, self.tables, self.rivals = rules, tables, rivals

    def gains(self, challenger: Tuning, seeds: range) -> list[float]:
        """Points per round by deal: the challenger in every team's place in turn, its rival in the others'."""
        gains = []
        for seed in seeds:
            players, teams = self.tables[seed % len(self.tables)]
            rival = self.rivals[seed // len(self.tables) % len(self.rivals)]
            gains.append(mean_lead(self.rules, players, teams, challenger, rival, seed))
        return gains

    def better_by(self, challenger: Tuning, champion: Tuning, seeds: range) -> list[float]:
        """By how many points per round the challenger beats the champion against the same rivals, by deal."""
        ours, theirs = self.gains(challenger, seeds), self.gains(champion, seeds)
        return [one - other for one, other in zip(ours, theirs, strict=True)]


def field_of(rules: RuleSet, tables: Sequence[tuple[int, int]], champion: Tuning) -> Field:
    """The champion and, among single players, also `normal`."""
    players, teams = tables[0]
    if teams < players:
        return Field(rules, tables, (champion,))
    return Field(rules, tables, (champion, fixed_tuning_for(before_first_deal(rules, players, teams).board)))


def improved(
    field: Field, champion: Tuning, rng: random.Random, generations: int, population: int, deals: int
) -> Tuning:
    """One pass of the cross-entropy method."""
    means = {name: float(getattr(champion, name)) for name in SPREADS}
    spreads = dict(SPREADS)
    for generation in range(generations):
        first = rng.randrange(1 << 40)
        tried = []
        for _ in range(population):
            values = {name: rng.gauss(means[name], spreads[name]) for name in SPREADS}
            gain = statistics.fmean(field.gains(_with(champion, values), range(first, first + deals)))
            tried.append((gain, values))
        tried.sort(key=lambda one: -one[0])
        elite = [values for _, values in tried[: max(2, int(population * _ELITE))]]
        for name in SPREADS:
            column = [values[name] for values in elite]
            means[name] = _KEEP * statistics.fmean(column) + (1 - _KEEP) * means[name]
            spreads[name] = _KEEP * statistics.pstdev(column) + (1 - _KEEP) * spreads[name]
        if generation % 10 == 9:
            print(f"  generation {generation + 1}: best {tried[0][0]:+.0f}, median {tried[population // 2][0]:+.0f}")
            sys.stdout.flush()
    return _with(champion, means)


def _with(tuning: Tuning, values: dict[str, float]) -> Tuning:
    return msgspec.structs.replace(tuning, **{name: round(value, 2) for name, value in values.items()})


def verdict(gains: list[float]) -> tuple[float, float]:
    """The mean gain and the half width of its 95 % interval."""
    return statistics.fmean(gains), 1.96 * statistics.stdev(gains) / len(gains) ** 0.5


def stored(path: Path) -> Tuning:
    """The weights in a file; the defaults if it doesn't exist."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Tuning) if path.exists() else Tuning()


def store(path: Path, tuning: Tuning, remark: str) -> None:
    """Write the weights with a remark above them."""
    lines = [
        f"# {remark}",
        *(f"{name} = {json.dumps(value)}" for name, value in msgspec.structs.asdict(tuning).items()),
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Read the options, tune, confirm, and write the weights if they won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", help="a number, or several: 3,4")
    parser.add_argument("teams", help="a number, or solo")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=28)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--confirm", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    sizes = [int(size) for size in options.players.split(",")]
    tables = [(size, size if options.teams == "solo" else int(options.teams)) for size in sizes]
    path = options.folder / f"{options.rules}-{shape_of(*tables[0])}.toml"
    rng = random.Random(f"{options.seed}/{path.name}")
    champion = stored(path)
    for number in range(1, options.passes + 1):
        before = time.monotonic()
        field = field_of(preset(options.rules), tables, champion)
        challenger = improved(field, champion, rng, options.generations, options.population, options.deals)
        first = (1 << 50) + 100_000 * number
        gain, half = verdict(field.better_by(challenger, champion, range(first, first + options.confirm)))
        took = time.monotonic() - before
        print(
            f"{path.stem} pass {number}: {gain:+.1f} ±{half:.1f} points a round, {options.confirm} deals, {took:.0f} s"
        )
        sys.stdout.flush()
        if gain > half:
            champion = challenger
            store(path, champion, f"Pass {number}: {gain:+.1f} ±{half:.1f} points a round over the weights before.")


if __name__ == "__main__":
    main()
