"""Decisions from matches of `expert` against `hard`, as training data."""

from collections.abc import Iterator

from game.ai.player import Think
from game.ai.players.expert import Expert, ideas_of
from game.ai.players.tuned_player import Habits
from game.ai.search.ideas import Idea
from game.engine.moves import Move
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from tools.bench.engine_matches import played

_EFFORT = 400
"""Playouts of `expert`, enough for positions like those it will meet."""


def decisions(rules_id: str, players: int, teams: int, seed: int) -> Iterator[tuple[PlayerView, tuple[Idea, ...]]]:
    """Every decision of one match with more than one idea, made by the team that plays as `expert`, which alternates.

    Ideas are as in `ideas_of`, with `hard`'s choice first.
    """
    hard, expert = Habits(), Expert()

    def decide(now: Table) -> Move:
        mover = now.board.mover
        player = expert if mover % teams == seed % teams else hard
        return player.decide(view_of(now, mover), Think(effort=_EFFORT))

    for now, _ in played(rules_id, players, teams, seed, decide):
        mover = now.board.mover
        if mover % teams == seed % teams:
            view = view_of(now, mover)
            ideas = ideas_of(view, hard.decide(view, Think()))
            if len(ideas) > 1:
                yield view, ideas
