"""Looking back at a computer player's decision: what it knew then, and why it decided so."""

from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.expert import Expert
from game.ai.players.tuned_player import Habits
from game.engine.moves import Draw
from game.engine.table.view import PlayerView
from game.reason.hindsight import as_remembered, reason_then, without_thinking_ahead
from game.reason.purposes import LeavesPile
from tests.build import cards, my_view, table, throw

PILE = "2C 2D 2H 4D 9H 5D KS"


def deep() -> PlayerView:
    """A pile with wilds at its bottom that everybody saw go by."""
    view = my_view(table("KC KD 4C 5C 6C 7C 8C", pile=PILE, melds=["AC AD AS"], turns=3))
    return replace(view, board=replace(view.board, pile_seen=cards(PILE)))


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


def test_only_who_thinks_ahead_had_a_first_thought() -> None:
    """Given another move than that of the tuning, the first thought of who plays ahead is told; nobody else's."""
    view = my_view(table("KC KD KH 9C 9D 2C 2D 4H 5S 5D JD", phase="play", melds=["AC AD AS 2D", "QC QD QH QS"]))
    plain = Habits().decide(view, Think())
    assert without_thinking_ahead(view, throw("JD"), "expert") == plain
    assert without_thinking_ahead(view, plain, "expert") is None
    assert without_thinking_ahead(view, throw("JD"), "normal") is None
    assert Expert().decide(view, Think(effort=1)) == plain
