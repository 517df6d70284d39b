"""How far there is to go: a player who sees too much, against a level: `python -m tools.bench.all_seeing --deals 20`.

It is not fair and never in the game. Either it sees each card: then it compares more moves than `expert` and plays each
out once, in the deal as it really lies. Or it sees all hands, but neither feet nor stock: then it is `expert` in worlds
with the true hands. What the others will do it can only guess, by their weights.
"""

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.from_view import position_of
from game.ai.brain.threats import is_threatened
from game.ai.expert import ideas_of, most_promising
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.levels import Hard
from game.ai.player import DEFAULT_EFFORT, Think
from game.ai.roster import player_of
from game.ai.search.ideas import Idea, beginnings, plays
from game.ai.search.playouts import Search
from game.ai.search.worlds import Worlds, rng_for
from game.cli.arguments import CommandError
from game.cli.named_rules import rules_named
from game.engine.apply import apply
from game.engine.board import Phase
from game.engine.moves import Move
from game.engine.state import Table
from game.engine.view import view_of
from game.play.dealer import derived_seed
from game.play.duel import interval
from game.rules.ruleset import RuleSet
from tools.bench.engine_matches import played_under
from tools.bench.imagined_hands import searched, with_true_hands

_TO_THE_END = 100
"""Laps of a playout that is not cut."""

_DISCARDS = 8

EVERYTHING: Final = "everything"
HANDS: Final = "hands"


class Place(NamedTuple):
    """Where it is tried out, and what the one team sees that nobody should."""

    rules: RuleSet
    players: int
    teams: int
    level: str
    sees: str
    effort: int


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


def seeing_hands(table: Table, effort: int) -> Move:
    """The move of `expert` for the seat to act, if it knew what everybody holds."""
    view = view_of(table, table.board.mover)
    default = Hard().decide(view, Think())
    ideas = ideas_of(view, default)
    if len(ideas) < 2:
        return default
    ideas = most_promising(view, ideas)
    return ideas[searched(view, ideas, with_true_hands(table, view.seat), effort)].move


def match(place: Place, seed: int, seeing_team: int) -> tuple[float, ...]:
    """What every team scored a round in a match in which one team sees too much; all others play by the level."""
    other = player_of(place.level)

    def decide(now: Table) -> Move:
        mover = now.board.mover
        if mover % place.teams != seeing_team:
            return other.decide(view_of(now, mover), Think(effort=place.effort))
        return seeing_hands(now, place.effort) if place.sees == HANDS else seeing_all(now)

    *_, (last, move) = played_under(place.rules, place.players, place.teams, seed, decide)
    board = apply(last, move).table.board
    return tuple(total / board.round for total in board.totals)


def deal(place: Place, seed: int) -> tuple[float, float]:
    """The share that the seeing team won, in every team's place by turns, and its lead over the best other one a
    round.
    """
    share = gain = 0.0
    for team in range(place.teams):
        totals = match(place, seed, team)
        best = max(total for other, total in enumerate(totals) if other != team)
        winners = sum(total == max(totals) for total in totals)
        share += (totals[team] >= best) / winners / place.teams
        gain += (totals[team] - best) / place.teams
    return share, gain


def main() -> None:
    """Plays each deal with the seeing team in every place, and prints the share that it won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", default="web", metavar="ID|FILE", help="a preset, or a file of house rules")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--teams", type=int, default=2)
    parser.add_argument("--sees", choices=(EVERYTHING, HANDS), default=EVERYTHING)
    parser.add_argument("--level", default="expert", help="of the others")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT)
    options = parser.parse_args()
    before = time.monotonic()
    try:
        rules = rules_named(options.rules, Path(), options.players)
    except CommandError as error:
        parser.error(str(error))
    place = Place(rules, options.players, options.teams, options.level, options.sees, options.effort)
    dealt = [deal(place, derived_seed(options.seed, number)) for number in range(1, options.deals + 1)]
    low, middle, high = interval([share for share, _ in dealt])
    gain = sum(gain for _, gain in dealt) / len(dealt)
    print(
        f"who sees {place.sees} beats {place.level} in {middle:.1%} ({low:.1%} to {high:.1%}) of {options.deals} deals "
        f"of {place.rules.name}, {place.players} in {place.teams}, {gain:+.0f} points a round; "
        f"{time.monotonic() - before:.0f} s"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
