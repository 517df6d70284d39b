"""The outcomes of pressing the offered buttons. The game handles hints, the coach and Undo."""

from collections.abc import Callable, Mapping
from typing import Final

from game.engine.moves import Hold, Pass, Peek
from game.engine.table.view import PlayerView
from game.turn.arrangement import Arrangement, sort_next
from game.turn.gesture_outcomes import (
    Outcome,
    confirm,
    discard_chosen,
    draw,
    go_out,
    if_legal,
    meld_chosen,
    stage_for_me,
    take_pile,
    unstage_all,
)
from game.turn.offered_buttons import Action

_PRESSES: Final[Mapping[Action, Callable[[PlayerView, Arrangement], Outcome]]] = {
    "draw": draw,
    "take": take_pile,
    "peek": lambda view, arrangement: if_legal(view, Peek()),
    "pass": lambda view, arrangement: if_legal(view, Pass()),
    "meld": meld_chosen,
    "play": confirm,
    "discard": discard_chosen,
    "go_out": go_out,
    "hold": lambda view, arrangement: if_legal(view, Hold()),
    "stage": stage_for_me,
    "take_back": lambda view, arrangement: unstage_all(arrangement),
    "sort": lambda view, arrangement: Outcome(arrangement=sort_next(arrangement, view)),
}


def press(view: PlayerView, arrangement: Arrangement, action: Action) -> Outcome:
    """The outcome of pressing a button, whatever its label; `hint`, `coach_show`, `undo` and `undo_turn` have none."""
    return _PRESSES[action](view, arrangement)
