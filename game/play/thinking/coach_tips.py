"""What a coach can say about a person's decision: the same advice as the hint's, with the tips that go with it."""

from collections.abc import Sequence

from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import Coaching
from game.engine.events import Event
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.reason.hint import settled


def coaching(view: PlayerView, happened: Sequence[Event]) -> Coaching | None:
    """For a seat that is to draw, lay down or discard; None for any other.

    `happened` is what the seat has seen since its last turn.
    """
    if not view.is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    advice = settled(view)
    return Coaching(tips_for(view, advice.move, happened, advice.purpose), advice)
