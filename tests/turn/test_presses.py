"""What pressing an offered button comes to, at the screen and on a phone."""

from typing import get_args

import pytest
from msgspec.structs import replace

from game.engine.moves import Discard
from game.engine.refusal import WrongPhase
from game.turn.arrangement import Arrangement, settle
from game.turn.offered_buttons import Action, controls
from game.turn.presses import press
from tests.build import WEB, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")
OF_THE_GAME = ("hint", "coach_show", "undo", "undo_turn")


@pytest.mark.parametrize("phase", ["draw", "play"])
@pytest.mark.parametrize("action", [action for action in get_args(Action) if action not in OF_THE_GAME])
def test_whatever_may_be_offered_can_be_pressed(action: Action, phase: str) -> None:
    """Given any moment of a turn, a press comes to something to play, to arrange or to say, and never to a fault."""
    view = my_view(table(hand="KC KD 4S", phase=phase, pile="5C KS", melds=("QC QD QS",), rules=WEB))
    arrangement = settle(Arrangement(), view)
    outcome = press(view, arrangement, action)
    offered = {control.action for control in controls(view, arrangement, 0, NAMES) if not control.reason}
    if action in offered:
        assert outcome.move is not None or outcome.arrangement is not None


def test_discarding_before_drawing_takes_no_pile() -> None:
    """Given a king chosen before drawing and a king on the pile, to discard it is refused; only dropping it there means
    to take the pile. After drawing it is discarded.
    """
    before, after = (
        my_view(table(hand="KC KD 4S", phase=phase, pile="5C KS", rules=WEB)) for phase in ("draw", "play")
    )
    chosen = replace(settle(Arrangement(), before), chosen=(0,))
    assert press(before, chosen, "discard").refusal == WrongPhase()
    assert isinstance(press(after, chosen, "discard").move, Discard)
