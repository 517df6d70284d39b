"""Learns to judge lay-downs: `python -m tools.training.fit_laid web 4 2 --decisions 6000 --seed train1`.

Matches of habits are played; at every decision with alternatives some lay-downs are each played out in the same worlds,
and ridge regression finds the weights that predict the differences from what the lay-downs leave behind. Decisions are
kept match by match, so that a run that was stopped goes on. What the weights would earn is told at the end: by the
decision, in fresh matches, by how sure the judge has to be; and in rounds played in counts by habits that ask the judge
as `hard` does, against habits that don't.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from game.ai.brain.counted_position import DISCARD, MELD, Lay, position_of
from game.ai.brain.lay_down_value import CIRCUMSTANCES, FEATURES, NAMES, circumstances, lay_down_features
from game.ai.player import Think
from game.ai.players.expert import ideas_of, most_promising
from game.ai.players.hard import CLEARLY
from game.ai.players.tuned_player import Habits
from game.ai.search.ideas import MOST_LAY_DOWNS, Idea
from game.ai.search.playouts import LAPS, Search
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import learned_tuning_for, shape_of, value_for
from game.cli.output.terminal import ProgressBar
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.play.results.duel import interval
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played
from tools.training.fit_choices import CountedTable, Judges
from tools.training.fit_value import Ridge
from tools.training.tune import FOLDER

_PROMISING: Final = 5
"""Lay-downs that are played out because the judge so far expects most of them, and as many others by lot."""

_THRESHOLDS: Final = (0, 20, 40, 60, 90)


class Labelled(Struct, frozen=True):
    """A decision: what each of its lay-downs holds, habit's first, and the mean of points that it came to."""

    view: PlayerView
    lays: tuple[tuple[Lay, ...], ...]
    points: tuple[float, ...]

    def rows(self) -> list[list[float]]:
        """The weighed features of every lay-down."""
        position, seat = position_of(self.view), self.view.seat
        around, rows = circumstances(position, seat), []
        for lays in self.lays:
            after = position.copy()
            for number, rank, naturals, jokers, twos in lays:
                after.lay(seat, number, rank, naturals, jokers, twos)
            rows.append([value * factor for value in lay_down_features(after, seat) for factor in around])
        return rows


def labelled(rules_id: str, players: int, teams: int, seed: str, worlds: int) -> Iterator[Labelled]:
    """Every decision of one match of habits with more than one lay-down, or with one and laying nothing."""
    habits, rng = Habits(), random.Random(seed)

    def decide(now: Table) -> Move:
        return habits.decide(view_of(now, now.board.mover), Think())

    for now, move in played(rules_id, players, teams, seed, decide):
        if now.board.phase == Phase.PLAY:
            view = view_of(now, now.board.mover)
            ideas = _drawn(view, [idea for idea in ideas_of(view, move) if idea.kind in (MELD, DISCARD)], rng)
            if len(ideas) > 1 and ideas[0].move == move:
                tuning, value = learned_tuning_for(view.board), value_for(view.board)
                search = Search(ideas, Worlds(view), tuning, value, rng_for(view), is_told=False)
                yield Labelled(view, tuple(idea.lays for idea in ideas), tuple(search.means(worlds, LAPS)))


def _drawn(view: PlayerView, ideas: Sequence[Idea], rng: random.Random) -> list[Idea]:
    """The first, laying nothing, and of the others those worth playing out."""
    melds = [idea for idea in ideas[1:] if idea.kind == MELD]
    if len(melds) > 2 * _PROMISING:
        best = list(most_promising(view, (ideas[0], *melds), _PROMISING)[1:])
        melds = best + rng.sample([idea for idea in melds if idea not in best], _PROMISING)
    return [*ideas[:1], *melds, *(idea for idea in ideas[1:] if idea.kind == DISCARD)]


