"""Looking back at a computer player's decision: what it knew then, and why it decided so."""

import pytest

from game.ai.player import Think
from game.ai.players.expert import Expert
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Habits
from game.engine.moves import Draw, Move
from game.engine.table.view import PlayerView
from game.reason.hindsight import as_remembered, in_hards_place, reason_then, without_thinking_ahead
from game.reason.purposes import Advice, LeavesPile
from tests.build import cards, go_out, lay, my_view, table, take, throw

PILE = "2C 2D 2H 4D 9H 5D KS"


def deep() -> PlayerView:
    """A pile with wilds at its bottom that everybody saw go by."""
    return my_view(table("KC KD 4C 5C 6C 7C 8C", pile=PILE, melds=["AC AD AS"], turns=3, watched=True))


def test_a_beginner_is_shown_with_what_it_remembered() -> None:
    """Given a pile that went by more than a lap ago, easy had forgotten it; the others had the whole view."""
    view = deep()
    assert as_remembered(view, "easy").board.pile_seen == cards("4D 9H 5D KS")
    assert as_remembered(view, "easy").hand == view.hand
    assert all(as_remembered(view, level) == view for level in ("normal", "hard", "expert", None))


def test_the_reason_rests_on_what_was_remembered() -> None:
    """Given wilds deep in the pile, easy left a pile of which little helped; nobody else is said to have done that."""
    view = deep()
    assert isinstance(reason_then(view, Draw(), "easy").purpose, LeavesPile)
    assert reason_then(view, Draw(), "normal").purpose is None


@pytest.mark.parametrize(
    ("move", "own", "expected"),
    [
        (throw("4C"), throw("4D"), True),
        (throw("4C"), throw("5C"), False),
        (throw("4C"), Draw(), False),
        (Draw(), Draw(), True),
        (lay("KC > 0"), lay("KD > 0", "QC > 1"), True),
        (lay("KC > 0", "QC > 1"), lay("KD > 0"), False),
        (lay("KC > 0"), lay("KD > 1"), False),
        (lay("KC KD KH"), lay("KC KD KH"), True),
        (take("KC KD KH"), take("KC KD KH", "QC QD QH"), True),
        (take("KC KD KH"), Draw(), False),
        (go_out("KC > 0"), go_out(discard="KC"), True),
        (go_out("KC > 0"), lay("KC > 0"), False),
    ],
)
def test_moves_that_count_as_the_same(move: Move, own: Move, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a person's move and that of hard, cards of a rank are alike, and so is a part of what it would lay: the
    person's move is told of, otherwise its own.
    """
    monkeypatch.setattr(Hard, "decide", lambda *_: own)
    monkeypatch.setattr("game.reason.hindsight.reason_for", lambda _, told: Advice(move=told))
    assert in_hards_place(deep(), move).move == (move if expected else own)


def test_only_who_thinks_ahead_had_a_first_thought() -> None:
    """Given another move than that of the tuning, the first thought of who plays ahead is told; nobody else's."""
    view = my_view(table("KC KD KH 9C 9D 2C 2D 4H 5S 5D JD", phase="play", melds=["AC AD AS 2D", "QC QD QH QS"]))
    plain = Habits().decide(view, Think())
    assert without_thinking_ahead(view, throw("JD"), "expert") == plain
    assert without_thinking_ahead(view, plain, "expert") is None
    assert without_thinking_ahead(view, throw("JD"), "normal") is None
    assert Expert().decide(view, Think(effort=1)) == plain
