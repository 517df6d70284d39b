"""How much better than a level one could play: `python -m tools.bench.room_above hard --rules family --deals 50`.

One team is `expert`, but thinks ahead in worlds in which every hand is the real one; only feet and stock are guessed.
No fair player can know that, so its result is an upper bound for `expert`. Every deal is played from each side, as in
duels.
"""

import argparse
from statistics import fmean
from typing import Final

from msgspec.structs import replace
from tqdm import tqdm

from game.ai.player import DEFAULT_EFFORT, Think
from game.ai.players.expert import ideas_of, most_promising
from game.ai.players.tuned_player import Habits
from game.ai.roster import player_of
from game.ai.search.playouts import PLAYED, Search, laps_ahead
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import learned_tuning_for, value_for
from game.engine.apply import apply
from game.engine.moves import Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.play.dealer import derived_seed
from game.play.results.duel import interval
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played

_PLAYERS: Final = 4
_TEAMS: Final = 2


def seeing_hands(table: Table, effort: int) -> Move:
    """The move that `expert` would make here if it knew every hand."""
    view = view_of(table, table.board.mover)
    default = Habits().decide(view, Think())
    ideas = most_promising(view, found) if len(found := ideas_of(view, default)) > 1 else ()
    if not ideas:
        return default
    open_board = replace(view.board, taken=table.hands, history=())
    worlds, board = Worlds(replace(view, board=open_board)), view.board
    search = Search(
        ideas, worlds, learned_tuning_for(board), value_for(board), rng_for(view), laps_ahead(board), PLAYED
    )
    return ideas[search.run(effort).choice].move


def match(rules: str, level: str, seed: int, seeing: int, effort: int) -> tuple[float, float]:
    """The share of a match that the seeing team won (a draw is half), and its lead in points per round."""
    other = player_of(level)

    def decide(now: Table) -> Move:
        mover = now.board.mover
        if mover % _TEAMS == seeing:
            return seeing_hands(now, effort)
        return other.decide(view_of(now, mover), Think(effort=effort))

    *_, (last, move) = played(rules, _PLAYERS, _TEAMS, seed, decide)
    board = apply(last, move).table.board
    lead = board.totals[seeing] - board.totals[1 - seeing]
    return (lead > 0) + (lead == 0) / 2, lead / board.round


def main() -> None:
    """Play the deals, each from both sides, and print the share that the seeing team won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("level", help="of the other team")
    parser.add_argument("--rules", choices=PRESET_IDS, default="web")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=1, help="number of the first deal")
    parser.add_argument("--seed", default="room")
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT, help="playouts for a decision")
    options = parser.parse_args()
    shares, leads = [], []
    for number in tqdm(range(options.first, options.first + options.deals), unit="deal"):
        both = [
            match(options.rules, options.level, derived_seed(options.seed, number), seeing, options.effort)
            for seeing in range(_TEAMS)
        ]
        shares.append(fmean(share for share, _ in both))
        leads.append(fmean(lead for _, lead in both))
    lower, middle, upper = interval(shares)
    print(
        f"{options.rules}: one that sees all hands beats {options.level} in {middle:.1%} ({lower:.1%} to {upper:.1%}) "
        f"of {options.deals} deals, by {fmean(leads):+.0f} points a round"
    )


if __name__ == "__main__":
    main()
