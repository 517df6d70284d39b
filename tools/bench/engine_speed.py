"""How fast engine and players are, on one core: `python -m tools.bench.engine_speed --seconds 2`.

With `--tree` the checkout of another commit plays the same series alternating with ours, under several rule sets.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.ai.brain.tuning import Tuning
from game.ai.level_names import LEVELS
from game.ai.player import Player, Think
from game.ai.roster import player_of
from game.ai.tunings.trial_rounds import dealt, play_out
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.rules.presets import preset
from saves.records.lines import MoveLine, encode_line
from tools.bench.engine_matches import played

_HERE: Final = Path(__file__).parents[2]

_WANTED: Final = (GoOut, Take, MeldCards, Draw, Discard)
"""What a random player does first if possible: otherwise a random match hardly ever ends."""


class RandomCandidates:
    """Draws its moves at random from the candidates, usually of a wanted kind."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def decide(self, view: PlayerView, think: Think) -> Move:
        """Any of the candidates."""
        moves = candidates(view)
        for kind in _WANTED:
            fitting = [move for move in moves if type(move) is kind]
            if fitting and self._chance.random() < 0.7:
                return self._chance.choice(fitting)
        return self._chance.choice(moves)


def match_of_four(rules_id: str, seed: int, player: Player, effort: int = 60) -> Iterator[tuple[Table, Move]]:
    """A whole match of two teams, with the player at every seat: every table with the move made on it."""
    think = Think(effort=effort)
    return played(rules_id, 4, 2, seed, lambda now: player.decide(view_of(now, now.board.mover), think))


def rate(seconds: float, work: Callable[[], int]) -> float:
    """Units of work per second."""
    start, done = time.perf_counter(), 0
    while (took := time.perf_counter() - start) < seconds:
        done += work()
    return done / took


def engine_rate(seconds: float) -> float:
    """Moves of random and sensible matches checked, applied and encoded per second."""
    moments = [*match_of_four("web", 1, RandomCandidates(1)), *match_of_four("web", 2, player_of("normal"))]

    def once() -> int:
        for table, move in moments:
            apply(table, move)  # checks first
            encode_line(MoveLine(seat=table.board.mover, move=move))
        return len(moments)

    return rate(seconds, once)


def match_rate(seconds: float, player: Player) -> float:
    """Whole matches per second."""
    seeds = iter(range(1, 1_000_000))
    return rate(seconds, lambda: (sum(1 for _ in match_of_four("web", next(seeds), player)) > 0) * 1)


def count_rate(seconds: float) -> float:
    """Turns in counts per second, with the tuned player at every seat."""
    seeds, tuning, rules = iter(range(1, 1_000_000)), Tuning(), preset("web")

    def once() -> int:
        position = dealt(rules, 4, 2, next(seeds), 1)
        play_out(position, [tuning] * 2)
        return sum(position.turns)

    return rate(seconds, once)


def candidate_times() -> list[float]:
    """Milliseconds that `candidates` takes on hands of fifteen cards before the melds of a turn."""
    times = []
    for seed in range(1, 40):
        for table, _ in match_of_four("web", seed, player_of("normal")):
            if table.board.phase == Phase.PLAY and table.board.hands[table.board.mover] == 15:
                view = view_of(table, table.board.mover)
                before = time.perf_counter()
                candidates(view)
                times.append((time.perf_counter() - before) * 1000)
    return times


def simulated_rate(tree: Path, rules_id: str, games: int) -> float:
    """Moves per second of four `normal` players, as reported by that checkout's `simulate`."""
    with tempfile.TemporaryDirectory() as data:
        told = subprocess.run(
            [
                *(sys.executable, "main.py", "simulate", "--rules", rules_id, "--games", str(games), "--teams", "2v2"),
                *("--seats", ",".join(["normal"] * 4), "--seed", "speed", "--workers", "1"),
                *("--data-dir", data, "--json"),
            ],
            cwd=tree,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(json.loads(told.stdout)["moves_per_second"])


def compare(tree: Path, repeats: int, games: int) -> None:
    """Print how fast `simulate` is here and in another checkout, alternating."""
    for rules_id in ("web", "family", "partners"):
        pairs = [
            (simulated_rate(_HERE, rules_id, games), simulated_rate(tree, rules_id, games)) for _ in range(repeats)
        ]
        ours, theirs = (statistics.median(rates) for rates in zip(*pairs, strict=True))
        ratio = statistics.median(here / there for here, there in pairs)
        print(f"{rules_id}: {ours:,.0f} moves a second, {theirs:,.0f} in {tree}; ours are {ratio:.2f} times that")


def main() -> None:
    """Measures everything and prints it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--tree", type=Path, metavar="DIR", help="a checkout of another commit: compare `simulate`")
    parser.add_argument("--games", type=int, default=30, help="games of a series with --tree")
    options = parser.parse_args()
    if options.tree:
        compare(options.tree, options.repeats, options.games)
        return
    rate = statistics.median(engine_rate(options.seconds) for _ in range(options.repeats))
    print(f"judged, applied and encoded: {rate:,.0f} moves a second")
    times = candidate_times()
    print(f"candidates on 15 cards: median {statistics.median(times):.3f} ms, most {max(times):.2f} ms of {len(times)}")
    print(f"turns in counts: {count_rate(options.seconds):,.0f} a second")
    print(f"random matches: {match_rate(options.seconds, RandomCandidates(5)):.1f} a second")
    for level in LEVELS:
        if level != "expert":
            print(f"matches of {level}: {match_rate(options.seconds, player_of(level)):.1f} a second")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
