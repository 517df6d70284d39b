"""Advice without thinking: the same reasons in a thousandth of the time."""

from game.engine.table.view import PlayerView
from game.reason.hint import habit, reason_for
from game.reason.purposes import Advice


def hint(view: PlayerView) -> Advice:
    """What `hard` would do by habit, and what for."""
    return reason_for(view, habit(view))
