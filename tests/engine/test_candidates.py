"""The moves worth thinking about: complete in kind, each once, in a fixed order."""

from game.engine.candidates import candidates
from tests.build import CAMPUS, my_view, table


def test_no_move_is_offered_twice() -> None:
    """Given an upcard that no hand card is like, the take that lays it alone onto a meld is offered once."""
    now = table("AS AH JS", CAMPUS, pile="9S", melds=["9C 9D 9H"])
    moves = candidates(my_view(now))
    assert len(moves) == len(set(moves)) == 2
