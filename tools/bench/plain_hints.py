"""What plain hints cost: `python -m tools.bench.plain_hints --matches 3`.

If a hint names a plain move (`game/ai/players/plain_moves.py`) instead of the one that it would name otherwise, both
are played out in the same fresh worlds to the end of the round.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final
from unittest.mock import patch

from game.ai.player import Think
from game.ai.players import expert
from game.ai.players.expert import Expert, Thought
from game.ai.players.tuned_player import Habits
from game.ai.search.playouts import Search
from game.ai.search.worlds import Worlds
from game.ai.tunings.learned_weights import learned_tuning_for, value_for
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import derived_seed
from game.reason.hint import EFFORT
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played

_WORLDS: Final = 100
_TO_THE_END: Final = 60
"""More laps than any round has."""

_Z: Final = 1.96


def views(rules: str, seed: int) -> Iterator[PlayerView]:
    """The views at each decision of the play phase in a match of four by habit."""
    level = Habits()
    for now, _ in played(rules, 4, 2, seed, lambda now: level.decide(view_of(now, now.board.mover), Think())):
        if now.board.phase == Phase.PLAY:
            yield view_of(now, now.board.mover)


def thought_of(view: PlayerView) -> Thought:
    """The thought behind a hint."""
    *_, last = Expert().thoughts(view, Think(effort=EFFORT), explains=True)
    return last


def gain(view: PlayerView) -> float | None:
    """Points by which the hint is better than without plain moves; None if it is the same."""
    new = thought_of(view)
    if not new.plain:
        return None
    with patch.object(expert, "plain_ideas", lambda *_: ()):
        old = thought_of(view)
    if new.move == old.move:
        return None
    ideas = [next(idea for idea in thought.ideas if idea.move == thought.move) for thought in (old, new)]
    board = view.board
    search = Search(ideas, Worlds(view), learned_tuning_for(board), value_for(board), Random(1))
    before, after = search.means(_WORLDS, _TO_THE_END)
    return after - before


def main() -> None:
    """Print the gain per changed hint, with its 95 % interval, for openings and for books."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=3, help="of each rule set")
    parser.add_argument("--seed", default="plain")
    options = parser.parse_args()
    gains: dict[bool, list[float]] = {False: [], True: []}
    seen = 0
    for rules in PRESET_IDS:
        for number in range(1, options.matches + 1):
            for view in views(rules, derived_seed(options.seed, number)):
                seen += 1
                if (found := gain(view)) is not None:
                    gains[view.board.has_opened(view.team)].append(found)
    for name, points in (("openings", gains[False]), ("books", gains[True])):
        error = _Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        told = f"{fmean(points):+.0f} ±{error:.0f}" if points else "–"
        print(f"{name}: {len(points)} of {seen} hints changed, {told} points each")


if __name__ == "__main__":
    main()
