"""How far there is to go: a player who sees each card, against `expert`: `python -m tools.bench.all_seeing --deals 20`.

It is not fair and never in the game. It compares more moves than `expert` and plays each out once, in the deal as it
really lies; what the others will do it can only guess, by their weights.
"""

import argparse
import random
import sys
import time

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.brain.from_view import position_of
from game.ai.brain.position import CountedPosition
from game.ai.brain.threats import is_threatened
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.levels import Hard
from game.ai.player import DEFAULT_EFFORT, Think
from game.ai.roster import player_of
from game.ai.search.ideas import Idea, beginnings, plays
from game.ai.search.playouts import Search
from game.ai.search.worlds import Worlds, rng_for
from game.engine.apply import apply
from game.engine.board import Phase
from game.engine.moves import Move
from game.engine.state import Table
from game.engine.view import view_of
from game.play.dealer import derived_seed
from game.play.duel import interval
from game.rules.presets import PRESET_IDS
from tools.bench.matches import played

_TO_THE_END = 100
"""Laps of a playout that is not cut."""

_DISCARDS = 8


class TheWorld:
    """The one world there really is."""

    def __init__(self, table: Table, seat: int) -> None:
        """What lies on the table, as the seat would see it if nothing were hidden."""
        view = view_of(table, seat)
        self.is_last_round = Worlds(view).is_last_round
        self._truth = position_of(view)
        self._truth.hands = [counts_of(hand) for hand in table.hands]
        self._truth.feet = [counts_of(foot) for foot in table.feet]
        self._truth.tails = [counts_of(tail) for tail in table.tails]
        self._truth.deck = [CLASS_OF[card] for card in table.stock]

    def one(self, rng: random.Random) -> CountedPosition:
        """A copy of it."""
        return self._truth.copy()


def seeing_all(table: Table) -> Move:
    """The move of the seat to act that ends best when the round is played out as it lies."""
    view = view_of(table, table.board.mover)
    default = Hard().decide(view, Think())
    if view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return default
    ideas = _ideas(table, default)
    if len(ideas) < 2:
        return default
    world = TheWorld(table, view.seat)
    search = Search(ideas, world, learned_tuning_for(view.board), value_for(view.board), rng_for(view))
    outcomes = search.means(1, _TO_THE_END)
    return ideas[max(range(len(ideas)), key=outcomes.__getitem__)].move


def _ideas(table: Table, default: Move) -> list[Idea]:
    view = view_of(table, table.board.mover)
    tuning, position = learned_tuning_for(view.board), position_of(view)
    if view.board.phase == Phase.DRAW:
        ideas = beginnings(view, position, tuning)
    else:
        ideas = plays(view, position, tuning, is_threatened(position, view.seat, tuning), _DISCARDS)
    return sorted(ideas, key=lambda idea: idea.move != default)


def match(rules_id: str, seed: int, seeing_team: int, level: str, effort: int) -> tuple[int, ...]:
    """The totals of a match of four; one team sees everything, the other plays by the level."""
    other = player_of(level)

    def decide(now: Table) -> Move:
        if now.board.mover % 2 == seeing_team:
            return seeing_all(now)
        return other.decide(view_of(now, now.board.mover), Think(effort=effort))

    *_, (last, move) = played(rules_id, 4, 2, seed, decide)
    return apply(last, move).table.board.totals


def main() -> None:
    """Plays each deal twice, with sides exchanged, and prints the share that the all-seeing side won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=PRESET_IDS, default="web")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT)
    options = parser.parse_args()
    before = time.monotonic()
    shares, points = [], []
    for number in range(1, options.deals + 1):
        share = gain = 0.0
        for team in (0, 1):
            totals = match(options.rules, derived_seed(options.seed, number), team, options.level, options.effort)
            lead = totals[team] - totals[1 - team]
            share += 0.5 if lead > 0 else 0.25 if not lead else 0.0
            gain += lead / 8
        shares.append(share)
        points.append(gain)
    low, middle, high = interval(shares)
    took = time.monotonic() - before
    print(
        f"all-seeing beats {options.level} in {middle:.1%} ({low:.1%} to {high:.1%}) of {options.deals} deals of "
        f"{options.rules}, {sum(points) / len(points):+.0f} points a round, {took:.0f} s"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
