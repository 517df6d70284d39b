"""What a computer player knew when it decided, and why it decided so: for looking back, from the same view alone."""

from game.ai.advice.hint import advice_for
from game.ai.easy import remembered
from game.ai.levels import Hard
from game.ai.player import BALANCED, Style, Think
from game.engine.advice import Advice
from game.engine.moves import Move
from game.engine.view import PlayerView


def as_remembered(view: PlayerView, level: str | None) -> PlayerView:
    """The view as somebody of that level used it: a beginner forgets what lies deeper in the pile."""
    return remembered(view) if level == "easy" else view


def reason_for(view: PlayerView, move: Move, level: str | None) -> Advice:
    """The facts that spoke for a move which that level made in this view."""
    return advice_for(as_remembered(view, level), move)


def without_thinking_ahead(view: PlayerView, move: Move, level: str | None, style: Style = BALANCED) -> Move | None:
    """What an expert would have done by its tuning alone, where playing ahead led to another move."""
    if level != "expert":
        return None
    first = Hard().decide(view, Think(style=style))
    return None if first == move else first
