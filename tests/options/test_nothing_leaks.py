"""With options on, too: deal again what a seat has not seen, and nothing that reaches the seat may differ."""

import random

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.table.board import Phase
from tests.options.test_whole_matches import ledger_of
from tests.properties.random_play import Moment, Seating
from tests.properties.test_nothing_leaks import shuffled_where_hidden, views_that_look_alike


def dealt_again(rng: random.Random, seating: Seating, moments: list[Moment], seat: int) -> list[Moment]:
    """The same entries with everything shuffled that the seat can neither have seen nor concluded.

    Everybody hears which stacks the bottom cards marked, and a red three that came up would have been laid down.
    """
    ledger = ledger_of(seating, moments)
    marking = {card for bottoms in ledger.bottoms.values() for card in bottoms}
    laid = {
        card for card, face in enumerate(ledger.face) if face in ("3H", "3D") and seating.rules.red_threes == "lay_down"
    }
    places = [card for card in ledger.hidden_from(seat) if card not in marking | laid]
    return shuffled_where_hidden(rng, ledger.face, places, moments)


def test_nothing_hidden_reaches_a_seat(option_seating: Seating) -> None:
    """Given another deal of all it never saw, a seat has the same view, refusals, candidates, news and decision."""
    compared = 0
    for view, other in views_that_look_alike(option_seating, dealt_again):
        compared += 1
        if view.is_mine and view.board.phase != Phase.CUT and not view.board.shuffle_due:
            normal = player_of("normal")
            assert normal.decide(other, Think()) == normal.decide(view, Think())
    assert compared
