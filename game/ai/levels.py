"""The players between a beginner and one who thinks ahead: each is only a tuning."""

from collections.abc import Callable

from game.ai.brain.tuning import Tuning
from game.ai.players.tuned_player import TunedPlayer
from game.ai.tunings.fixed_tunings import BEGINNER, fixed_tuning_for
from game.ai.tunings.learned_weights import learned_tuning_for
from game.engine.table.board import Board


class Normal(TunedPlayer):
    """The level `normal`: sound common sense at every decision."""

    def __init__(self, tuning: Callable[[Board], Tuning] | Tuning = fixed_tuning_for) -> None:
        super().__init__(tuning)


class Habits(TunedPlayer):
    """What `hard` and `expert` do without looking ahead: tuned for the rules and the table."""

    def __init__(self, tuning: Callable[[Board], Tuning] | Tuning = learned_tuning_for) -> None:
        super().__init__(tuning, plays_rounds_on=True)


def tuning_of(level: str | None, board: Board) -> Tuning:
    """The level's tuning at this table; that of `normal` for an unknown level."""
    match level:
        case "easy":
            return BEGINNER
        case "hard" | "expert":
            return learned_tuning_for(board)
        case _:
            return fixed_tuning_for(board)
