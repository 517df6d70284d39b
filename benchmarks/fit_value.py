"""Learns the state value from self-played rounds: `python -m benchmarks.fit_value web 4 2 --rounds 20000`.

Ridge regression of the final lead on the difference of two teams' features, at a few turns of every round.
"""

import argparse
import random
import sys
import time
from pathlib import Path

from benchmarks.deals import LONGEST_ROUND, dealt
from benchmarks.tune import FOLDER, stored
from game.ai.counts.turns import play_turn
from game.ai.counts.value import FEATURES, NAMES, features
from game.rules.presets import PRESET_IDS, preset


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
    """Least squares with a small pull to zero, summed up row by row."""

    def __init__(self, size: int, pull: float) -> None:
        self.size = size
        self.squares = [[pull if row == column else 0.0 for column in range(size)] for row in range(size)]
        self.right = [0.0] * size

    def add(self, row: list[float], target: float) -> None:
        """One observation."""
        there = [(index, value) for index, value in enumerate(row) if value]
        for index, value in there:
            line = self.squares[index]
            for other, more in there:
                line[other] += value * more
            self.right[index] += value * target

    def weights(self) -> list[float]:
        """The best weights so far."""
        return solved(self.squares, self.right)


def observed(rules_id: str, players: int, teams: int, seed: int, every: int) -> list[tuple[list[float], float]]:
    """Differences of features at some turns of a self-played round, and how the round ended."""
    rules = preset(rules_id)
    tuning = stored(FOLDER / f"{rules_id}-{'solo' if players == teams else 'teams'}.toml")
    position = dealt(rules, players, teams, seed, 1 + seed % rules.rounds)
    rng = random.Random(seed)
    rows = []
    for _ in range(LONGEST_ROUND):
        play_turn(position, tuning)
        if position.over:
            break
        if rng.randrange(every) == 0:
            share = position.stock / (30.0 * players)
            by_team = [features(position, team) for team in range(teams)]
            rows.append((share, by_team))
    scores = position.scores()
    found = []
    for share, by_team in rows:
        for team in range(teams - 1):
            plain = [one - other for one, other in zip(by_team[team], by_team[team + 1], strict=True)]
            found.append(([*plain, *(share * value for value in plain)], float(scores[team] - scores[team + 1])))
    return found


def main() -> None:
    """Learns, tests on fresh rounds, and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", type=int)
    parser.add_argument("teams", type=int)
    parser.add_argument("--rounds", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    before = time.monotonic()
    ridge = Ridge(2 * FEATURES, pull=30.0)
    for number in range(options.rounds):
        for row, target in observed(options.rules, options.players, options.teams, options.seed << 32 | number, 6):
            ridge.add(row, target)
    weights = ridge.weights()
    error = total = 0.0
    for number in range(options.rounds // 10):
        for row, target in observed(options.rules, options.players, options.teams, 77 << 32 | number, 6):
            guess = sum(value * weight for value, weight in zip(row, weights, strict=True))
            error += (target - guess) ** 2
            total += target**2
    shape = "solo" if options.players == options.teams else "teams"
    fit = 1 - error / total
    took = time.monotonic() - before
    print(f"{options.rules}-{shape}: R² {fit:.3f} on fresh rounds, {options.rounds} rounds, {took:.0f} s")
    sys.stdout.flush()
    path = options.folder / f"{options.rules}-{shape}.value.toml"
    pairs = zip(NAMES, weights[:FEATURES], weights[FEATURES:], strict=True)
    lines = [f"{name} = [{plain:.2f}, {stock:.2f}]" for name, plain, stock in pairs]
    remark = f"# Learned from {options.rounds} self-played rounds; R² {fit:.3f} on fresh ones."
    path.write_text("\n".join((remark, *lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
