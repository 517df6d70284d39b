"""Learns to judge lay-downs: `python -m tools.training.fit_laid web 4 2 --matches 150 --seed 1`.

Matches of `hard` are played; at every decision with alternatives each lay-down is played out in the same few worlds,
and ridge regression finds the weights that predict the differences from what the lay-downs leave behind.
"""

import argparse
import sys
import time
from pathlib import Path

from game.ai.brain.counted_position import DISCARD, MELD
from game.ai.brain.from_view import position_of
from game.ai.brain.lay_down_value import CIRCUMSTANCES, FEATURES, NAMES, circumstances, lay_down_features
from game.ai.expert import ideas_of
from game.ai.learned_weights import learned_tuning_for, shape_of, value_for
from game.ai.levels import Habits
from game.ai.player import Think
from game.ai.search.ideas import Idea
from game.ai.search.playouts import LAPS, Search
from game.ai.search.worlds import Worlds, rng_for
from game.engine.board import Phase
from game.engine.moves import Move
from game.engine.state import Table
from game.engine.view import PlayerView, view_of
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played
from tools.training.fit_value import Ridge
from tools.training.tune import FOLDER

Row = tuple[list[float], float]


def compared(view: PlayerView, ideas: tuple[Idea, ...], worlds: int) -> list[Row]:
    """For every lay-down but the first: its differences from the first in features and in points."""
    kept = [idea for idea in ideas if idea.kind in (MELD, DISCARD)]
    position = position_of(view)
    around = circumstances(position, view.seat)
    rows = []
    for idea in kept:
        after = position.copy()
        for number, rank, naturals, jokers, twos in idea.lays:
            after.lay(view.seat, number, rank, naturals, jokers, twos)
        rows.append([value * factor for value in lay_down_features(after, view.seat) for factor in around])
    search = Search(kept, Worlds(view), learned_tuning_for(view.board), value_for(view.board), rng_for(view))
    points = search.means(worlds, LAPS)
    return [
        ([one - other for one, other in zip(row, rows[0], strict=True)], point - points[0])
        for row, point in zip(rows[1:], points[1:], strict=True)
    ]


def observed(rules_id: str, players: int, teams: int, seed: int, worlds: int) -> list[Row]:
    """All comparisons of one match of `hard`."""
    hard, found = Habits(), list[Row]()

    def decide(now: Table) -> Move:
        return hard.decide(view_of(now, now.board.mover), Think())

    for now, move in played(rules_id, players, teams, seed, decide):
        if now.board.phase == Phase.PLAY:
            view = view_of(now, now.board.mover)
            ideas = ideas_of(view, move)
            if sum(idea.kind in (MELD, DISCARD) for idea in ideas) > 1 and ideas[0].kind in (MELD, DISCARD):
                found += compared(view, ideas, worlds)
    return found


def main() -> None:
    """Learns, tests on fresh matches, and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", type=int)
    parser.add_argument("teams", type=int)
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--worlds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    before = time.monotonic()
    ridge = Ridge(FEATURES * len(CIRCUMSTANCES), pull=20.0)
    count = 0
    for number in range(options.matches):
        for row, target in observed(
            options.rules, options.players, options.teams, options.seed << 20 | number, options.worlds
        ):
            ridge.add(row, target)
            count += 1
    weights = ridge.weights()
    error = total = 0.0
    for number in range(max(2, options.matches // 12)):
        for row, target in observed(options.rules, options.players, options.teams, 77 << 20 | number, options.worlds):
            error += (target - sum(value * weight for value, weight in zip(row, weights, strict=True))) ** 2
            total += target**2
    shape = shape_of(options.players, options.teams)
    took = time.monotonic() - before
    fit = 1 - error / total
    print(f"{options.rules}-{shape}: {count} comparisons, R² {fit:.3f} on fresh matches, {took:.0f} s")
    sys.stdout.flush()
    width = len(CIRCUMSTANCES)
    lines = [
        f"{name} = [{', '.join(f'{weight:.2f}' for weight in weights[index * width : (index + 1) * width])}]"
        for index, name in enumerate(NAMES)
    ]
    remark = f"# Learned from {count} comparisons of lay-downs; R² {fit:.3f} on fresh ones."
    path = options.folder / f"{options.rules}-{shape}.laid.toml"
    path.write_text("\n".join((remark, *lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
