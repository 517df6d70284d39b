"""What searching in likelier worlds is worth: `python -m tools.bench.imagined_hands web 4 2 --decisions 300`.

The decisions are those of `expert` in matches against `hard` in which there is a choice. The search decides each three
times: in worlds dealt by chance alone, in those weighed by what seats were seen to do, and with every hand as it
really is, which nobody can know. Where its move is another than in even worlds both are followed in fresh worlds with
the true hands, feet and stock dealt anew, everybody going on by the learned weights to the end of the round. Figures
are points a round: the mean of a decision times the decisions of a round.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec.structs import replace

from game.ai.expert import Expert, ideas_of, most_promising
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.levels import Hard
from game.ai.player import DEFAULT_EFFORT, Think
from game.ai.search.ideas import Idea
from game.ai.search.playouts import Imagined, Search, lead_after
from game.ai.search.worlds import Worlds, rng_for
from game.engine.moves import Move
from game.engine.state import Table
from game.engine.view import PlayerView, view_of
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played

_TO_THE_END: Final = 400
"""Turns of a playout that is not cut."""

_HARVEST: Final = 400
"""Playouts on each decision of the matches that the decisions are taken from."""

_CHECKED: Final = 64
"""Worlds with the true hands in which two moves are compared."""


def with_true_hands(table: Table, seat: int) -> Worlds:
    """Worlds in which each hand is what it is; what nobody holds lies in feet and stock by chance."""
    view = view_of(table, seat)
    return Worlds(replace(view, board=replace(view.board, taken=table.hands, history=())))


def choices(
    rules_id: str, players: int, teams: int, seed: int
) -> Iterator[tuple[Table, PlayerView, tuple[Idea, ...], int]]:
    """The decisions of one match with more than one idea, and the number of the round that each is in."""
    hard, expert = Hard(), Expert()

    def decide(now: Table) -> Move:
        mover = now.board.mover
        player = expert if mover % teams == seed % teams else hard
        return player.decide(view_of(now, mover), Think(effort=_HARVEST))

    for now, _ in played(rules_id, players, teams, seed, decide):
        mover = now.board.mover
        if mover % teams == seed % teams:
            view = view_of(now, mover)
            ideas = ideas_of(view, hard.decide(view, Think()))
            if len(ideas) > 1:
                yield now, view, most_promising(view, ideas), now.board.round


def searched(view: PlayerView, ideas: tuple[Idea, ...], worlds: Imagined, effort: int) -> int:
    """The idea that the search follows in these worlds."""
    board = view.board
    search = Search(ideas, worlds, learned_tuning_for(board), value_for(board), rng_for(view))
    return search.run(effort).choice


def gained(table: Table, view: PlayerView, ideas: tuple[Idea, ...], one: int, other: int, worlds: int) -> float:
    """Points by which an idea is better than another with the hands as they are."""
    if one == other:
        return 0.0
    true, rng = with_true_hands(table, view.seat), random.Random(rng_for(view).random())
    tuning, value = learned_tuning_for(view.board), value_for(view.board)
    gains = []
    for _ in range(worlds):
        world = true.one(rng)
        mine, its = (lead_after(world, ideas[index], _TO_THE_END, tuning, value) for index in (one, other))
        gains.append(mine - its)
    return fmean(gains)


def main() -> None:
    """Measures, and prints a line now and then."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", type=int)
    parser.add_argument("teams", type=int)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    before = time.monotonic()
    place = options.rules, options.players, options.teams
    found = ((number, one) for number in count() for one in choices(*place, options.seed << 20 | number))
    rounds: set[tuple[int, int]] = set()
    weighed: list[float] = []
    room: list[float] = []
    overruled = [0, 0, 0]
    for number, (table, view, ideas, in_round) in islice(found, options.decisions):
        rounds.add((number, in_round))
        imagined = (Worlds(view, weights=()), Worlds(view), with_true_hands(table, view.seat))
        even, likely, true = (searched(view, ideas, worlds, options.effort) for worlds in imagined)
        for which, choice in enumerate((even, likely, true)):
            overruled[which] += choice != 0
        weighed.append(gained(table, view, ideas, likely, even, _CHECKED))
        room.append(weighed[-1] if true == likely else gained(table, view, ideas, true, even, _CHECKED))
        if len(weighed) % 300 == 0 or len(weighed) == options.decisions:
            each = len(weighed) / len(rounds)
            told = ", ".join(
                f"{name} {fmean(gains) * each:+.0f} ±{1.96 * stdev(gains) / sqrt(len(gains)) * each:.0f}"
                for name, gains in (("weighed worlds", weighed), ("the true hands", room))
            )
            differ = sum(gain != 0 for gain in weighed)
            print(
                f"{options.rules} {len(weighed)} decisions of {len(rounds)} rounds: points a round over even worlds: "
                f"{told}; {differ} other moves, {overruled} overrule the default; {time.monotonic() - before:.0f} s"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
