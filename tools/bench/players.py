"""How long computer players think: `python -m tools.bench.players`, on one core.

A match of four experts at the default effort as in `simulate`, playouts per second, and how long a turn takes in the
window, where the worker thinks as long as the clock allows.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from math import ceil
from typing import Any

from msgspec import Struct, to_builtins

from game.ai.player import DEFAULT_EFFORT, never
from game.ai.players import expert
from game.ai.roster import player_of
from game.ai.search.playouts import Search
from game.play.machine_players import TURN_SECONDS, MachinePlayers
from game.play.match import Match
from game.play.thinking.thinker import Thinker
from tools.bench.engine_speed import match_of_four


class ThinkingTimes(Struct, frozen=True):
    """How long computer players take."""

    match_seconds: float
    """The median match."""
    decisions: int
    """Of all matches, including those without alternatives."""
    playouts_a_second: float
    turns: int
    turn_median: float
    turn_p99: float
    """Seconds of a turn in the window."""
    turn_budget: float = TURN_SECONDS


class Counted(Search):
    """Adds up the playouts of every search."""

    total = 0

    def slices(self, effort: int, is_enough: Callable[[], bool] = never) -> Iterator[Any]:
        """The same verdicts."""
        try:
            yield from super().slices(effort, is_enough)
        finally:  # a search may be abandoned
            Counted.total += self.playouts


def whole_matches(seeds: range) -> tuple[list[float], int, float]:
    """Seconds of each match of four experts, all their decisions, and playouts per second."""
    expert.Search = Counted  # type: ignore[attr-defined]  # where the level looks it up
    Counted.total, decisions, times = 0, 0, []
    for seed in seeds:
        begun = time.thread_time()
        decisions += sum(1 for _ in match_of_four("web", seed, player_of("expert"), DEFAULT_EFFORT))
        times.append(time.thread_time() - begun)
        print(f"match {seed}: {times[-1]:.1f} s", file=sys.stderr, flush=True)
    return times, decisions, Counted.total / sum(times)


def window_turns(most: int) -> list[float]:
    """Seconds of this many expert turns at a table in a window, from the question to the last answer."""
    from game.cli.game_window import new_header
    from game.play.seats import seat_plans, table_plan
    from game.rules.presets import preset

    rules = preset("web")
    header = new_header(rules, table_plan(rules, None, seat_plans("expert,expert,expert,expert")), "turns")
    match, thinker = Match(header, clock=time.monotonic), Thinker(time.monotonic)
    others, turns, spent = MachinePlayers(match, thinker), list[float](), 0.0
    try:
        thinker.start()
        while len(turns) < most and not match.is_over:
            if match.awaits_deal:
                match.begin_round()
                continue
            seat, begun = match.board.turn, time.monotonic()
            while (move := others.poll()) is None:
                time.sleep(0.002)
            spent += time.monotonic() - begun
            match.play(match.board.mover, move)
            if match.board.turn != seat or match.awaits_deal:
                turns.append(spent)
                spent = 0.0
    finally:
        thinker.close()
    return turns[1:]  # the worker starts during the first one


def thought(matches: int, turns: int) -> ThinkingTimes:
    """All the figures."""
    times, decisions, playouts = whole_matches(range(1, matches + 1))
    took = sorted(window_turns(turns + 1))
    p99 = took[ceil(0.99 * len(took)) - 1]
    return ThinkingTimes(statistics.median(times), decisions, playouts, len(took), statistics.median(took), p99)


def main() -> None:
    """Measures, and prints JSON."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.players", description=__doc__)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--turns", type=int, default=100, help="in the window (default: 100)")
    options = parser.parse_args()
    print(json.dumps(to_builtins(thought(options.matches, options.turns))))


if __name__ == "__main__":
    main()
