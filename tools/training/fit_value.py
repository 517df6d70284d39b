"""Learns the state value: `python -m tools.training.fit_value web 4 2 --matches 40`.

Matches of `expert` against `hard` are played; at every decision with alternatives a few ideas are followed in the same
imagined worlds for as long as the search looks ahead. Ridge regression then finds the weights that predict the end of
the round from the state there; differences between ideas in the same world count as separate rows.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.position_value import CIRCUMSTANCES, FEATURES, NAMES, circumstances, features, final_lead
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import play_turn
from game.ai.search.playouts import LAPS, follow
from game.ai.search.worlds import Worlds
from game.ai.tunings.learned_weights import learned_tuning_for, shape_of, value_for
from game.ai.tunings.trial_rounds import LONGEST_ROUND
from game.engine.table.state import before_first_deal
from game.rules.presets import PRESET_IDS, preset
from tools.training.training_decisions import decisions
from tools.training.tune import FOLDER

Row = tuple[list[float], float]

_COMPARED = 3
"""Ideas per decision that are followed in each world besides the default."""

_DIFFERENCES = 2.0
"""The weight of a difference between two ideas relative to a row: differences are what the search needs."""


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system, by Gauss and Jordan."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [value - factor * lead for value, lead in zip(rows[other], rows[at], strict=True)]
    return [row[size] for row in rows]


class Ridge:
    """Least squares with a small pull to zero, accumulated row by row."""

    def __init__(self, size: int, pull: float) -> None:
        self.size = size
        self.squares = [[pull if row == column else 0.0 for column in range(size)] for row in range(size)]
        self.right = [0.0] * size

    def add(self, row: list[float], target: float, weight: float = 1.0) -> None:
        """Add one observation with a weight."""
        there = [(index, value) for index, value in enumerate(row) if value]
        for index, value in there:
            line = self.squares[index]
            much = value * weight
            for other, more in there:
                line[other] += much * more
            self.right[index] += much * target

    def weights(self) -> list[float]:
        """The best weights so far."""
        return solved(self.squares, self.right)


def row_of(position: CountedPosition, team: int) -> list[float]:
    """The team's features by circumstance, minus the mean of the other teams'."""
    row = _weighed(position, team)
    others = [other for other in range(position.teams) if other != team]
    for other in others:
        for index, value in enumerate(_weighed(position, other)):
            row[index] -= value / len(others)
    return row


def _weighed(position: CountedPosition, team: int) -> list[float]:
    around = circumstances(position, team)
    return [value * factor for value in features(position, team) for factor in around]


def observed(rules_id: str, players: int, teams: int, seed: int, worlds: int) -> Iterator[list[Row]]:
    """By decision and world of one match: where each idea led, the default first."""
    rng = random.Random(seed)
    for view, ideas in decisions(rules_id, players, teams, seed):
        followed = [ideas[0], *rng.sample(ideas[1:], min(_COMPARED, len(ideas) - 1))]
        imagined, tuning = Worlds(view), learned_tuning_for(view.board)
        for _ in range(worlds):
            world = imagined.one(rng)
            world.before = [0] * teams
            rows = []
            for idea in followed:
                position = world.copy()
                follow(position, idea, tuning)
                _play_on(position, tuning, LAPS * players)
                if not position.over:
                    row = row_of(position, view.team)
                    _play_on(position, tuning, LONGEST_ROUND)
                    rows.append((row, final_lead(position, view.team)))
            yield rows


def main() -> None:
    """Learns, tests on fresh matches, and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", type=int)
    parser.add_argument("teams", type=int)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--pull", type=float, default=30.0, help="to nothing, or to the weights so far")
    parser.add_argument(
        "--onward", action="store_true", help="learn what the weights so far leave, where matches are few"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    before = time.monotonic()
    rules = preset(options.rules)
    known = value_for(before_first_deal(rules, options.players, options.teams).board)
    so_far = [weight for row in known.weights for weight in row]
    ridge = Ridge(FEATURES * len(CIRCUMSTANCES), pull=options.pull)
    start = so_far if options.onward else [0.0] * len(so_far)
    count = 0
    for number in range(options.matches):
        for rows in observed(
            options.rules, options.players, options.teams, options.seed << 20 | number, options.worlds
        ):
            count += len(rows)
            rows = [(row, target - _told(row, start)) for row, target in rows]
            for row, target in rows:
                ridge.add(row, target)
            for row, target in rows[1:]:
                first, its = rows[0]
                ridge.add([one - other for one, other in zip(row, first, strict=True)], target - its, _DIFFERENCES)
    weights = [weight + more for weight, more in zip(start, ridge.weights(), strict=True)]
    fit, before_fit = _fits(options, weights, so_far)
    shape = shape_of(options.players, options.teams)
    took = time.monotonic() - before
    print(
        f"{options.rules}-{shape}: R² {fit:.3f} on fresh matches, {before_fit:.3f} of the weights so far, "
        f"{count} positions, {took:.0f} s"
    )
    sys.stdout.flush()
    path = options.folder / f"{options.rules}-{shape}.value.toml"
    width = len(CIRCUMSTANCES)
    lines = [
        f"{name} = [{', '.join(f'{weight:.2f}' for weight in weights[index * width : (index + 1) * width])}]"
        for index, name in enumerate(NAMES)
    ]
    remark = f"# Learned from {count} positions that playing ahead came to; R² {fit:.3f} on fresh ones."
    path.write_text("\n".join((remark, *lines)) + "\n", encoding="utf-8")


def _fits(options: argparse.Namespace, *every: list[float]) -> list[float]:
    """For each set of weights: the share of the variance of round results that it explains in fresh matches."""
    errors, total = [0.0] * len(every), 0.0
    for number in range(max(2, options.matches // 10)):
        for rows in observed(options.rules, options.players, options.teams, 77 << 20 | number, 4):
            for row, target in rows:
                for which, weights in enumerate(every):
                    errors[which] += (target - _told(row, weights)) ** 2
                total += target**2
    return [1 - error / total for error in errors]


def _told(row: list[float], weights: list[float]) -> float:
    """The predicted end of the round."""
    return sum(value * weight for value, weight in zip(row, weights, strict=True))


def _play_on(position: CountedPosition, tuning: Tuning, turns: int) -> None:
    """Play this many more turns, or to the end of the round."""
    for _ in range(turns):
        if position.over:
            break
        play_turn(position, tuning)


if __name__ == "__main__":
    main()