def kept(folder: Path, decisions: int, matches: Callable[[int], Iterator[Labelled]]) -> Iterator[Labelled]:
    """That many decisions, match by match: those in the folder, then new ones, which are put there."""
    folder.mkdir(parents=True, exist_ok=True)
    done = 0
    with ProgressBar(decisions, "decision") as progress:
        for number in count():
            path = folder / f"{number:04}.msgpack"
            if not path.exists():
                partial = path.with_suffix(".part")
                partial.write_bytes(msgspec.msgpack.encode(list(matches(number))))
                partial.rename(path)
            for one in msgspec.msgpack.decode(path.read_bytes(), type=list[Labelled])[: decisions - done]:
                done += 1
                yield one
            progress.show(done)
            if done >= decisions:
                return


def earned(decisions: Sequence[tuple[Labelled, list[float]]], threshold: float) -> tuple[float, float, float]:
    """Points a decision, the half width of their interval at 95 %, and the share of decisions changed, where what the
    judge expects most of is followed if that is so much better than habit's.
    """
    gains, changed = [], 0
    for one, worths in decisions:
        best = max(range(len(worths)), key=worths.__getitem__)
        is_followed = best != 0 and worths[best] >= worths[0] + threshold
        gains.append(one.points[best] - one.points[0] if is_followed else 0.0)
        changed += is_followed
    mean = sum(gains) / len(gains)
    return mean, 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains), changed / len(gains)


def main() -> None:
    """Learns, tells what it would earn in fresh matches, and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", type=int)
    parser.add_argument("teams", type=int)
    parser.add_argument("--decisions", type=int, default=6000)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", default="train1")
    parser.add_argument("--deals", type=int, default=1000, help="that are played in counts")
    parser.add_argument("--first", type=int, default=10_000_000, help="the first of them")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the weights go")
    parser.add_argument("--kept", type=Path, default=Path("build", "laid"), help="where decisions are kept")
    options = parser.parse_args()
    name = f"{options.rules}-{shape_of(options.players, options.teams)}"

    def decisions(seed: str, most: int) -> Iterator[Labelled]:
        table = (options.rules, options.players, options.teams)
        folder = options.kept / f"{name}-{seed}-{options.worlds}"
        return kept(folder, most, lambda number: labelled(*table, f"{seed}-{number}", options.worlds))

    ridge, comparisons = Ridge(FEATURES * len(CIRCUMSTANCES), pull=20.0), 0
    for one in decisions(options.seed, options.decisions):
        first, *others = one.rows()
        for row, point in zip(others, one.points[1:], strict=True):
            ridge.add([value - base for value, base in zip(row, first, strict=True)], point - one.points[0])
            comparisons += 1
    weights = ridge.weights()
    fresh = [
        (one, [sum(value * weight for value, weight in zip(row, weights, strict=True)) for row in one.rows()])
        for one in decisions("fresh", options.decisions // 4)
    ]
    for threshold in _THRESHOLDS:
        mean, margin, changed = earned(fresh, threshold)
        print(f"{name}: {mean:+.1f} ± {margin:.1f} points a decision from {threshold} on, {changed:.0%} changed")
    width = len(CIRCUMSTANCES)
    rows = [weights[index * width : (index + 1) * width] for index in range(FEATURES)]
    asked = argparse.Namespace(most=MOST_LAY_DOWNS)
    table = CountedTable(options.rules, Judges(), asked, options.players, options.teams)
    judges = Judges({MELD: weights}, {MELD: CLEARLY})
    with ProgressBar(options.deals, "deal") as progress:
        points = []
        for deal in range(options.first, options.first + options.deals):
            points.append(table.brought(deal, judges))
            progress.show(len(points))
    lower, mean, upper = interval(points)
    print(f"{name}: {mean:+.0f} ± {(upper - lower) / 2:.0f} points a round in {options.deals} deals")
    path = options.folder / f"{name}.laid.toml"
    lines = [
        f"{feature} = [{', '.join(f'{weight:.2f}' for weight in row)}]"
        for feature, row in zip(NAMES, rows, strict=True)
    ]
    path.write_text("\n".join((f"# Learned from {comparisons} comparisons of lay-downs.", *lines)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
