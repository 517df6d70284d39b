"""A yardstick, not a level: plays any legal move, each equally likely, so that levels can be measured against it."""

from game.ai.player import Think
from game.ai.search.worlds import rng_for
from game.engine.candidates import candidates
from game.engine.moves import Move
from game.engine.table.view import PlayerView


class RandomPlayer:
    """Decides at random, with the same result for the same view."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        return rng_for(view).choice(candidates(view))
